import type { Refusal, Seat } from '@vyprava/kernel'
import { owesAnswer } from '../answer.ts'
import type { Chart } from '../chart.ts'
import { choosingSeat, isReady } from '../preparation.ts'
import type { Printed } from '../printed.ts'
import type { Ark, Sheet } from '../state.ts'
import { COLOURS, NONE } from '../vocabulary.ts'
import { refuse } from './reasons.ts'

/** What a seat is about; `waiting` for whoever owes nothing. */
export type Role =
  | 'choosing'
  | 'preparing'
  | 'naming'
  | 'nameOnly'
  | 'moving'
  | 'moved'
  | 'answering'
  | 'waiting'

/** Who wants to do something, and when. */
export interface Attempt {
  readonly printed: Printed
  readonly chart: Chart
  readonly state: Ark
  readonly seat: Seat
  readonly sheet: Sheet
  readonly role: Role
}

export function roleOf(state: Ark, seat: Seat): Role {
  const isActive = seat === state.active
  switch (state.phase) {
    case 'characters':
      return choosingSeat(state) === seat ? 'choosing' : 'waiting'
    case 'preparation':
      return isReady(state.sheets[seat]) ? 'waiting' : 'preparing'
    case 'naming':
      if (!isActive) return 'waiting'
      return state.stage === 'ended' ? 'nameOnly' : 'naming'
    case 'turn':
      if (owesAnswer(state, seat)) return 'answering'
      if (isActive && state.stage === 'moving') return 'moving'
      return isActive && state.stage === 'moved' ? 'moved' : 'waiting'
    case 'over':
      return 'waiting'
  }
}

/** Why somebody can do nothing now, whatever it is; null when it depends on the deed. */
export function refuseIdle({ state, seat, sheet, role }: Attempt): Refusal | null {
  if (state.phase === 'over') return refuse(overRule(state), 'over')
  if (sheet.status === 'outOfTime') return refuse('AR-325', 'outOfTime')
  if (sheet.status === 'finished' && role !== 'nameOnly') return refuse('AR-904', 'finished')
  if (role !== 'waiting') return null
  if (state.phase === 'characters') {
    return sheet.character === NONE ? refuse('AR-104', 'waitForSeat', { seat: choosingSeat(state) }) : null
  }
  return state.phase === 'turn' && seat !== state.active ? refuse('AR-220', 'alreadyAnswered') : null
}

/** The rule by which the game ended. */
function overRule({ mode, ended }: Ark): string {
  if (mode === 'solo') return 'AR-957'
  if (mode === 'race') return ended === 'found' ? 'AR-801' : 'AR-805'
  return ended === 'found' ? 'AR-906' : 'AR-902'
}

export const isColour = (colour: number): boolean => colour >= 0 && colour < COLOURS.length

export const isHex = ({ chart }: Attempt, hex: number): boolean => hex >= 0 && hex < chart.size
