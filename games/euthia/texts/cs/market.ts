import { pluralIn } from '@vyprava/module/plural.ts'
import type * as en from '../en/market.ts'
import { LEXICON } from './lexicon.ts'

const { count } = pluralIn('cs')

export const market: typeof en.market = {
  market: 'Obchod',
  places: { merchant: 'Kupci', alchemist: 'Alchymisté', tower: 'Věže drakobijců' },
  offer: 'Nabídka',
  fee: (due) => `Nejdřív poplatek: ${LEXICON.count.coins(due)}. Něco prodej.`,
  freeOnce: 'poprvé zdarma',
  missing: (coins) => `chybí ${coins}`,
  buyBack: (coins) => `výkup ${coins}`,
  ware: (name, does, coins) => `${name}, cena ${coins}. ${does}`,
  servicesTitle: 'Služby',
  services: { exchange: 'Vyměnit celou nabídku', heal: 'Léčení' },
  heals: (n) => `${n} zdraví za minci`,
  reveals: 'všechny, na které ti stačí reputace',
  gaarHere: 'žeton za minci',
  noGaar: 'tady neprodávají',
  ladder: {
    title: 'Moje destičky',
    open: 'Otevřít žebřík',
    close: 'Zpět k obchodu',
    about: 'Odkrývá je reputace. Z každé dvojice zůstane jedna.',
    missing: (value, lacks) => `na ${value} ti chybí ${LEXICON.count.rep(lacks)}`,
    hidden: (tiles, value) => `${LEXICON.count.tiles(tiles)} za reputaci ${value}`,
    back: 'Žebřík: sem vrátíš destičku z desky',
    none: 'Nic neleží vyložené.',
    states: { owned: 'umíš', open: 'vyložená', ready: 'čeká', hidden: 'skrytá' },
  },
  sale: {
    title: 'Prodej',
    here: 'táhni sem',
    none: 'Není co prodat.',
    things: (things) => count(things, { one: 'věc', few: 'věci', other: 'věcí' }),
  },
  pair: {
    title: 'Nech si jednu',
    about: 'Druhá se vrátí do krabice.',
    more: (n) => `Ještě ${count(n, { one: 'dvojice', few: 'dvojice', other: 'dvojic' })}.`,
  },
  cart: { title: 'Důlní vozík', about: 'Vyber surovinu, kterou si necháš.' },
  quests: {
    title: 'Setkání',
    here: 'stojíš tu',
    later: (cards) =>
      `Ještě ${count(cards, { one: 'skrytá karta', few: 'skryté karty', other: 'skrytých karet' })}; nové se otočí na konci tahu.`,
    give: 'Dáš',
    gain: 'Dostaneš',
    has: 'máš',
    hasNot: 'nemáš',
  },
  cards: {
    title: 'Karty chaosu',
    hidden: 'vidíš je jen ty',
    give: 'Které karty dáš pryč?',
    silver: 'Čtyři stříbrné za…',
  },
  trophy: 'Trofej zabere vak. Některé úkoly ji chtějí.',
  treasure: 'Na poli leží poklad. Vezmeš ho?',
}
