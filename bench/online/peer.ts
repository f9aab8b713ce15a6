import { fork } from 'node:child_process'
import { createRequire } from 'node:module'
import { Random } from '@vyprava/kernel'
import { linesOf } from '../peer.ts'
import { Gauge } from './gauge.ts'
import type { Borne, Load } from './index.ts'

/** The part of socket.io's client that boardgame.io's protocol needs. */
interface Socket {
  on(event: string, hear: (...data: readonly unknown[]) => void): void
  emit(event: string, ...data: readonly unknown[]): void
  close(): void
  readonly io: { readonly engine: { on(event: 'data', hear: (data: unknown) => void): void } }
}

const require = createRequire(import.meta.url)
const { io }: { io(address: string, options: object): Socket } = require('socket.io-client')

/** The same load on boardgame.io's server: stones on a board of 6 × 6, kept in memory. */
export async function benchPeer({ matches, pace, seconds }: Load): Promise<Borne> {
  const child = fork(new URL('./peer-server.ts', import.meta.url), {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const port = await new Promise<number>((found) => {
    child.once('message', (message: { port: number }) => found(message.port))
  })
  const gauge = new Gauge([child])
  const random = new Random('load')
  const sockets: Socket[] = []
  for (let number = 0; number < matches; number++) {
    const cells = order(random)
    const seats: Socket[] = []
    const id = `match-${number}`
    let moved = 0
    const move = (): void => {
      if (moved >= cells.length) return
      const seat = String(moved % 2)
      const payload = { type: 'place', args: [cells[moved]], playerID: seat, credentials: undefined }
      gauge.sent(`${id} ${moved + 1} ${1 - (moved % 2)}`)
      seats[moved % 2].emit('update', { type: 'MAKE_MOVE', payload }, moved, id, seat)
    }
    const wait = (): void => {
      setTimeout(move, pace / 2 + random.int(pace))
    }
    let ready = 0
    for (const seat of [0, 1]) {
      const socket = io(`http://127.0.0.1:${port}/place6`, { transports: ['websocket'], forceNew: true })
      seats.push(socket)
      sockets.push(socket)
      socket.on('connect', () => {
        socket.io.engine.on('data', (data) => gauge.bytes(String(data).length))
        socket.emit('sync', id, String(seat), undefined, 2)
      })
      socket.on('sync', () => {
        ready += 1
        if (ready === 2) wait()
      })
      socket.on('update', (_id, state) => {
        const now: unknown =
          typeof state === 'object' && state !== null ? Reflect.get(state, '_stateID') : null
        if (now !== moved + 1 && now !== moved) return
        gauge.seen(`${id} ${now} ${seat}`)
        if (now !== moved + 1) return
        moved += 1
        wait()
      })
    }
    await new Promise((next) => setTimeout(next, 2))
  }
  await gauge.warm(pace)
  const borne = await gauge.measure(seconds)
  for (const socket of sockets) socket.close()
  child.kill('SIGKILL')
  return borne
}

/** Cells in an order in which nobody wins before the board is almost full. */
function order(random: Random): number[] {
  const lines = linesOf(6, 5)
  for (;;) {
    const cells = random.shuffle(Array.from({ length: 36 }, (_, cell) => cell))
    const turn = new Map(cells.map((cell, at) => [cell, at]))
    const wins = lines
      .map((line) => line.map((cell) => turn.get(cell) ?? 0))
      .filter((at) => at.every((n) => n % 2 === at[0] % 2))
    const first = Math.min(36, ...wins.map((at) => Math.max(...at)))
    if (first >= 30) return cells.slice(0, first)
  }
}
