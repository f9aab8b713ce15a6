import type { GameResult } from '@vyprava/kernel'
import { describe, expect, test } from 'vitest'
import type { SavedMatch } from '../src/local/saved.ts'
import { EVERYTHING, isNarrow, monthsBefore, queryOf, spanOf } from '../src/profile/filter.ts'
import { companyOf, headlineOf, whenOf } from '../src/profile/headline.ts'
import { filtered, finishedHere } from '../src/profile/plated.ts'
import { addressOf, END, parseRoute } from '../src/router.ts'
import { profileCs } from '../src/texts/profile-cs.ts'
import { profileEn } from '../src/texts/profile-en.ts'
import { profileSk } from '../src/texts/profile-sk.ts'

const DAY = 24 * 60 * 60_000
const NOW = new Date(2026, 10, 18, 9).getTime()
const names = ['Anna', 'Ben', 'Eva']
const ranked = (ranks: number[], scores?: number[]): GameResult => ({
  ...{ kind: 'ranked', ranks, reason: 'end' },
  ...(scores === undefined ? {} : { scores }),
})
const told = (result: GameResult | null, me: number | null = 0) => ({
  ...{ result, names, me, before: null, motto: null },
})

describe('how a game ended, in two or three words', () => {
  test('by one’s own rank', () => {
    expect(headlineOf(told(ranked([1, 2, 3], [9, 6, 1])), profileEn)).toBe('Won by 3')
    expect(headlineOf(told(ranked([1, 2, 3])), profileEn)).toBe('Won')
    expect(headlineOf(told(ranked([1, 1, 3], [9, 9, 1])), profileCs)).toBe('Dělené první místo')
    expect(headlineOf(told(ranked([2, 1, 3])), profileCs)).toBe('Druhé místo')
    expect(headlineOf(told(ranked([3, 1, 2])), profileSk)).toBe('Tretie miesto')
    expect(headlineOf(told(null), profileCs)).toBe('Bez výsledku')
  })

  test('where something comes before points, they did not decide it', () => {
    const parts = { ...told(ranked([1, 2, 3], [9, 6, 1])), before: [4, 3, 1] }
    expect(headlineOf(parts, profileEn)).toBe('Won')
  })

  test('together in the game’s own words; several at one screen by the winner’s name', () => {
    const lost: GameResult = { kind: 'together', won: false, reason: 'end' }
    expect(headlineOf(told(lost), profileEn)).toBe('Lost together')
    expect(headlineOf({ ...told(lost), motto: 'The poison is stronger' }, profileEn)).toBe(
      'The poison is stronger',
    )
    expect(headlineOf(told(ranked([2, 1, 3]), null), profileEn)).toBe('Ben')
    expect(companyOf(names, 1)).toEqual(['Anna', 'Eva'])
  })

  test('and when', () => {
    const when = (days: number) => whenOf(NOW - days * DAY, NOW, profileCs)
    expect([when(0), when(1), when(3)]).toEqual(['dnes', 'včera', 'v\u00a0neděli'])
    expect(when(10)).toBe('8. listopadu')
    expect(when(400)).toMatch(/2025$/)
    // Before midnight is another day, though only hours ago.
    expect(whenOf(new Date(2026, 10, 17, 23).getTime(), NOW, profileCs)).toBe('včera')
  })
})

describe('what is shown', () => {
  test('as a question to the server', () => {
    expect(String(queryOf(EVERYTHING, null, NOW))).toBe('')
    const filter = { ...EVERYTHING, game: 'ark', outcome: 'won', partner: 'a&b', order: 'oldest' } as const
    expect(String(queryOf(filter, '5.x', NOW))).toBe('game=ark&outcome=won&partner=a%26b&oldest=1&after=5.x')
    expect([isNarrow(EVERYTHING), isNarrow(filter)]).toEqual([false, true])
  })

  test('months begin and end in the reader’s time, over the turn of the year too', () => {
    expect(monthsBefore(NOW).slice(0, 2)).toEqual(['2026-11', '2026-10'])
    expect(monthsBefore(NOW)).toHaveLength(12)
    const december = { from: new Date(2025, 11, 1).getTime(), to: new Date(2026, 0, 1).getTime() }
    expect(spanOf('2025-12', NOW)).toEqual(december)
    expect(spanOf('week', NOW)).toEqual({ from: NOW - 7 * DAY, to: null })
  })

  const saved = (id: string, part: Partial<SavedMatch>): SavedMatch => ({
    ...{ id, game: 'roam', version: 1, created: 0, changed: NOW, secrets: false, length: 9, progress: 1 },
    players: [
      { name: 'Me', bot: null },
      { name: 'Otter', bot: 'scout' },
    ],
    book: { kind: 'record', record: null as never },
    result: ranked([1, 2]),
    ...part,
  })

  test('games of this device that are finished, by the same sentence', () => {
    const matches = [
      saved('won', {}),
      saved('lost', { result: ranked([2, 1]), changed: NOW - 9 * DAY }),
      saved('running', { result: null }),
      saved('tried', { book: { kind: 'sandbox' } as never }),
    ]
    const games = finishedHere(matches)
    const found = (part: object) => filtered(games, { ...EVERYTHING, ...part }, NOW).map(({ id }) => id)
    expect(found({})).toEqual(['won', 'lost'])
    expect(found({ order: 'oldest' })).toEqual(['lost', 'won'])
    expect(found({ outcome: 'won' })).toEqual(['won'])
    expect(found({ outcome: 'lost' })).toEqual(['lost'])
    expect(found({ time: 'week' })).toEqual(['won'])
    expect(found({ partner: 'oTT' })).toEqual(['won', 'lost'])
    // One is not one’s own partner.
    expect(found({ partner: 'Me' })).toEqual([])
    expect(found({ game: 'ark' })).toEqual([])
  })
})

test('addresses of one’s own page, the leaderboard and an analysis', () => {
  expect(parseRoute('#/profile')).toEqual({ page: 'profile' })
  expect(parseRoute('#/leaderboard/ark')).toEqual({ page: 'leaderboard', game: 'ark' })
  expect(parseRoute('#/leaderboard')).toEqual({ page: 'leaderboard', game: 'roam' })
  expect(parseRoute('#/leaderboard/chess').page).toBe('uncharted')
  const analysis = { page: 'table', id: 'abc', step: END, analysis: true } as const
  expect(parseRoute(addressOf(analysis))).toEqual(analysis)
  expect(parseRoute('#/table/abc/nonsense').page).toBe('uncharted')
})
