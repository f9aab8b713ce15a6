import type { Random } from '@vyprava/kernel'
import type { ClientMessage, ServerMessage } from '@vyprava/protocol'
import type { Hall } from '../src/hall/hall.ts'
import { Connection } from '../src/realtime/connection.ts'

/** How bad the network is: chances for each message, out of a hundred. */
export interface Weather {
  readonly lost: number
  readonly doubled: number
  readonly delayed: number
  /** The connection breaks, with everything that is under way. */
  readonly broken: number
}

interface Packet {
  readonly text: string
  readonly to: 'client' | 'server'
  due: number
}

/** A bad network between one client and one process: loses, doubles, delays and reorders messages. */
export class Wire {
  readonly #random: Random
  readonly #weather: Weather
  readonly #person: string | null
  readonly #hear: (message: ServerMessage) => readonly ClientMessage[]
  readonly #failed: (error: unknown) => void
  /** Every byte that was sent to this client, whether it arrived or not. */
  readonly sent: string[] = []
  #packets: Packet[] = []
  #connection: Connection | null = null
  #now = 0

  constructor(
    random: Random,
    weather: Weather,
    person: string | null,
    hear: (message: ServerMessage) => readonly ClientMessage[],
    failed: (error: unknown) => void,
  ) {
    this.#random = random
    this.#weather = weather
    this.#person = person
    this.#hear = hear
    this.#failed = failed
  }

  get connected(): boolean {
    return this.#connection !== null
  }

  get idle(): boolean {
    return this.#packets.length === 0
  }

  connect(hall: Hall, greeting: readonly ClientMessage[]): void {
    this.break()
    const connection = new Connection({
      hall,
      person: this.#person,
      now: () => this.#now * 1000,
      send: (text) => {
        this.sent.push(text)
        if (this.#connection === connection) this.#send(text, 'client')
      },
      failed: this.#failed,
    })
    this.#connection = connection
    for (const message of greeting) this.say(message)
  }

  break(): void {
    this.#connection?.close()
    this.#connection = null
    this.#packets = []
  }

  say(message: ClientMessage): void {
    if (this.#connection !== null) this.#send(JSON.stringify(message), 'server')
  }

  #send(text: string, to: Packet['to']): void {
    const { lost, doubled, delayed } = this.#weather
    const chance = (percent: number): boolean => this.#random.int(100) < percent
    if (chance(lost)) return
    for (let copies = chance(doubled) ? 2 : 1; copies > 0; copies--) {
      this.#packets.push({ text, to, due: this.#now + (chance(delayed) ? 1 + this.#random.int(5) : 0) })
    }
  }

  /** Lets time pass: what is due arrives. */
  async tick(): Promise<void> {
    this.#now += 1
    if (this.#connection !== null && this.#random.int(100) < this.#weather.broken) this.break()
    const due = this.#packets.filter((packet) => packet.due < this.#now)
    this.#packets = this.#packets.filter((packet) => packet.due >= this.#now)
    for (const { text, to } of due) {
      const connection = this.#connection
      if (connection === null) return
      if (to === 'server') await connection.hear(text)
      else for (const answer of this.#hear(JSON.parse(text))) this.say(answer)
    }
  }
}
