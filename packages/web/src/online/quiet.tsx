import { useState } from 'react'
import { createPortal } from 'react-dom'
import { language, useSetting } from '../settings/index.ts'
import { isAwake, saidTime } from './hours.ts'
import { usePreferences, usual } from './preferences.ts'
import { Reminders } from './reminders.tsx'
import { useOnlineTexts } from './texts.ts'

/** When one's own time stands still, and the way to change that. */
export function YourQuiet() {
  const { pace } = useOnlineTexts()
  const spoken = useSetting(language)
  const known = usePreferences()
  const [opened, open] = useState(false)
  if (known === null) return null
  const preferences = known.preferences ?? usual()
  const { zone, quietFrom, quietTo } = preferences
  return (
    <div className="pace-quiet">
      <p>
        {isAwake(preferences)
          ? pace.awake
          : pace.quiet(saidTime(spoken, quietFrom), saidTime(spoken, quietTo), zone ?? '')}
      </p>
      <button type="button" className="btn btn--bare" onClick={() => open(true)}>
        {pace.change}
      </button>
      {opened && createPortal(<Reminders known={known} close={() => open(false)} />, document.body)}
    </div>
  )
}
