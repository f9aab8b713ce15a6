import { distance, ORIGIN } from '@vyprava/geometry'
import { multisetAround } from '../compass/index.ts'
import { COLOURS, STARTS, type Start, TERRAINS, type Terrain } from '../rules/vocabulary.ts'
import { copiesOn, scarceOn } from './copies.ts'
import { type MapFault, sayFault } from './faults.ts'
import type { MapHex } from './hexes.ts'
import { solve } from './solve.ts'
import { Survey } from './survey.ts'

/** What a balanced map must have; `fault` says what is wrong and where, or null. */
export interface MapCheck {
  readonly name: string
  fault(survey: Survey): MapFault | null
}

export const RADIUS = 6
/** The hexes of a whole map. */
export const SIZE = 3 * RADIUS * (RADIUS + 1) + 1
export const COUNTS: Readonly<Record<Terrain, number>> = {
  forest: 24,
  mountain: 24,
  meadow: 24,
  ocean: 24,
  road: 19,
  city: 6,
  danger: 6,
}
/** So many roads more or fewer are accepted, made up by meadows. */
const SPARE_ROADS = 2
export const SEAS = [15, 9] as const
export const CITY_DISTANCE = 4
export const DANGER_DISTANCE = 3
export const INLAND_DANGER_DISTANCE = 4
export const INLAND = { least: 2, most: 4 } as const
export const DANGERS_OF_A_KIND = 3
export const LARGEST_PATCH = 9
const LEAST_PARTS = 60
const LEAST_MULTISETS = 42
const LEAST_SHARE = 0.4
const LEAST_STARTS = 4

/** Two of these hexes with the smallest distance between them. */
function closest(
  survey: Survey,
  hexes: readonly number[],
): { readonly pair: number[]; readonly least: number } {
  let least = Number.POSITIVE_INFINITY
  let pair: number[] = []
  hexes.forEach((one, i) => {
    for (const other of hexes.slice(i + 1)) {
      const apart = distance(survey.hexes[one], survey.hexes[other])
      if (apart >= least) continue
      least = apart
      pair = [one, other]
    }
  })
  return { pair, least }
}

/** A fault where two of these hexes are nearer than they may be. */
function tooNear(
  survey: Survey,
  kind: 'dangerNear' | 'inlandNear' | 'cityNear',
  hexes: readonly number[],
  wanted: number,
): MapFault | null {
  const { pair, least } = closest(survey, hexes)
  return least >= wanted ? null : { kind, found: least, wanted, hexes: pair }
}

const shape: MapCheck = {
  name: 'shape',
  fault({ hexes }) {
    const outside = hexes.findIndex((hex) => distance(hex, ORIGIN) > RADIUS)
    if (outside >= 0) return { kind: 'outside', radius: RADIUS, hexes: [outside] }
    return hexes.length === SIZE ? null : { kind: 'size', found: hexes.length, wanted: SIZE, hexes: [] }
  },
}

/** How many hexes of a terrain a map should have, and how many it has. */
export function countOf(
  survey: Survey,
  terrain: Terrain,
): { readonly found: number; readonly wanted: number } {
  const found = survey.of(terrain).length
  const spare = survey.of('road').length - COUNTS.road
  const isSpare = Math.abs(spare) <= SPARE_ROADS
  if (terrain === 'road') return { found, wanted: isSpare ? found : COUNTS.road }
  return { found, wanted: COUNTS[terrain] - (terrain === 'meadow' && isSpare ? spare : 0) }
}

/** How wrong a number is; what there is too much of comes first, since it can be pointed at. */
const oddness = ({ found, wanted }: { readonly found: number; readonly wanted: number }): number =>
  Math.abs(found - wanted) / wanted + (found > wanted ? 0.001 : 0)

const counts: MapCheck = {
  name: 'counts',
  fault(survey) {
    const [wrong] = TERRAINS.map((terrain) => ({ terrain, ...countOf(survey, terrain) }))
      .filter(({ found, wanted }) => found !== wanted)
      .sort((one, other) => oddness(other) - oddness(one))
    if (wrong !== undefined) {
      const { terrain, found, wanted } = wrong
      return { kind: 'count', terrain, found, wanted, hexes: found > wanted ? survey.of(terrain) : [] }
    }
    const wrecks = survey.where(({ wreck }) => wreck)
    return wrecks.length === 1 ? null : { kind: 'wrecks', found: wrecks.length, wanted: 1, hexes: wrecks }
  },
}

const connected: MapCheck = {
  name: 'connected',
  fault(survey) {
    const [, ...apart] = survey.pieces(survey.where(({ terrain }) => terrain !== 'danger'))
    return apart.length === 0
      ? null
      : { kind: 'pieces', found: apart.length + 1, wanted: 1, hexes: apart.flat() }
  },
}

const dangerPlaces: MapCheck = {
  name: 'dangerPlaces',
  fault(survey) {
    const [border, inner] = dangers(survey)
    const far = inner.find((hex) => {
      const ring = distance(survey.hexes[hex], ORIGIN)
      return ring < INLAND.least || ring > INLAND.most
    })
    if (far !== undefined) return { kind: 'dangerStray', hexes: [far] }
    const wanted = DANGERS_OF_A_KIND
    if (border.length === wanted && inner.length === wanted) return null
    const hexes = border.length > wanted ? border : inner.length > wanted ? inner : []
    return { kind: 'dangerSides', border: border.length, inland: inner.length, wanted, hexes }
  },
}

const dangerApart: MapCheck = {
  name: 'dangerApart',
  fault(survey) {
    const [, inner] = dangers(survey)
    return (
      tooNear(survey, 'dangerNear', survey.of('danger'), DANGER_DISTANCE) ??
      tooNear(survey, 'inlandNear', inner, INLAND_DANGER_DISTANCE)
    )
  },
}

const dangerClear: MapCheck = {
  name: 'dangerClear',
  fault(survey) {
    for (const danger of survey.of('danger')) {
      for (const hex of survey.around(danger)) {
        const { terrain, wreck } = survey.hexes[hex]
        if (terrain === 'city' || wreck) return { kind: 'dangerBeside', wreck, hexes: [danger, hex] }
      }
    }
    return null
  },
}

const seas: MapCheck = {
  name: 'seas',
  fault(survey) {
    const pieces = survey.pieces(survey.of('ocean'))
    const sizes = pieces.map((sea) => sea.length)
    if (sizes.join() === SEAS.join()) return null
    const odd =
      pieces.length > SEAS.length
        ? pieces.slice(SEAS.length)
        : pieces.filter((sea, i) => sea.length !== SEAS[i])
    return { kind: 'seas', sizes, wanted: SEAS, hexes: odd.flat() }
  },
}

const wreck: MapCheck = {
  name: 'wreck',
  fault(survey) {
    const [sea] = survey.pieces(survey.of('ocean'))
    const lost = survey.where((hex) => hex.wreck).find((hex) => !isWreckPlace(survey, sea, hex))
    return lost === undefined ? null : { kind: 'wreckPlace', hexes: [lost] }
  },
}

const cities: MapCheck = {
  name: 'cities',
  fault(survey) {
    const all = survey.of('city')
    const outer = all.find((hex) => survey.isBorder(hex))
    if (outer !== undefined) return { kind: 'cityBorder', hexes: [outer] }
    return tooNear(survey, 'cityNear', all, CITY_DISTANCE)
  },
}

const network: MapCheck = {
  name: 'network',
  fault(survey) {
    const [, ...apart] = survey.pieces(survey.of('road', 'city'))
    if (apart.length > 0) return { kind: 'networks', found: apart.length + 1, wanted: 1, hexes: apart.flat() }
    const lonely = survey
      .of('city')
      .find((city) => !survey.around(city).some((hex) => survey.hexes[hex].terrain === 'road'))
    return lonely === undefined ? null : { kind: 'cityRoad', hexes: [lonely] }
  },
}

const cityColours: MapCheck = {
  name: 'cityColours',
  fault(survey) {
    const dull = survey.of('city').find((city) => coloursAround(survey, city).length < 3)
    return dull === undefined ? null : { kind: 'cityColours', hexes: [dull] }
  },
}

const patches: MapCheck = {
  name: 'patches',
  fault(survey) {
    for (const terrain of ['forest', 'mountain', 'meadow'] as const) {
      const [largest = []] = survey.pieces(survey.of(terrain))
      if (largest.length > LARGEST_PATCH)
        return { kind: 'patch', terrain, found: largest.length, wanted: LARGEST_PATCH, hexes: largest }
    }
    return null
  },
}

/** The hexes that can hold a part, and those of them whose surroundings no earlier one has. */
export function placesOf(survey: Survey): {
  readonly all: readonly number[]
  readonly kinds: readonly number[]
} {
  const all = survey.partHexes()
  const seen = new Set<number>()
  const kinds = all.filter((hex) => {
    const kind = multisetAround(survey.neighbours, survey.colours, hex)
    const isNew = !seen.has(kind)
    seen.add(kind)
    return isNew
  })
  return { all, kinds }
}

const partHexes: MapCheck = {
  name: 'partHexes',
  fault(survey) {
    const { all, kinds } = placesOf(survey)
    if (all.length < LEAST_PARTS)
      return { kind: 'parts', found: all.length, wanted: LEAST_PARTS, hexes: survey.of('danger') }
    if (kinds.length >= LEAST_MULTISETS) return null
    const again = all.filter((hex) => !kinds.includes(hex))
    return { kind: 'surroundings', found: kinds.length, wanted: LEAST_MULTISETS, hexes: again }
  },
}

const partColours: MapCheck = {
  name: 'partColours',
  fault(survey) {
    const all = survey.partHexes()
    const without = COLOURS.map((_, colour) =>
      all.filter((hex) => !coloursAround(survey, hex).includes(colour)),
    )
    const rare = without.findIndex((hexes) => all.length - hexes.length < LEAST_SHARE * all.length)
    return rare < 0 ? null : { kind: 'rare', colour: rare, percent: 100 * LEAST_SHARE, hexes: without[rare] }
  },
}

const solvable: MapCheck = {
  name: 'solvable',
  fault(survey) {
    if (copiesOn(survey).length === 0) return { kind: 'copy', colour: scarceOn(survey), hexes: [] }
    return solve(survey) === null ? { kind: 'line', hexes: [] } : null
  },
}

/** The hexes on which characters start, by the kind of their start (AR-107). */
export function startsOf(survey: Survey): Readonly<Record<Start, readonly number[]>> {
  const beside = new Set(survey.where((hex) => hex.wreck).flatMap((hex) => survey.around(hex)))
  const free = (hexes: readonly number[]): readonly number[] =>
    hexes.filter((hex) => survey.hexes[hex].terrain !== 'danger' && !survey.hexes[hex].wreck)
  return {
    border: free(survey.where((_, hex) => survey.isBorder(hex))),
    city: free(survey.of('city')),
    forest: free(survey.of('forest')),
    meadow: free(survey.of('meadow')),
    besideWreck: free([...beside]),
  }
}

const starts: MapCheck = {
  name: 'starts',
  fault(survey) {
    const places = startsOf(survey)
    const scarce = STARTS.find((start) => places[start].length < LEAST_STARTS)
    if (scarce === undefined) return null
    const hexes = places[scarce]
    return { kind: 'starts', start: scarce, found: hexes.length, wanted: LEAST_STARTS, hexes }
  },
}

/** Dangers on the border, and the others. */
function dangers(survey: Survey): [border: number[], inner: number[]] {
  const all = survey.of('danger')
  return [all.filter((hex) => survey.isBorder(hex)), all.filter((hex) => !survey.isBorder(hex))]
}

/** Whether a wreck may lie here: inside a sea, by at least two hexes of ocean and two of land. */
export function isWreckPlace(survey: Survey, sea: readonly number[], hex: number): boolean {
  const wet = survey.around(hex).filter((other) => survey.hexes[other].terrain === 'ocean').length
  return sea.includes(hex) && !survey.isBorder(hex) && wet >= 2 && wet <= 4
}

function coloursAround(survey: Survey, hex: number): number[] {
  const colours = survey.around(hex).map((other) => survey.colours[other])
  return [...new Set(colours)].filter((colour) => colour >= 0)
}

/** Every constraint of a balanced map, cheap ones first. A map drawn by hand may be played without them. */
export const MAP_CHECKS: readonly MapCheck[] = [
  shape,
  counts,
  connected,
  dangerPlaces,
  dangerApart,
  dangerClear,
  seas,
  wreck,
  cities,
  network,
  cityColours,
  patches,
  starts,
  partHexes,
  partColours,
  solvable,
]

/** The first constraint that a map breaks, with what is wrong; null for a balanced map. */
export function faultOf(hexes: readonly MapHex[]): { readonly check: string; readonly fault: string } | null {
  const survey = new Survey(hexes)
  for (const check of MAP_CHECKS) {
    const fault = check.fault(survey)
    if (fault !== null) return { check: check.name, fault: sayFault(hexes, fault) }
  }
  return null
}
