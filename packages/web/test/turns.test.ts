import { describe, expect, test } from 'vitest'
import {
  headingOf,
  passedSince,
  placeOf,
  pointAfter,
  pointBeside,
  reachOf,
  roundSpans,
  turnSpans,
} from '../src/play/turns.ts'
import { LANGUAGES, TEXTS } from '../src/texts/index.ts'

const mark = (number: number, seat: number | null, round: number | null) => ({ number, seat, round })

/** Two players: three steps, one, then the second round with a choice of all before its first turn. */
const LOG = [
  { number: 1, turn: mark(1, 0, 1) },
  { number: 2, turn: mark(1, 0, 1) },
  { number: 3, turn: mark(1, 0, 1) },
  { number: 5, turn: mark(2, 1, 1) },
  { number: 6, turn: mark(2, null, 2) },
]
const NOW = mark(3, 0, 2)

describe('the turns of a log', () => {
  test('lead from point to point, whatever number of steps they took', () => {
    expect(turnSpans(LOG, NOW)).toEqual([
      { mark: mark(1, 0, 1), from: 0, to: 3 },
      { mark: mark(2, 1, 1), from: 3, to: 5 },
      { mark: mark(2, null, 2), from: 5, to: 6 },
      { mark: NOW, from: 6, to: 6 },
    ])
  })

  test('end with the last line when the game is over', () => {
    expect(turnSpans(LOG, null)).toHaveLength(3)
    expect(turnSpans([], NOW)).toEqual([{ mark: NOW, from: 0, to: 0 }])
    expect(turnSpans(LOG.slice(0, 2), LOG[1].turn)).toEqual([{ mark: mark(1, 0, 1), from: 0, to: 2 }])
  })

  test('fall into rounds; where a game has none, each turn stands for itself', () => {
    expect(roundSpans(turnSpans(LOG, NOW))).toEqual([
      { number: 1, first: 0, end: 2 },
      { number: 2, first: 2, end: 4 },
    ])
    const alone = LOG.map(({ number, turn }) => ({ number, turn: { ...turn, round: null } }))
    expect(roundSpans(turnSpans(alone, null)).map(({ number }) => number)).toEqual([1, 2])
    expect(roundSpans(turnSpans([], mark(0, null, 0)))).toEqual([{ number: null, first: 0, end: 1 }])
  })

  test('are equally long on the time line, and the one under way is never full', () => {
    const spans = turnSpans(LOG, NOW)
    expect([0, 1, 3, 4, 5, 6].map((point) => reachOf(spans, point, false))).toEqual([0, 1 / 3, 1, 1.5, 2, 3])
    const under = turnSpans(LOG.slice(0, 2), LOG[1].turn)
    expect([0, 1, 2].map((point) => reachOf(under, point, false))).toEqual([0, 1 / 3, 2 / 3])
    expect(reachOf(turnSpans(LOG, null), 6, true)).toBe(3)
    const [back, on] = [true, false].map((way) => (point: number) => pointBeside(spans, point, way))
    expect([0, 1, 3, 4, 6].map(back)).toEqual([0, 0, 0, 3, 5])
    expect([0, 1, 3, 4, 6].map(on)).toEqual([3, 3, 5, 5, 6])
    expect([0, 1, 2, 3, 4].map((turns) => pointAfter(spans, turns))).toEqual([0, 3, 5, 6, 6])
  })
})

describe('a turn in which nobody was asked', () => {
  const log = [
    { number: 1, turn: mark(1, 0, 1) },
    { number: 2, turn: mark(2, 1, 1) },
    { number: 3, turn: mark(4, 0, 2) },
  ]

  test('is found behind the line after which it went by', () => {
    expect(passedSince(log, mark(4, 0, 2))).toBe(log[1])
    expect(passedSince(log.slice(0, 1), mark(3, 0, 2))).toBe(log[0])
    expect(passedSince(log.slice(0, 2), mark(3, 0, 2))).toBeNull()
  })

  test('is not what is left out of a round from its beginning', () => {
    expect(passedSince([{ number: 1, turn: mark(3, null, 2) }], mark(5, 2, 2))).toBeNull()
  })
})

describe('a moment is named by one number', () => {
  test('the round where there are rounds, else the turn', () => {
    expect(headingOf(mark(25, 1, 9), TEXTS.cs.turns)).toBe('9. kolo')
    expect(headingOf(mark(34, 1, null), TEXTS.cs.turns)).toBe('34. tah')
    expect(headingOf(mark(34, 1, null), TEXTS.sk.turns)).toBe('34. ťah')
    expect(headingOf(mark(0, null, 0), TEXTS.en.turns)).toBe('set-up')
  })

  test('with whose turn it is, if it is somebody’s', () => {
    expect(placeOf(mark(25, 1, 9), TEXTS.cs.turns, ['Eliška', 'Marie'])).toBe('9. kolo, hraje Marie')
    expect(placeOf(mark(25, null, 9), TEXTS.sk.turns, ['Eliška', 'Marie'])).toBe('9. kolo')
    for (const language of LANGUAGES)
      expect(TEXTS[language].turns.past(placeOf(mark(4, 0, 2), TEXTS[language].turns, ['Ana']))).toMatch(
        /Ana.*\.$/,
      )
  })
})
