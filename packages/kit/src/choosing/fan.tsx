import { useEffect, useRef } from 'react'
import type { Point } from '../gestures/gesture.ts'
import './choosing.css'

export interface FanChoice {
  readonly id: string
  /** What kind of choice it is, for tests and styles. */
  readonly kind: string
  readonly label: string
  choose(): void
}

interface FanProps {
  readonly title: string
  readonly cancel: string
  /** Corners of the thing that asks, as shares of the board's width and height. */
  readonly from: Point
  readonly to: Point
  readonly choices: readonly FanChoice[]
  close(): void
}

const share = (part: number): string => `${(100 * part).toFixed(2)}%`

/** A thing on the board that offers more than one action asks which, beside itself and never over the board's edge. */
export function Fan({ title, cancel, from, to, choices, close }: FanProps) {
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => first.current?.focus(), [])
  const left = from.x + to.x < 1
  const top = from.y + to.y < 1
  const style = {
    [left ? 'left' : 'right']: share(left ? from.x : 1 - to.x),
    [top ? 'top' : 'bottom']: share(top ? to.y : 1 - from.y),
  }
  return (
    <div className="fan" role="dialog" aria-label={title} style={style} data-along>
      <p className="caps">{title}</p>
      {choices.map(({ id, kind, label, choose }, place) => (
        <button
          key={id}
          ref={place === 0 ? first : undefined}
          type="button"
          className="btn btn--line"
          data-choice={kind}
          onClick={choose}
        >
          {label}
        </button>
      ))}
      <button type="button" className="btn btn--bare" onClick={close}>
        {cancel}
      </button>
    </div>
  )
}
