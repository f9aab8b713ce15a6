import { capital, listed } from '@vyprava/module/wording.ts'
import { namedOf } from '../fields.ts'
import { COLOUR_NAMES, fieldName, hexes, hints as hintsOf } from './counts.ts'

const series = (names: readonly string[]): string => listed(names, 'and')

export const acts = {
  /** What the brass button says of what is shown or gathered. */
  does: {
    start: (hex: string) => `Start on ${hex}`,
    /** A space of the compass during set-up. */
    fill: (field: number) => `Colour ${fieldName(field)}`,
    character: (name: string) => `Play as the ${name}`,
    hints: 'Play with hints',
    diamonds: 'Play with diamonds',
    /** "Zvolit žlutou" */
    name: (colour: number) => `Name ${COLOUR_NAMES[colour]}`,
    /** The colour, its hexes and the end of the move in one. */
    nameAndMove: (colour: number, count: number) => `Name ${COLOUR_NAMES[colour]} and paint ${hexes(count)}`,
    move: (count: number) => `Paint ${hexes(count)}`,
    endMove: 'Finish the move',
    answer: 'Submit answer',
    endTurn: 'End the turn',
    colourDiamond: (colour: number) => `Colour the diamond ${COLOUR_NAMES[colour]}`,
    terraform: (hex: string) => `Terraform ${hex}`,
    convert: (hex: string) => `Turn ${hex} into a city`,
  },
  buttons: {
    cancel: 'Cancel',
    /** Takes the last of what was gathered off. */
    undo: 'Undo step',
    /** The named colour, before the first hex is painted. */
    takeColourBack: 'Take back the colour',
    takeAnswerBack: 'Take back the answer',
    /** Tells the colour to the others, before the hexes are chosen. */
    nameNow: 'Just name it',
    /** The overlay that shows where parts may lie. */
    sites: 'Where parts may lie',
    compass: 'Compass',
    close: 'Close',
  },
  /** What is to be touched, while nothing is shown. */
  ask: {
    start: 'Choose a start hex.',
    field: 'Choose a compass space.',
    character: 'Choose a character.',
    system: 'Choose what to play with.',
    colour: 'Take a pencil, or choose a hex right away.',
    hexes: 'Choose hexes on the map.',
    answer: 'Choose hexes or a compass space, or skip.',
    /** In a solo game the die is answered in the compass only. */
    compass: 'Choose a compass space, or skip.',
    gemColour: 'Choose a pencil for the diamond.',
    gemHex: 'Choose the hex the diamond will terraform.',
    acorn: 'Choose the forest that becomes a city.',
    meadow: 'Choose the extra meadow.',
    ring: 'Choose the colour of the hex.',
    after: 'Use anything lit among your gains, or end the turn.',
    waiting: 'Your answer is sealed.',
  },
  /** Lines of previews. */
  lines: {
    // It stays on one line.
    /** "2 ze 3 polí" */
    counted: (count: number, most: number) => `${count}\u00a0of ${hexes(most)}`,
    slot: (number: number) => `Time: slot ${number}`,
    /** By its letters, "Najde E (zvon)". */
    finds: (parts: readonly string[]) => `Finds ${series(parts)}`,
    serves: (letters: readonly string[]) => `Counts for ${series(letters)}`,
    /** What the side's colour allows then. */
    allows: (colour: number, most: number) => `${capital(COLOUR_NAMES[colour])}: up to ${hexes(most)}`,
    /** How full the diamond side is then. */
    diamondSide: (filled: number) => `Diamond side ${filled} of 4`,
    hint: (left: number) => `One more hint, for ${left} in all`,
    pays: (paid: number, colour: number) =>
      `Costs ${hintsOf(paid)}: the colour becomes ${COLOUR_NAMES[colour]}`,
    minusSkip: '1 minus point for skipping',
    minusFull: '1 minus point: the compass is full',
    diamond: 'Earns a diamond',
    outOfTime: 'The last slot: you’ll be out of time',
    meadow: 'Extra meadow',
    /** How many hexes of each colour the first move can reach. */
    firstColours: (reach: readonly number[]) => `First colour: ${series(namedOf(COLOUR_NAMES, reach))}`,
    /** A part lies complete and is counted when the turn ends. */
    counts: (parts: readonly string[]) => `Counted at the end of the turn: ${series(parts)}`,
    loses: (parts: readonly string[]) => `Gone at the end of the turn: ${series(parts)}`,
    /** A gem scores as long as it is kept. */
    gemPoints: 'An unused diamond scores at the end',
  },
  /** Nobody can do anything: why the turn passes by. */
  passing: {
    stuck: 'Nowhere to go: a slot is marked instead of a move.',
    outOfTime: 'Out of time: the sheet waits for the final count.',
    finished: 'The Ark is complete: you only name colours for the others.',
    dieRolls: 'The die named the colour.',
  },
  /** What a phone keeps aside. */
  tabs: { me: 'Gains', answer: 'Answer', others: 'Others' },
}

/** What the card of a found part says. */
export const motion = {
  found: (letter: string) => `Part ${letter} found`,
  where: (place: string, parts: number) => `on ${place}, ${parts} of 7 so far`,
  compass: 'compass',
  around: 'around',
}

export type ActLabels = typeof acts
export type MotionLabels = typeof motion
