import { bad, choice, number, type OptionsOf, type Problem, type Table, toggle } from '@vyprava/kernel'
import { HEROES, MODES, type Mode } from '../content/schema.ts'
import type { Pack } from './printed.ts'

/** A hero for each seat, or whichever is free, drawn by lot (EU-115). */
export const HERO_CHOICES = ['any', ...HEROES] as const

/** Whether trading in a tower costs a fee (EU-R30). */
export const TOWER_FEES = ['perPlayer', 'none'] as const

export const optionsFor = (scenarios: readonly [string, ...string[]]) => ({
  scenario: choice(scenarios, scenarios[0]),
  mode: choice(['auto', ...MODES] as const, 'auto'),
  hero1: choice(HERO_CHOICES, 'any'),
  hero2: choice(HERO_CHOICES, 'any', { fromSeats: 2 }),
  hero3: choice(HERO_CHOICES, 'any', { fromSeats: 3 }),
  hero4: choice(HERO_CHOICES, 'any', { fromSeats: 4 }),
  towerFee: choice(TOWER_FEES, 'perPlayer'),
  /** Cards of an encounter together: three as alone, or players + 2 (EU-R85). */
  coopEncounterCards: toggle(false),
  titles: toggle(false),
  /** Places farther than this from the church are never filled; 0 is no limit (EU-312). */
  mapRadius: number(0, 12, 0),
})
export type EuthiaOptions = OptionsOf<ReturnType<typeof optionsFor>>

/** The heroes that the seats ask for, in their order. */
export const heroChoices = ({ seats, options }: Table<EuthiaOptions>): (typeof HERO_CHOICES)[number][] =>
  [options.hero1, options.hero2, options.hero3, options.hero4].slice(0, seats)

/** The mode asked for; by itself one player is alone, and others compete where the scenario lets them. */
export function modeFor({ scenarios }: Pack, { seats, options }: Table<EuthiaOptions>): Mode {
  if (options.mode !== 'auto') return options.mode
  if (seats === 1) return 'solo'
  const modes = scenarios.find(({ key }) => key === options.scenario)?.modes ?? []
  return modes.includes('competitive') ? 'competitive' : 'cooperative'
}

/** Values stand in quotes, so that readers see them by their names. */
const MODES_FOR = {
  one: '"solo" or "auto" for one player',
  several: '"competitive" or "cooperative" for several players',
} as const

/** Alone exactly one player, otherwise two to four; the scenario knows its modes (EU-102); no hero twice (EU-115). */
export function checkTable(pack: Pack, table: Table<EuthiaOptions>): Problem | null {
  const { seats, options } = table
  const mode = modeFor(pack, table)
  if ((mode === 'solo') !== (seats === 1))
    return bad('options.mode', options.mode, MODES_FOR[seats === 1 ? 'one' : 'several']).problem
  const scenario = pack.scenarios.find(({ key }) => key === options.scenario)
  if (scenario?.modes.includes(mode) !== true)
    return bad('options.mode', mode, `one of ${(scenario?.modes ?? []).map((one) => `"${one}"`).join(', ')}`)
      .problem
  return checkHeroes(table)
}

/** The same hero twice is refused (EU-115). */
function checkHeroes(table: Table<EuthiaOptions>): Problem | null {
  const asked = heroChoices(table)
  const twice = asked.findIndex((hero, seat) => hero !== 'any' && asked.indexOf(hero) < seat)
  if (twice === -1) return null
  return bad(`options.hero${twice + 1}`, asked[twice], 'a hero that nobody else has').problem
}
