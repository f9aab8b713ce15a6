import { Random } from '@vyprava/kernel'
import { expect, test } from 'vitest'
import { dot, lifts, lucksIn, pool, sharesByOrder, worthOfLuck } from './estimate.ts'
import type { Played } from './play.ts'

const WORTH = [0.08, 0.03, 0.01]
const BASE = [0.45, 0.55]

/** A game in which nothing counts but the order and the luck of two characters. */
function ruledByLuck(deal: string, lucks: readonly number[][]): Played {
  const game = {
    deal,
    rounds: 14,
    scores: [20, 20],
    bought: [0, 0],
    shares: BASE,
    gains: lucks.map((luck, order) => ({ order, character: order, luck })),
    pileLeft: 20,
  }
  return { ...game, shares: lucksIn(game).map((luck, order) => BASE[order] + dot(WORTH, luck)) }
}

const random = new Random('luck')
const luck = (): number[] => [0, 1, 2].map(() => random.int(9) - 4)
/** Every luck and its opposite, so that there is none on average. */
const games = Array.from({ length: 20 }, (_, i) => [luck(), luck()].map((each) => ({ i, each }))).flatMap(
  ([one, other]) => [
    ruledByLuck(`${one.i}`, [one.each, other.each]),
    ruledByLuck(`${one.i} turned`, [one.each.map((n) => -n), other.each.map((n) => -n)]),
  ],
)

test('finds what luck was worth', () => {
  for (const [i, worth] of worthOfLuck(games).entries()) expect(worth).toBeCloseTo(WORTH[i], 10)
})

test('leaves the turn order when luck is taken out, and is certain of it', () => {
  for (const [order, { mean, within }] of sharesByOrder(games, WORTH).entries()) {
    expect(mean).toBeCloseTo(BASE[order], 10)
    expect(within).toBeCloseTo(0, 10)
  }
  const [asPlayed] = sharesByOrder(games, null)
  expect(asPlayed.mean).toBeCloseTo(BASE[0], 10)
  expect(asPlayed.within).toBeGreaterThan(0.05)
})

test("keeps a card's own luck in its lift, not that of others", () => {
  const found = lifts(
    games.map((game, i) => ruledByLuck(`${i}`, [[2, 0, 0], game.gains[1].luck.slice()])),
    WORTH,
  )
  const mirrored = games.map(({ gains }) => dot(WORTH, gains[1].luck))
  const usual =
    (2 * WORTH[0] + BASE[0] + BASE[1] + mirrored.reduce((sum, n) => sum + n, 0) / games.length) / 2
  expect(found.get(0)?.mean).toBeCloseTo(BASE[0] + 2 * WORTH[0] - usual, 10)
  expect(found.get(0)?.within).toBeCloseTo(0, 10)
  expect(found.get(1)?.within).toBeGreaterThan(0.01)
})

test('pools by certainty', () => {
  const pooled = pool([
    { mean: 0.1, within: 0.02 },
    { mean: 0.3, within: 0.04 },
  ])
  expect(pooled.mean).toBeCloseTo(0.14, 10)
  expect(pooled.within).toBeCloseTo(0.02 * Math.sqrt(0.8), 10)
})
