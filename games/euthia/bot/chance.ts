import { Random, winners } from '@vyprava/kernel'
import type { Euthia } from '../rules/state.ts'
import { worthOf } from './judge.ts'
import { isRace, type Mind, restOf, thoughtOf } from './mind.ts'

/**
 * What the chance of a common goal depends on, with its weight in the logarithm of the odds; and how far apart rivals have
 * to be. Fitted to games of the house's players by `node games/euthia/test/chance-fit.ts`.
 */
const WEIGHTS = { even: -0.639, worth: 0.0114, done: -2.814, late: 0.0231 }
const SPREAD = { last: 3, early: 6 }

export type Feature = keyof typeof WEIGHTS
export const FEATURES: readonly Feature[] = ['even', 'worth', 'done', 'late']

/** A position of those who win or lose together, in numbers. */
export function featuresOf(worths: readonly number[], rest: number): Readonly<Record<Feature, number>> {
  const worth = worths.reduce((sum, each) => sum + each, 0) / worths.length
  return { even: 1, worth, done: 1 - rest, late: (1 - rest) * worth }
}

/** Nothing is drawn to judge a position. */
const NOBODY = new Random('')

/** What everything is worth to each seat. */
export const worthsIn = (mind: Mind, state: Euthia): number[] =>
  state.players.map((_, seat) => worthOf(thoughtOf(mind, state, seat, NOBODY)).sum())

/** The chance of every seat: rivals share one, those who win or lose together have the same. */
export function chancesBy(mind: Mind, state: Euthia, worths: readonly number[]): number[] {
  const result = mind.game.result(state)
  if (result !== null) {
    const best = winners(result, worths.length)
    const share = result.kind === 'together' ? 1 : 1 / best.length
    return worths.map((_, seat) => (best.includes(seat) ? share : 0))
  }
  const rest = restOf(thoughtOf(mind, state, 0, NOBODY))
  return isRace(state) ? shared(worths, rest) : together(worths, rest)
}

function shared(worths: readonly number[], rest: number): number[] {
  const most = Math.max(...worths)
  const odds = worths.map((worth) => Math.exp((worth - most) / (SPREAD.last + SPREAD.early * rest)))
  const all = odds.reduce((sum, each) => sum + each, 0)
  return odds.map((each) => each / all)
}

function together(worths: readonly number[], rest: number): number[] {
  const features = featuresOf(worths, rest)
  const odds = FEATURES.reduce((sum, name) => sum + WEIGHTS[name] * features[name], 0)
  return worths.map(() => 1 / (1 + Math.exp(-odds)))
}
