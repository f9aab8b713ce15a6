import type { Random } from '@vyprava/kernel'
import { allowance, type Chart, COLOURS, NONE, PART_COUNT, type Sheet } from '../rules/index.ts'

/** A hex to be painted in another colour than its own. */
export interface Change {
  readonly hex: number
  readonly colour: number
}

/** How the parts can be found once the compass is full. */
export interface Ending {
  /** A diamond's work without which fewer parts would be found. */
  readonly change: Change | null
  /** The hexes still to be visited. */
  readonly needed: readonly number[]
  /** The hex of every letter, or NONE. */
  readonly places: readonly number[]
}

/** How many ways to the parts are compared, and how many hexes of a hundred are left out in each. */
const WAYS = 80
const LEFT_OUT = 30

/** Looks for the most parts on a prospect of the map, with a diamond if need be, and for a short way to them. */
export function endingFor(
  chart: Chart,
  sheet: Sheet,
  prospect: readonly number[],
  diamonds: number,
  random: Random,
): Ending {
  const change = diamonds > 0 ? changeFor(chart, sheet, prospect) : null
  const map = prospect.slice()
  if (change !== null) map[change.hex] = change.colour
  return { change, ...shortest(chart, sheet, map, random) }
}

/** The repainting of one hex that adds most parts; of equals one that is in reach. */
function changeFor(chart: Chart, sheet: Sheet, prospect: readonly number[]): Change | null {
  const map = prospect.slice()
  let most = chart.finder.count(map, sheet.compass)
  let best: Change | null = null
  if (most === PART_COUNT) return null
  for (let hex = 0; hex < chart.size; hex++) {
    if (sheet.painted[hex] !== NONE || map[hex] === NONE) continue
    for (let colour = 0; colour < COLOURS.length; colour++) {
      if (colour === prospect[hex]) continue
      map[hex] = colour
      const parts = chart.finder.count(map, sheet.compass)
      const nearer = best !== null && parts === most && sheet.near[hex] > sheet.near[best.hex]
      if (parts > most || nearer) {
        most = parts
        best = { hex, colour }
      }
    }
    map[hex] = prospect[hex]
  }
  return best
}

/** Leaves out hexes at random and takes the way with the most parts, then the fewest moves. */
function shortest(
  chart: Chart,
  sheet: Sheet,
  map: readonly number[],
  random: Random,
): Pick<Ending, 'needed' | 'places'> {
  let best: Pick<Ending, 'needed' | 'places'> = { needed: [], places: [] }
  let most = -1
  let least = 0
  for (let way = 0; way < WAYS; way++) {
    const tried = map.map((colour, hex) =>
      way > 0 && sheet.painted[hex] === NONE && random.int(100) < LEFT_OUT ? NONE : colour,
    )
    const places = chart.finder.locate(tried, sheet.compass)
    const found = places.filter((place) => place !== NONE)
    if (found.length < most) continue
    const needed = unvisited(chart, sheet, found)
    const moves = movesFor(sheet, map, needed)
    if (found.length > most || moves < least) {
      most = found.length
      least = moves
      best = { needed, places }
    }
  }
  return best
}

/** The hexes of parts and around them that are not visited yet. */
export function unvisited(chart: Chart, sheet: Sheet, places: readonly number[]): number[] {
  const hexes = new Set<number>()
  for (const place of places) {
    hexes.add(place)
    for (let i = place * 6, end = i + 6; i < end; i++) hexes.add(chart.around[i])
  }
  return [...hexes].filter((hex) => sheet.painted[hex] === NONE)
}

/** At least so many moves visit these hexes, plus a little for each hex. */
function movesFor(sheet: Sheet, map: readonly number[], hexes: readonly number[]): number {
  let moves = hexes.length / 100
  for (let colour = 0; colour < COLOURS.length; colour++) {
    const count = hexes.filter((hex) => map[hex] === colour).length
    moves += Math.ceil(count / allowance(sheet, colour))
  }
  return moves
}
