/** How moments of a game are named: by rounds and turns, never by single steps. */
export const turnsEn = {
  setUp: 'set-up',
  round: (number: number) => `round ${number}`,
  turn: (number: number) => `turn ${number}`,
  plays: (heading: string, name: string) => `${heading}, ${name} to play`,
  past: (place: string) => `You are looking back: ${place}.`,
}

export type TurnTexts = typeof turnsEn
