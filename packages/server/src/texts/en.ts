import type { ServerTexts } from './index.ts'

export const en: ServerTexts = {
  turn: (game) => `Your turn: ${game}`,
  called: (name) => `${name} is calling you to the table`,
  turnBody: (game, until) =>
    until === null ? `It’s your move in ${game}.` : `It’s your move in ${game}. You have until ${until}.`,
  stop: (link) => `Don’t want these reminders? Stop them here: ${link}`,
  confirmTitle: 'Reminders from Výprava',
  confirmBody: (link) =>
    `Please confirm that we may e-mail you when it’s your turn: ${link}\n\nIf you didn’t ask for this, do nothing and you won’t hear from us again.`,
  confirmed: 'Done. We’ll e-mail you when it’s your turn.',
  stopped: 'Done. We won’t e-mail you any more.',
  unknownLink: 'This link is no longer valid.',
  resetTitle: 'Your Výprava password',
  resetBody: (link) =>
    `Choose a new password here within an hour: ${link}\n\nIf you didn’t ask for this, do nothing: your password stays as it is.\n`,
  keepTitle: 'Your Výprava account',
  keepBody: (link) =>
    `Choose a password for your account here within an hour: ${link}\n\nOpen the link in the browser you play in, and your games will come with you. If you didn’t ask for this, do nothing.\n`,
  knownBody: (link) =>
    `Somebody tried to create an account with this address, but there is one already. If it was you, just sign in. Forgotten your password? Choose a new one here within an hour: ${link}\n\nIf it wasn’t you, do nothing.\n`,
}
