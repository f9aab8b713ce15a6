import type { BoardLabels } from './type.ts'

const COLOURS = ['green', 'red', 'yellow', 'blue', 'grey']
const SIDES = ['forest', 'mountains', 'meadow', 'ocean', 'road', 'diamond']
const STATES = { sunk: 'incomplete', complete: 'complete', found: 'found', fresh: 'found by this move' }
const GEMS = ['not earned', 'earned', 'coloured', 'used']

export const en: BoardLabels = {
  map: 'Map',
  compass: 'Compass',
  hex({ place, land, colour, fresh, start, part, sites, beside, begun, lit, support }) {
    return [
      place,
      land,
      ...(colour === null ? [] : [`${COLOURS[colour]}${fresh ? ', painted this turn' : ''}`]),
      ...(start ? ['your start'] : []),
      ...(part === null ? [] : [`part ${part} lies here`]),
      ...(sites.length === 0 ? [] : [`${sites.join(', ')} may lie here`]),
      ...(beside.length === 0 ? [] : [`may belong to ${beside.join(', ')}`]),
      ...(begun === null ? [] : [`chosen, ${COLOURS[begun]}`]),
      ...(lit ? ['you may'] : []),
      ...(support.length === 0 ? [] : [`supported by ${support.join(' and ')}`]),
    ].join(', ')
  },
  belongs: ({ sites, beside }) =>
    [
      ...(sites.length === 0 ? [] : [`${sites.join(', ')} may lie here`]),
      ...(beside.length === 0 ? [] : [`may belong to ${beside.join(', ')}`]),
    ].join(' · '),
  field({ place, side, colour, parts, begun, lit }) {
    return [
      `field ${place}`,
      `${SIDES[side]} side`,
      begun !== null ? `chosen, ${COLOURS[begun]}` : colour === null ? 'empty' : COLOURS[colour],
      `beside ${parts.join(', ')}`,
      ...(lit ? ['you may'] : []),
    ].join(', ')
  },
  letter: ({ letter, name, state, filled }) =>
    `${letter}, ${name}: ${STATES[state]}${state === 'sunk' ? `, ${filled} of 6` : ''}`,
  gains({ character, identity, hints, diamonds, minus, round, rounds }) {
    return [
      ...(character === null ? [] : [character]),
      ...(identity === null ? [] : [`identity ${SIDES[identity]}`]),
      `slots ${round} of ${rounds}`,
      ...(hints === null ? [] : [`hints ${hints}`]),
      ...(diamonds === null ? [] : [`diamonds ${diamonds}`]),
      `minus points ${minus}`,
    ].join(', ')
  },
  colours: COLOURS,
  sides: SIDES,
  hints: 'Hints',
  wreck: 'wreck',
  diamonds: 'Diamonds',
  diamondSources: ['compass', 'set', 'set 2'],
  diamond: (source, state, colour) =>
    `Diamond, ${source}: ${GEMS[state]}${colour === null ? '' : `, ${COLOURS[colour]}`}`,
  painted: 'Colours',
  minusPoints: 'Minus points',
  minus: 'Minus',
  outOf: (count, all) => `${count} of ${all}`,
  challenges: 'Challenges',
  each: (points) => `${points} points each`,
  challengeNames: ['meadows', 'forests', 'ocean', 'cities', 'mountains', 'roads', 'border', 'no minus'],
  mayChoose: 'you may',
  leansOn: 'support',
  begun: 'being drawn',
  mayLie: 'where a part may lie, what it lacks',
  sites: 'Places of parts',
  turnToCompass: 'Open the compass',
  turnToMap: 'Back to the map',
  mapAt: (place) => `Map at ${place}`,
  fieldsOf: (letter) => `Fields of ${letter} in the compass`,
  neighboursOf: (place) => `Neighbours of ${place}`,
  missing: 'missing',
  letterNote: (state, missing) =>
    state === 'found'
      ? 'found'
      : state === 'fresh'
        ? 'found by this move'
        : missing > 0
          ? `${missing} missing`
          : 'seeks its place',
  fan: (place) => `Colour for ${place}`,
}
