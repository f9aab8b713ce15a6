import { listed } from '@vyprava/module/wording.ts'
import { namedOf } from '../fields.ts'
import { COLOUR_NAMES, fieldName, hexes, hints as hintsOf } from './counts.ts'

const series = (names: readonly string[]): string => listed(names, 'and')

export const acts = {
  /** What the brass button says of what is shown or gathered. */
  does: {
    start: (hex: string) => `Start on ${hex}`,
    /** A field of the compass in the preparation. */
    fill: (field: number) => `Colour ${fieldName(field)}`,
    character: (name: string) => `Play as ${name}`,
    hints: 'Play with hints',
    diamonds: 'Play with diamonds',
    /** "Zvolit žlutou" */
    name: (colour: number) => `Name ${COLOUR_NAMES[colour]}`,
    /** The colour, its hexes and the end of the move in one. */
    nameAndMove: (colour: number, count: number) => `Name ${COLOUR_NAMES[colour]} and paint ${hexes(count)}`,
    move: (count: number) => `Paint ${hexes(count)}`,
    endMove: 'Finish the move',
    answer: 'Hand in the answer',
    endTurn: 'End the turn',
    colourDiamond: (colour: number) => `Colour the diamond ${COLOUR_NAMES[colour]}`,
    terraform: (hex: string) => `Terraform ${hex}`,
    convert: (hex: string) => `Turn ${hex} into a city`,
  },
  buttons: {
    cancel: 'Cancel',
    /** Takes the last of what was gathered off. */
    undo: 'One step back',
    /** The named colour, before the first hex is painted. */
    takeColourBack: 'Take the colour back',
    takeAnswerBack: 'Take the answer back',
    /** Tells the colour to the others, before the hexes are chosen. */
    nameNow: 'Only name it',
    /** The overlay that shows where parts may lie. */
    sites: 'Places of parts',
    compass: 'Compass',
    close: 'Close',
  },
  /** What is to be touched, while nothing is shown. */
  ask: {
    start: 'Choose a start hex.',
    field: 'Choose a field of the compass.',
    character: 'Choose a character.',
    system: 'Choose what to play with.',
    colour: 'Take a pencil, or choose a hex right away.',
    hexes: 'Choose hexes on the map.',
    answer: 'Choose hexes, a field of the compass, or skip.',
    /** Alone, the die is answered in the compass only. */
    compass: 'Choose a field of the compass, or skip.',
    gemColour: 'Choose a pencil for the diamond.',
    gemHex: 'Choose the hex that the diamond terraforms.',
    acorn: 'Choose the forest that becomes a city.',
    meadow: 'Choose the extra meadow.',
    ring: 'Choose the colour of the hex.',
    after: 'Use what is lit among your gains, or end the turn.',
    waiting: 'The answer lies under its seal.',
  },
  /** Lines of previews. */
  lines: {
    // It stays on one line.
    /** "2 ze 3 polí" */
    counted: (count: number, most: number) => `${count}\u00a0of ${hexes(most)}`,
    slot: (number: number) => `Time: slot ${number}`,
    /** By its letters, "Najde E (zvon)". */
    finds: (parts: readonly string[]) => `Finds ${series(parts)}`,
    serves: (letters: readonly string[]) => `Serves ${series(letters)}`,
    /** What the side's colour allows then. */
    allows: (colour: number, most: number) => `${COLOUR_NAMES[colour]}: up to ${hexes(most)}`,
    /** How full the diamond side is then. */
    diamondSide: (filled: number) => `Diamond side ${filled} of 4`,
    hint: (left: number) => `A hint more, ${left} then`,
    pays: (paid: number, colour: number) =>
      `Costs ${hintsOf(paid)}: the colour becomes ${COLOUR_NAMES[colour]}`,
    minusSkip: 'A minus point for skipping',
    minusFull: 'A minus point, the compass is full',
    diamond: 'Earns a diamond',
    outOfTime: 'The last slot: time runs out',
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
    stuck: 'Nowhere to go: an empty slot is marked instead of a move.',
    outOfTime: 'Time is up, the sheet waits to be counted.',
    finished: 'The ark is whole: only colours are named for the others.',
    dieRolls: 'The die named the colour.',
  },
  /** What a phone keeps aside. */
  tabs: { me: 'Gains', answer: 'Answer', others: 'Others' },
}

/** What the card of a found part says. */
export const motion = {
  found: (letter: string) => `Part ${letter} is found`,
  where: (place: string, parts: number) => `on ${place}, ${parts} of 7 by now`,
  compass: 'compass',
  around: 'around',
}

export type ActLabels = typeof acts
export type MotionLabels = typeof motion
