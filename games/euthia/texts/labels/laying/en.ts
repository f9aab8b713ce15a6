import { pluralIn } from '@vyprava/module/plural.ts'
import type { LayingLabels } from './type.ts'

const { count } = pluralIn('en')
const ROUNDS = { one: 'round', other: 'rounds' }

export const en: LayingLabels = {
  about: (rounds, modes) =>
    `${count(rounds, ROUNDS)} · ${modes.includes('competitive') ? 'against each other or together' : 'only together'}`,
  where: 'Where to',
  scenario: 'scenario',
  heroes: 'Heroes',
  whose: 'Whose hero is chosen',
  lot: 'By lot',
  lotNote: 'The hero is drawn by lot. Touch a hero to see the board it begins with.',
  hero: (name, numbers, player) => `${name}: ${numbers}${player === null ? '' : `. Played by ${player}`}`,
  health: 'health',
  gaar: 'Gaar',
  dwurt: 'Dwurt',
  gems: 'gems',
}
