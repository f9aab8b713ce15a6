import { pluralIn } from '@vyprava/module/plural.ts'
import type { LayingLabels } from './type.ts'

const { count } = pluralIn('cs')
const ROUNDS = { one: 'kolo', few: 'kola', other: 'kol' }

export const cs: LayingLabels = {
  about: (rounds, modes) =>
    `${count(rounds, ROUNDS)} · ${modes.includes('competitive') ? 'proti sobě i společně' : 'jen společně'}`,
  where: 'Kam se vydáš',
  scenario: 'scénář',
  heroes: 'Hrdinové',
  whose: 'Čí hrdina se vybírá',
  lot: 'Losem',
  lotNote: 'Hrdinu určí los. Klepni na hrdinu a uvidíš desku, se kterou začne.',
  hero: (name, numbers, player) => `${name}: ${numbers}${player === null ? '' : `. Hraje: ${player}`}`,
  health: 'zdraví',
  gaar: 'Gaar',
  dwurt: 'Dwurt',
  gems: 'drahokamy',
}
