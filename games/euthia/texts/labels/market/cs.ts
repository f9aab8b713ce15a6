import { pluralIn } from '@vyprava/module/plural.ts'
import type { MarketLabels } from './type.ts'

const { count } = pluralIn('cs')

export const cs: MarketLabels = {
  does: {
    buy: 'Koupit',
    buyGaar: 'Koupit Gaar',
    buyPersonal: 'Koupit',
    cashGold: 'Směnit za minci',
    cashSilver: 'Směnit za minci',
    discardCard: 'Odhodit kartu',
    exchange: 'Vyměnit nabídku',
    heal: 'Vyléčit se',
    learn: 'Naučit se',
    quest: 'Splnit úkol',
    relearn: 'Přesunout',
    reveal: 'Vyložit destičky',
    sell: 'Prodat',
    sellEssence: 'Prodat',
    sellGem: 'Prodat',
    swapSilver: 'Čtyři stříbrné za zlatou',
    take: 'Nechat si',
    unlearn: 'Sundat z desky',
    unlock: 'Odemknout',
  },
  market: 'Obchod',
  places: { merchant: 'Kupci', alchemist: 'Alchymisté', tower: 'Věže drakobijců' },
  offer: 'Nabídka',
  fee: (due) =>
    `Nejdřív poplatek: ${count(due, { one: 'mince', few: 'mince', other: 'mincí' })}. Něco prodej.`,
  freeOnce: 'poprvé zdarma',
  missing: (coins) => `chybí ${coins}`,
  buyBack: (coins) => `výkup ${coins}`,
  ware: (name, does, coins) => `${name}, cena ${coins}. ${does}`,
  found: (name, does) => `${name}. ${does}`,
  servicesTitle: 'Služby',
  services: {
    buyGaar: 'Gaar',
    exchange: 'Vyměnit celou nabídku',
    heal: 'Léčení',
    reveal: 'Vyložit destičky',
  },
  heals: (n) => `${n} zdraví za minci`,
  reveals: 'všechny, na které máš reputaci',
  gaarHere: 'po jednom za minci',
  noGaar: 'tady neprodávají',
  ladder: {
    title: 'Moje destičky',
    open: 'Otevřít žebřík',
    close: 'Zpět k obchodu',
    about: 'Odkrývá je reputace. Z každé dvojice zůstane jedna.',
    missing: (value, lacks) =>
      `na ${value} ti chybí ${count(lacks, { one: 'reputace', few: 'reputace', other: 'reputace' })}`,
    hidden: (tiles, value) =>
      `${count(tiles, { one: 'destička', few: 'destičky', other: 'destiček' })} za reputaci ${value}`,
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
    about: (left) =>
      left === 0
        ? 'Druhá odejde ze hry.'
        : `Druhá odejde ze hry. Ještě ${count(left, { one: 'dvojice', few: 'dvojice', other: 'dvojic' })}.`,
  },
  cart: { title: 'Důlní vozík', about: 'Vyber surovinu, kterou si necháš.' },
  quests: {
    title: 'Setkání',
    left: (cards) => count(cards, { one: 'karta', few: 'karty', other: 'karet' }),
    here: 'stojíš tu',
    later: (cards) =>
      `Ještě ${count(cards, { one: 'skrytá karta', few: 'skryté karty', other: 'skrytých karet' })}; nové se otočí na konci tahu.`,
    give: 'Dáš',
    gain: 'Dostaneš',
    has: 'máš',
    hasNot: 'nemáš',
    spoken: (name, cost, reward, has) =>
      `${name}. Dáš: ${cost}, ${has ? 'máš' : 'nemáš'}. Dostaneš: ${reward}`,
  },
  cards: {
    title: 'Karty chaosu',
    hidden: 'vidíš je jen ty',
    give: 'Které karty dáš pryč?',
    silver: 'Čtyři stříbrné za…',
    spoken: (name, held) => (held === 1 ? name : `${name}, ${held}×`),
  },
  trophy: 'Trofej zabere vak. Úkoly se na ni mohou ptát.',
  treasure: 'Na poli leží poklad. Vezmeš ho?',
}
