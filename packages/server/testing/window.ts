import { expect } from 'vitest'
import { cameFrom, type Guest } from './guests.ts'
import { openSocket, type Socket } from './socket.ts'

/** A window at a table that keeps what it hears. */
export class Window {
  readonly heard: { readonly type: string; readonly [field: string]: unknown }[] = []
  readonly closed: Promise<number>
  readonly #socket: Socket
  readonly #open: Promise<void>

  constructor(address: string, { cookie }: Pick<Guest, 'cookie'>, from: string | null = null) {
    const headers = { cookie, ...cameFrom(from) }
    this.#socket = openSocket(address, headers)
    this.#socket.on('message', (data) => this.heard.push(JSON.parse(data.toString())))
    this.closed = new Promise((gone) => {
      this.#socket.on('close', gone)
    })
    this.#open = new Promise((ready, failed) => {
      this.#socket.once('open', ready)
      this.#socket.once('error', failed)
    })
  }

  async say(message: object): Promise<void> {
    await this.#open
    this.#socket.send(JSON.stringify(message))
  }

  /** The answer to a wish. */
  async answer(id: string): Promise<unknown> {
    await expect.poll(() => this.heard.some((one) => one.id === id), { timeout: 5_000 }).toBe(true)
    return this.heard.find((one) => one.id === id)
  }

  /** All that was heard of a kind. */
  of(type: string): unknown[] {
    return this.heard.filter((one) => one.type === type)
  }

  close(): void {
    this.#socket.close()
  }
}
