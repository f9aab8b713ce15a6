import { seatDark, seatPaint } from '@vyprava/atlas'
import type { Analysis } from '@vyprava/bots'
import { type PointerEvent, useMemo } from 'react'
import { useSize } from '../frame/size.ts'
import { paintOf } from '../play/paint.ts'
import { useTexts } from '../settings/index.ts'
import { type Box, pathOf, pointAt, pointsOf } from './curve.ts'

/** A seat is paint and pattern here too: colour is never alone. */
const DASHES = ['none', '9 4', '2.5 3.5', '12 3 2.5 3', '6 3 6 8', '1 5', '16 4'] as const
const GRID = [0, 0.25, 0.5, 0.75, 1] as const
const MARGIN = { left: 44, right: 14, top: 10, bottom: 10 }

type ChartProps = {
  readonly analysis: Analysis
  readonly seats: readonly number[]
  /** The point that the table shows. */
  readonly shown: number
  readonly look: (point: number) => void
}

/** The chances after each action, as the profile of a route: a press leads to that point of the game. */
export function Chart({ analysis, seats, shown, look }: ChartProps) {
  const { bots } = useTexts()
  const [place, size] = useSize()
  const { total, swings } = analysis
  const points = useMemo(() => pointsOf(analysis), [analysis])
  const box: Box | null =
    size === null
      ? null
      : {
          left: MARGIN.left,
          top: MARGIN.top,
          width: Math.max(1, size.width - MARGIN.left - MARGIN.right),
          height: Math.max(1, size.height - MARGIN.top - MARGIN.bottom),
        }
  const follow = (event: PointerEvent<SVGSVGElement>) => {
    if (box === null || (event.type === 'pointermove' && event.buttons === 0)) return
    look(pointAt(event.clientX - event.currentTarget.getBoundingClientRect().left, total, box))
  }
  return (
    <div className="chart" ref={place}>
      {size !== null && box !== null && (
        <svg
          width={size.width}
          height={size.height}
          role="img"
          aria-label={bots.analysis.curve(total)}
          onPointerDown={follow}
          onPointerMove={follow}
        >
          {GRID.map((part) => (
            <Level key={part} part={part} box={box} label={bots.analysis.percent(part)} />
          ))}
          {swings.map(({ number }) => (
            <path key={number} className="chart-swing" d={markAt(number + 1, total, box)} />
          ))}
          <path className="chart-now" d={`M${xOf(shown, total, box)} ${box.top}v${box.height}`} />
          {seats.map((seat) => {
            const d = pathOf(points, seat, total, box)
            return (
              <g key={seat} fill="none" strokeLinejoin="round" strokeLinecap="round">
                <path
                  d={d}
                  stroke={seatDark(paintOf(seat))}
                  strokeWidth={4.5}
                  strokeDasharray={DASHES[seat]}
                />
                <path
                  d={d}
                  stroke={seatPaint(paintOf(seat))}
                  strokeWidth={2.6}
                  strokeDasharray={DASHES[seat]}
                />
              </g>
            )
          })}
        </svg>
      )}
    </div>
  )
}

const xOf = (point: number, total: number, { left, width }: Box): number =>
  left + (point / Math.max(1, total)) * width

/** A small diamond at the foot of the drawing. */
const markAt = (point: number, total: number, box: Box): string =>
  `M${xOf(point, total, box)} ${box.top + box.height - 6}l5 6l-5 6l-5-6z`

function Level({ part, box, label }: { readonly part: number; readonly box: Box; readonly label: string }) {
  const y = box.top + (1 - part) * box.height
  return (
    <>
      <path className={part === 0.5 ? 'chart-half' : 'chart-line'} d={`M${box.left} ${y}h${box.width}`} />
      <text className="chart-label" x={box.left - 7} y={y + 4}>
        {label}
      </text>
    </>
  )
}

/** How a seat's line looks, for the legend. */
export const LinePiece = ({ seat }: { readonly seat: number }) => (
  <svg className="chart-piece" width={30} height={8} aria-hidden="true">
    <path d="M2 4h26" stroke={seatDark(paintOf(seat))} strokeWidth={4.5} strokeDasharray={DASHES[seat]} />
    <path d="M2 4h26" stroke={seatPaint(paintOf(seat))} strokeWidth={2.6} strokeDasharray={DASHES[seat]} />
  </svg>
)
