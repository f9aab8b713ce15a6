import type { RoamOptions } from '../../rules/index.ts'
import type { OptionValues, OptionWords } from '../build.ts'
import type { FactWords } from '../facts.ts'
import { ABILITY_NAMES, cards, cells, coins, gaps, points } from './counts.ts'

export const FACTS: FactWords = {
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
  cells: (required, hollow) => (hollow === 0 ? cells(required) : `${cells(required)}, ${gaps(hollow)}`),
  price: (price) => `for ${coins(price)}`,
  topLand: (land) => `${land} on top`,
  markers: ([below, above]) =>
    above === undefined ? `marker: ${below}` : `stack: ${below} below, ${above} above`,
}

export const OPTIONS: Readonly<Record<keyof RoamOptions, OptionWords>> = {
  mode: { label: 'Mode', help: 'The full game adds artifacts, which are bought with coins.' },
  patrol: {
    label: 'Patrol variant',
    help: 'The first to surround a rival marker gains the patrol card and its points.',
  },
  advanced: { label: 'Advanced variant', help: 'A square can hold two markers.' },
  edges: { label: 'Edges of the map', help: 'The edges where the players sit, clockwise.' },
  start: { label: 'Who starts', help: 'Chance decides who takes the first turn, or you do.' },
}

const TOGGLE = { true: 'Yes', false: 'No' } as const

export const VALUES: OptionValues = {
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
