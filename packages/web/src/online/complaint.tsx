import type { Said } from '@vyprava/protocol'
import { type ReactNode, useState } from 'react'
import { createPortal } from 'react-dom'
import { Dialog } from '../frame/dialog.tsx'
import { useTexts } from '../settings/index.ts'
import { mute, report, reportSeat } from './mutes.ts'
import { useOnlineTexts } from './texts.ts'
import { type Deed, useDeed } from './use-deed.ts'
import { Wrong } from './wrong.tsx'

type ComplaintProps = { readonly said: Said; readonly self: string; readonly close: () => void }

/** What to do about something that was said: not to hear who said it, or to tell the operators. */
export function Complaint({ said, self, close }: ComplaintProps) {
  const { talk: words } = useOnlineTexts()
  const deed = useDeed()
  return (
    <Plate title={words.said(said.name)} deed={deed} close={close}>
      <blockquote className="talk-quote">{said.text}</blockquote>
      <p>{words.muteNote}</p>
      <button
        type="button"
        className="btn btn--line"
        disabled={deed.busy}
        onClick={() => deed.run(() => mute(self, said.person, true).then(close))}
      >
        {words.mute(said.name)}
      </button>
      <Reporting label={words.reason} deed={deed} send={(reason) => report(said.id, reason)} />
    </Plate>
  )
}

type SitterProps = {
  readonly table: string
  readonly seat: number
  readonly name: string
  readonly close: () => void
}

/** Tells the operators of somebody at the table, whatever they said. */
export function SitterComplaint({ table, seat, name, close }: SitterProps) {
  const { word: words } = useOnlineTexts()
  const deed = useDeed()
  return (
    <Plate title={words.reportWho(name)} deed={deed} close={close}>
      <p>{words.reportNote}</p>
      <Reporting label={words.what} deed={deed} send={(reason) => reportSeat(table, seat, reason)} />
    </Plate>
  )
}

type PlateProps = {
  readonly title: string
  readonly deed: Deed
  readonly close: () => void
  readonly children: ReactNode
}

function Plate({ title, deed, close, children }: PlateProps) {
  const { settings } = useTexts()
  return createPortal(
    <Dialog title={title} close={close}>
      <div className="fields">
        {children}
        <Wrong text={deed.wrong} />
        <button type="button" className="btn" onClick={close}>
          {settings.close}
        </button>
      </div>
    </Dialog>,
    document.body,
  )
}

type ReportingProps = {
  readonly label: string
  readonly deed: Deed
  readonly send: (reason: string) => Promise<unknown>
}

function Reporting({ label, deed, send }: ReportingProps) {
  const { talk: words } = useOnlineTexts()
  const [reason, setReason] = useState('')
  const [reported, setReported] = useState(false)
  if (reported) return <p role="status">{words.reported}</p>
  return (
    <>
      <label className="fields-one">
        <span>{label}</span>
        <textarea
          className="field"
          rows={2}
          maxLength={500}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </label>
      <button
        type="button"
        className="btn btn--line"
        disabled={deed.busy}
        onClick={async () => setReported(await deed.run(() => send(reason)))}
      >
        {words.report}
      </button>
    </>
  )
}
