import type { Analysis } from '@vyprava/bots'
import type { GameResult } from '@vyprava/kernel'
import type { Account, GameWords } from '@vyprava/module'
import { describe, expect, test } from 'vitest'
import { axisOf, segmentsOf, shownKinds } from '../src/end/scale.ts'
import { told, turningPoints } from '../src/end/story.ts'
import { aside, headline, parted, type Standing } from '../src/end/verdict.ts'
import { turnSpans } from '../src/play/turns.ts'
import { TEXTS } from '../src/texts/index.ts'

const { end } = TEXTS.cs
const NAMES = ['Eliška', 'Marie', 'Vydra']

const ranked = (ranks: number[], scores?: number[]): GameResult => ({
  kind: 'ranked',
  ranks,
  ...(scores === undefined ? {} : { scores }),
  reason: 'end',
})
const standing = (result: GameResult, more: Partial<Standing> = {}): Standing => ({
  result,
  names: NAMES,
  me: 0,
  ours: true,
  before: null,
  motto: null,
  ...more,
})

describe('who won', () => {
  test('is told to the one who looks', () => {
    const mine = standing(ranked([1, 2, 3], [24, 21, 16]))
    expect(headline(mine, end)).toBe('Vyhráváš')
    expect(aside(mine, end)).toBe('Marie je o\u00a03 body za tebou.')
    const lost = standing(ranked([2, 3, 1], [34, 24, 41]))
    expect(headline(lost, end)).toBe('Vydra vyhrává o\u00a07')
    expect(aside(lost, end)).toBe('Končíš na 2.\u00a0místě.')
  })

  test('is told by name to somebody who watches', () => {
    expect(headline(standing(ranked([1, 2, 3], [24, 21, 16]), { me: null }), end)).toBe(
      'Eliška vyhrává o\u00a03',
    )
  })

  test('a tie is shared, and a tie that a rule broke was not won by points', () => {
    expect(headline(standing(ranked([1, 1, 3], [20, 20, 3])), end)).toBe('Dělíš se o\u00a0vítězství')
    expect(headline(standing(ranked([3, 1, 1], [3, 20, 20])), end)).toBe(
      'O\u00a0vítězství se dělí Marie, Vydra',
    )
    expect(headline(standing(ranked([2, 1, 3], [20, 20, 3])), end)).toBe('Marie vyhrává')
  })

  test('what comes before points decides without them', () => {
    const parts = standing(ranked([3, 2, 1], [30, 26, 10]), { before: [5, 5, 7] })
    expect(headline(parts, end)).toBe('Vydra vyhrává')
    expect(headline({ ...parts, before: [6, 7, 7] }, end)).toBe('Vydra vyhrává')
  })

  test('together all win or lose, after the words of the game', () => {
    const lost: GameResult = { kind: 'together', won: false, reason: 'toxic' }
    expect(headline(standing(lost, { motto: 'Jed je silnější' }), end)).toBe('Jed je silnější: prohráváš')
    expect(headline(standing({ ...lost, won: true }), end)).toBe('Vyhráváš')
    expect(headline(standing(lost, { me: null, ours: false }), end)).toBe('Výprava prohrává')
    expect(aside(standing(lost), end)).toBeNull()
  })

  test('an ending falls into its first sentence and the rest', () => {
    expect(parted('Jádro stojí. Divočina padá.')).toEqual({ first: 'Jádro stojí', rest: 'Divočina padá.' })
    expect(parted('Cíl je splněný!')).toEqual({ first: 'Cíl je splněný!', rest: '' })
  })
})

describe('the legend', () => {
  const account: Account = {
    note: '',
    kinds: [
      { name: 'a', points: [0, 10] },
      { name: 'b', points: [4, 0] },
      { name: 'none', points: [0, 0] },
      { name: 'loss', points: [-6, -2] },
      { name: 'other loss', points: [0, -1] },
    ],
    gauges: [],
    deeds: { title: '', bySeat: [] },
  }
  const kinds = shownKinds(account)

  test('shows the kinds that occur, losses last and without a pattern', () => {
    expect(kinds.map(({ name, pattern }) => [name, pattern])).toEqual([
      ['a', 'solid'],
      ['b', 'paper'],
      ['loss', null],
      ['other loss', null],
    ])
  })

  test('lays gains side by side with their numbers in the open, and what was lost over their end, never before the beginning', () => {
    expect(segmentsOf(kinds, 1)).toEqual([
      { kind: 0, from: 0, length: 10, points: 10, covered: 3, pattern: 'solid' },
      { kind: 2, from: 7, length: 3, points: -3, covered: 0, pattern: null },
    ])
    expect(segmentsOf(kinds, 0).at(-1)).toMatchObject({
      kind: 2,
      from: 0,
      length: 4,
      points: -6,
      pattern: null,
    })
  })

  test('has an axis on which everything fits, in round steps', () => {
    for (const most of [0, 1, 7, 10, 11, 24, 25, 41, 60, 99, 234, 1200]) {
      const { to, step } = axisOf([{ name: 'a', points: [most], pattern: 'solid' }], 1)
      expect(to).toBeGreaterThanOrEqual(most)
      expect(to % step).toBe(0)
      expect(to / step).toBeLessThanOrEqual(11)
    }
  })
})

describe('the story', () => {
  const played = [
    [1, 0],
    [1, 0],
    [2, 1],
    [3, 0],
    [4, 1],
    [5, 0],
  ].map(([number, seat], place) => ({ number: place + 1, seat, turn: { number, seat, round: null } }))
  const turns = turnSpans(played, null)
  const chances = [0.5, 0.5, 0.5, 0.2, 0.25, 0.9]
  const analysis: Analysis = {
    format: 'vyprava-analysis',
    formatVersion: 1,
    game: 'pebbles',
    rules: 1,
    iterations: 1,
    total: played.length,
    actions: chances.map((chance, number) => ({
      number,
      seat: played[number].seat,
      action: { type: 'take' },
      chances: [chance, 1 - chance],
      suggestion: null,
      loss: 0,
    })),
    end: [1, 0],
    swings: [],
  }

  test('is the two largest swings and the last turn, in order', () => {
    const points = turningPoints(analysis, turns)
    expect(points.map(({ turn: { from } }) => from)).toEqual([2, 4, 5])
    expect(points[0]).toMatchObject({ seat: 1, leads: false })
    expect(points[1]).toMatchObject({ seat: 1, before: 0.75, leads: false })
    expect(turningPoints({ ...analysis, end: null }, turns)).toEqual([])
    expect(turningPoints(analysis, turns.slice(0, 3))).toEqual([])
  })

  test('tells the most telling event, and what came of it', () => {
    const [first] = turningPoints(analysis, turns)
    const words: Pick<GameWords, 'event' | 'tellings'> = {
      tellings: ['won', 'moved'],
      event: ({ type }) => [{ seat: 1 }, ` ${type}. Aside.`],
    }
    const mark = { number: 2, seat: 1, round: null }
    const log = [
      { number: 2, seat: 0, turn: mark, events: [{ type: 'won' }] },
      { number: 3, seat: 1, turn: mark, events: [{ type: 'small' }, { type: 'moved' }] },
    ]
    const said = told(first, log, words, () => ({ view: {}, names: [], observer: null }), {
      end,
      percent: (chance) => `${100 * chance}`,
    })
    expect(said).toEqual([{ seat: 1 }, ' moved', ' a\u00a0šance stoupá na 80.'])
  })
})
