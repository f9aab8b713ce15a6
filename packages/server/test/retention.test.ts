import { ticTacToe } from '@vyprava/kernel/testing/games'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { readConfig } from '../src/config.ts'
import { sweep } from '../src/jobs/retention.ts'
import { JobRunner } from '../src/jobs/runner.ts'
import { newId } from '../src/lobby/lobby.ts'
import { startServer } from '../src/main.ts'
import { schedule } from '../src/store/jobs.ts'
import { addMessage } from '../src/store/messages.ts'
import { addReport } from '../src/store/reports.ts'
import { createTable, moveOn } from '../src/store/tables.ts'
import { newGuest } from '../testing/guests.ts'
import { addPerson, begun } from '../testing/seated.ts'
import { onBothStores } from './stores.ts'

const DAY = 24 * 60 * 60_000

onBothStores('what nobody comes back to', (fresh) => {
  test('goes after its time, and nothing else does', async () => {
    const ground = await fresh()
    const server = await startServer(readConfig({ ...ground.env, PORT: '0', LOG_LEVEL: 'silent' }))
    const address = `http://localhost:${server.port}`
    const [idle, host] = [await newGuest(address), await newGuest(address)]
    const opened = String(
      await host.post('/api/tables', { game: 'roam', options: {}, seats: 2, private: true }),
    )
    const { store } = server
    const { db } = store
    const keep = { openTables: 14, guests: 60, talk: 365 }
    const people = async (): Promise<number> => (await db.selectFrom('people').select('id').execute()).length
    const now = Date.now()
    expect(await sweep(store, keep, now)).toEqual({ tables: 0, sessions: 0, messages: 0, guests: 0 })
    const ids = await db.selectFrom('tables').select('id').execute()
    expect(ids.map(({ id }) => id)).toEqual([opened])
    // Everybody's session is over after ninety days; the table has waited for long, and then its host is nobody's.
    expect(await sweep(store, keep, now + 15 * DAY)).toMatchObject({ tables: 1, sessions: 0, guests: 0 })
    expect(await sweep(store, { ...keep, guests: 0 }, now + 100 * DAY)).toMatchObject({
      sessions: 2,
      guests: 0,
    })
    expect(await people()).toBe(2)
    expect(await sweep(store, keep, now + 100 * DAY)).toMatchObject({ guests: 2 })
    expect(await people()).toBe(0)
    const { rows } = await sql`select id from ${sql.table('user')}`.execute(db)
    expect(rows).toEqual([])
    const me: unknown = await (await fetch(`${address}/api/me`, { headers: { cookie: idle.cookie } })).json()
    expect(me).toMatchObject({ person: null })
    await server.stop()
  })

  test('talk of finished matches goes, unless it was reported', async () => {
    const store = await (await fresh()).open()
    const { db } = store
    const over = await begun(db, ticTacToe, ['ann', 'ben'])
    await moveOn(db, over, ['playing', 'over'], 2)
    const playing = await begun(db, ticTacToe, ['ann', 'ben'])
    const say = (id: string, table: string) =>
      addMessage(db, { id, table, room: 'players', person: 'ann', text: id, clientId: id, at: 0 })
    await say('old', over)
    await say('reported', over)
    await say('going on', playing)
    const report = { message: 'reported', person: 'ben', about: 'ann', table: over, reason: '', at: 0 }
    await addReport(db, report)
    expect(await sweep(store, { openTables: 0, guests: 0, talk: 1 }, 2 * DAY)).toMatchObject({ messages: 1 })
    const left = await db.selectFrom('messages').select('id').orderBy('id').execute()
    expect(left.map(({ id }) => id)).toEqual(['going on', 'reported'])
  })

  test('for ever means for ever', async () => {
    const store = await (await fresh()).open()
    await addPerson(store.db, 'ann')
    const common = { options: {}, private: false, host: 'ann', secret: 's', seats: 2, at: 0, rules: 1 }
    await createTable(store.db, { id: newId(), game: ticTacToe.id, ...common })
    const keep = { openTables: 0, guests: 0, talk: 0 }
    expect(await sweep(store, keep, 1e6 * DAY)).toMatchObject({ tables: 0, guests: 0, messages: 0 })
  })
})

onBothStores('a job that hangs', (fresh) => {
  test('holds up nothing of another kind, and is given up in time', async () => {
    const { db } = await (await fresh()).open()
    const done: string[] = []
    const failures: unknown[] = []
    const now = () => 1_000
    const failed = (error: unknown): void => {
      failures.push(error)
    }
    const errands = (push: () => Promise<void>, patience?: number): JobRunner =>
      new JobRunner({
        ...{ db, now, failed, kinds: { only: ['push'] }, work: { push } },
        ...(patience === undefined ? {} : { patience }),
      })
    const deadlines = new JobRunner({
      ...{ db, now, failed, kinds: { except: ['push'] } },
      work: {
        table: async (subject) => {
          done.push(subject)
        },
      },
    })
    const plan = (kind: string): Promise<void> => schedule(db, { key: kind, kind, subject: kind, due: 0 })
    const begun = Promise.withResolvers<void>()
    const hang = Promise.withResolvers<void>()
    for (const kind of ['push', 'table']) await plan(kind)
    const hanging = errands(async () => {
      begun.resolve()
      await hang.promise
      done.push('push')
    }).tick()
    await begun.promise
    expect(await deadlines.tick()).toBe(1)
    expect(done).toEqual(['table'])
    expect(failures).toEqual([])
    hang.resolve()
    expect(await hanging).toBe(1)
    expect(done).toEqual(['table', 'push'])

    await plan('push')
    expect(await errands(() => new Promise<never>(() => {}), 100).tick()).toBe(1)
    expect(String(failures)).toMatch(/"push" took longer/)
    const left = await db.selectFrom('jobs').select(['key', 'tries']).execute()
    expect(left).toEqual([{ key: 'push', tries: 1 }])
  })
})
