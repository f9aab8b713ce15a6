import type { ServerTexts } from './index.ts'

export const en: ServerTexts = {
  turn: (game) => `Your turn: ${game}`,
  called: (name) => `${name} calls you to the table`,
  turnBody: (game, until) =>
    until === null
      ? `Your move is awaited at a table of ${game}.`
      : `Your move is awaited at a table of ${game}. You have until ${until}.`,
  stop: (link) => `No more reminders? Stop them here: ${link}`,
  confirmTitle: 'Reminders from Výprava',
  confirmBody: (link) =>
    `Please confirm that we may write to this address when it is your turn: ${link}\n\nIf you did not ask for this, do nothing, and you will not hear from us again.`,
  confirmed: 'Done. We will write to you when it is your turn.',
  stopped: 'Done. We will not write to you any more.',
  unknownLink: 'This link is no longer valid.',
  resetTitle: 'Your password at Výprava',
  resetBody: (link) =>
    `Choose a new password here, within an hour: ${link}\n\nIf you did not ask for this, do nothing: your password stays as it is.\n`,
  keepTitle: 'Your account at Výprava',
  keepBody: (link) =>
    `Choose a password for your account here, within an hour: ${link}\n\nOpen the link in the browser in which you play, and your games come along. If you did not ask for this, do nothing.\n`,
  knownBody: (link) =>
    `Somebody wants to make an account with this address, and there is one already. If it was you, just sign in. Have you forgotten the password? Choose a new one here, within an hour: ${link}\n\nIf it was not you, do nothing.\n`,
}
