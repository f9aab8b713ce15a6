import type { Seat } from '@vyprava/kernel'
import type { Absence, PaceKind } from '../store/schema.ts'
import { awakeUntil, type Quiet } from './quiet.ts'

/** How fast a table plays. */
export interface Pace {
  readonly kind: PaceKind
  /** Live: the time of each seat for the whole match; days: for each turn. In milliseconds. */
  readonly budget: number
  /** Live: what everybody who had a say in a turn gets back when it is over. */
  readonly increment: number
  /** What happens when somebody is late, unless those who are there vote otherwise. */
  readonly absence: Absence
}

/** Something that happened in the match, as far as everybody may know. */
export interface Happening {
  readonly at: number
  readonly seat: Seat
  /** Whether everybody noticed it: clocks must not tell of steps that are somebody's secret. */
  readonly open: boolean
  /** Who decides from now on. */
  readonly deciders: readonly Seat[]
  /** The number of the turn from now on. */
  readonly turn: number
}

/** The clocks of a match as plain data. */
export interface KeptClock {
  readonly used: readonly number[]
  readonly asked: readonly (number | null)[]
  readonly owed: readonly (number | null)[]
  readonly at: number
  readonly turn: number
  readonly acted: readonly Seat[]
  readonly count: number
}

/** Whoever has used up the budget still has this long for each move. */
export const LAST_MINUTE = 60_000

/**
 * The clocks of a match. They follow from the times of the journal and from who decides, so every process has the
 * same. Time runs for all who are asked; going back does not give it back.
 */
export class Clock {
  /** What each seat has used up, increments taken off. */
  readonly used: number[]
  /** Since when each seat has owed its move; null when it owes none. */
  readonly asked: (number | null)[]
  /** The same for all that it owes in this turn. */
  readonly #owed: (number | null)[]
  #at: number
  /** The furthest turn that has begun: whoever goes back and plays it again gets nothing back twice. */
  #turn: number
  /** Who has done something since then. */
  readonly #acted = new Set<Seat>()

  constructor(seats: number, deciders: readonly Seat[], at: number, turn: number) {
    this.used = Array.from({ length: seats }, () => 0)
    this.asked = Array.from({ length: seats }, (_, seat) => (deciders.includes(seat) ? at : null))
    this.#owed = this.asked.slice()
    this.#at = at
    this.#turn = turn
  }

  /** How many things happened that everybody noticed. */
  count = 0

  /** When the last of them happened. */
  get at(): number {
    return this.#at
  }

  /** All that it knows, as plain data. */
  keep(): KeptClock {
    const { used, asked, count } = this
    return {
      used: used.slice(),
      asked: asked.slice(),
      owed: this.#owed.slice(),
      at: this.#at,
      turn: this.#turn,
      acted: [...this.#acted],
      count,
    }
  }

  resume({ used, asked, owed, at, turn, acted, count }: KeptClock): void {
    this.used.splice(0, this.used.length, ...used)
    this.asked.splice(0, this.asked.length, ...asked)
    this.#owed.splice(0, this.#owed.length, ...owed)
    this.#at = at
    this.#turn = turn
    this.#acted.clear()
    for (const seat of acted) this.#acted.add(seat)
    this.count = count
  }

  pass({ at: claimed, seat, open, deciders, turn }: Happening, increment: number): void {
    const same = this.asked.every((since, other) => (since !== null) === deciders.includes(other))
    if (!open && same) return
    // Clocks of processes differ a little; ours does not go back.
    const at = Math.max(claimed, this.#at)
    const begins = turn > this.#turn
    for (const [other, since] of this.asked.entries()) {
      if (since !== null) this.used[other] += at - this.#at
      const asked = deciders.includes(other)
      if (since === null || !asked || other === seat) this.asked[other] = asked ? at : null
      if (since === null || !asked || (other === seat && begins)) this.#owed[other] = asked ? at : null
    }
    this.#acted.add(seat)
    if (begins) this.#begin(turn, increment)
    this.#at = at
    this.count += 1
  }

  #begin(turn: number, increment: number): void {
    for (const seat of this.#acted) this.used[seat] -= increment
    this.#acted.clear()
    this.#turn = turn
  }

  /** What is left of a seat's budget. */
  left(seat: Seat, { budget }: Pace, now: number): number {
    const running = this.asked[seat] === null ? 0 : Math.max(0, now - this.#at)
    return Math.max(0, budget - this.used[seat] - running)
  }

  /** When a seat that is asked is late; null when it is not asked. */
  deadline(seat: Seat, pace: Pace, quiet: Quiet | null): number | null {
    const since = this.asked[seat]
    if (since === null) return null
    if (pace.kind === 'days') return awakeUntil(this.#owed[seat] ?? since, pace.budget, quiet)
    return this.#at + Math.max(pace.budget - this.used[seat], LAST_MINUTE - (this.#at - since))
  }
}
