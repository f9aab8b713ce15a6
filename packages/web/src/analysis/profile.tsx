import { Marker, seatDark, seatPaint } from '@vyprava/atlas'
import type { Analysis } from '@vyprava/bots'
import { type PointerEvent, useMemo } from 'react'
import { useSize } from '../frame/size.ts'
import { paintOf } from '../play/paint.ts'
import { numberOf, roundSpans, type TurnSpan } from '../play/turns.ts'
import { useTexts } from '../settings/index.ts'
import { chancesAt } from './curve.ts'
import { flag, hachures, lineThrough, type Plot, pointer, scaleBar, starPath } from './profile-ink.ts'

/** A seat is paint and pattern here too: colour is never alone. */
const DASHES = ['9 4', '2.5 3.5', '12 3 2.5 3', '6 3 6 8', '1 5', '16 4', '9 4'] as const
const LEVELS = [1, 0.5, 0] as const

export interface Sign {
  readonly place: number
  /** A flag with a number, or a star. */
  readonly label: string | null
}

interface ProfileProps {
  readonly analysis: Analysis
  readonly turns: readonly TurnSpan[]
  /** Whose line is the ground. */
  readonly me: number
  readonly seats: readonly number[]
  readonly signs: readonly Sign[]
  /** The turn on the board. */
  readonly shown: number
  readonly choose: (place: number) => void
}

/** The chances after every turn as the height profile of a walk: one's own line is the ground, the others are broken. */
export function Profile({ analysis, turns, me, seats, signs, shown, choose }: ProfileProps) {
  const { bots } = useTexts()
  const [place, size] = useSize()
  const lines = useMemo(
    () =>
      seats.map((seat) => ({
        seat,
        heights: [turns[0]?.from ?? 0, ...turns.map(({ to }) => to)].map(
          (point) => chancesAt(analysis, point)?.[seat] ?? null,
        ),
      })),
    [analysis, turns, seats],
  )
  const plot: Plot | null =
    size === null
      ? null
      : {
          left: 46,
          top: 22,
          right: size.width - 14,
          bottom: size.height - 24,
          turns: Math.max(1, turns.length),
        }
  const follow = (event: PointerEvent<SVGSVGElement>) => {
    if (plot === null || (event.type === 'pointermove' && event.buttons === 0)) return
    const x = event.clientX - event.currentTarget.getBoundingClientRect().left
    const at = Math.ceil(((x - plot.left) / (plot.right - plot.left)) * plot.turns) - 1
    choose(Math.max(0, Math.min(turns.length - 1, at)))
  }
  const mine = lines.find(({ seat }) => seat === me)?.heights ?? []
  return (
    <div className="profile" ref={place}>
      {size !== null && plot !== null && (
        <svg
          width={size.width}
          height={size.height}
          role="img"
          aria-label={bots.analysis.curve(turns.length)}
          onPointerDown={follow}
          onPointerMove={follow}
        >
          {LEVELS.map((level) => (
            <Level key={level} level={level} plot={plot} />
          ))}
          <path className="profile-hill" fill={seatPaint(paintOf(me))} d={lineThrough(mine, plot, true)} />
          <path className="profile-hach" stroke={seatPaint(paintOf(me))} d={hachures(mine, plot)} />
          {lines
            .filter(({ seat }) => seat !== me)
            .map(({ seat, heights }) => (
              <path
                key={seat}
                className="profile-other"
                stroke={seatDark(paintOf(seat))}
                strokeDasharray={DASHES[seat % DASHES.length]}
                d={lineThrough(heights, plot, false)}
              />
            ))}
          <path className="profile-mine" stroke={seatPaint(paintOf(me))} d={lineThrough(mine, plot, false)} />
          <Scale turns={turns} plot={plot} />
          <path className="profile-nowline" d={pointer(shown, plot).line} />
          {signs.map(({ place: at, label }) => (
            <Mark key={at} at={at} label={label} height={mine[at + 1] ?? 0} plot={plot} />
          ))}
          <path className="profile-now" d={pointer(shown, plot).plate} />
        </svg>
      )}
    </div>
  )
}

const heightOf = (level: number, { top, bottom }: Plot): number => bottom - (bottom - top) * level

function Level({ level, plot }: { readonly level: number; readonly plot: Plot }) {
  const { bots } = useTexts()
  const y = heightOf(level, plot)
  return (
    <>
      <path
        className={level === 0.5 ? 'profile-half' : 'profile-axis'}
        d={`M${plot.left} ${y}H${plot.right}`}
      />
      <text className="profile-level" x={plot.left - 7} y={y + 4.5}>
        {bots.analysis.percent(level)}
      </text>
    </>
  )
}

/** Rounds as a scale bar; every second number where they are many. */
function Scale({ turns, plot }: { readonly turns: readonly TurnSpan[]; readonly plot: Plot }) {
  const rounds = roundSpans(turns)
  const width = (plot.right - plot.left) / plot.turns
  const sparse = Math.ceil((rounds.length * 22) / (plot.right - plot.left))
  return rounds.map(({ number, first, end }, index) => (
    <g key={first}>
      <path className={index % 2 === 0 ? 'profile-ink' : 'profile-paper'} d={scaleBar(first, end, plot)} />
      {number !== null && index % sparse === 0 && (
        <text className="profile-round" x={plot.left + ((first + end) / 2) * width} y={plot.bottom + 21}>
          {numberOf(turns[first].mark)}
        </text>
      )}
    </g>
  ))
}

interface MarkProps {
  readonly at: number
  readonly label: string | null
  readonly height: number
  readonly plot: Plot
}

function Mark({ at, label, height, plot }: MarkProps) {
  const x = plot.left + ((at + 1) / plot.turns) * (plot.right - plot.left)
  const y = heightOf(height, plot)
  const up = Math.min(34, y - 2)
  return (
    <g>
      {label === null ? (
        <path className="review-star" transform={`translate(${x} ${y - 15})`} d={starPath} />
      ) : (
        <>
          <path className="review-pole" d={`M${x} ${y}V${y - up}`} />
          <path className="review-flag" d={flag(x, y - up)} />
          <text className="review-flag-text" x={x + 8} y={y - up + 12.6}>
            {label}
          </text>
        </>
      )}
      <circle className="profile-point" cx={x} cy={y} r={3.6} />
    </g>
  )
}

/** A flag or a star beside words. */
export const SignIcon = ({ label }: { readonly label: string | null }) => (
  <svg className="review-sign" viewBox={label === null ? '-12 -13 24 26' : '0 0 24 26'} aria-hidden="true">
    {label === null ? (
      <path className="review-star" d={starPath} />
    ) : (
      <>
        <path className="review-pole" d="M3 25V2" />
        <path className="review-flag" d={flag(3, 2)} />
        <text className="review-flag-text" x={11} y={14.6}>
          {label}
        </text>
      </>
    )}
  </svg>
)

/** Whose line is which, and whose eyes the profile is for. */
export function Whose({
  seats,
  me,
  names,
  together,
  chances,
  choose,
}: {
  readonly seats: readonly number[]
  readonly me: number
  readonly names: readonly string[]
  readonly together: boolean
  readonly chances: readonly number[] | null
  readonly choose: (seat: number) => void
}) {
  const { bots } = useTexts()
  if (together) return <p className="review-whose">{bots.analysis.together}</p>
  return (
    <ul className="review-whose">
      {seats.map((seat) => (
        <li key={seat}>
          <button
            type="button"
            className="btn btn--bare"
            aria-pressed={seat === me}
            onClick={() => choose(seat)}
          >
            <Marker seat={paintOf(seat)} />
            <span className="visually-hidden">{names[seat]}: </span>
            {chances === null ? '' : bots.analysis.percent(chances[seat])}
          </button>
        </li>
      ))}
    </ul>
  )
}
