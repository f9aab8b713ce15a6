import { diff, type Observer, type Seat } from '@vyprava/kernel'
import type { Line, ServerMessage, Shown } from '@vyprava/protocol'
import { mayLook } from '../lobby/late-friends.ts'
import type { StoredTable } from '../store/tables.ts'
import type { Live } from './live.ts'

/** Somebody who looks at a table: a window of a player, or of a spectator. */
export interface Watcher {
  readonly observer: Observer
  /** Whose window it is: eyes of a seat are for who sits there. */
  readonly person?: string | null
  send(message: ServerMessage): void
}

/** What a client still has from before a break. */
export interface Has {
  readonly version: number
  readonly lines: number
}

interface Told {
  version: number
  shown: Shown
  lines: number
}

/** All who look at one table. Those with the same eyes get the same bytes. */
export class Watchers {
  readonly #all = new Set<Watcher>()
  /** What those with these eyes were told last. */
  readonly #told = new Map<Observer, Told>()

  get size(): number {
    return this.#all.size
  }

  /** The seats whose players look. */
  seats(): Seat[] {
    return [...new Set([...this.#all].map(({ observer }) => observer))].filter((seat) => seat !== null)
  }

  /** Whether somebody looks who does not play. */
  get hasSpectators(): boolean {
    return [...this.#all].some(({ observer }) => observer === null)
  }

  /** Lets somebody in: they get what they lack. */
  add(watcher: Watcher, has: Has | null, table: string, live: Live | null): void {
    this.#all.add(watcher)
    if (live === null) return
    const { observer } = watcher
    const told = this.#told.get(observer) ?? tell(live, observer)
    this.#told.set(observer, told)
    const { version, shown } = told
    const kept = has === null ? 0 : Math.min(told.lines, live.linesKept(observer, has.version, has.lines))
    const lines = live.lines(observer, kept).slice(0, told.lines - kept)
    if (has !== null && has.version === version && lines.length === 0)
      watcher.send({ type: 'news', table, after: version, version, patch: [], from: kept, lines: [] })
    else watcher.send({ type: 'whole', table, version, shown, from: kept, lines })
  }

  /** Lets somebody go. */
  remove(watcher: Watcher): void {
    this.#all.delete(watcher)
    if (![...this.#all].some(({ observer }) => observer === watcher.observer))
      this.#told.delete(watcher.observer)
  }

  /** Lets those go whose seat is somebody else's now, and outsiders when a private table begins. */
  dismiss(row: StoredTable): void {
    for (const watcher of [...this.#all]) {
      const { observer, person } = watcher
      if (person === undefined) continue
      const sits = row.seats.findIndex((sitter) => person !== null && sitter.person === person)
      // Whoever was given a seat while they watched looks with other eyes now.
      const seated = sits !== -1 && row.state === 'playing'
      const may = observer === null ? mayLook(row, person) && !seated : sits === observer
      if (may) continue
      this.remove(watcher)
      watcher.send({ type: 'error', id: null, error: 'seatGone', advice: 'Watch the table again.' })
    }
  }

  /** Tells everybody what is new to them; those who only watch see another match, or none yet. */
  tell(table: string, now: Live, spectators: Live | null): void {
    for (const [observer, watchers] of Map.groupBy(this.#all, (watcher) => watcher.observer)) {
      const live = observer === null ? spectators : now
      if (live === null) continue
      const told = this.#told.get(observer)
      const version = live.version(observer)
      if (told?.version === version) continue
      const next = tell(live, observer)
      this.#told.set(observer, next)
      const message =
        told === undefined ? whole(table, next, live.lines(observer, 0)) : news(table, told, next, live)
      for (const watcher of watchers) watcher.send(message)
    }
  }

  /** Tells everybody something that looks different to each pair of eyes; null for nothing. */
  sayTo(message: (observer: Observer) => ServerMessage | null): void {
    for (const watcher of this.#all) {
      const said = message(watcher.observer)
      if (said !== null) watcher.send(said)
    }
  }

  /** Tells everybody something of the table itself. */
  say(message: ServerMessage): void {
    for (const watcher of this.#all) watcher.send(message)
  }
}

const tell = (live: Live, observer: Observer): Told => ({
  version: live.version(observer),
  shown: live.shown(observer),
  lines: live.match.moments(observer).length - 1,
})

const whole = (table: string, { version, shown }: Told, lines: readonly Line[]): ServerMessage => ({
  type: 'whole',
  table,
  version,
  shown,
  from: 0,
  lines,
})

function news(table: string, before: Told, now: Told, live: Live): ServerMessage {
  const { seat } = now.shown
  const from = live.linesKept(seat, before.version, before.lines)
  const patch = diff(before.shown, now.shown)
  return {
    type: 'news',
    table,
    after: before.version,
    version: now.version,
    patch,
    from,
    lines: live.lines(seat, from),
  }
}
