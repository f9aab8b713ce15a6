import { pluralIn } from '@vyprava/module/plural.ts'
import type { LayingLabels } from './type.ts'

const { count } = pluralIn('sk')
const ROUNDS = { one: 'kolo', few: 'kolá', other: 'kôl' }

export const sk: LayingLabels = {
  about: (rounds, modes) =>
    `${count(rounds, ROUNDS)} · ${modes.includes('competitive') ? 'proti sebe aj spoločne' : 'len spoločne'}`,
  where: 'Kam sa vydáš',
  scenario: 'scenár',
  heroes: 'Hrdinovia',
  whose: 'Čí hrdina sa vyberá',
  lot: 'Žrebom',
  lotNote: 'Hrdinu určí žreb. Klepni na hrdinu a uvidíš dosku, s ktorou začne.',
  hero: (name, numbers, player) => `${name}: ${numbers}${player === null ? '' : `. Hrá: ${player}`}`,
  health: 'zdravie',
  gaar: 'Gaar',
  dwurt: 'Dwurt',
  gems: 'drahokamy',
}
