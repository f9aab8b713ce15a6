import { ticTacToe } from '@vyprava/kernel/testing/games'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readConfig } from '../src/config.ts'
import { startServer } from '../src/main.ts'
import { postgresBell } from '../src/store/bell.ts'
import { openStore, type Store } from '../src/store/open.ts'
import { freshDatabase, lacksPostgres } from '../testing/postgres.ts'
import { begun, hallFor } from '../testing/seated.ts'
import { type Stretch, stretchBefore } from '../testing/silence.ts'

describe.skipIf(lacksPostgres())('a PostgreSQL that falls silent', () => {
  let url = ''
  let stretch: Stretch
  const behind = (): string => url.replace(/:\d+\//, `:${stretch.port}/`)
  const open: Store[] = []
  const storeAt = async (address: string): Promise<Store> => {
    const store = await openStore({ kind: 'postgres', url: address })
    open.push(store)
    return store
  }
  beforeEach(async () => {
    url = await freshDatabase()
    stretch = await stretchBefore(Number(/:(\d+)\//.exec(url)?.[1]))
  }, 90_000)
  afterEach(async () => {
    stretch.speak()
    await stretch.close()
    await Promise.allSettled(open.splice(0).map((store) => store.close()))
  })

  test('what others do is heard again within seconds, though no connection was closed', async () => {
    const here = await storeAt(behind())
    const there = await storeAt(url)
    const table = await begun(there.db, ticTacToe, ['ann', 'ben'])
    const failures: unknown[] = []
    const watching = hallFor(here, [ticTacToe], (error) => failures.push(error))
    const playing = hallFor(there, [ticTacToe])
    const versions: number[] = []
    await watching.watch(
      table,
      {
        observer: 1,
        send: (message) => {
          if (message.type === 'whole' || message.type === 'news') versions.push(message.version)
        },
      },
      null,
    )
    stretch.silence()
    const action = { type: 'mark', cell: 4 }
    const done = await playing.fulfil(0, { type: 'act', table, id: 'a', version: 0, action })
    expect(done).toMatchObject({ type: 'done' })
    await expect.poll(() => versions.at(-1)).toBe(1)
    await watching.close()
    await playing.close()
  })

  test('what is done here is heard elsewhere, though the connection that listens is silent', async () => {
    const there = await storeAt(url)
    const bell = await postgresBell(behind(), there.db)
    const heard = Promise.withResolvers<void>()
    there.bell.listen((ring) => ring?.table === 'far' && heard.resolve())
    stretch.silence()
    const before = performance.now()
    await bell.ring({ table: 'far', number: 1 })
    await heard.promise
    expect(performance.now() - before).toBeLessThan(5_000)
    stretch.speak()
    await bell.close()
  })

  test('queries end with an error instead of hanging, and work again afterwards', async () => {
    const { db } = await storeAt(behind())
    stretch.silenceAll()
    const asked = db.selectFrom('tables').select('id').execute()
    await expect(asked).rejects.toThrow(/timeout/)
    stretch.speak()
    expect(await db.selectFrom('tables').select('id').execute()).toEqual([])
  })

  test('a server says that it is not ready, and does not hang', async () => {
    const server = await startServer(readConfig({ DATABASE_URL: behind(), PORT: '0', LOG_LEVEL: 'silent' }))
    const ready = async () => (await fetch(`http://localhost:${server.port}/readyz`)).status
    expect(await ready()).toBe(200)
    stretch.silenceAll()
    expect(await ready()).toBe(503)
    stretch.speak()
    await expect.poll(ready).toBe(200)
    await server.stop()
  })
})
