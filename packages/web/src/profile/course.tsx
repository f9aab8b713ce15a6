import type { RatingShown } from '@vyprava/protocol'
import { useId } from 'react'
import { useProfileTexts } from './texts.ts'

const WIDTH = 418
const HEIGHT = 300
const LEFT = 40
const RIGHT = WIDTH - 10
const TOP = 14
const BOTTOM = HEIGHT - 26
/** Lines across lie so many points apart. */
const LINES = 200
/** Everybody begins here. */
const BEGIN = { points: 1500, band: 350 } as const
/** So many times are written below. */
const TIMES = 3

const round = (value: number): number => Math.round(value * 10) / 10

/** How a rating came about: the estimate as a line, its uncertainty as a hatched band that narrows. */
export function Course({ rating, name }: { readonly rating: RatingShown; readonly name: string }) {
  const words = useProfileTexts()
  const hatch = useId()
  const { steps, points, band, games } = rating
  // Whoever has played more than is told began elsewhere.
  const all = games > steps.length ? steps : [{ ...BEGIN, at: steps[0]?.at ?? 0 }, ...steps]
  const low = Math.floor(Math.min(...all.map((step) => step.points - step.band)) / LINES) * LINES
  const high = Math.ceil(Math.max(...all.map((step) => step.points + step.band)) / LINES) * LINES
  const x = (at: number): number => round(LEFT + ((RIGHT - LEFT) * at) / Math.max(1, all.length - 1))
  const y = (value: number): number => round(BOTTOM - ((BOTTOM - TOP) * (value - low)) / (high - low))
  const line = (of: (step: (typeof all)[number]) => number): string[] =>
    all.map((step, at) => `${x(at)} ${y(of(step))}`)
  const upper = line((step) => step.points + step.band)
  const lower = line((step) => step.points - step.band)
  const lines = Array.from({ length: (high - low) / LINES + 1 }, (_, count) => low + count * LINES)
  return (
    <svg
      className="course"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={words.course(name, points - band, points + band)}
    >
      <defs>
        <pattern id={hatch} width={5} height={5} patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">
          <rect width={5} height={5} className="course-ground" />
          <path d="M0 2.5H5" className="course-hatch" />
        </pattern>
      </defs>
      {lines.map((value) => (
        <g key={value}>
          <path d={`M${LEFT} ${y(value)}H${RIGHT}`} className="course-grid" />
          <text x={LEFT - 8} y={y(value) + 4} textAnchor="end">
            {value}
          </text>
        </g>
      ))}
      <path d={`M${[...upper, ...lower.toReversed()].join('L')}Z`} fill={`url(#${hatch})`} />
      <path d={`M${upper.join('L')}`} className="course-edge" />
      <path d={`M${lower.join('L')}`} className="course-edge" />
      <path d={`M${line((step) => step.points).join('L')}`} className="course-line" />
      <path d={`M${RIGHT} ${y(points) - 8}l7 8-7 8-7-8Z`} className="course-now" />
      {all.length > TIMES &&
        Array.from({ length: TIMES }, (_, part) => Math.round((part * (all.length - 1)) / TIMES)).map(
          (at, part, ats) =>
            (part === 0 ||
              words.monthShort(new Date(all[at].at)) !==
                words.monthShort(new Date(all[ats[part - 1]].at))) && (
              <text key={at} x={x(at)} y={HEIGHT - 6} textAnchor={part === 0 ? 'start' : 'middle'}>
                {words.monthShort(new Date(all[at].at))}
              </text>
            ),
        )}
      <text x={RIGHT} y={HEIGHT - 6} textAnchor="end">
        {words.now}
      </text>
    </svg>
  )
}
