import { type Random, same } from '@vyprava/kernel'
import { type Answer, Follower, type ServerMessage } from '@vyprava/protocol'
import { cameFrom } from './guests.ts'
import { isOpen, openSocket, type Socket } from './socket.ts'

/** Somebody who plays over real sockets, choosing at random, and comes back after every break. */
export interface PlayerSettings {
  readonly table: string
  readonly cookie: string | null
  readonly random: Random
  /** Where it comes from, as a proxy that is trusted would say. */
  readonly from?: string
  /** Where to connect now; another process after the first one died. */
  address(): string
  /** How long to wait before an action, in milliseconds. */
  pace?(): number
  /** After how much silence it asks whether the server is still there, in milliseconds. */
  readonly heartbeat?: number
  /** Hears every byte that the server sends. */
  record?(text: string): void
  /** A wish was answered, after so many milliseconds. */
  answered?(answer: Answer, ms: number): void
  /** A wish is sent for the first time. */
  sent?(follower: Follower): void
  /** Something new was shown. */
  seen?(follower: Follower): void
}

const PAUSE = 100
const PATIENCE = 5_000

export class SocketPlayer {
  readonly follower: Follower
  readonly #settings: PlayerSettings
  readonly #asked = new Map<string, number>()
  readonly #over = Promise.withResolvers<void>()
  #socket: Socket | null = null
  #closed = false
  #decided = -1
  #actions = 0
  #timer: NodeJS.Timeout | null = null

  constructor(settings: PlayerSettings) {
    this.#settings = settings
    const tag = settings.random.int(2 ** 31).toString(36)
    this.follower = new Follower(settings.table, () => `${tag}-${this.#actions++}`)
    this.#connect()
  }

  /** Resolves when the game is over for these eyes. */
  get over(): Promise<void> {
    return this.#over.promise
  }

  close(): void {
    this.#closed = true
    if (this.#timer !== null) clearTimeout(this.#timer)
    this.#socket?.close()
  }

  #connect(): void {
    if (this.#closed) return
    const { cookie, from = null, address, heartbeat = PATIENCE } = this.#settings
    const headers = { ...cameFrom(from), ...(cookie === null ? {} : { cookie }) }
    const socket = openSocket(address(), headers)
    this.#socket = socket
    let heard = Date.now()
    const watch = setInterval(() => {
      const silence = Date.now() - heard
      if (silence > heartbeat + PATIENCE) socket.close()
      else if (silence >= heartbeat / 2 && isOpen(socket)) socket.send(JSON.stringify({ type: 'ping' }))
    }, heartbeat)
    socket.on('open', () => {
      for (const message of this.follower.greeting()) socket.send(JSON.stringify(message))
    })
    socket.on('message', (data) => {
      heard = Date.now()
      const text = data.toString()
      this.#settings.record?.(text)
      this.#hear(JSON.parse(text))
    })
    socket.on('close', () => {
      clearInterval(watch)
      if (this.#socket === socket) setTimeout(() => this.#connect(), PAUSE)
    })
    socket.on('error', () => {})
  }

  #hear(message: ServerMessage): void {
    const { follower } = this
    const settled = follower.settle(message)
    if (settled !== null) {
      const since = this.#asked.get(settled.wish.id) ?? Date.now()
      this.#asked.delete(settled.wish.id)
      this.#settings.answered?.(settled.answer, Date.now() - since)
      if (settled.answer.type !== 'done') this.#decided = -1
    }
    // Too fast, or a server in trouble: what has no answer is sent again.
    if (message.type === 'error') setTimeout(() => this.#again(), PAUSE)
    const before = follower.shown
    for (const reply of follower.hear(message)) this.#say(reply)
    if (follower.shown !== null && !same(before, follower.shown)) this.#settings.seen?.(follower)
    if (follower.shown?.result != null && follower.waiting.length === 0) this.#over.resolve()
    this.#decide()
  }

  #decide(): void {
    const { follower } = this
    const decision = follower.shown?.decision ?? null
    const due = decision !== null && follower.waiting.length === 0 && this.#decided !== follower.version
    if (!due || this.#timer !== null) return
    this.#decided = follower.version
    this.#timer = setTimeout(() => {
      this.#timer = null
      const { decision: now } = follower.shown ?? { decision: null }
      if (now === null || this.#closed) return
      const wish = follower.want({ type: 'act', action: this.#settings.random.pick(now.actions) })
      this.#asked.set(wish.id, Date.now())
      this.#settings.sent?.(follower)
      this.#say(wish)
    }, this.#settings.pace?.() ?? 0)
  }

  #again(): void {
    for (const wish of this.follower.waiting) this.#say(wish)
  }

  #say(message: object): void {
    if (isOpen(this.#socket)) this.#socket.send(JSON.stringify(message))
  }
}
