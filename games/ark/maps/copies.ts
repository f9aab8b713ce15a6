import { add, hexId, OFF_BOARD } from '@vyprava/geometry'
import { FIELD_CELLS, LETTER_CELLS } from '../compass/index.ts'
import { COLOURS, NONE } from '../rules/vocabulary.ts'
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
export const copiesOn = (survey: Survey): Copy[] =>
  roomsOn(survey).filter((copy) => COLOURS.every((_, colour) => isEven(survey, copy, colour)))

/** The colour that most often keeps the compass from finding a place; NONE when no place is free of danger. */
export function scarceOn(survey: Survey): number {
  const rooms = roomsOn(survey)
  if (rooms.length === 0) return NONE
  const missed = COLOURS.map(
    (_, colour) => rooms.filter((copy) => countIn(survey, copy, colour) < LEAST).length,
  )
  return missed.indexOf(Math.max(...missed))
}

/** Where the whole compass lies on the map without danger, whatever the colours. */
function roomsOn(survey: Survey): Copy[] {
  return survey.hexes.flatMap((centre) => {
    const at = (cell: { readonly q: number; readonly r: number }): number =>
      hexId(survey.board, add(centre, cell))
    const fields = FIELD_CELLS.map(at)
    const letters = LETTER_CELLS.map(at)
    const isFree = [...fields, ...letters].every(
      (hex) => hex !== OFF_BOARD && survey.hexes[hex].terrain !== 'danger',
    )
    return isFree ? [{ fields, letters }] : []
  })
}

const countIn = (survey: Survey, { fields }: Copy, colour: number): number =>
  fields.filter((hex) => survey.colours[hex] === colour).length

function isEven(survey: Survey, copy: Copy, colour: number): boolean {
  const count = countIn(survey, copy, colour)
  return count >= LEAST && count <= MOST
}
