import { Spoken } from '@vyprava/kit'
import type { OverPencil, PanelLabels } from '../../texts/labels/panels.ts'
import type { ArkHands } from '../intent.ts'
import { Lantern, Pencil } from './signs.tsx'
import './tray.css'

/** One of the five pencils. */
export interface PencilFacts {
  /** It may be taken now. */
  readonly lit: boolean
  /** In the hand: it stands higher than the others. */
  readonly held: boolean
  readonly over: OverPencil | null
}

export interface TrayProps {
  readonly labels: PanelLabels
  /** By colour. */
  readonly pencils: readonly PencilFacts[]
  readonly hands: ArkHands
}

/** Five pencils; over each what it costs, reaches or finds. One without a target lies down. */
export const PencilTray = ({ labels, pencils, hands }: TrayProps) => (
  <ul className="akp-tray" aria-label={labels.pencils} data-along>
    {pencils.map(({ lit, held, over }, colour) => (
      <li key={labels.colours[colour]}>
        <button
          type="button"
          data-pencil={colour}
          data-lit={lit || undefined}
          data-lies={(!lit && !held && over?.kind !== 'said') || undefined}
          aria-pressed={held}
          title={lit ? undefined : labels.pencil({ colour, over, lit })}
          {...hands.touch({ kind: 'pencil', colour })}
        >
          <Spoken>{labels.pencil({ colour, over, lit })}</Spoken>
          <span className="akp-over" aria-hidden="true">
            {over === null ? null : <Over over={over} labels={labels} />}
          </span>
          <Pencil colour={colour} />
        </button>
      </li>
    ))}
  </ul>
)

interface OverProps {
  readonly over: OverPencil
  readonly labels: PanelLabels
}

function Over({ over, labels }: OverProps) {
  switch (over.kind) {
    case 'price':
      return (
        <>
          <Lantern />
          {over.paid ? `−${over.hints}` : over.hints}
        </>
      )
    case 'said':
      return (
        <i className="akp-said">
          <span>{labels.said}</span>
          <span>0</span>
        </i>
      )
    case 'reach':
      return over.targets === 0 ? (
        <i>–</i>
      ) : (
        <>
          {over.allowance}×<i>/{over.targets}</i>
        </>
      )
    case 'letters':
      return over.letters.length === 0 ? <i>–</i> : <b>{over.letters.join(', ')}</b>
  }
}
