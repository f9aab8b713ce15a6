import { expect, test } from 'vitest'
import { Turnstile } from '../src/realtime/turnstile.ts'

/** Works for so many milliseconds. */
function work(time: number): void {
  for (const start = performance.now(); performance.now() - start < time; );
}

test('dear work goes through piece by piece, and leaves as much time as it took', async () => {
  const turnstile = new Turnstile()
  const begun: number[] = []
  const pieces = Array.from({ length: 4 }, (_, piece) =>
    turnstile.pass(() => {
      begun.push(performance.now())
      work(20)
      return piece
    }),
  )
  expect(await Promise.all(pieces)).toEqual([0, 1, 2, 3])
  for (const [place, start] of begun.entries())
    if (place > 0) expect(start - begun[place - 1]).toBeGreaterThan(35)
})

test('work that fails says so, and the next one goes on', async () => {
  const turnstile = new Turnstile()
  const broken = turnstile.pass(() => {
    throw new Error('no')
  })
  const next = turnstile.pass(() => 'yes')
  await expect(broken).rejects.toThrow('no')
  expect(await next).toBe('yes')
})
