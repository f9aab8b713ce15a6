import { clone, Random, type Seat } from '@vyprava/kernel'
import {
  type Defenders,
  type DefendersAction,
  type DefendersEvent,
  type DefendersView,
  NONE,
} from '../rules/index.ts'
import type { Cards } from './cards.ts'

/**
 * The table as the rules can read it, made from what is seen alone. What lies hidden is dealt anew, and a Defender
 * that lies face down is none: nothing that is shown may follow from it.
 */
export function knownState({ game }: Cards, view: DefendersView, seat: Seat): Defenders {
  const state = game.imagine(view, seat, new Random('known'))
  for (const [player, { active }] of view.players.entries()) {
    if (active === null) state.players[player].active = NONE
  }
  return state
}

/** With these comes what nobody can know before: dice, machine cards, the abilities and turns of others. */
const BEYOND: readonly DefendersEvent['type'][] = [
  'firstPlayer',
  'machineFlipped',
  'machineSkipped',
  'rolled',
  'roundEnded',
  'roundStarted',
  'turnStarted',
]

/** What an action surely does, told by the rules over what is known. */
export function sureEvents(
  { game }: Cards,
  state: Defenders,
  seat: Seat,
  action: DefendersAction,
): readonly DefendersEvent[] {
  const events: DefendersEvent[] = []
  const emit = (event: DefendersEvent) => void events.push(event)
  const tell = (_seats: readonly Seat[], secret: DefendersEvent) => emit(secret)
  game.apply(clone(state), seat, action, { random: new Random('known'), emit, tell })
  const resolved = events.findIndex(({ type }) => type === 'abilityResolved')
  const end = events.findIndex(
    ({ type }, place) => BEYOND.includes(type) || (type === 'abilityResolved' && place > resolved),
  )
  return end === -1 ? events : events.slice(0, end)
}
