import type { ServerTexts } from './index.ts'

export const en: ServerTexts = {
  turn: (game) => `Your turn: ${game}`,
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
}
