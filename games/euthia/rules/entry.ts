import type { Refusal, Seat } from '@vyprava/kernel'
import type { Fund } from './actions.ts'
import { canAttack } from './attacks.ts'
import { isTileFree, monsterAt } from './fields.ts'
import { COMBAT, fundsOf, hasFund } from './funds.ts'
import { refuseSource } from './grants.ts'
import { CENTRE, slotOf, tileOf } from './map.ts'
import type { Printed } from './printed.ts'
import { refuse } from './refusals/reasons.ts'
import type { Euthia } from './state.ts'

const FREE: readonly null[] = [null]
const CLOSED: readonly never[] = []

/**
 * With what a hero can enter a field: null where nothing has to be paid, the funds of the fight where a monster is,
 * nothing at all where entry is refused (EU-322, EU-333, EU-341, EU-342, EU-R05, EU-R51).
 */
export function waysIn(printed: Printed, state: Euthia, seat: Seat, field: number): readonly (Fund | null)[] {
  if (slotOf(field) === CENTRE) return isTileFree(printed, state, tileOf(field)) ? FREE : CLOSED
  if (monsterAt(printed, state, field) === 0) return FREE
  return canAttack(printed, state, seat) ? fundsOf(state.players[seat], COMBAT) : CLOSED
}

/** Why a hero cannot enter a field of the map in this way. */
export function refuseEntry(
  printed: Printed,
  state: Euthia,
  seat: Seat,
  field: number,
  fund: Fund | null,
  teleport: boolean,
): Refusal | null {
  if (slotOf(field) === CENTRE && !isTileFree(printed, state, tileOf(field)))
    return refuse(teleport ? 'EU-342' : 'EU-322', 'centreClosed')
  if (monsterAt(printed, state, field) === 0) return fund === null ? null : refuse('EU-601', 'noMonsterThere')
  const rule = teleport ? 'EU-341' : 'EU-333'
  if (fund === null || !hasFund(state.players[seat], COMBAT, fund)) {
    const source = refuseSource(printed, state, seat, COMBAT, rule)
    return fund === null && source.reason === 'noSource' ? refuse(rule, 'monsterThere') : source
  }
  return canAttack(printed, state, seat) ? null : refuse('EU-R51', 'cannotAttack')
}
