import type { KnockTexts } from './knock-en.ts'

const clock = new Intl.DateTimeFormat('sk', { hour: 'numeric', minute: '2-digit' })
const day = new Intl.DateTimeFormat('sk', { day: 'numeric', month: 'long' })
const list = new Intl.ListFormat('sk')

export const knockSk: KnockTexts = {
  title: 'Tu sa už hrá',
  over: 'Tu sa už dohralo',
  since: (names, when, today) =>
    `Pri stole: ${list.format(names)}. Od ${today ? clock.format(when) : day.format(when)}.`,
  seat: 'Poprosiť o miesto',
  seatOf: (name) => `${name} je preč, zaskakuje bot`,
  seatFree: 'teraz na ňom hrá bot',
  watch: 'Spýtať sa, či môžeš hru sledovať',
  watchNote: 'uvidíš len to, čo vidia všetci',
  own: 'Otvoriť vlastný stôl',
  asked: 'Zaklopané. Hráči to vidia pri stole.',
  askedNote: 'Hneď ako ťa pustia, stránka sa otvorí sama.',
  refused: 'Hráči hovoria, že teraz nie. O hodinu to môžeš skúsiť znova.',
  asksSeat: 'prosí o miesto.',
  asksSeatNote: 'teraz na ňom hrá bot',
  asksWatch: 'sa pýta, či môže hru sledovať.',
  asksWatchNote: 'hostia vidia len to, čo vidia všetci',
  letIn: 'Pustiť k stolu',
  letSit: 'Pustiť k stolu',
  onlyWatch: 'Len sledovať',
  no: 'Teraz nie',
  waits: 'Ostatní ešte neodpovedajú.',
  nowhere: {
    title: 'Tento stôl už nikto neprestiera',
    note: 'Hostiteľ ho zatvoril, alebo je v odkaze preklep. Požiadaj o nový odkaz, alebo otvor vlastný stôl.',
    open: 'Otvoriť stôl',
  },
}
