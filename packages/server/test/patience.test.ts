import { expect, test } from 'vitest'
import { Patience } from '../src/realtime/patience.ts'

test('whoever goes on being too fast is not heard for longer each time, and whoever calms down begins anew', () => {
  const patience = new Patience()
  let now = 0
  const rests = Array.from({ length: 6 }, () => {
    const rest = patience.lose(now)
    now += rest + 500
    return rest
  })
  expect(rests).toEqual([1_000, 2_000, 4_000, 8_000, 8_000, 8_000])
  now += 10_000
  expect(patience.lose(now)).toBe(1_000)
})
