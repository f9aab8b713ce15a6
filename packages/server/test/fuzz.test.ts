import { Random } from '@vyprava/kernel'
import { sealedBids } from '@vyprava/kernel/testing/games'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { readConfig } from '../src/config.ts'
import type { Hall } from '../src/hall/hall.ts'
import { type Running, startServer } from '../src/main.ts'
import { Connection } from '../src/realtime/connection.ts'
import { openStore, type Store } from '../src/store/open.ts'
import { beginTable, newGuest } from '../testing/guests.ts'
import { hostileMessage } from '../testing/hostile.ts'
import { begun, hallFor } from '../testing/seated.ts'
import { temporaryFolder } from './folders.ts'

const MESSAGES = 100_000

describe('hostile messages', () => {
  let store: Store
  let hall: Hall
  let table = ''
  beforeAll(async () => {
    store = await openStore({ kind: 'sqlite', folder: temporaryFolder() })
    hall = hallFor(store, [sealedBids])
    table = await begun(store.db, sealedBids, ['ann', 'ben'], { options: { worth: 'rising' } })
  })
  afterAll(() => store.close())

  test.each(['ann', 'eve', null])(
    'of %s change nothing and each gets an answer',
    async (person) => {
      const answers: string[] = []
      const failures: unknown[] = []
      let now = 0
      const connection = new Connection({
        hall,
        person,
        now: () => now,
        send: (text) => answers.push(text),
        failed: (error) => failures.push(error),
      })
      const random = new Random(`hostile ${person}`)
      for (let i = 0; i < MESSAGES / 3; i++) {
        now += 1000
        const { text, silent } = hostileMessage(random, table)
        const before = answers.length
        await connection.hear(text)
        if (!silent && answers.length === before) throw new Error(`no answer to ${text.slice(0, 300)}`)
      }
      connection.close()
      expect(failures).toEqual([])
      expect((await hall.see(table))?.live?.length).toBe(0)
      const types = new Set(answers.map((text): unknown => Reflect.get(JSON.parse(text), 'type')))
      expect(types.has('done')).toBe(false)
      expect(types.has('error')).toBe(true)
    },
    120_000,
  )

  test('too many at once are refused, and heard again later', async () => {
    const answers: string[] = []
    let now = 0
    let rests = 0
    const connection = new Connection({
      hall,
      person: null,
      now: () => now,
      send: (text) => answers.push(text),
      failed: () => {},
      rest: () => {
        rests += 1
      },
    })
    for (let i = 0; i < 200; i++) await connection.hear('{"type":"ping"}')
    expect(answers.filter((text) => text.includes('pong'))).toHaveLength(60)
    // Whoever is too fast is told so once in a second, not for every message.
    expect(answers.filter((text) => text.includes('tooFast'))).toHaveLength(1)
    expect(rests).toBe(140)
    now += 60_000
    answers.length = 0
    await connection.hear('{"type":"ping"}')
    expect(answers).toEqual(['{"type":"pong"}'])
  })
})

describe('over the network', () => {
  let running: Running
  let address = ''
  beforeAll(async () => {
    const config = readConfig({ PORT: '0', DATA_DIR: temporaryFolder(), LOG_LEVEL: 'silent' })
    running = await startServer({ ...config, dist: '/nowhere' })
    address = `http://localhost:${running.port}`
  })
  afterAll(() => running.stop())

  const open = (headers: Readonly<Record<string, string>>): WebSocket =>
    new WebSocket(`${address.replace('http', 'ws')}/api/live`, { headers })

  /** What comes back first: a message, or how the connection ended. */
  const first = (socket: WebSocket, said?: string | Buffer): Promise<string> =>
    new Promise((found) => {
      socket.on('open', () => {
        if (said !== undefined) socket.send(said)
      })
      socket.on('message', (data) => found(data.toString()))
      socket.on('close', (code) => found(`closed ${code}`))
      socket.on('error', (error) => found(error.message))
    })

  test('oversized messages end the connection, nothing else', async () => {
    const socket = open({})
    expect(await first(socket, 'x'.repeat(100_000))).toBe('closed 1009')
    expect((await fetch(`${address}/readyz`)).status).toBe(200)
  })

  test('messages and requests of any depth are refused, and the server lives on', async () => {
    const deep = (levels: number): string =>
      `{"type":"act","deep":${'['.repeat(levels)}${']'.repeat(levels)}}`
    const headers = { 'content-type': 'application/json', origin: address }
    for (const levels of [33, 1_000, 5_000, 15_000, 30_000]) {
      const socket = open({})
      expect(await first(socket, deep(levels))).toMatch(/notUnderstood|closed 1009/)
      socket.close()
      const posted = await fetch(`${address}/api/tables`, { method: 'POST', headers, body: deep(levels) })
      expect(posted.status).toBe(400)
    }
    expect((await fetch(`${address}/readyz`)).status).toBe(200)
  })

  test('pages of other sites cannot connect or post', async () => {
    expect(await first(open({ origin: 'https://evil.example' }))).toContain('403')
    const headers = { 'content-type': 'application/json', origin: 'https://evil.example' }
    const posted = await fetch(`${address}/api/tables`, { method: 'POST', headers, body: '{}' })
    expect(posted.status).toBe(403)
  })

  test('an outsider can neither read nor play at a private table', async () => {
    const [ann, ben, eve] = [await newGuest(address), await newGuest(address), await newGuest(address)]
    const table = await beginTable('roam', [ann, ben])
    const watch = JSON.stringify({ type: 'watch', table, has: null })
    for (const headers of [{ cookie: eve.cookie }, {}]) {
      const socket = open(headers)
      expect(await first(socket, watch)).toContain('noTable')
      socket.close()
      const acting = open(headers)
      const act = { type: 'act', id: 'x', table, version: 0, action: { type: 'choose' } }
      expect(await first(acting, JSON.stringify(act))).toContain('notSeated')
      acting.close()
    }
    const seen = await fetch(`${address}/api/tables/${table}`, { headers: { cookie: eve.cookie } })
    // The link is the invitation: it says who plays what, and nothing of the match.
    expect(Object.keys(Object(await seen.json()))).toEqual(['knock'])
    const record = await fetch(`${address}/api/tables/${table}/record`, { headers: { cookie: eve.cookie } })
    expect(record.status).toBe(404)
    const listed = await (await fetch(`${address}/api/tables`)).text()
    expect(listed).not.toContain(table)
    await expect(eve.post(`/api/tables/${table}/start`, {})).rejects.toThrow('409')
    await expect(eve.post(`/api/tables/${table}/sit`, { seat: 0, contribution: '' })).rejects.toThrow('409')
    const socket = open({ cookie: ann.cookie })
    expect(await first(socket, watch)).toContain('"type":"table"')
    socket.close()
  })

  test.each([
    ['/api/tables', '{'],
    ['/api/tables', '[]'],
    ['/api/tables', '{"game":"roam","options":{"mode":"none"},"seats":2,"private":false}'],
    ['/api/tables', '{"game":"roam","options":{},"seats":99,"private":false}'],
    ['/api/tables', '{"game":"chess","options":{},"seats":2,"private":false}'],
    ['/api/tables', `{"game":"roam","options":{},"seats":2,"private":false,"more":"${'x'.repeat(100_000)}"}`],
    ['/api/tables/none/sit', '{"seat":-1,"contribution":"x"}'],
    ['/api/tables/../../etc/passwd/sit', '{}'],
  ])('POST %s with %.40s is refused with advice', async (path, body) => {
    const { cookie } = await newGuest(address)
    const headers = { 'content-type': 'application/json', cookie, origin: address }
    const response = await fetch(`${address}${path}`, { method: 'POST', headers, body })
    expect(response.status).toBeGreaterThanOrEqual(400)
    expect(response.status).toBeLessThan(500)
  })
})
