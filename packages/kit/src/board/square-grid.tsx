import { memo, useMemo } from 'react'
import type { BoardProps, Find } from '../gestures/use-hands.ts'
import { useRoving } from './cursor.ts'
import { buttonUnder, shareOf } from './find.ts'
import './grid.css'

export interface SquareGridProps {
  /** The squares row by row, as they lie on the screen of whoever looks. */
  readonly rows: readonly (readonly number[])[]
  readonly label: string
  /** What a screen reader says of each square, row by row. */
  readonly labels: readonly string[]
  readonly lit: ReadonlySet<number>
  /** The square that the keyboard comes to first. */
  readonly cursor: number
  moveCursor(square: number): void
  /** While something is carried, a finger on the board moves it instead of the page. */
  readonly carrying: boolean
  /** Something is shown and waits for its confirmation. */
  readonly pinned: boolean
  readonly className?: string
  /** What the hands make of an event on a square. */
  readonly board: (find: Find<number>) => BoardProps
}

const PLACE = 'data-square'

interface SquareProps {
  readonly square: number
  readonly lit: boolean
  readonly reached: boolean
  readonly label: string
}

const Square = memo(function Square({ square, lit, reached, label }: SquareProps) {
  return (
    <button
      type="button"
      className="spot"
      data-square={square}
      data-lit={lit || undefined}
      tabIndex={reached ? 0 : -1}
      aria-label={label}
    />
  )
})

/** The squares of a board as buttons over its drawing, in the reading order of the screen. */
export const SquareGrid = memo(function SquareGrid(props: SquareGridProps) {
  const { rows, label, labels, lit, cursor, moveCursor, carrying, pinned, className, board } = props
  const columns = rows[0]?.length ?? 0
  const find = useMemo<Find<number>>(
    () => (event) => {
      const element = buttonUnder(event, PLACE)
      if (element === null) return null
      const { x, y } = shareOf(event)
      return {
        place: Number(element.getAttribute(PLACE)),
        at: { x: x * columns, y: y * rows.length },
        element,
      }
    },
    [rows, columns],
  )
  const hands = useMemo(() => board(find), [board, find])
  const roving = useRoving(PLACE, moveCursor)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a grid of buttons over a drawing is no table of data
    <div
      className={className === undefined ? 'squares' : `squares ${className}`}
      data-carrying={carrying || undefined}
      data-pinned={pinned || undefined}
      role="grid"
      tabIndex={-1}
      aria-label={label}
      {...hands}
      {...roving}
    >
      {rows.map((row, place) => (
        // biome-ignore lint/a11y/useFocusableInteractive: focus goes to the buttons
        // biome-ignore lint/a11y/useSemanticElements: see the grid
        // biome-ignore lint/suspicious/noArrayIndexKey: when the board turns, the squares change places
        <div key={place} role="row">
          {row.map((square, column) => (
            // biome-ignore lint/a11y/useFocusableInteractive: focus goes to the button
            // biome-ignore lint/a11y/useSemanticElements: see the grid
            // biome-ignore lint/suspicious/noArrayIndexKey: see the rows
            <div key={column} role="gridcell">
              <Square
                square={square}
                lit={lit.has(square)}
                reached={square === cursor}
                label={labels[place * columns + column]}
              />
            </div>
          ))}
        </div>
      ))}
    </div>
  )
})
