import { useState } from 'react'
import { DOORS } from '../doors/index.ts'
import { Dialog } from '../frame/dialog.tsx'
import { Monogram } from '../hall/monogram.tsx'
import { useHallTexts } from '../hall/texts.ts'
import { addressOf } from '../router.ts'
import { language, useSetting, useTexts } from '../settings/index.ts'
import { guestNames } from '../texts/guests.ts'
import { Account } from './account.tsx'
import { Fields } from './fields.tsx'
import { Letter } from './letter.tsx'
import { canUsePasskeys, signInWithPasskey } from './passkeys.ts'
import { usePreferences } from './preferences.ts'
import { stopPush } from './push.ts'
import { Reminders } from './reminders.tsx'
import { keepAccount, type Person, signIn, signOut, takeName } from './server.ts'
import { useOnlineTexts } from './texts.ts'
import { useDeed } from './use-deed.ts'
import { useServer } from './use-server.ts'
import { Wrong } from './wrong.tsx'

/** A name, and one is in: one is offered, for whoever would rather play than think of one. */
export function NameForm({
  submit,
  after,
}: {
  readonly submit?: string
  readonly after?: () => Promise<unknown>
}) {
  const { who } = useOnlineTexts()
  const names = guestNames(useSetting(language))
  const [drawn] = useState(Math.random)
  const value = names[Math.floor(drawn * names.length)]
  return (
    <Fields
      submit={submit ?? who.enter}
      send={async ({ name }) => {
        await takeName(name)
        await after?.()
      }}
      fields={[
        { name: 'name', label: who.name, help: who.nameHelp, type: 'text', complete: 'nickname', value },
      ]}
    />
  )
}

type Mode = 'name' | 'remind' | 'keep' | 'enter' | 'leave' | 'account'

/** Who one is, and the way to be somebody else. */
export function Who({ person }: { readonly person: Person }) {
  const { who, reminders } = useOnlineTexts()
  const words = useHallTexts()
  const known = usePreferences()
  const { operator } = useServer()
  const { home } = useTexts()
  const [mode, setMode] = useState<Mode | null>(null)
  const deed = useDeed()
  const close = () => setMode(null)
  return (
    <section className="panel who" aria-label={words.card} id="who">
      <p className="who-name">
        <Monogram name={person.name} />
        <span className="visually-hidden">{who.hello(person.name)}</span>
        <span>
          <b aria-hidden="true">{person.name}</b>
          <small>{person.guest ? words.guest : words.keeps}</small>
        </span>
      </p>
      <div className="who-do">
        <a className="btn btn--bare" href={addressOf({ page: 'profile' })}>
          {home.archive}
        </a>
        <a className="btn btn--bare" href={addressOf({ page: 'leaderboard', game: DOORS[0].id })}>
          {home.leaderboard}
        </a>
        <button type="button" className="btn btn--bare" onClick={() => setMode('name')}>
          {who.change}
        </button>
        <button
          type="button"
          className="btn btn--bare"
          aria-disabled={known === null}
          onClick={() => setMode('remind')}
        >
          {reminders.title}
        </button>
        {person.guest && (
          <>
            <button
              type="button"
              className="btn btn--line who-keep"
              aria-disabled={known === null}
              onClick={() => setMode('keep')}
            >
              {who.keep}
            </button>
            <button type="button" className="btn btn--bare" onClick={() => setMode('enter')}>
              {who.have}
            </button>
          </>
        )}
        {operator === true && (
          <a className="btn btn--bare" href={addressOf({ page: 'operator' })}>
            {home.operator}
          </a>
        )}
        {!person.guest && (
          <button type="button" className="btn btn--bare" onClick={() => setMode('account')}>
            {who.account}
          </button>
        )}
        <button
          type="button"
          className="btn btn--bare"
          onClick={() => (person.guest ? setMode('leave') : deed.run(goAway))}
        >
          {person.guest ? who.forget : who.signOut}
        </button>
      </div>
      {person.guest && <p className="who-note">{words.guestNote}</p>}
      <Wrong text={deed.wrong} />
      {mode === 'name' && <Rename person={person} close={close} />}
      {mode === 'remind' && known !== null && <Reminders known={known} close={close} />}
      {mode === 'keep' && known !== null && <Keep mails={known.mails} close={close} />}
      {mode === 'enter' && <Enter close={close} />}
      {mode === 'account' && <Account person={person} close={close} />}
      {mode === 'leave' && <Leave close={close} />}
    </section>
  )
}

/** Whoever comes to this browser next gets no notices of somebody else's games. */
async function goAway(): Promise<void> {
  await stopPush().catch((error: unknown) => console.warn('Notices could not be stopped', error))
  await signOut()
}

type Closing = { readonly close: () => void }

function Rename({ person, close }: Closing & { readonly person: Person }) {
  const { who } = useOnlineTexts()
  return (
    <Dialog title={who.change} close={close}>
      <Fields
        submit={who.save}
        send={async ({ name }) => {
          await takeName(name)
          close()
        }}
        fields={[{ name: 'name', label: who.name, type: 'text', complete: 'nickname', value: person.name }]}
      >
        <Cancel close={close} />
      </Fields>
    </Dialog>
  )
}

/** Where the server can write, the way leads over a letter: whether there is an account is nobody else's business. */
function Keep({ mails, close }: Closing & { readonly mails: boolean }) {
  const { who, account } = useOnlineTexts()
  if (mails)
    return (
      <Letter kind="keep" title={who.keep} close={close}>
        {account.keepNote}
      </Letter>
    )
  return (
    <Dialog title={who.keep} close={close}>
      <p>{who.keepNote}</p>
      <Fields
        submit={who.keep}
        send={async ({ email, password }) => {
          await keepAccount(email, password)
          close()
        }}
        fields={[
          { name: 'email', label: who.email, type: 'email', complete: 'email' },
          {
            name: 'password',
            label: who.password,
            help: who.passwordHelp,
            type: 'password',
            complete: 'new-password',
          },
        ]}
      >
        <Cancel close={close} />
      </Fields>
    </Dialog>
  )
}

export function Enter({ close }: Closing) {
  const { who, account } = useOnlineTexts()
  const [forgot, setForgot] = useState(false)
  const deed = useDeed()
  if (forgot)
    return (
      <Letter kind="reset" title={account.forgot} close={close}>
        {account.forgotNote}
      </Letter>
    )
  return (
    <Dialog title={who.signIn} close={close}>
      <p>{who.signInNote}</p>
      <Fields
        submit={who.signIn}
        send={async ({ email, password }) => {
          await signIn(email, password)
          close()
        }}
        fields={[
          { name: 'email', label: who.email, type: 'email', complete: 'email' },
          { name: 'password', label: who.password, type: 'password', complete: 'current-password' },
        ]}
      >
        <Cancel close={close} />
      </Fields>
      <div className="fields-do">
        {canUsePasskeys() && (
          <button
            type="button"
            className="btn btn--line"
            disabled={deed.busy}
            onClick={() => deed.run(() => signInWithPasskey().then(close))}
          >
            {account.keyEnter}
          </button>
        )}
        <button type="button" className="btn btn--bare" onClick={() => setForgot(true)}>
          {account.forgot}
        </button>
      </div>
      <Wrong text={deed.wrong} />
    </Dialog>
  )
}

function Leave({ close }: Closing) {
  const { who } = useOnlineTexts()
  const deed = useDeed()
  return (
    <Dialog title={who.forget} close={close}>
      <p>{who.forgetNote}</p>
      <Wrong text={deed.wrong} />
      <div className="fields-do">
        <button type="button" className="btn" disabled={deed.busy} onClick={() => deed.run(goAway)}>
          {who.forget}
        </button>
        <Cancel close={close} />
      </div>
    </Dialog>
  )
}

function Cancel({ close }: Closing) {
  const { who } = useOnlineTexts()
  return (
    <button type="button" className="btn btn--line" onClick={close}>
      {who.cancel}
    </button>
  )
}
