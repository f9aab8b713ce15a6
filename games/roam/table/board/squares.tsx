import { type MouseEvent, memo, type PointerEvent } from 'react'
import type { Edge } from '../../rules/index.ts'
import { readingOrder, SIDE } from '../turn.ts'

export interface SquaresProps {
  readonly edge: Edge
  readonly label: string
  /** What a screen reader says of each square, in reading order. */
  readonly labels: readonly string[]
  readonly lit: ReadonlySet<number>
  /** The square with the keyboard's focus. */
  readonly cursor: number
  /** While a shape is carried, a finger on the map moves it instead of the page. */
  readonly carrying: boolean
  readonly on: {
    readonly click: (event: MouseEvent) => void
    readonly down: (event: PointerEvent) => void
    readonly move: (event: PointerEvent) => void
    readonly up: (event: PointerEvent) => void
    readonly leave: (event: PointerEvent) => void
  }
}

interface SquareProps {
  readonly square: number
  readonly lit: boolean
  /** Whether the keyboard comes to it first. */
  readonly reached: boolean
  readonly label: string
}

const Square = memo(function Square({ square, lit, reached, label }: SquareProps) {
  return (
    <button
      type="button"
      className="roam-square"
      data-square={square}
      data-lit={lit || undefined}
      tabIndex={reached ? 0 : -1}
      aria-label={label}
    />
  )
})

/** The 36 squares as buttons, in the reading order of the screen. */
export const Squares = memo(function Squares({
  edge,
  label,
  labels,
  lit,
  cursor,
  carrying,
  on,
}: SquaresProps) {
  const order = readingOrder(edge)
  const rows = Array.from({ length: SIDE }, (_, row) => order.slice(row * SIDE, (row + 1) * SIDE))
  return (
    // biome-ignore lint/a11y/useSemanticElements: a grid of buttons over a drawing is no table of data
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys are the table's (keys.ts), and Enter clicks a button
    <div
      className={carrying ? 'roam-squares roam-carrying' : 'roam-squares'}
      role="grid"
      tabIndex={-1}
      aria-label={label}
      onClick={on.click}
      onPointerDown={on.down}
      onPointerMove={on.move}
      onPointerUp={on.up}
      onPointerCancel={on.up}
      onPointerLeave={on.leave}
    >
      {rows.map((row, place) => (
        // biome-ignore lint/a11y/useFocusableInteractive: focus goes to the buttons
        // biome-ignore lint/a11y/useSemanticElements: see the grid
        // biome-ignore lint/suspicious/noArrayIndexKey: when the map turns, the squares change places
        <div key={place} role="row" className="roam-row">
          {row.map((square, column) => (
            // biome-ignore lint/a11y/useFocusableInteractive: focus goes to the button
            // biome-ignore lint/a11y/useSemanticElements: see the grid
            // biome-ignore lint/suspicious/noArrayIndexKey: see the rows
            <div key={column} role="gridcell" className="roam-cell">
              <Square
                square={square}
                lit={lit.has(square)}
                reached={square === cursor}
                label={labels[place * SIDE + column]}
              />
            </div>
          ))}
        </div>
      ))}
    </div>
  )
})
