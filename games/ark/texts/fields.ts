import { listed } from '@vyprava/module/wording.ts'
import { FIELD_LETTERS, FIELDS_OF_SIDE, LETTERS, sideOfField } from '../compass/index.ts'

/** "Forest 1": the side and the place on it. */
export const fieldIn =
  (sides: readonly string[]) =>
  (field: number): string =>
    `${sides[sideOfField(field)]} ${(field % FIELDS_OF_SIDE) + 1}`

/** "A, F and G": the letters that a field serves. */
export const lettersIn =
  (and: string) =>
  (field: number): string =>
    listed(
      FIELD_LETTERS[field].map((letter) => LETTERS[letter]),
      and,
    )

/** "green 3×": the colours that have any. */
export const namedOf = (colours: readonly string[], counts: readonly number[]): string[] =>
  counts.flatMap((count, colour) => (count > 0 ? [`${colours[colour]}\u00a0${count}×`] : []))
