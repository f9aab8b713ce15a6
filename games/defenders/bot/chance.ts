import type { Defenders, Printed } from '../rules/index.ts'
import { Judge } from './judge.ts'

/**
 * What the chance of the team depends on, with its weight in the logarithm of the odds. Fitted to who won games of bots
 * by `node docs/ladder/defenders-chances.ts`; walls, mechs or the factories of the core made it no better.
 */
export const WEIGHTS = {
  even: 5.413,
  /** The root of the work that is left, as the judge sees it: the nearer the end, the more a point counts. */
  work: -0.535,
  /** Turns taken, in tens: each brings a machine card. */
  turns: -0.971,
  hardCards: -0.391,
  /** By the table. */
  solo: 0.03,
  three: -0.357,
  four: 0.145,
}

export type Feature = keyof typeof WEIGHTS

/** The names of the features, in the order of the weights. */
export const FEATURES: readonly Feature[] = ['even', 'work', 'turns', 'hardCards', 'solo', 'three', 'four']

/** A team that has built and rewilded nearly all may be worth this much to the judge. */
const MOST_WORTH = 20

/** A position in numbers; `worth` is the judge's, `more` are turns that have ended since. */
export function featuresOf(
  { pack }: Printed,
  state: Defenders,
  worth: number,
  more = 0,
): Readonly<Record<Feature, number>> {
  const { players, solo, machineDeck, machineDiscard } = state
  const hard = [...machineDeck, ...machineDiscard].filter((card) => pack.machineCards[card].hard)
  return {
    even: 1,
    work: Math.sqrt(Math.max(0, MOST_WORTH - worth)),
    turns: (turnsTaken(state) + more) / 10,
    hardCards: hard.length,
    solo: solo ? 1 : 0,
    three: players.length === 3 ? 1 : 0,
    four: players.length === 4 ? 1 : 0,
  }
}

function turnsTaken({ solo, players, round, phase, waiting }: Defenders): number {
  const each = solo ? 1 : players.length
  const before = each * Math.max(0, round - 1)
  return phase === 'action' ? before + each - 1 - waiting.length : before
}

/** The chance of the team in a position that the judge finds worth so much. */
export function chanceWith(printed: Printed, state: Defenders, worth: number, more = 0): number {
  const features = featuresOf(printed, state, worth, more)
  let odds = 0
  for (const name of FEATURES) odds += WEIGHTS[name] * features[name]
  return 1 / (1 + Math.exp(-odds))
}

/** The chance of the team: all win or lose together. */
export function chanceOf(printed: Printed, state: Defenders): number {
  if (state.ended !== null) return state.ended === 'won' ? 1 : 0
  return chanceWith(printed, state, new Judge(printed, state, 0).terms(state, 0).sum())
}
