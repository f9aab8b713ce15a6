import type { Ark } from '../rules/index.ts'

/*
 * What the chances depend on, with weights in the logarithm of the odds. Fitted to who won games of bots by
 * `node docs/ladder/ark-chances.ts`.
 */

/** How much a difference of worth counts between rivals. */
const RIVALRY = 0.374

/** For who plays alone or together. */
const COMMON = {
  even: 2.352,
  /** What the sheet of the weakest is worth. */
  worth: 0.412,
  /** Slots that are marked, in tens: the same sheet is worth less the later it is. */
  slots: -1.847,
  together: 0.468,
  high: -0.702,
}

export type Feature = keyof typeof COMMON
export const FEATURES: readonly Feature[] = ['even', 'worth', 'slots', 'together', 'high']

/** The most slots that somebody has marked, in tens. */
const tensOf = ({ sheets }: Pick<Ark, 'sheets'>): number =>
  Math.max(...sheets.map(({ counter }) => counter.length)) / 10

/** A position of a game that is won or lost together, in numbers. */
export const featuresOf = (state: Ark, worths: readonly number[]): Readonly<Record<Feature, number>> => ({
  even: 1,
  worth: Math.min(...worths),
  slots: tensOf(state),
  together: state.mode === 'cooperative' ? 1 : 0,
  high: state.difficulty === 'high' ? 1 : 0,
})

/** The chances of all seats by what their sheets are worth: rivals share one, who plays together has the same. */
export function chancesBy(state: Ark, worths: readonly number[]): number[] {
  if (state.mode === 'race') return tempered(sharedBy(RIVALRY, worths))
  const features = featuresOf(state, worths)
  const odds = FEATURES.reduce((sum, name) => sum + COMMON[name] * features[name], 0)
  return worths.map(() => 1 / (1 + Math.exp(-odds)))
}

/** Up to here a chance is told as it is; what is called less than sure above it was won in little more of the games. */
const FIRM = 0.6
const SURE = 0.9
/** What of a lead between the two is believed. */
const BELIEVED = 0.3

/** The chance of a favourite; whoever is all but sure to win is told so. */
function believed(chance: number): number {
  if (chance <= FIRM) return chance
  if (chance <= SURE) return FIRM + BELIEVED * (chance - FIRM)
  const least = FIRM + BELIEVED * (SURE - FIRM)
  return least + ((1 - least) * (chance - SURE)) / (1 - SURE)
}

/** The favourite is told less than the worth of the sheets says; the others share what is taken away. */
function tempered(chances: readonly number[]): number[] {
  const most = Math.max(...chances)
  if (most <= FIRM || most === 1) return [...chances]
  const told = believed(most)
  return chances.map((chance) => (chance === most ? told : (chance / (1 - most)) * (1 - told)))
}

/** One chance for all, shared by worth. */
export function sharedBy(weight: number, worths: readonly number[]): number[] {
  const most = Math.max(...worths)
  const odds = worths.map((worth) => Math.exp(weight * (worth - most)))
  const all = odds.reduce((before, each) => before + each, 0)
  return odds.map((each) => each / all)
}
