import type { Refusal, Seat } from '@vyprava/kernel'
import type { ArkAction } from '../actions.ts'
import type { Printed } from '../printed.ts'
import type { Ark } from '../state.ts'
import { refuseEndMove, refuseFill, refuseMeadow, refusePaint, refuseShift, refuseSkip } from './answer.ts'
import { type Attempt, refuseIdle, roleOf } from './context.ts'
import { refuseColourDiamond, refuseConvert, refuseEndTurn, refuseName, refuseTerraform } from './own-turn.ts'
import { refuseCharacter, refuseFirstField, refuseStart, refuseSystem } from './preparation.ts'

export { REFUSAL_REASONS, type RefusalReason } from './reasons.ts'

/** Why a seat may not do this, rule by rule; written without looking at the lists. */
export function refusalOf(printed: Printed, state: Ark, seat: Seat, action: ArkAction): Refusal | null {
  const attempt: Attempt = {
    printed,
    chart: printed.chartOf(state),
    state,
    seat,
    sheet: state.sheets[seat],
    role: roleOf(state, seat),
  }
  return refuseIdle(attempt) ?? refuseDeed(attempt, action)
}

function refuseDeed(attempt: Attempt, action: ArkAction): Refusal | null {
  const { phase } = attempt.state
  switch (action.type) {
    case 'character':
      return refuseCharacter(attempt, action.character)
    case 'system':
      return refuseSystem(attempt)
    case 'start':
      return refuseStart(attempt, action.hex)
    case 'fill':
      return phase === 'characters' || phase === 'preparation'
        ? refuseFirstField(attempt, action.field)
        : refuseFill(attempt, action.field)
    case 'name':
      return refuseName(attempt, action.colour)
    case 'paint':
      return refusePaint(attempt, action.hex, action.colour)
    case 'endMove':
      return refuseEndMove(attempt)
    case 'endTurn':
      return refuseEndTurn(attempt)
    case 'colourDiamond':
      return refuseColourDiamond(attempt, action.colour)
    case 'terraform':
      return refuseTerraform(attempt, action.hex, action.colour)
    case 'convert':
      return refuseConvert(attempt, action.hex)
    case 'meadow':
      return refuseMeadow(attempt, action.hex)
    case 'shift':
      return refuseShift(attempt, action.colour)
    case 'skip':
      return refuseSkip(attempt)
  }
}
