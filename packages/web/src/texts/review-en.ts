/** The page on which a finished game is looked through, and the way back to it from a copy. */
export const reviewEn = {
  back: 'Back to the result',
  backShort: 'Result',
  inRound: (number: number) => `In round ${number}`,
  inTurn: (number: number) => `On turn ${number}`,
  inSetUp: 'During set-up',
  yours: (heading: string) => `${heading}, your turn`,
  played: 'Played',
  instead: 'Instead',
  howMuch: 'Difference',
  rose: (from: string, to: string) =>
    `The chance of winning rises from ${from} to ${to}. There was no better move.`,
  tryHere: 'Try from here',
  clean: 'Nothing to criticise. A clean game.',
  unable: 'Bots can’t analyse this game. You can still replay it turn by turn.',
  card: (number: number) => `Card ${number}`,
  trialRound: (number: number) => `Practice from round ${number}`,
  trialTurn: (number: number) => `Practice from turn ${number}`,
  trialStart: 'Practice from the start',
  toReview: 'Back to the analysis',
  toGame: 'Back to the game',
}

export type ReviewTexts = typeof reviewEn
