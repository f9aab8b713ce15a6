import { NONE, type SheetView } from '../../rules/index.ts'

/** What lies on one sheet and not on another of the same player: strokes on the map and in the compass. */
export interface Difference {
  readonly strokes: readonly { readonly hex: number; readonly colour: number }[]
  readonly fields: readonly { readonly field: number; readonly colour: number }[]
}

type Drawn = Pick<SheetView, 'compass' | 'painted'>

/** Places whose colour is not the one that it was. */
const changed = (from: readonly number[], to: readonly number[]): number[] =>
  [...to.keys()].filter((place) => to[place] !== NONE && to[place] !== from[place])

export const differencesOf = (from: Drawn, to: Drawn): Difference => ({
  strokes: changed(from.painted, to.painted).map((hex) => ({ hex, colour: to.painted[hex] })),
  fields: changed(from.compass, to.compass).map((field) => ({ field, colour: to.compass[field] })),
})

export const NO_DIFFERENCE: Difference = { strokes: [], fields: [] }
