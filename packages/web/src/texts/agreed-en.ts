/** Words of what those at a table agree on besides the rules. */
export const agreedEn = {
  title: 'Agreed',
  hints: 'Advice of bots',
  hintsValue: { yes: 'allowed', no: 'nobody asks a bot' },
  hintsSaid: { yes: 'Players may ask a bot for advice.', no: 'Nobody asks a bot for advice.' },
  absence: 'Who does not come',
  absenceValue: (hours: number | null): string =>
    hours === null
      ? 'is waited for'
      : hours < 24
        ? 'is played for after an hour'
        : hours < 48
          ? 'is played for after a day'
          : 'is played for after three days',
  absenceSaid: (hours: number | null): string =>
    hours === null
      ? 'Who does not come is waited for, unless the others vote for a bot.'
      : hours < 24
        ? 'A bot plays for who does not come for an hour.'
        : hours < 48
          ? 'A bot plays for who does not come for a day.'
          : 'A bot plays for who does not come for three days.',
  delay: 'Spectators see the game',
  delayValue: (minutes: number): string =>
    minutes === 0 ? 'at once' : minutes === 2 ? 'two minutes later' : 'ten minutes later',
  delaySaid: (minutes: number): string =>
    minutes === 0
      ? 'Spectators see the game at once.'
      : minutes === 2
        ? 'Spectators see the game two minutes later.'
        : 'Spectators see the game ten minutes later.',
  kept: (name: string) => `kept for ${name}`,
  release: 'Do not wait',
  again: (name: string) => `${name} wants to play again`,
  join: 'Join',
}

export type AgreedTexts = typeof agreedEn
