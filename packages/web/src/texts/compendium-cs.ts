import { pluralIn } from '@vyprava/module/plural.ts'
import type { CompendiumTexts } from './compendium-en.ts'

const { count } = pluralIn('cs')

export const compendiumCs: CompendiumTexts = {
  title: 'Kompendium',
  all: 'Všechno',
  search: 'Hledat v kompendiu',
  none: 'Nic takového tu není. Zkus jiné slovo.',
  of: (shown, all) => `${shown}/${all}`,
  plate: (number) => `Tab. ${number}`,
  found: (n) => count(n, { one: 'nález', few: 'nálezy', other: 'nálezů' }),
  close: 'Zavřít',
}
