import { Marker } from '@vyprava/atlas'
import { type PresenceKind, PresenceSign } from '../frame/presence-sign.tsx'
import { paintOf } from '../play/paint.ts'

type SitterProps = { readonly seat: number; readonly kind: PresenceKind | null }

/** The disc of a seat, with what is known of who sits there. */
export const SitterDisc = ({ seat, kind }: SitterProps) => (
  <span className="sitter">
    <Marker seat={paintOf(seat)} className="mk" />
    {kind !== null && <PresenceSign kind={kind} />}
  </span>
)
