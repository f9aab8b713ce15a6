import { statSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3-13'
import { Kysely, sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { DurableDialect } from '../src/store/durable-driver.ts'
import { sharedFlush } from '../src/store/flush.ts'
import { Lock } from '../src/store/lock.ts'
import { openStore } from '../src/store/open.ts'
import { temporaryFolder } from './folders.ts'

describe('what is committed', () => {
  /** A disk that is done when somebody says so. */
  function slowDisk() {
    const asked: PromiseWithResolvers<void>[] = []
    const flush = () => {
      const flushed = Promise.withResolvers<void>()
      asked.push(flushed)
      return flushed.promise
    }
    return { asked, flush }
  }

  function things() {
    const { asked, flush } = slowDisk()
    const database = new Sqlite(':memory:')
    database.exec('create table things (name text)')
    const lock = new Lock()
    const db = new Kysely<{ things: { name: string } }>({
      dialect: new DurableDialect({ database, flush: sharedFlush(flush), lock }),
    })
    const put = (name: string) => db.insertInto('things').values({ name }).execute()
    return { asked, db, lock, put }
  }

  const settled = async (promise: Promise<unknown>): Promise<boolean> => {
    let done = false
    promise.then(
      () => {
        done = true
      },
      () => {
        done = true
      },
    )
    await new Promise((over) => setTimeout(over, 5))
    return done
  }

  test('while the disk is busy is put there by the next time, and together', async () => {
    const { asked, flush } = slowDisk()
    const shared = sharedFlush(flush)
    const first = shared()
    expect(await settled(first)).toBe(false)
    const [second, third] = [shared(), shared()]
    expect(asked).toHaveLength(1)
    asked[0].resolve()
    expect(await settled(first)).toBe(true)
    expect(await settled(second)).toBe(false)
    expect(asked).toHaveLength(2)
    asked[1].resolve()
    expect(await settled(Promise.all([second, third]))).toBe(true)
  })

  test('a disk that fails says so to those who waited for it, and is tried again', async () => {
    const { asked, flush } = slowDisk()
    const shared = sharedFlush(flush)
    const first = shared()
    await settled(first)
    const second = shared()
    asked[0].reject(new Error('no disk'))
    await expect(first).rejects.toThrow('no disk')
    await settled(second)
    asked[1].resolve()
    await second
  })

  test('is answered when it is on the disk: changes and transactions, once each, but no looks', async () => {
    const { asked, db } = things()
    await db.selectFrom('things').selectAll().execute()
    // Whatever way it is asked.
    await sql`select name from things`.execute(db)
    expect(asked).toHaveLength(0)
    const insert = db.insertInto('things').values({ name: 'lamp' }).execute()
    expect(await settled(insert)).toBe(false)
    asked[0].resolve()
    await insert
    const both = db.transaction().execute(async (transaction) => {
      await transaction.insertInto('things').values({ name: 'rope' }).execute()
      await transaction.deleteFrom('things').where('name', '=', 'lamp').execute()
    })
    expect(await settled(both)).toBe(false)
    expect(asked).toHaveLength(2)
    asked[1].resolve()
    await both
    expect(await db.selectFrom('things').selectAll().execute()).toEqual([{ name: 'rope' }])
    await db.destroy()
  })

  test('is not in the way of others while it is put on the disk', async () => {
    const { asked, db, put } = things()
    const first = put('lamp')
    expect(await settled(first)).toBe(false)
    const [second, third] = [put('rope'), put('axe')]
    expect(await settled(second)).toBe(false)
    asked[0].resolve()
    await first
    // Both were committed meanwhile, so one time is enough for them.
    expect(await settled(second)).toBe(false)
    asked[1].resolve()
    await Promise.all([second, third])
    expect(asked).toHaveLength(2)
    await db.destroy()
  })

  test('is not heard of before: whoever looks waits for the disk too', async () => {
    const { asked, db, put } = things()
    const insert = put('lamp')
    expect(await settled(insert)).toBe(false)
    const look = db.selectFrom('things').selectAll().execute()
    expect(await settled(look)).toBe(false)
    asked[0].resolve()
    expect(await look).toEqual([{ name: 'lamp' }])
    await insert
    await db.destroy()
  })

  test('a disk that failed is the trouble of whoever wrote, not of whoever looks', async () => {
    const { asked, db, put } = things()
    const insert = put('lamp')
    await settled(insert)
    const look = db.selectFrom('things').selectAll().execute()
    await settled(look)
    asked[0].reject(new Error('no disk'))
    await expect(insert).rejects.toThrow('no disk')
    expect(await look).toEqual([{ name: 'lamp' }])
    await db.destroy()
  })

  test('one after the other, and moves before all others', async () => {
    const { db, lock, asked } = things()
    const order: string[] = []
    await db.connection().execute(async (own) => {
      const look = (name: string) =>
        db
          .selectFrom('things')
          .selectAll()
          .execute()
          .then(() => order.push(name))
      const all = [look('first'), look('second'), lock.first(() => order.push('move'))]
      await settled(Promise.all(all))
      expect(order).toEqual([])
      await own.selectFrom('things').selectAll().execute()
    })
    await expect.poll(() => order).toEqual(['move', 'first', 'second'])
    expect(asked).toHaveLength(0)
    expect(() => lock.release()).toThrow()
    await expect(
      lock.first(() => {
        throw new Error('no')
      }),
    ).rejects.toThrow('no')
    await lock.first(() => {})
    await db.destroy()
  })

  test('is carried over from the log while others write on, and the log begins anew', async () => {
    const folder = temporaryFolder()
    const store = await openStore({ kind: 'sqlite', folder })
    const size = (name: string): number => statSync(join(folder, name)).size
    const before = size('vyprava.sqlite')
    const value = 'x'.repeat(20_000)
    for (let number = 0; number < 4_000; number++)
      await store.db
        .insertInto('settings')
        .values({ name: `n${number % 40}`, value })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
        .execute()
    await expect.poll(() => size('vyprava.sqlite')).toBeGreaterThan(before + 20 * value.length)
    // All of it together would be some 100 MB, and by itself the database would begin anew at 67.
    expect(size('vyprava.sqlite-wal')).toBeLessThan(60_000_000)
    await store.close()
  })
})
