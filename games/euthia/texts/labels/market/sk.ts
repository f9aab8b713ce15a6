import { pluralIn } from '@vyprava/module/plural.ts'
import type { MarketLabels } from './type.ts'

const { count } = pluralIn('sk')

export const sk: MarketLabels = {
  does: {
    buy: 'Kúpiť',
    buyGaar: 'Kúpiť Gaar',
    buyPersonal: 'Kúpiť',
    cashGold: 'Zameniť za mincu',
    cashSilver: 'Zameniť za mincu',
    discardCard: 'Odhodiť kartu',
    exchange: 'Vymeniť ponuku',
    heal: 'Vyliečiť sa',
    learn: 'Naučiť sa',
    quest: 'Splniť úlohu',
    relearn: 'Presunúť',
    reveal: 'Vyložiť doštičky',
    sell: 'Predať',
    sellEssence: 'Predať',
    sellGem: 'Predať',
    swapSilver: 'Štyri strieborné za zlatú',
    take: 'Nechať si',
    unlearn: 'Zložiť z dosky',
    unlock: 'Odomknúť',
  },
  market: 'Obchod',
  places: { merchant: 'Kupci', alchemist: 'Alchymisti', tower: 'Veže drakobijcov' },
  offer: 'Ponuka',
  fee: (due) =>
    `Najprv poplatok: ${count(due, { one: 'minca', few: 'mince', other: 'mincí' })}. Niečo predaj.`,
  freeOnce: 'prvý raz zadarmo',
  missing: (coins) => `chýba ${coins}`,
  buyBack: (coins) => `výkup ${coins}`,
  ware: (name, does, coins) => `${name}, cena ${coins}. ${does}`,
  found: (name, does) => `${name}. ${does}`,
  servicesTitle: 'Služby',
  services: {
    buyGaar: 'Gaar',
    exchange: 'Vymeniť celú ponuku',
    heal: 'Liečenie',
    reveal: 'Vyložiť doštičky',
  },
  heals: (n) => `${n} zdravia za mincu`,
  reveals: 'všetky, na ktoré máš reputáciu',
  gaarHere: 'po jednom za mincu',
  noGaar: 'tu nepredávajú',
  ladder: {
    title: 'Moje doštičky',
    open: 'Otvoriť rebrík',
    close: 'Späť k obchodu',
    about: 'Odkrýva ich reputácia. Z každej dvojice zostane jedna.',
    missing: (value, lacks) =>
      `na ${value} ti chýba ${count(lacks, { one: 'reputácia', few: 'reputácie', other: 'reputácie' })}`,
    hidden: (tiles, value) =>
      `${count(tiles, { one: 'doštička', few: 'doštičky', other: 'doštičiek' })} za reputáciu ${value}`,
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
    about: (left) =>
      left === 0
        ? 'Druhá odíde z hry.'
        : `Druhá odíde z hry. Ešte ${count(left, { one: 'dvojica', few: 'dvojice', other: 'dvojíc' })}.`,
  },
  cart: { title: 'Banský vozík', about: 'Vyber surovinu, ktorú si necháš.' },
  quests: {
    title: 'Stretnutia',
    left: (cards) => count(cards, { one: 'karta', few: 'karty', other: 'kariet' }),
    here: 'stojíš tu',
    later: (cards) =>
      `Ešte ${count(cards, { one: 'skrytá karta', few: 'skryté karty', other: 'skrytých kariet' })}; nové sa otočia na konci ťahu.`,
    give: 'Dáš',
    gain: 'Dostaneš',
    has: 'máš',
    hasNot: 'nemáš',
    spoken: (name, cost, reward, has) =>
      `${name}. Dáš: ${cost}, ${has ? 'máš' : 'nemáš'}. Dostaneš: ${reward}`,
  },
  cards: {
    title: 'Karty chaosu',
    hidden: 'vidíš ich len ty',
    give: 'Ktoré karty dáš preč?',
    silver: 'Štyri strieborné za…',
    spoken: (name, held) => (held === 1 ? name : `${name}, ${held}×`),
  },
  trophy: 'Trofej zaberie vak. Úlohy sa na ňu môžu pýtať.',
  treasure: 'Na poli leží poklad. Vezmeš ho?',
}
