/** The page on which a finished game is looked through, and the way back to it from a copy. */
export const reviewEn = {
  back: 'Back to the result',
  backShort: 'Result',
  inRound: (number: number) => `In round ${number}`,
  inTurn: (number: number) => `In turn ${number}`,
  inSetUp: 'In the set-up',
  yours: (heading: string) => `${heading}, your turn`,
  played: 'Played',
  instead: 'Instead',
  howMuch: 'By how much',
  rose: (from: string, to: string) => `The chance rises from ${from} to ${to}. The table had no better move.`,
  tryHere: 'Try from here',
  clean: 'Nothing to find fault with. A clean game.',
  unable: 'Bots cannot look through this game. You can replay it turn by turn.',
  card: (number: number) => `Card ${number}`,
  trialRound: (number: number) => `Trial from round ${number}`,
  trialTurn: (number: number) => `Trial from turn ${number}`,
  trialStart: 'Trial from the beginning',
  toReview: 'Back to the analysis',
  toGame: 'Back to the game',
}

export type ReviewTexts = typeof reviewEn
