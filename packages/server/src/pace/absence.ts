import type { Seat } from '@vyprava/kernel'
import type { Live } from '../hall/live.ts'
import type { StoredPace } from '../store/paces.ts'
import type { Absence } from '../store/schema.ts'
import type { StoredTable } from '../store/tables.ts'
import { LAST_MINUTE } from './clock.ts'

/** In live play, who is asked and was not seen for so long has left. */
export const AWAY = 3 * 60_000

/** The seats of people who play themselves. */
export const playing = ({ seats }: StoredTable): Seat[] =>
  seats.flatMap(({ person, standIn }, seat) => (person !== null && standIn === null ? [seat] : []))

/** When each seat was last seen at the table. */
export type Seen = readonly (number | null)[]

/** When somebody who is asked counts as late; null for who is not asked or has all the time of the world. */
export function lateAt(row: StoredTable, live: Live, seat: Seat, seen: Seen): number | null {
  const { pace } = row
  const asked = live.clock.asked[seat]
  if (pace === null || asked === null || !playing(row).includes(seat)) return null
  const deadline = live.clock.deadline(seat, pace, row.seats[seat].quiet)
  if (deadline === null || pace.kind === 'days') return deadline
  return Math.min(deadline, Math.max(asked, seen[seat] ?? 0) + AWAY)
}

/** Grace for a player who takes their seat back, even if already late: the table won't replace them by itself. */
const GRACE = { live: LAST_MINUTE, days: 60 * 60_000 } as const

/** When that grace ends. Earlier votes are void; new ones count. */
export function graceUntil({ pace, seats }: StoredTable, seat: Seat): number {
  const { back } = seats[seat]
  return back === null || pace === null || pace.absence === 'wait' ? 0 : back + GRACE[pace.kind]
}

/** What is done about those who are late: the table's option, unless more than half of the others want another. */
export function absenceOf({ absence, votes }: StoredPace, present: readonly Seat[]): Absence {
  const cast = votes.filter(({ seat }) => present.includes(seat))
  const other: Absence = absence === 'wait' ? 'stand-in' : 'wait'
  const against = cast.filter((vote) => vote.absence === other).length
  return against * 2 > present.length ? other : absence
}
