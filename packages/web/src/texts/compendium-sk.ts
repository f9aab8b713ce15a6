import { pluralIn } from '@vyprava/module/plural.ts'
import { outOf } from '@vyprava/module/slovak.ts'
import type { CompendiumTexts } from './compendium-en.ts'

const { count } = pluralIn('sk')

export const compendiumSk: CompendiumTexts = {
  title: 'Kompendium',
  all: 'Všetko',
  search: 'Hľadať v kompendiu',
  none: 'Nič také tu nie je. Skús iné slovo.',
  of: (shown, all) => `${shown} ${outOf(all)} ${all}`,
  plate: (number) => `Tab. ${number}`,
  found: (n) => count(n, { one: 'výsledok', few: 'výsledky', other: 'výsledkov' }),
  close: 'Zavrieť',
}
