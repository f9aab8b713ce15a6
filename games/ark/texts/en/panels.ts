import { pluralIn } from '@vyprava/module/plural.ts'
import { capital, listed } from '@vyprava/module/wording.ts'
import { COLOUR_NAMES, fieldName, fields, hints as hintsOf, minusPoints, parts } from './counts.ts'
import { DIAMOND_SOURCES } from './table.ts'

const { count, word } = pluralIn('en')

const LANDS = [
  { one: 'forest', other: 'forests' },
  { one: 'mountain', other: 'mountains' },
  { one: 'meadow', other: 'meadows' },
  { one: 'ocean hex', other: 'ocean hexes' },
  { one: 'road', other: 'roads' },
]
type Noted = readonly [text: string, brief: string]
const noted = (text: string, brief: string): Noted => [text, brief]

export const panels = {
  colours: COLOUR_NAMES,
  terrains: ['forest', 'mountain', 'meadow', 'ocean', 'road'],
  title: {
    answer: 'Your answer',
    name: 'Colour of your turn',
    nameOnly: 'Colour for the others',
    wild: 'What each colour finds',
    paint: 'Your move',
    after: 'Before your turn ends',
    gem: 'Colour of the diamond',
  },
  /** "1 nápověda": what is left to change colours with. */
  hints: hintsOf,
  hintsAfter: (before: number, after: number) => `hints ${before} → ${after}`,
  pencils: 'Pencils',
  said: 'named',
  /** What the named colour is taken for. */
  taken: (from: number, to: number) =>
    `${capital(COLOUR_NAMES[from])} counts as ${COLOUR_NAMES[to]} for you. For the others it stays ${COLOUR_NAMES[from]}.`,
  changeColour: 'Change colour',
  backToCards: 'Back to the answers',
  cards: 'How to answer',
  card: { map: 'Map', compass: 'Compass', skip: 'Skip' },
  over: {
    price: (hints: number) => `for ${hintsOf(hints)}`,
    said: 'colour of the turn',
    noReach: 'nothing in reach',
    reach: (allowance: number, targets: number) => `up to ${allowance}, ${targets} in reach`,
    noLetters: 'finds nothing now',
    letters: (letters: readonly string[]) => `finds ${listed(letters, 'and')}`,
    dear: 'you have too few',
  },
  /** Notes of cards, at length and in short. */
  finds: (letters: readonly string[]): Noted => [
    `You find ${letters.length === 1 ? 'part' : 'parts'} ${listed(letters, 'and')}.`,
    `finds ${listed(letters, 'and')}`,
  ],
  map: {
    none: 'Nothing in reach',
    noneBrief: 'none in reach',
    upTo: (allowance: number, colour: number) => `up to ${count(allowance, LANDS[colour])}`,
    some: (painted: number, allowance: number, colour: number) =>
      `${painted} of ${count(allowance, LANDS[colour])}`,
    /** On a phone the picture of the card says which land. */
    upToBrief: (allowance: number, _colour: number) => `up to ${allowance}`,
    someBrief: (painted: number, allowance: number, _colour: number) => `${painted} of ${allowance}`,
    slot: 'takes 1 slot',
    reachAndSlot: (targets: number) => `${targets} in reach, takes 1 slot`,
    full: noted('The compass is full: a minus point.', 'minus point'),
    last: noted('Your time runs out with it.', 'last slot'),
  },
  compassField: {
    full: 'The compass is full',
    fullBrief: 'is full',
    free: (n: number) => count(n, { one: 'free field', other: 'free fields' }),
    freeBrief: (n: number) => `${n} free`,
    into: (colour: number, field: number) => `${capital(COLOUR_NAMES[colour])} in ${fieldName(field)}`,
    name: fieldName,
    noSlot: 'takes no slot',
    misfits: (colour: number, letters: readonly string[]): Noted => [
      `${capital(COLOUR_NAMES[colour])} does not fit ${listed(letters, 'or')}.`,
      `${COLOUR_NAMES[colour]} misfits`,
    ],
  },
  skip: {
    main: 'Minus point',
    brief: 'minus point',
    keeps: (n: number) => word(n, { one: 'the hint stays', other: 'the hints stay' }),
    loses: (challenge: string) => noted(`Loses the challenge ${challenge}.`, 'loses challenge'),
  },
  answers: {
    skipped: 'skipped',
    filled: (colour: number, field: number) => `${COLOUR_NAMES[colour]} in ${fieldName(field)}`,
    meadow: (hex: string) => `extra meadow ${hex}`,
    wait: 'Answers are revealed at once, when all are in. Until then you may take yours back.',
    waitFor: (active: string) =>
      `Answers are revealed at once, when ${active} has finished. Until then you may take yours back.`,
  },
  meadow: {
    title: 'Extra meadow',
    note: 'The colour of your identity was named.',
    taken: (hex: string) => `Extra meadow: ${hex}`,
  },
  sealed: {
    title: 'Sealed',
    done: (some: number, all: number) => `${some} of ${all} done`,
    seal: 'sealed',
    thinks: 'thinking',
    finishes: 'finishing the turn',
  },
  seat: {
    states: {
      chooses: 'choosing a character',
      prepares: 'preparing',
      ready: 'ready',
      names: 'naming a colour',
      said: (colour: number) => `says ${COLOUR_NAMES[colour]}`,
      paints: (colour: number) => `paints ${COLOUR_NAMES[colour]}`,
      answers: 'thinking',
      sealed: 'sealed',
      outOfTime: 'out of time',
      finished: 'has the whole ark',
    },
    parts: (n: number) => `${parts(n)} of 7`,
    of: 'of 7',
    slots: (n: number) => count(n, { one: 'slot gone', other: 'slots gone' }),
    hints: hintsOf,
    minus: minusPoints,
    open: (name: string) => `Open the sheet: ${name}`,
  },
  gains: {
    title: 'Gains',
    hints: 'Hints',
    diamonds: 'Diamonds',
    sources: ['compass', 'set', 'set 2'],
    states: ['not yet', 'earned', 'coloured', 'used'],
    gem: 'Diamond',
    gemSources: DIAMOND_SOURCES,
    gemStates: (colour: string) => ['not yours yet', 'earned', `coloured ${colour}`, 'used'],
    acorn: 'Acorn',
    conversions: (n: number) =>
      count(n, { one: 'forest to turn into a city', other: 'forests to turn into cities' }),
    nextConversion: (n: number) => `next after ${count(n, { one: 'green hex', other: 'green hexes' })}`,
    minus: 'Minus points',
    challenges: 'Challenges',
    none: 'not in this game',
  },
  characters: {
    title: 'Characters',
    once: 'each only once',
    start: {
      border: 'from the rim',
      city: 'from a city',
      forest: 'from a forest',
      meadow: 'from a meadow',
      besideWreck: 'beside a wreck',
    },
    power: {
      leap: 'leaps one hex further',
      enterDanger: 'may enter danger',
      longHints: 'a hint goes 2 steps',
      paintWreck: 'paints wrecks in any colour',
      convert: 'turns forests into cities',
      extraMeadow: 'an extra meadow',
      threeFields: '3 compass fields at once',
    },
    taken: (name: string) => `played by ${name}`,
  },
  systems: {
    title: 'What you play with',
    name: { hints: 'Hints', diamonds: 'Diamonds' },
    line: {
      hints: 'They change the colour. For wrecks and slots 10 and 20.',
      diamonds: 'They reshape a hex. For the diamond side and sets of colours.',
    },
  },
  preparation: {
    title: 'Preparation',
    difficulty: { easy: 'easy', medium: 'medium', high: 'hard' },
    steps: ['Character', 'Identity', 'Aids', 'Start hex', 'Compass fields'],
    aids: { both: 'both', hints: 'hints', diamonds: 'diamonds', none: 'none' },
    fields,
    note: 'All prepare their own sheets; you wait for nobody. Chance decides who begins.',
    /** How many of the five colours a start hex offers. */
    offered: (n: number) => `You can name ${n} of 5 colours at once. The more, the freer the start.`,
  },
  die: {
    title: 'Die',
    instead: 'in place of a rival',
    wild: 'Wild',
    youChoose: 'you choose',
    again: 'again',
    waits: 'the die waits',
    throws: 'Throws',
    last: (n: number) => `last ${n}`,
    note: 'You take turns: you paint the map, it calls a colour for the compass. In its turn the map stays closed.',
  },
  sheet: {
    of: (name: string) => `Sheet: ${name}`,
    close: 'Close',
    public: 'Sheets lie open; only an answer stays under its seal until the reveal.',
  },
  compass: {
    title: 'Compass',
    how: [
      'A letter has six fields. They stand around it in the compass.',
      'On the map you look for a hex with the same six colours around it, in any order.',
      'It fits? The part is yours. The game sees it by itself.',
    ],
    howTitle: 'How a part is found',
    found: (hex: string) => `Found on ${hex}.`,
    fits: 'Where they may lie',
    paintAround: 'paint around it',
    lacks: (colour: number) => `the compass lacks ${COLOUR_NAMES[colour]}`,
    nowhere: 'Such surroundings are nowhere on the map yet.',
    rule: 'Two parts never lie side by side, and the edge of the map does not count.',
    show: 'Show on the map',
    /** On a phone, while no letter is touched. */
    touch: 'Touch a letter: it shows where its part may lie and what is missing.',
  },
}

export type PanelWords = typeof panels
