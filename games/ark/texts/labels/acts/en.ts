import { COLOUR_NAMES, fieldName, hexes, hints as hintsOf } from '../../en/counts.ts'
import type { ActLabels } from './type.ts'

const series = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

export const en: ActLabels = {
  does: {
    start: (hex) => `Start on ${hex}`,
    fill: (field) => `Colour ${fieldName(field)}`,
    character: (name) => `Play as ${name}`,
    hints: 'Play with hints',
    diamonds: 'Play with diamonds',
    name: (colour) => `Name ${COLOUR_NAMES[colour]}`,
    nameAndMove: (colour, count) => `Name ${COLOUR_NAMES[colour]} and paint ${hexes(count)}`,
    move: (count) => `Paint ${hexes(count)}`,
    endMove: 'Finish the move',
    answer: 'Hand in the answer',
    endTurn: 'End the turn',
    colourDiamond: (colour) => `Colour the diamond ${COLOUR_NAMES[colour]}`,
    terraform: (hex) => `Terraform ${hex}`,
    convert: (hex) => `Turn ${hex} into a city`,
  },
  buttons: {
    cancel: 'Cancel',
    undo: 'One step back',
    takeColourBack: 'Take the colour back',
    takeAnswerBack: 'Take the answer back',
    nameNow: 'Only name it',
    sites: 'Places of parts',
    compass: 'Compass',
    close: 'Close',
  },
  ask: {
    start: 'Choose a start hex.',
    field: 'Choose a field of the compass.',
    character: 'Choose a character.',
    system: 'Choose what to play with.',
    colour: 'Take a pencil, or choose a hex right away.',
    hexes: 'Choose hexes on the map.',
    answer: 'Choose hexes, a field of the compass, or skip.',
    compass: 'Choose a field of the compass, or skip.',
    gemColour: 'Choose a pencil for the diamond.',
    gemHex: 'Choose the hex that the diamond terraforms.',
    acorn: 'Choose the forest that becomes a city.',
    meadow: 'Choose the extra meadow.',
    ring: 'Choose the colour of the hex.',
    after: 'Use what is lit among your gains, or end the turn.',
    waiting: 'The answer lies under its seal.',
  },
  lines: {
    // It stays on one line.
    counted: (count, most) => `${count}\u00a0of ${hexes(most)}`,
    slot: (number) => `Time: slot ${number}`,
    finds: (parts) => `Finds ${series(parts)}`,
    noPlace: 'No place on the map fits it yet',
    serves: (letters) => `Serves ${series(letters)}`,
    allows: (colour, most) => `${COLOUR_NAMES[colour]}: up to ${hexes(most)}`,
    diamondSide: (filled) => `Diamond side ${filled} of 4`,
    hint: (left) => `A hint more, ${left} then`,
    pays: (paid, colour) => `Costs ${hintsOf(paid)}: the colour becomes ${COLOUR_NAMES[colour]}`,
    minusSkip: 'A minus point for skipping',
    minusFull: 'A minus point, the compass is full',
    diamond: 'Earns a diamond',
    outOfTime: 'The last slot: time runs out',
    meadow: 'Extra meadow',
    firstColours: (reach) => {
      const named = reach.flatMap((hexes, colour) =>
        hexes > 0 ? [`${COLOUR_NAMES[colour]}\u00a0${hexes}×`] : [],
      )
      return `First colour: ${series(named)}`
    },
    counts: (parts) => `Counted at the end of the turn: ${series(parts)}`,
    loses: (parts) => `Gone at the end of the turn: ${series(parts)}`,
    startsAt: (place) => `Starts ${place}`,
    gemPoints: 'An unused diamond scores at the end',
  },
  passing: {
    stuck: 'Nowhere to go: an empty slot is marked instead of a move.',
    outOfTime: 'Time is up, the sheet waits to be counted.',
    finished: 'The ark is whole: only colours are named for the others.',
    dieRolls: 'The die named the colour.',
  },
  tabs: { me: 'Gains', answer: 'Answer', others: 'Others' },
}
