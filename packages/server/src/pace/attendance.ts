import { bad, type Checked, describe, good, type Seat } from '@vyprava/kernel'
import type { Hall } from '../hall/hall.ts'
import type { Live } from '../hall/live.ts'
import { scheduleBy } from '../store/jobs.ts'
import { voidVotes, voteAbsence } from '../store/paces.ts'
import type { Absence, Database } from '../store/schema.ts'
import { markSeen, putStandIn, readSeen, takeBackSeat } from '../store/seats.ts'
import type { StoredTable } from '../store/tables.ts'
import { AWAY, absenceOf, agreedFor, electorate, goneSince, graceUntil, lateAt, playing } from './absence.ts'
import { ownSeat } from './own-seat.ts'

export interface AttendanceNeeds {
  readonly db: Database
  readonly hall: Hall
  now(): number
  ring(table: string): Promise<void>
  failed(error: unknown): void
  /** The bots of a game, and which of them plays for somebody who is late. */
  bots(game: string): Promise<readonly string[]>
  standIn(game: string): Promise<string>
  /** Who is at a table now, by seat, in whichever process. */
  there?(table: string, row: StoredTable): readonly Seat[]
  /** Bots play for some of those who played themselves: what the others have agreed on may hold now. */
  replaced?(table: string): Promise<void>
}

/** A bot that does not answer for so long is asked again: its process may have died. */
const BOT_PATIENCE = 30_000
/** In live play, and where somebody has voted, it is looked this often whether who is asked is still there. */
const LOOK_EVERY = 60_000
/** Without a clock it is looked this often at who is there and does not move. */
const LOOK_SELDOM = 60 * 60_000

/** The kind of the jobs that look at a table. */
export const TABLE_JOB = 'table'

/** Who is late, who left, who plays for them, and who comes back. */
export class Attendance {
  readonly #needs: AttendanceNeeds
  /** One after the other, so that a newer time is not overwritten by an older one. */
  #line: Promise<unknown> = Promise.resolve()
  /** When tables are looked at next, as far as this process has written it down. */
  readonly #looks = new Map<string, number>()
  #notes = 0

  constructor(needs: AttendanceNeeds) {
    this.#needs = needs
  }

  /**
   * After a change at a table: when it has to be looked at again. Moves mostly put that off, and nothing is written for
   * them: a look that comes too early costs less than a write with every move, and finds out when the next one is due.
   */
  changed(id: string, row: StoredTable, live: Live | null): void {
    const due = live === null ? null : this.#nextLook(row, live)
    if (due === null) return
    const { db, failed, now } = this.#needs
    const known = this.#looks.get(id)
    if (known !== undefined && known > now() && known <= due) return
    this.#looks.set(id, due)
    this.#line = this.#line
      .then(() => scheduleBy(db, { key: `${TABLE_JOB} ${id}`, kind: TABLE_JOB, subject: id, due }, now()))
      .catch((error: unknown) => {
        this.#looks.delete(id)
        failed(error)
      })
  }

  /** Waits until everything is written. */
  async settle(): Promise<void> {
    await this.#line
  }

  #nextLook(row: StoredTable, live: Live): number | null {
    if (row.state !== 'playing') return null
    const now = this.#needs.now()
    const times = live.match.deciders.flatMap((seat) => {
      const { bot, standIn, quiet } = row.seats[seat]
      if ((bot ?? standIn) !== null) return [now + BOT_PATIENCE]
      if (row.pace === null) return this.#untimedLook(row, live, seat)
      const deadline = live.clock.deadline(seat, row.pace, quiet)
      if (deadline === null) return []
      // Once somebody is late and waited for, only a vote changes that, and a vote is a change by itself.
      const late = deadline <= now && this.#absence(row, live, seat, []) === 'wait'
      if (late) return []
      const due = row.pace.kind === 'live' ? Math.min(deadline, now + LOOK_EVERY) : Math.max(deadline, now)
      return [Math.max(due, graceUntil(row, seat))]
    })
    return times.length === 0 ? null : Math.min(...times)
  }

  /** Without a clock: when the agreed absence may be over, or at once when a vote may have been decided. */
  #untimedLook({ agreed, votes }: StoredTable, live: Live, seat: Seat): number[] {
    const now = this.#needs.now()
    const asked = live.clock.asked[seat]
    if (asked === null) return []
    const voted = votes.some(({ absence }) => absence === 'stand-in')
    const next = (due: number, again: number): number => (due > now ? due : now + again)
    return [
      ...(voted ? [next(asked + AWAY, LOOK_EVERY)] : []),
      ...(agreed.absence === null ? [] : [next(asked + agreed.absence, LOOK_SELDOM)]),
    ]
  }

  /** What is done about a seat that is late. */
  #absence(row: StoredTable, live: Live, seat: Seat, seen: readonly (number | null)[]): Absence {
    const now = this.#needs.now()
    const agreed = agreedFor(row, goneSince(live, seat, seen), now)
    return absenceOf(agreed, row.votes, electorate(row, live, seen, now))
  }

  /** Looks at a table that is due: bots are asked again, and a stand-in plays for whoever is late. */
  async look(id: string): Promise<void> {
    const { db, hall, standIn, ring, now, there, replaced } = this.#needs
    this.#looks.delete(id)
    await hall.refresh(id)
    const found = await hall.see(id)
    if (found === null || found.live === null || found.row.state !== 'playing') return
    const { row, live } = found
    const here = there?.(id, row) ?? []
    const seen = (await readSeen(db, id)).map((at, seat) => (here.includes(seat) ? now() : at))
    const late = playing(row).filter(
      (seat) =>
        (lateAt(row, live, seat, seen) ?? now() + 1) <= now() &&
        graceUntil(row, seat) <= now() &&
        this.#absence(row, live, seat, seen) === 'stand-in',
    )
    if (late.length === 0) return
    const bot = await standIn(row.game)
    for (const seat of late) await putStandIn(db, id, seat, bot)
    await replaced?.(id)
    await ring(id)
    await hall.refresh(id)
  }

  /** Leaves one's seat to a bot of some level. */
  async leave(person: string, table: string, bot: string): Promise<Checked<null>> {
    const found = await ownSeat(this.#needs.db, person, table)
    if (!found.ok) return found
    const bots = await this.#needs.bots(found.value.row.game)
    if (!bots.includes(bot)) return bad('bot', bot, `one of ${bots.map((name) => describe(name)).join(', ')}`)
    await putStandIn(this.#needs.db, table, found.value.seat, bot)
    return this.#told(table)
  }

  /** Takes one's seat back from the stand-in. */
  async comeBack(person: string, table: string): Promise<Checked<null>> {
    const found = await ownSeat(this.#needs.db, person, table)
    if (!found.ok) return found
    const { row, seat } = found.value
    if (row.seats[seat].resigned !== null) return bad('resigned', seat, 'a match that you have not given up')
    await voidVotes(this.#needs.db, table)
    await takeBackSeat(this.#needs.db, table, seat, this.#needs.now())
    return this.#told(table)
  }

  /** Says what one wants done about who is late; the last word counts. */
  async vote(person: string, table: string, absence: Absence): Promise<Checked<null>> {
    const found = await ownSeat(this.#needs.db, person, table)
    if (!found.ok) return found
    await voteAbsence(this.#needs.db, table, found.value.seat, absence)
    await this.#told(table)
    if (found.value.row.pace === null) await this.look(table)
    return good(null)
  }

  /** Notes who is at a table now: every minute in live play, elsewhere each tenth time. */
  async note(): Promise<void> {
    const { db, hall, now } = this.#needs
    for (const [table, due] of this.#looks) if (due <= now()) this.#looks.delete(table)
    this.#notes += 1
    for (const { table, seats } of hall.present(this.#notes % 10 === 0))
      await markSeen(db, table, seats, now())
  }

  async #told(table: string): Promise<Checked<null>> {
    await this.#needs.ring(table)
    await this.#needs.hall.refresh(table)
    return good(null)
  }
}
