import type { Analysis } from '@vyprava/bots'
import { describe, expect, test } from 'vitest'
import { bestIn, judged, mistakesIn } from '../src/analysis/mistakes.ts'

describe('turns worth a second look', () => {
  const turn = (number: number, seat: number) => ({ number, seat, round: number })
  const spans = [0, 1, 2, 3, 4].map((place) => ({
    mark: turn(place + 1, place % 2),
    from: place,
    to: place + 1,
  }))
  const judgedGame = (chances: readonly number[], losses: readonly number[]): Analysis => ({
    format: 'vyprava-analysis',
    formatVersion: 1,
    game: 'pebbles',
    rules: 1,
    iterations: 1,
    total: 5,
    actions: chances.map((chance, number) => ({
      number,
      seat: number % 2,
      action: { type: 'pass' },
      chances: [chance, 1 - chance],
      suggestion: null,
      loss: losses[number],
    })),
    end: [1, 0],
    swings: [],
  })

  test('mistakes are one seat’s own, the most expensive first, and only above five percent', () => {
    const game = judgedGame([0.5, 0.4, 0.6, 0.55, 0.5], [0.08, 0.5, 0.2, 0.4, 0.01])
    const own = judged(game, spans, 0)
    expect(own.map(({ place }) => place)).toEqual([0, 2, 4])
    expect(mistakesIn(own).map(({ place }) => place)).toEqual([2, 0])
    expect(bestIn(own)).toMatchObject({ place: 4, before: 0.5, after: 1 })
    expect(mistakesIn(judged(game, spans, null)).map(({ place }) => place)).toEqual([1, 3, 2])
  })

  test('a clean game has no mistakes, and one that only falls no best move', () => {
    const game = judgedGame([0.9, 0.8, 0.7, 0.6, 0.5], [0, 0, 0, 0, 0])
    const own = judged({ ...game, end: [0, 1] }, spans, 0)
    expect(mistakesIn(own)).toEqual([])
    expect(bestIn(own)).toBeNull()
  })
})
