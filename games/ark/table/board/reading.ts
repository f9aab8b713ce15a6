import type { Hex } from '@vyprava/geometry'
import { middleOf } from './units.ts'

/** Hexes with their numbers as the eye goes over them: from the north, in each line from the west. */
export const byReading = (hexes: readonly Hex[]): (readonly [number, Hex])[] =>
  hexes
    .map((hex, number) => ({ hex, number, ...middleOf(hex) }))
    .sort((a, b) => a.y - b.y || a.x - b.x)
    .map(({ hex, number }) => [number, hex] as const)
