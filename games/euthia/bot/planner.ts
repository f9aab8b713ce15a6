import type { Player } from '@vyprava/bots'
import type { EuthiaAction } from '../rules/actions.ts'
import type { Pack } from '../rules/printed.ts'
import type { EuthiaView } from '../rules/view.ts'
import { carted, chosen, handed, kept, leapt, paired, rolled, roomed, trophied } from './dues.ts'
import { heroActions } from './hero.ts'
import { remembered } from './lapses.ts'
import { type Effort, mindOf, type Thought, thoughtOf } from './mind.ts'
import { monsterActions, takesOver } from './monster.ts'
import { pondered } from './ponder.ts'
import { tradeAction } from './trade.ts'
import { turnAction } from './turn.ts'

/** Weighs every question by rules of thumb, from what the seat may know; the strongest thinks fights out. */
export function createPlanner(name: string, pack: Pack, effort: Effort): Player<EuthiaView, EuthiaAction> {
  return {
    name,
    choose({ seat, decision: { actions, prompt }, view }, random) {
      if (actions.length === 1) return actions[0]
      const mind = mindOf(pack, effort)
      const seen = view()
      if (effort.fights.length > 0 && seen.fight !== null)
        return pondered(mind, { view: seen, seat, key: prompt.key, actions }, effort.fights, random)
      const state = mind.game.imagine(seen, seat, random)
      const thought = thoughtOf(mind, state, seat, random)
      return answer(thought, prompt.key, remembered(thought, actions))
    },
  }
}

export function answer(thought: Thought, key: string, actions: readonly EuthiaAction[]): EuthiaAction {
  const { fight } = thought.state
  switch (key) {
    case 'turn':
      return turnAction(thought, actions)
    case 'keep':
      return kept(actions)
    case 'trade':
    case 'tradeFee':
      return tradeAction(thought, actions)
    case 'wonTrade':
      return typed(actions, 'trade')
    case 'wonTreasure':
      return typed(actions, 'treasure')
    case 'pair':
      return paired(thought, actions)
    case 'cart':
      return carted(thought, actions)
    case 'choose':
      return chosen(thought, actions)
    case 'room':
      return roomed(thought, actions)
    case 'heroRoll':
      return rolled(thought, actions)
    case 'teleport':
      return leapt(thought, actions)
    case 'trophy': {
      const keep = trophied(thought)
      return actions.find((action) => action.type === 'trophy' && action.keep === keep) ?? actions[0]
    }
    case 'takeover': {
      const take = fight !== null && takesOver(thought, fight)
      return actions.find((action) => action.type === 'control' && action.take === take) ?? actions[0]
    }
    case 'monsterBefore':
    case 'exchangeMonster':
    case 'curses':
      return fight === null ? actions[0] : monsterActions(thought, fight, key, actions)[0]
    default:
      return other(thought, key, actions)
  }
}

const typed = (actions: readonly EuthiaAction[], wanted: EuthiaAction['type']): EuthiaAction =>
  actions.find(({ type }) => type === wanted) ?? actions[0]

/** Windows of the hero in a fight; cards that go; where a tile is laid and what is picked is all the same. */
function other(thought: Thought, key: string, actions: readonly EuthiaAction[]): EuthiaAction {
  const { fight } = thought.state
  if (actions.some(({ type }) => type === 'discardCard')) return handed(thought, actions)
  if (fight !== null && FIGHT_KEYS.includes(key)) return heroActions(thought, fight, key, actions)[0]
  const plain = actions.filter(({ type }) => !ASIDE.includes(type))
  return thought.random.pick(plain.length > 0 ? plain : actions)
}

const FIGHT_KEYS: readonly string[] = [
  'beforeFight',
  'preparation',
  'firstStrike',
  'healing',
  'heroBeforeMonster',
  'exchangeHero',
  'heroAfterMonster',
  'heroBefore',
  'attack',
  'heroAfter',
]
/** What can be done whenever somebody is asked, besides the answer. */
const ASIDE: readonly string[] = ['brew', 'cashGold', 'cashSilver', 'swapSilver']
