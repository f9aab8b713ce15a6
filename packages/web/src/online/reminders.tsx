import { useState } from 'react'
import { Dialog } from '../frame/dialog.tsx'
import { language } from '../settings/index.ts'
import { fieldTime, isAwake, minutesOf } from './hours.ts'
import { type Known, ownZone, type Preferences, prefer, usual } from './preferences.ts'
import { useOnlineTexts } from './texts.ts'
import { useDeed } from './use-deed.ts'
import { Wrong } from './wrong.tsx'
import './meeting.css'

type RemindersProps = { readonly known: Known; readonly close: () => void }

/** When somebody wants to be left alone. */
export function Reminders({ known, close }: RemindersProps) {
  const { quiet, who } = useOnlineTexts()
  const [wanted, want] = useState(() => known.preferences ?? usual())
  const deed = useDeed()
  return (
    <Dialog title={quiet.title} close={close}>
      <form
        className="fields"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          // Somebody may open a table around this plate.
          event.stopPropagation()
          deed.run(() => prefer({ ...wanted, language: language.get() }).then(close))
        }}
      >
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

type QuietProps = { readonly wanted: Preferences; readonly want: (wanted: Preferences) => void }

function QuietFields({ wanted, want }: QuietProps) {
  const { quiet } = useOnlineTexts()
  const [zones] = useState(() => [...new Set([ownZone(), ...Intl.supportedValuesOf('timeZone')])])
  const awake = isAwake(wanted)
  const { zone, quietFrom, quietTo } = wanted
  const time = (field: string, set: (minutes: number) => Preferences) => {
    if (field !== '') want(set(minutesOf(field)))
  }
  return (
    <>
      <p>{quiet.note}</p>
      <label className="tick">
        <input
          type="checkbox"
          checked={!awake}
          onChange={() => {
            const { quietFrom: from, quietTo: to } = usual()
            want(
              awake
                ? { ...wanted, zone: zone ?? ownZone(), quietFrom: from, quietTo: to }
                : { ...wanted, quietTo: quietFrom },
            )
          }}
        />
        <span>{quiet.on}</span>
      </label>
      {!awake && (
        <div className="quiet-times">
          <label className="fields-one">
            <span>{quiet.from}</span>
            <input
              className="field"
              type="time"
              value={fieldTime(quietFrom)}
              onChange={({ target }) => time(target.value, (minutes) => ({ ...wanted, quietFrom: minutes }))}
            />
          </label>
          <label className="fields-one">
            <span>{quiet.to}</span>
            <input
              className="field"
              type="time"
              value={fieldTime(quietTo)}
              onChange={({ target }) => time(target.value, (minutes) => ({ ...wanted, quietTo: minutes }))}
            />
          </label>
          <label className="fields-one">
            <span>{quiet.zone}</span>
            <select
              className="field"
              value={zone ?? ''}
              onChange={({ target }) => want({ ...wanted, zone: target.value })}
            >
              {zones.map((name) => (
                <option key={name} value={name}>
                  {name.replaceAll('_', ' ')}
                </option>
              ))}
            </select>
          </label>
        </div>
      )}
    </>
  )
}
