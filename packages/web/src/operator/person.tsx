import { useCallback, useEffect, useState } from 'react'
import { Dialog } from '../frame/dialog.tsx'
import { Wrong } from '../online/wrong.tsx'
import { type PersonFile, readPerson } from './data.ts'
import { DeedForm, useWhyNot } from './deed-form.tsx'
import { type Done, SilenceForm } from './deeds.tsx'
import { useDesk } from './desk.ts'
import { Kind, Standing } from './lists.tsx'
import { nameIn, saidOf, whenOf } from './said.ts'

type PersonPlateProps = {
  readonly id: string
  readonly name: string
  readonly close: () => void
  readonly done: Done
}

type Asked =
  | { readonly kind: 'silence' | 'unmute' | 'ban' | 'lift' }
  | { readonly kind: 'address'; readonly network: string; readonly lift: boolean }

/** Somebody: how they stand, where they come from, what was done, and what can be. */
export function PersonPlate({ id, name, close, done }: PersonPlateProps) {
  const { texts } = useDesk()
  const { file, wrong, look } = useFile(id)
  const [asked, ask] = useState<Asked | null>(null)
  const back = () => ask(null)
  if (asked !== null && file !== null)
    return (
      <Asking
        asked={asked}
        file={file}
        close={back}
        done={async (path, body) => {
          await done(path, body)
          await look()
        }}
      />
    )
  return (
    <Dialog title={name} close={close}>
      <Wrong text={wrong} />
      {file === null ? (
        <p aria-busy={wrong === null}>{wrong === null && texts.loading}</p>
      ) : (
        <FileShown file={file} ask={ask} />
      )}
      <button type="button" className="btn" onClick={close}>
        {texts.deed.close}
      </button>
    </Dialog>
  )
}

function useFile(id: string) {
  const whyNot = useWhyNot()
  const [file, setFile] = useState<PersonFile | null>(null)
  const [error, setError] = useState<{ readonly error: unknown } | null>(null)
  const look = useCallback(async () => {
    try {
      setFile(await readPerson(id))
    } catch (reason) {
      setError({ error: reason })
    }
  }, [id])
  useEffect(() => {
    look()
  }, [look])
  return { file, look, wrong: error === null ? null : whyNot(error.error) }
}

function FileShown({ file, ask }: { readonly file: PersonFile; readonly ask: (asked: Asked) => void }) {
  const { texts, now } = useDesk()
  const { deed: words } = texts
  const { person, networks, deeds } = file
  const why = person.banned?.reason ?? person.silenced?.reason ?? ''
  return (
    <div className="op-file">
      <p>
        <Standing person={person} /> · <Kind person={person} />
        {why !== '' && <i> {texts.reports.quote(why)}</i>}
      </p>
      {!person.operator && (
        <div className="op-do">
          <button
            type="button"
            className="btn btn--line"
            onClick={() => ask({ kind: person.silenced === null ? 'silence' : 'unmute' })}
          >
            {person.silenced === null ? words.mute : words.unmute}
          </button>
          <button
            type="button"
            className="btn btn--line"
            onClick={() => ask({ kind: person.banned === null ? 'ban' : 'lift' })}
          >
            {person.banned === null ? words.ban : words.lift}
          </button>
        </div>
      )}
      {networks.length > 0 && <h4>{words.from}</h4>}
      <ul>
        {networks.map(({ network, others, banned }) => (
          <li key={network}>
            <span>
              <code>{network}</code>
              <small>{banned ? words.shut : words.others(others)}</small>
            </span>
            <button
              type="button"
              className="btn btn--bare"
              onClick={() => ask({ kind: 'address', network, lift: banned })}
            >
              {banned ? words.letIn : words.shutOut}
            </button>
          </li>
        ))}
      </ul>
      <h4>{words.history}</h4>
      {deeds.length === 0 && <p className="quiet">{words.none}</p>}
      <ul>
        {deeds.map((line) => (
          <li key={line.id}>
            <span>
              {whenOf(texts, line.at, now)} <b>{nameIn(line.operator)}</b> {saidOf(texts, line)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

type AskingProps = {
  readonly asked: Asked
  readonly file: PersonFile
  readonly close: () => void
  readonly done: Done
}

function Asking({ asked, file: { person, networks }, close, done }: AskingProps) {
  const { deed: words } = useDesk().texts
  const at = `people/${person.id}`
  switch (asked.kind) {
    case 'silence':
      return <SilenceForm person={person} close={close} done={done} />
    case 'unmute':
      return (
        <DeedForm
          title={person.name}
          submit={words.unmute}
          told={false}
          close={close}
          send={(reason) => done(`${at}/silence`, { minutes: 0, reason })}
        />
      )
    case 'lift':
      return (
        <DeedForm
          title={person.name}
          submit={words.lift}
          told={false}
          close={close}
          send={(reason) => done(`${at}/lift-ban`, { reason })}
        />
      )
    case 'address':
      return (
        <DeedForm
          title={asked.network}
          submit={asked.lift ? words.letIn : words.shutOut}
          told={!asked.lift}
          close={close}
          send={(reason) => done('addresses', { address: asked.network, lift: asked.lift, reason })}
        />
      )
    case 'ban':
      return (
        <DeedForm
          title={words.banWhom(person.name)}
          submit={words.ban}
          told
          close={close}
          send={(reason, form) => done(`${at}/ban`, { reason, networks: form.get('networks') === 'on' })}
        >
          <p>{words.banNote}</p>
          {networks.length > 0 && (
            <label className="op-check">
              <input type="checkbox" name="networks" />
              <span>{words.networks(networks.length)}</span>
            </label>
          )}
        </DeedForm>
      )
  }
}
