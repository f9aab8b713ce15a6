import type { ReactNode } from 'react'
import type { OfferTitle, PanelLabels } from '../../texts/labels/panels.ts'
import { Lantern } from './signs.tsx'
import './offer.css'

interface OfferProps {
  readonly labels: PanelLabels
  readonly title: OfferTitle
  /** Beside the title: hints in hand, and how many would be left. */
  readonly hints?: { readonly now: number; readonly left: number } | undefined
  /** The named colour is taken for another one. */
  readonly taken?: { readonly from: number; readonly to: number } | undefined
  /** `PencilTray`. */
  readonly tray?: ReactNode
  /** Hunter's band, answer cards, gems: one under the other. */
  readonly children?: ReactNode
}

/** The right margin: pencils, then what is answered or chosen. */
export const Offer = ({ labels, title, hints, taken, tray, children }: OfferProps) => (
  <section className="panel akp-offer" data-title={title}>
    <h2 className="akp-h2">
      {labels.title[title]}
      {hints === undefined ? null : (
        <small>
          {hints.left === hints.now ? (
            labels.hints(hints.now)
          ) : (
            <span role="img" aria-label={labels.hintsAfter(hints.now, hints.left)}>
              <Lantern /> {hints.now} → {hints.left}
            </span>
          )}
        </small>
      )}
    </h2>
    {tray}
    <div className="akp-offer-rest">
      {taken === undefined ? null : <p className="akp-taken">{labels.taken(taken.from, taken.to)}</p>}
      {children}
    </div>
  </section>
)
