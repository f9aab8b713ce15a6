import type { Language } from '../words.ts'

/** The few words of a game that brings none of its own. */
export interface PlainTexts {
  readonly choose: string
  readonly table: string
  readonly none: string
}

export const PLAIN: Readonly<Record<Language, PlainTexts>> = {
  cs: { choose: 'Vyber tah', table: 'Na stole', none: 'nic' },
  sk: { choose: 'Vyber ťah', table: 'Na stole', none: 'nič' },
  en: { choose: 'Choose a move', table: 'On the table', none: 'none' },
}
