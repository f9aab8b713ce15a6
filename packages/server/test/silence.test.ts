import { randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { GameAction, Talk } from '@vyprava/kernel'
import { type Answer, Follower, type ServerMessage, type Wanted } from '@vyprava/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { readConfig } from '../src/config.ts'
import { type Running, startServer } from '../src/main.ts'
import { type Guest, newGuest } from '../testing/guests.ts'

/** A window of somebody at a table of a real server. */
class Window {
  readonly follower: Follower
  readonly #socket: WebSocket
  readonly #answers = new Map<string, (answer: Answer) => void>()

  constructor(address: string, { cookie }: Guest, table: string) {
    this.follower = new Follower(table, () => randomUUID())
    this.#socket = new WebSocket(`${address.replace(/^http/, 'ws')}/api/live`, { headers: { cookie } })
    this.#socket.on('open', () => {
      for (const message of this.follower.greeting()) this.#socket.send(JSON.stringify(message))
    })
    this.#socket.on('message', (data) => this.#hear(JSON.parse(data.toString())))
  }

  #hear(message: ServerMessage): void {
    const settled = this.follower.settle(message)
    if (settled !== null) this.#answers.get(settled.wish.id)?.(settled.answer)
    for (const reply of this.follower.hear(message)) this.#socket.send(JSON.stringify(reply))
  }

  ask(wanted: Wanted): Promise<Answer> {
    const wish = this.follower.want(wanted)
    const { promise, resolve } = Promise.withResolvers<Answer>()
    this.#answers.set(wish.id, resolve)
    this.#socket.send(JSON.stringify(wish))
    return promise
  }

  /** What the server says to a message in words: done, or the rule that forbids it. */
  async says(text: string): Promise<string> {
    return ruled(await this.ask({ type: 'say', text }))
  }

  async signals(action: GameAction): Promise<string> {
    return ruled(await this.ask({ type: 'act', action }))
  }

  get talk(): Talk | undefined {
    return this.follower.shown?.talk
  }

  /** The view of the last news, as Defenders has it. */
  get(name: string): unknown {
    return Reflect.get(this.follower.shown?.view ?? {}, name)
  }

  close(): void {
    this.#socket.close()
  }
}

const ruled = (answer: Answer): string => (answer.type === 'refused' ? answer.refusal.rule : answer.type)

async function eventually(holds: () => boolean): Promise<void> {
  for (let tries = 0; tries < 500 && !holds(); tries++) await new Promise((wait) => setTimeout(wait, 10))
  expect(holds()).toBe(true)
}

const SAY: GameAction & { phrase: number } = { type: 'say', phrase: 2 }
const PIN: GameAction & { hex: number } = { type: 'pinHex', hex: 4 }
const HINT: GameAction & { terrain: number } = { type: 'hint', terrain: 1 }

describe('silence at a table of Defenders, through the real server', () => {
  let server: Running
  let address: string
  const windows: Window[] = []

  beforeAll(async () => {
    const folder = mkdtempSync(join(tmpdir(), 'silence-'))
    server = await startServer(readConfig({ PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'silent' }))
    address = `http://localhost:${server.port}`
  })
  afterAll(async () => {
    for (const window of windows) window.close()
    await server.stop()
  })

  /** Two who play and one who watches. */
  async function sitDown(communication: string): Promise<{ players: Window[]; spectator: Window }> {
    const guests = await Promise.all([1, 2, 3].map(() => newGuest(address)))
    const [host] = guests
    const opening = { game: 'defenders', options: { communication }, seats: 2, private: false }
    const id = String(await host.post('/api/tables', opening))
    for (const [seat, guest] of guests.slice(0, 2).entries())
      await guest.post(`/api/tables/${id}/sit`, { seat, contribution: `seat ${seat}` })
    await host.post(`/api/tables/${id}/start`, {})
    const opened = guests.map((guest) => new Window(address, guest, id))
    windows.push(...opened)
    await eventually(() => opened.every(({ follower }) => follower.shown !== null))
    return { players: opened.slice(0, 2), spectator: opened[2] }
  }

  /** Plays the first of all legal actions until everybody sees a phase. */
  async function playTo(phase: string, players: readonly Window[], spectator: Window): Promise<void> {
    for (let tries = 0; tries < 200 && players.some((player) => player.get('phase') !== phase); tries++) {
      // Whoever is there already does nothing more, even if the other one has not heard of it yet.
      const asked = players.find(
        (player) => player.get('phase') !== phase && player.follower.shown?.decision != null,
      )
      const action = asked?.follower.shown?.decision?.actions[0]
      const answer = asked && action && (await asked.ask({ type: 'act', action }))
      // What the other one did may not have arrived yet.
      if (answer?.type !== 'done') await new Promise((wait) => setTimeout(wait, 10))
    }
    await eventually(() => spectator.get('phase') === phase)
  }

  test('while Defenders are chosen nobody says anything, players or not (DE-250)', async () => {
    for (const communication of ['strict', 'free']) {
      const { players, spectator } = await sitDown(communication)
      await playTo('leadership', players, spectator)
      for (const window of [...players, spectator]) {
        expect(window.talk).toEqual({ allowed: 'none', refusal: { rule: 'DE-250', reason: 'silence' } })
        expect(await window.says('mám les')).toBe('DE-250')
      }
      expect(await players[0].signals(SAY)).toBe('DE-250')
      expect(await players[1].signals(PIN)).toBe('DE-250')
      // Whoever has chosen is as silent as whoever has not.
      const [action] = players[0].follower.shown?.decision?.actions ?? []
      await players[0].ask({ type: 'act', action })
      expect([await players[0].says('hotovo'), await players[0].signals(HINT)]).toEqual(['DE-250', 'DE-250'])
      expect([...players, spectator].flatMap(({ follower }) => follower.said)).toEqual([])
    }
  })

  test('under strict nobody chats in turns either, but signals pass, from those who are not asked too', async () => {
    const { players, spectator } = await sitDown('strict')
    await playTo('discussion', players, spectator)
    for (const window of [...players, spectator]) expect(await window.says('jdu doleva')).toBe('DE-255')
    expect(await players[0].signals(SAY)).toBe('done')
    await playTo('action', players, spectator)
    for (const window of [...players, spectator]) {
      expect(window.talk).toMatchObject({ allowed: 'signals', refusal: { rule: 'DE-255' } })
      expect(await window.says('jdu doleva')).toBe('DE-255')
    }
    const current = Number(players[0].get('current'))
    const other = players[1 - current]
    const own = players[current]
    expect([own.follower.shown?.decision === null, other.follower.shown?.decision]).toEqual([false, null])
    expect(await own.signals(PIN)).toBe('done')
    for (const signal of [SAY, PIN, HINT]) expect(await other.signals(signal)).toBe('done')
    const asked = { deciders: [current], asides: [] }
    await eventually(() => signsOf(spectator, 1 - current).length === 2)
    expect(spectator.follower.shown).toMatchObject(asked)
    expect([own.follower.shown?.decision === null, other.follower.shown?.decision]).toEqual([false, null])
    // What others did besides costs nobody the way back, and stays.
    expect(await own.ask({ type: 'undo' })).toMatchObject({ type: 'done' })
    await eventually(() => !JSON.stringify(signsOf(spectator, current)).includes('"value":4'))
    expect(signsOf(spectator, 1 - current)).toHaveLength(2)
    expect([...players, spectator].flatMap(({ follower }) => follower.said)).toEqual([])
  })

  test('with free talk people chat after the reveal', async () => {
    const { players, spectator } = await sitDown('free')
    await playTo('action', players, spectator)
    expect(players[0].talk).toEqual({ allowed: 'free' })
    expect(await players[0].says('jdu doleva')).toBe('done')
    expect(await spectator.says('pěkné')).toBe('done')
    await eventually(() => players[1].follower.said.length === 1)
  })

  test('before cards are dealt people may talk, whatever they agreed on', async () => {
    const { players } = await sitDown('strict')
    expect(await players[0].says('kdo si vezme Klan?')).toBe('done')
  })
})

const playerIn = (players: unknown, player: number): object => {
  const found: unknown = Array.isArray(players) ? players[player] : null
  if (typeof found !== 'object' || found === null) throw new Error('no such player')
  return found
}
const signsOf = (window: Window, player: number): unknown[] => {
  const signs: unknown = Reflect.get(playerIn(window.get('players'), player), 'signs')
  return Array.isArray(signs) ? signs : []
}
