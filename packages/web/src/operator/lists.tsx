import { Icon, Marker } from '@vyprava/atlas'
import { useId } from 'react'
import { DOORS } from '../doors/index.ts'
import { useDoors } from '../doors/words.ts'
import { paintOf } from '../play/paint.ts'
import type { PersonRow, TableRow } from './data.ts'
import { useDesk } from './desk.ts'
import { minutesSince } from './said.ts'

/** A table where nothing has happened for so long stands, in minutes. */
const STANDS = { live: 60, other: 24 * 60 }

/** Tables, those that stand first. */
export function Tables({ tables, all }: { readonly tables: readonly TableRow[]; readonly all: number }) {
  const { texts } = useDesk()
  const { list } = texts
  const title = useId()
  return (
    <section className="panel op-box op-tables" aria-labelledby={title}>
      <h2 id={title}>
        {list.tables}
        {all > 0 && <small>{list.tablesNote(tables.length, all)}</small>}
      </h2>
      {tables.length === 0 ? (
        <p className="quiet">{list.tablesEmpty}</p>
      ) : (
        <div className="op-scroll">
          <table>
            <thead>
              <tr>
                <th scope="col">{list.table}</th>
                <th scope="col">{list.seats}</th>
                <th scope="col" className="op-wide op-aside">
                  {list.where}
                </th>
                <th scope="col" className="op-wide">
                  {list.what}
                </th>
                <th scope="col" className="op-wide op-aside">
                  {list.pace}
                </th>
                <th scope="col">
                  <span className="visually-hidden">{list.open}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {tables.map((table) => (
                <TableLine key={table.id} table={table} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}

function TableLine({ table }: { readonly table: TableRow }) {
  const { texts, open } = useDesk()
  const { list } = texts
  const { name, short = name } = useDoors()(table.game)
  const { what, warns } = useHappening(table)
  return (
    <tr>
      <td>
        <Key game={table.game} />
        <b>{short}</b>
        <small>{table.hostName}</small>
      </td>
      <td className="op-seats">
        {table.seats.map(({ person, bot }, seat) =>
          person === null && bot === null ? null : (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
            <Marker key={seat} seat={paintOf(seat)} />
          ),
        )}
      </td>
      <td className="op-wide op-aside">{useWhere(table)}</td>
      <td className={warns ? 'op-wide op-warn' : 'op-wide'}>{what}</td>
      <td className="op-wide op-aside">{list.paces[table.pace ?? 'none']}</td>
      <td>
        <button
          type="button"
          className="op-open"
          data-row
          aria-label={list.openNamed(`${name}, ${table.hostName}`)}
          onClick={() => open({ kind: 'table', table })}
        >
          {list.open}
        </button>
      </td>
    </tr>
  )
}

const useWhere = ({ state, round }: TableRow): string => {
  const { list } = useDesk().texts
  if (state === 'open') return list.gathering
  if (state === 'over') return list.over
  return round === null || round === undefined ? '–' : list.round(Math.max(1, round))
}

/** What happens at a table now, and whether somebody should look. */
export function useHappening(table: TableRow): { readonly what: string; readonly warns: boolean } {
  const { texts, now } = useDesk()
  const { list } = texts
  const { state, seats, deciders = [], pace, last } = table
  const minutes = minutesSince(last, now)
  if (state === 'over') return { what: list.last(texts.ago(minutes)), warns: false }
  if (state === 'open') return { what: list.waits, warns: false }
  if (minutes >= (pace === 'live' ? STANDS.live : STANDS.other))
    return { what: list.stands(texts.lasting(minutes)), warns: true }
  if (deciders.length > 1) return { what: list.answers(deciders.length), warns: false }
  const [seat] = deciders
  if (seat === undefined) return { what: list.last(texts.ago(minutes)), warns: false }
  const { name } = seats[seat]
  return { what: name === null ? list.bot : list.thinks(name), warns: false }
}

/** A game by the keystone of its door. */
function Key({ game }: { readonly game: string }) {
  const door = DOORS.find(({ id }) => id === game)
  return (
    <span className="op-key" data-game={game}>
      {door !== undefined && <Icon data={door.keystone} />}
    </span>
  )
}

/** People, those whom something is held against first. */
export function PeopleLines({ people }: { readonly people: readonly PersonRow[] }) {
  const { texts, open } = useDesk()
  const { list } = texts
  return (
    <table>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{list.people}</th>
          <th scope="col" className="op-wide">
            {list.what}
          </th>
          <th scope="col" className="op-wide">
            {list.guest}
          </th>
          <th scope="col">{list.open}</th>
        </tr>
      </thead>
      <tbody>
        {people.map((person) => (
          <tr key={person.id}>
            <td>
              <b>{person.name}</b>
            </td>
            <td className="op-wide">
              <Standing person={person} />
            </td>
            <td className="op-wide">
              <Kind person={person} />
            </td>
            <td>
              <button
                type="button"
                className="op-open"
                data-row
                aria-label={list.openNamed(person.name)}
                onClick={() => open({ kind: 'person', id: person.id, name: person.name })}
              >
                {list.open}
              </button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** What is to be known of somebody first. */
export function Standing({ person }: { readonly person: PersonRow }) {
  const { texts, now } = useDesk()
  const { list } = texts
  const { banned, silenced, tables, seen } = person
  const held =
    banned === null ? (silenced === null ? null : list.silenced(new Date(silenced.until))) : list.banned
  const last = seen === null ? list.unseen : list.seen(texts.ago(minutesSince(seen, now)))
  const does = tables.length > 0 ? list.plays(tables.length) : last
  return <span className={held === null ? undefined : 'op-warn'}>{held ?? does}</span>
}

export function Kind({ person: { operator, guest, created } }: { readonly person: PersonRow }) {
  const { list } = useDesk().texts
  const member = guest ? list.guest : list.account(new Date(created))
  return <span>{operator ? list.operator : member}</span>
}
