import {
  commitTo,
  type Entry,
  fairSeed,
  type Game,
  type GameAction,
  indexOfAction,
  type KeptMatch,
  type Match,
  type Observer,
  type Plan,
  type Played,
  type Seat,
  same,
  startMatch,
} from '@vyprava/kernel'
import type { Line, Shown } from '@vyprava/protocol'
import { Clock, type KeptClock } from '../pace/clock.ts'
import type { StoredTable } from '../store/tables.ts'
import { Pages } from './pages.ts'

/** What one observer has noticed so far. */
interface Noticed {
  version: number
  /** From which version on this seat has been asked the same: what it answered since is not too late. */
  asked: number
  /** From which version on this seat may do something besides without a break. */
  besides: number
  /** The version of the last step back that it noticed: lines of the log from before may be gone. */
  back: number
}

/** A match in memory as plain data: every secret of it. */
export interface KeptLive {
  readonly match: KeptMatch
  readonly clock: KeptClock
  readonly noticed: readonly Readonly<Noticed>[]
}

interface Deed {
  readonly seat: Seat
  readonly back: boolean
  readonly at: number
  /** How many entries of the journal it is. */
  readonly entries: number
}

/** A match in memory: it follows from the row of its table and the journal, in every process alike. */
export class Live {
  readonly match: Match
  readonly clock: Clock
  readonly #increment: number
  /** How many entries of the journal are in it. */
  length = 0
  /** Earlier moments as they were last asked for. */
  readonly #pages = new Pages()
  /** By seat; the spectator is the last one. */
  readonly #noticed: Noticed[]

  constructor(match: Match, { pace, since }: Pick<StoredTable, 'pace' | 'since'>) {
    this.match = match
    this.clock = new Clock(match.table.seats, match.deciders, pace?.started ?? since, match.turnAt(0).number)
    this.#increment = pace?.increment ?? 0
    this.#noticed = Array.from({ length: match.table.seats + 1 }, () => ({
      ...{ version: 0, asked: 0, besides: 0, back: 0 },
    }))
  }

  /**
   * Takes entries of the journal that were appended together; throws when the rules do not allow them (any more). What
   * comes out of them is all that somebody can notice: an answer that is taken back and those of others that are taken
   * anew after it are one thing.
   */
  follow(entries: readonly Entry[], at: number): void {
    const [{ seat }] = entries
    const back = entries.some((entry) => 'back' in entry)
    const { match } = this
    const held = this.#noting({ seat, back, at, entries: entries.length }, () =>
      entries.every((entry) =>
        'back' in entry ? match.takeBack(entry.seat, entry.back) : match.play(entry.seat, entry.action).ok,
      ),
    )
    if (!held) throw new Error(`Entry ${this.length} of the journal cannot be played`)
  }

  /** Takes an action, or says why not. */
  play(seat: Seat, action: unknown, at: number): Played {
    const plan = this.match.plan(seat, [action])
    if (!plan.ok) return plan
    this.take(plan, at)
    return { ok: true, number: this.match.length }
  }

  /** Takes actions that were planned, as one deed. */
  take(plan: Plan<GameAction>, at: number): void {
    this.#noting({ seat: plan.seat, back: false, at, entries: plan.found.length }, () => {
      this.match.take(plan)
      return true
    })
  }

  /** Does something to the match and remembers who noticed it. */
  #noting({ seat, back, at, entries }: Deed, act: () => boolean): boolean {
    const before = this.#known(back)
    const asked = this.match.deciders.slice()
    const open = this.#open()
    if (!act()) return false
    this.length += entries
    if (back) this.#pages.clear()
    const after = this.#known(back)
    const told = after.map((known, place) => !same(known, before[place]))
    const { deciders } = this.match
    const aside = !back && this.match.asideAt(this.match.length - 1)
    const stillOpen = this.#open()
    for (const [place, noticed] of this.#noticed.entries()) {
      if (told[place]) noticed.version += 1
      // Nothing went back for whoever noticed nothing, and they are still asked what they were asked.
      else if (back) continue
      if (back) noticed.back = noticed.version
      const other = place !== seat || aside
      const stays = !back && other && asked.includes(place) && deciders.includes(place)
      if (!stays) noticed.asked = noticed.version
      if (!open[place] || !stillOpen[place]) noticed.besides = noticed.version
    }
    // What is done besides is nobody's move: it costs no time and wins none.
    if (aside) return true
    const turn = this.match.turnAt(this.match.length).number
    this.clock.pass({ at, seat, open: told.every(Boolean), deciders, turn }, this.#increment)
    return true
  }

  /** All that it is now besides its journal, as plain data. */
  keep(): KeptLive {
    return {
      match: this.match.keep(),
      clock: this.clock.keep(),
      noticed: this.#noticed.map((noticed) => ({ ...noticed })),
    }
  }

  /** Becomes what the match was with this journal, without playing it. */
  resume({ match, clock, noticed }: KeptLive, journal: readonly Entry[]): void {
    this.match.resume(match, journal)
    this.clock.resume(clock)
    this.#noticed.splice(0, this.#noticed.length, ...noticed.map((one) => ({ ...one })))
    this.length = journal.length
  }

  /** Who may do something besides. */
  #open(): boolean[] {
    return this.#noticed.map(
      (_, place) => place < this.match.table.seats && this.match.asides(place).length > 0,
    )
  }

  /**
   * What tells a moment of each observer from another one: how many there were; where play goes back, and others may
   * come in the place of those that are gone, all that is known of them.
   */
  #known(back: boolean): unknown[] {
    return this.#noticed.map((_, place) => {
      const observer = this.#observer(place)
      return back ? [this.shown(observer), this.lines(observer, 0)] : this.match.moments(observer).length
    })
  }

  #observer(place: number): Observer {
    return place === this.match.table.seats ? null : place
  }

  #of(observer: Observer): Noticed {
    return this.#noticed[observer ?? this.match.table.seats]
  }

  version(observer: Observer): number {
    return this.#of(observer).version
  }

  /** Whether an answer that a seat gave at a version still answers what it is asked now. */
  answers(seat: Seat, version: number): boolean {
    const { asked, version: now } = this.#of(seat)
    return version >= asked && version <= now
  }

  /** Whether an aside that a seat thought of at a version is still one; what others did meanwhile does not matter. */
  allows(seat: Seat, version: number, action: object): boolean {
    const { besides, version: now } = this.#of(seat)
    const inTime = version >= besides && version <= now
    return inTime && indexOfAction(this.match.asides(seat), action) !== -1
  }

  /** Whether a seat has noticed since a version that play went back. */
  wentBack(seat: Seat, version: number): boolean {
    return this.#of(seat).back > version
  }

  /** Which lines of the log somebody who has seen a version still has right. */
  linesKept(observer: Observer, version: number, lines: number): number {
    const { back, version: now } = this.#of(observer)
    const right = version >= back && version <= now
    return right ? Math.min(lines, this.match.moments(observer).length - 1) : 0
  }

  shown(observer: Observer): Shown {
    const { observer: seat, ...sight } = this.match.sight(observer)
    return { seat, ...sight }
  }

  /** What an observer saw at moments in a row, and who was to decide. */
  past(observer: Observer, from: number, count: number): { view: object; deciders: readonly Seat[] }[] {
    const points = this.match.moments(observer).slice(from, from + count)
    const { game } = this.match
    // In one walk: each by itself would be played anew from the last state that was kept.
    const stateAt = this.match.walk()
    return points.map((point) => {
      const state = stateAt(point)
      return { view: game.view(state, observer), deciders: game.deciders(state).slice() }
    })
  }

  /** What is written of such moments, once; a stretch whose end has not happened yet is written anew each time. */
  page(observer: Observer, from: number, count: number, write: () => string): string {
    const whole = this.match.moments(observer).length >= from + count
    return whole ? this.#pages.read(observer, from, count, write) : write()
  }

  lines(observer: Observer, from: number): Line[] {
    return this.match.log(observer, from)
  }
}

/** The match of a table before its first action. */
export function beginMatch(game: Game, table: StoredTable): Live {
  const contributions = table.seats.map(({ contribution }) => contribution ?? '')
  const started = startMatch(game, {
    seats: table.seats.length,
    options: table.options,
    seed: fairSeed(table.secret, contributions),
    fairness: { commitment: commitTo(table.secret), contributions, secret: table.secret },
  })
  if (!started.ok) throw new Error(`Table ${table.id} cannot be played: ${JSON.stringify(started.problem)}`)
  return new Live(started.value, table)
}

/** Whether something is what `keep` gave: of our own hand, so its parts are enough. */
export function isKeptLive(value: unknown): value is KeptLive {
  const parts = ['match', 'clock', 'noticed']
  return typeof value === 'object' && value !== null && parts.every((part) => part in value)
}
