import type { TurnTexts } from './turns-en.ts'

export const turnsCs: TurnTexts = {
  setUp: 'příprava',
  round: (number) => `${number}. kolo`,
  turn: (number) => `${number}. tah`,
  plays: (heading, name) => `${heading}, hraje ${name}`,
  past: (place) => `Díváš se zpátky: ${place}.`,
  ends: (action) => `${action}. Tím tvůj tah končí.`,
  end: 'Ukončit tah',
  drop: 'Zrušit',
  passed: 'Jeden tah proběhl sám, nebylo co rozhodnout.',
  seen: 'Rozumím',
  ending: 'Konec tahu',
  endings: { ask: 'Až ho ukončíš', auto: 'Sám, když už nic nezbývá' },
}
