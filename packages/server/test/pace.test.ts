import { describe, expect, test } from 'vitest'
import { Clock, LAST_MINUTE, type Pace } from '../src/pace/clock.ts'
import { awakeUntil, isZone, sleeps } from '../src/pace/quiet.ts'

const HOUR = 3_600_000
const at = (text: string): number => Date.parse(text)
const until = (from: string, hours: number, quiet: Parameters<typeof awakeUntil>[2]): string =>
  new Date(awakeUntil(at(from), hours * HOUR, quiet)).toISOString()

/** From ten in the evening till seven in the morning. */
const prague = { zone: 'Europe/Prague', from: 22 * 60, to: 7 * 60 }

describe('quiet hours', () => {
  test.each([
    ['within a day', '2026-06-10T06:00:00Z', 3, '2026-06-10T09:00:00.000Z'],
    // 21:00 in Prague: an hour before the night, the other two after it.
    ['over a night', '2026-06-10T19:00:00Z', 3, '2026-06-11T07:00:00.000Z'],
    ['from the middle of a night', '2026-06-10T23:30:00Z', 1, '2026-06-11T06:00:00.000Z'],
    ['ending exactly with the evening', '2026-06-10T18:00:00Z', 2, '2026-06-10T20:00:00.000Z'],
    ['of two days', '2026-06-10T05:00:00Z', 30, '2026-06-11T20:00:00.000Z'],
    // On 29 March the clock jumps from two to three: the night ends at 05:00 of Greenwich, not 06:00.
    ['over the night when summer time begins', '2026-03-28T20:00:00Z', 2, '2026-03-29T06:00:00.000Z'],
    // On 25 October the night is an hour longer.
    ['over the night when summer time ends', '2026-10-24T19:00:00Z', 2, '2026-10-25T07:00:00.000Z'],
  ])('a time %s', (_name, from, hours, end) => {
    expect(until(from, hours, prague)).toBe(end)
  })

  test('that begin or end at an hour which is skipped in spring', () => {
    const short = { zone: 'Europe/Prague', from: 30, to: 150 }
    // 00:30 to 02:30, which does not exist that night: it ends when the clock has jumped, at 01:30 of Greenwich.
    expect(until('2026-03-28T23:00:00Z', 1, short)).toBe('2026-03-29T02:00:00.000Z')
  })

  test('west of Greenwich, at half an hour, and none', () => {
    const newYork = { ...prague, zone: 'America/New_York' }
    expect(until('2026-11-01T01:00:00Z', 2, newYork)).toBe('2026-11-01T13:00:00.000Z')
    const kolkata = { ...prague, zone: 'Asia/Kolkata' }
    expect(until('2026-01-01T16:00:00Z', 1, kolkata)).toBe('2026-01-02T02:00:00.000Z')
    expect(until('2026-01-01T16:00:00Z', 24, null)).toBe('2026-01-02T16:00:00.000Z')
    expect(until('2026-01-01T16:00:00Z', 24, { ...prague, from: 60, to: 60 })).toBe(
      '2026-01-02T16:00:00.000Z',
    )
  })

  test('say whether somebody sleeps', () => {
    expect(sleeps(at('2026-06-10T20:00:00Z'), prague)).toBe(true)
    expect(sleeps(at('2026-06-10T19:59:59Z'), prague)).toBe(false)
    expect(sleeps(at('2026-06-11T05:00:00Z'), prague)).toBe(false)
    expect(sleeps(at('2026-06-11T05:00:00Z'), null)).toBe(false)
    expect([isZone('Europe/Bratislava'), isZone('Europe/Nowhere')]).toEqual([true, false])
  })
})

const MINUTE = 60_000
const live: Pace = { kind: 'live', budget: 10 * MINUTE, increment: 5_000, absence: 'wait' }

describe('clocks', () => {
  test('run for those who are asked, and give the increment back', () => {
    const clock = new Clock(2, [0], 1_000, 1)
    expect(clock.deadline(1, live, null)).toBeNull()
    expect(clock.deadline(0, live, null)).toBe(1_000 + 10 * MINUTE)
    clock.pass({ at: 1_000 + MINUTE, seat: 0, open: true, deciders: [1], turn: 2 }, live.increment)
    expect(clock.left(0, live, 1_000 + 2 * MINUTE)).toBe(9 * MINUTE + 5_000)
    expect(clock.left(1, live, 1_000 + 2 * MINUTE)).toBe(9 * MINUTE)
    expect(clock.deadline(1, live, null)).toBe(1_000 + 11 * MINUTE)
  })

  test('give the increment once a turn, to all who had a say in it', () => {
    const clock = new Clock(3, [0], 0, 1)
    const step = (seat: number, turn: number) =>
      clock.pass({ at: 0, seat, open: true, deciders: [0, 1, 2], turn }, live.increment)
    step(0, 1)
    step(0, 1)
    expect(clock.used).toEqual([0, 0, 0])
    step(1, 2)
    expect(clock.used).toEqual([-5_000, -5_000, 0])
    // Somebody goes back and plays the end of the turn again.
    step(1, 1)
    step(1, 2)
    expect(clock.used).toEqual([-5_000, -5_000, 0])
    step(2, 3)
    expect(clock.used).toEqual([-5_000, -10_000, -5_000])
  })

  test('of several who are asked at once stop one by one', () => {
    const clock = new Clock(2, [0, 1], 0, 1)
    clock.pass({ at: MINUTE, seat: 0, open: true, deciders: [1], turn: 1 }, 0)
    clock.pass({ at: 3 * MINUTE, seat: 1, open: true, deciders: [0], turn: 1 }, 0)
    expect([clock.left(0, live, 3 * MINUTE), clock.left(1, live, 3 * MINUTE)]).toEqual([
      9 * MINUTE,
      7 * MINUTE,
    ])
  })

  test('tell nothing of steps that only some noticed', () => {
    const [secret, quiet] = [new Clock(2, [0, 1], 0, 1), new Clock(2, [0, 1], 0, 1)]
    secret.pass({ at: MINUTE, seat: 0, open: false, deciders: [0, 1], turn: 1 }, live.increment)
    for (const clock of [secret, quiet])
      clock.pass({ at: 2 * MINUTE, seat: 0, open: true, deciders: [1], turn: 1 }, live.increment)
    expect([secret.used, secret.asked, secret.at]).toEqual([quiet.used, quiet.asked, quiet.at])
  })

  test('that have run out leave a minute for each move', () => {
    const clock = new Clock(1, [0], 0, 1)
    clock.pass({ at: 20 * MINUTE, seat: 0, open: true, deciders: [0], turn: 1 }, 0)
    expect(clock.left(0, live, 20 * MINUTE)).toBe(0)
    expect(clock.deadline(0, live, null)).toBe(20 * MINUTE + LAST_MINUTE)
  })

  test('do not go back when those of processes differ', () => {
    const clock = new Clock(2, [0], 1_000, 1)
    clock.pass({ at: 500, seat: 0, open: true, deciders: [1], turn: 1 }, 0)
    expect([clock.at, clock.used[0]]).toEqual([1_000, 0])
  })

  test('of days begin with each turn and rest at night; an answer of others does not begin them anew', () => {
    const days: Pace = { kind: 'days', budget: 3 * HOUR, increment: 0, absence: 'wait' }
    const start = at('2026-06-10T18:00:00Z')
    const clock = new Clock(2, [0, 1], start, 1)
    clock.pass({ at: start + HOUR, seat: 1, open: true, deciders: [0], turn: 1 }, 0)
    expect(clock.deadline(0, days, null)).toBe(start + 3 * HOUR)
    expect(clock.deadline(0, days, prague)).toBe(at('2026-06-11T06:00:00Z'))
    clock.pass({ at: start + 2 * HOUR, seat: 0, open: true, deciders: [0], turn: 1 }, 0)
    expect(clock.deadline(0, days, null)).toBe(start + 3 * HOUR)
    clock.pass({ at: start + 2 * HOUR, seat: 0, open: true, deciders: [0], turn: 2 }, 0)
    expect(clock.deadline(0, days, null)).toBe(start + 5 * HOUR)
  })
})
