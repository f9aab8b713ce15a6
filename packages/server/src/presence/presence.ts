import { randomUUID } from 'node:crypto'
import type { Seat } from '@vyprava/kernel'
import { CALL_EVERY, type PresenceShown, type ServerMessage, type Whereabouts } from '@vyprava/protocol'
import type { Hall } from '../hall/hall.ts'
import type { Live } from '../hall/live.ts'
import { electorate, lateAt } from '../pace/absence.ts'
import type { Bell, Call } from '../store/bell.ts'
import type { Database } from '../store/schema.ts'
import { markSeen, readSeen } from '../store/seats.ts'
import type { StoredTable } from '../store/tables.ts'
import { Room } from './room.ts'

export interface PresenceNeeds {
  readonly db: Database
  readonly bell: Bell
  readonly hall: Hall
  now(): number
  failed(error: unknown): void
}

/** A window at a table. */
export interface Attending {
  /** Null for somebody without a name. */
  readonly person: string | null
  send(message: ServerMessage): void
}

/** What a window says of itself. */
export interface Attendee {
  attend(away: boolean): void
  leave(): void
}

/** What changes at a table within this time is told together, in milliseconds: whoever reloads a page is not gone. */
const TOGETHER = 1_500
/** Whoever keeps a table waiting is told when nothing has happened for so long: in quick play nothing is. */
export const STILL = 60_000
/** How often processes say that they are there, and after how long one that does not is gone. */
const ALIVE_EVERY = 30_000
const DEAD = 100_000

/**
 * Who is at which table, in all processes. Nothing of it is kept but when somebody was last seen: processes tell each
 * other, and what one says is forgotten when it falls silent.
 */
export class Presence {
  readonly #needs: PresenceNeeds
  readonly #rooms = new Map<string, Room>()
  readonly #process = randomUUID()
  /** When each of the other processes was last heard. */
  readonly #heard = new Map<string, number>()
  readonly #deafen: () => void
  #alive = 0
  #closed = false

  constructor(needs: PresenceNeeds) {
    this.#needs = needs
    this.#deafen = needs.bell.listenForPeople((call) => this.#hear(call))
  }

  /** Somebody looks at a table that is played, or is about to be. */
  async join(table: string, { person, send }: Attending): Promise<Attendee> {
    const room = await this.#enter(table)
    const window = { person, send, away: false }
    room.windows.add(window)
    this.#changed(table, room)
    const shown = await this.#shown(table, room)
    if (shown !== null) send(shown)
    return {
      attend: (away) => {
        if (window.away === away) return
        window.away = away
        this.#changed(table, room)
      },
      leave: () => {
        if (!room.windows.delete(window)) return
        this.#changed(table, room)
        if (room.windows.size === 0) this.#rooms.delete(table)
        if (person !== null && ![...room.windows].some((other) => other.person === person))
          this.#note(table, person)
      },
    }
  }

  /** Somebody is at a table for some time with a window that nobody sees. */
  async visit(table: string, person: string, milliseconds: number): Promise<void> {
    const { leave } = await this.join(table, { person, send: () => {} })
    setTimeout(leave, milliseconds).unref()
  }

  /** After a change at a table: it is told when the table has been still for a while. */
  changed(table: string, row: StoredTable, live: Live | null): void {
    const room = this.#rooms.get(table)
    if (room === undefined) return
    const moved = live !== null && live.clock.count !== room.count
    room.row = row
    room.live = live
    if (live !== null) room.count = live.clock.count
    if (moved) room.moved = true
    else this.#soon(table, room)
  }

  /** How everybody is at a table, as far as this process knows; where nobody of it looks, it knows nothing. */
  present(table: string, { seats }: StoredTable): (Whereabouts | null)[] {
    const room = this.#rooms.get(table)
    return seats.map(({ person }) => (person === null || room === undefined ? null : room.standingOf(person)))
  }

  /** The seats of those who look at a table now, in whichever process, here or away. */
  there(table: string, { seats }: StoredTable): Seat[] {
    const room = this.#rooms.get(table)
    if (room === undefined) return []
    return seats.flatMap(({ person }, seat) =>
      person !== null && room.standingOf(person) !== 'gone' ? [seat] : [],
    )
  }

  /** Now and then: says that this process is there, forgets others that are not, and tells of tables that stand still. */
  beat(): void {
    const now = this.#needs.now()
    for (const [table, room] of this.#rooms)
      if (room.moved && room.live !== null && now - room.live.clock.at >= STILL) this.#soon(table, room)
    if (now - this.#alive >= ALIVE_EVERY) {
      this.#alive = now
      this.#call({ kind: 'alive', process: this.#process })
    }
    for (const [process, heard] of this.#heard)
      if (now - heard > DEAD) {
        this.#heard.delete(process)
        for (const [table, room] of this.#rooms) if (room.others.delete(process)) this.#soon(table, room)
      }
  }

  close(): void {
    this.#closed = true
    this.#deafen()
    for (const room of this.#rooms.values()) room.close()
  }

  async #enter(table: string): Promise<Room> {
    const known = this.#rooms.get(table)
    if (known !== undefined) return known
    const room = new Room(() => this.#needs.now())
    this.#rooms.set(table, room)
    room.seen = await readSeen(this.#needs.db, table)
    const found = await this.#needs.hall.see(table)
    room.row = found?.row ?? null
    room.live = found?.live ?? null
    room.count = room.live?.clock.count ?? 0
    this.#call({ kind: 'there', table, process: this.#process, people: [], asks: true })
    return room
  }

  /** Somebody came, went, or looks elsewhere: it is told soon, here and elsewhere. */
  #changed(table: string, room: Room): void {
    room.dirty = true
    this.#soon(table, room)
  }

  #soon(table: string, room: Room): void {
    if (this.#closed) return
    room.soon(TOGETHER, () => {
      // A room that everybody has left since is in no list any more, and still has its timer.
      if (this.#closed) return
      if (room.dirty) this.#announce(table, room, false)
      room.dirty = false
      this.#tell(table, room).catch((error: unknown) => this.#needs.failed(error))
    })
  }

  #announce(table: string, room: Room, asks: boolean): void {
    this.#call({ kind: 'there', table, process: this.#process, people: room.own(), asks })
  }

  #call(call: Call): void {
    if (this.#closed) return
    this.#needs.bell.call(call).catch((error: unknown) => this.#needs.failed(error))
  }

  #hear(call: Call | null): void {
    if (call === null) {
      // Something may have been missed.
      for (const [table, room] of this.#rooms) this.#announce(table, room, true)
      return
    }
    if (call.kind !== 'there' && call.kind !== 'alive') return
    if (call.process === this.#process) return
    this.#heard.set(call.process, this.#needs.now())
    if (call.kind === 'alive') return
    const room = this.#rooms.get(call.table)
    if (room === undefined) return
    room.others.set(call.process, new Map(call.people))
    if (call.asks) this.#announce(call.table, room, false)
    this.#soon(call.table, room)
  }

  async #tell(table: string, room: Room): Promise<void> {
    const shown = await this.#shown(table, room)
    if (shown === null) return
    room.moved = false
    const { now: _now, ...rest } = shown
    const text = JSON.stringify(rest)
    if (text === room.told) return
    room.told = text
    for (const { send } of room.windows) send(shown)
  }

  async #shown(table: string, room: Room): Promise<PresenceShown | null> {
    const { row, live } = room
    if (row === null || row.state === 'over') return null
    const { now } = this.#needs
    const standings = row.seats.map(({ person }) => (person === null ? null : room.see(person)))
    if (row.state === 'open') return beforeTheGame(table, now(), standings)
    if (live === null) return null
    const seen = standings.map((standing, seat) =>
      standing === null ? null : standing.standing === 'gone' ? seenAt(standing, room.seen[seat]) : Infinity,
    )
    const kind = row.pace?.kind === 'days' ? 'days' : 'live'
    return {
      type: 'presence',
      table,
      now: now(),
      seats: standings.map((standing, seat) =>
        standing === null ? null : { ...standing, since: seenAt(standing, room.seen[seat]) },
      ),
      asked: live.clock.asked.slice(),
      late: row.seats.map((_, seat) => lateAt(row, live, seat, seen)),
      voters: electorate(row, live, seen, now()),
      callable: row.seats.map(({ nudged }) => (nudged === null ? null : nudged + CALL_EVERY[kind])),
    }
  }

  /** Remembers when somebody was last seen, for whoever looks later. */
  #note(table: string, person: string): void {
    const { db, hall, now, failed } = this.#needs
    if (this.#closed) return
    const noted = async (): Promise<void> => {
      const found = await hall.see(table)
      const seat = found?.row.seats.findIndex((sitter) => sitter.person === person) ?? -1
      if (found?.row.state === 'playing' && seat !== -1) await markSeen(db, table, [seat], now())
    }
    noted().catch(failed)
  }
}

/** Nobody is asked anything yet, so nobody is late. */
function beforeTheGame(table: string, now: number, seats: PresenceShown['seats']): PresenceShown {
  const nothing = seats.map(() => null)
  return { type: 'presence', table, now, seats, asked: nothing, late: nothing, voters: [], callable: nothing }
}

/** Since when somebody is as they are: who was gone before anybody looked was last seen when the database says. */
const seenAt = (
  { standing, since }: { readonly standing: Whereabouts; readonly since: number | null },
  seen: number | null,
): number | null => (standing === 'gone' ? (since ?? seen) : since)
