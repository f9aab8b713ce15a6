import type { ReactNode } from 'react'
import './preview.css'

/** One consequence: a sign and what it says. */
export interface PreviewLine {
  readonly id: string
  readonly sign?: ReactNode
  readonly text: ReactNode
  readonly tone?: 'good' | 'bad' | 'note'
}

interface PreviewProps {
  readonly title: ReactNode
  /** Beside the title: a distance, what is left. */
  readonly aside?: ReactNode
  readonly lines: readonly PreviewLine[]
  /** Under the lines: faces of a die, steps. */
  readonly children?: ReactNode
}

/**
 * What would happen, before it is done. It stands over the buttons on large screens; a table that has more than one
 * line to show puts a second one into `hand`, which takes over where `act` has no room. The prompt says it aloud.
 */
export const Preview = ({ title, aside, lines, children }: PreviewProps) => (
  <div className="panel preview" aria-hidden="true">
    <h2>
      {title}
      {aside === undefined ? null : <small>{aside}</small>}
    </h2>
    <ul>
      {lines.map(({ id, sign, text, tone }) => (
        <li key={id} data-tone={tone}>
          {sign}
          <span>{text}</span>
        </li>
      ))}
    </ul>
    {children}
  </div>
)

interface PointsProps {
  readonly label: string
  /** What a screen reader says of them. */
  readonly spoken: string
  readonly all: number
  readonly left: number
  /** How many of them what is shown would take. */
  readonly spends?: number
}

/** Points of a turn as lozenges: brass while they are there, broken where they would go, pale when they are gone. */
export const Points = ({ label, spoken, all, left, spends = 0 }: PointsProps) => (
  <p className="act-points" role="img" aria-label={spoken}>
    <span className="caps">{label}</span>
    {Array.from({ length: all }, (_, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a point is its place in the row
      <svg key={place} viewBox="0 0 28 28" data-point={pointAt(place, left, spends)} aria-hidden="true">
        <path d="M14 3 25 14 14 25 3 14Z" />
      </svg>
    ))}
  </p>
)

export function pointAt(place: number, left: number, spends: number): 'there' | 'spent' | 'gone' {
  if (place >= left) return 'gone'
  return place >= left - spends ? 'spent' : 'there'
}
