import { listed } from '@vyprava/module/wording.ts'
import {
  type Cost,
  ELEMENTS,
  type Element,
  GEMS,
  type GemKind,
  type Op,
  type Site,
  type Until,
  type When,
} from '../../content/schema.ts'
import { opsText, rowsText } from '../effects.ts'
import type { effects } from '../en/effects.ts'
import { type EffectWords, type Lexicon, signed, times } from '../lexicon.ts'
import type { Names } from '../names.ts'

/** What effects, costs and conditions say, in short. */
export function effectsOf(words: typeof effects, lexicon: Lexicon, names: Names): EffectWords {
  const { changes } = words
  const { count, and, or } = lexicon
  const changed = (what: keyof typeof changes, n: number): string => words.changed(changes[what], signed(n))
  const until = (of: Until | undefined): string => (of === undefined ? '' : ` ${lexicon.untils[of]}`)
  const all = (ops: readonly Op[]): string => opsText(lexicon, told, ops)
  const gem = (kind: GemKind | 'any', n: number): string =>
    kind === 'any' ? count.gems(n) : times(n, names.of('gems', GEMS.indexOf(kind)))
  const essence = (kind: Element | 'any', n: number): string =>
    kind === 'any' ? count.essences(n) : times(n, names.of('essences', ELEMENTS.indexOf(kind)))
  const resource = (site: Site | 'any', n: number): string =>
    site === 'any' ? count.resources(n) : `${count.resources(n)} (${lexicon.sites[site]})`

  function op(of: Op): string {
    switch (of.op) {
      case 'mp':
        return count.mp(of.n)
      case 'action':
        return words.action(lexicon.actions[of.action])
      case 'clover':
      case 'hare':
        return `${changed(of.op, of.n)}${until(of.until)}`
      case 'hit':
      case 'wound':
        if (of.sign === 'base') return (of.op === 'hit' ? count.hits : count.wounds)(of.n)
        return changed(of.op, of.sign === 'plus' ? of.n : -of.n)
      case 'hope':
      case 'nextAttack':
      case 'vitality':
      case 'maxHealth':
      case 'bags':
        return changed(of.op, of.n)
      case 'monsterToken':
        return changed(of.what === 'gaar' ? 'monsterGaar' : 'monsterChaos', of.n)
      case 'slots':
        return changed(of.kind === 'gaar' ? 'gaarSlots' : 'gemSlots', of.n)
      case 'reserve':
        return changed(of.metal, of.n)
      case 'heal':
      case 'monsterHeal':
      case 'removeMonsterDie':
      case 'teleport':
        return words[of.op](of.n)
      case 'woundSelf':
        return words.woundSelf(count.wounds(of.n))
      case 'hitNow':
        return words.hitNow(count.hits(of.n))
      case 'cancel':
        return words.cancels[of.what]
      case 'gain':
        return of.n < 0 ? words.lose(count[of.what](-of.n)) : count[of.what](of.n)
      case 'gem':
        return gem(of.kind, of.n)
      case 'essence':
        return essence(of.kind, of.n)
      case 'resource':
        return resource(of.site, of.n)
      case 'treasure':
        return lexicon.treasure(of.level)
      case 'rewardTile':
        return words.rewards[of.kind]
      case 'item':
        return `${count.tiles(of.n)} (${lexicon.trades[of.deck]})`
      case 'imbue':
        return words.imbue(essence(of.kind, of.n))
      case 'stealGaar':
        return words.stealGaar(count.gaar(of.n))
      case 'denyCards': {
        const { denied } = words
        const what = of.what === 'all' || of.what === 'silver' || of.what === 'gold'
        return `${words.denyCards(what ? denied[of.what] : lexicon.chaos[of.what])}${until(of.until)}`
      }
      case 'denyGaar':
        return `${words.denyGaar[of.side]}${until(of.until)}`
      case 'reroll':
        return words.reroll(words.dice[of.side], of.n)
      case 'setDie':
        return words.setDie(words.dice[of.side], of.value)
      case 'flipDie':
        return words.flipDie(words.dice[of.side])
      case 'teleportTo':
        return words.teleportTo[of.goal]
      case 'container':
        return words.room[of.accept === 'potion' ? 'potion' : 'item'](of.n)
      case 'ward': {
        if (of.kinds === 'onTile') return words.wardOnTile
        return words.ward(
          listed(
            of.kinds.map((kind) => lexicon.elements[kind]),
            and,
          ),
        )
      }
      case 'discount':
        return words.discount(of.n, words.discounts[of.kind])
      case 'ready':
        return words.ready(times(of.n, words.readied[of.kind]))
      case 'unlock':
        return words.unlock(lexicon.slots[of.kind])
      case 'eachOpponent':
      case 'eachHero':
      case 'lasting':
        return words[of.op](all(of.ops))
      case 'heroesWithin':
        return words.heroesWithin(of.n, all(of.ops))
      case 'offerDiscard':
        return words.offerDiscard(lexicon.trades[of.trade])
      case 'rule':
        return `${lexicon.rules[of.rule]} (${lexicon.untils[of.until]})`
      case 'choose':
        return listed(of.from.map(all), or)
      case 'roll':
        return words.roll(rowsText(lexicon, of.profile, op))
      default:
        return words[of.op]
    }
  }

  function cost(of: Cost): string {
    switch (of.pay) {
      case 'all':
        return listed(of.of.map(cost), and)
      case 'oneOf':
        return listed(of.of.map(cost), or)
      case 'essence':
        return essence(of.kind, of.n)
      case 'essenceOnTile':
        return words.fromTile(essence(of.kind, of.n))
      case 'gem':
        return gem(of.kind, of.n)
      case 'resource':
        return resource(of.site, of.n)
      case 'item':
        return times(of.n, lexicon.kinds[of.kind])
      case 'trophy':
        return words.trophies(count.trophies(of.n), of.level)
      case 'discardSelf':
        return words.discardSelf
      default:
        return count[of.pay](of.n)
    }
  }

  function when(of: When): string {
    const { whens } = words
    switch (of.when) {
      case 'onSite':
        return whens.onSite(lexicon.locations[of.location])
      case 'essenceOnTile':
        return of.kind === 'any' ? whens.anyOnTile : whens.onTile(essence(of.kind, 1))
      case 'monsterHasHits':
        return whens.monsterHasHits
      case 'mode':
        return whens.mode(lexicon.modes[of.mode])
      default:
        return whens[of.when](of.n)
    }
  }

  const told: EffectWords = { op, cost, when }
  return told
}
