import type { Seat } from '@vyprava/kernel'
import type { Live } from '../hall/live.ts'
import type { Absence } from '../store/schema.ts'
import type { StoredTable } from '../store/tables.ts'
import { LAST_MINUTE } from './clock.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** In live play and without a clock, whoever is asked and was not seen for so long has left. */
export const AWAY = 3 * MINUTE
/** Without a clock: who is asked for so long may be decided about, though they are there. */
export const PATIENCE = 10 * MINUTE

/** The seats of people who play themselves. */
export const playing = ({ seats }: StoredTable): Seat[] =>
  seats.flatMap(({ person, standIn }, seat) => (person !== null && standIn === null ? [seat] : []))

/** When each seat was last seen at the table; whoever is there now is seen for ever. */
export type Seen = readonly (number | null)[]

/** From when on those who are there may decide about whoever is asked; null for those who are not. */
export function lateAt(row: StoredTable, live: Live, seat: Seat, seen: Seen): number | null {
  const { pace } = row
  const asked = live.clock.asked[seat]
  if (asked === null || !playing(row).includes(seat)) return null
  const left = Math.max(asked, seen[seat] ?? 0) + AWAY
  // Whoever has just taken the seat back is asked from then on.
  if (pace === null) return Math.min(Math.max(asked, row.seats[seat].back ?? 0) + PATIENCE, left)
  const deadline = live.clock.deadline(seat, pace, row.seats[seat].quiet)
  return deadline === null || pace.kind === 'days' ? deadline : Math.min(deadline, left)
}

/** Grace for a player who takes their seat back, even if already late: the table won't replace them by itself. */
const GRACE = { live: LAST_MINUTE, days: 60 * MINUTE } as const

/** When that grace ends. Earlier votes are void; new ones count. */
export function graceUntil({ pace, seats }: StoredTable, seat: Seat): number {
  const { back } = seats[seat]
  return back === null || pace === null || pace.absence === 'wait' ? 0 : back + GRACE[pace.kind]
}

/** What the table has agreed on for somebody who is late at a moment. */
export function agreedFor({ pace, agreed }: StoredTable, gone: number, now: number): Absence {
  if (pace !== null) return pace.absence
  return agreed.absence !== null && now >= gone + agreed.absence ? 'stand-in' : 'wait'
}

/** Since when somebody who is asked has not been there. */
export const goneSince = ({ clock }: Live, seat: Seat, seen: Seen): number =>
  Math.max(clock.asked[seat] ?? 0, seen[seat] ?? 0)

/** Whoever was not seen for so long has no say in what the others wait for; by days twice the time of a turn. */
const FORGOTTEN = { live: AWAY, none: DAY } as const

/** Those who have a say about who is late: they play themselves, are not late, and were here lately or have voted. */
export function electorate(row: StoredTable, live: Live, seen: Seen, now: number): Seat[] {
  const { pace, votes, since } = row
  const lately = pace?.kind === 'days' ? 2 * pace.budget : FORGOTTEN[pace?.kind ?? 'none']
  const begun = pace?.started ?? since
  return playing(row).filter((seat) => {
    if ((lateAt(row, live, seat, seen) ?? now + 1) <= now) return false
    const last = Math.max(begun, seen[seat] ?? 0, live.clock.asked[seat] ?? 0)
    return now - last < lately || votes.some((vote) => vote.seat === seat)
  })
}

/** What is done about who is late: what the table has agreed on, unless more than half of those with a say want another. */
export function absenceOf(agreed: Absence, votes: StoredTable['votes'], voters: readonly Seat[]): Absence {
  const cast = votes.filter(({ seat }) => voters.includes(seat))
  const other: Absence = agreed === 'wait' ? 'stand-in' : 'wait'
  const against = cast.filter((vote) => vote.absence === other).length
  return against * 2 > voters.length ? other : agreed
}
