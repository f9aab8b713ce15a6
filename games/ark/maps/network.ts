import { distance, ORIGIN } from '@vyprava/geometry'
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
  return layDangers(draft) && laySeas(draft) && layWreck(draft) && layCities(draft) && layRoads(draft)
}

function layDangers(draft: Draft): boolean {
  const isInland = (hex: number): boolean => {
    const ring = distance(draft.board.hexes[hex], ORIGIN)
    return ring >= INLAND.least && ring <= INLAND.most
  }
  const free = draft.free()
  const inland = scatter(draft, free.filter(isInland), INLAND_DANGER_DISTANCE, [], DANGERS_OF_A_KIND)
  const border = free.filter((hex) => draft.isBorder(hex))
  const all = scatter(draft, border, DANGER_DISTANCE, inland, 2 * DANGERS_OF_A_KIND)
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
  const shore = draft.free().find((hex) => draft.isBorder(hex))
  if (shore === undefined) return false
  const first = draft.grow(shore, large, () => true)
  draft.lay(first, 'ocean')
  const isFar = (hex: number): boolean => first.every((other) => draft.distance(hex, other) >= 4)
  const far = draft.free().find(isFar)
  if (far === undefined) return false
  const second = draft.grow(far, small, (hex) => !first.some((other) => draft.distance(hex, other) === 1))
  draft.lay(second, 'ocean')
  draft.wreck = draft.random.pick(first)
  return first.length === large && second.length === small
}

/** The wreck lies in the larger sea, which holds the hex picked for it; another one may suit better. */
function layWreck(draft: Draft): boolean {
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
  const cities = scatter(draft, places, CITY_DISTANCE, [], COUNTS.city)
  draft.lay(cities, 'city')
  return cities.length === COUNTS.city
}

/** Joins each city to the network by a shortest way, then leads roads on until there are enough. */
function layRoads(draft: Draft): boolean {
  const [capital, ...others] = draft.terrain.flatMap((terrain, hex) => (terrain === 'city' ? [hex] : []))
  const joined = new Set([capital])
  const open = new Set(others)
  let roads = 0
  while (open.size > 0) {
    const way = wayToNext(draft, joined, open)
    const city = way.at(-1)
    if (city === undefined) return false
    open.delete(city)
    for (const hex of way) joined.add(hex)
    draft.lay(way.slice(0, -1), 'road')
    roads += way.length - 1
  }
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

/** The hexes from the network to the nearest city outside it, the city last; empty when there is none. */
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
