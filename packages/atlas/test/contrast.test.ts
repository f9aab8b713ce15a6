import { describe, expect, test } from 'vitest'
import { contrast, day, distance, eyes, night, seats } from './palette.ts'

const AA = 4.5
const AAA = 7
const GRAPHICS = 3

/** A middling ground of the woods by day and the meadow by night: what brackets are drawn on. */
const LAND = { day: '#d3d8b2', night: '#374837' }

describe.each([
  { name: 'day', theme: day, land: LAND.day },
  { name: 'night', theme: night, land: LAND.night },
])('contrast by $name', ({ theme, land }) => {
  const papers = ['paper', 'paper-raised', 'paper-table']
  const least = (ink: string, grounds: string[]) =>
    Math.min(...grounds.map((ground) => contrast(theme[ink], theme[ground])))

  test('text on every paper', () => expect(least('ink', papers)).toBeGreaterThanOrEqual(AAA))

  test.each(['ink-2', 'ink-3', 'brass-deep', 'refuse', 'good', 'roam-ink', 'ark-ink', 'def-ink', 'eut-ink'])(
    '%s on every paper',
    (ink) => expect(least(ink, papers)).toBeGreaterThanOrEqual(AA),
  )

  test('focus ring on every paper', () => expect(least('focus', papers)).toBeGreaterThanOrEqual(GRAPHICS))

  test('words on brass', () => expect(least('on-brass', ['brass', 'brass-hi'])).toBeGreaterThanOrEqual(AA))

  test('words on a button', () => expect(least('on-btn', ['btn'])).toBeGreaterThanOrEqual(AA))

  test.each(['roam', 'ark', 'def', 'eut'])('words on the plate of %s', (game) =>
    expect(least(`${game}-on`, [`${game}-fill`])).toBeGreaterThanOrEqual(AA),
  )

  test('brackets on land', () => expect(contrast(theme['lit-edge'], land)).toBeGreaterThanOrEqual(GRAPHICS))
})

test.each(seats)('emblem of seat $seat on its wood', ({ paint, on }) =>
  expect(contrast(paint, on)).toBeGreaterThanOrEqual(AA),
)

describe.each(eyes)('seats for %s eyes', (eye) => {
  const nearest = (count: number) => {
    const paints = seats.slice(0, count).map(({ paint }) => paint)
    return Math.min(...paints.flatMap((a, i) => paints.slice(0, i).map((b) => distance(a, b, eye))))
  }
  test('all seven differ', () => expect(nearest(7)).toBeGreaterThanOrEqual(10))
  test('the first four differ more', () => expect(nearest(4)).toBeGreaterThanOrEqual(16))
})
