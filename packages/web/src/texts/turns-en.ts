/** How moments of a game are named: by rounds and turns, never by single steps. */
export const turnsEn = {
  setUp: 'set-up',
  round: (number: number) => `round ${number}`,
  turn: (number: number) => `turn ${number}`,
  plays: (heading: string, name: string) => `${heading}, ${name} to play`,
  past: (place: string) => `You are looking back: ${place}.`,
  ends: (action: string) => `${action}. That ends your turn.`,
  end: 'End the turn',
  drop: 'Cancel',
  passed: 'A turn went by without a choice.',
  seen: 'All right',
  ending: 'The end of a turn',
  endings: { ask: 'Takes one more press', auto: 'By itself, when nothing else is left' },
}

export type TurnTexts = typeof turnsEn
