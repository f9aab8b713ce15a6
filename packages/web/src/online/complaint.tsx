import type { Said } from '@vyprava/protocol'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { Dialog } from '../frame/dialog.tsx'
import { useTexts } from '../settings/index.ts'
import { mute, report } from './mutes.ts'
import { useOnlineTexts } from './texts.ts'
import { useDeed } from './use-deed.ts'
import { Wrong } from './wrong.tsx'

type ComplaintProps = { readonly said: Said; readonly self: string; readonly close: () => void }

/** What to do about something that was said: not to hear who said it, or to tell the operators. */
export function Complaint({ said, self, close }: ComplaintProps) {
  const { talk: words } = useOnlineTexts()
  const { settings } = useTexts()
  const [reason, setReason] = useState('')
  const [reported, setReported] = useState(false)
  const deed = useDeed()
  return createPortal(
    <Dialog title={words.said(said.name)} close={close}>
      <blockquote className="talk-quote">{said.text}</blockquote>
      <div className="fields">
        <p>{words.muteNote}</p>
        <button
          type="button"
          className="btn btn--line"
          disabled={deed.busy}
          onClick={() => deed.run(() => mute(self, said.person, true).then(close))}
        >
          {words.mute(said.name)}
        </button>
        {reported ? (
          <p role="status">{words.reported}</p>
        ) : (
          <>
            <label className="fields-one">
              <span>{words.reason}</span>
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
              onClick={async () => setReported(await deed.run(() => report(said.id, reason)))}
            >
              {words.report}
            </button>
          </>
        )}
        <Wrong text={deed.wrong} />
        <button type="button" className="btn" onClick={close}>
          {settings.close}
        </button>
      </div>
    </Dialog>,
    document.body,
  )
}
