import { once } from 'node:events'
import { Random } from '@vyprava/kernel'
import { sealedBids } from '@vyprava/kernel/testing/games'
import type { ClientMessage, ServerMessage } from '@vyprava/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { readConfig } from '../src/config.ts'
import { type Running, startServer } from '../src/main.ts'
import { Budget, Purse } from '../src/realtime/budget.ts'
import { Connection } from '../src/realtime/connection.ts'
import { Doorkeeper, USUAL_LIMITS } from '../src/realtime/doorkeeper.ts'
import { Turnstile } from '../src/realtime/turnstile.ts'
import { openStore } from '../src/store/open.ts'
import { beginTable, cameFrom, newGuest } from '../testing/guests.ts'
import { SocketPlayer } from '../testing/player.ts'
import { begun, hallFor } from '../testing/seated.ts'
import { temporaryFolder } from './folders.ts'

/** A socket as somebody with bad intent would use it. */
class Socket {
  readonly heard: ServerMessage[] = []
  readonly #socket: WebSocket
  closed: number | null = null

  constructor(address: string, from: string, cookie: string | null = null) {
    this.#socket = new WebSocket(`${address.replace('http', 'ws')}/api/live`, {
      headers: { origin: address, ...cameFrom(from), ...(cookie === null ? {} : { cookie }) },
    })
    this.#socket.on('message', (data) => this.heard.push(JSON.parse(String(data))))
    this.#socket.on('close', (code) => {
      this.closed = code
    })
    this.#socket.on('error', () => {})
  }

  async open(): Promise<this> {
    if (this.#socket.readyState === WebSocket.CONNECTING) await once(this.#socket, 'open')
    return this
  }

  say(message: ClientMessage): void {
    this.#socket.send(JSON.stringify(message))
  }

  count(type: ServerMessage['type']): number {
    return this.heard.filter((message) => message.type === type).length
  }

  /** Waits until it was answered, or closed. */
  async answered(): Promise<'in' | 'out'> {
    await this.open()
    if (this.closed === null && this.#socket.readyState === WebSocket.OPEN) this.say({ type: 'ping' })
    await expect.poll(() => this.count('pong') > 0 || this.closed !== null).toBe(true)
    return this.closed === null ? 'in' : 'out'
  }

  end(): void {
    this.#socket.terminate()
  }
}

const wait = (time: number): Promise<void> => new Promise((over) => setTimeout(over, time))

describe('the worst guest', () => {
  let server: Running
  let address = ''
  beforeAll(async () => {
    const env = { DATA_DIR: temporaryFolder(), PORT: '0', LOG_LEVEL: 'silent', TRUST_PROXY: 'loopback' }
    server = await startServer(readConfig(env))
    address = `http://localhost:${server.port}`
  })
  afterAll(() => server.stop())

  /** Sockets that are open, and what they answer; all of them are closed afterwards. */
  async function withSockets<Result>(
    sockets: readonly Socket[],
    work: (sockets: readonly Socket[]) => Promise<Result>,
  ): Promise<Result> {
    try {
      return await work(sockets)
    } finally {
      for (const socket of sockets) socket.end()
    }
  }

  test('without a name gets a small share of the work, however many windows are open', async () => {
    const guests = [await newGuest(address, '10.1.0.1'), await newGuest(address, '10.1.0.2')]
    const table = String(
      await guests[0].post('/api/tables', { game: 'roam', options: {}, seats: 2, private: false }),
    )
    for (const [seat, guest] of guests.entries())
      await guest.post(`/api/tables/${table}/sit`, { seat, contribution: 'c' })
    await guests[0].post(`/api/tables/${table}/start`, {})
    const players = guests.map(
      ({ cookie }, seat) =>
        new SocketPlayer({ table, cookie, random: new Random(`${seat}`), address: () => address }),
    )
    await expect.poll(() => players[0].follower.lines.length).toBeGreaterThan(20)
    const attackers = Array.from({ length: 12 }, () => new Socket(address, '10.1.0.3'))
    await withSockets(attackers, async () => {
      await Promise.all(attackers.map((socket) => socket.open()))
      const started = Date.now()
      for (let round = 0; round < 3; round++) {
        for (const attacker of attackers)
          for (let number = 0; number < 40; number++) attacker.say({ type: 'look', table, number, count: 32 })
        await wait(500)
      }
      const answers = attackers.reduce((sum, socket) => sum + socket.count('past'), 0)
      // 300 milliseconds at once and 30 in a second, each look at least one of them.
      expect(answers).toBeLessThan(300 + ((Date.now() - started) / 1000) * 30 + attackers.length)
      expect(answers).toBeGreaterThan(0)
      // And those who play go on.
      await Promise.all(players.map(({ over }) => over))
    })
    for (const player of players) player.close()
  })

  test('opens only so many windows, with a name and without', async () => {
    const { cookie } = await newGuest(address, '10.2.0.1')
    const own = Array.from({ length: 26 }, () => new Socket(address, '10.2.0.1', cookie))
    const entered = await withSockets(own, () => Promise.all(own.map((socket) => socket.answered())))
    expect(entered.filter((place) => place === 'in')).toHaveLength(24)
    const refused = own.find(({ closed }) => closed === 1013)
    expect(refused?.heard).toMatchObject([{ type: 'error', error: 'tooMany' }])
    const nameless = Array.from({ length: 42 }, () => new Socket(address, '2001:db8:1:2::9'))
    const rest = await withSockets(nameless, () => Promise.all(nameless.map((socket) => socket.answered())))
    expect(rest.filter((place) => place === 'in')).toHaveLength(40)
    // Whose windows are closed may come again, and another network is another one.
    const again = [new Socket(address, '2001:db8:1:2::7'), new Socket(address, '2001:db8:1:3::9')]
    expect(await withSockets(again, () => Promise.all(again.map((socket) => socket.answered())))).toEqual([
      'in',
      'in',
    ])
  })

  test('whoever does not stop when told is let go', async () => {
    const socket = await new Socket(address, '10.3.0.1').open()
    await withSockets([socket], async () => {
      for (let count = 0; count < 800; count++) socket.say({ type: 'ping' })
      await expect.poll(() => socket.closed).toBe(1008)
      expect(socket.count('pong')).toBeLessThanOrEqual(70)
    })
  })

  test('asks over HTTP only for what the address can pay', async () => {
    const ask = (from: string) => fetch(`${address}/api/me/turns`, { headers: cameFrom(from) })
    const answers: Response[] = []
    const refused = () => answers.find(({ status }) => status === 429)
    while (answers.length < 800 && refused() === undefined)
      answers.push(...(await Promise.all(Array.from({ length: 50 }, () => ask('10.4.0.1')))))
    expect(Number(refused()?.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(150)
    // Whoever asks again at once waits before they are refused again; nobody else does.
    const before = performance.now()
    for (let again = 0; again < 3; again++) await ask('10.4.0.1')
    expect(performance.now() - before).toBeGreaterThan(20)
    expect((await ask('10.4.0.2')).status).toBe(200)
    expect((await fetch(`${address}/healthz`, { headers: cameFrom('10.4.0.1') })).status).toBe(200)
  })

  test('does not choose the address that it comes from', async () => {
    const enter = async (from: string): Promise<number> => {
      const headers = { 'content-type': 'application/json', origin: address, ...cameFrom(from) }
      const path = `${address}/api/auth/sign-in/anonymous`
      return (await fetch(path, { method: 'POST', headers, body: '{}' })).status
    }
    const codes: number[] = []
    for (let count = 0; count < 42; count++) codes.push(await enter(`198.51.100.${count}, 10.5.0.1`))
    expect(codes.filter((code) => code === 200)).toHaveLength(40)
    expect(codes.at(-1)).toBe(429)
  })
})

test('many who want much share what is there, and whoever wants little never waits', () => {
  let now = 0
  const doorkeeper = new Doorkeeper(USUAL_LIMITS, () => now)
  const guests = Array.from({ length: 50 }, (_, number) =>
    doorkeeper.purse({ person: `eve ${number}`, address: `10.8.0.${number}` }),
  )
  const honest = doorkeeper.purse({ person: 'ann', address: '10.9.0.1' })
  let done = 0
  for (; now < 60_000; now += 50) {
    for (const guest of guests)
      while (guest.rest() === 0) {
        guest.spend(5)
        done += 5
      }
    if (now % 1_000 === 0) {
      expect(honest.rest()).toBe(0)
      honest.spend(8)
    }
  }
  // A share of their own (10 in a second, 300 at once) each, and one for all of them together (150, 1000).
  expect(done).toBeLessThan(50 * (10 * 60 + 305) + 150 * 60 + 1_005)
  expect(done).toBeGreaterThan(50 * 10 * 60)
})

test('reading what somebody says is paid too', async () => {
  const store = await openStore({ kind: 'sqlite', folder: temporaryFolder() })
  const hall = hallFor(store, [sealedBids])
  const budget = new Budget(1, 1_000, 0)
  let now = 0
  const connection = new Connection({
    ...{ hall, person: 'ann', purse: new Purse([budget], () => 0), now: () => now },
    send: () => {},
    failed: (error) => {
      throw error
    },
  })
  const long = JSON.stringify({ type: 'nothing', values: Array.from({ length: 3_000 }, () => [{}]) })
  for (; budget.rest(0) === 0 && now < 1e8; now += 100) await connection.hear(long)
  expect(budget.rest(0)).toBeGreaterThan(0)
  connection.close()
  await hall.close()
  await store.close()
})

test('tries the passwords of one account slowly, from however many addresses', async () => {
  const env = { DATA_DIR: temporaryFolder(), PORT: '0', LOG_LEVEL: 'silent', TRUST_PROXY: 'loopback' }
  const server = await startServer(readConfig(env))
  const address = `http://localhost:${server.port}`
  const enter = (from: string, email: string, password: string) =>
    fetch(`${address}/api/auth/sign-in/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: address, ...cameFrom(from) },
      body: JSON.stringify({ email, password }),
    })
  const codes: number[] = []
  for (let n = 0; n < 12; n++)
    codes.push(
      (await enter(`10.7.${n}.1`, n % 2 ? 'ann@a.example' : ' Ann@a.example', `guess ${n} guess`)).status,
    )
  expect(codes.slice(0, 10)).not.toContain(429)
  expect(codes.slice(10)).toEqual([429, 429])
  expect((await enter('10.7.0.1', 'ben@a.example', 'guess guess')).status).not.toBe(429)
  await server.stop()
})

test('where no proxy is trusted, nobody comes from anywhere else', async () => {
  const server = await startServer(
    readConfig({ DATA_DIR: temporaryFolder(), PORT: '0', LOG_LEVEL: 'silent', HOST: '127.0.0.1' }),
  )
  const address = `http://127.0.0.1:${server.port}`
  const sockets = Array.from({ length: 41 }, (_, count) => new Socket(address, `198.51.100.${count}`))
  const places = await Promise.all(sockets.map((socket) => socket.answered()))
  expect(places.filter((place) => place === 'in')).toHaveLength(40)
  // A name that only a proxy may say does not make a strange page one of ours.
  const forged = { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' }
  const headers = { ...forged, 'content-type': 'application/json' }
  const posted = await fetch(`${address}/api/guest`, { method: 'POST', headers, body: '{"name":"Eve"}' })
  expect(posted.status).toBe(403)
  for (const socket of sockets) socket.end()
  await server.stop()
})

test('a table of many guests still begins', async () => {
  const server = await startServer(
    readConfig({ DATA_DIR: temporaryFolder(), PORT: '0', LOG_LEVEL: 'silent' }),
  )
  const address = `http://localhost:${server.port}`
  const guests = await Promise.all(Array.from({ length: 4 }, () => newGuest(address)))
  expect(await beginTable('roam', guests)).toMatch(/^\w{16}$/)
  await server.stop()
})

test('pays for what it is to think a wish over, however it is answered', async () => {
  const store = await openStore({ kind: 'sqlite', folder: temporaryFolder() })
  let dear = false
  const worked = (): number => {
    const { user, system } = process.threadCpuUsage()
    return (user + system) / 1000
  }
  const thoughtful: typeof sealedBids = {
    ...sealedBids,
    deciders(state) {
      for (const start = worked(); dear && worked() - start < 40; );
      return sealedBids.deciders(state)
    },
  }
  const table = await begun(store.db, thoughtful, ['ann', 'ben'], { options: { worth: 'rising' } })
  const hall = hallFor(store, [thoughtful])
  await hall.see(table)
  const budget = new Budget(1, 30, 0)
  const connection = new Connection({
    ...{ hall, person: 'ann', purse: new Purse([budget], () => 0), now: () => 0 },
    send: () => {},
    failed: (error) => {
      throw error
    },
  })
  dear = true
  await connection.hear(
    JSON.stringify({ type: 'act', table, id: 'a', version: 0, action: { type: 'bid', card: 99 } }),
  )
  expect(budget.rest(0)).toBeGreaterThan(0)
  connection.close()
  await hall.close()
  await store.close()
})

test('moves of whoever asks for little never wait for what is dear, and those of others do', async () => {
  const store = await openStore({ kind: 'sqlite', folder: temporaryFolder() })
  const table = await begun(store.db, sealedBids, ['ann', 'ben'], { options: { worth: 'rising' } })
  const hall = hallFor(store, [sealedBids])
  const turnstile = new Turnstile()
  const doorkeeper = new Doorkeeper(USUAL_LIMITS, () => 0)
  const enter = (person: string, address: string) => {
    const heard: ServerMessage[] = []
    const purse = doorkeeper.purse({ person, address })
    const connection = new Connection({
      ...{ hall, person, address, purse, turnstile, now: () => 0 },
      send: (text) => heard.push(JSON.parse(text)),
      failed: (error) => {
        throw error
      },
    })
    const say = (message: ClientMessage) => connection.hear(JSON.stringify(message))
    return { connection, purse, heard, say }
  }
  const [ann, ben, eve] = [enter('ann', '10.1.1.1'), enter('ben', '10.1.1.2'), enter('eve', '10.1.1.3')]
  const match = (await hall.see(table))?.live?.match
  const act = (id: string, seat: number): ClientMessage => {
    const action = match?.sight(seat).decision?.actions[0]
    if (action === undefined) throw new Error('Nobody is asked')
    return { type: 'act', table, id, version: 0, action: { ...action } }
  }
  // Ben has used up what is his own, and lives on what all have in common.
  while (ben.purse.own) ben.purse.spend(50)
  expect(ben.purse.rest()).toBe(0)
  // Somebody is at work, and nobody passes until they are done.
  await turnstile.pass('elsewhere')
  for (const start = performance.now(); performance.now() - start < 300; );
  await new Promise((over) => setImmediate(over))
  const looked = eve.say({ type: 'watch', table, has: null })
  const [first, second] = [ann.say(act('a', 0)), ben.say(act('b', 1))]
  await first
  expect(ann.heard).toMatchObject([{ type: 'done', id: 'a' }])
  expect([eve.heard, ben.heard]).toEqual([[], []])
  await Promise.all([looked, second])
  expect(ben.heard).toMatchObject([{ type: 'done', id: 'b' }])
  expect(eve.heard.map(({ type }) => type)).toContain('whole')
  for (const { connection } of [ann, ben, eve]) connection.close()
  await hall.close()
  await store.close()
})

test('what somebody has said and the house has not begun when it closes is not done', async () => {
  const store = await openStore({ kind: 'sqlite', folder: temporaryFolder() })
  const table = await begun(store.db, sealedBids, ['ann', 'ben'], { options: { worth: 'rising' } })
  const hall = hallFor(store, [sealedBids])
  const turnstile = new Turnstile()
  await turnstile.pass('elsewhere')
  const failures: unknown[] = []
  const connection = new Connection({
    ...{ hall, person: 'ann', turnstile, now: () => 0 },
    send: () => {},
    failed: (error) => failures.push(error),
  })
  for (let turn = 0; turn < 20; turn++)
    connection.hear(JSON.stringify({ type: 'undo', table, id: `u${turn}`, version: 0 }))
  connection.abandon()
  await hall.close()
  await store.close()
  turnstile.open()
  await connection.settled
  expect(failures).toEqual([])
})
