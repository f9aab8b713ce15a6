/** How moments of a game are named: by rounds and turns, never by single steps. */
export const turnsEn = {
  setUp: 'set-up',
  round: (number: number) => `round ${number}`,
  turn: (number: number) => `turn ${number}`,
  plays: (heading: string, name: string) => `${heading}, ${name} to play`,
  past: (place: string) => `You’re looking back: ${place}.`,
  ends: (action: string) => `${action}. That ends your turn.`,
  end: 'End the turn',
  drop: 'Cancel',
  passed: 'You had no choice that turn.',
  seen: 'OK',
  ending: 'Ending a turn',
  endings: { ask: 'Asks first', auto: 'Automatic, when there’s nothing left to do' },
}

export type TurnTexts = typeof turnsEn
