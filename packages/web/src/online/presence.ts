import type { PresenceShown, TableShown } from '@vyprava/protocol'
import { CALL_AFTER } from '@vyprava/protocol'

/** Who is at a table, by the clock of this device. */
export interface HeardPresence {
  readonly seats: PresenceShown['seats']
  readonly asked: readonly (number | null)[]
  readonly late: readonly (number | null)[]
  readonly callable: readonly (number | null)[]
  readonly voters: readonly number[]
  /** How many moves this window had seen when it was told: who is asked since may have changed with another one. */
  readonly moves: number
}

export function heardPresence(message: PresenceShown, at: number, moves: number): HeardPresence {
  const ours = (time: number | null): number | null => (time === null ? null : time - message.now + at)
  return {
    seats: message.seats.map((seat) => (seat === null ? null : { ...seat, since: ours(seat.since) })),
    asked: message.asked.map(ours),
    late: message.late.map(ours),
    callable: message.callable.map(ours),
    voters: message.voters,
    moves,
  }
}

const MINUTE = 60_000
export const minutesSince = (since: number, now: number): number => Math.floor((now - since) / MINUTE)

/** What is said of somebody who keeps the table waiting. */
export type Waiting =
  | { readonly kind: 'lost'; readonly seat: number }
  | { readonly kind: 'thinks'; readonly seat: number; readonly minutes: number }
  | { readonly kind: 'called'; readonly seat: number; readonly again: number }
  | {
      readonly kind: 'late'
      readonly seat: number
      readonly minutes: number
      readonly cast: readonly number[]
      readonly need: number
      readonly absent: boolean
      /** Whether they may be called now. */
      readonly callable: boolean
    }

/** Whether a seat is of somebody who plays themselves. */
const plays = ({ seats }: TableShown, seat: number): boolean => {
  const { name, bot, standIn } = seats[seat]
  return name !== null && bot === null && standIn === null
}

/** Who keeps a table waiting at a moment, as somebody at a seat is told; null when nobody does. */
export function waitingAt(
  table: TableShown,
  heard: HeardPresence,
  {
    own,
    deciders,
    now,
  }: { readonly own: number; readonly deciders: readonly number[]; readonly now: number },
): Waiting | null {
  const kind = table.pace?.kind === 'days' ? 'days' : 'live'
  const owing = deciders.filter((seat) => seat !== own && plays(table, seat) && heard.asked[seat] !== null)
  const late = owing.find((seat) => (heard.late[seat] ?? now + 1) <= now)
  if (late !== undefined) {
    const present = heard.voters.filter((seat) => seat !== late)
    const cast = table.votes.filter(({ seat, absence }) => present.includes(seat) && absence === 'stand-in')
    const standing = heard.seats[late]
    const absent = standing?.standing === 'gone'
    const since = absent ? (standing.since ?? heard.asked[late]) : heard.asked[late]
    return {
      ...{ kind: 'late', seat: late, absent, cast: cast.map(({ seat }) => seat) },
      minutes: minutesSince(since ?? now, now),
      need: Math.floor(present.length / 2) + 1,
      callable: (heard.callable[late] ?? now) <= now,
    }
  }
  const slow = owing.find((seat) => now - (heard.asked[seat] ?? now) >= CALL_AFTER[kind])
  if (slow !== undefined) {
    const callable = heard.callable[slow]
    if (callable !== null && callable > now)
      return { kind: 'called', seat: slow, again: Math.ceil((callable - now) / MINUTE) }
    return { kind: 'thinks', seat: slow, minutes: minutesSince(heard.asked[slow] ?? now, now) }
  }
  if (kind === 'days') return null
  const lost = owing.find((seat) => heard.seats[seat]?.standing === 'gone')
  return lost === undefined ? null : { kind: 'lost', seat: lost }
}
