import { type Game, type Match, Random, type Seat, startMatch } from '@vyprava/kernel'
import { compareHeard, type ForeseenStep, foresee, heardOf, imagined } from '@vyprava/protocol'
import { describe, expect, test } from 'vitest'
import { modules } from '../../../games/registry.ts'

/** How many moments of each game are looked at, and how many moves of others lead to one's own at most. */
const MOMENTS = 6
const AHEAD = 40

const acts = (match: Match, random: Random, owner: Seat | null): ForeseenStep | null => {
  const { deciders } = match
  const seat = owner !== null && deciders.includes(owner) ? owner : deciders[0]
  if (seat === undefined) return null
  const { decision } = match.sight(seat)
  if (decision === null) return null
  const action = random.pick(decision.actions)
  return match.play(seat, action).ok ? { seat, action } : null
}

/** What others might do from what a seat knows, and what it could answer; null when nothing is asked of it soon. */
function planFor(match: Match, seat: Seat, seed: string): ForeseenStep[] | null {
  const view = match.game.view(match.state, seat)
  const world = imagined(match.game, match.table, { view, seat }, seed)
  const random = new Random(`${seed} plan`)
  const steps: ForeseenStep[] = []
  while (steps.length < AHEAD) {
    const step = acts(world, random, seat)
    if (step === null) return null
    steps.push(step)
    if (step.seat === seat) return steps
  }
  return null
}

describe.each(modules.map((module) => [module.id, module] as const))('foreseeing in %s', (_id, module) => {
  test('follows from what its owner sees alone, and what is expected is what all such worlds share', async () => {
    const game: Game = (await module.rules()).game
    const started = startMatch(game, { seats: Math.max(2, game.seats.min), seed: 'foresee' })
    if (!started.ok) throw new Error(JSON.stringify(started.problem))
    const match = started.value
    const random = new Random('foresee')
    let [found, elsewhere, agreed] = [0, 0, 0]
    for (let tries = 0; tries < 200 && found < MOMENTS; tries++) {
      for (let step = 0; step < 7; step++) acts(match, random, null)
      if (match.result !== null) break
      const seat = [0, 1].find((one) => !match.deciders.includes(one))
      const seed = `try-${tries}`
      const steps = seat === undefined ? null : planFor(match, seat, seed)
      if (steps === null || seat === undefined) continue
      const from = { view: game.view(match.state, seat), seat }
      const foreseen = foresee(game, match.table, from, { seed, steps })
      expect(foreseen).not.toBeNull()
      if (foreseen === null) continue
      found += 1
      expect(foresee(game, match.table, from, { seed, steps })?.expected).toEqual(foreseen.expected)
      // In another world that looks the same to its owner, the others do the same.
      const other = imagined(game, match.table, from, `${seed} elsewhere`)
      const others = steps.filter((step) => step.seat !== seat)
      if (!others.every((step) => other.play(step.seat, step.action).ok)) continue
      elsewhere += 1
      if (compareHeard(foreseen.expected, heardOf(other.log(seat))) === 'all') agreed += 1
    }
    expect(found).toBeGreaterThan(0)
    // A world in ten may differ by chance in what nine of its kind had in common.
    expect(agreed).toBeGreaterThanOrEqual(Math.floor(elsewhere * 0.8))
  }, 120_000)
})
