import type { ArkOptions } from '../../rules/options.ts'
import type { Power, Start } from '../../rules/vocabulary.ts'
import type { OptionValues, OptionWords } from '../build.ts'
import type { FactWords } from '../fact-words.ts'
import { COLOUR_NAMES, DIRECTIONS, fields, hexes, SIDE_NAMES } from './counts.ts'

export const STARTS: Readonly<Record<Start, string>> = {
  border: 'on a border hex',
  city: 'in a city',
  forest: 'in a forest',
  meadow: 'on a meadow',
  besideWreck: 'next to a wreck',
}

export const POWERS: Readonly<Record<Power, string>> = {
  leap: 'reaches one hex further in the own move',
  enterDanger: 'enters danger hexes and paints them in any colour',
  longHints: 'one hint makes up to two steps',
  paintWreck: 'paints the wreck in any colour',
  convert: 'turns one forest grey for every four green hexes',
  extraMeadow: 'visits an extra meadow when others name the identity colour',
  threeFields: 'fills three fields of the road side at the start',
}

export const DIAMOND_SOURCES = ['diamond side', 'first set of colours', 'second set of colours'] as const

export const FACTS: FactWords = {
  game: {
    title: 'Game',
    mode: 'Mode',
    modes: { race: 'race', cooperative: 'cooperative', solo: 'solo' },
    difficulty: 'Difficulty',
    difficulties: { easy: 'easy', medium: 'medium', high: 'high' },
    map: 'Map',
    turn: 'Turn',
    preparation: 'preparation',
    active: 'Active player',
    colour: 'Colour of the turn',
    notNamed: 'not named yet',
    waiting: 'Still to answer',
    end: 'End',
    over: 'the game is over',
  },
  none: 'none',
  colours: COLOUR_NAMES,
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
  status: 'State',
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
  of: (some, all) => `${some}/${all}`,
  at: (part, hex) => `${part} at ${hex}`,
  missing: (count) => `${fields(count)} empty`,
  foundAt: (hex) => `found at ${hex}`,
  painted: (terrain, colour) => `${terrain}, painted ${COLOUR_NAMES[colour]}`,
  upTo: (count) => `up to ${hexes(count)}`,
  touches: (hex, others) => `${hex} touches ${others.join(', ')}`,
  lacks: (place) => `missing ${place}`,
}

export const OPTIONS: Readonly<Record<keyof ArkOptions, OptionWords>> = {
  mode: { label: 'Mode', help: 'Race each other, search together, or play alone against the counter.' },
  difficulty: { label: 'Difficulty', help: 'Hints and diamonds make the search easier.' },
  characters: { label: 'Characters', help: 'Dealt at random, or chosen one after another.' },
  map: { label: 'Map', help: 'A ready map, or a new land for this game.' },
  challenges: { label: 'Challenges', help: 'Eight challenges bring points at the end.' },
  wildSix: { label: 'Wild six', help: 'Alone, a six lets you name the colour yourself. For beginners.' },
}

const TOGGLE = { true: 'Yes', false: 'No' } as const

export const VALUES: OptionValues = {
  mode: {
    standard: 'By the number of players',
    race: 'Race',
    cooperative: 'Cooperative',
    solo: 'Solo',
  },
  difficulty: { easy: 'Easy', medium: 'Medium', high: 'High' },
  characters: { dealt: 'Dealt', chosen: 'Chosen' },
  challenges: TOGGLE,
  wildSix: TOGGLE,
}
