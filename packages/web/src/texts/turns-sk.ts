import type { TurnTexts } from './turns-en.ts'

export const turnsSk: TurnTexts = {
  setUp: 'príprava',
  round: (number) => `${number}. kolo`,
  turn: (number) => `${number}. ťah`,
  plays: (heading, name) => `${heading}, hrá ${name}`,
  past: (place) => `Pozeráš sa späť: ${place}.`,
  ends: (action) => `${action}. Tým sa tvoj ťah končí.`,
  end: 'Ukončiť ťah',
  drop: 'Zrušiť',
  passed: 'Jeden ťah prebehol sám, nebolo o\u00a0čom rozhodovať.',
  seen: 'Rozumiem',
  ending: 'Koniec ťahu',
  endings: { ask: 'Až po stlačení', auto: 'Sám, keď už nič nezostáva' },
}
