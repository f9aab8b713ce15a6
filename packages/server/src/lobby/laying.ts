import { bad, type Checked, checkOptions, type Game, good } from '@vyprava/kernel'
import { type Change, changeTable, giveHost } from '../store/changes.ts'
import type { Database } from '../store/schema.ts'
import { atTable, type StoredTable } from '../store/tables.ts'

export interface LayingNeeds {
  readonly db: Database
  game(id: string): Promise<{ readonly game: Game } | null>
  ring(table: string): Promise<void>
}

export const isFree = ({ person, bot }: StoredTable['seats'][number]): boolean =>
  person === null && bot === null

/** Whether so many can play with these options; else why not. */
export function playable(game: Game, seats: number, options: object): Checked<null> {
  const { min, max } = game.seats
  if (seats < min || seats > max) return bad('seats', seats, `a whole number from ${min} to ${max}`)
  const checked = checkOptions(game.options, options)
  if (!checked.ok) return checked
  const problem = game.checkTable?.({ seats, options: checked.value }) ?? null
  return problem === null ? good(null) : { ok: false, problem }
}

/** What a host does to a table while it is laid. */
export class Laying {
  readonly #needs: LayingNeeds

  constructor(needs: LayingNeeds) {
    this.#needs = needs
  }

  /** Other variants, another pace, for others, or with more or fewer seats. Whether it can be played is asked at the start. */
  async change(person: string, table: string, change: Change): Promise<Checked<null>> {
    return this.#asHost(person, table, async (db, row) => {
      const known = await this.#needs.game(row.game)
      if (known === null) return bad('game', row.game, 'a game of this house')
      const { options, seats } = known.game
      const chosen = change.options === undefined ? null : checkOptions(options, change.options)
      if (chosen !== null && !chosen.ok) return chosen
      const taken = row.seats.filter((seat) => !isFree(seat)).length
      const { seats: wanted = row.seats.length } = change
      if (wanted < Math.max(seats.min, taken) || wanted > seats.max)
        return bad('seats', wanted, `a whole number from ${Math.max(seats.min, taken)} to ${seats.max}`)
      await changeTable(db, row, { ...change, options: chosen?.value })
      return good(null)
    })
  }

  /** Somebody else at the table is host from now on. */
  async giveHost(person: string, table: string, seat: number): Promise<Checked<null>> {
    return this.#asHost(person, table, async (db, row) => {
      const heir = row.seats[seat]?.person ?? null
      if (heir === null) return bad('seat', seat, 'the seat of a person')
      await giveHost(db, table, heir)
      return good(null)
    })
  }

  async #asHost(
    person: string,
    table: string,
    work: (db: Database, row: StoredTable) => Promise<Checked<null>>,
  ): Promise<Checked<null>> {
    const done = await atTable(this.#needs.db, table, async (db, row) =>
      row.host === person && row.state === 'open' ? work(db, row) : null,
    )
    if (done === null) return bad('table', table, 'an open table of your own')
    if (done.ok) await this.#needs.ring(table)
    return done
  }
}
