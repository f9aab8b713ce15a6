/** Words of what those at a table agree on besides the rules. */
export const agreedEn = {
  title: 'Agreed',
  hints: 'Advice from bots',
  hintsValue: { yes: 'allowed', no: 'not allowed' },
  hintsSaid: { yes: 'Players may ask a bot for advice.', no: 'Players may not ask a bot for advice.' },
  absence: 'If someone doesn’t turn up',
  absenceValue: (hours: number | null): string =>
    hours === null
      ? 'the table waits'
      : hours < 24
        ? 'a bot steps in after an hour'
        : hours < 48
          ? 'a bot steps in after a day'
          : 'a bot steps in after three days',
  absenceSaid: (hours: number | null): string =>
    hours === null
      ? 'If someone doesn’t turn up, the table waits, unless the others vote for a bot.'
      : hours < 24
        ? 'If someone doesn’t turn up for an hour, a bot steps in.'
        : hours < 48
          ? 'If someone doesn’t turn up for a day, a bot steps in.'
          : 'If someone doesn’t turn up for three days, a bot steps in.',
  delay: 'Spectators see the game',
  delayValue: (minutes: number): string =>
    minutes === 0 ? 'at once' : minutes === 2 ? 'two minutes later' : 'ten minutes later',
  delaySaid: (minutes: number): string =>
    minutes === 0
      ? 'Spectators see the game at once.'
      : minutes === 2
        ? 'Spectators see the game two minutes later.'
        : 'Spectators see the game ten minutes later.',
  rated: 'Ratings',
  ratedValue: { yes: 'are at stake', no: 'stay as they are' },
  ratedNote: {
    yes: 'Two to four people, no bots, no advice, no takebacks. Anyone who leaves or gives up comes last.',
    no: 'The result changes nobody’s rating.',
  },
  ratedSaid: {
    yes: 'Ratings are at stake: no advice, no takebacks, and anyone who leaves their seat to a bot or gives up comes last.',
    no: 'No ratings are at stake.',
  },
  kept: (name: string) => `kept for ${name}`,
  release: 'Don’t wait',
  again: (name: string) => `${name} wants to play again`,
  join: 'Join',
}

export type AgreedTexts = typeof agreedEn
