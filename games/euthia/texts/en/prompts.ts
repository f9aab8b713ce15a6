import { pluralIn } from '@vyprava/module/plural.ts'
import { say } from '@vyprava/module/say.ts'
import type { Text } from '@vyprava/module/wording.ts'
import type { Sentence } from '@vyprava/module/words.ts'
import type { ToldPrompt } from '../telling/prompts.ts'
import { LEXICON } from './lexicon.ts'

const { count } = pluralIn('en')

export const prompting = {
  /** What those are told who wait for others. */
  waiting: {
    fight: (who: Sentence) => say`Deciding in the fight: ${who}.`,
    turn: (who: Sentence) => say`In turn: ${who}.`,
    decide: (who: Sentence) => say`Deciding: ${who}.`,
  },
  /** So many cards are chosen: in the accusative. */
  cards: LEXICON.count.cards,
  /** What is left of the caps of a turn, when it is little (EU-R95, EU-R96). */
  caps: {
    arranging: (n: number) => `The board can still be rearranged ${n}× in this turn.`,
    buying: (n: number) => `You can still buy ${n}× in this turn.`,
    exchanging: (n: number) => `The offer can still be exchanged ${n}×.`,
  },
  /** Before what its own slots do not hold, where there is no room. */
  loose: 'without a slot',
  jewels: (n: number) => count(n, { one: 'gem or essence', other: 'gems or essences' }),
}

export const prompts = {
  attack: 'Choose what you attack with.',
  beforeFight: 'Before the fight: put on your gear, use what works only outside combat, and begin.',
  cart: 'Minecart: choose the resource you keep.',
  choose: 'Choose one of the options of the effect.',
  curses: ({ chaos }) => `Before the hero's attack you may play Curse. The monster has ${chaos}.`,
  exchangeHero: ({ monsterDice }) => `The monster has thrown ${monsterDice}. Spend a token or pass.`,
  exchangeMonster: ({ monsterDice }) =>
    `The monster has thrown ${monsterDice}. Spend a Gaar, play cards or pass.`,
  explore: ({ chapter }) => `Exploration: choose where the next tile goes (chapter ${chapter}).`,
  firstStrike: 'First Strike: you may attack once before the fight begins.',
  handLimit: ({ cards }) => `You hold too many cards. Discard ${cards}.`,
  healing: ({ round }) => `Combat round ${round}: you may heal.`,
  heroAfter: ({ heroDice }) => `The hero's dice show ${heroDice}. Change the roll or go on.`,
  heroAfterMonster: ({ monsterDice }) =>
    `The monster has thrown ${monsterDice}. Use shields and effects after its roll.`,
  heroBefore: "Before the hero's roll you may use effects.",
  heroBeforeMonster: "Before the monster's roll you may use effects.",
  heroRoll: ({ sum }) => `The roll is ${sum} in all. Change it or let it stand.`,
  keep: 'End of the turn: you may keep one token.',
  loseCards: ({ cards }) => `An effect takes cards from you. Choose ${cards}.`,
  monsterBefore: ({ chaos }) => `Before the monster's roll you may play cards. The monster has ${chaos}.`,
  pair: 'Of the tiles of equal value keep one.',
  'pick-gem': 'Choose the gem that becomes active.',
  'pick-slot': 'Choose the slot that is unlocked.',
  'pick-tile': 'Choose the tile that becomes ready.',
  preparation: 'Preparation: the monster is revealed, you may use effects.',
  room: ({ loose }) => `Not everything fits${loose}. Use, equip or discard what is too much.`,
  swap: ({ cards }) => `Choose silver cards for the exchange, ${cards} to go.`,
  takeover: 'Do you want to play the monster in this fight? It costs your control card.',
  teleport: 'Choose the field the hero teleports to.',
  trade: ({ coins, caps }) => `Trade. You have ${coins}.${caps}`,
  tradeFee: ({ fee }) => `You cannot pay the fee (${fee}). Sell something first.`,
  trophy: 'Do you keep the defeated monster as a trophy?',
  turn: ({ mp, caps }) => `Your turn. You have ${mp}.${caps}`,
  wonTrade: 'Not everything fits. You may trade first.',
  wonTreasure: 'A treasure lies on the liberated field. Do you take it?',
} satisfies Record<string, Text<ToldPrompt>>
