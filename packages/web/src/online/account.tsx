import { localeOf } from '@vyprava/module/words.ts'
import { useEffect, useState } from 'react'
import { Dialog } from '../frame/dialog.tsx'
import { language, useSetting } from '../settings/index.ts'
import { endSessions, type Held, readSessions, removeAccount } from './own.ts'
import { Passkeys } from './passkey-list.tsx'
import { type Person, serverAddress } from './server.ts'
import { useOnlineTexts } from './texts.ts'
import { useDeed } from './use-deed.ts'
import { Wrong } from './wrong.tsx'

type AccountProps = { readonly person: Person; readonly close: () => void }

/** Where one is signed in, what is kept of one, and the end of it all. */
export function Account({ person, close }: AccountProps) {
  const { account: words, who } = useOnlineTexts()
  const [ending, setEnding] = useState(false)
  if (ending) return <Ending person={person} close={close} />
  return (
    <Dialog title={who.account} close={close}>
      <Sessions />
      {!person.guest && <Passkeys />}
      <section className="remind">
        <h4>{words.data}</h4>
        <p>{words.dataNote}</p>
        <a className="btn btn--line" href={serverAddress('api/me/data').href} download="vyprava.json">
          {words.download}
        </a>
      </section>
      <section className="remind">
        <h4>{words.end}</h4>
        <p>{words.endNote}</p>
        <button type="button" className="btn btn--line" onClick={() => setEnding(true)}>
          {words.endDo}
        </button>
      </section>
      <div className="fields-do">
        <button type="button" className="btn" onClick={close}>
          {words.close}
        </button>
      </div>
    </Dialog>
  )
}

function Sessions() {
  const { account: words } = useOnlineTexts()
  const [sessions, setSessions] = useState<readonly Held[] | null>(null)
  const deed = useDeed()
  const { run } = deed
  useEffect(() => {
    run(async () => setSessions(await readSessions()))
  }, [run])
  const end = (session: string | null) =>
    run(async () => {
      await endSessions(session)
      setSessions(await readSessions())
    })
  return (
    <section className="remind" aria-busy={sessions === null}>
      <h4>{words.sessions}</h4>
      <ul className="sessions">
        {sessions?.map((session) => (
          <li key={session.id}>
            <SessionLine session={session} />
            {!session.here && (
              <button
                type="button"
                className="btn btn--bare"
                disabled={deed.busy}
                onClick={() => end(session.id)}
              >
                {words.signOutThere}
              </button>
            )}
          </li>
        ))}
      </ul>
      {sessions !== null && sessions.length > 1 && (
        <button type="button" className="btn btn--line" disabled={deed.busy} onClick={() => end(null)}>
          {words.signOutElsewhere}
        </button>
      )}
      <Wrong text={deed.wrong} />
    </section>
  )
}

function SessionLine({ session: { browser, used, here } }: { readonly session: Held }) {
  const { account: words } = useOnlineTexts()
  const spoken = useSetting(language)
  const when = new Intl.DateTimeFormat(localeOf(spoken), { dateStyle: 'medium', timeStyle: 'short' }).format(
    used,
  )
  return (
    <span>
      {browserIn(browser) ?? words.someBrowser}
      <small>{here ? words.here : words.used(when)}</small>
    </span>
  )
}

const BROWSERS = ['Edg', 'OPR', 'Firefox', 'Chrome', 'Safari'] as const
const SYSTEMS = ['Android', 'iPhone', 'iPad', 'Windows', 'Mac', 'Linux'] as const
const NAMES: Readonly<Record<string, string>> = { Edg: 'Edge', OPR: 'Opera' }

/** Which browser it was, as far as it says so. */
function browserIn(agent: string | null): string | null {
  const browser = BROWSERS.find((name) => agent?.includes(name))
  const system = SYSTEMS.find((name) => agent?.includes(name))
  const parts = [browser === undefined ? undefined : (NAMES[browser] ?? browser), system]
  const known = parts.filter((part) => part !== undefined)
  return known.length === 0 ? null : known.join(', ')
}

/** Once more, with the password where there is one. */
function Ending({ person, close }: AccountProps) {
  const { account: words, who } = useOnlineTexts()
  const deed = useDeed()
  return (
    <Dialog title={words.end} close={close}>
      <p>{words.endSure}</p>
      <form
        className="fields"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          const password = String(new FormData(event.currentTarget).get('password') ?? '')
          deed.run(async () => {
            await removeAccount(password)
            close()
          })
        }}
      >
        {!person.guest && (
          <label className="fields-one">
            <span>{who.password}</span>
            <input
              className="field"
              name="password"
              type="password"
              autoComplete="current-password"
              maxLength={200}
            />
          </label>
        )}
        <Wrong text={deed.wrong} />
        <div className="fields-do">
          <button type="submit" className="btn" disabled={deed.busy}>
            {words.endDo}
          </button>
          <button type="button" className="btn btn--line" onClick={close}>
            {who.cancel}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
