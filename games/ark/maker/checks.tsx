import { Icon } from '@vyprava/atlas'
import { hourglass } from '@vyprava/atlas/icons/gear.ts'
import { checkMark, crossMark } from '@vyprava/atlas/icons/signs.ts'
import type { MapFault } from '../maps/index.ts'
import type { FaultSaid, MakerLabels } from '../texts/labels/maker.ts'
import { placeName } from './brush.ts'
import type { ReportRow, RowKey, WayBack } from './report.ts'

export const sayOf = (labels: MakerLabels, fault: MapFault): FaultSaid =>
  labels.fault({ ...fault, places: fault.hexes.map(placeName) })

interface ChecksProps {
  readonly labels: MakerLabels
  readonly rows: readonly ReportRow[]
  readonly shown: RowKey | null
  readonly show: (row: RowKey | null) => void
}

/** What is right and what is not, line by line; one that is wrong opens its note. */
export function Checks({ labels, rows, shown, show }: ChecksProps) {
  const wrong = rows.filter(({ fault }) => fault !== null).length
  return (
    <section className="panel mm-box mm-check">
      <h2>
        {labels.check}
        <small role="status">{wrong === 0 ? labels.allRight : labels.remarks(wrong)}</small>
      </h2>
      <ul>
        {rows.map(({ key, fault, waits, figures }) => {
          const said = fault && sayOf(labels, fault)
          if (said === null)
            return (
              <li key={key} data-row={key} data-state={waits ? 'waits' : 'good'}>
                <Icon data={waits ? hourglass : checkMark} />
                <span>{labels.rows[key]}</span>
                <b>{waits ? '' : labels.figures(key, figures)}</b>
              </li>
            )
          return (
            <li key={key} data-row={key} data-state="bad" data-fault={fault?.kind}>
              <button
                type="button"
                aria-expanded={shown === key}
                onClick={() => show(shown === key ? null : key)}
              >
                <Icon data={crossMark} />
                <span>{said.title}</span>
                <b>{said.value}</b>
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

interface NoteProps {
  readonly labels: MakerLabels
  readonly fault: MapFault
  readonly back: WayBack | null
  readonly takeBack: (back: WayBack) => void
  readonly close: () => void
  /** Where the arrow of the note points, as shares of the sheet; null where it lies under the sheet. */
  readonly at: { readonly x: number; readonly y: number } | null
}

/** Why something is wrong, beside its place, and the way back. */
export function Note({ labels, fault, back, takeBack, close, at }: NoteProps) {
  const { title, text } = sayOf(labels, fault)
  const left = at !== null && at.x > 0.6
  const style =
    at === null
      ? undefined
      : {
          top: `calc(${(100 * at.y).toFixed(2)}% - 40px)`,
          ...(left
            ? { right: `calc(${(100 - 100 * at.x).toFixed(2)}% + 5%)` }
            : { left: `calc(${(100 * at.x).toFixed(2)}% + 5%)` }),
        }
  const side = at === null ? 'mm-note--flat' : left ? 'mm-note--left' : 'tip--right'
  return (
    <div className={`tip mm-note ${side}`} role="note" style={style} data-note={fault.kind}>
      <b>
        <Icon data={crossMark} />
        {title}
        <button type="button" className="mm-x" aria-label={labels.close} onClick={close}>
          <Icon data={crossMark} />
        </button>
      </b>
      <p>{text}</p>
      {back !== null && (
        <p>
          <button type="button" className="mm-link" onClick={() => takeBack(back)}>
            {labels.wayBack(back.letter, placeName(back.place))}
          </button>
        </p>
      )}
    </div>
  )
}
