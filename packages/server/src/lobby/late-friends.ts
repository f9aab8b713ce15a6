import { bad, type Checked, good } from '@vyprava/kernel'
import type { KnockShown } from '@vyprava/protocol'
import { playing } from '../pace/absence.ts'
import { looksLike } from '../people/names.ts'
import { nameOf, seatsOf, withPerson } from '../store/counts.ts'
import { giveSeat, putRequest, readRequest, settleRequest, voteRequest } from '../store/requests.ts'
import type { Database, RequestWish } from '../store/schema.ts'
import { atTable, type StoredTable } from '../store/tables.ts'
import { MOST_SEATS } from './lobby.ts'

export interface LateFriendsNeeds {
  readonly db: Database
  now(): number
  ring(table: string): Promise<void>
}

/** So many may ask at one table at once. */
export const MOST_ASKING = 8
/** Whoever was refused may ask again after so long. */
export const ASK_AGAIN = 60 * 60_000

/** Seats at which a bot plays: for somebody who is away, who gave up, or because nobody came. */
const spare = ({ seats }: StoredTable): number[] =>
  seats.flatMap(({ bot, standIn }, seat) => ((bot ?? standIn) === null ? [] : [seat]))

/** Those who come by the link of a private table when it is played already: the link is the invitation. */
export class LateFriends {
  readonly #needs: LateFriendsNeeds

  constructor(needs: LateFriendsNeeds) {
    this.#needs = needs
  }

  /** What somebody outside may know: who plays what since when, and what can be asked for. Nothing of the match. */
  async knock(row: StoredTable, person: string | null): Promise<KnockShown> {
    const found = person === null ? undefined : await readRequest(this.#needs.db, row.id, person)
    return {
      id: row.id,
      game: row.game,
      state: row.state,
      since: row.since,
      players: row.seats.flatMap(({ name }) => name ?? []),
      spare: row.state === 'playing' ? spare(row).map((seat) => ({ seat, name: row.seats[seat].name })) : [],
      asks: found?.state === 'asks' ? found.wants : null,
      refused: found?.state === 'refused' && this.#needs.now() - found.at < ASK_AGAIN,
    }
  }

  /** Asks to watch, or for a seat at which a bot plays. */
  async ask(person: string, table: string, wants: RequestWish, seat: number | null): Promise<Checked<null>> {
    const { db, now, ring } = this.#needs
    const asked = await atTable(db, table, async (locked, row): Promise<Checked<null>> => {
      if (row.state === 'open' || row.seats.some((sitter) => sitter.person === person))
        return bad('table', table, 'a table that is played, at which you do not sit')
      if (wants === 'seat' && (seat === null || !spare(row).includes(seat) || row.state !== 'playing'))
        return bad('seat', seat, 'a seat at which a bot plays')
      const before = await readRequest(locked, table, person)
      if (before?.state === 'refused' && now() - before.at < ASK_AGAIN)
        return bad('refused', table, 'a table that has not refused you just now')
      const others = row.asking.filter((other) => other.person !== person)
      if (others.length >= MOST_ASKING) return bad('asking', others.length, 'fewer who ask at this table')
      const name = await nameOf(locked, person)
      if (row.seats.some((other) => looksLike(name, other.name ?? '')))
        return bad('nameTaken', 'a name', 'one that nobody at the table has')
      await putRequest(locked, {
        table,
        person,
        wants,
        seat: wants === 'seat' ? seat : null,
        state: 'asks',
        at: now(),
      })
      return good(null)
    })
    if (asked === null) return bad('table', table, 'a table that is played')
    if (asked.ok) await ring(table)
    return asked
  }

  /**
   * What one of the players answers. One of them is enough to let somebody watch, who sees what all see, or to refuse;
   * a seat takes more than half of those who play themselves.
   */
  async answer(
    player: string,
    table: string,
    person: string,
    says: 'seat' | 'watch' | 'no',
  ): Promise<Checked<null>> {
    const { db, now, ring } = this.#needs
    const answered = await withPerson(db, person, (own) =>
      atTable(own, table, async (locked, row): Promise<Checked<null>> => {
        const seat = row.seats.findIndex((sitter) => sitter.person === player)
        if (seat === -1) return bad('table', table, 'a table at which you sit')
        const asking = row.asking.find((one) => one.person === person)
        if (asking === undefined) return bad('person', person, 'somebody who asks')
        if (says === 'no') await settleRequest(locked, table, person, { state: 'refused', at: now() })
        else if (says === 'watch') await settleRequest(locked, table, person, { state: 'guest', at: now() })
        else return this.#seat(locked, row, seat, person)
        return good(null)
      }),
    )
    if (answered === null) return bad('table', table, 'a table at which you sit')
    if (answered.ok) await ring(table)
    return answered
  }

  async #seat(db: Database, row: StoredTable, by: number, person: string): Promise<Checked<null>> {
    const asking = row.asking.find((one) => one.person === person)
    const seat = asking?.seat ?? null
    if (asking === undefined || seat === null || !spare(row).includes(seat) || row.state !== 'playing')
      return bad('seat', seat, 'a seat at which a bot plays')
    if (!playing(row).includes(by)) return bad('seat', by, 'a seat at which you play yourself')
    await voteRequest(db, row.id, person, by)
    const yes = new Set([...asking.yes, by])
    const voters = playing(row)
    if (voters.filter((voter) => yes.has(voter)).length * 2 <= voters.length) return good(null)
    if ((await seatsOf(db, person)) >= MOST_SEATS)
      return bad('mostSeats', MOST_SEATS, 'fewer matches of theirs that go on')
    const at = this.#needs.now()
    const former = row.seats[seat].person
    await giveSeat(db, row.id, seat, { person, at })
    // Whoever had it may go on watching.
    if (former !== null)
      await putRequest(db, { table: row.id, person: former, wants: 'watch', seat: null, state: 'guest', at })
    return good(null)
  }
}

/** Whether somebody may look at a table: private ones are for those who sit there and their guests, and for all before the match. */
export const mayLook = (row: StoredTable, person: string | null): boolean =>
  !row.private ||
  row.state === 'open' ||
  (person !== null && (row.seats.some((sitter) => sitter.person === person) || row.guests.includes(person)))
