import { useEffect, useId, useState } from 'react'
import { Dialog } from '../frame/dialog.tsx'
import { language } from '../settings/index.ts'
import { type Known, type Preferences, prefer, usual } from './preferences.ts'
import { type PushState, pushState, startPush, stopPush } from './push.ts'
import { QuietFields } from './quiet-fields.tsx'
import { Refused } from './server.ts'
import { useOnlineTexts } from './texts.ts'
import { useDeed } from './use-deed.ts'
import { useServer } from './use-server.ts'
import { Wrong } from './wrong.tsx'
import './meeting.css'

type RemindersProps = { readonly known: Known; readonly close: () => void }

/** How somebody wants to hear that it is their turn, and when not. */
export function Reminders({ known, close }: RemindersProps) {
  const { reminders: words, quiet, who } = useOnlineTexts()
  const [wanted, want] = useState(() => known.preferences ?? usual())
  const deed = useDeed()
  return (
    <Dialog title={words.title} close={close}>
      <p>{words.note}</p>
      <Push pushKey={known.pushKey} />
      <form
        className="fields"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          // Somebody may open a table around this plate.
          event.stopPropagation()
          deed.run(async () => {
            if (wanted.mail !== null && !isAddress(wanted.mail)) throw new Refused(400, 'INVALID_EMAIL')
            await prefer({ ...wanted, language: language.get() })
            close()
          })
        }}
      >
        <Mail known={known} wanted={wanted} want={want} />
        <QuietFields wanted={wanted} want={want} />
        <Wrong text={deed.wrong} />
        <div className="fields-do">
          <button type="submit" className="btn btn--brass" disabled={deed.busy}>
            {quiet.save}
          </button>
          <button type="button" className="btn btn--line" onClick={close}>
            {who.cancel}
          </button>
        </div>
      </form>
    </Dialog>
  )
}

/** Roughly: the letter that we send there tells for sure. */
const isAddress = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)

/** Notices of this browser. It is asked for permission only when somebody presses. */
function Push({ pushKey }: { readonly pushKey: string }) {
  const { reminders: words } = useOnlineTexts()
  const title = useId()
  const [state, setState] = useState<PushState | null>(null)
  const [refused, setRefused] = useState(false)
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    pushState(pushKey).then(setState, () => setState('unsupported'))
  }, [pushKey])
  const turn = async () => {
    setBusy(true)
    setRefused(false)
    try {
      if (state === 'on') await stopPush().then(() => setState('off'))
      else setState(await startPush(pushKey))
    } catch (error) {
      console.warn('Notices could not be changed', error)
      setRefused(true)
    } finally {
      setBusy(false)
    }
  }
  const able = state === 'on' || state === 'off'
  const said = { on: words.pushOn, off: words.pushOff }
  return (
    <section className="remind" aria-labelledby={title}>
      <h4 id={title}>{words.push}</h4>
      {state !== null && <p role="status">{able ? said[state] : words[state]}</p>}
      {able && (
        <button type="button" className="btn btn--line" disabled={busy} onClick={turn}>
          {state === 'on' ? words.stop : words.start}
        </button>
      )}
      <Wrong text={refused ? words.refused : null} />
    </section>
  )
}

type MailProps = {
  readonly known: Known
  readonly wanted: Preferences
  readonly want: (wanted: Preferences) => void
}

function Mail({ known, wanted, want }: MailProps) {
  const { reminders: words } = useOnlineTexts()
  const { person } = useServer()
  const title = useId()
  const help = useId()
  const sent = known.preferences?.mail ?? null
  const able = known.mails && person?.guest === false
  return (
    <section className="remind" aria-labelledby={title}>
      <h4 id={title}>{words.mail}</h4>
      {!able && <p>{known.mails ? words.guest : words.noMail}</p>}
      {able && (
        <label className="fields-one">
          <span>{words.address}</span>
          <input
            className="field"
            type="email"
            autoComplete="email"
            maxLength={200}
            value={wanted.mail ?? ''}
            aria-describedby={help}
            onChange={({ target }) => want({ ...wanted, mail: target.value === '' ? null : target.value })}
          />
          <small id={help}>
            {sent === null || wanted.mail !== sent
              ? words.addressHelp
              : known.preferences?.confirmed
                ? words.confirmed
                : words.unconfirmed}
          </small>
        </label>
      )}
    </section>
  )
}
