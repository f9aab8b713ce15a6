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
    withPatrol: 'with outpost',
    advanced: 'advanced variant',
    pile: 'Land deck',
    patrol: 'Outpost card',
    patrolWaits: 'beside the map',
    end: 'End of the game',
    lastRound: 'this is the last round',
    over: 'the game is over',
  },
  none: 'none',
  emptySlot: 'Empty slot',
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
  artifactPile: 'Artifact deck',
  abilities: ABILITY_NAMES,
  countCoins: coins,
  countCards: cards,
  countPoints: points,
  countCells: cells,
  countGaps: gaps,
  price: (price: number) => `for ${coins(price)}`,
  topLand: (land: string) => `${land} on top`,
  marker: (owner: string) => `${owner}’s marker`,
  stack: (below: string, above: string) => `stack: ${below} at the bottom, ${above} on top`,
}

export const options = {
  mode: { label: 'Mode', help: 'The full game adds artifacts, which you buy with coins.' },
  patrol: {
    label: 'Outpost variant',
    help: 'The first to surround a rival’s marker gains the outpost card and its points.',
  },
  advanced: { label: 'Advanced variant', help: 'A square can hold two markers.' },
  edges: { label: 'Edges of the map', help: 'The edges where the players sit, clockwise.' },
  start: { label: 'Who starts', help: 'Leave it to chance, or choose who goes first.' },
}

const TOGGLE = { true: 'Yes', false: 'No' }

export const values = {
  mode: { basic: 'Basic game', full: 'Full game' },
  patrol: TOGGLE,
  advanced: TOGGLE,
  edges: {
    standard: 'Default for the number of players',
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
    random: 'Random',
    seat0: 'First player',
    seat1: 'Second player',
    seat2: 'Third player',
    seat3: 'Fourth player',
  },
}

/** The options as sentences of a table being laid; what can be changed stands in brackets. */
export const sentences: OptionSentences<Exclude<keyof RoamOptions, 'edges'>> = {
  mode: {
    basic: ['You’re playing the [basic game].', 'Lands and characters only.'],
    full: ['You’re playing the [full game] with artifacts.', 'You buy artifacts with coins.'],
  },
  patrol: {
    true: [
      'The outpost is [in play]: the first to surround a rival’s marker takes its points.',
      'The outpost card lies beside the map.',
    ],
    false: ['The outpost is [left out].', 'Surrounding a rival’s marker earns nothing.'],
  },
  advanced: {
    false: ['A square holds [a single marker].', 'Occupied is occupied.'],
    true: ['A square holds [up to two markers].', 'You may stack a marker on a rival’s.'],
  },
  start: {
    random: ['The starting player is [random].', 'The first turn is drawn by lot.'],
    seat0: ['[Seat 1] starts.', 'Whoever sits there goes first.'],
    seat1: ['[Seat 2] starts.', 'Whoever sits there goes first.'],
    seat2: ['[Seat 3] starts.', 'Whoever sits there goes first.'],
    seat3: ['[Seat 4] starts.', 'Whoever sits there goes first.'],
  },
}

export const edgeSentences = {
  standard: (): Said => [
    'Seats are [set by the number of players].',
    'As the rules have it for this number of players.',
  ],
  these: (edges: string): Said => [
    `You sit at these edges: [${edges}].`,
    'These edges of the map, clockwise.',
  ],
}

/** Each completes "It gets you …". */
export const terms = {
  points: { more: 'more points', less: 'fewer points' },
  cards: { more: 'a stronger party', less: 'a weaker party' },
  lands: { more: 'the upper hand in the lands', less: 'a weaker hold on the lands' },
  coins: { more: 'more coins', less: 'fewer coins' },
  ready: { more: 'more characters ready', less: 'more characters asleep' },
  artifacts: { more: 'one more artifact', less: 'fewer artifacts' },
}

/** The legend of the end. */
export const account = {
  note: 'points on cards',
  cards: 'characters',
  artifacts: 'artifacts',
  patrol: 'outpost',
  parties: 'Party at the end',
  party: (cards: number, left: number) =>
    `${plural.count(cards, { one: 'character', other: 'characters' })}, ${coins(left)}`,
}

export type FactWords = typeof facts
export type AccountWords = typeof account
