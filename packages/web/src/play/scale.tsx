import { seatDark, seatPaint } from '@vyprava/atlas'
import { useMemo } from 'react'
import { usePlay } from './context.ts'
import { paintOf } from './paint.ts'
import { type RoundMark, useRoundMarks } from './rounds.ts'
import { runsOf } from './words.ts'

const BAR = { top: 13, height: 7 }
/** Paper at both ends. */
export const EDGE = 8
const SHORTEST = 24
const TO_COME = 0.6

/** How many actions the scale has room for: what was played and a guess of what is to come. */
const wholeOf = (length: number, progress: number): number =>
  progress === 1 ? Math.max(1, length) : Math.max(SHORTEST, length * (1 + TO_COME * (1 - progress)))

type Run = ReturnType<typeof runsOf>[number]
type At = (number: number) => number

/** Turns on the scale bar; one path for all, since the whole scale shifts with every action. */
const segments = (runs: readonly Run[], at: At): string =>
  runs.map(({ from, to }) => box(at(from), BAR.top, at(to) - at(from), BAR.height)).join('')

/** Little flags of a seat above its turns. */
const flags = (runs: readonly Run[], at: At): string =>
  runs
    .map(({ from, to }) => box(at(from) + 1, 4, Math.max(1, Math.min(9, at(to) - at(from) - 2)), 6))
    .join('')

const box = (x: number, y: number, width: number, height: number): string =>
  `M${x.toFixed(1)} ${y}h${width.toFixed(1)}v${height}h${(-width).toFixed(1)}z`

/** Room for a heading on the scale. */
const HEADING = 66

/** As many rounds as can be read. */
function spaced(marks: readonly RoundMark[], at: At): RoundMark[] {
  const shown: RoundMark[] = []
  for (const mark of marks) {
    const last = shown.at(-1)
    if (last === undefined || at(mark.from) - at(last.from) >= HEADING) shown.push(mark)
  }
  return shown
}

/** How far the played part of a scale reaches that has so much room. */
export const reach = (length: number, progress: number, width: number): number =>
  (length / wholeOf(length, progress)) * roomIn(width)

const roomIn = (width: number): number => Math.max(0, width - 2 * EDGE)

/** The scale bar itself, for the eyes alone. */
export function Scale({ width }: { readonly width: number }) {
  const { log, length, shown, progress } = usePlay().scene
  const room = roomIn(width)
  const whole = wholeOf(length, progress)
  const at = (number: number) => (number / whole) * room
  const runs = useMemo(() => runsOf(log), [log])
  const marks = useRoundMarks()
  const labelled = Math.max(1, Math.ceil((runs.length * 30) / Math.max(1, at(length))))
  return (
    <svg width={width} height={34} viewBox={`${-EDGE} 0 ${width} 34`} aria-hidden="true">
      <rect
        x={at(length)}
        y={BAR.top}
        width={Math.max(0, room - at(length))}
        height={BAR.height}
        className="tl-e"
      />
      <path
        d={segments(
          runs.filter((_, index) => index % 2 === 0),
          at,
        )}
        className="tl-f"
      />
      <path
        d={segments(
          runs.filter((_, index) => index % 2 === 1),
          at,
        )}
        className="tl-p"
      />
      {[...new Set(runs.map(({ seat }) => seat))].map((seat) => (
        <path
          key={seat}
          d={flags(
            runs.filter((run) => run.seat === seat),
            at,
          )}
          fill={seatPaint(paintOf(seat))}
          stroke={seatDark(paintOf(seat))}
          strokeWidth={0.7}
        />
      ))}
      {marks.length === 0 &&
        runs.map(({ from }, index) =>
          index % labelled === 0 ? (
            <text key={from} x={at(from)} y={32} className="tl-t">
              {index + 1}
            </text>
          ) : null,
        )}
      {spaced(marks, at).map(({ from, round }) => (
        <g key={from} className="tl-round" transform={`translate(${at(from)} 0)`}>
          <path d="M0 2V24" />
          <text x={3} y={32} className="tl-t">
            {round}
          </text>
        </g>
      ))}
      <path d="M0-14L7-5V9H-7V-5Z" transform={`translate(${at(shown)} 16.5)`} className="tl-now" />
    </svg>
  )
}
