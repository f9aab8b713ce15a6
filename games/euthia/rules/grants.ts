import type { Refusal, Seat } from '@vyprava/kernel'
import { FIXED_ACTIONS, type FixedAction, type Op } from '../content/schema.ts'
import { works } from './effects/conditions.ts'
import type { Use } from './effects/faces.ts'
import { bagSource } from './effects/source.ts'
import { waysFor } from './effects/spending.ts'
import { fundsOf } from './funds.ts'
import type { Printed } from './printed.ts'
import { refuse } from './refusals/reasons.ts'
import type { Euthia, Owned } from './state.ts'
import { TIMINGS_OF } from './windows.ts'

const grants = (ops: readonly Op[], action: FixedAction): boolean =>
  ops.some(
    (op) =>
      (op.op === 'action' && op.action === action) ||
      (op.op === 'choose' && op.from.some((way) => grants(way, action))),
  )

/** Whether something that is ready would grant a fixed action if it were used now, on one's own turn (EU-208). */
function couldGrant(printed: Printed, state: Euthia, seat: Seat, action: number): boolean {
  const { slots, bags } = state.players[seat]
  const grantsIt = (owned: Owned, use: Use, source: number): boolean =>
    TIMINGS_OF.turn.includes(use.timing) &&
    !(use.exhaust && owned.exhausted === 1) &&
    use.effects.some(({ do: ops }) => grants(ops, FIXED_ACTIONS[action])) &&
    works(printed, state, seat, use, owned) &&
    waysFor({ printed, state, seat }, use, owned, source) > 0
  const anyOf = (owned: Owned | null, source: number): boolean =>
    owned !== null && printed.uses[owned.tile].some((use) => use !== null && grantsIt(owned, use, source))
  return (
    slots.some((owned, slot) => anyOf(owned, slot)) ||
    bags.some((owned, place) => !printed.inSlot[owned.tile] && anyOf(owned, bagSource(place)))
  )
}

/** Why an action has no source: where something ready would grant it, that this has to be used first. */
export const refuseSource = (
  printed: Printed,
  state: Euthia,
  seat: Seat,
  action: number,
  rule: string,
): Refusal =>
  fundsOf(state.players[seat], action).length === 0 && couldGrant(printed, state, seat, action)
    ? refuse('EU-R05', 'grantFirst')
    : refuse(rule, 'noSource')
