import { Icon, seatDark, seatPaint } from '@vyprava/atlas'
import { cardExchange } from '@vyprava/atlas/icons/signs.ts'
import { useMemo } from 'react'
import { useSize } from '../frame/size.ts'
import { goTo } from '../router.ts'
import { useTexts } from '../settings/index.ts'
import { usePlay } from './context.ts'
import { paintOf } from './paint.ts'
import { type RoundMark, useRoundMarks } from './rounds.ts'
import { tryAnotherWay } from './ways.ts'
import { runsOf } from './words.ts'

/** The course of the game as the scale bar of a map: a segment is a turn, the pointer is where we look. */
export function TimeLine() {
  const { table, scene } = usePlay()
  const { play } = useTexts()
  return (
    <footer className="time">
      <span className="caps time-title">{play.timeline}</span>
      <Bar />
      <button
        type="button"
        className="btn btn--bare"
        aria-disabled={scene.sight.result !== null}
        onClick={async () => {
          const id = await tryAnotherWay(table)
          if (id !== null) goTo({ page: 'play', id })
        }}
      >
        <Icon data={cardExchange} />
        {play.otherWay}
      </button>
    </footer>
  )
}

const BAR = { top: 13, height: 7 }
const EDGE = 8
const SHORTEST = 24
const TO_COME = 0.6

/** How many actions the scale has room for: what was played and a guess of what is to come. */
export const wholeOf = (length: number, progress: number): number =>
  progress === 1 ? Math.max(1, length) : Math.max(SHORTEST, length * (1 + TO_COME * (1 - progress)))

type Run = ReturnType<typeof runsOf>[number]
type Scale = (number: number) => number

/** Turns on the scale bar; one path for all, since the whole scale shifts with every action. */
const segments = (runs: readonly Run[], at: Scale): string =>
  runs.map(({ from, to }) => box(at(from), BAR.top, at(to) - at(from), BAR.height)).join('')

/** Little flags of a seat above its turns. */
const flags = (runs: readonly Run[], at: Scale): string =>
  runs
    .map(({ from, to }) => box(at(from) + 1, 4, Math.max(1, Math.min(9, at(to) - at(from) - 2)), 6))
    .join('')

const box = (x: number, y: number, width: number, height: number): string =>
  `M${x.toFixed(1)} ${y}h${width.toFixed(1)}v${height}h${(-width).toFixed(1)}z`

/** Room for a heading on the scale. */
const HEADING = 66

/** As many rounds as can be read. */
function spaced(marks: readonly RoundMark[], at: Scale): RoundMark[] {
  const shown: RoundMark[] = []
  for (const mark of marks) {
    const last = shown.at(-1)
    if (last === undefined || at(mark.from) - at(last.from) >= HEADING) shown.push(mark)
  }
  return shown
}

function Bar() {
  const { table, scene } = usePlay()
  const { play } = useTexts()
  const [place, size] = useSize()
  const { log, length, shown, progress } = scene
  const width = Math.max(0, (size?.width ?? 0) - 2 * EDGE)
  const whole = wholeOf(length, progress)
  const at = (number: number) => (number / whole) * width
  const runs = useMemo(() => runsOf(log), [log])
  const marks = useRoundMarks()
  const labelled = Math.max(1, Math.ceil((runs.length * 30) / Math.max(1, at(length))))
  return (
    <div className="time-bar" ref={place}>
      {size !== null && (
        <svg width={size.width} height={34} viewBox={`${-EDGE} 0 ${size.width} 34`} aria-hidden="true">
          <rect
            x={at(length)}
            y={BAR.top}
            width={Math.max(0, width - at(length))}
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
      )}
      <input
        type="range"
        min={0}
        max={length}
        value={shown}
        style={{ width: at(length) + 2 * EDGE }}
        aria-label={play.timeline}
        aria-valuetext={play.point(shown, length)}
        onChange={({ target }) => table.look(target.valueAsNumber)}
      />
    </div>
  )
}
