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
    after: 'Before you end your turn',
    gem: 'Colour of the diamond',
  },
  /** "1 nápověda": what is left to change colours with. */
  hints: hintsOf,
  hintsAfter: (before: number, after: number) => `hints ${before} → ${after}`,
  pencils: 'Pencils',
  said: 'named',
  /** What the named colour is taken for. */
  taken: (from: number, to: number) =>
    `${capital(COLOUR_NAMES[from])} counts as ${COLOUR_NAMES[to]} for you. For everyone else it stays ${COLOUR_NAMES[from]}.`,
  changeColour: 'Change colour',
  backToCards: 'Back to the answers',
  cards: 'How to answer',
  card: { map: 'Map', compass: 'Compass', skip: 'Skip' },
  over: {
    price: (hints: number) => `for ${hintsOf(hints)}`,
    said: 'colour named',
    noReach: 'nothing in reach',
    reach: (allowance: number, targets: number) => `up to ${allowance}, ${targets} in reach`,
    noLetters: 'finds nothing now',
    letters: (letters: readonly string[]) => `finds ${listed(letters, 'and')}`,
    dear: 'not enough',
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
    full: noted('The compass is full: 1 minus point.', 'minus point'),
    last: noted('This is your last slot.', 'last slot'),
  },
  compassField: {
    full: 'The compass is full',
    fullBrief: 'full',
    free: (n: number) => count(n, { one: 'empty space', other: 'empty spaces' }),
    freeBrief: (n: number) => `${n} empty`,
    into: (colour: number, field: number) => `${capital(COLOUR_NAMES[colour])} in ${fieldName(field)}`,
    name: fieldName,
    noSlot: 'takes no slot',
    misfits: (colour: number, letters: readonly string[]): Noted => [
      `${capital(COLOUR_NAMES[colour])} doesn’t fit ${listed(letters, 'or')}.`,
      'doesn’t fit',
    ],
  },
  skip: {
    main: '1 minus point',
    brief: 'minus point',
    keeps: (n: number) => word(n, { one: 'the hint stays', other: 'the hints stay' }),
    loses: (challenge: string) => noted(`You lose the challenge “${challenge}”.`, 'loses challenge'),
  },
  answers: {
    skipped: 'skipped',
    filled: (colour: number, field: number) => `${COLOUR_NAMES[colour]} in ${fieldName(field)}`,
    meadow: (hex: string) => `extra meadow ${hex}`,
    wait: 'Answers are revealed together once all are in. Until then you may take yours back.',
    waitFor: (active: string) =>
      `Answers are revealed together once ${active} has finished. Until then you may take yours back.`,
  },
  meadow: {
    title: 'Extra meadow',
    note: 'Your identity colour was named.',
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
      prepares: 'setting up',
      ready: 'ready',
      names: 'naming a colour',
      said: (colour: number) => `named ${COLOUR_NAMES[colour]}`,
      paints: (colour: number) => `painting ${COLOUR_NAMES[colour]}`,
      answers: 'thinking',
      sealed: 'sealed',
      outOfTime: 'out of time',
      finished: 'has the whole Ark',
    },
    parts: (n: number) => `${parts(n)} of 7`,
    of: 'of 7',
    slots: (n: number) => count(n, { one: 'slot used', other: 'slots used' }),
    hints: hintsOf,
    minus: minusPoints,
    open: (name: string) => `Open ${name}’s sheet`,
  },
  gains: {
    title: 'Gains',
    hints: 'Hints',
    diamonds: 'Diamonds',
    sources: ['compass', 'set', 'set 2'],
    states: ['not yet', 'earned', 'coloured', 'used'],
    gem: 'Diamond',
    gemSources: DIAMOND_SOURCES,
    gemStates: (colour: string) => ['not earned yet', 'earned', `coloured ${colour}`, 'used'],
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
    once: 'one player each',
    start: {
      border: 'from the border',
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
      threeFields: '3 compass spaces at once',
    },
    taken: (name: string) => `played by ${name}`,
  },
  systems: {
    title: 'What you play with',
    name: { hints: 'Hints', diamonds: 'Diamonds' },
    line: {
      hints: 'They change the colour. You gain them from wrecks and slots 10 and 20.',
      diamonds: 'They repaint a hex. You earn them for the diamond side and sets of colours.',
    },
  },
  preparation: {
    title: 'Set-up',
    difficulty: { easy: 'easy', medium: 'medium', high: 'hard' },
    steps: ['Character', 'Identity', 'Aids', 'Start hex', 'Compass spaces'],
    aids: { both: 'both', hints: 'hints', diamonds: 'diamonds', none: 'none' },
    fields,
    note: 'Everyone sets up their own sheet; there’s no waiting. The starting player is random.',
    /** How many of the five colours a start hex offers. */
    offered: (n: number) => `You can name ${n} of the 5 colours at once. The more, the freer your start.`,
  },
  die: {
    title: 'Die',
    instead: 'instead of a rival',
    wild: 'Wild',
    youChoose: 'you choose',
    again: 'again',
    waits: 'the die waits',
    throws: 'Rolls',
    last: (n: number) => `last ${n}`,
    note: 'You take turns: you paint the map; the die names a colour for your compass. On its turn the map stays closed.',
  },
  sheet: {
    of: (name: string) => `${name}’s sheet`,
    close: 'Close',
    public: 'Sheets are open to all; only an answer stays sealed until the reveal.',
  },
  compass: {
    title: 'Compass',
    how: [
      'Each letter has six spaces around it in the compass.',
      'On the map you look for a hex with the same six colours around it, in any order.',
      'Does it fit? Then the part is yours. The game notices by itself.',
    ],
    howTitle: 'How to find a part',
    found: (hex: string) => `Found on ${hex}.`,
    fits: 'Where they may lie',
    paintAround: 'paint around',
    lacks: (colour: number) => `the compass lacks ${COLOUR_NAMES[colour]}`,
    nowhere: 'No such surroundings on the map yet.',
    rule: 'Two parts are never adjacent, and hexes on the edge of the map don’t count.',
    show: 'Show on the map',
    /** On a phone, while no letter is touched. */
    touch: 'Tap a letter to see where its part may lie and what is missing.',
  },
}

export type PanelWords = typeof panels
