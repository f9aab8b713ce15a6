import type { ClientMessage, ServerMessage } from '@vyprava/protocol'
import { hearWord } from './word.ts'

/** How a server is reached: it is, or again soon, or not before the device has a network. */
export type Reach = 'here' | 'away' | 'offline'

/** What a wire needs from its user. */
export interface WireUser {
  /** What to say when a connection has begun, also after a break. */
  greeting(): readonly ClientMessage[]
  hear(message: ServerMessage): void
  reached(reach: Reach): void
}

/** The first pause before another try, the longest, and how often to look whether anybody is still there. */
const FIRST_PAUSE = 250
const LONGEST_PAUSE = 15_000
const HEARTBEAT = 12_000
const PATIENCE = 8_000

/** A connection to the server that comes back by itself: later and later, and never all clients at once. */
export class Wire {
  readonly #address: URL
  readonly #user: WireUser
  readonly #away = new AbortController()
  #socket: WebSocket | null = null
  #tries = 0
  #retry: ReturnType<typeof setTimeout> | null = null
  #pulse: ReturnType<typeof setTimeout> | null = null

  constructor(address: URL, user: WireUser) {
    this.#address = new URL(address)
    this.#address.protocol = address.protocol.replace('http', 'ws')
    this.#user = user
    const { signal } = this.#away
    window.addEventListener('online', () => this.#now(), { signal })
    window.addEventListener('offline', () => this.#lost(), { signal })
    // A phone that slept has a connection that only seems to be there.
    document.addEventListener('visibilitychange', () => document.hidden || this.#check(), { signal })
    this.#connect()
  }

  /** Says something now, if anybody is there: what matters is said again in the greeting. */
  say(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message))
  }

  close(): void {
    this.#away.abort()
    this.#drop()
    if (this.#retry !== null) clearTimeout(this.#retry)
  }

  #connect(): void {
    this.#drop()
    if (this.#retry !== null) clearTimeout(this.#retry)
    this.#retry = null
    const socket = new WebSocket(this.#address)
    this.#socket = socket
    socket.onopen = () => {
      this.#user.reached('here')
      for (const message of this.#user.greeting()) this.say(message)
      this.#beat(HEARTBEAT)
    }
    socket.onmessage = ({ data }) => {
      this.#tries = 0
      this.#beat(HEARTBEAT)
      const message: ServerMessage = JSON.parse(String(data))
      hearWord(message)
      // Nobody comes back who was shown the door: not without a name either.
      if (message.type === 'banned') this.close()
      else this.#user.hear(message)
    }
    socket.onclose = () => this.#socket === socket && this.#lost()
  }

  /** Looks whether somebody is still there. */
  #check(): void {
    if (this.#socket?.readyState === WebSocket.OPEN) {
      this.say({ type: 'ping' })
      this.#wait(PATIENCE, () => this.#lost())
    } else this.#now()
  }

  #beat(time: number): void {
    this.#wait(time, () => this.#check())
  }

  #wait(time: number, then: () => void): void {
    if (this.#pulse !== null) clearTimeout(this.#pulse)
    this.#pulse = setTimeout(then, time)
  }

  /** The network is back, or somebody looks: no need to wait. */
  #now(): void {
    if (this.#socket !== null || this.#away.signal.aborted) return
    this.#tries = 0
    this.#connect()
  }

  #lost(): void {
    this.#drop()
    if (this.#away.signal.aborted) return
    // Without a network the device will say when it has one; it may err, so that is not the only hope.
    const offline = navigator.onLine === false
    this.#user.reached(offline ? 'offline' : 'away')
    const longest = offline ? LONGEST_PAUSE : Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.#tries++)
    if (this.#retry !== null) clearTimeout(this.#retry)
    this.#retry = setTimeout(() => this.#connect(), longest * (0.5 + Math.random() / 2))
  }

  #drop(): void {
    if (this.#pulse !== null) clearTimeout(this.#pulse)
    const socket = this.#socket
    this.#socket = null
    socket?.close()
  }
}
