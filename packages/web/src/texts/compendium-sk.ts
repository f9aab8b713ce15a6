import { pluralIn } from '@vyprava/module/plural.ts'
import type { CompendiumTexts } from './compendium-en.ts'

const { count } = pluralIn('sk')

export const compendiumSk: CompendiumTexts = {
  title: 'Kompendium',
  all: 'Všetko',
  search: 'Hľadať v kompendiu',
  none: 'Nič také tu nie je. Skús iné slovo.',
  of: (shown, all) => `${shown} z ${all}`,
  plate: (number) => `Tab. ${number}`,
  found: (n) => count(n, { one: 'nález', few: 'nálezy', other: 'nálezov' }),
  close: 'Zavrieť',
}
