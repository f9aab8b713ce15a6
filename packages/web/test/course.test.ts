import { describe, expect, test } from 'vitest'
import { courseOf } from '../src/play/course.ts'
import { turnSpans } from '../src/play/turns.ts'

const mark = (number: number, seat: number | null, round: number | null) => ({ number, seat, round })
const PREPARING = { number: 2, turn: mark(0, null, 0) }

describe('the course of a game', () => {
  test('has just the rounds that its rules give it, from its preparation on', () => {
    const alone = { progress: 0, last: 10, usual: 1 }
    const prepared = turnSpans([PREPARING], mark(1, 0, 1))
    const { rounds, coming, whole } = courseOf(prepared, alone)
    expect([...rounds, ...coming].map(({ number }) => number)).toEqual([null, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    expect(whole).toBe(11)
    expect(courseOf(turnSpans([], mark(0, null, 0)), alone).whole).toBe(11)
  })

  test('counts rounds to come as long as the last one that is over', () => {
    const log = [
      { number: 1, turn: mark(1, 0, 1) },
      { number: 2, turn: mark(2, 1, 1) },
      { number: 3, turn: mark(2, null, 1) },
    ]
    const { coming, whole } = courseOf(turnSpans(log, mark(3, 0, 2)), { progress: 0.25, last: 4, usual: 2 })
    expect(coming).toEqual([
      { number: 3, first: 6, end: 9 },
      { number: 4, first: 9, end: 12 },
    ])
    expect(whole).toBe(12)
  })

  test('is guessed where the rules do not say, and ends with what was played', () => {
    const turns = turnSpans([{ number: 1, turn: mark(1, 0, null) }], mark(2, 1, null))
    expect(courseOf(turns, { progress: 0.1, last: null, usual: 1 }).whole).toBe(16)
    expect(courseOf(turns, { progress: 1, last: 10, usual: 1 })).toMatchObject({ coming: [], whole: 2 })
  })
})
