import type { WordContext } from '@vyprava/atlas'
import { useEffect, useRef } from 'react'
import type { Edge, RoamAction, RoamView } from '../../rules/index.ts'
import type { RoamLabels } from '../../texts/labels/index.ts'
import { RIM, SHEET, SQUARE } from '../board/units.ts'
import type { RoamHands } from '../intent.ts'
import type { RoamTableProps } from '../props.ts'
import { cornerOf } from '../turn.ts'

interface MenuProps {
  readonly square: number
  readonly edge: Edge
  readonly asked: RoamTableProps['decision']
  readonly actions: readonly RoamAction[]
  readonly words: RoamTableProps['words']
  readonly context: WordContext<RoamView>
  readonly labels: RoamLabels
  readonly on: RoamHands
}

const share = (units: number): string => `${((100 * units) / (SHEET + 2 * RIM)).toFixed(2)}%`

/** A square that offers more than one thing asks which. */
export function SquareMenu({ square, edge, asked, actions, words, context, labels, on }: MenuProps) {
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => first.current?.focus(), [])
  const { x, y } = cornerOf(edge, square)
  const left = x < 3
  const top = y < 3
  const style = {
    [left ? 'left' : 'right']: share(RIM + (left ? x : 5 - x) * SQUARE),
    [top ? 'top' : 'bottom']: share(RIM + (top ? y + 1 : 6 - y) * SQUARE),
  }
  return (
    <div className="roam-menu" role="dialog" aria-label={labels.whatHere} style={style} data-along>
      <p className="caps">{labels.whatHere}</p>
      {actions.map((action, place) => (
        <button
          key={JSON.stringify(action)}
          ref={place === 0 ? first : undefined}
          type="button"
          className="btn btn--line"
          data-choice={action.type}
          onClick={() => on.answer(asked, action)}
        >
          {words.action(action, context)}
        </button>
      ))}
      <button type="button" className="btn btn--bare" onClick={() => on.send({ type: 'cancel' })}>
        {labels.cancel}
      </button>
    </div>
  )
}
