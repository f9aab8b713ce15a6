import type { TurnTexts } from './turns-en.ts'

export const turnsSk: TurnTexts = {
  setUp: 'príprava',
  round: (number) => `${number}. kolo`,
  turn: (number) => `${number}. ťah`,
  plays: (heading, name) => `${heading}, hrá ${name}`,
  past: (place) => `Pozeráš sa späť: ${place}.`,
}
