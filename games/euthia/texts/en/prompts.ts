import { say, series } from '@vyprava/module/say.ts'
import type { Phrase, Sentence } from '@vyprava/module/words.ts'
import { figure } from '../lexicon.ts'
import {
  capsLeft,
  chapterOf,
  heroDice,
  monsterDice,
  type PromptKey,
  type Question,
  type Read,
} from '../prompts.ts'
import type { Context } from '../sight.ts'
import { LEXICON } from './lexicon.ts'

const { count } = LEXICON
const chapter = (read: Read): string => chapterOf(read.number('chapter'))
const fight = (players: readonly Phrase[]): Sentence => say`Deciding in the fight: ${series(players, 'and')}.`
const turn = (players: readonly Phrase[]): Sentence => say`In turn: ${series(players, 'and')}.`
const decide = (players: readonly Phrase[]): Sentence => say`Deciding: ${series(players, 'and')}.`

/** What is left of the caps of a turn, when it is little (EU-R95, EU-R96). */
const caps = (read: Read): string =>
  capsLeft(read, {
    arranging: (n) => `The board can still be rearranged ${n}× in this turn.`,
    buying: (n) => `You can still buy ${n}× in this turn.`,
    exchanging: (n) => `The offer can still be exchanged ${n}×.`,
  })

export const PROMPTS: Readonly<Record<PromptKey, (read: Read, context: Context) => Question>> = {
  attack: () => ({ ask: say`Choose what you attack with.`, wait: fight }),
  beforeFight: () => ({
    ask: say`Before the fight: put on your gear, use what works only outside combat, and begin.`,
    wait: fight,
  }),
  cart: () => ({ ask: say`Minecart: choose the resource you keep.`, wait: turn }),
  choose: () => ({ ask: say`Choose one of the options of the effect.`, wait: decide }),
  curses: (read) => ({
    ask: say`Before the hero's attack you may play Curse. The monster has ${count.chaos(read.number('chaos'))}.`,
    wait: fight,
  }),
  exchangeHero: (_read, { view }) => ({
    ask: say`The monster has thrown ${monsterDice(view)}. Spend a token or pass.`,
    wait: fight,
  }),
  exchangeMonster: (_read, { view }) => ({
    ask: say`The monster has thrown ${monsterDice(view)}. Spend a Gaar, play cards or pass.`,
    wait: fight,
  }),
  explore: (read) => ({
    ask: say`Exploration: choose where the next tile goes (chapter ${chapter(read)}).`,
    wait: turn,
  }),
  firstStrike: () => ({ ask: say`First Strike: you may attack once before the fight begins.`, wait: fight }),
  handLimit: (read) => ({
    ask: say`You hold too many cards. Discard ${count.cards(read.number('cards'))}.`,
    wait: decide,
  }),
  healing: (read) => ({ ask: say`Combat round ${read.number('round')}: you may heal.`, wait: fight }),
  heroAfter: (_read, { view }) => ({
    ask: say`The hero's dice show ${heroDice(view)}. Change the roll or go on.`,
    wait: fight,
  }),
  heroAfterMonster: (_read, { view }) => ({
    ask: say`The monster has thrown ${monsterDice(view)}. Use shields and effects after its roll.`,
    wait: fight,
  }),
  heroBefore: () => ({ ask: say`Before the hero's roll you may use effects.`, wait: fight }),
  heroBeforeMonster: () => ({ ask: say`Before the monster's roll you may use effects.`, wait: fight }),
  heroRoll: (read) => ({
    ask: say`The roll is ${figure(read.number('sum'))} in all. Change it or let it stand.`,
    wait: decide,
  }),
  keep: () => ({ ask: say`End of the turn: you may keep one token.`, wait: turn }),
  loseCards: (read) => ({
    ask: say`An effect takes cards from you. Choose ${count.cards(read.number('cards'))}.`,
    wait: decide,
  }),
  monsterBefore: (read) => ({
    ask: say`Before the monster's roll you may play cards. The monster has ${count.chaos(read.number('chaos'))}.`,
    wait: fight,
  }),
  pair: () => ({ ask: say`Of the tiles of equal value keep one.`, wait: turn }),
  'pick-gem': () => ({ ask: say`Choose the gem that becomes active.`, wait: decide }),
  'pick-slot': () => ({ ask: say`Choose the slot that is unlocked.`, wait: decide }),
  'pick-tile': () => ({ ask: say`Choose the tile that becomes ready.`, wait: decide }),
  preparation: () => ({ ask: say`Preparation: the monster is revealed, you may use effects.`, wait: fight }),
  room: () => ({ ask: say`Not everything fits. Use, equip or discard what is too much.`, wait: decide }),
  swap: (read) => ({
    ask: say`Choose silver cards for the exchange, ${count.cards(read.number('cards'))} to go.`,
    wait: decide,
  }),
  takeover: () => ({
    ask: say`Do you want to play the monster in this fight? It costs your control card.`,
    wait: fight,
  }),
  teleport: () => ({ ask: say`Choose the field the hero teleports to.`, wait: decide }),
  trade: (read) => ({
    ask: say`Trade. You have ${count.coins(read.number('coins'))}.${caps(read)}`,
    wait: turn,
  }),
  tradeFee: (read) => ({
    ask: say`You cannot pay the fee (${count.coins(read.number('fee'))}). Sell something first.`,
    wait: turn,
  }),
  trophy: () => ({ ask: say`Do you keep the defeated monster as a trophy?`, wait: fight }),
  turn: (read) => ({
    ask: say`Your turn. You have ${count.mp(read.number('mp'))}.${caps(read)}`,
    wait: turn,
  }),
  wonTrade: () => ({ ask: say`Not everything fits. You may trade first.`, wait: turn }),
  wonTreasure: () => ({ ask: say`A treasure lies on the liberated field. Do you take it?`, wait: turn }),
}
