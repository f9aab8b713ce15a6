import { Drawing, Icon } from '@vyprava/atlas'
import { cardExchange, crossMark } from '@vyprava/atlas/icons/signs.ts'
import { path } from '@vyprava/atlas/pen.ts'
import { useEffect, useId, useRef, useState } from 'react'
import { BLANK } from '../maps/drawn.ts'
import { NONE } from '../rules/vocabulary.ts'
import { pencilClass } from '../table/board/pencil-ink.ts'
import { outlineAt, RADIUS } from '../table/board/units.ts'
import type { MakerLabels } from '../texts/labels/maker.ts'
import { colourOf, MIDDLES } from './sheet-ink.ts'
import type { Kept } from './store.ts'

interface MineProps {
  readonly labels: MakerLabels
  readonly maps: readonly Kept[]
  readonly now: string | null
  readonly open: (kept: Kept) => void
  readonly copy: (kept: Kept) => void
  readonly remove: (kept: Kept) => void
  readonly bringBack: (kept: Kept) => void
  readonly fresh: () => void
  readonly read: (file: File) => void
  readonly close: () => void
}

/** The maps of this device: one can be opened, copied, taken away, and what was taken away comes back. */
export function Mine({ labels, maps, now, open, copy, remove, bringBack, fresh, read, close }: MineProps) {
  const place = useRef<HTMLDialogElement>(null)
  const title = useId()
  const file = useId()
  const [gone, setGone] = useState<Kept | null>(null)
  useEffect(() => {
    if (place.current?.open === false) place.current.showModal()
  }, [])
  const nameOf = ({ map }: Kept): string => map.name || labels.nameless
  return (
    <dialog ref={place} className="dlg mm-mine" aria-labelledby={title} onClose={close}>
      <div className="dlg-in">
        <h3 id={title}>{labels.mine}</h3>
        <div className="mm-row">
          <button type="button" className="btn btn--line" onClick={fresh}>
            {labels.fresh}
          </button>
          <input
            id={file}
            className="mm-file"
            type="file"
            accept="text/plain,.txt"
            onChange={({ target }) => {
              const [chosen] = target.files ?? []
              target.value = ''
              if (chosen !== undefined) read(chosen)
            }}
          />
          <label className="btn btn--line" htmlFor={file}>
            {labels.openFile}
          </label>
        </div>
        {maps.length === 0 && gone === null && <p>{labels.none}</p>}
        <ul>
          {maps.map((kept) => (
            <li key={kept.id} data-now={kept.id === now}>
              <button
                type="button"
                className="mm-open"
                aria-label={labels.open(nameOf(kept))}
                onClick={() => open(kept)}
              >
                <Drawing viewBox="-274 -320 548 640" ink={small(kept.map.letters)} />
                <span>{nameOf(kept)}</span>
              </button>
              <button
                type="button"
                className="btn btn--bare"
                aria-label={labels.copy(nameOf(kept))}
                onClick={() => copy(kept)}
              >
                <Icon data={cardExchange} />
              </button>
              <button
                type="button"
                className="btn btn--bare"
                aria-label={labels.remove(nameOf(kept))}
                onClick={() => {
                  setGone(kept)
                  remove(kept)
                }}
              >
                <Icon data={crossMark} />
              </button>
            </li>
          ))}
        </ul>
        <p role="status" className="mm-gone">
          {gone !== null && (
            <>
              {labels.removed(nameOf(gone))}{' '}
              <button
                type="button"
                className="mm-link"
                onClick={() => {
                  bringBack(gone)
                  setGone(null)
                }}
              >
                {labels.bringBack}
              </button>
            </>
          )}
        </p>
        <button type="button" className="btn btn--bare" onClick={() => place.current?.close()}>
          {labels.close}
        </button>
      </div>
    </dialog>
  )
}

/** A map in small: its colours alone. */
const small = (letters: string): string =>
  MIDDLES.map((middle, place) => {
    const colour = colourOf(letters[place])
    const cls =
      letters[place] === BLANK ? 'mm-none' : colour === NONE ? 'mm-bad' : `mm-dot ${pencilClass(colour)}`
    return path(cls, outlineAt(middle, RADIUS))
  }).join('')
