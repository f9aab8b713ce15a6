import {
  type Hex,
  neighbours,
  TILE_SLOTS,
  tileBase,
  tileHex,
  tileNeighbours,
  tileSlot,
} from '@vyprava/geometry'
import { CHURCH, hasCentreAt } from '../fields.ts'
import { distancesFrom, fieldAt, placeAt } from '../map.ts'
import type { Printed } from '../printed.ts'
import { type Euthia, type EuthiaMap, NONE } from '../state.ts'
import type { EuthiaCourse } from '../steps/step.ts'
import { isInside } from '../steps/turn/explore.ts'

/**
 * The free place of the lattice that touches the map and is farthest from the church, by the shortest way to one of its
 * hexes; chance decides between equal ones (EU-1542). Limits of the map count while a place is left within them (EU-312).
 */
export function farthestPlace(printed: Printed, state: Euthia, course: EuthiaCourse): Hex {
  const { map } = state
  const steps = distancesFrom(map, CHURCH, hasCentreAt(printed, map))
  const touching = freePlaces(map)
  const inside = touching.filter((base) => isInside(state, base))
  const places = inside.length > 0 ? inside : touching
  const away = places.map((base) => distanceTo(map, steps, base))
  const most = Math.max(...away)
  return course.random.pick(places.filter((_, i) => away[i] === most))
}

function freePlaces(map: EuthiaMap): Hex[] {
  const found = new Map<string, Hex>()
  for (let place = 0; place < map.tiles.length; place++)
    for (const base of tileNeighbours({ q: map.q[place], r: map.r[place] }))
      if (placeAt(map, base.q, base.r) === NONE) found.set(`${base.q},${base.r}`, base)
  return [...found.values()]
}

/** One step more than to the nearest field of the map around the place. */
function distanceTo(map: EuthiaMap, steps: readonly number[], base: Hex): number {
  let least = Number.POSITIVE_INFINITY
  for (const slot of TILE_SLOTS)
    for (const hex of neighbours(tileHex(base, slot))) {
      const { q, r } = tileBase(hex)
      const place = placeAt(map, q, r)
      if (place !== NONE)
        least = Math.min(least, steps[fieldAt(place, TILE_SLOTS.indexOf(tileSlot(hex)))] + 1)
    }
  return least
}
