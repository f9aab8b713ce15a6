import { COLOURS, type Start, type Terrain } from '../rules/vocabulary.ts'
import type { MapHex } from './hexes.ts'

/** What is wrong with a map, with the numbers that a sentence about it needs. */
type Wrong =
  | { readonly kind: 'outside'; readonly radius: number }
  | {
      readonly kind: 'size' | 'wrecks' | 'pieces' | 'networks'
      readonly found: number
      readonly wanted: number
    }
  | {
      readonly kind: 'count' | 'patch'
      readonly terrain: Terrain
      readonly found: number
      readonly wanted: number
    }
  | { readonly kind: 'dangerStray' | 'wreckPlace' | 'cityBorder' | 'cityRoad' | 'cityColours' | 'line' }
  | {
      readonly kind: 'dangerSides'
      readonly border: number
      readonly inland: number
      readonly wanted: number
    }
  | {
      readonly kind: 'dangerNear' | 'inlandNear' | 'cityNear' | 'parts' | 'surroundings'
      readonly found: number
      readonly wanted: number
    }
  | { readonly kind: 'dangerBeside'; readonly wreck: boolean }
  | { readonly kind: 'seas'; readonly sizes: readonly number[]; readonly wanted: readonly number[] }
  | { readonly kind: 'starts'; readonly start: Start; readonly found: number; readonly wanted: number }
  | { readonly kind: 'rare'; readonly colour: number; readonly percent: number }
  /** NONE where danger leaves no room for the compass at all. */
  | { readonly kind: 'copy'; readonly colour: number }

export type MapFault = Wrong & {
  /** The hexes that it is about, the one to change first at their head; none where something is missing. */
  readonly hexes: readonly number[]
}

export type FaultKind = MapFault['kind']

const START_NAMES: Readonly<Record<Start, string>> = {
  border: 'border',
  city: 'city',
  forest: 'forest',
  meadow: 'meadow',
  besideWreck: 'wreck side',
}

/** The same in English, for the command line and the server. */
export function sayFault(hexes: readonly MapHex[], fault: MapFault): string {
  const name = (place: number): string => {
    const { q, r } = hexes[fault.hexes[place]]
    return `(${q},${r})`
  }
  switch (fault.kind) {
    case 'outside':
      return `${name(0)} lies outside the hexagon of radius ${fault.radius}`
    case 'size':
      return `${fault.found} hexes, not ${fault.wanted}`
    case 'count':
      return `${fault.found} hexes of ${fault.terrain}, not ${fault.wanted}`
    case 'wrecks':
      return `${fault.found} wrecks, not ${fault.wanted}`
    case 'pieces':
      return `hexes that can be entered fall into ${fault.found} pieces`
    case 'dangerStray':
      return `danger ${name(0)} is neither on the border nor inland`
    case 'dangerSides':
      return `${fault.border} dangers on the border and ${fault.inland} inland, not ${fault.wanted} and ${fault.wanted}`
    case 'dangerNear':
      return `dangers ${name(0)} and ${name(1)} at distance ${fault.found}, nearer than ${fault.wanted}`
    case 'inlandNear':
      return `inland dangers ${name(0)} and ${name(1)} at distance ${fault.found}, nearer than ${fault.wanted}`
    case 'dangerBeside':
      return `danger ${name(0)} beside the ${fault.wreck ? 'wreck' : 'city'} ${name(1)}`
    case 'seas':
      return `seas of ${fault.sizes.join(' and ')}, not ${fault.wanted.join(' and ')}`
    case 'wreckPlace':
      return `the wreck ${name(0)} must lie inside the larger sea, beside 2 to 4 hexes of ocean`
    case 'cityBorder':
      return `the city ${name(0)} lies on the border`
    case 'cityNear':
      return `cities ${name(0)} and ${name(1)} at distance ${fault.found}, nearer than ${fault.wanted}`
    case 'networks':
      return `roads and cities fall into ${fault.found} networks`
    case 'cityRoad':
      return `no road at the city ${name(0)}`
    case 'cityColours':
      return `fewer than 3 colours around the city ${name(0)}`
    case 'patch':
      return `a patch of ${fault.found} hexes of ${fault.terrain}, more than ${fault.wanted}`
    case 'starts':
      return `${fault.found} start hexes of the kind "${START_NAMES[fault.start]}", fewer than ${fault.wanted}`
    case 'parts':
      return `${fault.found} hexes can hold a part, fewer than ${fault.wanted}`
    case 'surroundings':
      return `${fault.found} different surroundings, fewer than ${fault.wanted}`
    case 'rare':
      return `${COLOURS[fault.colour]} occurs around fewer than ${fault.percent} % of the hexes that can hold a part`
    case 'copy':
      return 'no copy of the compass with every colour 3 to 7 times'
    case 'line':
      return 'no line of play finds the ark in time'
  }
}
