import { Icon } from '@vyprava/atlas'
import { hand } from '@vyprava/atlas/icons/signs.ts'
import { type ReactNode, useId, useState } from 'react'
import { Dialog } from '../frame/dialog.tsx'
import { usePreferences } from './preferences.ts'
import { stopPush } from './push.ts'
import { Reminders } from './reminders.tsx'
import { keepAccount, type Person, signIn, signOut, takeName } from './server.ts'
import { useOnlineTexts } from './texts.ts'
import { useDeed } from './use-deed.ts'
import { Wrong } from './wrong.tsx'

/** A name, and one is in. */
export function NameForm({
  submit,
  after,
}: {
  readonly submit?: string
  readonly after?: () => Promise<unknown>
}) {
  const { who } = useOnlineTexts()
  return (
    <Fields
      submit={submit ?? who.enter}
      send={async ({ name }) => {
        await takeName(name)
        await after?.()
      }}
      fields={[{ name: 'name', label: who.name, help: who.nameHelp, type: 'text', complete: 'nickname' }]}
    />
  )
}

type Mode = 'name' | 'remind' | 'keep' | 'enter' | 'leave'

/** Who one is, and the way to be somebody else. */
export function Who({ person }: { readonly person: Person }) {
  const { who, reminders } = useOnlineTexts()
  const known = usePreferences()
  const [mode, setMode] = useState<Mode | null>(null)
  const deed = useDeed()
  const close = () => setMode(null)
  return (
    <section className="who" aria-label={who.account}>
      <p className="who-name">
        <Icon data={hand} />
        <span>
          {who.hello(person.name)}
          {person.guest && <small>{who.guest}</small>}
        </span>
      </p>
      <div className="who-do">
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
            <button type="button" className="btn btn--line" onClick={() => setMode('keep')}>
              {who.keep}
            </button>
            <button type="button" className="btn btn--bare" onClick={() => setMode('enter')}>
              {who.have}
            </button>
          </>
        )}
        <button
          type="button"
          className="btn btn--bare"
          onClick={() => (person.guest ? setMode('leave') : deed.run(goAway))}
        >
          {person.guest ? who.forget : who.signOut}
        </button>
      </div>
      <Wrong text={deed.wrong} />
      {mode === 'name' && <Rename person={person} close={close} />}
      {mode === 'remind' && known !== null && <Reminders known={known} close={close} />}
      {mode === 'keep' && <Keep close={close} />}
      {mode === 'enter' && <Enter close={close} />}
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

function Keep({ close }: Closing) {
  const { who } = useOnlineTexts()
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
  const { who } = useOnlineTexts()
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

interface Field {
  readonly name: string
  readonly label: string
  readonly type: 'text' | 'email' | 'password'
  readonly complete: string
  readonly help?: string
  readonly value?: string
}

type FieldsProps = {
  readonly fields: readonly Field[]
  readonly submit: string
  readonly send: (values: Readonly<Record<string, string>>) => Promise<unknown>
  readonly children?: ReactNode
}

/** A short form whose answer comes from the server. What is wrong is ours to say, in the reader's language. */
function Fields({ fields, submit, send, children }: FieldsProps) {
  const deed = useDeed()
  const id = useId()
  return (
    <form
      className="fields"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const values = new FormData(event.currentTarget)
        deed.run(() => send(Object.fromEntries(fields.map(({ name }) => [name, String(values.get(name))]))))
      }}
    >
      {fields.map(({ name, label, type, complete, help, value }) => (
        <label key={name} className="fields-one">
          <span>{label}</span>
          <input
            className="field"
            name={name}
            type={type}
            autoComplete={complete}
            defaultValue={value}
            maxLength={200}
            aria-describedby={help === undefined ? undefined : `${id} ${name}`}
            aria-invalid={deed.wrong !== null}
          />
          {help !== undefined && <small id={`${id} ${name}`}>{help}</small>}
        </label>
      ))}
      <Wrong text={deed.wrong} />
      <div className="fields-do">
        <button type="submit" className="btn btn--brass" disabled={deed.busy}>
          {submit}
        </button>
        {children}
      </div>
    </form>
  )
}
