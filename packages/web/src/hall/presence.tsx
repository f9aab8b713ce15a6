import { Marker } from '@vyprava/atlas'
import { paintOf } from '../play/paint.ts'

/** What is known of somebody: shape first, colour second. */
export type Presence = 'here' | 'away' | 'off' | 'bot' | 'lost'

const TEETH = 8

/** The wheel of a bot. */
const WHEEL = (() => {
  let path = ''
  for (let tooth = 0; tooth < TEETH; tooth++) {
    const angle = (tooth * 2 * Math.PI) / TEETH
    const at = (radius: number, by: number) =>
      `${(radius * Math.cos(angle + by)).toFixed(1)} ${(radius * Math.sin(angle + by)).toFixed(1)}`
    path += `${tooth === 0 ? 'M' : 'L'}${at(4.6, -0.3)}L${at(6.8, -0.2)}L${at(6.8, 0.2)}L${at(4.6, 0.3)}`
  }
  return `${path}ZM1.9 0A1.9 1.9 0 1 0-1.9 0A1.9 1.9 0 1 0 1.9 0Z`
})()

/** Full disc: here; half: away; ring with a stroke: no connection; broken ring: nobody knows; wheel: a bot. */
export function PresenceSign({ presence }: { readonly presence: Presence }) {
  return (
    <svg className={`presence presence--${presence}`} viewBox="-9 -9 18 18" aria-hidden="true">
      <circle r={8.4} className="presence-ground" />
      {presence === 'here' && <circle r={5.6} className="presence-here" />}
      {presence === 'bot' && <path d={WHEEL} fillRule="evenodd" className="presence-full" />}
      {(presence === 'away' || presence === 'off' || presence === 'lost') && (
        <circle r={5} className="presence-ring" />
      )}
      {presence === 'away' && <path d="M0-5A5 5 0 0 1 0 5Z" className="presence-full" />}
      {presence === 'off' && <path d="M-4.4 4.4L4.4-4.4" className="presence-stroke" />}
    </svg>
  )
}

type SitterProps = { readonly seat: number; readonly presence: Presence | null }

/** The disc of a seat, with what is known of who sits there. */
export const SitterDisc = ({ seat, presence }: SitterProps) => (
  <span className="sitter">
    <Marker seat={paintOf(seat)} className="mk" />
    {presence !== null && <PresenceSign presence={presence} />}
  </span>
)
