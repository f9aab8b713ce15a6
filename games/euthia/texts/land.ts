import { neighbours, sameHex, TILE_SLOTS, tileBase, tileHex, tileSlot } from '@vyprava/geometry'
import { wardedKinds } from '../rules/effects/permanent.ts'
import { influences, isOnMap } from '../rules/fields.ts'
import { CENTRE, centreOf, fieldAt, slotOf, tileOf } from '../rules/map.ts'
import type { Printed } from '../rules/printed.ts'
import { NONE, type Player } from '../rules/state.ts'
import { burns, soothes } from '../rules/steps/turn/arrive.ts'
import type { EuthiaView, MapView } from '../rules/view.ts'

/* Where fields lie: without a drawn map only words tell it. */

const hexOf = ({ q, r }: MapView, field: number) =>
  tileHex({ q: q[tileOf(field)], r: r[tileOf(field)] }, TILE_SLOTS[slotOf(field)])

/** The direction from a field to the one beside it, clockwise from the right; NONE from a centre and to it. */
export function wayTo(map: MapView, from: number, to: number): number {
  if (from === NONE || slotOf(from) === CENTRE || slotOf(to) === CENTRE) return NONE
  const there = hexOf(map, to)
  return neighbours(hexOf(map, from)).findIndex((hex) => sameHex(hex, there))
}

/** The six fields around a field, clockwise from the right; NONE where no tile lies yet. */
function ringOf(map: MapView, field: number): number[] {
  return neighbours(hexOf(map, field)).map((hex) => {
    const base = tileBase(hex)
    const place = map.q.findIndex((q, at) => q === base.q && map.r[at] === base.r)
    return place === NONE ? NONE : fieldAt(place, TILE_SLOTS.indexOf(tileSlot(hex)))
  })
}

/** What lies around a field: the direction or NONE for a place of the own tile, and the field or NONE. */
export function aroundOf(
  printed: Printed,
  { map }: EuthiaView,
  field: number,
): { readonly way: number; readonly field: number }[] {
  const place = tileOf(field)
  if (slotOf(field) === CENTRE)
    return TILE_SLOTS.map((_, slot) => ({ way: NONE, field: fieldAt(place, slot) }))
  const ring = ringOf(map, field).map((next, way) => ({ way, field: next }))
  const centre = centreOf(place)
  return isOnMap(printed, map, centre) ? [...ring, { way: NONE, field: centre }] : ring
}

/** What the elementals around a field do to whoever comes there, as far as the map is known. */
export function omenAt(
  printed: Printed,
  view: EuthiaView,
  player: Player,
  field: number,
): 'fire' | 'water' | null {
  const bits = influences(printed, { ...view.map, stack: [] }, field) & ~wardedKinds(printed, player)
  if (burns(bits)) return 'fire'
  return soothes(bits) ? 'water' : null
}
