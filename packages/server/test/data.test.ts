import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3-13'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { moveData } from '../src/admin/move.ts'
import { readConfig } from '../src/config.ts'
import { startServer } from '../src/main.ts'
import { Bucket } from '../src/realtime/bucket.ts'
import { Budget } from '../src/realtime/budget.ts'
import { OtherVersion, openStore } from '../src/store/open.ts'
import { createTable } from '../src/store/tables.ts'
import { newGuest } from '../testing/guests.ts'
import { freshDatabase, lacksPostgres } from '../testing/postgres.ts'
import { addPerson } from '../testing/seated.ts'
import { temporaryFolder } from './folders.ts'
import { onBothStores } from './stores.ts'

onBothStores('what a database cannot keep', (fresh) => {
  test('is refused at the border, and alarms nobody', async () => {
    const ground = await fresh()
    const server = await startServer(readConfig({ ...ground.env, PORT: '0', LOG_LEVEL: 'silent' }))
    const address = `http://localhost:${server.port}`
    const eve = await newGuest(address)
    const opening = { game: 'roam', options: {}, seats: 2, private: true }
    const table = await eve.post('/api/tables', opening)
    for (const contribution of ['a\u0000b', '\ud800'])
      await expect(eve.post(`/api/tables/${table}/sit`, { seat: 0, contribution })).rejects.toThrow(
        /400.*characters/,
      )
    await expect(eve.post('/api/tables', { ...opening, options: { 'a\u0000': 1 } })).rejects.toThrow(/400/)
    expect((await fetch(`${address}/api/tables/%00`)).status).toBe(400)
    expect((await fetch(`${address}/api/mail/stop?token=%00`)).status).toBe(400)
    const socket = new WebSocket(`${address.replace('http', 'ws')}/api/live`, {
      headers: { cookie: eve.cookie, origin: address },
    })
    const heard: string[] = []
    socket.on('message', (data) => heard.push(String(data)))
    socket.on('open', () => socket.send(JSON.stringify({ type: 'say', id: 'a', table, text: 'a\u0000b' })))
    await expect.poll(() => heard.join()).toContain('notUnderstood')
    socket.terminate()
    expect(await (await fetch(`${address}/metrics`)).text()).toContain('vyprava_failures_total 0')
    await server.stop()
  })

  test('whoever only looks changes nothing', async () => {
    const ground = await fresh()
    const store = await ground.open()
    await store.db.schema.dropTable('kysely_migration').execute()
    const place = readConfig(ground.env).place
    await expect(openStore(place, { looks: true })).rejects.toThrow(OtherVersion)
    const left = await store.db.introspection.getTables({ withInternalKyselyTables: true })
    expect(left.map(({ name }) => name)).not.toContain('kysely_migration')
  })
})

test('an empty database is not made by looking at it', async () => {
  const folder = join(temporaryFolder(), 'new')
  mkdirSync(folder)
  await expect(openStore({ kind: 'sqlite', folder }, { looks: true })).rejects.toThrow(OtherVersion)
  const file = new Sqlite(join(folder, 'vyprava.sqlite'))
  expect(file.prepare('select count(*) as n from sqlite_master').get()).toEqual({ n: 0 })
  file.close()
})

describe.skipIf(lacksPostgres())('data that cannot move', () => {
  test('is named by its row', async () => {
    const folder = temporaryFolder()
    const store = await openStore({ kind: 'sqlite', folder })
    for (const id of ['ann', 'b\u0000n']) await addPerson(store.db, id)
    await store.close()
    await expect(moveData(folder, await freshDatabase())).rejects.toThrow(
      /the row of "people" with id "b\\u0000n", .* cannot be moved: /,
    )
  })
})

describe('a clock that is set back', () => {
  test('keeps nobody waiting', () => {
    const bucket = new Bucket(1, 2, 600_000)
    expect(bucket.take(600_000)).toBe(true)
    expect(bucket.take(0)).toBe(true)
    expect(bucket.take(1_500)).toBe(true)
    const budget = new Budget(10, 100, 600_000)
    budget.spend(50, 0)
    expect(budget.rest(0)).toBe(0)
  })
})

test('a full disk is named, and the server is not ready until there is room', async () => {
  const server = await startServer(
    readConfig({ DATA_DIR: temporaryFolder(), PORT: '0', LOG_LEVEL: 'silent' }),
  )
  const address = `http://localhost:${server.port}`
  const eve = await newGuest(address)
  const { db } = server.store
  const ready = async () => (await fetch(`${address}/readyz`)).text()
  expect(await ready()).toBe('ready\n')
  await addPerson(db, 'host')
  await sql`pragma max_page_count = 1`.execute(db)
  const fill = async () => {
    for (let n = 0; n < 200; n++)
      await createTable(db, {
        ...{ id: `t${n}`, game: 'roam', rules: 1, private: true, host: 'host', seats: 2, at: 0 },
        ...{ options: { text: 'x'.repeat(4_000) }, secret: 's' },
      })
  }
  await expect(fill()).rejects.toThrow(/full/)
  const opening = { game: 'roam', options: {}, seats: 2, private: true }
  const open = async () => {
    for (let n = 0; n < 8; n++) await eve.post('/api/tables', opening)
  }
  await expect(open()).rejects.toThrow(/500/)
  expect(await ready()).toBe('not ready: the disk is full\n')
  await sql`pragma max_page_count = 1000000`.execute(db)
  expect(await ready()).toBe('ready\n')
  await server.stop()
})
