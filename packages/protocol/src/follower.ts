import { applyPatch } from '@vyprava/kernel'
import type { ClientMessage } from './client.ts'
import type {
  Answer,
  ClockShown,
  Line,
  Said,
  ServerMessage,
  Shown,
  TableShown,
  TakebackShown,
} from './server.ts'

/** What somebody wants to do, without its id and version. */
export type Wanted =
  | { readonly type: 'act'; readonly action: object }
  /** All of them, none, or those before one that only the true world refuses. */
  | { readonly type: 'actAll'; readonly actions: readonly object[] }
  | { readonly type: 'undo' }
  | { readonly type: 'withdraw' }
  | { readonly type: 'askBack'; readonly number: number }
  | { readonly type: 'consent'; readonly takeback: string; readonly agree: boolean }
  | { readonly type: 'say'; readonly text: string }

/** A wish as it goes out. */
export type Wish = Extract<ClientMessage, { id: string }>

/**
 * A client's side of one table, without any network: it keeps what it was told and what it has not yet heard an
 * answer to, and says what to send after each connection. So nothing is lost or doubled, however often that breaks.
 */
export class Follower {
  readonly id: string
  table: TableShown | null = null
  shown: Shown | null = null
  lines: readonly Line[] = []
  version = 0
  /** What somebody asks of the others. */
  takeback: TakebackShown | null = null
  /** The clocks as they were told last; null where nobody is in a hurry. */
  clock: ClockShown | null = null
  /** What was said, the oldest first. */
  said: readonly Said[] = []
  /** Whether nothing was told of talk since the last greeting. */
  #greeted = false
  readonly #newId: () => string
  /** Wishes without an answer, the oldest first. */
  #outbox: Wish[]

  /** `waiting` are wishes from before the client was started anew. */
  constructor(id: string, newId: () => string, waiting: readonly Wish[] = []) {
    this.id = id
    this.#newId = newId
    this.#outbox = waiting.filter(({ table }) => table === id)
  }

  /** Wishes that wait for an answer. */
  get waiting(): readonly Wish[] {
    return this.#outbox
  }

  /** These are other eyes now: what was shown to the former ones is of no use to them. */
  forget(): void {
    this.shown = null
    this.lines = []
    this.version = 0
    this.takeback = null
  }

  /** What to send when a connection has begun, also after a break. */
  greeting(): ClientMessage[] {
    const has = this.shown === null ? null : { version: this.version, lines: this.lines.length }
    this.#greeted = true
    return [{ type: 'watch', table: this.id, has }, ...this.#outbox]
  }

  /** What to send for a wish. It stays in the outbox until it is answered. */
  want(wanted: Wanted): Wish {
    const wish = this.#wish(wanted)
    this.#outbox.push(wish)
    return wish
  }

  #wish(wanted: Wanted): Wish {
    const { id: table, version } = this
    const id = this.#newId()
    switch (wanted.type) {
      case 'act':
        return { type: 'act', id, table, version, action: { type: '', ...wanted.action } }
      case 'actAll': {
        const actions = wanted.actions.map((action) => ({ type: '', ...action }))
        return { type: 'actAll', id, table, version, actions }
      }
      case 'consent':
      case 'say':
        return { ...wanted, id, table }
      default:
        return { ...wanted, id, table, version }
    }
  }

  /** Takes a message of the server; answers with what has to be sent now, mostly nothing. */
  hear(message: ServerMessage): ClientMessage[] {
    switch (message.type) {
      case 'table':
        if (message.table.id === this.id) this.table = message.table
        return []
      case 'whole':
        if (message.table !== this.id) return []
        this.shown = message.shown
        this.takeback = null
        return this.#read(message)
      case 'news':
        return message.table === this.id ? this.#follow(message) : []
      case 'talk':
        if (message.table === this.id) this.#overhear(message.said)
        return []
      case 'unsaid':
        if (message.table === this.id) this.said = this.said.filter(({ id }) => !message.ids.includes(id))
        return []
      case 'clock':
        if (message.table === this.id) this.clock = message
        return []
      case 'takeback':
        if (message.table === this.id) this.takeback = message.takeback
        return []
      default:
        return []
    }
  }

  /** The first that is told after a greeting is all: what was taken away meanwhile is not in it. */
  #overhear(said: readonly Said[]): void {
    if (this.#greeted) this.said = []
    this.#greeted = false
    const known = new Set(this.said.map(({ id }) => id))
    this.said = [...this.said, ...said.filter(({ id }) => !known.has(id))].toSorted((a, b) => a.at - b.at)
  }

  #follow(news: Extract<ServerMessage, { type: 'news' }>): ClientMessage[] {
    // Something from before a break, or the same once more.
    if (this.shown !== null && news.version <= this.version && news.after < this.version) return []
    const next =
      news.after === this.version && this.shown !== null ? applyPatch(this.shown, news.patch) : null
    if (next === null || !next.ok || news.from > this.lines.length)
      return [{ type: 'watch', table: this.id, has: null }]
    this.shown = next.value
    return this.#read(news)
  }

  #read({
    version,
    from,
    lines,
  }: {
    version: number
    from: number
    lines: readonly Line[]
  }): ClientMessage[] {
    if (from > this.lines.length) return [{ type: 'watch', table: this.id, has: null }]
    this.version = version
    this.lines = [...this.lines.slice(0, from), ...lines]
    return []
  }

  /** Whether a message answers one of the wishes; it is then no longer sent again. */
  settle(message: ServerMessage): { readonly wish: Wish; readonly answer: Answer } | null {
    if (!('id' in message) || message.id === null) return null
    const wish = this.#outbox.find(({ id }) => id === message.id)
    // A server in trouble may still have taken it: only asking again tells.
    if (wish === undefined || (message.type === 'error' && message.error === 'failed')) return null
    this.#outbox = this.#outbox.filter((other) => other !== wish)
    return { wish, answer: message }
  }
}
