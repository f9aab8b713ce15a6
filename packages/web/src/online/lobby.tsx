import { useEffect, useState } from 'react'
import { TableLists } from './lists.tsx'
import { OpenTable, type Wished } from './open-table.tsx'
import { sendKept } from './send-kept.ts'
import { NoServer, Shell } from './shell.tsx'
import { useOnlineTexts } from './texts.ts'
import { useServer } from './use-server.ts'
import { Enter, NameForm, Who } from './who.tsx'

/** Where people meet: who one is, one's own tables, tables for all, and a new one. */
export function Lobby({ wished }: { readonly wished: Wished | null }) {
  const texts = useOnlineTexts()
  const { state, person } = useServer()
  const id = person?.id
  useEffect(() => (id === undefined ? undefined : sendKept(id)), [id])
  if (state === 'none') return <NoServer />
  return (
    <Shell title={texts.title} head={person !== null && <Who person={person} />}>
      {state === 'unknown' ? (
        <section className="panel lobby-part" aria-busy="true">
          <p>{texts.loading}</p>
        </section>
      ) : (
        <div className="lobby-parts">
          <div className="lobby-column">{person === null ? <Welcome /> : <OpenTable wished={wished} />}</div>
          <div className="lobby-column">
            <TableLists person={person} />
          </div>
        </div>
      )}
    </Shell>
  )
}

/** Somebody whom nobody knows yet. */
function Welcome() {
  const { who, pitch } = useOnlineTexts()
  const [entering, setEntering] = useState(false)
  return (
    <section className="panel lobby-part">
      <h2>{who.ask}</h2>
      <p>{pitch}</p>
      <NameForm />
      <button type="button" className="btn btn--bare" onClick={() => setEntering(true)}>
        {who.have}
      </button>
      {entering && <Enter close={() => setEntering(false)} />}
    </section>
  )
}
