import { pluralIn } from '@vyprava/module/plural.ts'
import { NONE } from '../../../rules/vocabulary.ts'
import { NAMELESS } from '../../nameless.ts'
import type { FaultSaid, FaultTold, MakerLabels } from './type.ts'

const plural = pluralIn('en')
const HEXES = { one: 'hex', other: 'hexes' }
const COLOURS = ['green', 'red', 'yellow', 'blue', 'grey'] as const
const LAND = {
  forest: 'Forest',
  mountain: 'Mountains',
  meadow: 'Meadow',
  ocean: 'Ocean',
  road: 'Road',
  city: 'Cities',
  danger: 'Danger',
} as const
const LANDS: Readonly<Record<string, string>> = {
  F: 'Forest',
  M: 'Mountains',
  L: 'Meadow',
  O: 'Ocean',
  W: 'Wreck',
  C: 'City',
  R: 'Road',
  X: 'Danger',
}
const STARTS = {
  border: 'Ranger',
  city: 'Mage, Knight, Paladin',
  forest: 'Druid',
  meadow: 'Hunter',
  besideWreck: 'Pirate',
} as const

const of = (found: number, wanted: number): string => `${found} of ${wanted}`

function fault(told: FaultTold): FaultSaid {
  const [first = '', second = ''] = told.places
  switch (told.kind) {
    case 'outside':
      return {
        title: 'A hex lies off the sheet',
        value: first,
        text: 'The sheet reaches six hexes from its middle.',
      }
    case 'size':
      return {
        title: 'The sheet is not whole',
        value: of(told.found, told.wanted),
        text: `${plural.count(told.wanted - told.found, { one: 'hex is', other: 'hexes are' })} still blank.`,
      }
    case 'count':
      return {
        title: `${LAND[told.terrain]}: too ${told.found > told.wanted ? 'much' : 'little'}`,
        value: of(told.found, told.wanted),
        text: `There should be ${told.wanted}, so that nobody searches more easily than the others.`,
      }
    case 'wrecks':
      return {
        title: 'No wreck',
        value: of(told.found, told.wanted),
        text: 'The Pirate starts beside the wreck. Lay it inside the larger sea.',
      }
    case 'pieces':
      return {
        title: 'Nobody can get here',
        value: first,
        text: 'Danger cuts a part of the map off. All other hexes should hang together.',
      }
    case 'dangerStray':
      return {
        title: 'Danger in the wrong place',
        value: first,
        text: `${first} is neither on the border nor inland (two to four hexes from the middle).`,
      }
    case 'dangerSides':
      return {
        title: 'Danger is spread badly',
        value: `${told.border} + ${told.inland}`,
        text: `There should be ${told.wanted} on the border and ${told.wanted} inland.`,
      }
    case 'dangerNear':
      return {
        title: 'Dangers too close together',
        value: first,
        text: `${first} and ${second} are ${told.found} apart and should be at least ${told.wanted}.`,
      }
    case 'inlandNear':
      return {
        title: 'Dangers too close together',
        value: first,
        text: `${first} and ${second} are ${told.found} apart. Inland they should be at least ${told.wanted}.`,
      }
    case 'dangerBeside':
      return {
        title: told.wreck ? 'Danger beside the wreck' : 'Danger beside a city',
        value: first,
        text: `${first} touches the ${told.wreck ? 'wreck' : 'city'} ${second}. Nobody but the Paladin could pass.`,
      }
    case 'seas':
      return {
        title: 'Not the two seas it should have',
        value: told.sizes.join(' + ') || '0',
        text: `One should have ${told.wanted[0]} hexes, the other ${told.wanted[1]}.`,
      }
    case 'wreckPlace':
      return {
        title: 'The wreck lies badly',
        value: first,
        text: 'It should lie inside the larger sea, with two to four hexes of ocean around it.',
      }
    case 'cityBorder':
      return {
        title: 'A city on the border',
        value: first,
        text: `Around the city ${first} there would be no room for a part of the Ark.`,
      }
    case 'cityNear':
      return {
        title: 'Cities too close together',
        value: first,
        text: `${first} and ${second} are ${told.found} apart and should be at least ${told.wanted}.`,
      }
    case 'networks':
      return {
        title: 'Roads are not one network',
        value: first,
        text: 'All cities and roads should be joined.',
      }
    case 'cityRoad':
      return { title: 'A city without a road', value: first, text: `No road leads to the city ${first}.` }
    case 'cityColours':
      return {
        title: 'Dull surroundings of a city',
        value: first,
        text: `There are fewer than three colours around the city ${first}.`,
      }
    case 'patch':
      return {
        title: `${LAND[told.terrain]}: too large a patch`,
        value: of(told.found, told.wanted),
        text: `At most ${told.wanted} hexes may lie together.`,
      }
    case 'starts':
      return {
        title: `Nowhere to start: ${STARTS[told.start]}`,
        value: of(told.found, told.wanted),
        text: `There should be at least ${told.wanted} start hexes.`,
      }
    case 'parts':
      return {
        title: 'Too few places for parts',
        value: of(told.found, told.wanted),
        text: 'A part of the Ark lies on a hex with six neighbours and no danger.',
      }
    case 'surroundings':
      return {
        title: 'Too few different surroundings',
        value: of(told.found, told.wanted),
        text: 'The marked hexes have the same surroundings as others: the compass could not tell them apart.',
      }
    case 'rare':
      return {
        title: `A rare colour: ${COLOURS[told.colour]}`,
        value: `under ${told.percent}\u00a0%`,
        text: 'The marked hexes lack it. It should be around two places of five at least.',
      }
    case 'copy':
      return {
        title: 'The Ark cannot be on this sheet',
        value: '',
        text:
          told.colour === NONE
            ? 'Danger leaves no room for the whole compass anywhere.'
            : `There is no place for a part with ${COLOURS[told.colour]}.`,
      }
    case 'line':
      return {
        title: 'The Ark cannot be found in time',
        value: '',
        text: 'There is a place for it, but no city from which thirty slots would do.',
      }
  }
}

export const en: MakerLabels = {
  title: 'Map maker',
  saved: 'saved on this device',
  unsaved: 'this browser keeps nothing, save the map as a file',
  looking: 'you are looking at somebody’s map',
  undo: 'Undo',
  redo: 'Redo',
  lands: 'Lands',
  landsHow: 'tap and drag',
  land: LANDS,
  countOf: (found, wanted) => (found === wanted ? String(found) : of(found, wanted)),
  brushes: 'Brush',
  brush: (size) => `brush of ${plural.count(size, HEXES)}`,
  make: 'Have it made',
  seed: 'The word from which a map grows',
  makeNow: 'Make',
  making: 'Making…',
  keepDrawn: 'What is drawn stays',
  cannotMake: 'Around what is drawn the sheet could not be finished. Wipe a little, or try another word.',
  show: 'Show',
  shows: { tints: 'colours of lands', starts: 'start hexes', places: 'places of parts' },
  sheet: 'The sheet of the map',
  sheetHow: 'Arrows move over hexes, Space paints, 1 to 8 choose a land, B the brush, Delete wipes.',
  at: (place, land) => `${place}: ${land ?? 'blank'}`,
  blank: 'blank',
  empty: 'A blank sheet. Begin with a sea, or have the sheet made.',
  name: 'Name of the map',
  nameless: NAMELESS.en,
  author: 'Who draws it',
  authorUnknown: 'who draws it?',
  hexes: (count) => plural.count(count, HEXES),
  startHexes: 'Start hexes',
  starts: STARTS,
  check: 'Check',
  allRight: 'all is well',
  remarks: (count) => plural.count(count, { one: 'remark', other: 'remarks' }),
  later: 'when the sheet is whole',
  rows: {
    counts: 'A whole sheet, as much of every land as it should be',
    connected: 'All hexes hang together',
    danger: 'Danger lies far from cities',
    seas: 'Two seas, the wreck in the larger one',
    cities: 'Cities joined by roads',
    patches: 'No land is too large',
    parts: 'Places for parts of the Ark',
    surroundings: 'Different surroundings',
    diamond: 'Five colours near a city, the first diamond',
    starts: 'Everybody has a place to start',
  },
  figures(row, figures) {
    if (row === 'seas') return figures.join(' + ')
    if (row === 'diamond') return `within ${plural.count(figures[0], HEXES)}`
    if (row === 'patches') return `up to ${figures[0]}`
    return row === 'starts' ? `≥\u00a0${figures[0]}` : String(figures[0])
  },
  fault,
  wayBack: (letter, place) => `Bring back ${LANDS[letter].toLowerCase()} on ${place}`,
  solver: 'Solver',
  solverWaits: 'counts again when it is mended',
  counting: 'counting…',
  solved: (turns, start) => [
    'The Ark can be found',
    ` in ${plural.count(turns, { one: 'slot', other: 'slots' })} of the counter, if the die is kind. The way begins in the city ${start}.`,
  ],
  unsolved: 'The Ark cannot be found here',
  colours: COLOURS,
  turn: (colour, places) => `${COLOURS[colour]}: ${places.join(', ')}`,
  replay: 'Play it on the sheet',
  stop: 'Stop',
  playSoon: (place) =>
    place === null ? 'To be played when it is mended' : `To be played when ${place} is mended`,
  play: 'Play on this map',
  playOnline: 'With friends far away',
  toFile: 'To a file',
  share: 'Share a link',
  copied: 'The link is on the clipboard',
  link: 'Link to the map',
  mine: 'My maps',
  close: 'Close',
  fresh: 'New sheet',
  openFile: 'Open a file',
  dropHere: 'Drop the file of a map here',
  open: (name) => `Open: ${name}`,
  copy: (name) => `Make a copy: ${name}`,
  remove: (name) => `Delete: ${name}`,
  copyOf: (name) => `${name} (copy)`,
  removed: (name) => `Deleted: ${name}.`,
  bringBack: 'Bring back',
  none: 'There is none yet. The first one lies on the table.',
  from: (author) => (author === '' ? 'A map from a link' : `A map by ${author}`),
  keepIt: 'Keep it',
  damage: {
    strange: 'The link leads to no map.',
    newer: 'The link comes from a newer Výprava. Load this page anew and try again.',
    cut: 'The link is cut off, its end is missing. Copy the whole of it.',
    changed: 'Something in the link was changed on the way. Ask for it once more.',
  },
  damaged: 'The map of the link cannot be opened',
  nothingLost: 'Your own maps are as they were.',
  fileWrong(wrong) {
    switch (wrong.kind) {
      case 'outside':
        return 'The map of the file is larger than the sheet.'
      case 'large':
        return 'The file is too large to be a map.'
      case 'unread':
        return 'The file cannot be read.'
      default:
        return `File, line ${wrong.line}, column ${wrong.column}: ${wrong.found} does not belong there.`
    }
  },
  keys: 'Arrows, Space, 1–8, B, M, G, Ctrl Z',
}
