import { Drawing } from '@vyprava/atlas'
import type { TableShown } from '@vyprava/protocol'
import { useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { Dialog } from '../frame/dialog.tsx'
import { Shuffles } from '../online/fair.tsx'
import { useTexts } from '../settings/index.ts'
import { Tip } from '../setup/word.tsx'
import { useRoomTexts } from './texts.ts'
import { wax } from './wax.ts'

/** The beginning of a fingerprint, in groups that can be read aloud. */
const readable = (fingerprint: string): string => fingerprint.slice(0, 16).replace(/.{4}(?=.)/g, '$& ')

/** The promise of fair shuffles lies on the sheet as a seal; touched, it says what it is. */
export function Seal({ table, you }: { readonly table: TableShown; readonly you: number | null }) {
  const room = useRoomTexts()
  const { settings } = useTexts()
  const [opened, open] = useState<'nothing' | 'note' | 'all'>('nothing')
  const place = useRef<HTMLButtonElement>(null)
  const ink = useMemo(() => wax(table.commitment), [table.commitment])
  const close = () => {
    open('nothing')
    place.current?.focus()
  }
  return (
    <>
      <button
        ref={place}
        type="button"
        className="room-seal"
        aria-label={room.seal}
        aria-haspopup="dialog"
        aria-expanded={opened === 'note'}
        onClick={() => open(opened === 'note' ? 'nothing' : 'note')}
      >
        <Drawing viewBox="-40 -38 80 104" ink={ink} />
      </button>
      {opened === 'note' && (
        <Tip anchor={place.current} label={room.sealed} close={close}>
          <div className="seal-note">
            <h3>{room.sealed}</h3>
            <p>{room.sealNote}</p>
            <code>{readable(table.commitment)}</code>
          </div>
          <button type="button" className="seal-all" onClick={() => open('all')}>
            {room.sealAll}
          </button>
        </Tip>
      )}
      {opened === 'all' &&
        createPortal(
          <Dialog title={room.sealed} close={close}>
            <Shuffles table={table} you={you} rules={null} />
            <button type="button" className="btn" onClick={close}>
              {settings.close}
            </button>
          </Dialog>,
          document.body,
        )}
    </>
  )
}
