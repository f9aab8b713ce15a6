import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { type Game, writeObserverRecord } from '../src/index.ts'
import { begin } from './begin.ts'

interface Counting {
  counts: number[]
  done: boolean[]
}
type Count = { readonly type: 'count' } | { readonly type: 'done' }
type Revealed = { readonly type: 'revealed'; readonly counts: readonly number[] }

/** Everybody counts in secret, as often as they like; the counts are shown when all are done. */
const counting: Game<Counting, Count, object, { counts: readonly number[] | null; own: number }, Revealed> = {
  id: 'counting',
  version: 1,
  seats: { min: 2, max: 3 },
  options: {},
  action: v.strictObject({ type: v.picklist(['count', 'done']) }),
  setup: ({ seats }) => ({ counts: Array(seats).fill(0), done: Array(seats).fill(false) }),
  deciders: ({ done }) => done.flatMap((is, seat) => (is ? [] : [seat])),
  decision: () => ({ prompt: { key: 'count' }, actions: [{ type: 'count' }, { type: 'done' }] }),
  refusal: ({ done }, seat) => (done[seat] ? { rule: 'CO-1', reason: 'done' } : null),
  apply(state, seat, { type }, course) {
    if (type === 'count') state.counts[seat] += 1
    else state.done[seat] = true
    if (!state.done.includes(false)) course.emit({ type: 'revealed', counts: state.counts.slice() })
  },
  view: ({ counts, done }, observer) => ({
    counts: done.includes(false) ? null : counts.slice(),
    own: observer === null ? 0 : counts[observer],
  }),
  imagine: ({ own }, seat) => ({ counts: seat === 0 ? [own, 0] : [0, own], done: [false, false] }),
  standIn: (_view, _seat, { actions }) => actions[0],
  turn: () => ({ number: 1, seat: null, round: null }),
  progress: () => 0,
  result: () => null,
  bound: () => 100,
}

const play = (...counts: readonly number[]) => {
  const match = begin(counting)
  for (const [seat, count] of counts.entries())
    for (let i = 0; i < count; i++) match.play(seat, { type: 'count' })
  return match
}

describe('what an observer notices', () => {
  test('is numbered by its own count: steps of others in secret are not counted', () => {
    const match = play(3, 1)
    expect(match.moments(0)).toEqual([0, 1, 2, 3])
    expect(match.moments(1)).toEqual([0, 4])
    expect(match.moments(null)).toEqual([0])
    expect([match.sight(0).number, match.sight(1).number, match.sight(null).number]).toEqual([3, 1, 0])
    expect(match.log(null)).toEqual([])
    expect(match.log(1)).toEqual([
      {
        number: 1,
        seat: 1,
        turn: { number: 1, seat: null, round: null },
        action: { type: 'count' },
        events: [],
      },
    ])
  })

  test('a long secret answer looks like a short one to others until it is shown', () => {
    const shown = (count: number) => {
      const match = play(count)
      match.play(0, { type: 'done' })
      return JSON.stringify([match.sight(1), match.log(1), writeObserverRecord(match, 1)])
    }
    expect(shown(7)).toBe(shown(0))
  })

  test('it is noticed who is done, and what is told', () => {
    const match = play(2)
    match.play(0, { type: 'done' })
    match.play(1, { type: 'done' })
    expect(match.moments(null)).toEqual([0, 3, 4])
    expect(match.log(null).map(({ events }) => events)).toEqual([[], [{ type: 'revealed', counts: [2, 0] }]])
    expect(match.log(null, 1)).toEqual([
      {
        number: 2,
        seat: 1,
        turn: { number: 1, seat: null, round: null },
        events: [{ type: 'revealed', counts: [2, 0] }],
      },
    ])
  })

  test('what is taken back is no longer counted', () => {
    const match = play(2)
    match.play(0, { type: 'done' })
    expect(match.moments(1)).toEqual([0, 3])
    match.takeBack(0, 1)
    expect([match.moments(0), match.moments(1)]).toEqual([[0, 1], [0]])
    match.play(0, { type: 'done' })
    expect([match.moments(0), match.moments(1)]).toEqual([
      [0, 1, 2],
      [0, 2],
    ])
  })
})
