import type { Seat } from '@vyprava/kernel'
import type { Timing } from '../content/schema.ts'
import { works } from './effects/conditions.ts'
import type { Use } from './effects/faces.ts'
import { waysFor } from './effects/spending.ts'
import type { Printed } from './printed.ts'
import type { Euthia, Owned } from './state.ts'

/** What of a tile attacks at this timing, or null. */
export function attackUse({ uses }: Printed, tile: number, timing: Timing): Use | null {
  for (const use of uses[tile]) if (use !== null && use.timing === timing) return use
  return null
}

/** In how many ways an attack can be paid for now; 0 when its condition fails or it cannot be paid. */
export const attackWays = (
  printed: Printed,
  state: Euthia,
  seat: Seat,
  owned: Owned,
  use: Use,
  slot: number,
): number =>
  works(printed, state, seat, use, owned) ? waysFor({ printed, state, seat }, use, owned, slot) : 0

/** Whether a weapon or a ready ability with attack timing can be used: without one no fight begins (EU-R51). */
export const canAttack = (printed: Printed, state: Euthia, seat: Seat): boolean =>
  state.players[seat].slots.some((owned, slot) => {
    if (owned === null) return false
    const use = attackUse(printed, owned.tile, 'attack')
    if (use === null || (use.exhaust && owned.exhausted === 1)) return false
    return attackWays(printed, state, seat, owned, use, slot) > 0
  })
