import { isFactory } from './blocking.ts'
import { HEXES } from './board/index.ts'
import { type Defenders, type EndReason, isOver } from './state.ts'
import type { DefendersCourse } from './steps/step.ts'

/** The game stops at once: nothing on the agenda is finished afterwards (DE-907). */
function endGame(state: Defenders, reason: EndReason, course: DefendersCourse): void {
  state.ended = reason
  state.agenda.length = 0
  course.emit({ type: 'gameEnded', reason })
}

/** All lose together (DE-903 to DE-906). */
export function loseGame(state: Defenders, reason: Exclude<EndReason, 'won'>, course: DefendersCourse): void {
  if (!isOver(state)) endGame(state, reason, course)
}

/** All win together when no camp is left to build and no factory left to rewild (DE-901, DE-902, DE-R45). */
export function winIfDone(state: Defenders, course: DefendersCourse): void {
  if (state.players.every(({ campsLeft }) => campsLeft === 0) && !hasFactory(state))
    endGame(state, 'won', course)
}

function hasFactory(state: Defenders): boolean {
  for (let hex = 0; hex < HEXES; hex++) if (isFactory(state, hex)) return true
  return false
}
