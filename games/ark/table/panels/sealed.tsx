import { Drawing, icon, Marker } from '@vyprava/atlas'
import { waxSeal } from '@vyprava/atlas/icons/signs.ts'
import type { Seat } from '@vyprava/kernel'
import { designOf } from '../design.ts'
import type { PanelProps } from './props.ts'
import { Hourglass, Wax } from './signs.tsx'
import { answering, sealedOf } from './standing.ts'
import './sealed.css'

const ENVELOPE =
  '<path d="M6 14H214V112H6Z" class="akp-env0"/><path d="M6 14L110 74 214 14M6 112L86 58M214 112L134 58" class="akp-env1"/>' +
  '<circle cx="111.5" cy="73" r="25" class="akp-env2"/><circle cx="110" cy="70" r="25" class="akp-wax0"/>' +
  icon(waxSeal, 86, 46, 48, 'class="akp-wax1"')

interface SealedProps extends Pick<PanelProps, 'view' | 'labels' | 'names'> {
  readonly seat: Seat
}

/** One's own answer folded under wax, and who else has answered. Nobody sees an answer before the reveal (AR-221). */
export function Sealed({ view, labels, names, seat }: SealedProps) {
  const { sealed } = labels
  const own = sealedOf(view, seat)
  const others = answering(view).filter((one) => one !== seat)
  const answered = others.filter((one) => view.sheets[one].answered)
  const moves = !view.die && view.stage !== 'ended' && view.active !== seat
  return (
    <section className="panel akp-offer akp-sealed">
      <h2 className="akp-h2">
        {sealed.title}
        {others.length === 0 ? null : <small>{sealed.done(answered.length + 1, others.length + 1)}</small>}
      </h2>
      <Drawing className="akp-envelope" viewBox="0 0 220 118" ink={ENVELOPE} />
      <ul>
        <li>
          <Marker seat={designOf(seat)} />
          <b>{own === null ? '' : sealed.own(own)}</b>
        </li>
        {others.map((one) => (
          <li key={one}>
            <Marker seat={designOf(one)} />
            <span>{names[one]}</span>
            {view.sheets[one].answered ? <Wax label={sealed.seal} /> : <Hourglass label={sealed.thinks} />}
          </li>
        ))}
        {moves ? (
          <li>
            <Marker seat={designOf(view.active)} />
            <span>
              {names[view.active]} <small>{sealed.finishes}</small>
            </span>
            <Hourglass />
          </li>
        ) : null}
      </ul>
      <p className="akp-note">{sealed.note(moves ? names[view.active] : null)}</p>
    </section>
  )
}

/** The same in one line, under the sheet of a phone. */
export function SealedLine({ view, labels, seat }: Omit<SealedProps, 'names'>) {
  const own = sealedOf(view, seat)
  const others = answering(view).filter((one) => one !== seat)
  return (
    <div className="akp-phone akp-sealed-line">
      <p className="panel">
        <Wax label={labels.sealed.title} />
        <b>{own === null ? labels.sealed.title : labels.sealed.own(own)}</b>
        <span>
          {others.map((one) => (
            <span key={one}>
              <Marker seat={designOf(one)} />
              {view.sheets[one].answered ? <Wax /> : <Hourglass />}
            </span>
          ))}
        </span>
      </p>
    </div>
  )
}
