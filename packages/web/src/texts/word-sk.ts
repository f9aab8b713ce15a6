import type { WordTexts } from './word-en.ts'

const clock = new Intl.DateTimeFormat('sk', { weekday: 'long', hour: 'numeric', minute: '2-digit' })

export const wordSk: WordTexts = {
  notice: 'Od správcov',
  restart: 'Server sa čoskoro reštartuje. O žiadnu hru neprídeš.',
  draining: 'Server sa chystá na reštart: nové stoly teraz neotvorí, rozohrané hry bežia ďalej.',
  downAt: (when) => `Začiatok: ${clock.format(when)}.`,
  understood: 'Rozumiem',
  banned: 'Tu už hrať nemôžeš',
  bannedNote: 'Správcovia tohto servera ti zatvorili dvere. Na tvojich miestach dohrá bot.',
  reason: (text) => `Dôvod: ${text}`,
  home: 'K dverám',
  silenced: (until) => `Správcovia ťa stlmili. Písať môžeš znova od: ${clock.format(until)}.`,
  closed: 'Stôl je zatvorený',
  closedNote: 'Tento stôl zatvoril správca. Čo sa odohralo, zostáva uložené.',
  reportSomebody: 'Nahlásiť hráča',
  reportWho: (name) => `Nahlásiť: ${name}`,
  reportNote: 'Uvidia to len správcovia. Nahlásený sa nič nedozvie.',
  what: 'Čo sa stalo?',
}
