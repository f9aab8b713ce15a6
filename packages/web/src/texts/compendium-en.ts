import { pluralIn } from '@vyprava/module/plural.ts'

const { count } = pluralIn('en')

export const compendiumEn = {
  title: 'Compendium',
  all: 'Everything',
  search: 'Search the compendium',
  none: 'Nothing found. Try another word.',
  of: (shown: number, all: number) => `${shown} of ${all}`,
  plate: (number: string) => `Plate ${number}`,
  found: (n: number) => count(n, { one: 'result', other: 'results' }),
  close: 'Close',
}

export type CompendiumTexts = typeof compendiumEn
