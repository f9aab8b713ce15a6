import { bad, choice, number, type OptionsOf, type Problem, type Table, toggle } from '@vyprava/kernel'
import { HEROES, MODES } from '../content/schema.ts'

/** A hero for each seat, or whichever is free, drawn by lot (EU-115). */
export const HERO_CHOICES = ['any', ...HEROES] as const

/** Whether trading in a tower costs a fee (EU-R30). */
export const TOWER_FEES = ['perPlayer', 'none'] as const

export const optionsFor = (scenarios: readonly [string, ...string[]]) => ({
  scenario: choice(scenarios, scenarios[0]),
  mode: choice(['auto', ...MODES] as const, 'auto'),
  hero1: choice(HERO_CHOICES, 'any'),
  hero2: choice(HERO_CHOICES, 'any'),
  hero3: choice(HERO_CHOICES, 'any'),
  hero4: choice(HERO_CHOICES, 'any'),
  towerFee: choice(TOWER_FEES, 'perPlayer'),
  /** Cards of an encounter together: three as alone, or players + 2 (EU-R85). */
  coopEncounterCards: toggle(false),
  titles: toggle(false),
  /** Places farther than this from the church are never filled; 0 is no limit (EU-312). */
  mapRadius: number(0, 12, 0),
})
export type EuthiaOptions = OptionsOf<ReturnType<typeof optionsFor>>

/** The heroes that the seats ask for; the same hero twice is refused (EU-115). */
export function checkHeroes({ seats, options }: Table<EuthiaOptions>): Problem | null {
  const asked = [options.hero1, options.hero2, options.hero3, options.hero4].slice(0, seats)
  const twice = asked.findIndex((hero, seat) => hero !== 'any' && asked.indexOf(hero) < seat)
  if (twice === -1) return null
  return bad(`options.hero${twice + 1}`, asked[twice], 'a hero that nobody else has').problem
}
