import { compareHexes, type Hex } from '@vyprava/geometry'
import type { Terrain } from '../rules/vocabulary.ts'

/** A hex of a map: where it lies and what is printed on it. A wreck lies in the ocean. */
export interface MapHex extends Hex {
  readonly terrain: Terrain
  readonly wreck: boolean
}

/** The order in which the hexes of a map are numbered: by q, then by r. */
export const inOrder = (hexes: readonly MapHex[]): readonly MapHex[] => hexes.toSorted(compareHexes)
