import { distance, ORIGIN } from '@vyprava/geometry'
import { multisetAround } from '../compass/index.ts'
import { COLOURS, TERRAINS, type Terrain } from '../rules/vocabulary.ts'
import { copiesOn } from './copies.ts'
import type { MapHex } from './hexes.ts'
import { solve } from './solve.ts'
import { Survey } from './survey.ts'

/** What a balanced map must have; `fault` says what is wrong, or null. */
export interface MapCheck {
  readonly name: string
  fault(survey: Survey): string | null
}

export const RADIUS = 6
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

const name = ({ q, r }: MapHex): string => `(${q},${r})`
const verdict = (good: boolean, fault: string): string | null => (good ? null : fault)

/** The smallest distance between two of these hexes. */
function closest(survey: Survey, hexes: readonly number[]): number {
  let least = Number.POSITIVE_INFINITY
  hexes.forEach((one, i) => {
    for (const other of hexes.slice(i + 1)) {
      least = Math.min(least, distance(survey.hexes[one], survey.hexes[other]))
    }
  })
  return least
}

const shape: MapCheck = {
  name: 'shape',
  fault({ hexes }) {
    const outside = hexes.find((hex) => distance(hex, ORIGIN) > RADIUS)
    if (outside) return `${name(outside)} lies outside the hexagon of radius ${RADIUS}`
    const whole = 3 * RADIUS * (RADIUS + 1) + 1
    return verdict(hexes.length === whole, `${hexes.length} hexes, not ${whole}`)
  },
}

const counts: MapCheck = {
  name: 'counts',
  fault(survey) {
    const count = (terrain: Terrain): number => survey.of(terrain).length
    const spare = count('road') - COUNTS.road
    if (Math.abs(spare) > SPARE_ROADS) return `${count('road')} hexes of road, not ${COUNTS.road}`
    for (const terrain of TERRAINS) {
      const wanted = COUNTS[terrain] - (terrain === 'meadow' ? spare : 0)
      if (terrain !== 'road' && count(terrain) !== wanted) {
        return `${count(terrain)} hexes of ${terrain}, not ${wanted}`
      }
    }
    const wrecks = survey.where(({ wreck }) => wreck).length
    return verdict(wrecks === 1, `${wrecks} wrecks, not 1`)
  },
}

const connected: MapCheck = {
  name: 'connected',
  fault(survey) {
    const pieces = survey.pieces(survey.where(({ terrain }) => terrain !== 'danger'))
    return verdict(pieces.length === 1, `hexes that can be entered fall into ${pieces.length} pieces`)
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
    if (far !== undefined) return `danger ${name(survey.hexes[far])} is neither on the border nor inland`
    return verdict(
      border.length === DANGERS_OF_A_KIND && inner.length === DANGERS_OF_A_KIND,
      `${border.length} dangers on the border and ${inner.length} inland, not 3 and 3`,
    )
  },
}

const dangerApart: MapCheck = {
  name: 'dangerApart',
  fault(survey) {
    const [, inner] = dangers(survey)
    const all = closest(survey, survey.of('danger'))
    if (all < DANGER_DISTANCE) return `dangers at distance ${all}, nearer than ${DANGER_DISTANCE}`
    const inland = closest(survey, inner)
    const least = INLAND_DANGER_DISTANCE
    return verdict(inland >= least, `inland dangers at distance ${inland}, nearer than ${least}`)
  },
}

const dangerClear: MapCheck = {
  name: 'dangerClear',
  fault(survey) {
    const near = survey
      .of('danger')
      .flatMap((hex) => survey.around(hex))
      .find((hex) => survey.hexes[hex].terrain === 'city' || survey.hexes[hex].wreck)
    return near === undefined ? null : `danger beside the city or wreck ${name(survey.hexes[near])}`
  },
}

const seas: MapCheck = {
  name: 'seas',
  fault(survey) {
    const sizes = survey.pieces(survey.of('ocean')).map((sea) => sea.length)
    return verdict(sizes.join() === SEAS.join(), `seas of ${sizes.join(' and ')}, not ${SEAS.join(' and ')}`)
  },
}

const wreck: MapCheck = {
  name: 'wreck',
  fault(survey) {
    const [sea] = survey.pieces(survey.of('ocean'))
    const lost = survey.where((hex) => hex.wreck).find((hex) => !isWreckPlace(survey, sea, hex))
    if (lost === undefined) return null
    return `the wreck ${name(survey.hexes[lost])} must lie inside the larger sea, beside 2 hexes of ocean and 2 of land`
  },
}

const cities: MapCheck = {
  name: 'cities',
  fault(survey) {
    const all = survey.of('city')
    const outer = all.find((hex) => survey.isBorder(hex))
    if (outer !== undefined) return `the city ${name(survey.hexes[outer])} lies on the border`
    const least = closest(survey, all)
    return verdict(least >= CITY_DISTANCE, `cities at distance ${least}, nearer than ${CITY_DISTANCE}`)
  },
}

const network: MapCheck = {
  name: 'network',
  fault(survey) {
    const pieces = survey.pieces(survey.of('road', 'city'))
    if (pieces.length !== 1) return `roads and cities fall into ${pieces.length} networks`
    const lonely = survey
      .of('city')
      .find((city) => !survey.around(city).some((hex) => survey.hexes[hex].terrain === 'road'))
    return lonely === undefined ? null : `no road at the city ${name(survey.hexes[lonely])}`
  },
}

const cityColours: MapCheck = {
  name: 'cityColours',
  fault(survey) {
    const dull = survey.of('city').find((city) => coloursAround(survey, city).length < 3)
    return dull === undefined ? null : `fewer than 3 colours around the city ${name(survey.hexes[dull])}`
  },
}

const patches: MapCheck = {
  name: 'patches',
  fault(survey) {
    for (const terrain of ['forest', 'mountain', 'meadow'] as const) {
      const size = survey.pieces(survey.of(terrain)).at(0)?.length ?? 0
      if (size > LARGEST_PATCH) return `a patch of ${size} hexes of ${terrain}, more than ${LARGEST_PATCH}`
    }
    return null
  },
}

const partHexes: MapCheck = {
  name: 'partHexes',
  fault(survey) {
    const hexes = survey.partHexes()
    if (hexes.length < LEAST_PARTS) return `${hexes.length} hexes can hold a part, fewer than ${LEAST_PARTS}`
    const kinds = new Set(hexes.map((hex) => multisetAround(survey.neighbours, survey.colours, hex))).size
    return verdict(kinds >= LEAST_MULTISETS, `${kinds} different surroundings, fewer than ${LEAST_MULTISETS}`)
  },
}

const partColours: MapCheck = {
  name: 'partColours',
  fault(survey) {
    const around = survey.partHexes().map((hex) => coloursAround(survey, hex))
    const rare = COLOURS.find(
      (_, colour) =>
        around.filter((colours) => colours.includes(colour)).length < LEAST_SHARE * around.length,
    )
    return rare === undefined
      ? null
      : `${rare} occurs around fewer than 40 % of the hexes that can hold a part`
  },
}

const solvable: MapCheck = {
  name: 'solvable',
  fault(survey) {
    if (copiesOn(survey).length === 0) return 'no copy of the compass with every colour 3 to 7 times'
    return verdict(solve(survey) !== null, 'no line of play finds the ark in time')
  },
}

const starts: MapCheck = {
  name: 'starts',
  fault(survey) {
    const beside = new Set(survey.where((hex) => hex.wreck).flatMap((hex) => survey.around(hex)))
    const isFree = (hex: number): boolean =>
      survey.hexes[hex].terrain !== 'danger' && !survey.hexes[hex].wreck
    const places: Readonly<Record<string, readonly number[]>> = {
      border: survey.where((_, hex) => survey.isBorder(hex)),
      city: survey.of('city'),
      forest: survey.of('forest'),
      meadow: survey.of('meadow'),
      'wreck side': [...beside],
    }
    const scarce = Object.keys(places).find((kind) => places[kind].filter(isFree).length < LEAST_STARTS)
    return scarce === undefined ? null : `fewer than ${LEAST_STARTS} start hexes of the kind "${scarce}"`
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
    if (fault !== null) return { check: check.name, fault }
  }
  return null
}
