import { pluralIn } from '@vyprava/module/plural.ts'
import { LEXICON } from './lexicon.ts'

const { count } = pluralIn('en')

/** Trade, personal tiles, quests and cards. */
export const market = {
  market: 'Trade',
  places: { merchant: 'Merchants', alchemist: 'Alchemists', tower: 'Dragonslayer towers' },
  offer: 'Offer',
  fee: (due: number) => `Pay the fee first: ${LEXICON.count.coins(due)}. Sell something.`,
  freeOnce: 'free the first time',
  missing: (coins: number) => `${coins} short`,
  buyBack: (coins: number) => `sells for ${coins}`,
  ware: (name: string, does: string, coins: number) => `${name}, price ${coins}. ${does}`,
  servicesTitle: 'Services',
  services: { exchange: 'Refresh the whole offer', heal: 'Healing' },
  heals: (n: number) => `${n} health for a coin`,
  reveals: 'all your reputation reaches',
  gaarHere: 'a coin each',
  noGaar: 'not sold here',
  ladder: {
    title: 'My tiles',
    open: 'Open the ladder',
    close: 'Back to trade',
    about: 'Reputation unlocks them. You keep one of each pair.',
    missing: (value: number, lacks: number) => `${lacks} reputation short of ${value}`,
    hidden: (tiles: number, value: number) => `${LEXICON.count.tiles(tiles)} for reputation ${value}`,
    back: 'Ladder: a tile from the board goes back here',
    none: 'Nothing is revealed.',
    states: { owned: 'learnt', open: 'revealed', ready: 'waiting', hidden: 'hidden' },
  },
  sale: {
    title: 'Sale',
    here: 'drop here',
    none: 'Nothing to sell.',
    things: (things: number) => count(things, { one: 'thing', other: 'things' }),
  },
  pair: {
    title: 'Keep one of them',
    about: 'The other leaves the game.',
    more: (n: number) => `${count(n, { one: 'pair', other: 'pairs' })} to come.`,
  },
  cart: { title: 'Minecart', about: 'Choose the resource to keep.' },
  quests: {
    title: 'Encounters',
    here: 'you’re here',
    later: (cards: number) =>
      `${count(cards, { one: 'more card', other: 'more cards' })} face down; new ones are turned up at the end of a turn.`,
    give: 'You give',
    gain: 'You gain',
    has: 'you have it',
    hasNot: 'you lack it',
  },
  cards: {
    title: 'Chaos cards',
    hidden: 'only you see them',
    give: 'Which cards do you give up?',
    silver: 'Four silver for…',
  },
  trophy: 'A trophy takes up a bag. Quests may ask for it.',
  treasure: 'There’s a treasure on the field. Take it?',
}
