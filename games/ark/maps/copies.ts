import { add, hexId, OFF_BOARD } from '@vyprava/geometry'
import { FIELD_CELLS, LETTER_CELLS } from '../compass/index.ts'
import { COLOURS } from '../rules/vocabulary.ts'
import type { Survey } from './survey.ts'

/** A place where the whole compass lies on the map without danger: the hexes of its fields and letters. */
export interface Copy {
  readonly fields: readonly number[]
  readonly letters: readonly number[]
}

/** How often every colour occurs among the fields of a copy that can be filled in time. */
const LEAST = 3
const MOST = 7

/**
 * The copies of the compass whose fields hold every colour 3 to 7 times. Each is a solution of the map: a
 * compass filled with exactly its colours finds every letter where the copy has it.
 */
export function copiesOn(survey: Survey): Copy[] {
  return survey.hexes.flatMap((centre) => {
    const at = (cell: { readonly q: number; readonly r: number }): number =>
      hexId(survey.board, add(centre, cell))
    const fields = FIELD_CELLS.map(at)
    const letters = LETTER_CELLS.map(at)
    const all = [...fields, ...letters]
    if (all.some((hex) => hex === OFF_BOARD || survey.hexes[hex].terrain === 'danger')) return []
    const isEven = COLOURS.every((_, colour) => {
      const count = fields.filter((hex) => survey.colours[hex] === colour).length
      return count >= LEAST && count <= MOST
    })
    return isEven ? [{ fields, letters }] : []
  })
}
