const clock = new Intl.DateTimeFormat('en-GB', { weekday: 'long', hour: 'numeric', minute: '2-digit' })

/** What those who run the server say to those who play, and the other way round. */
export const wordEn = {
  notice: 'From the operators',
  restart: 'The server will be restarted soon. No games will be lost.',
  draining: 'The server is about to restart: no new tables for now; games in progress continue.',
  downAt: (when: Date) => `It starts on ${clock.format(when)}.`,
  understood: 'OK',
  banned: 'You can’t play here any more',
  bannedNote: 'The operators of this server have banned you. Bots have taken over your seats.',
  reason: (text: string) => `Reason: ${text}`,
  home: 'Home',
  silenced: (until: Date) => `The operators have muted you until ${clock.format(until)}.`,
  closed: 'The table is closed',
  closedNote: 'An operator has closed this table. Everything played so far is kept.',
  reportSomebody: 'Report somebody',
  reportWho: (name: string) => `Report: ${name}`,
  reportNote: 'Only the operators will see this. The player won’t be told.',
  what: 'What happened?',
}

export type WordTexts = typeof wordEn
