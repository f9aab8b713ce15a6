import { Drawing } from '@vyprava/atlas'
import type { TableShown } from '@vyprava/protocol'
import { useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import { Dialog } from '../frame/dialog.tsx'
import { Shuffles } from '../online/fair.tsx'
import { useTexts } from '../settings/index.ts'
import { useRoomTexts } from './texts.ts'
import { wax } from './wax.ts'

/** The promise of fair shuffles lies on the sheet as a seal; touched, it says what it is. */
export function Seal({ table, you }: { readonly table: TableShown; readonly you: number | null }) {
  const room = useRoomTexts()
  const { settings } = useTexts()
  const [opened, open] = useState(false)
  const ink = useMemo(() => wax(table.commitment), [table.commitment])
  return (
    <>
      <button type="button" className="room-seal" aria-label={room.seal} onClick={() => open(true)}>
        <Drawing viewBox="-40 -38 80 104" ink={ink} />
      </button>
      {opened &&
        createPortal(
          <Dialog title={room.sealed} close={() => open(false)}>
            <Shuffles table={table} you={you} rules={null} />
            <button type="button" className="btn" onClick={() => open(false)}>
              {settings.close}
            </button>
          </Dialog>,
          document.body,
        )}
    </>
  )
}
