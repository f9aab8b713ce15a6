import { localeOf } from '@vyprava/module/words.ts'
import { useEffect, useState } from 'react'
import { language, useSetting } from '../settings/index.ts'
import { addPasskey, canUsePasskeys, type Passkey, readPasskeys, removePasskey } from './passkeys.ts'
import { useOnlineTexts } from './texts.ts'
import { useDeed } from './use-deed.ts'
import { Wrong } from './wrong.tsx'

/** The keys of one's account: devices that open it without a password. */
export function Passkeys() {
  const { account: words } = useOnlineTexts()
  const spoken = useSetting(language)
  const [keys, setKeys] = useState<readonly Passkey[]>([])
  const deed = useDeed()
  const { run } = deed
  useEffect(() => {
    run(async () => setKeys(await readPasskeys()))
  }, [run])
  const change = (work: () => Promise<unknown>) =>
    run(async () => {
      await work()
      setKeys(await readPasskeys())
    })
  if (!canUsePasskeys()) return null
  const day = new Intl.DateTimeFormat(localeOf(spoken), { dateStyle: 'medium' })
  return (
    <section className="remind">
      <h4>{words.keys}</h4>
      <p>{words.keysNote}</p>
      {keys.length > 0 && (
        <ul className="sessions" aria-label={words.keys}>
          {keys.map(({ id, at }) => (
            <li key={id}>
              <span>{words.keySince(day.format(at))}</span>
              <button
                type="button"
                className="btn btn--bare"
                disabled={deed.busy}
                onClick={() => change(() => removePasskey(id))}
              >
                {words.keyRemove}
              </button>
            </li>
          ))}
        </ul>
      )}
      <button type="button" className="btn btn--line" disabled={deed.busy} onClick={() => change(addPasskey)}>
        {words.keyAdd}
      </button>
      <Wrong text={deed.wrong} />
    </section>
  )
}
