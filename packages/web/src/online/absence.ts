import type { TableShown } from '@vyprava/protocol'
import type { HeardClock } from './clock.ts'

/** Seats of people who play themselves. */
const playing = ({ seats }: TableShown): number[] =>
  seats.flatMap(({ name, bot, standIn }, seat) =>
    name !== null && bot === null && standIn === null ? [seat] : [],
  )

export interface Absence {
  /** Whose time is up while they are waited for. */
  readonly late: readonly number[]
  /** How many want a bot to play for them, and how many it takes: more than half of those who are there. */
  readonly cast: number
  readonly need: number
}

/** Who keeps a table waiting at a moment, as far as its clocks tell; null when nobody does. */
export function absenceAt(table: TableShown, { deadlines }: HeardClock, now: number): Absence | null {
  if (table.pace === null || table.state !== 'playing') return null
  const there = playing(table)
  const late = there.filter((seat) => (deadlines[seat] ?? now + 1) <= now)
  if (late.length === 0) return null
  const present = there.filter((seat) => !late.includes(seat))
  const votes = table.pace.votes.filter(
    ({ seat, absence }) => present.includes(seat) && absence === 'stand-in',
  )
  return { late, cast: votes.length, need: Math.floor(present.length / 2) + 1 }
}

/** When somebody will be late next, if nobody moves; null when nobody is asked. */
export const nextLate = ({ deadlines }: HeardClock, now: number): number | null => {
  const coming = deadlines.filter((deadline) => deadline !== null && deadline > now).map(Number)
  return coming.length === 0 ? null : Math.min(...coming)
}
