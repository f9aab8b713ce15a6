import { randomBytes, randomInt } from 'node:crypto'
import { bad, type Checked, checkOptions, describe, type Game, good } from '@vyprava/kernel'
import type { Hall } from '../hall/hall.ts'
import type { Pace } from '../pace/clock.ts'
import { looksLike } from '../people/names.ts'
import { type Agreeing, agreeOn } from '../store/agreements.ts'
import { resize } from '../store/changes.ts'
import { botsAt, nameOf, openTablesOf, seatsOf, withPerson } from '../store/counts.ts'
import { keepSeat, releaseSeat } from '../store/kept-seats.ts'
import { passHost } from '../store/lists.ts'
import { createPace, startPace } from '../store/paces.ts'
import { writeEntrants } from '../store/ratings.ts'
import type { Database } from '../store/schema.ts'
import {
  atTable,
  createTable,
  freeSeat,
  linkRematch,
  moveOn,
  readTable,
  removeTable,
  type StoredTable,
  takeSeat,
} from '../store/tables.ts'
import { isFree, playable } from './laying.ts'
import { personsAt, ratable } from './rated.ts'

/** The wish to open a table. */
export interface Opening {
  readonly game: string
  readonly options: unknown
  readonly seats: number
  readonly private: boolean
  /** Null: everybody has all the time of the world. */
  readonly pace: Pace | null
}

export interface LobbyNeeds {
  readonly db: Database
  readonly hall: Hall
  game(id: string): Promise<{ readonly game: Game; readonly bots: readonly string[] } | null>
  ring(table: string): Promise<void>
  now(): number
}

/** What one person may have at once: tables that wait, seats at tables that are not over, bots at tables of their own. */
export const MOST_OPEN = 8
export const MOST_SEATS = 60
export const MOST_BOTS = 60

const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789'
const ID_LENGTH = 16

/** Unguessable: who has the link of a private table may join it. */
export const newId = (): string =>
  Array.from({ length: ID_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')

/** What people do at tables before and after a match. */
export class Lobby {
  readonly #needs: LobbyNeeds

  constructor(needs: LobbyNeeds) {
    this.#needs = needs
  }

  /** Opens a table; the secret of its shuffles is chosen now, before anybody adds to it. */
  async open(person: string, opening: Opening): Promise<Checked<string>> {
    const { db, now } = this.#needs
    const known = await this.#needs.game(opening.game)
    if (known === null) return bad('game', opening.game, 'a game that Výprava has')
    const { game } = known
    const { min, max } = game.seats
    if (!Number.isInteger(opening.seats) || opening.seats < min || opening.seats > max) {
      return bad('seats', opening.seats, `a whole number from ${min} to ${max}`)
    }
    const options = checkOptions(game.options, opening.options)
    if (!options.ok) return options
    const problem = game.checkTable?.({ seats: opening.seats, options: options.value }) ?? null
    if (problem !== null) return { ok: false, problem }
    const id = newId()
    return withPerson(db, person, async (locked): Promise<Checked<string>> => {
      if ((await openTablesOf(locked, person)) >= MOST_OPEN)
        return bad('mostTables', MOST_OPEN, 'fewer tables of yours that wait: start or close some')
      await createTable(locked, {
        id,
        game: game.id,
        rules: game.version,
        options: options.value,
        private: opening.private,
        host: person,
        secret: randomBytes(32).toString('hex'),
        seats: opening.seats,
        at: now(),
      })
      if (opening.pace !== null) await createPace(locked, id, opening.pace)
      return good(id)
    })
  }

  /** Sits down at a free seat, with something of one's own for the shuffles. */
  async sit(person: string, table: string, seat: number, contribution: string): Promise<Checked<null>> {
    const taken = await withPerson(this.#needs.db, person, async (db) => {
      if ((await seatsOf(db, person)) >= MOST_SEATS) return 'most'
      return atTable(db, table, async (locked, row) => {
        const name = await nameOf(locked, person)
        if (row.seats.some((other) => other.person !== person && looksLike(name, other.name ?? '')))
          return 'lookalike'
        // Seats of a rematch wait for those who had them.
        const kept = row.kept.find((one) => one.seat === seat)
        if (kept !== undefined && kept.person !== person) return 'kept'
        const own = row.kept.find((one) => one.person === person)
        if (!(await takeSeat(locked, { table, seat, person, bot: null, contribution }))) return false
        if (own !== undefined) await releaseSeat(locked, table, own.seat)
        return true
      })
    })
    if (taken === 'lookalike') return bad('nameTaken', 'a name', 'one that nobody at the table has')
    if (taken === 'kept') return bad('kept', seat, 'a seat that does not wait for somebody else')
    if (taken === 'most') return bad('mostSeats', MOST_SEATS, 'fewer matches of yours that go on')
    if (taken !== true)
      return bad('seat', seat, 'a free seat of an open table, for somebody who does not sit there yet')
    await this.#needs.ring(table)
    return good(null)
  }

  /** Gets up before the match; the host takes a bot away, or sends somebody off. */
  async stand(person: string, table: string, seat: number): Promise<Checked<null>> {
    const stood = await atTable(this.#needs.db, table, async (db, row) => {
      const sitter = row.seats[seat]
      // The host does not wait any longer for whoever had the seat before.
      if (row.host === person && (await releaseSeat(db, table, seat))) return true
      if (sitter === undefined || (sitter.person ?? sitter.bot) === null) return false
      if (sitter.person !== person && row.host !== person) return false
      if (!(await freeSeat(db, table, seat))) return false
      if (sitter.person === person) await passHost(db, table, person)
      return true
    })
    if (stood !== true) return bad('seat', seat, 'an own seat of an open table')
    await this.#needs.ring(table)
    return good(null)
  }

  /** The host lets a bot play at a free seat. */
  async seatBot(person: string, table: string, seat: number, bot: string): Promise<Checked<null>> {
    const { db } = this.#needs
    const row = await readTable(db, table)
    if (row === null || row.host !== person) return bad('table', table, 'a table of your own')
    const known = await this.#needs.game(row.game)
    if (known === null || !known.bots.includes(bot)) {
      return bad('bot', bot, `one of ${known?.bots.map((name) => describe(name)).join(', ')}`)
    }
    const contribution = randomBytes(16).toString('hex')
    const taken = await withPerson(db, person, async (own) => {
      if ((await botsAt(own, person)) >= MOST_BOTS) return 'most'
      return atTable(own, table, (locked) =>
        takeSeat(locked, { table, seat, person: null, bot, contribution }),
      )
    })
    if (taken === 'most') return bad('mostBots', MOST_BOTS, 'fewer bots at tables of yours')
    if (taken !== true) return bad('seat', seat, 'a free seat of an open table')
    await this.#needs.ring(table)
    return good(null)
  }

  /** The host begins when all seats are taken, or with those who are there: free seats are folded then. */
  async start(person: string, table: string, fold = false): Promise<Checked<null>> {
    const { hall } = this.#needs
    const started = await atTable(this.#needs.db, table, (db, row) => this.#begin(db, row, person, fold))
    if (started === null) return bad('table', table, 'a table of your own')
    if (!started.ok) return started
    await this.#needs.ring(table)
    await hall.refresh(table)
    return started
  }

  /** The host says what is agreed on besides the rules, before the match. */
  async agree(person: string, table: string, agreeing: Agreeing): Promise<Checked<null>> {
    const agreed = await atTable(this.#needs.db, table, async (db, row) => {
      if (row.host !== person || row.state !== 'open') return false
      if (agreeing.rated && agreeing.hints) return 'rated'
      await agreeOn(db, table, agreeing)
      return true
    })
    if (agreed === 'rated') return bad('rated', 'advice of bots', 'no advice where ratings are at stake')
    if (agreed !== true) return bad('table', table, 'an open table of your own')
    await this.#needs.ring(table)
    return good(null)
  }

  async #begin(db: Database, row: StoredTable, person: string, fold: boolean): Promise<Checked<null>> {
    const { id, state, seats, options } = row
    if (row.host !== person) return bad('table', id, 'a table of your own')
    const taken = seats.filter((seat) => !isFree(seat)).length
    if (taken < seats.length && !fold) return bad('seats', 'a free seat', 'somebody at every seat')
    if (seats.every((seat) => seat.person === null))
      return bad('onlyBots', 'a bot at every seat', 'a person who plays')
    const known = await this.#needs.game(row.game)
    if (known === null) return bad('game', row.game, 'a game of this house')
    const fits = playable(known.game, taken, options)
    if (!fits.ok) return fits
    const rated = row.agreed.rated ? ratable(known.game, row, taken) : good(null)
    if (!rated.ok) return rated
    if (!(await moveOn(db, id, ['open', 'playing'], this.#needs.now())))
      return bad('state', state, 'an open table')
    await resize(db, row, taken)
    if (row.agreed.rated) await writeEntrants(db, id, personsAt(row))
    await startPace(db, id, this.#needs.now())
    return good(null)
  }

  /** The host takes a table away at which nobody plays yet. */
  async close(person: string, table: string): Promise<Checked<null>> {
    const closed = await atTable(this.#needs.db, table, async (db, row) => {
      if (row.host !== person || row.state !== 'open') return false
      await removeTable(db, table)
      return true
    })
    if (closed !== true) return bad('table', table, 'an open table of your own')
    await this.#needs.ring(table)
    return good(null)
  }

  /** Opens a table with the same game, options and pace for those who played; whoever asks first is the host. */
  async rematch(person: string, table: string): Promise<Checked<string>> {
    const { db } = this.#needs
    const row = await readTable(db, table)
    const played = row?.seats.some((seat) => seat.person === person) === true
    if (row === null || !played || row.state !== 'over')
      return bad('table', table, 'a match of yours that is over')
    if (row.rematch !== null) return good(row.rematch)
    const { game, options, pace, seats, agreed } = row
    const opened = await this.open(person, {
      ...{ game, options, seats: seats.length, private: row.private },
      pace: pace === null ? null : paceOf(pace),
    })
    if (!opened.ok) return opened
    for (const [seat, { bot }] of seats.entries()) {
      if (bot === null) continue
      const contribution = randomBytes(16).toString('hex')
      await takeSeat(db, { table: opened.value, seat, person: null, bot, contribution })
    }
    const { closed: _, ...kept } = agreed
    await agreeOn(db, opened.value, kept)
    for (const [seat, sitter] of seats.entries())
      if (sitter.person !== null && sitter.resigned === null)
        await keepSeat(db, opened.value, seat, sitter.person)
    const next = await linkRematch(db, table, { next: opened.value, person })
    // Somebody else was faster: theirs counts.
    if (next !== opened.value) await db.deleteFrom('tables').where('id', '=', opened.value).execute()
    await this.#needs.ring(table)
    return good(next)
  }
}

const paceOf = ({ kind, budget, increment, absence }: Pace): Pace => ({ kind, budget, increment, absence })
