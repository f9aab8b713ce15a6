import { useState } from 'react'
import { useDoorWords } from '../doors/words.ts'
import { Dialog } from '../frame/dialog.tsx'
import { namesOf } from '../online/names.ts'
import { addressOf } from '../router.ts'
import { useTexts } from '../settings/index.ts'
import type { TableRow } from './data.ts'
import { DeedForm } from './deed-form.tsx'
import type { Done } from './deeds.tsx'
import { useDesk } from './desk.ts'
import { useHappening } from './lists.tsx'

type TablePlateProps = {
  readonly table: TableRow
  readonly close: () => void
  readonly done: Done
}

/** A table: who sits there and what happens, never what is hidden. */
export function TablePlate({ table, close, done }: TablePlateProps) {
  const { texts, open } = useDesk()
  const { deed: words, list } = texts
  const { setup } = useTexts()
  const { name } = useDoorWords(table.game)
  const { what } = useHappening(table)
  const names = namesOf(table.seats, setup.botNames, words.free)
  const [closing, setClosing] = useState(false)
  if (closing)
    return (
      <DeedForm
        title={words.closeTable}
        submit={words.closeTable}
        told={false}
        close={() => setClosing(false)}
        send={async (reason) => {
          await done(`tables/${table.id}/close`, { reason })
          close()
        }}
      >
        <p>{words.closeTableNote}</p>
      </DeedForm>
    )
  return (
    <Dialog title={name} close={close}>
      <div className="op-file">
        <p>
          {what} · {words.host(table.hostName)}
          {table.private && ` · ${list.hidden}`}
        </p>
        <ul>
          {table.seats.map(({ person, name: sitter }, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
            <li key={seat}>
              <span>{names[seat]}</span>
              {person !== null && sitter !== null && (
                <button
                  type="button"
                  className="btn btn--bare"
                  aria-label={list.openNamed(sitter)}
                  onClick={() => open({ kind: 'person', id: person, name: sitter })}
                >
                  {list.open}
                </button>
              )}
            </li>
          ))}
        </ul>
        <div className="op-do">
          {!table.private && (
            <a className="btn btn--line" href={addressOf({ page: 'table', id: table.id, step: null })}>
              {words.goToTable}
            </a>
          )}
          {table.state !== 'over' && (
            <button type="button" className="btn btn--line" onClick={() => setClosing(true)}>
              {words.closeTable}
            </button>
          )}
        </div>
      </div>
      <button type="button" className="btn" onClick={close}>
        {words.close}
      </button>
    </Dialog>
  )
}
