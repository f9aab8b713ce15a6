import { createBoard, distance, type HexBoard, isRimHex } from '@vyprava/geometry'
import { PartFinder } from '../compass/index.ts'
import type { MapHex } from '../maps/hexes.ts'
import {
  type Challenge,
  COLOUR_OF_TERRAIN,
  COLOURS,
  type Start,
  TERRAINS,
  type Terrain,
} from './vocabulary.ts'

/** A map worked out for the rules. Lists of hexes ascend, so that lists of actions need no sorting. */
export interface Chart {
  readonly hexes: readonly MapHex[]
  readonly size: number
  /** [hex * 6 + direction] -> hex, or -1 off the map. */
  readonly around: Int32Array
  /** For each hex the hexes at distance 1 or 2, whatever lies between (AR-R32). */
  readonly within2: readonly (readonly number[])[]
  /** For each hex the place of its terrain in TERRAINS, and its colour; NONE for danger. */
  readonly terrain: readonly number[]
  readonly colour: readonly number[]
  readonly isDanger: readonly boolean[]
  readonly isWreck: readonly boolean[]
  readonly isBorder: readonly boolean[]
  /** The hexes of each colour; and the same with the danger hexes among them. */
  readonly ofColour: readonly (readonly number[])[]
  readonly ofColourOrDanger: readonly (readonly number[])[]
  readonly dangers: readonly number[]
  readonly wrecks: readonly number[]
  /** Where characters may start (AR-107, AR-R27). */
  readonly starts: Readonly<Record<Start, readonly number[]>>
  /** Which hexes each challenge of visiting asks for (AR-831 to AR-837). */
  readonly challenges: Readonly<Record<Exclude<Challenge, 'noMinus'>, readonly number[]>>
  readonly finder: PartFinder
}

export function chartFrom(hexes: readonly MapHex[]): Chart {
  const board = createBoard(hexes)
  const where = (fits: (hex: MapHex, number: number) => boolean): readonly number[] =>
    hexes.flatMap((hex, number) => (fits(hex, number) ? [number] : []))
  const printed = (terrain: Terrain): readonly number[] => where((hex) => hex.terrain === terrain)
  const terrain = hexes.map((hex) => TERRAINS.indexOf(hex.terrain))
  const colour = terrain.map((number) => COLOUR_OF_TERRAIN[number])
  const isBorder = hexes.map((_, number) => isRimHex(board, number))
  const colours = COLOURS.map((_, number) => number)
  return {
    hexes,
    size: hexes.length,
    around: board.hexNeighbours,
    within2: hexes.map((hex) => where((other) => other !== hex && distance(hex, other) <= 2)),
    terrain,
    colour,
    isDanger: hexes.map((hex) => hex.terrain === 'danger'),
    isWreck: hexes.map((hex) => hex.wreck),
    isBorder,
    ofColour: colours.map((wanted) => where((_, number) => colour[number] === wanted)),
    ofColourOrDanger: colours.map((wanted) =>
      where((hex, number) => colour[number] === wanted || hex.terrain === 'danger'),
    ),
    dangers: printed('danger'),
    wrecks: where((hex) => hex.wreck),
    starts: startsOn(hexes, board, isBorder),
    challenges: {
      allMeadows: printed('meadow'),
      allForests: printed('forest'),
      allOcean: printed('ocean'),
      allCities: printed('city'),
      allMountains: printed('mountain'),
      allRoads: printed('road'),
      allBorder: where((hex, number) => isBorder[number] && hex.terrain !== 'danger'),
    },
    finder: new PartFinder(board.hexNeighbours),
  }
}

function startsOn(
  hexes: readonly MapHex[],
  { hexNeighbours }: HexBoard,
  isBorder: readonly boolean[],
): Chart['starts'] {
  const fit = (fits: (hex: MapHex, number: number) => boolean): readonly number[] =>
    hexes.flatMap((hex, number) =>
      hex.terrain !== 'danger' && !hex.wreck && fits(hex, number) ? [number] : [],
    )
  const touchesWreck = (number: number): boolean =>
    hexNeighbours.subarray(6 * number, 6 * number + 6).some((other) => other >= 0 && hexes[other].wreck)
  return {
    border: fit((_, number) => isBorder[number]),
    city: fit((hex) => hex.terrain === 'city'),
    forest: fit((hex) => hex.terrain === 'forest'),
    meadow: fit((hex) => hex.terrain === 'meadow'),
    besideWreck: fit((_, number) => touchesWreck(number)),
  }
}
