import { randomBytes } from 'node:crypto'
import { LONGEST_SAYING, type Said, type ServerMessage } from '@vyprava/protocol'
import { bannedAmong } from '../store/bans.ts'
import {
  addMessage,
  goneAmong,
  lastMessages,
  mutedBy,
  placeOfMessage,
  saidSince,
  setMute,
} from '../store/messages.ts'
import type { Store } from '../store/open.ts'
import { addReport, type NewReport } from '../store/reports.ts'
import type { ChatRoom } from '../store/schema.ts'
import { silenceOf } from '../store/silences.ts'
import { readTable } from '../store/tables.ts'
import { roomFor } from './room.ts'

/** Somebody who hears what is said in a room of a table. */
export interface Listener {
  readonly person: string | null
  readonly room: ChatRoom
  send(message: ServerMessage): void
}

interface Hearing {
  readonly listener: Listener
  /** What it has heard. */
  readonly heard: Set<string>
  muted: ReadonlySet<string>
}

export interface TalkNeeds {
  readonly store: Store
  now(): number
  failed(error: unknown): void
}

const MOST_TOLD = 50
/** So many things in so many milliseconds. */
const AT_ONCE = 5
const WITHIN = 10_000
/** And at all tables together so many in a minute. */
const EVERYWHERE = 25
const LONG_WITHIN = 60_000

/** Chat at tables. Players and spectators talk in rooms of their own: whoever watches must not whisper to whoever plays. */
export class Talk {
  readonly #needs: TalkNeeds
  readonly #tables = new Map<string, Set<Hearing>>()
  readonly #deafen: readonly (() => void)[]

  constructor(needs: TalkNeeds) {
    this.#needs = needs
    const failed = (error: unknown): void => needs.failed(error)
    const { bell } = needs.store
    this.#deafen = [
      bell.listen((ring) => {
        if (ring !== null && ring.number !== null) return
        for (const table of ring === null ? this.#tables.keys() : [ring.table])
          this.#tell(table).catch(failed)
      }),
      bell.listenForPeople((call) => {
        if (call !== null && call.kind !== 'unsaid') return
        for (const table of call === null ? this.#tables.keys() : [call.table])
          this.#takeBack(table).catch(failed)
      }),
    ]
  }

  close(): void {
    for (const deafen of this.#deafen) deafen()
  }

  /** Hears a room from now on, and what was said there last. The answer ends it. */
  async join(table: string, listener: Listener): Promise<() => void> {
    const { person } = listener
    const muted = person === null ? new Set<string>() : await mutedBy(this.#needs.store.db, person)
    const hearing: Hearing = { listener, heard: new Set(), muted }
    const hearings = this.#tables.get(table) ?? new Set()
    this.#tables.set(table, hearings)
    hearings.add(hearing)
    await this.#tell(table, hearing)
    return () => {
      hearings.delete(hearing)
      if (hearings.size === 0 && this.#tables.get(table) === hearings) this.#tables.delete(table)
    }
  }

  /**
   * Tells everybody at a table what they have not heard; whoever does not belong to the room any more hears nothing. Who
   * has just come is told in any case: what they kept from before a break, and is not in it, is gone.
   */
  async #tell(table: string, newcomer: Hearing | null = null): Promise<void> {
    const all = [...(this.#tables.get(table) ?? [])]
    const rooms = await this.#roomsOf(
      table,
      all.map(({ listener }) => listener.person),
    )
    const hearings = all.filter(({ listener }) => rooms.get(listener.person) === listener.room)
    for (const [room, group] of Map.groupBy(hearings, ({ listener }) => listener.room)) {
      const messages = await lastMessages(this.#needs.store.db, table, room, MOST_TOLD)
      for (const hearing of group) {
        const { listener, heard, muted } = hearing
        const fresh = messages.filter(({ id, person }) => !heard.has(id) && !muted.has(person))
        for (const { id } of fresh) heard.add(id)
        if (fresh.length > 0 || hearing === newcomer)
          listener.send({ type: 'talk', table, room, said: fresh satisfies Said[] })
      }
    }
  }

  /** Tells everybody at a table what they have heard and is gone. */
  async #takeBack(table: string): Promise<void> {
    const hearings = [...(this.#tables.get(table) ?? [])]
    const heard = new Set(hearings.flatMap((hearing) => [...hearing.heard]))
    const gone = await goneAmong(this.#needs.store.db, [...heard])
    for (const { listener, heard: known } of hearings) {
      const ids = [...known].filter((id) => gone.has(id))
      for (const id of ids) known.delete(id)
      if (ids.length > 0) listener.send({ type: 'unsaid', table, ids })
    }
  }

  /** In which rooms of a table these people are now, by the database; null for whoever may not even look. */
  async #roomsOf(
    table: string,
    people: readonly (string | null)[],
  ): Promise<ReadonlyMap<string | null, ChatRoom | null>> {
    if (people.length === 0) return new Map()
    const { db } = this.#needs.store
    const row = await readTable(db, table)
    const banned = await bannedAmong(
      db,
      people.filter((person) => person !== null),
    )
    return new Map(
      people.map((person) => {
        const out = row === null || (person !== null && banned.has(person))
        return [person, out ? null : roomFor(row, person)]
      }),
    )
  }

  /** Posts a message, unless a rule of the game asks for silence; returns why it was refused, or null. */
  async say(
    table: string,
    room: ChatRoom,
    person: string,
    said: { readonly id: string; readonly text: string },
    { silent = false }: { readonly silent?: boolean } = {},
  ): Promise<'empty' | 'tooFast' | 'silence' | 'gone' | 'silenced' | null> {
    const { store, now } = this.#needs
    const text = tidy(said.text)
    if (text === '') return 'empty'
    if ((await this.#roomsOf(table, [person])).get(person) !== room) return 'gone'
    const at = now()
    if ((await silenceOf(store.db, person, at)) !== null) return 'silenced'
    const everywhere = await saidSince(store.db, { person, since: at - LONG_WITHIN })
    const here = everywhere.filter((message) => message.table === table)
    if (here.some((message) => message.id === said.id)) return null
    if (silent) return 'silence'
    const lately = here.filter((message) => message.at > at - WITHIN)
    if (lately.length >= AT_ONCE || everywhere.length >= EVERYWHERE) return 'tooFast'
    const id = randomBytes(12).toString('hex')
    await addMessage(store.db, { id, table, room, person, text, clientId: said.id, at })
    await store.bell.ring({ table, number: null })
    return null
  }

  /** Does not hear somebody any more; or does again, and what they said meanwhile. */
  async mute(person: string, muted: string, mute: boolean): Promise<boolean> {
    const { db } = this.#needs.store
    if (!(await setMute(db, person, muted, mute))) return false
    const now = await mutedBy(db, person)
    for (const [table, hearings] of this.#tables) {
      const own = [...hearings].filter(({ listener }) => listener.person === person)
      for (const hearing of own) hearing.muted = now
      if (!mute && own.length > 0) await this.#tell(table)
    }
    return true
  }

  /** Tells the operators of somebody at a table. */
  reportPerson(report: Omit<NewReport, 'message' | 'at'>): Promise<void> {
    return addReport(this.#needs.store.db, { ...report, message: null, at: this.#needs.now() })
  }

  /** Tells the operators of something said; false when this person could not have heard it. */
  async report(
    person: string,
    message: string,
    reason: string,
    hears: (table: string, room: ChatRoom) => Promise<boolean>,
  ): Promise<boolean> {
    const { store, now } = this.#needs
    const place = await placeOfMessage(store.db, message)
    if (place === null || !(await hears(place.table, place.room))) return false
    const { table, person: about } = place
    await addReport(store.db, { ...{ message, table, about }, ...{ person, reason, at: now() } })
    return true
  }
}

/** One line without tricks: control characters and marks that turn the direction of writing around are taken out. */
const tidy = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, LONGEST_SAYING)
