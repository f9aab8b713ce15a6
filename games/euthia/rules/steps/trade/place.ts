import type { Refusal, Seat } from '@vyprava/kernel'
import { type Op, TRADES } from '../../../content/schema.ts'
import { eachPermanent } from '../../effects/permanent.ts'
import { isLiberated, isTileFree, locationAt, mapTileAt } from '../../fields.ts'
import { CENTRE, fieldAt, slotOf, tileOf } from '../../map.ts'
import type { Printed } from '../../printed.ts'
import { refuse } from '../../refusals/reasons.ts'
import { type Euthia, NONE, type Player } from '../../state.ts'

const TOWER = TRADES.indexOf('tower')
const TOWER_HEXES = 3

/** The place in TRADES of what is traded on a field, or NONE: towers are traded with in their centre (EU-501, EU-502). */
function tradeAt(printed: Printed, { map }: Euthia, field: number): number {
  if (slotOf(field) === CENTRE) return mapTileAt(printed, map, field).special === 'tower' ? TOWER : NONE
  const location = locationAt(printed, map, field)
  return location === 'merchant' || location === 'alchemist' ? TRADES.indexOf(location) : NONE
}

/** The place in TRADES of what can be traded where a hero stands. */
export const tradeOf = (printed: Printed, state: Euthia, seat: Seat): number =>
  tradeAt(printed, state, state.players[seat].field)

/** Why nobody trades on the field of a hero, whatever pays for the action (EU-334, EU-501, EU-502, EU-534). */
export function refusePlace(printed: Printed, state: Euthia, seat: Seat): Refusal | null {
  const { field } = state.players[seat]
  const trade = tradeAt(printed, state, field)
  if (trade === NONE) {
    const beside = mapTileAt(printed, state.map, field).special === 'tower'
    return refuse(beside ? 'EU-502' : 'EU-501', 'notHere')
  }
  if (trade === TOWER)
    return isTileFree(printed, state, tileOf(field)) ? null : refuse('EU-502', 'notLiberated')
  return isLiberated(printed, state, field) ? null : refuse('EU-334', 'notLiberated')
}

/** Whether an op of the board is at work, such as `noFee` or `freeExchange`. */
export function hasPermanent(printed: Printed, player: Player, name: Op['op']): boolean {
  let found = false
  eachPermanent(printed, player, ({ op }) => {
    if (op === name) found = true
  })
  return found
}

/** To whom a coin is due before anything is traded, in the order of turns (EU-504, EU-1306, EU-R30). */
export function feeAt(printed: Printed, state: Euthia, seat: Seat): Seat[] {
  const { map, players, mode, towerFee } = state
  if (mode === 'cooperative' || hasPermanent(printed, players[seat], 'noFee')) return []
  const { field } = players[seat]
  const fields = slotOf(field) === CENTRE ? towerHexes(field) : [field]
  if (slotOf(field) === CENTRE && towerFee === 0) return []
  const due: Seat[] = []
  for (let i = 1; i < players.length; i++) {
    const other = (seat + i) % players.length
    if (fields.some((hex) => map.tradeTokens[hex] === other)) due.push(other)
  }
  return due
}

const towerHexes = (centre: number): number[] =>
  Array.from({ length: TOWER_HEXES }, (_, slot) => fieldAt(tileOf(centre), slot))
