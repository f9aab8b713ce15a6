import type { WordTexts } from './word-en.ts'

const clock = new Intl.DateTimeFormat('cs', { weekday: 'long', hour: 'numeric', minute: '2-digit' })

export const wordCs: WordTexts = {
  notice: 'Od správců',
  restart: 'Server se brzy restartuje. O žádnou hru nepřijdeš.',
  draining: 'Server se chystá na restart: nové stoly teď neotevře, rozehrané hry běží dál.',
  downAt: (when) => `Začátek: ${clock.format(when)}.`,
  understood: 'Rozumím',
  banned: 'Tady už hrát nemůžeš',
  bannedNote: 'Správci tohoto serveru ti zavřeli dveře. Na tvých místech dohraje bot.',
  reason: (text) => `Důvod: ${text}`,
  home: 'Ke dveřím',
  silenced: (until) => `Správci ti vzali slovo. Zákaz psaní končí: ${clock.format(until)}.`,
  closed: 'Stůl je zavřený',
  closedNote: 'Tenhle stůl zavřel správce. Co se do té doby zahrálo, zůstává uložené.',
  reportSomebody: 'Nahlásit hráče',
  reportWho: (name) => `Nahlásit: ${name}`,
  reportNote: 'Uvidí to jen správci, nahlášený hráč se nic nedozví.',
  what: 'Co se stalo?',
}
