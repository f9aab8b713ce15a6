import { randomBytes } from 'node:crypto'
import { LONGEST_SAYING, type Said, type ServerMessage } from '@vyprava/protocol'
import {
  addMessage,
  addReport,
  lastMessages,
  mutedBy,
  placeOfMessage,
  saidSince,
  setMute,
} from '../store/messages.ts'
import type { Store } from '../store/open.ts'
import type { ChatRoom } from '../store/schema.ts'

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

/** Chat at tables. Players and spectators talk in rooms of their own: who watches must not whisper to who plays. */
export class Talk {
  readonly #needs: TalkNeeds
  readonly #tables = new Map<string, Set<Hearing>>()
  readonly #deafen: () => void

  constructor(needs: TalkNeeds) {
    this.#needs = needs
    this.#deafen = needs.store.bell.listen((ring) => {
      if (ring !== null && ring.number !== null) return
      for (const table of ring === null ? this.#tables.keys() : [ring.table])
        this.#tell(table).catch((error: unknown) => needs.failed(error))
    })
  }

  close(): void {
    this.#deafen()
  }

  /** Hears a room from now on, and what was said there last. The answer ends it. */
  async join(table: string, listener: Listener): Promise<() => void> {
    const { person } = listener
    const muted = person === null ? new Set<string>() : await mutedBy(this.#needs.store.db, person)
    const hearing: Hearing = { listener, heard: new Set(), muted }
    const hearings = this.#tables.get(table) ?? new Set()
    this.#tables.set(table, hearings)
    hearings.add(hearing)
    await this.#tell(table)
    return () => {
      hearings.delete(hearing)
      if (hearings.size === 0 && this.#tables.get(table) === hearings) this.#tables.delete(table)
    }
  }

  /** Tells everybody at a table what they have not heard. */
  async #tell(table: string): Promise<void> {
    const hearings = [...(this.#tables.get(table) ?? [])]
    for (const [room, group] of Map.groupBy(hearings, ({ listener }) => listener.room)) {
      const messages = await lastMessages(this.#needs.store.db, table, room, MOST_TOLD)
      for (const { listener, heard, muted } of group) {
        const fresh = messages.filter(({ id, person }) => !heard.has(id) && !muted.has(person))
        for (const { id } of fresh) heard.add(id)
        if (fresh.length > 0) listener.send({ type: 'talk', table, room, said: fresh satisfies Said[] })
      }
    }
  }

  /** Says something, unless a rule of the game asks for silence; why not, or null. */
  async say(
    table: string,
    room: ChatRoom,
    person: string,
    said: { readonly id: string; readonly text: string },
    { silent = false }: { readonly silent?: boolean } = {},
  ): Promise<'empty' | 'tooFast' | 'silence' | null> {
    const { store, now } = this.#needs
    const text = tidy(said.text)
    if (text === '') return 'empty'
    const at = now()
    const before = await saidSince(store.db, { table, person, since: at - WITHIN })
    if (before.includes(said.id)) return null
    if (silent) return 'silence'
    if (before.length >= AT_ONCE) return 'tooFast'
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
    await addReport(store.db, { message, person, reason, at: now() })
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
