import { bad, type Checked, good } from '@vyprava/kernel'
import { CALL_AFTER, CALL_EVERY } from '@vyprava/protocol'
import type { Hall } from '../hall/hall.ts'
import { endMatch } from '../ratings/ending.ts'
import { agreeOn, voteClosing } from '../store/agreements.ts'
import { nameOf } from '../store/counts.ts'
import { mutedBy } from '../store/messages.ts'
import type { Database } from '../store/schema.ts'
import { markNudged, resignSeat } from '../store/seats.ts'
import { atTable } from '../store/tables.ts'
import { playing } from './absence.ts'
import { ownSeat } from './own-seat.ts'
import { sleeps } from './quiet.ts'

export interface PartingNeeds {
  readonly db: Database
  readonly hall: Hall
  now(): number
  ring(table: string): Promise<void>
  standIn(game: string): Promise<string>
  /** Calls somebody to a table, in every window and by notices. */
  call(person: string, table: string, name: string): Promise<void>
}

/** Calling somebody to the table, giving a match up, and ending it together. */
export class Parting {
  readonly #needs: PartingNeeds

  constructor(needs: PartingNeeds) {
    this.#needs = needs
  }

  /** Calls somebody who has been asked for a while; seldom, whoever calls, and never in their quiet hours. */
  async nudge(person: string, table: string, seat: number): Promise<Checked<null>> {
    const { db, hall, now } = this.#needs
    const own = await ownSeat(db, person, table)
    if (!own.ok) return own
    const found = await hall.see(table)
    const { row } = own.value
    const called = row.seats[seat]?.person ?? null
    const asked = found?.live?.clock.asked[seat] ?? null
    const kind = row.pace?.kind === 'days' ? 'days' : 'live'
    const waits = asked !== null && now() - asked >= CALL_AFTER[kind]
    if (called === null || called === person || !playing(row).includes(seat) || !waits)
      return bad('nudge', seat, 'the seat of somebody who has been waited for for a while')
    if (kind === 'days' && sleeps(now(), row.seats[seat].quiet))
      return bad('asleep', seat, 'somebody who does not have quiet hours now')
    if (!(await markNudged(db, table, seat, { at: now(), every: CALL_EVERY[kind] })))
      return bad('nudged', seat, 'somebody who was not called just now')
    // Whoever does not want to hear somebody is not called by them; the one who calls does not learn of it.
    if (!(await mutedBy(db, called)).has(person))
      await this.#needs.call(called, table, await nameOf(db, person))
    return this.#told(table)
  }

  /** Gives a match up for good: no game has rules of its own for that, so a bot plays the seat to the end. */
  async resign(person: string, table: string): Promise<Checked<null>> {
    const { db, now, standIn } = this.#needs
    const own = await ownSeat(db, person, table)
    if (!own.ok) return own
    const { row, seat } = own.value
    const bot = row.seats[seat].standIn ?? (await standIn(row.game))
    await resignSeat(db, table, seat, { bot, at: now() })
    await this.closeIfAgreed(table)
    return this.#told(table)
  }

  /** Wants the match to end without a result, or not any more; it does when all who play themselves want it. */
  async close(person: string, table: string, agree: boolean): Promise<Checked<null>> {
    const { db } = this.#needs
    const own = await ownSeat(db, person, table)
    if (!own.ok) return own
    const { row, seat } = own.value
    if (!playing(row).includes(seat)) return bad('seat', seat, 'a seat at which you play yourself')
    await voteClosing(db, table, seat, agree)
    await this.closeIfAgreed(table)
    return this.#told(table)
  }

  /** Whoever has left to a bot is not asked; where nobody plays any more, nobody has to agree. */
  async closeIfAgreed(table: string): Promise<void> {
    const { db, now } = this.#needs
    await atTable(db, table, async (locked, row) => {
      const people = playing(row)
      const all = row.closing.length > 0 && people.every((seat) => row.closing.includes(seat))
      if (row.state !== 'playing' || people.length === 0 || !all) return
      await agreeOn(locked, table, { closed: now() })
      await endMatch(locked, table, { result: null, task: null, at: now() })
    })
  }

  async #told(table: string): Promise<Checked<null>> {
    await this.#needs.ring(table)
    await this.#needs.hall.refresh(table)
    return good(null)
  }
}
