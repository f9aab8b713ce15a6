import { seatDark, seatPaint } from '@vyprava/atlas'
import { usePlay } from './context.ts'
import { paintOf } from './paint.ts'
import { useCourse } from './rounds.ts'
import { type RoundSpan, reachOf, type TurnSpan } from './turns.ts'

const BAR = { top: 12, height: 6 }
/** Paper at both ends. */
export const EDGE = 8
type At = (turns: number) => number

/** Rounds on the scale bar; one path for all, since the whole scale shifts with every turn. */
const segments = (rounds: readonly RoundSpan[], at: At): string =>
  rounds.map(({ first, end }) => box(at(first), BAR.top, at(end) - at(first), BAR.height)).join('')

/** Little flags of a seat above its turns. */
const flags = (places: readonly number[], at: At): string =>
  places
    .map((place) => box(at(place) + 2, 3, Math.max(1, Math.min(10, at(place + 1) - at(place) - 3)), 6))
    .join('')

const box = (x: number, y: number, width: number, height: number): string =>
  `M${x.toFixed(1)} ${y}h${width.toFixed(1)}v${height}h${(-width).toFixed(1)}z`

/** The places of each seat's turns. */
function turnsBySeat(turns: readonly TurnSpan[]): Map<number, number[]> {
  const places = new Map<number, number[]>()
  for (const [place, { mark }] of turns.entries()) {
    if (mark.seat !== null) places.set(mark.seat, [...(places.get(mark.seat) ?? []), place])
  }
  return places
}

/** Room for a number under the scale. */
const NUMBER = 30

/** Rounds that can be numbered without crowding: each, or each so many. */
function numbered(rounds: readonly RoundSpan[], at: At): RoundSpan[] {
  const shown: RoundSpan[] = []
  for (const round of rounds) {
    const last = shown.at(-1)
    if (round.number !== null && (last === undefined || at(round.first) - at(last.first) >= NUMBER))
      shown.push(round)
  }
  return shown
}

/** How far the played part of a scale reaches that has so much room. */
export const reach = (turns: number, whole: number, width: number): number => (turns / whole) * roomIn(width)

const roomIn = (width: number): number => Math.max(0, width - 2 * EDGE)

/** The scale bar itself, for the eyes alone: segments are rounds, flags are turns. */
export function Scale({ width }: { readonly width: number }) {
  const { shown, over } = usePlay().scene
  const { turns, rounds, coming, whole } = useCourse()
  const at = (count: number) => (count / whole) * roomIn(width)
  return (
    <svg width={width} height={34} viewBox={`${-EDGE} 0 ${width} 34`} aria-hidden="true">
      <path
        d={segments([{ number: null, first: turns.length, end: whole }, ...coming], at)}
        className="tl-e"
      />
      {(['tl-f', 'tl-p'] as const).map((look, parity) => (
        <path
          key={look}
          d={segments(
            rounds.filter((_, place) => place % 2 === parity),
            at,
          )}
          className={look}
        />
      ))}
      {[...turnsBySeat(turns)].map(([seat, places]) => (
        <path
          key={seat}
          d={flags(places, at)}
          fill={seatPaint(paintOf(seat))}
          stroke={seatDark(paintOf(seat))}
          strokeWidth={0.7}
        />
      ))}
      {numbered([...rounds, ...coming], at).map(({ number, first, end }) => (
        <text key={first} x={(at(first) + at(end)) / 2} y={BAR.top + 18.5} className="tl-t">
          {number}
        </text>
      ))}
      <path
        d="M0-12L6.5-4V8H-6.5V-4Z"
        transform={`translate(${at(reachOf(turns, shown, over))} ${BAR.top + 3})`}
        className="tl-now"
      />
    </svg>
  )
}
