import { pluralIn } from '@vyprava/module/plural.ts'
import type * as en from '../en/market.ts'
import { LEXICON } from './lexicon.ts'

const { count, word } = pluralIn('sk')
const lacks = (n: number): string => word(n, { one: 'chýba', few: 'chýbajú', other: 'chýba' })

export const market: typeof en.market = {
  market: 'Obchod',
  places: { merchant: 'Kupci', alchemist: 'Alchymisti', tower: 'Veže drakobijcov' },
  offer: 'Ponuka',
  fee: (due) => `Najprv poplatok: ${LEXICON.count.coins(due)}. Niečo predaj.`,
  freeOnce: 'prvý raz zadarmo',
  missing: (coins) => `${lacks(coins)} ${coins}`,
  buyBack: (coins) => `výkup ${coins}`,
  ware: (name, does, coins) => `${name}, cena ${coins}. ${does}`,
  servicesTitle: 'Služby',
  services: { exchange: 'Vymeniť celú ponuku', heal: 'Liečenie' },
  heals: (n) => `${n} zdravia za mincu`,
  reveals: 'všetky, na ktoré máš reputáciu',
  gaarHere: 'po jednom za mincu',
  noGaar: 'tu nepredávajú',
  ladder: {
    title: 'Moje doštičky',
    open: 'Otvoriť rebrík',
    close: 'Späť k obchodu',
    about: 'Odkrýva ich reputácia. Z každej dvojice zostane jedna.',
    missing: (value, short) => `na ${value} ti ${lacks(short)} ${LEXICON.count.rep(short)}`,
    hidden: (tiles, value) => `${LEXICON.count.tiles(tiles)} za reputáciu ${value}`,
    back: 'Rebrík: sem vrátiš doštičku z dosky',
    none: 'Nič neleží vyložené.',
    states: { owned: 'vieš', open: 'vyložená', ready: 'čaká', hidden: 'skrytá' },
  },
  sale: {
    title: 'Predaj',
    here: 'ťahaj sem',
    none: 'Nie je čo predať.',
    things: (things) => count(things, { one: 'vec', few: 'veci', other: 'vecí' }),
  },
  pair: {
    title: 'Nechaj si jednu',
    about: 'Druhá odíde z hry.',
    more: (n) => `Ešte ${count(n, { one: 'dvojica', few: 'dvojice', other: 'dvojíc' })}.`,
  },
  cart: { title: 'Banský vozík', about: 'Vyber surovinu, ktorú si necháš.' },
  quests: {
    title: 'Stretnutia',
    here: 'stojíš tu',
    later: (cards) =>
      `Ešte ${count(cards, { one: 'skrytá karta', few: 'skryté karty', other: 'skrytých kariet' })}; nové sa otočia na konci ťahu.`,
    give: 'Dáš',
    gain: 'Dostaneš',
    has: 'máš',
    hasNot: 'nemáš',
  },
  cards: {
    title: 'Karty chaosu',
    hidden: 'vidíš ich len ty',
    give: 'Ktoré karty dáš preč?',
    silver: 'Štyri strieborné za…',
  },
  trophy: 'Trofej zaberie vak. Úlohy sa na ňu môžu pýtať.',
  treasure: 'Na poli leží poklad. Vezmeš ho?',
}
