import type { Game, Seat } from '@vyprava/kernel'
import type { Answer } from '@vyprava/protocol'
import { endMatch } from '../ratings/ending.ts'
import { taskOf } from '../ratings/task.ts'
import { readDeeds, wasFulfilled } from '../store/journal.ts'
import type { Store } from '../store/open.ts'
import { readTable, type StoredTable } from '../store/tables.ts'
import { type HallTable, isMove, type MatchWish, type Move } from './hall-table.ts'
import { HallTables } from './hall-tables.ts'
import { keepNowAndThen } from './keeping.ts'
import { followLater, isDelayed } from './later.ts'
import type { Live } from './live.ts'
import { Diverged, loadMatch } from './load.ts'
import { planWish } from './plan.ts'
import { CLOSED, isEnded } from './shown.ts'
import { Takebacks } from './takebacks.ts'
import { tellClock, tellEnded, tellEndLater, tellMatch, tellNewcomer, tellTable } from './telling.ts'
import type { Has, Watcher } from './watchers.ts'

export type { MatchWish } from './hall-table.ts'

export interface HallNeeds {
  readonly store: Store
  game(id: string): Promise<Game | null>
  now(): number
  /** Something went wrong while nobody waited for an answer. */
  failed(error: unknown): void
  /** Called after every change, for bots and clocks. */
  changed?(table: string, row: StoredTable, live: Live | null): void
}

/** A table as it is now. */
export interface Seen {
  readonly row: StoredTable
  readonly live: Live | null
  /** The rules of today do not lead through its match: nobody can play on or look back. */
  readonly diverged: boolean
}

/** Who of those at a table a wish is of, as it is when it is looked at; null for nobody. */
type SeatIn = (row: StoredTable, live: Live | null) => Seat | null

/** Pays for work, in milliseconds. */
type Spend = (work: number) => void
const nobody: Spend = () => {}

interface Attempt {
  readonly seat: Seat
  readonly wish: MatchWish
  /** Whether what lies in memory is taken for true. */
  readonly trusts: boolean
  readonly spend: Spend
}

/** How often an action is tried anew when other processes are faster. */
const TRIES = 20

/** All tables watched or played in this process. The database is the source of truth. */
export class Hall {
  readonly #places: HallTables
  readonly #needs: HallNeeds
  readonly #takebacks: Takebacks
  readonly #deafen: () => void
  /** Rings that are under way. */
  readonly #rings = new Set<Promise<void>>()

  constructor(needs: HallNeeds) {
    this.#needs = needs
    this.#places = new HallTables(() => needs.now())
    this.#takebacks = new Takebacks({
      store: needs.store,
      now: () => needs.now(),
      appended: async (table, place) => {
        const before = place.live?.length ?? 0
        await this.#read(table, place)
        await this.#told(table, place, before)
      },
    })
    this.#deafen = needs.store.bell.listen((ring) => {
      if (ring === null) for (const [id] of this.#places.all()) this.#hear(id, null)
      else this.#hear(ring.table, ring.number)
    })
  }

  /** Something happened at a table, perhaps only what this process did itself. */
  #hear(id: string, number: number | null): void {
    const place = this.#places.get(id)
    if (place === null || (number !== null && place.told >= number)) return
    const heard = number === null ? this.refresh(id) : this.#follow(id)
    heard.catch((error: unknown) => this.#needs.failed(error))
  }

  /** The journal has grown, and nothing else is new: reads that alone, and tells it. */
  async #follow(id: string): Promise<void> {
    await this.#places.at(id, async (place) => {
      const row = await this.#read(id, place)
      if (row === null || place.live === null) return
      tellMatch(id, place, place.live)
      tellClock(place, row, place.live, this.#needs.now())
      this.#takebacks.forget(id, place, place.live)
      this.#needs.changed?.(id, row, place.live)
    })
  }

  /** How many tables lie in memory. */
  get size(): number {
    return this.#places.size
  }

  /** What a spectator knows of a match that lies in memory: the round, and whose move is awaited. */
  glimpse(id: string): { readonly round: number | null; readonly deciders: readonly Seat[] } | null {
    const match = this.#places.get(id)?.live?.match
    if (match === undefined) return null
    const { turn, deciders } = match.sight(null)
    return { round: turn.round, deciders }
  }

  /** Watches a table; null when there is none. Returns an unsubscribe function. */
  async watch(id: string, watcher: Watcher, has: Has | null): Promise<(() => void) | null> {
    return this.#places.at(id, async (place) => {
      const row = await this.#read(id, place)
      if (row === null) return null
      if (watcher.observer === null) await this.#followLater(place, row)
      tellNewcomer(id, place, row, { watcher, has, now: this.#needs.now() })
      return () => place.watchers.remove(watcher)
    })
  }

  /** The row and the match of a table as they are now; no match where none has begun, or the rules have changed. */
  async see(id: string): Promise<Seen | null> {
    return this.#places.at(id, async (place) => {
      try {
        const row = await this.#read(id, place)
        return row === null ? null : { row, live: place.live, diverged: false }
      } catch (error) {
        if (!(error instanceof Diverged) || place.row === null) throw error
        return { row: place.row, live: null, diverged: true }
      }
    })
  }

  /** Fulfils a wish of somebody at a seat, exactly once. */
  async fulfil(seat: Seat, wish: MatchWish): Promise<Answer> {
    return (await this.grant(wish, () => seat)) ?? { type: 'stale', id: wish.id }
  }

  /**
   * The same for whoever turns out to sit there when it is their turn in the line; null when nobody may. What it is to
   * think a wish over, in milliseconds, is told to whoever pays for it: how far one may go back can be dear to know.
   */
  async grant(wish: MatchWish, seatIn: SeatIn, spend: Spend = nobody): Promise<Answer | null> {
    const { id, table } = wish
    return this.#places.at(table, async (place) => {
      for (let tries = 0; tries < TRIES; tries++) {
        // What lies in memory will do for a move that is taken: the journal lets nothing in that does not fit. Before
        // anything else is answered, and after somebody else was faster, it is read what is true.
        const trusts = tries === 0 && isMove(wish)
        if (tries > 2) this.#forget(place)
        // Where a look at the database failed, memory holds a match but no row.
        const remembered = trusts && place.live !== null ? place.row : null
        const row = remembered ?? (await this.#read(table, place))
        const { live } = place
        const seat = row === null ? null : seatIn(row, live)
        if (row === null || seat === null) return null
        if (live === null) return { type: 'stale', id }
        const answer = await this.#attempt(place, row, { seat, wish, trusts, spend })
        if (answer !== null && (!trusts || answer.type === 'done')) return answer
      }
      return { type: 'stale', id }
    })
  }

  async #attempt(
    place: HallTable,
    row: StoredTable,
    { seat, wish, trusts, spend }: Attempt,
  ): Promise<Answer | null> {
    const { live } = place
    if (live === null) return null
    // An operator has closed the table: what was done stands, and nothing is done any more.
    if (isEnded(row, live)) return { type: (await this.#wasDone(wish, seat)) ? 'done' : 'stale', id: wish.id }
    if (wish.type === 'askBack') return this.#takebacks.ask(place, row, live, seat, wish)
    if (wish.type === 'consent') return this.#takebacks.answer(place, row, live, seat, wish)
    const before = live.length
    const answer = await this.#try(live, wish, { seat, trusts, spend })
    if (answer?.type === 'done') await this.#told(wish.table, place, before)
    return answer
  }

  #wasDone({ table, id }: MatchWish, seat: Seat): Promise<boolean> {
    return wasFulfilled(this.#needs.store.db, table, seat, id)
  }

  /** Plans a wish, appends it, and only then lets it happen in memory; null when somebody else was faster. */
  async #try(live: Live, wish: Move, { seat, trusts, spend }: Omit<Attempt, 'wish'>): Promise<Answer | null> {
    const { id, table } = wish
    const { store, now } = this.#needs
    if (!trusts && (await this.#wasDone(wish, seat))) return { type: 'done', id }
    // By the clock: to ask the system how long this thread has worked takes longer than to plan most moves.
    const before = performance.now()
    const planned = planWish(live, seat, wish, now())
    spend(performance.now() - before)
    if ('answer' in planned) return planned.answer
    const { entries, at } = planned
    if (!(await store.append({ table, number: live.length, entries, clientId: id, at }))) return null
    planned.happen()
    return { type: 'done', id }
  }

  /** Reads what others appended, and tells it. */
  async refresh(id: string): Promise<void> {
    await this.#places.at(id, async (place) => {
      const before = place.row
      place.row = null
      const row = await this.#read(id, place)
      if (row === null) return place.watchers.say(CLOSED)
      place.watchers.dismiss(row)
      if (before !== null && JSON.stringify(before) !== JSON.stringify(row)) {
        tellTable(place, row, this.#needs.now())
        // It may have begun, or somebody sleeps at other hours now.
        place.clockTold = -1
      }
      tellEnded(place, row)
      if (place.live !== null) {
        tellMatch(id, place, place.live)
        tellClock(place, row, place.live, this.#needs.now())
        await this.#takebacks.refresh(place, row, place.live)
      }
      this.#needs.changed?.(id, row, place.live)
    })
  }

  /** Who looks at tables: those of live play with a clock, or all. */
  present(all: boolean): { readonly table: string; readonly seats: readonly Seat[] }[] {
    return this.#places.all().flatMap(([table, { row, watchers }]) => {
      if (row?.state !== 'playing' || !(all || row.pace?.kind === 'live')) return []
      const seats = watchers.seats()
      return seats.length === 0 ? [] : [{ table, seats }]
    })
  }

  /** The match of a table as those who only watch see it; null where that is not later. */
  async later(id: string): Promise<Live | null> {
    return this.#places.at(id, async (place) => {
      const row = await this.#read(id, place)
      if (row !== null) await this.#followLater(place, row)
      return place.later
    })
  }

  /** Now and then: those who watch later are told what has happened for them meanwhile. */
  advance(): void {
    for (const [id, { later, watchers }] of this.#places.all())
      if (later !== null && watchers.hasSpectators)
        this.#places
          .at(id, async (place) => {
            const row = await this.#read(id, place)
            if (row === null || place.live === null) return
            await this.#followLater(place, row)
            tellMatch(id, place, place.live)
            tellEndLater(place, row, this.#needs.now())
          })
          .catch((error: unknown) => this.#needs.failed(error))
  }

  /** Brings the match of those who watch later up to their time. */
  async #followLater(place: HallTable, row: StoredTable): Promise<void> {
    if (!isDelayed(row) || place.live === null) return
    const { game } = place.live.match
    const { store, now } = this.#needs
    place.later = await followLater(store.db, game, row, { before: place.later, now: now() })
  }

  /** Forgets tables that nobody looks at and that were not used since. */
  evict(before: number): void {
    this.#places.evict(before)
  }

  /** Hears of nothing new, and waits until everything that was begun is done. */
  async close(): Promise<void> {
    this.#deafen()
    await this.#places.rest()
    await Promise.all(this.#rings)
  }

  /** Brings a table in memory up to date with the database. */
  async #read(id: string, place: HallTable): Promise<StoredTable | null> {
    const { store, game } = this.#needs
    place.row ??= await readTable(store.db, id)
    if (place.row === null) {
      this.#places.leave(id)
      return null
    }
    if (place.row.state === 'open') return place.row
    const fresh = place.live === null
    if (place.live === null) {
      const rules = await game(place.row.game)
      if (rules === null) throw new Diverged(null, 'there is no such game')
      place.live = (await loadMatch(store.db, rules, place.row)).live
    } else await this.#readOn(id, place.live, place)
    if (fresh && place.live.length > 0) await this.#takebacks.find(id, place, place.live)
    await this.#closeIfOver(id, place)
    return place.row
  }

  /** Follows what others appended. */
  async #readOn(id: string, live: Live, place: HallTable): Promise<void> {
    try {
      for (const { entries, at } of await readDeeds(this.#needs.store.db, id, live.length))
        live.follow(entries, at)
    } catch (error) {
      this.#forget(place)
      throw error
    }
  }

  /** The table of a match that has its result is over, also when a process died before it could say so. */
  async #closeIfOver(id: string, place: HallTable): Promise<void> {
    const { store, now } = this.#needs
    if (place.live === null || place.live.match.result === null || place.row?.state !== 'playing') return
    const { game, result } = place.live.match
    await endMatch(store.db, id, { result, task: taskOf(game, place.row.options), at: now() })
    place.row = await readTable(store.db, id)
    if (place.row !== null) tellTable(place, place.row, now())
  }

  /** Other processes hear of it, and nobody here waits for that. */
  #ring(table: string, number: number): void {
    const { store, failed } = this.#needs
    const rung = store.bell.ring({ table, number }).catch(failed)
    this.#rings.add(rung)
    rung.finally(() => this.#rings.delete(rung))
  }

  #forget(place: HallTable): void {
    place.live = null
    place.row = null
  }

  /** After an append: everybody here and in other processes hears of it. */
  async #told(id: string, place: HallTable, before: number): Promise<void> {
    const { live } = place
    if (live === null || place.row === null) return
    await this.#closeIfOver(id, place)
    tellMatch(id, place, live)
    if (place.row !== null) tellClock(place, place.row, live, this.#needs.now())
    this.#takebacks.forget(id, place, live)
    this.#ring(id, live.length)
    await keepNowAndThen(this.#needs.store.db, id, live, before)
    if (place.row !== null) this.#needs.changed?.(id, place.row, live)
  }
}
