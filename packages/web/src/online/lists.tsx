import { Marker } from '@vyprava/atlas'
import { useCallback, useEffect, useId, useState } from 'react'
import { useDoorWords } from '../doors/words.ts'
import { useCell } from '../frame/cell.ts'
import { paintOf } from '../play/paint.ts'
import { addressOf } from '../router.ts'
import { useTexts } from '../settings/index.ts'
import type { OnlineTexts } from '../texts/online.ts'
import { namesOf } from './names.ts'
import type { Person } from './server.ts'
import { type ListedTable, ownTables, publicTables } from './tables.ts'
import { errorIn, useOnlineTexts } from './texts.ts'
import { lookAtTurns, type Turn, turns as whereToMove } from './turns.ts'
import { Wrong } from './wrong.tsx'

type Lists = { readonly own: readonly ListedTable[]; readonly open: readonly ListedTable[] }

/** How often the lists are looked at again while they are seen. */
const EVERY = 8_000

/** One's own tables, and those for all. */
export function TableLists({ person }: { readonly person: Person | null }) {
  const texts = useOnlineTexts()
  const { lists, wrong, look } = useLists(person)
  const turns = useCell(whereToMove)
  const { lists: words } = texts
  if (lists === null) {
    return (
      <section className="panel lobby-part" aria-busy={wrong === null}>
        {wrong === null ? <p>{texts.loading}</p> : <Wrong text={wrong} />}
        {wrong !== null && (
          <button type="button" className="btn btn--line" onClick={look}>
            {texts.retry}
          </button>
        )}
      </section>
    )
  }
  const waiting = turns.flatMap((turn) => {
    const table = lists.own.find(({ id }) => id === turn.table)
    return table === undefined ? [] : [{ table, turn }]
  })
  const rest = lists.own.filter(({ id }) => !waiting.some(({ table }) => table.id === id))
  const others = lists.open.filter(({ id }) => !lists.own.some((own) => own.id === id))
  return (
    <>
      {person !== null && (
        <>
          <YourTurns waiting={waiting} />
          {(waiting.length === 0 || rest.length > 0) && (
            <List title={words.mine} empty={words.mineEmpty} tables={rest} own look={look} />
          )}
        </>
      )}
      <List title={words.public} empty={words.publicEmpty} tables={others} own={false} look={look} />
    </>
  )
}

function useLists(person: Person | null) {
  const texts = useOnlineTexts()
  const [lists, setLists] = useState<Lists | null>(null)
  const [error, setError] = useState<{ readonly error: unknown } | null>(null)
  const id = person?.id ?? null
  const look = useCallback(async () => {
    try {
      const [own, open] = await Promise.all([id === null ? [] : ownTables(), publicTables(), lookAtTurns()])
      setLists({ own, open })
      setError(null)
    } catch (reason) {
      setError({ error: reason })
    }
  }, [id])
  useEffect(() => {
    look()
    const timer = setInterval(() => {
      if (!document.hidden) look()
    }, EVERY)
    return () => clearInterval(timer)
  }, [look])
  return { lists, look, wrong: error === null ? null : errorIn(texts, error.error) }
}

/** How long one still has, or has let the others wait. */
function waitedIn(words: OnlineTexts['turns'], { deadline, since }: Turn): string {
  const now = Date.now()
  if (deadline !== null) return deadline > now ? words.until(new Date(deadline)) : words.late
  const minutes = since === null ? 0 : Math.floor((now - since) / 60_000)
  return minutes < 1 ? words.now : words.since(minutes)
}

type ListProps = {
  readonly title: string
  readonly empty: string
  readonly tables: readonly ListedTable[]
  readonly own: boolean
  readonly look: () => void
}

function List({ title, empty, tables, own, look }: ListProps) {
  const { lists } = useOnlineTexts()
  const heading = useId()
  return (
    <section className="panel lobby-part shelf-panel tables" aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      {tables.length === 0 ? (
        <p className="quiet">{empty}</p>
      ) : (
        <ul>
          {tables.map((table) => (
            <Row key={table.id} table={table} own={own} />
          ))}
        </ul>
      )}
      {!own && (
        <button type="button" className="btn btn--bare" onClick={look}>
          {lists.refresh}
        </button>
      )}
    </section>
  )
}

type YourTurnsProps = { readonly waiting: readonly { readonly table: ListedTable; readonly turn: Turn }[] }

/** Where others wait for one's move, the most urgent first. */
function YourTurns({ waiting }: YourTurnsProps) {
  const { turns } = useOnlineTexts()
  const heading = useId()
  if (waiting.length === 0) return null
  return (
    <section className="panel lobby-part shelf-panel tables your-turns" aria-labelledby={heading}>
      <h2 id={heading}>{turns.title}</h2>
      <ul>
        {waiting.map(({ table, turn }) => (
          <Row key={table.id} table={table} own turn={turn} />
        ))}
      </ul>
    </section>
  )
}

type RowProps = { readonly table: ListedTable; readonly own: boolean; readonly turn?: Turn }

function Row({ table, own, turn }: RowProps) {
  const { lists, room, pace, turns } = useOnlineTexts()
  const { shelf, setup } = useTexts()
  const { name } = useDoorWords(table.game)
  const title = useId()
  const names = namesOf(table.seats, setup.botNames, lists.nobody)
  const free = table.seats.filter(({ name: sitter, bot }) => sitter === null && bot === null).length
  const facts = [
    turn !== undefined
      ? waitedIn(turns, turn)
      : table.state === 'open' && free > 0
        ? lists.free(free)
        : lists.states[table.state],
    ...(table.pace === null ? [] : [pace.listed[table.pace]]),
    own ? (table.private ? room.private : room.public) : lists.host(table.host),
    shelf.played(new Date(table.changed)),
  ]
  const over = table.state === 'over'
  return (
    <li data-game={table.game}>
      <div className="shelf-what">
        <b id={title}>{name}</b>
        <span className="shelf-players">
          {names.map((sitter, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
            <span key={seat}>
              <Marker seat={paintOf(seat)} />
              {sitter}
            </span>
          ))}
        </span>
        <small>{facts.join(' · ')}</small>
      </div>
      <div className="shelf-do">
        <a
          className={turn === undefined ? 'btn btn--line' : 'btn btn--brass'}
          href={addressOf({ page: 'table', id: table.id, step: over ? 0 : null })}
          aria-describedby={title}
        >
          {over ? lists.replay : own ? lists.resume : table.state === 'open' ? lists.join : lists.watch}
        </a>
      </div>
    </li>
  )
}
