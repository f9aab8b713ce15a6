import { describe, expect, test } from 'vitest'
import { contour, sample } from '../src/contour.ts'
import { LAND_KINDS, land } from '../src/land.ts'
import { remember } from '../src/memo.ts'
import { hash, noise } from '../src/random.ts'

const seeds = Array.from({ length: 12 }, (_, i) => `seed ${i}`)
const cards = LAND_KINDS.flatMap((kind) => seeds.map((seed) => ({ kind, seed, ink: land({ kind, seed }) })))

const nodes = (ink: string) => ink.match(/<(path|rect|g|circle|text)\b/g)?.length ?? 0
const pathsOf = (ink: string, cls: string) =>
  [...ink.matchAll(/<path class="([^"]*)" d="([^"]*)"/g)]
    .filter(([, name]) => name === cls)
    .map(([, , d]) => d)

describe('a land card', () => {
  test('is the same for the same seed, in every process', () => {
    const seal = (kind: (typeof LAND_KINDS)[number]) => hash(land({ seed: 'a1', kind }))
    expect(LAND_KINDS.map(seal)).toMatchInlineSnapshot(`
      [
        3237928716,
        2876551454,
        1888196186,
        1475752025,
        3184854342,
      ]
    `)
  })

  test('differs from every other', () => {
    expect(new Set(cards.map(({ ink }) => ink)).size).toBe(cards.length)
  })

  /** The look was measured on 43 seeds: 58 to 131 nodes, mean 95, at most 93 kB. Rare seeds go a little beyond. */
  test('keeps the budget of nodes and bytes', () => {
    const counts = cards.map(({ ink }) => nodes(ink)).sort((a, b) => a - b)
    expect(counts.reduce((sum, n) => sum + n, 0) / counts.length).toBeLessThanOrEqual(100)
    expect(counts[Math.floor(counts.length * 0.9)]).toBeLessThanOrEqual(131)
    expect(counts[counts.length - 1]).toBeLessThanOrEqual(150)
    expect(Math.max(...cards.map(({ ink }) => ink.length))).toBeLessThanOrEqual(110_000)
  })

  test('closes every wash and contour line', () => {
    for (const { ink } of cards)
      for (const cls of ['t0 shore', 't1 index', 't2', 't3 index', 'iso', 'wl', 'wl wl2'])
        for (const d of pathsOf(ink, cls)) {
          expect(d.match(/M/g)?.length).toBe(d.match(/Z/g)?.length)
          expect(d.endsWith('Z')).toBe(true)
        }
  })

  test('has only numbers in its paths', () => {
    for (const { ink } of cards) expect(ink).not.toMatch(/NaN|Infinity|undefined/)
  })
})

test('every contour loop of a rough field comes back to its start', () => {
  const rough = noise('rough')
  const grid = sample(200, 200, 10, (x, y) => rough(x / 30, y / 30))
  for (const level of [-0.5, 0, 0.5])
    for (const loop of contour(grid, level)) {
      const [ax, ay] = loop[0]
      const [bx, by] = loop[loop.length - 1]
      expect(Math.hypot(ax - bx, ay - by)).toBeLessThanOrEqual(10 * Math.SQRT2)
    }
})

test('a drawing is made once for the same arguments', () => {
  let made = 0
  const draw = remember((seed: string, size: number) => `${seed}${size}${made++}`, 2)
  expect(draw('a', 1)).toBe(draw('a', 1))
  draw('b', 1)
  draw('c', 1)
  expect(made).toBe(3)
  draw('a', 1)
  expect(made).toBe(4)
})
