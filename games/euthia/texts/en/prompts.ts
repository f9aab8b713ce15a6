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
    turn: (who: Sentence) => say`${who}’s turn.`,
    decide: (who: Sentence) => say`Deciding: ${who}.`,
  },
  /** So many cards are chosen: in the accusative. */
  cards: LEXICON.count.cards,
  /** What is left of the caps of a turn, when it is little (EU-R95, EU-R96). */
  caps: {
    arranging: (n: number) =>
      `You can rearrange the board ${n} more ${n === 1 ? 'time' : 'times'} this turn.`,
    buying: (n: number) => `You can buy ${n} more ${n === 1 ? 'time' : 'times'} this turn.`,
    exchanging: (n: number) => `You can refresh the offer ${n} more ${n === 1 ? 'time' : 'times'}.`,
  },
  /** Before what its own slots do not hold, where there is no room. */
  loose: 'without a slot',
  jewels: (n: number) => count(n, { one: 'gem or essence', other: 'gems or essences' }),
}

export const prompts = {
  attack: 'Choose what to attack with.',
  beforeFight: 'Before the fight: equip your gear, use what only works outside combat, then start.',
  cart: 'Minecart: choose the resource to keep.',
  choose: 'Choose one option.',
  curses: ({ chaos }) => `Before the hero’s attack you may play Curse. The monster has ${chaos}.`,
  exchangeHero: ({ monsterDice }) => `The monster rolled ${monsterDice}. Spend a Gaar or Dwurt, or pass.`,
  exchangeMonster: ({ monsterDice }) =>
    `The monster rolled ${monsterDice}. Spend a Gaar, play cards or pass.`,
  explore: ({ chapter }) => `Exploration: choose where the next tile goes (chapter ${chapter}).`,
  firstStrike: 'First Strike: you may attack once before the fight begins.',
  handLimit: ({ cards }) => `You hold too many cards. Discard ${cards}.`,
  healing: ({ round }) => `Combat round ${round}: you may heal.`,
  heroAfter: ({ heroDice }) => `The hero’s roll is ${heroDice}. Change it or continue.`,
  heroAfterMonster: ({ monsterDice }) =>
    `The monster rolled ${monsterDice}. Use shields and effects after its roll.`,
  heroBefore: 'Before the hero’s roll you may use effects.',
  heroBeforeMonster: 'Before the monster’s roll you may use effects.',
  heroRoll: ({ sum }) => `The roll is ${sum}. Change it or keep it.`,
  keep: 'End of the turn: you may keep one token.',
  loseCards: ({ cards }) => `An effect takes cards from you. Choose ${cards}.`,
  monsterBefore: ({ chaos }) => `Before the monster’s roll you may play cards. The monster has ${chaos}.`,
  pair: 'Keep one of the tiles of equal value.',
  'pick-gem': 'Choose the gem to make active.',
  'pick-slot': 'Choose the slot to unlock.',
  'pick-tile': 'Choose the tile to ready.',
  preparation: 'Preparation: the monster is revealed; you may use effects.',
  room: ({ loose }) => `Not everything fits${loose}. Use, equip or discard what doesn’t fit.`,
  swap: ({ cards }) => `Choose silver cards for the exchange, ${cards} to go.`,
  takeover: 'Play the monster in this fight? It costs your control card.',
  teleport: 'Choose the field to teleport to.',
  trade: ({ coins, caps }) => `Trade. You have ${coins}.${caps}`,
  tradeFee: ({ fee }) => `You can’t pay the fee (${fee}). Sell something first.`,
  trophy: 'Keep the defeated monster as a trophy?',
  turn: ({ mp, caps }) => `Your turn. You have ${mp}.${caps}`,
  wonTrade: 'Not everything fits. You may trade first.',
  wonTreasure: 'There’s a treasure on the liberated field. Take it?',
} satisfies Record<string, Text<ToldPrompt>>
