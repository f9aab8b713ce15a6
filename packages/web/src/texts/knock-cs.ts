import type { KnockTexts } from './knock-en.ts'

const clock = new Intl.DateTimeFormat('cs', { hour: 'numeric', minute: '2-digit' })
const day = new Intl.DateTimeFormat('cs', { day: 'numeric', month: 'long' })
const list = new Intl.ListFormat('cs')

export const knockCs: KnockTexts = {
  title: 'Tady se už hraje',
  over: 'Tady se už dohrálo',
  since: (names, when, today) =>
    `U stolu: ${list.format(names)}. Od ${today ? clock.format(when) : day.format(when)}.`,
  seat: 'Poprosit o místo',
  seatOf: (name) => `${name} je pryč, zaskakuje bot`,
  seatFree: 'teď na něm hraje bot',
  watch: 'Zeptat se, jestli se můžeš dívat',
  watchNote: 'uvidíš jen to, co vidí všichni',
  own: 'Otevřít vlastní stůl',
  asked: 'Zaklepáno. Hráči to vidí u stolu.',
  askedNote: 'Jakmile tě pustí, stránka se otevře sama.',
  refused: 'Hráči říkají, že teď ne. Znovu můžeš poprosit za hodinu.',
  asksSeat: 'prosí o místo.',
  asksSeatNote: 'teď na něm hraje bot',
  asksWatch: 'ptá se, jestli se může dívat.',
  asksWatchNote: 'hosté vidí jen to, co vidí všichni',
  letIn: 'Pustit ke stolu',
  letSit: 'Pustit ke stolu',
  onlyWatch: 'Jen se dívat',
  no: 'Teď ne',
  waits: 'Ostatní ještě neodpověděli.',
  nowhere: {
    title: 'Tenhle stůl už nikdo neprostírá',
    note: 'Hostitel ho zavřel, nebo je v odkazu překlep. Požádej o nový odkaz, nebo otevři vlastní stůl.',
    open: 'Otevřít stůl',
  },
}
