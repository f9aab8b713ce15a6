import {
  type Defenders,
  type DefendersAction,
  type DefendersView,
  NONE,
  PHRASES,
  type PhraseKey,
} from '../rules/index.ts'
import { copyDefenders } from './copy.ts'
import { calmCourse, type Mind } from './mind.ts'
import { planTurn } from './plan.ts'

const READY: DefendersAction = { type: 'ready' }
/** What is said of a turn: the most important thing in it, as it is meant now. */
const TOLD: readonly (readonly [DefendersAction['type'], PhraseKey])[] = [
  ['rewild', 'willRewild'],
  ['build', 'willBuild'],
  ['destroy', 'willFight'],
  ['clear', 'willClear'],
  ['heal', 'willHeal'],
  ['breach', 'willBreach'],
]

/** One true word about the own turn, then nothing more. */
export function wordFor(
  mind: Mind,
  view: DefendersView,
  state: () => Defenders,
  seat: number,
): DefendersAction {
  const { signs, retired, active } = view.players[seat]
  if (signs.length > 0 || retired || active === NONE) return READY
  return wordAbout(mind, state(), seat)
}

/** What is most important in the turn of a player as it is meant now, or nothing. */
function wordAbout(mind: Mind, state: Defenders, player: number): DefendersAction {
  const plan = planTurn(mind, turnOf(mind, state, player), 1)
  const told = TOLD.find(([type]) => plan.actions.some((action) => action.type === type))
  return told === undefined ? READY : { type: 'say', phrase: PHRASES.indexOf(told[1]) }
}

/** The own turn as if it came at once. */
function turnOf(mind: Mind, world: Defenders, player: number): Defenders {
  const state = copyDefenders(world)
  state.waiting = [player]
  state.agenda = [{ step: 'turn' }, { step: 'discussion', waiting: [player] }]
  mind.calm.apply(state, player, READY, calmCourse())
  return state
}
