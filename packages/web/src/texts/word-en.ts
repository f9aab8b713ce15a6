const clock = new Intl.DateTimeFormat('en-GB', { weekday: 'long', hour: 'numeric', minute: '2-digit' })

/** What those who look after the server say to those who play, and the other way round. */
export const wordEn = {
  notice: 'From the operators',
  restart: 'The server will be restarted soon. No game is lost.',
  draining: 'The server prepares for a restart: no new tables now, games go on.',
  downAt: (when: Date) => `It starts on ${clock.format(when)}.`,
  understood: 'All right',
  banned: 'You cannot play here any more',
  bannedNote: 'The operators of this server have closed its door to you. A bot plays on at your seats.',
  reason: (text: string) => `Reason: ${text}`,
  home: 'To the doors',
  silenced: (until: Date) => `The operators ask you to stay silent until ${clock.format(until)}.`,
  closed: 'The table is closed',
  closedNote: 'An operator has closed this table. What was played is kept.',
  reportSomebody: 'Report somebody',
  reportWho: (name: string) => `Report: ${name}`,
  reportNote: 'Only the operators will see this. The player is not told.',
  what: 'What happened?',
}

export type WordTexts = typeof wordEn
