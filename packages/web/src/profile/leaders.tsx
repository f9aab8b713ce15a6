import type { Leaderboard, LeaderRow } from '@vyprava/protocol'
import { useId } from 'react'
import { Monogram } from '../hall/monogram.tsx'
import { whenOf } from './headline.ts'
import { useProfileTexts } from './texts.ts'

const WIDTH = 430
const HEIGHT = 50
/** The scale has a number at every so many points. */
const STEP = 100

/** The one scale on which all bands lie. */
interface Scale {
  readonly low: number
  readonly high: number
  readonly marks: readonly number[]
  x(points: number): number
}

function scaleOf(rows: readonly LeaderRow[]): Scale {
  const low = Math.floor((Math.min(...rows.map(({ points, band }) => points - band)) - 20) / STEP) * STEP
  const high = Math.ceil((Math.max(...rows.map(({ points, band }) => points + band)) + 20) / STEP) * STEP
  // No more numbers than there is room for.
  const step = STEP * Math.ceil((high - low) / STEP / 8)
  const marks = Array.from({ length: Math.floor((high - low) / step) - 1 }, (_, at) => low + (at + 1) * step)
  return { low, high, marks, x: (points) => Math.round((WIDTH * (points - low)) / (high - low)) }
}

type LeadersProps = { readonly board: Leaderboard; readonly turn: (from: number) => void }

/** Those who are rated, the best first, each with a band on one scale. */
export function Leaders({ board, turn }: LeadersProps) {
  const words = useProfileTexts()
  const { rows, from, total, mine } = board
  const hatch = useId()
  const there = rows.some(({ me }) => me)
  const listed = mine === null || there ? rows : [...rows, mine]
  const scale = scaleOf(listed)
  return (
    <>
      <svg width={0} height={0} className="board-defs" aria-hidden="true">
        <defs>
          <pattern
            id={hatch}
            width={6}
            height={6}
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(-45)"
          >
            <rect width={6} height={6} className="course-ground" />
            <path d="M0 3H6" className="course-hatch" />
          </pattern>
        </defs>
      </svg>
      <table className="leaders">
        <thead>
          <tr>
            <td />
            <td />
            <td />
            <td className="leader-band">
              <ScaleBar scale={scale} />
            </td>
            <th scope="col" className="leader-head">
              {words.columns.rating}
            </th>
            <th scope="col" className="leader-head leader-games">
              {words.columns.played}
            </th>
          </tr>
        </thead>
        <tbody>
          {listed.map((row) => (
            <Leader key={row.place} row={row} scale={scale} hatch={hatch} />
          ))}
        </tbody>
      </table>
      {total > rows.length && (
        <p className="board-pages">
          <button
            type="button"
            className="btn btn--line"
            disabled={from === 0}
            onClick={() => turn(Math.max(0, from - PAGE))}
          >
            {words.before}
          </button>
          <span>
            {from + 1}–{from + rows.length} / {total}
          </span>
          <button
            type="button"
            className="btn btn--line"
            disabled={from + rows.length >= total}
            onClick={() => turn(from + PAGE)}
          >
            {words.next}
          </button>
        </p>
      )}
    </>
  )
}

/** As many as the server shows at once. */
const PAGE = 50

type LeaderProps = { readonly row: LeaderRow; readonly scale: Scale; readonly hatch: string }

function Leader({ row, scale, hatch }: LeaderProps) {
  const words = useProfileTexts()
  const { place, name, me, points, band, games, played } = row
  const said = name ?? words.someone
  const [left, right, middle] = [scale.x(points - band), scale.x(points + band), scale.x(points)]
  return (
    <tr className={me ? 'leader leader--me' : 'leader'} data-unlisted={name === null}>
      <td className="leader-place">{place}</td>
      <td className="leader-sign">
        <Monogram name={name ?? '·'} />
      </td>
      <th scope="row" className="leader-name">
        {said}
        <small className="leader-since">
          {me ? words.me : played === null ? '' : whenOf(played, Date.now(), words)}
        </small>
      </th>
      <td className="leader-band">
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          {scale.marks.map((mark) => (
            <path key={mark} d={`M${scale.x(mark)} 0V${HEIGHT}`} className="leader-grid" />
          ))}
          <rect x={left} y={17} width={right - left} height={16} fill={`url(#${hatch})`} />
          <path d={`M${middle} 14l8 11-8 11-8-11Z`} className="leader-now" />
        </svg>
      </td>
      <td className="leader-points">
        {points} <small className="leader-pm">± {band}</small>
      </td>
      <td className="leader-games">{words.games(games)}</td>
    </tr>
  )
}

function ScaleBar({ scale }: { readonly scale: Scale }) {
  const ends = [scale.low, ...scale.marks, scale.high]
  return (
    <svg viewBox={`0 0 ${WIDTH} 30`} preserveAspectRatio="none" aria-hidden="true" className="scale-bar">
      {scale.marks.map((mark) => (
        <text key={mark} x={scale.x(mark)} y={13}>
          {mark}
        </text>
      ))}
      {ends.slice(1).map((end, at) => (
        <rect
          key={end}
          x={scale.x(ends[at])}
          y={20}
          width={scale.x(end) - scale.x(ends[at])}
          height={6}
          className={at % 2 === 0 ? 'scale-ink' : 'scale-paper'}
        />
      ))}
    </svg>
  )
}
