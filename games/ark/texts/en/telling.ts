import { say } from '@vyprava/module/say.ts'
import type { Phrase, Sentence } from '@vyprava/module/words.ts'
import type { EndReason, Power, Start } from '../../rules/vocabulary.ts'
import {
  COLOUR_NAMES,
  DIRECTIONS,
  fieldName,
  fields,
  hexes,
  hints,
  lettersOf,
  minusPoints,
  parts,
  points,
  SIDE_NAMES,
} from './counts.ts'
import { DIAMOND_SOURCES, POWERS, STARTS } from './table.ts'

export type Endings = Readonly<Record<EndReason, string>>
export const ENDINGS: Endings = { found: 'The Ark is found.', time: 'Time has run out.' }

export const actions = {
  group: {
    character: 'Characters',
    colourDiamond: 'Colour a diamond',
    convert: 'Conversion',
    endMove: 'Finish',
    endTurn: 'Finish',
    fill: (side: number) => `Compass: ${SIDE_NAMES[side].toLowerCase()} side (${DIRECTIONS[side]})`,
    meadow: 'Extra meadow',
    name: 'Colour of the turn',
    paint: 'Map',
    shift: 'Change the colour',
    skip: 'Skip',
    start: 'Start hex',
    system: 'Hints or diamonds',
    terraform: (colour: number) => `Terraforming: ${COLOUR_NAMES[colour]}`,
  },
  colours: COLOUR_NAMES,
  character: (name: string, start: Start, power: Power) =>
    `${name}: starts ${STARTS[start]}; ${POWERS[power]}`,
  colourDiamond: (colour: number) => `Colour the diamond ${COLOUR_NAMES[colour]}`,
  convert: (hex: string) => `Turn forest ${hex} into a city (grey)`,
  endMove: (painted: number) => `Finish the move after ${hexes(painted)}`,
  endTurn: 'End the turn',
  fill: (field: number, colour: number, bonus: string) =>
    `${fieldName(field)}: ${COLOUR_NAMES[colour]} for ${lettersOf(field)} (${bonus})`,
  /** What a space brings besides its letters. */
  diamondSide: (filled: number) => `diamond side ${filled} of 4`,
  allowance: (side: number, allowance: number) => `${COLOUR_NAMES[side]} allowance ${allowance}`,
  meadow: (hex: string) => `Also visit meadow ${hex}, free`,
  name: (colour: number) => `Name ${COLOUR_NAMES[colour]}`,
  reach: (allowance: number, targets: number) => `up to ${hexes(allowance)}, ${targets} within reach`,
  paint: (place: string) => `Paint ${place}`,
  paintIn: (place: string, colour: number) => `Paint ${place} ${COLOUR_NAMES[colour]}`,
  shift: (colour: number, paid: number) => `Treat it as ${COLOUR_NAMES[colour]} for ${hints(paid)}`,
  skip: 'Skip (1 minus point)',
  start: (place: string, around: string) => `Start on ${place}; around: ${around}`,
  system: { hints: 'Play with hints', diamonds: 'Play with diamonds' },
}

export type ActionWords = typeof actions

/** What happened. `who` is a player. */
export const events = {
  and: 'and',
  how: COLOUR_NAMES,
  points,
  characterChosen: (who: Phrase, character: Phrase) => say`${who} plays the ${character}.`,
  identityRolled: (who: Phrase, colour: number) => say`${who}’s identity colour is ${COLOUR_NAMES[colour]}.`,
  systemChosen: {
    hints: (who: Phrase) => say`${who} plays with hints.`,
    diamonds: (who: Phrase) => say`${who} plays with diamonds.`,
  },
  started: (who: Phrase, hex: string, terrain: string) => say`${who} starts on ${hex} (${terrain}).`,
  firstPlayer: (who: Phrase) => say`${who} goes first.`,
  named: (who: Phrase, colour: number) => say`${who} names ${COLOUR_NAMES[colour]}.`,
  namedWild: (who: Phrase, colour: number) => say`A wild six: ${who} names ${COLOUR_NAMES[colour]}.`,
  namedForOthers: (who: Phrase, colour: number) => say`${who} names ${COLOUR_NAMES[colour]} for the others.`,
  /* The numbers that fell follow. */
  dieRolls: 'The die shows',
  dieRollsFor: (who: Phrase) => say`The die for ${who}:`,
  isWild: 'It’s wild.',
  isColour: (colour: number) => `The colour is ${COLOUR_NAMES[colour]}.`,
  stuck: (who: Phrase, slot: number) =>
    say`${who} has nowhere to go and marks slot ${slot} without a colour.`,
  moved: (who: Phrase, colour: number, hexes: string, slot: number) =>
    say`${who} moves in ${COLOUR_NAMES[colour]}: ${hexes} (slot ${slot}).`,
  answered: (who: Phrase, colour: number, hexes: string, slot: number) =>
    say`${who} answers with a move in ${COLOUR_NAMES[colour]}: ${hexes} (slot ${slot}).`,
  shifted: (who: Phrase, from: number, to: number, paid: number) =>
    say`${who} treats ${COLOUR_NAMES[from]} as ${COLOUR_NAMES[to]} for ${hints(paid)}.`,
  meadowVisited: (who: Phrase, hex: string) => say`${who} visits an extra meadow: ${hex}.`,
  filled: (who: Phrase, field: number, colour: number) =>
    say`${who} fills ${fieldName(field)} with ${COLOUR_NAMES[colour]} (for ${lettersOf(field)}).`,
  skipped: (who: Phrase, total: number) => say`${who} skips: ${minusPoints(total)} so far.`,
  movedWithFull: (who: Phrase, total: number) =>
    say`${who} moves with a full compass: ${minusPoints(total)} so far.`,
  hintInWreck: (who: Phrase, now: number) => say`${who} finds a hint in the wreck: ${hints(now)} now.`,
  hintFromCounter: (who: Phrase, now: number) =>
    say`${who} gains a hint from the round counter: ${hints(now)} now.`,
  diamondEarned: (who: Phrase, diamond: number) => say`${who} earns a diamond: ${DIAMOND_SOURCES[diamond]}.`,
  diamondColoured: (who: Phrase, colour: number) => say`${who} colours a diamond ${COLOUR_NAMES[colour]}.`,
  terraformed: (who: Phrase, hex: string, colour: number) =>
    say`${who} uses a diamond and paints ${hex} ${COLOUR_NAMES[colour]}.`,
  converted: (who: Phrase, hex: string) => say`${who} turns forest ${hex} into a city.`,
  partsFound: (who: Phrase, found: number, all: number) =>
    say`${who} finds ${parts(found)} of the Ark and has ${all} of 7.`,
  outOfTime: (who: Phrase) => say`${who} is out of time.`,
  finished: (who: Phrase) => say`${who} has found the whole Ark.`,
  ended: (reason: EndReason, how: Sentence) => say`The game is over. ${ENDINGS[reason]} ${how}`,
  together: (won: boolean, scores: Sentence) =>
    say`${won ? 'The expedition succeeds.' : 'The expedition fails.'} Score: ${scores}.`,
  winners: (count: number, scores: Sentence) => say`${count === 1 ? 'Winner' : 'Winners'}: ${scores}.`,
}

const LATE = { diamond: 'a diamond', acorn: 'the acorn', both: 'a diamond and the acorn' }

export const prompts = {
  and: 'and',
  character: 'Choose your character.',
  system: 'Will you play with hints or with diamonds?',
  start: (character: Phrase, start: Start) =>
    say`Choose your start hex. The ${character} starts ${STARTS[start]}.`,
  field: (count: number, identity: number) =>
    `Fill ${fields(count)} of your compass with your identity colour, ${COLOUR_NAMES[identity]}.`,
  name: 'Your turn: name the colour you’ll travel in.',
  nameWild: 'A wild six: name any colour.',
  nameForOthers: 'Name any colour for the others.',
  paintFirst: (colour: number, most: number) =>
    most === 1
      ? `Paint a hex ${COLOUR_NAMES[colour]}.`
      : `Paint up to ${hexes(most)} ${COLOUR_NAMES[colour]}.`,
  paintMore: (colour: number, painted: number, most: number) =>
    `Paint another hex ${COLOUR_NAMES[colour]} (${painted} of ${most}), or finish the move.`,
  after: (late: keyof typeof LATE) => `Your move is done. Use ${LATE[late]}, or end the turn.`,
  useShifted: {
    solo: (colour: number) => `Now use ${COLOUR_NAMES[colour]}: fill a space.`,
    others: (colour: number) => `Now use ${COLOUR_NAMES[colour]}: move or fill a space.`,
  },
  dieSays: (colour: number): Phrase => `The die says ${COLOUR_NAMES[colour]}.`,
  says: (who: Phrase, colour: number) => say`${who} names ${COLOUR_NAMES[colour]}.`,
  answer: { solo: 'Fill a compass space, or skip?', others: 'How do you answer?' },
  meadowFirst: 'You may take an extra meadow first.',
  waiting: {
    choosing: (players: Sentence) => say`Waiting for ${players} to choose a character.`,
    preparing: (players: Sentence) => say`Waiting for ${players} to set up.`,
    naming: (players: Sentence) => say`Waiting for ${players} to name a colour.`,
    moving: (players: Sentence) => say`Waiting for ${players} to move.`,
    ending: (players: Sentence) => say`Waiting for ${players} to end the turn.`,
    answering: (players: Sentence) => say`Waiting for ${players} to answer.`,
  },
}

export type EventWords = typeof events
export type PromptWords = typeof prompts
