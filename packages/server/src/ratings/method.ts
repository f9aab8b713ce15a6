import { predictWin, rate, rating } from 'openskill'

/** What is known of somebody's strength: an estimate and its standard deviation, on the scale of the method. */
export interface Skill {
  readonly mu: number
  readonly sigma: number
}

const MIDDLE = 25

/** Of whom nothing is known yet. */
export const UNKNOWN: Skill = rating()

/** So much strength is thought to come and go between two matches: nobody's rating ever stands still. */
const TAU = MIDDLE / 300

/**
 * What a match tells about those who played it, by their ranks from 1; who is equal shares a rank. The method is that of
 * Weng and Lin (2011) for several players, after Plackett and Luce.
 */
export function skillsAfter(before: readonly Skill[], ranks: readonly number[]): Skill[] {
  const teams = before.map((skill) => [rating({ ...skill })])
  return rate(teams, { rank: [...ranks], tau: TAU }).map(([{ mu, sigma }]) => ({ mu, sigma }))
}

/** How often the first would win against the second, from 0 to 1. */
export const chanceOf = (first: Skill, second: Skill): number =>
  predictWin([[rating({ ...first })], [rating({ ...second })]])[0]

/** People are shown points: newcomers are at 1500, give or take 350. */
const POINTS_AT_MIDDLE = 1500
const POINTS_FOR_ONE = 42

export const pointsOf = (mu: number): number => Math.round(POINTS_AT_MIDDLE + (mu - MIDDLE) * POINTS_FOR_ONE)
export const bandOf = (sigma: number): number => Math.round(sigma * POINTS_FOR_ONE)
