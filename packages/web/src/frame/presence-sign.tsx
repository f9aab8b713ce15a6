import type { ReactNode } from 'react'
import './presence-sign.css'

/** What is known of somebody. */
export type PresenceKind = 'here' | 'away' | 'gone' | 'bot' | 'unknown'

/** The wheel of a bot: eight teeth around a hole. */
const WHEEL = Array.from({ length: 8 }, (_, tooth) => {
  const angle = (tooth * Math.PI) / 4
  const point = (radius: number, turn: number): string =>
    `${(radius * Math.cos(angle + turn)).toFixed(2)} ${(radius * Math.sin(angle + turn)).toFixed(2)}`
  return `${tooth === 0 ? 'M' : 'L'}${point(4.6, -0.3)}L${point(6.8, -0.2)}L${point(6.8, 0.2)}L${point(4.6, 0.3)}`
}).join('')

const SHAPES: Readonly<Record<PresenceKind, ReactNode>> = {
  here: <circle r="5.6" className="pr-disc" />,
  away: (
    <>
      <circle r="5" className="pr-ring" />
      <path d="M0-5A5 5 0 0 1 0 5Z" className="pr-full" />
    </>
  ),
  gone: (
    <>
      <circle r="5" className="pr-ring" />
      <path d="M-4.4 4.4L4.4-4.4" className="pr-stroke" />
    </>
  ),
  bot: (
    <path
      fillRule="evenodd"
      d={`${WHEEL}ZM1.9 0A1.9 1.9 0 1 0-1.9 0A1.9 1.9 0 1 0 1.9 0Z`}
      className="pr-full"
    />
  ),
  unknown: <circle r="5" className="pr-ring pr-broken" />,
}

/**
 * Somebody's presence, as a shape first and a colour second: a full disc is here, half of one away, a ring with a
 * stroke has no connection, of a broken ring nobody knows, a wheel is a bot.
 */
export const PresenceSign = ({ kind }: { readonly kind: PresenceKind }) => (
  <svg className="pr" data-kind={kind} viewBox="-9 -9 18 18" aria-hidden="true">
    <circle r="8.4" className="pr-paper" />
    {SHAPES[kind]}
  </svg>
)
