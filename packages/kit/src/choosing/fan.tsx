import { useEffect, useRef } from 'react'
import { beside, type Thing } from './beside.ts'
import './choosing.css'
import './sheet.css'

export interface FanChoice {
  readonly id: string
  /** What kind of choice it is, for tests and styles. */
  readonly kind: string
  readonly label: string
  choose(): void
}

interface FanProps extends Thing {
  readonly title: string
  readonly cancel: string
  readonly choices: readonly FanChoice[]
  close(): void
}

/** A thing on the board that offers more than one action asks which, beside itself and never over the board's edge. */
export function Fan({ title, cancel, from, to, choices, close }: FanProps) {
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => first.current?.focus(), [])
  return (
    <div className="fan beside" role="dialog" aria-label={title} {...beside({ from, to })} data-along>
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
