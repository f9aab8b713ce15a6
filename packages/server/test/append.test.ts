import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { gathered } from '../src/store/append.ts'
import type { Appended } from '../src/store/journal.ts'

const move = (table: string): Appended => ({ table, number: 0, entries: [], clientId: 'a', at: 0 })

/** What was written together, one after the other. */
function paper() {
  const written: string[][] = []
  const write = async (batch: readonly Appended[]): Promise<boolean[]> => {
    written.push(batch.map(({ table }) => table))
    return batch.map(({ table }) => table !== 'late')
  }
  return { written, write }
}

test('what comes soon after a write is written together, and each hears whether it fitted', async () => {
  const { written, write } = paper()
  const append = gathered(write, 50)
  // Whoever comes after a calm while waits for nothing.
  const before = performance.now()
  expect(await append(move('first'))).toBe(true)
  expect(performance.now() - before).toBeLessThan(50)
  const rest = [append(move('second'))]
  await setTimeout(10)
  expect(written).toEqual([['first']])
  rest.push(append(move('late')), append(move('third')))
  expect(await Promise.all(rest)).toEqual([true, false, true])
  expect(written).toEqual([['first'], ['second', 'late', 'third']])
})

test('nobody fails for an entry of somebody else', async () => {
  const append = gathered(async (batch) => {
    if (batch.some(({ table }) => table === 'broken')) throw new Error('no such table')
    return batch.map(() => true)
  })
  const [good, broken] = await Promise.allSettled([append(move('good')), append(move('broken'))])
  expect(good).toEqual({ status: 'fulfilled', value: true })
  expect(broken.status).toBe('rejected')
})

test('whoever fills a whole batch does not wait for more', async () => {
  const { written, write } = paper()
  const append = gathered(write, 60_000)
  const all = Array.from({ length: 400 }, (_, place) => append(move(`${place}`)))
  await expect.poll(() => written.map(({ length }) => length), { timeout: 2_000 }).toEqual([200, 200])
  expect(new Set(await Promise.all(all))).toEqual(new Set([true]))
})
