import { useState } from 'react'
import { fieldTime, isAwake, minutesOf } from './hours.ts'
import { ownZone, type Preferences, usual } from './preferences.ts'
import { useOnlineTexts } from './texts.ts'

type QuietProps = { readonly wanted: Preferences; readonly want: (wanted: Preferences) => void }

/** When somebody wants to be left alone. */
export function QuietFields({ wanted, want }: QuietProps) {
  const { quiet } = useOnlineTexts()
  const [zones] = useState(() => [...new Set([ownZone(), ...Intl.supportedValuesOf('timeZone')])])
  const awake = isAwake(wanted)
  const { zone, quietFrom, quietTo } = wanted
  const time = (field: string, set: (minutes: number) => Preferences) => {
    if (field !== '') want(set(minutesOf(field)))
  }
  return (
    <section className="remind">
      <h4>{quiet.title}</h4>
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
    </section>
  )
}
