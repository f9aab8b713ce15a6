import { commitTo, type Entry, type Game, printProblem, type Seat } from '@vyprava/kernel'
import type { Answer, ServerMessage, TableShown } from '@vyprava/protocol'
import { clockMessage, paceShown } from '../pace/shown.ts'
import { CHECKPOINT_EVERY, keepCheckpoint } from '../store/checkpoints.ts'
import { readDeeds, wasFulfilled } from '../store/journal.ts'
import type { Store } from '../store/open.ts'
import { moveOn, readTable, type StoredTable } from '../store/tables.ts'
import type { Live } from './live.ts'
import { Diverged, loadMatch } from './load.ts'
import type { Move, Place, Wish } from './place.ts'
import { Takebacks, takebackMessage } from './takebacks.ts'
import { type Has, type Watcher, Watchers } from './watchers.ts'

export type { Wish } from './place.ts'

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

/** The host took the table away before anybody played. */
const CLOSED: ServerMessage = {
  type: 'error',
  id: null,
  error: 'noTable',
  advice: 'There is no such table, or it is private.',
}

/** How often an action is tried anew when other processes are faster. */
const TRIES = 20

/** All tables that somebody looks at or plays on in this process. The truth lies in the database. */
export class Hall {
  readonly #places = new Map<string, Place>()
  readonly #needs: HallNeeds
  readonly #takebacks: Takebacks
  readonly #deafen: () => void

  constructor(needs: HallNeeds) {
    this.#needs = needs
    this.#takebacks = new Takebacks({
      store: needs.store,
      now: () => needs.now(),
      appended: async (table, place) => {
        await this.#read(table, place)
        await this.#told(table, place)
      },
    })
    this.#deafen = needs.store.bell.listen((ring) => {
      if (ring === null) for (const id of this.#places.keys()) this.#hear(id, null)
      else this.#hear(ring.table, ring.number)
    })
  }

  /** Something happened at a table, perhaps only what this process did itself. */
  #hear(id: string, number: number | null): void {
    const place = this.#places.get(id)
    if (place === undefined || (number !== null && (place.live?.length ?? -1) >= number)) return
    this.refresh(id).catch((error: unknown) => this.#needs.failed(error))
  }

  /** How many tables lie in memory. */
  get size(): number {
    return this.#places.size
  }

  /** Looks at a table; null when there is none. The answer lets the watcher go. */
  async watch(id: string, watcher: Watcher, has: Has | null): Promise<(() => void) | null> {
    return this.#at(id, async (place) => {
      const row = await this.#read(id, place)
      if (row === null) return null
      watcher.send({ type: 'table', table: tableShown(row) })
      place.watchers.add(watcher, has, id, place.live)
      const clock = clockMessage(row, place.live, this.#needs.now())
      if (clock !== null) watcher.send(clock)
      if (has !== null || place.takeback !== null) watcher.send(takebackMessage(place, row, watcher.observer))
      return () => place.watchers.remove(watcher)
    })
  }

  /** The row and the match of a table as they are now; no match where none has begun, or the rules have changed. */
  async see(id: string): Promise<Seen | null> {
    return this.#at(id, async (place) => {
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
  async fulfil(seat: Seat, wish: Wish): Promise<Answer> {
    return this.#at(wish.table, async (place) => {
      for (let tries = 0; tries < TRIES; tries++) {
        const row = await this.#read(wish.table, place)
        if (row === null || place.live === null) return { type: 'stale', id: wish.id }
        const answer = await this.#attempt(place, row, place.live, seat, wish)
        if (answer !== null) return answer
        await this.#forget(place)
      }
      return { type: 'stale', id: wish.id }
    })
  }

  async #attempt(place: Place, row: StoredTable, live: Live, seat: Seat, wish: Wish): Promise<Answer | null> {
    if (wish.type === 'askBack') return this.#takebacks.ask(place, row, live, seat, wish)
    if (wish.type === 'consent') return this.#takebacks.answer(place, row, live, seat, wish)
    const answer = await this.#try(place, live, seat, wish)
    if (answer?.type === 'done') await this.#told(wish.table, place)
    return answer
  }

  /** Tries a wish on the match in memory and appends it; null when somebody else was faster. */
  async #try(place: Place, live: Live, seat: Seat, wish: Move): Promise<Answer | null> {
    const { id, table } = wish
    const { db } = this.#needs.store
    if (await wasFulfilled(db, table, seat, id)) return { type: 'done', id }
    // The secret of the shuffles is out: nobody goes back any more.
    if (live.match.result !== null) return { type: 'stale', id }
    const aside = wish.type === 'act' && live.allows(seat, wish.version, wish.action)
    if (!aside && !live.answers(seat, wish.version)) return { type: 'stale', id }
    const number = live.length
    const at = this.#needs.now()
    const planned = plan(live, seat, wish, at)
    if ('answer' in planned) return planned.answer
    const { entries } = planned
    try {
      if (await this.#needs.store.append({ table, number, entries, clientId: id, at })) {
        return { type: 'done', id }
      }
    } catch (error) {
      // Whether it was appended is unknown: memory must not be ahead of the truth.
      await this.#forget(place)
      throw error
    }
    return null
  }

  /** Reads what others appended, and tells it. */
  async refresh(id: string): Promise<void> {
    await this.#at(id, async (place) => {
      const before = place.row
      place.row = null
      const row = await this.#read(id, place)
      if (row === null) return place.watchers.say(CLOSED)
      place.watchers.dismiss(row)
      if (before !== null && JSON.stringify(before) !== JSON.stringify(row)) {
        place.watchers.say({ type: 'table', table: tableShown(row) })
        // It may have begun, or somebody sleeps at other hours now.
        place.clockTold = -1
      }
      if (place.live !== null) {
        place.watchers.tell(id, place.live)
        this.#tellClock(place, row, place.live)
        await this.#takebacks.refresh(place, row, place.live)
      }
      this.#needs.changed?.(id, row, place.live)
    })
  }

  /** Who looks at tables where that matters: seats of live play with a clock. */
  present(): { readonly table: string; readonly seats: readonly Seat[] }[] {
    return [...this.#places].flatMap(([table, { row, watchers }]) => {
      if (row?.state !== 'playing' || row.pace?.kind !== 'live') return []
      const seats = watchers.seats()
      return seats.length === 0 ? [] : [{ table, seats }]
    })
  }

  /** Forgets tables that nobody looks at and that were not used since. */
  evict(before: number): void {
    for (const [id, place] of this.#places)
      if (place.watchers.size === 0 && place.used < before) this.#places.delete(id)
  }

  /** Hears of nothing new, and waits until everything that was begun is done. */
  async close(): Promise<void> {
    this.#deafen()
    await Promise.allSettled([...this.#places.values()].map(({ line }) => line))
  }

  /** One after the other at each table. */
  #at<Result>(id: string, work: (place: Place) => Promise<Result>): Promise<Result> {
    const found = this.#places.get(id)
    const place = found ?? {
      watchers: new Watchers(),
      row: null,
      live: null,
      takeback: null,
      clockTold: 0,
      line: Promise.resolve(),
      used: 0,
    }
    if (found === undefined) this.#places.set(id, place)
    place.used = this.#needs.now()
    const next = place.line.then(() => work(place))
    place.line = next.catch(() => {})
    return next
  }

  /** Brings a table in memory up to date with the database. */
  async #read(id: string, place: Place): Promise<StoredTable | null> {
    const { store, game } = this.#needs
    place.row ??= await readTable(store.db, id)
    if (place.row === null) {
      if (place.watchers.size === 0) this.#places.delete(id)
      return null
    }
    if (place.row.state === 'open') return place.row
    const fresh = place.live === null
    if (place.live === null) {
      const rules = await game(place.row.game)
      if (rules === null) throw new Diverged(null, 'there is no such game')
      place.live = (await loadMatch(store.db, rules, place.row)).live
    }
    for (const { entries, at } of await readDeeds(store.db, id, place.live.length))
      place.live.follow(entries, at)
    if (fresh && place.live.length > 0) await this.#takebacks.find(id, place, place.live)
    await this.#closeIfOver(id, place)
    return place.row
  }

  /** The table of a match that has its result is over, also when a process died before it could say so. */
  async #closeIfOver(id: string, place: Place): Promise<void> {
    const { store, now } = this.#needs
    if (place.live === null || place.live.match.result === null || place.row?.state !== 'playing') return
    await moveOn(store.db, id, ['playing', 'over'], now())
    place.row = await readTable(store.db, id)
    if (place.row !== null) place.watchers.say({ type: 'table', table: tableShown(place.row) })
  }

  async #forget(place: Place): Promise<void> {
    place.live = null
    place.row = null
  }

  /** After an append: everybody here and in other processes hears of it. */
  async #told(id: string, place: Place): Promise<void> {
    const { store } = this.#needs
    const { live } = place
    if (live === null || place.row === null) return
    await this.#closeIfOver(id, place)
    place.watchers.tell(id, live)
    if (place.row !== null) this.#tellClock(place, place.row, live)
    this.#takebacks.forget(id, place, live.length)
    await store.bell.ring({ table: id, number: live.length })
    await this.#keepCheckpoint(id, live)
    if (place.row !== null) this.#needs.changed?.(id, place.row, live)
  }

  /** Only when something happened that everybody noticed. */
  #tellClock(place: Place, row: StoredTable, live: Live): void {
    if (place.clockTold === live.clock.count) return
    place.clockTold = live.clock.count
    const clock = clockMessage(row, live, this.#needs.now())
    if (clock !== null) place.watchers.say(clock)
  }

  /** Now and then and at the end, so that newer rules can be held to what happened. */
  async #keepCheckpoint(table: string, { match, length: number }: Live): Promise<void> {
    if (number % CHECKPOINT_EVERY !== 0 && match.result === null) return
    const { db } = this.#needs.store
    await keepCheckpoint(db, { table, number, rules: match.game.version, hash: match.hash() })
  }
}

type Planned = { readonly entries: readonly Entry[] } | { readonly answer: Answer }

/** What the journal gets for a wish, already taken by the match; or the answer when it gets nothing. */
function plan(live: Live, seat: Seat, wish: Move, at: number): Planned {
  const { id } = wish
  if (wish.type === 'act' || wish.type === 'actAll') {
    const actions = wish.type === 'act' ? [wish.action] : wish.actions
    const played = live.playAll(seat, actions, at)
    if (played.ok) return { entries: live.match.journal.slice(-actions.length) }
    if ('refusal' in played) return { answer: { type: 'refused', id, refusal: played.refusal } }
    return { answer: { type: 'error', id, error: 'action', advice: printProblem(played.problem) } }
  }
  const entries = wish.type === 'undo' ? live.stepBack(seat) : live.withdrawal(seat)
  if (typeof entries === 'string') return { answer: { type: 'barred', id, why: entries } }
  live.follow(entries, at)
  return { entries }
}

/** What everybody may know of a table. */
export const tableShown = (row: StoredTable): TableShown => ({
  id: row.id,
  game: row.game,
  options: row.options,
  state: row.state,
  seats: row.seats.map(({ name, bot, standIn }) => ({ name, bot, standIn })),
  pace: row.pace === null ? null : paceShown(row.pace),
  commitment: commitTo(row.secret),
  contributions: row.seats.map(({ contribution }) => contribution),
  secret: row.state === 'over' ? row.secret : null,
  rematch: row.rematch,
})
