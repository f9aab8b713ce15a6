import type { Seat } from '@vyprava/kernel'
import type { Item } from './items.ts'
import type { Euthia } from './state.ts'

/** The steps of a turn that has begun, whatever lies above them. */
const IN_TURN: readonly Item['step'][] = ['main', 'keep', 'endTurn', 'turnOver']

/** Whether somebody's turn has begun and is not over: a round begins and ends outside of turns. */
export const isTurnOn = ({ agenda }: Euthia): boolean => agenda.some(({ step }) => IN_TURN.includes(step))

/** Whether it is a player's own turn (EU-229). */
export const isTurnOf = (state: Euthia, seat: Seat): boolean => state.active === seat && isTurnOn(state)

/** Whether the player of a turn has said that it is over: only its end is still to be settled (EU-R24). */
export const isTurnEnding = (state: Euthia, seat: Seat): boolean =>
  isTurnOf(state, seat) && !state.agenda.some(({ step }) => step === 'main')

/** Drops everything above the turn in progress: a fight, an arrival, effects that were still to be done. */
export function backToMain(state: Euthia): void {
  const at = state.agenda.findLastIndex(({ step }) => step === 'main')
  if (at !== -1) state.agenda.length = at + 1
}
