import { pluralIn } from '@vyprava/module/plural.ts'
import { COLOUR_NAMES, fieldName, fields, hints, minusPoints, parts } from '../../en/counts.ts'
import type { OverPencil, PanelLabels, SealedFacts } from './type.ts'

const { count, word } = pluralIn('en')

const LANDS = [
  { one: 'forest', other: 'forests' },
  { one: 'mountain', other: 'mountains' },
  { one: 'meadow', other: 'meadows' },
  { one: 'ocean hex', other: 'ocean hexes' },
  { one: 'road', other: 'roads' },
]
const upTo = (n: number, colour: number): string => `up to ${count(n, LANDS[colour])}`
const freeFields = (n: number): string => count(n, { one: 'free field', other: 'free fields' })
const series = (names: readonly string[], last: string): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} ${last} ${names.at(-1)}`
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const finds = (letters: readonly string[]): string =>
  `You find ${letters.length === 1 ? 'part' : 'parts'} ${series(letters, 'and')}.`

function overPencil(over: OverPencil): string {
  switch (over.kind) {
    case 'price':
      return `for ${hints(over.hints)}`
    case 'said':
      return 'colour of the turn'
    case 'reach':
      return over.targets === 0 ? 'nothing in reach' : `up to ${over.allowance}, ${over.targets} in reach`
    case 'letters':
      return over.letters.length === 0 ? 'finds nothing now' : `finds ${series(over.letters, 'and')}`
  }
}

function ownAnswer({ kind, colour, hexes, field, meadow }: SealedFacts): string {
  const extra = meadow === null ? '' : `, extra meadow ${meadow}`
  if (kind === 'skip') return `skipped${extra}`
  if (kind === 'compass') return `${COLOUR_NAMES[colour]} in ${fieldName(field ?? 0)}${extra}`
  return `${hexes.join(', ')} (${COLOUR_NAMES[colour]})${extra}`
}

export const en: PanelLabels = {
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
  hints,
  hintsAfter: (before, after) => `hints ${before} → ${after}`,
  pencils: 'Pencils',
  pencil({ colour, over, lit }) {
    const name = capital(COLOUR_NAMES[colour])
    if (over === null) return name
    const dear = over.kind === 'price' && !over.paid && !lit
    return `${name}: ${overPencil(over)}${dear ? ', you have too few' : ''}`
  },
  said: 'named',
  reach: (allowance, targets) => `${allowance}× · ${targets}`,
  taken: (from, to) =>
    `${capital(COLOUR_NAMES[from])} counts as ${COLOUR_NAMES[to]} for you. For the others it stays ${COLOUR_NAMES[from]}.`,
  changeColour: 'Change colour',
  backToCards: 'Back to the answers',
  cards: 'How to answer',
  card: { map: 'Map', compass: 'Compass', skip: 'Skip' },
  mapCard({ colour, painted, allowance, targets, finds: found, minus, last }) {
    if (targets === 0)
      return {
        main: 'Nothing in reach',
        more: null,
        note: null,
        brief: ['none in reach', { text: '', tone: 'plain' }],
      }
    const main = painted === 0 ? upTo(allowance, colour) : `${painted} of ${count(allowance, LANDS[colour])}`
    // On a phone the picture of the card says which land.
    const short = painted === 0 ? `up to ${allowance}` : `${painted} of ${allowance}`
    const more = painted === 0 ? `${targets} in reach, takes 1 slot` : 'takes 1 slot'
    if (found.length > 0)
      return {
        main,
        more,
        note: { text: finds(found), tone: 'good' },
        brief: [short, { text: `finds ${series(found, 'and')}`, tone: 'good' }],
      }
    if (minus)
      return {
        main,
        more,
        note: { text: 'The compass is full: a minus point.', tone: 'bad' },
        brief: [short, { text: 'minus point', tone: 'bad' }],
      }
    if (last)
      return {
        main,
        more,
        note: { text: 'Your time runs out with it.', tone: 'bad' },
        brief: [short, { text: 'last slot', tone: 'bad' }],
      }
    return { main, more, note: null, brief: [short, { text: 'takes 1 slot', tone: 'plain' }] }
  },
  compassCard({ colour, field, free, finds: found, misfits }) {
    const name = COLOUR_NAMES[colour]
    if (free === 0)
      return {
        main: 'The compass is full',
        more: null,
        note: null,
        brief: ['is full', { text: '', tone: 'plain' }],
      }
    const main = field === null ? freeFields(free) : `${capital(name)} in ${fieldName(field)}`
    const more = 'takes no slot'
    const short = field === null ? `${free} free` : fieldName(field)
    if (found.length > 0)
      return {
        main,
        more,
        note: { text: finds(found), tone: 'good' },
        brief: [short, { text: `finds ${series(found, 'and')}`, tone: 'good' }],
      }
    if (misfits.length > 0)
      return {
        main,
        more,
        note: { text: `${capital(name)} does not fit ${series(misfits, 'or')}.`, tone: 'bad' },
        brief: [short, { text: `${name} misfits`, tone: 'bad' }],
      }
    return { main, more, note: null, brief: [short, { text: more, tone: 'plain' }] }
  },
  skipCard({ loses, keeps }) {
    const kept = keeps > 0 ? word(keeps, { one: 'the hint stays', other: 'the hints stay' }) : null
    if (loses !== null)
      return {
        main: 'Minus point',
        more: null,
        note: { text: `Loses the challenge ${loses}.`, tone: 'bad' },
        brief: ['minus point', { text: 'loses challenge', tone: 'bad' }],
      }
    return {
      main: 'Minus point',
      more: kept,
      note: null,
      brief: ['minus point', { text: kept ?? '', tone: 'plain' }],
    }
  },
  meadow: {
    title: 'Extra meadow',
    note: 'The colour of your identity was named.',
    taken: (hex) => `Extra meadow: ${hex}`,
  },
  sealed: {
    title: 'Sealed',
    done: (some, all) => `${some} of ${all} done`,
    own: ownAnswer,
    seal: 'sealed',
    thinks: 'thinking',
    finishes: 'finishing the turn',
    note: (active) =>
      active === null
        ? 'Answers are revealed at once, when all are in. Until then you may take yours back.'
        : `Answers are revealed at once, when ${active} has finished. Until then you may take yours back.`,
  },
  seat: {
    state(state, colour) {
      switch (state) {
        case 'chooses':
          return 'choosing a character'
        case 'prepares':
          return 'preparing'
        case 'ready':
          return 'ready'
        case 'names':
          return 'naming a colour'
        case 'said':
          return `says ${COLOUR_NAMES[colour]}`
        case 'paints':
          return `paints ${COLOUR_NAMES[colour]}`
        case 'answers':
          return 'thinking'
        case 'sealed':
          return 'sealed'
        case 'outOfTime':
          return 'out of time'
        case 'finished':
          return 'has the whole ark'
      }
    },
    out: 'out of time',
    parts: (n) => `${parts(n)} of 7`,
    of: 'of 7',
    slots: (n) => count(n, { one: 'slot gone', other: 'slots gone' }),
    hints,
    minus: minusPoints,
    open: (name) => `Open the sheet: ${name}`,
    alone: 'against the die',
  },
  gains: {
    title: 'Gains',
    hints: 'Hints',
    diamonds: 'Diamonds',
    sources: ['compass', 'set', 'set 2'],
    states: ['not yet', 'earned', 'coloured', 'used'],
    gem({ diamond, state, colour }) {
      const source = ['diamond side', 'first set of colours', 'second set of colours'][diamond]
      const held = ['not yours yet', 'earned', `coloured ${COLOUR_NAMES[colour] ?? ''}`, 'used'][state]
      return `Diamond (${source}): ${held}`
    },
    acorn: 'Acorn',
    acornLeft: (left, toNext) =>
      left > 0
        ? count(left, { one: 'forest to turn into a city', other: 'forests to turn into cities' })
        : `next after ${count(toNext, { one: 'green hex', other: 'green hexes' })}`,
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
    taken: (name) => `played by ${name}`,
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
    helps: (withHints, withDiamonds) =>
      withHints && withDiamonds ? 'both' : withHints ? 'hints' : withDiamonds ? 'diamonds' : 'none',
    fields,
    note: 'All prepare their own sheets; you wait for nobody. Chance decides who begins.',
    offered: (n) => `You can name ${n} of 5 colours at once. The more, the freer the start.`,
  },
  die: {
    title: 'Die',
    instead: 'in place of a rival',
    wild: 'Wild',
    youChoose: 'you choose',
    again: 'again',
    waits: 'the die waits',
    rolled: (colour) => capital(COLOUR_NAMES[colour]),
    throws: 'Throws',
    last: (n) => `last ${n}`,
    note: 'You take turns: you paint the map, it calls a colour for the compass. In its turn the map stays closed.',
  },
  sheet: {
    of: (name) => `Sheet: ${name}`,
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
    found: (hex) => `Found on ${hex}.`,
    fits: 'Where they may lie',
    site: (hex, missing) =>
      missing === null ? `${hex}, paint around it` : `${hex}, the compass lacks ${COLOUR_NAMES[missing]}`,
    nowhere: 'Such surroundings are nowhere on the map yet.',
    rule: 'Two parts never lie side by side, and the edge of the map does not count.',
    show: 'Show on the map',
    touch: 'Touch a letter: it shows where its part may lie and what is missing.',
  },
}
