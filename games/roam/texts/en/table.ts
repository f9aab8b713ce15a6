import type { OptionSentences, Said } from '@vyprava/module/option-sentence.ts'
import { pluralIn } from '@vyprava/module/plural.ts'
import type { RoamOptions } from '../../rules/index.ts'
import { ABILITY_NAMES, cards, cells, coins, gaps, points } from './counts.ts'

const plural = pluralIn('en')

export const facts = {
  game: {
    title: 'Game',
    round: 'Round',
    active: 'Active player',
    start: 'Starting player',
    mode: 'Mode',
    modes: { basic: 'basic game', full: 'full game' },
    withPatrol: 'with patrol',
    advanced: 'advanced variant',
    pile: 'Draw pile',
    patrol: 'Patrol card',
    patrolWaits: 'waits by the map',
    end: 'End of the game',
    lastRound: 'this is the last round',
    over: 'the game is over',
  },
  none: 'none',
  emptySlot: 'Slot without a card',
  freeSquare: 'free',
  edge: 'Edge of the map',
  edges: { S: 'south', W: 'west', N: 'north', E: 'east' },
  colour: 'Colour',
  colours: { red: 'red', blue: 'blue', yellow: 'yellow', green: 'green' },
  score: 'Points',
  coins: 'Coins',
  supply: 'Markers in supply',
  ready: 'Characters face up',
  used: 'Characters face down',
  readyArtifacts: 'Artifacts face up',
  usedArtifacts: 'Artifacts face down',
  row: 'Artifact row',
  artifactPile: 'Artifact pile',
  abilities: ABILITY_NAMES,
  countCoins: coins,
  countCards: cards,
  countPoints: points,
  countCells: cells,
  countGaps: gaps,
  price: (price: number) => `for ${coins(price)}`,
  topLand: (land: string) => `${land} on top`,
  marker: (owner: string) => `marker: ${owner}`,
  stack: (below: string, above: string) => `stack: ${below} below, ${above} above`,
}

export const options = {
  mode: { label: 'Mode', help: 'The full game adds artifacts, which are bought with coins.' },
  patrol: {
    label: 'Patrol variant',
    help: 'The first to surround a rival marker gains the patrol card and its points.',
  },
  advanced: { label: 'Advanced variant', help: 'A square can hold two markers.' },
  edges: { label: 'Edges of the map', help: 'The edges where the players sit, clockwise.' },
  start: { label: 'Who starts', help: 'Chance decides who takes the first turn, or you do.' },
}

const TOGGLE = { true: 'Yes', false: 'No' }

export const values = {
  mode: { basic: 'Basic game', full: 'Full game' },
  patrol: TOGGLE,
  advanced: TOGGLE,
  edges: {
    standard: 'By the number of players',
    SW: 'South and west',
    SN: 'South and north',
    WN: 'West and north',
    WE: 'West and east',
    NE: 'North and east',
    ES: 'East and south',
    SWN: 'South, west and north',
    WNE: 'West, north and east',
    NES: 'North, east and south',
    ESW: 'East, south and west',
    SWNE: 'South, west, north and east',
  },
  start: {
    random: 'Chance',
    seat0: 'First player',
    seat1: 'Second player',
    seat2: 'Third player',
    seat3: 'Fourth player',
  },
}

/** The options as sentences of a table being laid; what can be changed stands in brackets. */
export const sentences: OptionSentences<Exclude<keyof RoamOptions, 'edges'>> = {
  mode: {
    basic: ['You play the [basic game].', 'Lands and characters only.'],
    full: ['You play the [full game] with artifacts.', 'Artifacts are bought with coins.'],
  },
  patrol: {
    true: [
      'The patrol [walks]: the first to surround a rival marker takes its points.',
      'The patrol card is in play.',
    ],
    false: ['The patrol [stays at home].', 'Surrounding a rival marker brings nothing.'],
  },
  advanced: {
    false: ['A square holds [a single marker].', 'A square that is taken is taken.'],
    true: ['A square holds [up to two markers].', 'A marker may be laid on a rival one.'],
  },
  start: {
    random: ['[Chance] decides who begins.', 'The first turn is drawn by lot.'],
    seat0: ['[The first seat] begins.', 'Whoever sits at seat 1.'],
    seat1: ['[The second seat] begins.', 'Whoever sits at seat 2.'],
    seat2: ['[The third seat] begins.', 'Whoever sits at seat 3.'],
    seat3: ['[The fourth seat] begins.', 'Whoever sits at seat 4.'],
  },
}

export const edgeSentences = {
  standard: (): Said => ['You sit [by the number of players].', 'As the rules draw it for that number.'],
  these: (edges: string): Said => [
    `You sit at these edges: [${edges}].`,
    'These edges of the map, clockwise.',
  ],
}

/** Each completes "It brings …". */
export const terms = {
  points: { more: 'more points', less: 'fewer points' },
  cards: { more: 'a stronger party', less: 'a weaker party' },
  lands: { more: 'the upper hand in the lands', less: 'a worse standing in the lands' },
  coins: { more: 'more coins', less: 'fewer coins' },
  ready: { more: 'more characters ready', less: 'more characters asleep' },
  artifacts: { more: 'one more artifact', less: 'a lag in artifacts' },
}

/** The legend of the end. */
export const account = {
  note: 'points on cards',
  cards: 'characters',
  artifacts: 'artifacts',
  patrol: 'patrol',
  parties: 'Party at the end',
  party: (cards: number, left: number) =>
    `${plural.count(cards, { one: 'character', other: 'characters' })}, ${coins(left)}`,
}

export type FactWords = typeof facts
export type AccountWords = typeof account
