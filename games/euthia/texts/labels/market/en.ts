import { pluralIn } from '@vyprava/module/plural.ts'
import type { MarketLabels } from './type.ts'

const { count } = pluralIn('en')

export const en: MarketLabels = {
  does: {
    buy: 'Buy',
    buyGaar: 'Buy Gaar',
    buyPersonal: 'Buy',
    cashGold: 'Change for a coin',
    cashSilver: 'Change for a coin',
    discardCard: 'Discard the card',
    exchange: 'Exchange the offer',
    heal: 'Be healed',
    learn: 'Learn',
    quest: 'Fulfil the quest',
    relearn: 'Move',
    reveal: 'Reveal tiles',
    sell: 'Sell',
    sellEssence: 'Sell',
    sellGem: 'Sell',
    swapSilver: 'Four silver for a gold one',
    take: 'Keep it',
    unlearn: 'Take off the board',
    unlock: 'Unlock',
  },
  market: 'Trade',
  places: { merchant: 'Merchants', alchemist: 'Alchemists', tower: 'Dragonslayers’ towers' },
  offer: 'Offer',
  fee: (due) => `The fee first: ${count(due, { one: 'coin', other: 'coins' })}. Sell something.`,
  freeOnce: 'the first time free',
  missing: (coins) => `${coins} short`,
  buyBack: (coins) => `sells for ${coins}`,
  ware: (name, does, coins) => `${name}, price ${coins}. ${does}`,
  found: (name, does) => `${name}. ${does}`,
  servicesTitle: 'Services',
  services: {
    buyGaar: 'Gaar',
    exchange: 'Exchange the whole offer',
    heal: 'Healing',
    reveal: 'Reveal tiles',
  },
  heals: (n) => `${n} health for a coin`,
  reveals: 'all that your reputation reaches',
  gaarHere: 'a coin each',
  noGaar: 'not sold here',
  ladder: {
    title: 'My tiles',
    open: 'Open the ladder',
    close: 'Back to trade',
    about: 'Reputation uncovers them. Of each pair one stays.',
    missing: (value, lacks) => `${lacks} reputation short of ${value}`,
    hidden: (tiles, value) => `${count(tiles, { one: 'tile', other: 'tiles' })} for reputation ${value}`,
    back: 'Ladder: a tile of the board goes back here',
    none: 'Nothing lies revealed.',
    states: { owned: 'learnt', open: 'revealed', ready: 'waiting', hidden: 'hidden' },
  },
  sale: {
    title: 'Sale',
    here: 'drop here',
    none: 'There is nothing to sell.',
    things: (things) => count(things, { one: 'thing', other: 'things' }),
  },
  pair: {
    title: 'Keep one of them',
    about: (left) =>
      left === 0
        ? 'The other leaves the game.'
        : `The other leaves the game. ${count(left, { one: 'pair', other: 'pairs' })} to come.`,
  },
  cart: { title: 'Minecart', about: 'Choose the resource you keep.' },
  quests: {
    title: 'Encounters',
    left: (cards) => count(cards, { one: 'card', other: 'cards' }),
    here: 'you are here',
    later: (cards) =>
      `${count(cards, { one: 'more card', other: 'more cards' })} face down; new ones are turned up at the end of a turn.`,
    give: 'You give',
    gain: 'You gain',
    has: 'you have it',
    hasNot: 'you lack it',
    spoken: (name, cost, reward, has) =>
      `${name}. You give: ${cost}, ${has ? 'you have it' : 'you lack it'}. You gain: ${reward}`,
  },
  cards: {
    title: 'Chaos cards',
    hidden: 'only you see them',
    give: 'Which cards go?',
    silver: 'Four silver for…',
    spoken: (name, held) => (held === 1 ? name : `${name}, ${held}×`),
  },
  trophy: 'A trophy takes a bag. Quests may ask for it.',
  treasure: 'A treasure lies on the field. Take it?',
}
