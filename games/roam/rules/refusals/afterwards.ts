import type { Refusal, Seat } from '@vyprava/kernel'
import type { RoamAction } from '../actions.ts'
import { formFor } from '../placement.ts'
import type { Printed } from '../printed.ts'
import { locationAt } from '../shapes.ts'
import { newTurn, type Roam } from '../state.ts'
import { refuseFill, refuseGap, refuseStack } from './placing.ts'

/**
 * Why somebody could not go on with the shape that lies there last, once the turn has passed to others: the rules end
 * a part of a turn by themselves when nothing is left in it, and then this is what was missing. Null when it is not
 * about that shape, or when nothing was missing but the turn.
 */
export function refuseAfterwards(
  printed: Printed,
  state: Roam,
  seat: Seat,
  action: RoamAction,
): Refusal | null {
  const last = state.lastPlacement
  if (last?.seat !== seat || !('square' in action)) return null
  const { character, turns, x, y } = last
  const player = state.players[seat]
  const location = locationAt(formFor(printed, player.edge, character, turns), x, y)
  const turn = { ...newTurn(), character, turns, located: true, x, y }
  const then: Roam = { ...state, active: seat, turn }
  const attempt = { printed, state: then, seat, player, item: { step: 'gaps' } as const }
  const { square } = action
  if (action.type === 'gap' || action.type === 'freeGap')
    return location?.gaps.includes(square) ? refuseGap(attempt, square, action.type === 'freeGap') : null
  if (!location?.required.includes(square)) return null
  if (action.type === 'fill') return refuseFill(attempt, square)
  return action.type === 'stack' ? refuseStack(attempt, square) : null
}
