import { bad, type Checked, describe, good } from '@vyprava/kernel'
import type { Hall } from '../hall/hall.ts'
import type { Live } from '../hall/live.ts'
import { schedule } from '../store/jobs.ts'
import { voidVotes, voteAbsence } from '../store/paces.ts'
import type { Absence, Database } from '../store/schema.ts'
import { markSeen, putStandIn, readSeen, takeBackSeat } from '../store/seats.ts'
import { readTable, type StoredTable } from '../store/tables.ts'
import { absenceOf, lateAt, playing, graceUntil } from './absence.ts'

export interface AttendanceNeeds {
  readonly db: Database
  readonly hall: Hall
  now(): number
  ring(table: string): Promise<void>
  failed(error: unknown): void
  /** The bots of a game, and which of them plays for somebody who is late. */
  bots(game: string): Promise<readonly string[]>
  standIn(game: string): Promise<string>
}

/** A bot that does not answer for so long is asked again: its process may have died. */
const BOT_PATIENCE = 30_000
/** In live play it is looked this often whether who is asked is still there. */
const LOOK_EVERY = 60_000

/** The kind of the jobs that look at a table. */
export const TABLE_JOB = 'table'

/** Who is late, who left, who plays for them, and who comes back. */
export class Attendance {
  readonly #needs: AttendanceNeeds
  /** One after the other, so that a newer time is not overwritten by an older one. */
  #line: Promise<unknown> = Promise.resolve()

  constructor(needs: AttendanceNeeds) {
    this.#needs = needs
  }

  /** After a change at a table: when it has to be looked at again. */
  changed(id: string, row: StoredTable, live: Live | null): void {
    const due = live === null ? null : this.#nextLook(row, live)
    if (due === null) return
    const { db, failed } = this.#needs
    this.#line = this.#line
      .then(() => schedule(db, { key: `${TABLE_JOB} ${id}`, kind: TABLE_JOB, subject: id, due }))
      .catch(failed)
  }

  /** Waits until everything is written. */
  async settle(): Promise<void> {
    await this.#line
  }

  #nextLook(row: StoredTable, live: Live): number | null {
    if (row.state !== 'playing') return null
    const now = this.#needs.now()
    const { deciders } = live.match
    const times = deciders.flatMap((seat) => {
      const { bot, standIn, quiet } = row.seats[seat]
      if ((bot ?? standIn) !== null) return [now + BOT_PATIENCE]
      if (row.pace === null) return []
      const deadline = live.clock.deadline(seat, row.pace, quiet)
      if (deadline === null) return []
      // Once somebody is late and waited for, only a vote changes that, and a vote is a change by itself.
      const late = deadline <= now && absenceOf(row.pace, this.#present(row, live, [])) === 'wait'
      if (late) return []
      const due = row.pace.kind === 'live' ? Math.min(deadline, now + LOOK_EVERY) : Math.max(deadline, now)
      return [Math.max(due, graceUntil(row, seat))]
    })
    return times.length === 0 ? null : Math.min(...times)
  }

  /** Those who play themselves and are not late. */
  #present(row: StoredTable, live: Live, seen: readonly (number | null)[]): number[] {
    const now = this.#needs.now()
    return playing(row).filter((seat) => (lateAt(row, live, seat, seen) ?? now + 1) > now)
  }

  /** Looks at a table that is due: bots are asked again, and a stand-in plays for who is late. */
  async look(id: string): Promise<void> {
    const { db, hall, standIn, ring } = this.#needs
    await hall.refresh(id)
    const found = await hall.see(id)
    if (found === null || found.live === null || found.row.pace === null) return
    const { row, live } = found
    if (row.state !== 'playing') return
    const present = this.#present(row, live, await readSeen(db, id))
    const now = this.#needs.now()
    const late = playing(row).filter((seat) => !present.includes(seat) && graceUntil(row, seat) <= now)
    if (late.length === 0 || absenceOf(found.row.pace, present) === 'wait') return
    const bot = await standIn(row.game)
    for (const seat of late) await putStandIn(db, id, seat, bot)
    await ring(id)
    await hall.refresh(id)
  }

  /** Leaves one's seat to a bot of some level. */
  async leave(person: string, table: string, bot: string): Promise<Checked<null>> {
    const found = await this.#seatOf(person, table)
    if (!found.ok) return found
    const bots = await this.#needs.bots(found.value.row.game)
    if (!bots.includes(bot)) return bad('bot', bot, `one of ${bots.map((name) => describe(name)).join(', ')}`)
    await putStandIn(this.#needs.db, table, found.value.seat, bot)
    return this.#told(table)
  }

  /** Takes one's seat back from the stand-in. */
  async comeBack(person: string, table: string): Promise<Checked<null>> {
    const found = await this.#seatOf(person, table)
    if (!found.ok) return found
    await voidVotes(this.#needs.db, table)
    await takeBackSeat(this.#needs.db, table, found.value.seat, this.#needs.now())
    return this.#told(table)
  }

  /** Says what one wants done about who is late; the last word counts. */
  async vote(person: string, table: string, absence: Absence): Promise<Checked<null>> {
    const found = await this.#seatOf(person, table)
    if (!found.ok) return found
    if (found.value.row.pace === null) return bad('pace', 'none', 'a table with clocks')
    await voteAbsence(this.#needs.db, table, found.value.seat, absence)
    return this.#told(table)
  }

  /** Notes who is at a table now. */
  async note(): Promise<void> {
    const { db, hall, now } = this.#needs
    for (const { table, seats } of hall.present()) await markSeen(db, table, seats, now())
  }

  async #seatOf(person: string, table: string): Promise<Checked<{ row: StoredTable; seat: number }>> {
    const row = await readTable(this.#needs.db, table)
    const seat = row?.seats.findIndex((sitter) => sitter.person === person) ?? -1
    if (row === null || seat === -1 || row.state !== 'playing')
      return bad('table', table, 'a match in which you play')
    return good({ row, seat })
  }

  async #told(table: string): Promise<Checked<null>> {
    await this.#needs.ring(table)
    await this.#needs.hall.refresh(table)
    return good(null)
  }
}
