import { describe, expect, test } from 'vitest'
import { errorOf } from '../bot/chances.ts'
import { beforeFight, foreseen, played } from './chances.ts'

/* A small version of `npx vyprava bench chances`, which plays ten thousand fights. */

const FORESEEN = 300
const PLAYED = 200

const FIGHTS = [
  { mode: 'solo', seats: 1, seed: 'chances 1', which: 1, health: 3 },
  { mode: 'competitive', seats: 2, seed: 'chances 2', which: 2, health: 2 },
  { mode: 'cooperative', seats: 2, seed: 'chances 3', which: 3, health: 1 },
] as const

describe('the chances of a fight', () => {
  test.each(FIGHTS)('are those of fights that are played, $mode', ({ mode, seats, seed, which, health }) => {
    const ahead = beforeFight(seed, seats, mode, which, health)
    const said = foreseen(ahead, FORESEEN)
    const course = played(ahead, PLAYED)
    expect(said.win).toBeGreaterThan(0.05)
    expect(said.win).toBeLessThan(0.95)
    expect(Math.abs(said.win - course.win)).toBeLessThanOrEqual(said.error + course.error)
    expect(said.win + said.death).toBeLessThanOrEqual(1)
  })

  test('say how far they may be wrong: less with more fights, and never nothing', () => {
    expect(errorOf(50, 100)).toBeCloseTo(0.096, 2)
    expect(errorOf(5000, 10000)).toBeCloseTo(0.0098, 3)
    expect(errorOf(100, 100)).toBeGreaterThan(0.01)
    expect(errorOf(0, 100)).toBeCloseTo(errorOf(100, 100))
  })
})
