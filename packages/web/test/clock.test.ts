import { describe, expect, test } from 'vitest'
import { clockFace, heardClock, nextTick, seatTime } from '../src/online/clock.ts'

const MINUTE = 60_000
const LIVE = { kind: 'live' } as const
const DAYS = { kind: 'days' } as const

/** A server whose clock is an hour ahead of ours. */
const clock = heardClock(
  {
    ...{ type: 'clock', table: 't', now: 60 * MINUTE },
    left: [5 * MINUTE, 2 * MINUTE, 0],
    deadlines: [65 * MINUTE, null, 61 * MINUTE],
  },
  0,
)

describe('clocks at a table', () => {
  test('run for whoever is asked, by this device, and stand still for the others', () => {
    expect(seatTime(clock, LIVE, 0, 0)).toMatchObject({ left: 5 * MINUTE, state: 'runs' })
    expect(seatTime(clock, LIVE, 0, MINUTE)).toMatchObject({ left: 4 * MINUTE, state: 'runs' })
    expect(seatTime(clock, LIVE, 1, MINUTE)).toMatchObject({ left: 2 * MINUTE, runs: false, state: 'still' })
  })

  test('whoever has used up everything has the last minute; then they are late', () => {
    expect(seatTime(clock, LIVE, 2, 1)).toMatchObject({ left: MINUTE - 1, state: 'low' })
    expect(seatTime(clock, LIVE, 2, MINUTE)).toMatchObject({ left: 0, state: 'late' })
  })

  test('by days there is nothing to say of whoever is not asked, and hours are little', () => {
    expect(seatTime(clock, DAYS, 1, 0)).toBeNull()
    expect(seatTime(clock, DAYS, 0, 0)).toMatchObject({ until: 5 * MINUTE, state: 'low' })
    expect(seatTime(clock, DAYS, 0, -24 * 60 * MINUTE)).toMatchObject({ state: 'runs' })
  })

  test.each([
    [0, '0:00'],
    [1, '0:01'],
    [59_001, '1:00'],
    [61_000, '1:01'],
    [3_599_000, '59:59'],
    [3_725_000, '1:02:05'],
  ])('%d ms look like %s', (left, face) => expect(clockFace(left)).toBe(face))

  test('a face changes when its second is over, and not at all when it stands still', () => {
    const ticks = (seat: number, now: number) => {
      const time = seatTime(clock, LIVE, seat, now)
      return time === null ? null : nextTick(time, 'live')
    }
    expect(ticks(0, 0)).toBe(1000)
    expect(ticks(0, 300)).toBe(700)
    expect(ticks(1, 300)).toBeNull()
    expect(ticks(2, 2 * MINUTE)).toBeNull()
  })
})
