import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { Turnstile } from '../src/realtime/turnstile.ts'

/** Works for so many milliseconds. */
function work(time: number): void {
  for (const start = performance.now(); performance.now() - start < time; );
}

test('dear work goes through piece by piece, and leaves as much time as it took', async () => {
  const turnstile = new Turnstile()
  const begun: number[] = []
  const pieces = Array.from({ length: 4 }, async (_, piece) => {
    await turnstile.pass('here')
    begun.push(performance.now())
    work(20)
    return piece
  })
  expect(await Promise.all(pieces)).toEqual([0, 1, 2, 3])
  for (const [place, start] of begun.entries())
    if (place > 0) expect(start - begun[place - 1]).toBeGreaterThan(35)
})

test('whoever does something else comes in between, also where each piece is short', async () => {
  const turnstile = new Turnstile()
  let done = 0
  let others = 0
  let on = true
  const other = (): void => {
    others += 1
    if (on) setImmediate(other)
  }
  setImmediate(other)
  const start = performance.now()
  await Promise.all(
    Array.from({ length: 200 }, async () => {
      await turnstile.pass('here')
      work(0.25)
      done += 1
    }),
  )
  on = false
  expect(done).toBe(200)
  expect(others).toBeGreaterThan(150)
  // Half of the time is left.
  expect(performance.now() - start).toBeGreaterThan(80)
})

test('where nobody waits one passes at once, and whoever comes from elsewhere does not wait for a crowd', async () => {
  const turnstile = new Turnstile()
  const before = performance.now()
  await turnstile.pass('here')
  expect(performance.now() - before).toBeLessThan(20)
  const order: string[] = []
  const go = async (from: string): Promise<void> => {
    await turnstile.pass(from)
    order.push(from)
  }
  const all = [...Array.from({ length: 20 }, () => go('crowd')), go('ann'), go('crowd'), go('ben')]
  expect(turnstile.waiting('crowd')).toBe(21)
  expect(turnstile.waiting('ann')).toBe(1)
  await Promise.all(all)
  expect(order.slice(0, 4)).toEqual(['crowd', 'ann', 'ben', 'crowd'])
  expect(turnstile.waiting('crowd')).toBe(0)
  await setTimeout(20)
  await turnstile.pass('here')
})

test('a server that stops lets everybody through', async () => {
  const turnstile = new Turnstile()
  await turnstile.pass('here')
  work(1_000)
  await setTimeout(1)
  const before = performance.now()
  const waiting = ['here', 'here', 'there'].map((from) => turnstile.pass(from))
  turnstile.open()
  await Promise.all([...waiting, turnstile.pass('here')])
  expect(performance.now() - before).toBeLessThan(500)
})
