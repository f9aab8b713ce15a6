import { type Effect, ITEMS, TERRAINS } from '../../content/schema.ts'
import type { Lexicon } from '../lexicon.ts'

type Does = Effect['does']
type OfItem = 'gainItem' | 'gainItemAll'
type OfTerrain = 'moveCamp' | 'travel'
type Counted =
  | 'suffer'
  | 'gainSupport'
  | 'draw'
  | 'healAll'
  | 'supportOnInjury'
  | 'supportOnBuild'
  | 'supportOnDestroy'
  | 'ignoreResult'
type Plain = Exclude<Does, OfItem | OfTerrain | Counted> | 'destroyMechHere'

/** What each ability does, in one sentence. */
export type AbilityWords = Readonly<
  Record<Plain, string> &
    Record<OfItem, (item: string) => string> &
    Record<OfTerrain, (terrain: number) => string> &
    Record<Counted, (count: number) => string>
>

export function abilityOf(words: AbilityWords, { items }: Lexicon, effect: Effect): string {
  switch (effect.does) {
    case 'gainItem': {
      const { acc } = items[ITEMS.indexOf(effect.item)]
      return effect.who === 'all' ? words.gainItemAll(acc) : words.gainItem(acc)
    }
    case 'destroyMech':
      return effect.where === 'own' ? words.destroyMechHere : words.destroyMech
    case 'moveCamp':
    case 'travel':
      return words[effect.does](TERRAINS.indexOf(effect.terrain))
    case 'suffer':
    case 'healAll':
      return words[effect.does](effect.injuries)
    case 'gainSupport':
    case 'supportOnInjury':
    case 'supportOnBuild':
    case 'supportOnDestroy':
      return words[effect.does](effect.support)
    case 'draw':
      return words.draw(effect.cards)
    case 'ignoreResult':
      return words.ignoreResult(effect.result)
    default:
      return words[effect.does]
  }
}
