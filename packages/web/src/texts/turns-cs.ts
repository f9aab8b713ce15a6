import type { TurnTexts } from './turns-en.ts'

export const turnsCs: TurnTexts = {
  setUp: 'příprava',
  round: (number) => `${number}. kolo`,
  turn: (number) => `${number}. tah`,
  plays: (heading, name) => `${heading}, hraje ${name}`,
  past: (place) => `Díváš se zpátky: ${place}.`,
}
