import { expect, test } from 'vitest'
import { JobRunner, type Work } from '../src/jobs/runner.ts'
import { claimJobs, finishJob, nextDue, schedule, unschedule } from '../src/store/jobs.ts'
import type { Store } from '../src/store/open.ts'
import { onBothStores } from './stores.ts'

const job = (key: string, due: number, kind = 'note') => ({ key, kind, subject: key, due })

function runner(store: Store, clock: { now: number }, note: Work, errors: unknown[] = []): JobRunner {
  return new JobRunner({
    db: store.db,
    work: { note },
    now: () => clock.now,
    failed: (error) => errors.push(error),
  })
}

onBothStores('jobs', (fresh) => {
  test('are done when they are due, once, by one of two processes', async () => {
    const ground = await fresh()
    const stores = [await ground.open(), await ground.open()]
    const clock = { now: 100 }
    const done: string[] = []
    const runners = stores.map((store) =>
      runner(store, clock, async (subject) => {
        await new Promise((wait) => setTimeout(wait, 1))
        done.push(subject)
      }),
    )
    const keys = Array.from({ length: 60 }, (_, index) => `k${index}`)
    for (const key of keys) await schedule(stores[0].db, job(key, 50))
    await schedule(stores[1].db, job('later', 200))
    await Promise.all(runners.map((one) => one.tick()))
    expect(done.toSorted()).toEqual(keys.toSorted())
    expect(await nextDue(stores[0].db)).toBe(200)
    clock.now = 200
    expect(await runners[1].tick()).toBe(1)
    expect(done.at(-1)).toBe('later')
    expect(await nextDue(stores[0].db)).toBeNull()
  })

  test('of a process that died are done by another one, after the lease', async () => {
    const ground = await fresh()
    const [dead, alive] = [await ground.open(), await ground.open()]
    await schedule(dead.db, job('k', 50))
    expect(await claimJobs(dead.db, { now: 100, lease: 60_000, most: 5 })).toHaveLength(1)
    const clock = { now: 101 }
    const done: string[] = []
    const other = runner(alive, clock, async (subject) => void done.push(subject))
    expect(await other.tick()).toBe(0)
    clock.now = 60_100
    expect(await other.tick()).toBe(1)
    expect(done).toEqual(['k'])
  })

  test('that were moved while somebody was at them stay', async () => {
    const { db } = await (await fresh()).open()
    await schedule(db, job('k', 50))
    const [claimed] = await claimJobs(db, { now: 100, lease: 60_000, most: 5 })
    await schedule(db, job('k', 300))
    await finishJob(db, claimed)
    expect(await nextDue(db)).toBe(300)
    await unschedule(db, 'k')
    expect(await nextDue(db)).toBeNull()
  })

  test('that fail are tried again, later and later; unknown ones are said', async () => {
    const store = await (await fresh()).open()
    const clock = { now: 100 }
    const errors: unknown[] = []
    let tries = 0
    const one = runner(
      store,
      clock,
      async () => {
        tries += 1
        if (tries < 3) throw new Error('not yet')
      },
      errors,
    )
    await schedule(store.db, job('k', 50))
    expect(await one.tick()).toBe(1)
    expect(await one.tick()).toBe(0)
    clock.now += 2_000
    expect(await one.tick()).toBe(1)
    clock.now += 2_000
    expect(await one.tick()).toBe(0)
    clock.now += 2_000
    expect(await one.tick()).toBe(1)
    expect(errors).toHaveLength(2)
    expect(await nextDue(store.db)).toBeNull()
    await schedule(store.db, job('x', 50, 'dance'))
    await one.tick()
    expect(String(errors[2])).toContain('dance')
  })
})
