import type { OptionSentences, Said } from '@vyprava/module/option-sentence.ts'
import type { ArkOptions } from '../../rules/options.ts'
import type { Power, Start } from '../../rules/vocabulary.ts'
import { COLOUR_NAMES, DIRECTIONS, fields, hexes, parts as partsWord, SIDE_NAMES } from './counts.ts'

export const STARTS: Readonly<Record<Start, string>> = {
  border: 'on a border hex',
  city: 'in a city',
  forest: 'in a forest',
  meadow: 'on a meadow',
  besideWreck: 'next to a wreck',
}

export const POWERS: Readonly<Record<Power, string>> = {
  leap: 'reaches one hex further on their own move',
  enterDanger: 'enters danger hexes and paints them in any colour',
  longHints: 'one hint is worth up to two steps',
  paintWreck: 'paints the wreck in any colour',
  convert: 'turns one forest grey for every four green hexes',
  extraMeadow: 'visits an extra meadow when others name their identity colour',
  threeFields: 'fills three spaces on the road side at the start',
}

export const DIAMOND_SOURCES = ['diamond side', 'first set of colours', 'second set of colours']

export const facts = {
  game: {
    title: 'Game',
    mode: 'Mode',
    modes: { race: 'race', cooperative: 'cooperative', solo: 'solo' },
    difficulty: 'Difficulty',
    difficulties: { easy: 'easy', medium: 'medium', high: 'hard' },
    map: 'Map',
    turn: 'Turn',
    preparation: 'set-up',
    active: 'Active player',
    colour: 'Colour of the turn',
    notNamed: 'not named yet',
    waiting: 'Still to answer',
    end: 'End',
    over: 'the game is over',
  },
  none: 'none',
  /** In the nominative, by number. */
  colours: COLOUR_NAMES,
  /** The sides of the compass with where they lie. */
  sides: SIDE_NAMES.map((side, index) => `${side.toLowerCase()} side (${DIRECTIONS[index]})`),
  powers: POWERS,
  reach: 'Within reach',
  reachLeap: 'Within reach, leaps included',
  parts: 'Parts of the Ark',
  surroundings: 'Explored surroundings',
  map: 'Map by columns, from north to south',
  reading: 'How to read the map',
  column: 'Column',
  character: 'Character',
  identity: 'Identity colour',
  status: 'Status',
  statuses: { playing: 'in play', outOfTime: 'out of time', finished: 'finished' },
  found: 'Parts found',
  counter: 'Slots marked',
  minus: 'Minus points',
  hints: 'Hints',
  diamonds: 'Diamonds',
  diamondSources: DIAMOND_SOURCES,
  diamondStates: ['not earned', 'earned', 'coloured', 'used'],
  conversions: 'Conversions left',
  allowances: 'Allowance',
  compass: 'Compass',
  visited: 'Painted',
  challenges: 'Challenges',
  score: 'Score so far',
  emptyField: 'empty',
  countHexes: hexes,
  of: (some: number, all: number) => `${some}/${all}`,
  at: (part: string, hex: string) => `${part} at ${hex}`,
  missing: (count: number) => `${fields(count)} empty`,
  foundAt: (hex: string) => `found at ${hex}`,
  /** A hex of the observer's map. */
  painted: (terrain: string, colour: number) => `${terrain}, painted ${COLOUR_NAMES[colour]}`,
  upTo: (count: number) => `up to ${hexes(count)}`,
  /** How the names of hexes lie. */
  touches: (hex: string, others: readonly string[]) => `${hex} touches ${others.join(', ')}`,
  /** What is not visited yet. */
  lacks: (place: string) => `missing ${place}`,
}

export const options = {
  mode: { label: 'Mode', help: 'Race each other, search together, or play solo against the counter.' },
  difficulty: { label: 'Difficulty', help: 'Hints and diamonds make the search easier.' },
  characters: { label: 'Characters', help: 'Dealt at random, or chosen one after another.' },
  map: { label: 'Map', help: 'A built-in map, or a new land for this game.' },
  challenges: { label: 'Challenges', help: 'Eight challenges score points at the end.' },
  wildSix: { label: 'Wild six', help: 'In a solo game, a six lets you name the colour. For beginners.' },
}

const TOGGLE = { true: 'Yes', false: 'No' }

/** Maps are named by the stories. */
export const values = {
  mode: {
    standard: 'Default for the number of players',
    race: 'Race',
    cooperative: 'Cooperative',
    solo: 'Solo',
  },
  difficulty: { easy: 'Easy', medium: 'Medium', high: 'Hard' },
  characters: { dealt: 'Dealt', chosen: 'Chosen' },
  challenges: TOGGLE,
  wildSix: TOGGLE,
}

/** The options as sentences of a table being laid; what can be changed stands in brackets. */
export const sentences: OptionSentences<Exclude<keyof ArkOptions, 'map'>> = {
  mode: {
    standard: ['You play the [default mode].', 'Solo for one player, a race for more.'],
    race: ['You [race].', 'The first to piece the Ark together wins.'],
    cooperative: ['You search [together].', 'A cooperative game: everyone wins or loses.'],
    solo: ['You play [solo] against the counter.', 'For one player.'],
  },
  difficulty: {
    easy: ['The search is [easy].', 'With hints and diamonds.'],
    medium: ['The search is of [medium difficulty].', 'Less help.'],
    high: ['The search is [hard].', 'No hints.'],
  },
  characters: {
    dealt: ['Characters are [dealt].', 'One each, by lot.'],
    chosen: ['Characters are [chosen].', 'One after another.'],
  },
  challenges: {
    true: ['Challenges are [in play].', 'Eight challenges score points at the end.'],
    false: ['Challenges [stay in the box].', 'Only the Ark counts.'],
  },
  wildSix: {
    true: ['In a solo game, a six is [wild].', 'You name the colour. For beginners.'],
    false: ['In a solo game, a six is [not wild].', 'It’s simply re-rolled.'],
  },
}

/** A land made for the game, a map of somebody's own, one of the ready ones. */
export const mapSentences = {
  made: (): Said => ['You search an [unknown land].', 'A new map for this game only.'],
  own: (name: string): Said => [`You search the map [${name}].`, 'A player-made map.'],
  ready: (name: string): Said => [`You search the map [${name}].`, 'One of the built-in maps.'],
}

/** The legend of the end. */
export const account = {
  partsFirst: 'parts first, then points',
  points: 'points',
  parts: 'Parts found',
  slots: 'Time slots marked',
  kinds: {
    hints: 'hints',
    diamonds: 'diamonds',
    challenges: 'challenges',
    time: 'time saved',
    minus: 'minus points',
  },
  mottoes: { found: 'The Ark is found', time: 'Time is up' },
  sheets: 'Sheets at the table',
  whole: 'the whole Ark',
  missing: (parts: number) => `${partsWord(parts)} missing`,
}

export type FactWords = typeof facts
export type AccountWords = typeof account
