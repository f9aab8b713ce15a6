import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Random } from '@vyprava/kernel'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { ban } from '../src/admin/ban.ts'
import { readConfig } from '../src/config.ts'
import { type Running, startServer } from '../src/main.ts'
import { createLog } from '../src/operations/log.ts'
import { readJournal } from '../src/store/journal.ts'
import { openStore } from '../src/store/open.ts'
import { beginTable, newGuest } from '../testing/guests.ts'
import { SocketPlayer } from '../testing/player.ts'
import { startProcess } from '../testing/process.ts'

const folder = mkdtempSync(join(tmpdir(), 'vyprava-operations-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('a server that is looked after', () => {
  const place = join(folder, 'metrics')
  let server: Running
  let address = ''
  beforeAll(async () => {
    const env = { PORT: '0', DATA_DIR: place, METRICS_TOKEN: 'open sesame', LOG_LEVEL: 'silent' }
    server = await startServer(readConfig(env))
    address = `http://localhost:${server.port}`
  })
  afterAll(() => server.stop())

  test('its numbers are for this machine, or for whoever has the token', async () => {
    const read = async (headers: Record<string, string>) => fetch(`${address}/metrics`, { headers })
    await fetch(`${address}/healthz`)
    const text = await (await read({})).text()
    expect(text).toMatch(/vyprava_request_seconds_count\{method="GET",route="\/healthz",status="200"\} 1/)
    expect(text).toContain('vyprava_tables_in_memory 0')
    expect(text).toContain('process_resident_memory_bytes')
    expect((await read({ 'x-forwarded-for': '127.0.0.1' })).status).toBe(403)
    const shown = (token: string) => read({ 'x-forwarded-for': '10.0.0.1', authorization: `Bearer ${token}` })
    expect((await shown('open sesame')).status).toBe(200)
    expect((await shown('open')).status).toBe(403)
  })

  test('whoever is banned is out at once and does not come back with the old cookie', async () => {
    const guest = await newGuest(address)
    const me = async (): Promise<unknown> =>
      (await fetch(`${address}/api/me`, { headers: { cookie: guest.cookie } })).json()
    const { person } = Object(await me())
    const socket = new WebSocket(`${address.replace('http', 'ws')}/api/live`, {
      headers: { cookie: guest.cookie, origin: address },
    })
    const closed = once(socket, 'close')
    await once(socket, 'open')
    socket.send('{"type":"ping"}')
    await once(socket, 'message')
    const store = await openStore({ kind: 'sqlite', folder: place })
    const ended = await ban(store, person.id, {
      operator: 'test',
      reason: '',
      at: 0,
      botFor: async () => 'novice',
    })
    await store.close()
    expect(ended.ok).toBe(true)
    expect(await me()).toMatchObject({ person: null })
    // The window that was open is let go too, though the ban came from another process.
    expect((await closed)[0]).toBe(1008)
  })
})

test('the log names routes, not addresses, and holds no cookies', async () => {
  const lines: string[] = []
  const log = createLog('info', (line) => lines.push(line))
  const request = { method: 'GET', url: '/api/tables/key', routeOptions: { url: '/api/tables/:id' } }
  log.info({ req: { ...request, headers: { cookie: 'c00kie' } }, res: { statusCode: 200 } }, 'done')
  log.error(new Error('broken'))
  expect(lines).toHaveLength(2)
  expect(JSON.parse(lines[0])).toMatchObject({
    level: 'info',
    req: { method: 'GET', route: '/api/tables/:id' },
    res: { status: 200 },
    msg: 'done',
  })
  expect(lines.join('')).not.toMatch(/c00kie|key/)
  expect(JSON.parse(lines[1])).toMatchObject({ level: 'error', err: { message: 'broken' } })
})

test('a server that is told to stop answers what it heard, loses nothing and says nothing', async () => {
  const data = join(folder, 'stop')
  let server = await startProcess({ DATA_DIR: data })
  const [ann, ben] = [await newGuest(server.address), await newGuest(server.address)]
  const table = await beginTable('roam', [ann, ben])
  let done = 0
  const players = [ann, ben].map(
    ({ cookie }, seat) =>
      new SocketPlayer({
        table,
        cookie,
        random: new Random(`stop ${seat}`),
        address: () => server.address,
        answered: ({ type }) => {
          if (type === 'done') done += 1
        },
      }),
  )
  for (let stops = 0; stops < 2; stops++) {
    const before = done
    while (done < before + 10) await new Promise((wait) => setTimeout(wait, 5))
    expect(await server.stop()).toBe(0)
    server = await startProcess({ DATA_DIR: data })
  }
  await Promise.all(players.map(({ over }) => over))
  for (const player of players) player.close()
  expect(await server.stop()).toBe(0)
  const store = await openStore({ kind: 'sqlite', folder: data })
  expect(await readJournal(store.db, table, 0)).toHaveLength(done)
  await store.close()
}, 90_000)
