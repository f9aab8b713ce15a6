/** A socket as far as its pulse is concerned. */
export interface Pulsing {
  ping(): void
  terminate(): void
  on(event: 'pong' | 'message', heard: () => void): unknown
  once(event: 'close', closed: () => void): unknown
}

/** So often it is looked who is silent, in milliseconds. Whoever vanished is gone within half a minute. */
export const BEAT_EVERY = 5_000
/** After so much silence one is asked; those who play say something by themselves more often than that. */
export const LONG_SILENCE = 15_000
export const LONGEST_SILENCE = 25_000

/** Notices who vanished without a word: a phone in a tunnel closes nothing. */
export class Heartbeat {
  readonly #heard = new Map<Pulsing, number>()
  readonly #now: () => number

  constructor(now: () => number) {
    this.#now = now
  }

  watch(socket: Pulsing): void {
    const heard = (): void => {
      if (this.#heard.has(socket)) this.#heard.set(socket, this.#now())
    }
    this.#heard.set(socket, this.#now())
    socket.on('pong', heard)
    socket.on('message', heard)
    socket.once('close', () => this.#heard.delete(socket))
  }

  /** Asks whoever was silent, and lets those go who have not answered for too long. */
  beat(): void {
    for (const [socket, last] of this.#heard) {
      const silence = this.#now() - last
      if (silence < LONG_SILENCE) continue
      if (silence <= LONGEST_SILENCE) socket.ping()
      else {
        this.#heard.delete(socket)
        socket.terminate()
      }
    }
  }
}
