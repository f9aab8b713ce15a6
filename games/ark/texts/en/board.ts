import { COLOUR_NAMES } from './counts.ts'

export const board = {
  map: 'Map',
  compass: 'Compass',
  /** The colours by their names, and by what is painted with them. */
  colours: COLOUR_NAMES,
  sides: ['forest', 'mountains', 'meadow', 'ocean', 'road', 'diamond'],
  hints: 'Hints',
  wreck: 'wreck',
  diamonds: 'Diamonds',
  /** Where the three come from. */
  diamondSources: ['compass', 'set', 'set 2'],
  painted: 'Colours',
  minusPoints: 'Minus points',
  minus: 'Minus',
  outOf: (count: number, all: number) => `${count} of ${all}`,
  challenges: 'Challenges',
  each: (points: number) => `${points} points each`,
  /** In the order of the rules. */
  challengeNames: ['meadows', 'forests', 'ocean', 'cities', 'mountains', 'roads', 'border', 'no minus'],
  mayChoose: 'possible',
  leansOn: 'support',
  begun: 'being drawn',
  mayLie: 'where a part may lie, and what it lacks',
  /** The overlay of places where parts may lie. */
  sites: 'Where parts may lie',
  turnToCompass: 'Open the compass',
  turnToMap: 'Back to the map',
  mapAt: (place: string) => `Map at ${place}`,
  fieldsOf: (letter: string) => `Compass spaces of ${letter}`,
  neighboursOf: (place: string) => `Neighbours of ${place}`,
  missing: 'missing',
  /** A ring of pencils on a hex. */
  fan: (place: string) => `Colour for ${place}`,
  /** For screen readers. */
  told: {
    paintedNow: 'painted this turn',
    start: 'your start',
    liesHere: (part: string) => `part ${part} lies here`,
    mayLieHere: (parts: string) => `${parts} may lie here`,
    mayBelong: (parts: string) => `may belong to ${parts}`,
    chosen: 'chosen',
    support: (hexes: readonly string[]) => `supported by ${hexes.join(' and ')}`,
    field: (place: string) => `space ${place}`,
    side: (side: string) => `${side} side`,
    empty: 'empty',
    beside: (parts: string) => `beside ${parts}`,
    states: { sunk: 'incomplete', complete: 'complete', found: 'found', fresh: 'found by this move' },
    identity: 'identity',
    slots: 'slots',
    hints: 'hints',
    diamonds: 'diamonds',
    minus: 'minus points',
    diamond: 'Diamond',
    gems: ['not earned', 'earned', 'coloured', 'used'],
    notes: {
      found: 'found',
      fresh: 'found by this move',
      missing: (fields: number) => `${fields} missing`,
      seeks: 'place not found yet',
    },
  },
}

export type BoardWords = typeof board
