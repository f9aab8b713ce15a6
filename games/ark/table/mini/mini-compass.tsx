import { Drawing, type DrawingProps } from '@vyprava/atlas'
import { path } from '@vyprava/atlas/pen.ts'
import { memo } from 'react'
import { FIELD_CELLS, LETTER_CELLS } from '../../compass/index.ts'
import { COLOURS, NONE } from '../../rules/index.ts'
import { pencilClass } from '../board/pencil-ink.ts'
import type { LetterState } from '../board/scene.ts'
import { middleOf, outlineAt } from '../board/units.ts'
import '../board/pencils.css'
import './mini.css'

interface MiniCompassProps extends Omit<DrawingProps, 'ink' | 'viewBox'> {
  readonly compass: readonly number[]
  /** Found ones are brass; without them none is. */
  readonly letters?: readonly LetterState[]
}

/** From the middle of a cell to its corner. */
const R = 6.8
const NO_LETTERS: readonly LetterState[] = []

/** A sheet's compass in miniature: one path a colour. */
export const MiniCompass = memo(function MiniCompass({
  compass,
  letters = NO_LETTERS,
  ...svg
}: MiniCompassProps) {
  return <Drawing {...svg} viewBox="-39 -42 78 84" ink={miniCompass(compass, letters)} />
})

function miniCompass(compass: readonly number[], letters: readonly LetterState[]): string {
  const cells = (has: (colour: number) => boolean, radius: number) =>
    FIELD_CELLS.map((cell, field) => (has(compass[field]) ? outlineAt(middleOf(cell, R), radius) : '')).join(
      '',
    )
  const isFound = (letter: number) => letters[letter] === 'found' || letters[letter] === 'fresh'
  const seals = (found: boolean, radius: number) =>
    LETTER_CELLS.map((cell, letter) =>
      isFound(letter) === found ? outlineAt(middleOf(cell, R), radius) : '',
    ).join('')
  return (
    path(
      'am-bare',
      cells((colour) => colour === NONE, R * 0.88),
    ) +
    COLOURS.map((_, colour) =>
      path(
        `am-on ${pencilClass(colour)}`,
        cells((each) => each === colour, R * 0.95),
      ),
    ).join('') +
    path('am-l0', seals(false, R * 0.7)) +
    path('am-l1', seals(true, R * 0.9))
  )
}
