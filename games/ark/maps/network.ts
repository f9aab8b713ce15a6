import { distance, ORIGIN } from '@vyprava/geometry'
import { NONE } from '../rules/vocabulary.ts'
import {
  CITY_DISTANCE,
  COUNTS,
  DANGER_DISTANCE,
  DANGERS_OF_A_KIND,
  INLAND,
  INLAND_DANGER_DISTANCE,
  SEAS,
} from './checks.ts'
import type { Draft } from './draft.ts'

/** Lays dangers, the seas with the wreck, cities and roads; false when they do not fit. */
export function layNetwork(draft: Draft): boolean {
  const drawn = draft.wreck
  return layDangers(draft) && laySeas(draft) && layWreck(draft, drawn) && layCities(draft) && layRoads(draft)
}

function layDangers(draft: Draft): boolean {
  const isInland = (hex: number): boolean => {
    const ring = distance(draft.board.hexes[hex], ORIGIN)
    return ring >= INLAND.least && ring <= INLAND.most
  }
  const free = draft.free()
  const drawn = draft.of('danger')
  const inland = scatter(
    draft,
    free.filter(isInland),
    INLAND_DANGER_DISTANCE,
    drawn.filter(isInland),
    DANGERS_OF_A_KIND,
  )
  const border = free.filter((hex) => draft.isBorder(hex))
  const outer = drawn.filter((hex) => !isInland(hex))
  const all = scatter(draft, border, DANGER_DISTANCE, [...inland, ...outer], 2 * DANGERS_OF_A_KIND)
  draft.lay(all, 'danger')
  return inland.length === DANGERS_OF_A_KIND && all.length === 2 * DANGERS_OF_A_KIND
}

/** Adds hexes that keep a distance from each other, up to a number. */
function scatter(
  draft: Draft,
  hexes: readonly number[],
  apart: number,
  placed: readonly number[],
  most: number,
): number[] {
  const chosen = [...placed]
  for (const hex of hexes) {
    if (chosen.length === most) break
    if (chosen.every((other) => draft.distance(hex, other) >= apart)) chosen.push(hex)
  }
  return chosen
}

/** The larger sea grows from the border, the smaller one from a hex far from it. */
function laySeas(draft: Draft): boolean {
  const [large, small] = SEAS
  const [drawn, other] = drawnSeas(draft)
  const shore = drawn ?? oneOf(draft.free().find((hex) => draft.isBorder(hex)))
  if (shore === null) return false
  const isApart = (hex: number): boolean =>
    other === null || !other.some((wet) => draft.distance(hex, wet) === 1)
  const first = draft.grow(shore, large, isApart)
  draft.lay(first, 'ocean')
  const isFar = (hex: number): boolean => first.every((wet) => draft.distance(hex, wet) >= 4)
  const far = other ?? oneOf(draft.free().find(isFar))
  if (far === null) return false
  const second = draft.grow(far, small, (hex) => !first.some((wet) => draft.distance(hex, wet) === 1))
  draft.lay(second, 'ocean')
  if (draft.wreck === NONE) draft.wreck = draft.random.pick(first)
  return first.length === large && second.length === small
}

const oneOf = (hex: number | undefined): number[] | null => (hex === undefined ? null : [hex])

/** Seas that are drawn already, the one with the wreck first, otherwise either of them. */
function drawnSeas(draft: Draft): [large: number[] | null, small: number[] | null] {
  const [one = null, other = null] = draft.pieces('ocean')
  if (one === null) return [null, null]
  const isSecond = draft.wreck === NONE ? draft.random.int(2) === 0 : !one.includes(draft.wreck)
  return isSecond ? [other, one] : [one, other]
}

/** The wreck lies in the larger sea, which holds the hex picked for it; another one may suit better. */
function layWreck(draft: Draft, drawn: number): boolean {
  if (drawn !== NONE) return true
  const sea = [draft.wreck]
  for (const hex of sea) {
    for (const other of draft.around[hex]) {
      if (draft.terrain[other] === 'ocean' && !sea.includes(other)) sea.push(other)
    }
  }
  const place = sea.find((hex) => {
    const wet = draft.around[hex].filter((other) => draft.terrain[other] === 'ocean').length
    return !draft.isBorder(hex) && !draft.touches(hex, 'danger') && wet >= 2 && wet <= 4
  })
  if (place === undefined) return false
  draft.wreck = place
  return true
}

function layCities(draft: Draft): boolean {
  const places = draft.free().filter((hex) => !draft.isBorder(hex) && !draft.touches(hex, 'danger'))
  const cities = scatter(draft, places, CITY_DISTANCE, draft.of('city'), COUNTS.city)
  draft.lay(cities, 'city')
  return cities.length === COUNTS.city
}

/** Joins each city, and each road that is drawn, to the network by a shortest way, then leads roads on until there are enough. */
function layRoads(draft: Draft): boolean {
  const [capital, ...others] = draft.of('city')
  const joined = new Set([capital])
  const open = new Set([...others, ...draft.of('road')])
  while (open.size > 0) {
    const way = wayToNext(draft, joined, open)
    const end = way.at(-1)
    if (end === undefined) return false
    open.delete(end)
    for (const hex of way) joined.add(hex)
    draft.lay(way.slice(0, -1), 'road')
  }
  let roads = draft.of('road').length
  for (; roads < COUNTS.road; roads++) {
    const end = draft.free().find((hex) => linksOf(draft, hex) === 1) ?? draft.free().at(0)
    if (end === undefined) return false
    draft.terrain[end] = 'road'
  }
  return roads === COUNTS.road
}

/** How many hexes of the network touch this one: one for the next hex of a road that leads on. */
const linksOf = (draft: Draft, hex: number): number =>
  draft.around[hex].filter((other) => draft.terrain[other] === 'road' || draft.terrain[other] === 'city')
    .length

/** The hexes from the network to the nearest city or drawn road outside it, that one last; empty when there is none. */
function wayToNext(draft: Draft, joined: ReadonlySet<number>, open: ReadonlySet<number>): number[] {
  const from = new Map<number, number>()
  const queue = draft.random.shuffle([...joined])
  for (const hex of queue) {
    for (const other of draft.random.shuffle([...draft.around[hex]])) {
      if (joined.has(other) || from.has(other)) continue
      if (draft.terrain[other] !== null && !open.has(other)) continue
      from.set(other, hex)
      if (open.has(other)) return trace(from, joined, other)
      queue.push(other)
    }
  }
  return []
}

function trace(from: ReadonlyMap<number, number>, joined: ReadonlySet<number>, end: number): number[] {
  const way: number[] = []
  for (let hex: number | undefined = end; hex !== undefined && !joined.has(hex); hex = from.get(hex)) {
    way.unshift(hex)
  }
  return way
}
