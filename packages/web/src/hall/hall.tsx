import { useCallback, useEffect, useRef, useState } from 'react'
import { useDoorWords } from '../doors/words.ts'
import { Page } from '../frame/page.tsx'
import { PresenceSign } from '../frame/presence-sign.tsx'
import { sendKept } from '../online/send-kept.ts'
import type { Person } from '../online/server.ts'
import { NoServer } from '../online/shell.tsx'
import type { ListedTable } from '../online/tables.ts'
import { useOnlineTexts } from '../online/texts.ts'
import { useDeed } from '../online/use-deed.ts'
import { useServer } from '../online/use-server.ts'
import { Enter, NameForm, Who } from '../online/who.tsx'
import { Wrong } from '../online/wrong.tsx'
import type { Chosen } from '../router.ts'
import { Arches } from './arches.tsx'
import { Friends } from './friends.tsx'
import { IndexOfTables } from './index-of-tables.tsx'
import { HallMast } from './mast.tsx'
import { Coming, Mine } from './mine.tsx'
import { openDoor } from './open-door.ts'
import { useHallTexts } from './texts.ts'
import { type InHall, type Hall as InTheHall, useHall, waitingIn } from './use-hall.ts'
import { useHallKeys } from './use-hall-keys.ts'
import '../frame/forms.css'
import '../doors/doors.css'
import '../online/online.css'
import './styles.css'

/** A table that the address wishes for. */
export interface Wished {
  readonly game: string
  readonly options: Chosen
}

/** Where people meet: what waits for one, one's tables, tables for all, and the doors to a new one. */
export function Hall({ wished }: { readonly wished: Wished | null }) {
  const { state, person } = useServer()
  const id = person?.id
  useEffect(() => (id === undefined ? undefined : sendKept(id)), [id])
  return state === 'none' ? <NoServer /> : <Lit wished={wished} person={person} known={state === 'here'} />
}

type LitProps = { readonly wished: Wished | null; readonly person: Person | null; readonly known: boolean }

function Lit({ wished, person, known }: LitProps) {
  const words = useHallTexts()
  const inHall = useHall(person?.id ?? null)
  const { hall, failed } = inHall
  const deed = useDeed()
  const { run } = deed
  /** The door that somebody without a name has chosen, also while the name is on its way: it opens after it. */
  const [wanted, want] = useState<string | null>(null)
  const page = useRef<HTMLDivElement>(null)
  const named = person !== null
  const open = useCallback(
    (game: string) => {
      if (named) return run(() => openDoor(game))
      want(game)
      page.current?.querySelector<HTMLInputElement>('.hall-ask input')?.focus()
    },
    [named, run],
  )
  useHallKeys(open)
  useEffect(() => {
    if (!named || wanted === null) return
    want(null)
    run(() => openDoor(wanted))
  }, [named, wanted, run])
  const waiting = hall === null ? 0 : waitingIn(hall)
  const note = !named || hall === null ? words.pitch : waiting > 0 ? words.waits(waiting) : words.calm
  const empty = hall !== null && hall.own.length === 0
  const cut = failed && hall !== null
  return (
    <Page frame="scrolls">
      <div ref={page} className="hall" data-new={!named || empty} data-cut={cut}>
        <HallMast note={known ? note : words.pitch} person={person} />
        <main className="hall-mine" tabIndex={-1}>
          {cut && <Calm at={hall.at} />}
          {wished !== null && named && <WishedTable wished={wished} />}
          {hall === null || !known ? <Coming failed={failed} /> : <Mine hall={hall} cut={cut} />}
          {known && <Others {...inHall} />}
        </main>
        <aside className="hall-side" aria-label={words.card}>
          {known && !named && <Welcome waits={wanted !== null} />}
          <Arches busy={deed.busy} open={open} />
          <Wrong text={deed.wrong} />
          {named && <Friends table={hall === null ? null : openTableIn(hall)} cut={cut} />}
          {person !== null && <Who person={person} />}
        </aside>
      </div>
    </Page>
  )
}

/** The newest table of one's own that waits for players. */
const openTableIn = ({ own }: InHall): string | null =>
  own.find(({ table }) => table.state === 'open')?.table.id ?? null

/** No network: what is seen is of that time. */
function Calm({ at }: { readonly at: number }) {
  const words = useHallTexts()
  return (
    <p className="hall-calm" role="status">
      <PresenceSign kind="gone" />
      <span>
        <b>{words.offline}</b> {words.offlineNote(new Date(at))}
      </span>
    </p>
  )
}

/** So many finished tables are shown, the last first. */
const MOST_OVER = 4

/** Tables of others that anybody may go to, and one's own that are over. */
function Others({ hall, failed, look }: InTheHall) {
  const words = useHallTexts()
  if (hall === null)
    return failed ? (
      <>
        <h2 className="hall-h">{words.open}</h2>
        <p className="hall-silent" role="alert">
          {words.silent}
          <button type="button" className="btn btn--line" onClick={look}>
            {words.retry}
          </button>
        </p>
      </>
    ) : null
  const own = new Set(hall.own.map(({ table }) => table.id))
  const open = hall.open.filter(({ id }) => !own.has(id))
  const over = hall.own.flatMap(({ table }): ListedTable[] => (table.state === 'over' ? [table] : []))
  return (
    <>
      <h2 className="hall-h">
        {words.open}
        <small>{words.openNote}</small>
      </h2>
      {open.length === 0 ? (
        <p className="hall-quiet">{words.openEmpty}</p>
      ) : (
        <IndexOfTables tables={open.toSorted(waitingFirst)} />
      )}
      {over.length > 0 && (
        <>
          <h2 className="hall-h">
            {words.over}
            <small>{words.overNote}</small>
          </h2>
          <IndexOfTables tables={over.slice(0, MOST_OVER)} />
        </>
      )}
    </>
  )
}

/** Who waits for players comes before who plays. */
const waitingFirst = (a: ListedTable, b: ListedTable): number =>
  Number(a.state !== 'open') - Number(b.state !== 'open')

/** A table with what an address has chosen: it is opened only when somebody says so. */
function WishedTable({ wished: { game, options } }: { readonly wished: Wished }) {
  const words = useHallTexts()
  const { name } = useDoorWords(game)
  const deed = useDeed()
  return (
    <section className="panel hall-wished" data-game={game}>
      <p>{words.wished(name)}</p>
      <button
        type="button"
        className="btn btn--brass"
        disabled={deed.busy}
        onClick={() => deed.run(() => openDoor(game, options))}
      >
        {words.beginWith}
      </button>
      <Wrong text={deed.wrong} />
    </section>
  )
}

/** Somebody whom nobody knows yet: the name comes first. */
function Welcome({ waits }: { readonly waits: boolean }) {
  const words = useHallTexts()
  const { who } = useOnlineTexts()
  const [entering, setEntering] = useState(false)
  return (
    <section className="panel hall-ask">
      <h2>{who.ask}</h2>
      <NameForm />
      <p role="status">{waits ? words.nameFirst : words.noAccount}</p>
      <button type="button" className="btn btn--bare" onClick={() => setEntering(true)}>
        {who.have}
      </button>
      {entering && <Enter close={() => setEntering(false)} />}
    </section>
  )
}
