import { Drawing, icon, Marker } from '@vyprava/atlas'
import { useId } from 'react'
import { doorOf } from '../doors/index.ts'
import { useDoorWords } from '../doors/words.ts'
import { namesOf } from '../online/names.ts'
import type { ListedTable } from '../online/tables.ts'
import { paintOf } from '../play/paint.ts'
import { addressOf } from '../router.ts'
import { useTexts } from '../settings/index.ts'
import { useHallTexts } from './texts.ts'

/** The keystone of a game's door: its mark in lists. */
export const Keystone = ({ game }: { readonly game: string }) => (
  <Drawing
    className="keystone"
    viewBox="0 0 44 52"
    ink={`<path class="arch-key" d="M2 2H42L37 42Q22 52 7 42Z"/>${icon(doorOf(game).keystone, 9, 8, 26, 'class="arch-key-icon"')}`}
  />
)

type IndexProps = { readonly tables: readonly ListedTable[] }

/** Tables as an index at the back of an atlas: what is played, who invites, who sits, and the way there. */
export const IndexOfTables = ({ tables }: IndexProps) => (
  <ul className="hall-index">
    {tables.map((table) => (
      <Row key={table.id} table={table} />
    ))}
  </ul>
)

function Row({ table }: { readonly table: ListedTable }) {
  const words = useHallTexts()
  const { setup } = useTexts()
  const { name } = useDoorWords(table.game)
  const title = useId()
  const { state, seats, pace } = table
  const sitters = namesOf(seats, setup.botNames, '').filter((sitter) => sitter !== '')
  const who = state === 'open' ? words.hosts(table.host) : words.plays(sitters.join(', '))
  const time = pace === null ? words.unhurried : words.paces[pace]
  const over = state === 'over'
  return (
    <li data-game={table.game}>
      <Keystone game={table.game} />
      <b id={title}>{name}</b>
      <span className="index-who">{over ? sitters.join(', ') : `${who} · ${time}`}</span>
      <span className="index-seats" aria-hidden="true">
        {seats.map(({ name: sitter, bot }, seat) =>
          sitter === null && bot === null ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
            <i key={seat} />
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <Marker key={seat} seat={paintOf(seat)} className="mk" />
          ),
        )}
      </span>
      <a
        className="btn btn--bare"
        href={addressOf({ page: 'table', id: table.id, step: over ? 0 : null })}
        aria-describedby={title}
      >
        {over ? words.replay : state === 'open' ? words.join : words.watch}
      </a>
    </li>
  )
}
