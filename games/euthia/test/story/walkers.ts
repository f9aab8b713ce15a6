import type { Euthia } from '../../rules/state.ts'
import { pack } from '../pack.ts'
import { telling } from './table.ts'

/** The Walking Disaster, alone or together. */
export const walkers = (seats = 2, keys: readonly string[] = []) =>
  telling('disaster', seats, { mode: seats === 1 ? 'solo' : 'cooperative' }, keys)

/** The golem stands on a field, and its next card takes so many steps. */
export function golemAt(field: number, steps: number, seats = 2, keys: readonly string[] = []): Euthia {
  const state = walkers(seats, keys)
  state.story.figure = field
  const card = pack.scenarioCards.findIndex((face) => face.kind === 'ravage' && face.steps === steps)
  state.story.attacks = { draw: [card], discard: [] }
  return state
}
