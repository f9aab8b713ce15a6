import { pluralIn } from '@vyprava/module/plural.ts'
import type { Start } from '../../rules/vocabulary.ts'
import { COLOUR_NAMES } from './counts.ts'

const plural = pluralIn('en')
const HEXES = { one: 'hex', other: 'hexes' }
const LAND = {
  forest: 'Forest',
  mountain: 'Mountains',
  meadow: 'Meadow',
  ocean: 'Ocean',
  road: 'Road',
  city: 'Cities',
  danger: 'Danger',
}
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
}

export const maker = {
  title: 'Map maker',
  saved: 'saved on this device',
  unsaved: 'this browser keeps nothing, save the map as a file',
  looking: 'you are looking at somebody’s map',
  undo: 'Undo',
  redo: 'Redo',
  lands: 'Lands',
  landsHow: 'tap and drag',
  /** By letter. */
  land: LANDS,
  of: (found: number, wanted: number) => `${found} of ${wanted}`,
  brushes: 'Brush',
  brush: (size: number) => `brush of ${plural.count(size, HEXES)}`,
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
  blank: 'blank',
  empty: 'A blank sheet. Begin with a sea, or have the sheet made.',
  name: 'Name of the map',
  author: 'Who draws it',
  authorUnknown: 'who draws it?',
  hexes: (count: number) => plural.count(count, HEXES),
  startHexes: 'Start hexes',
  starts: STARTS,
  check: 'Check',
  allRight: 'all is well',
  remarks: (count: number) => plural.count(count, { one: 'remark', other: 'remarks' }),
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
  within: (n: number) => `within ${plural.count(n, HEXES)}`,
  upTo: (n: number) => `up to ${n}`,
  wayBack: (letter: string, place: string) => `Bring back ${LANDS[letter].toLowerCase()} on ${place}`,
  solver: 'Solver',
  solverWaits: 'counts again when it is mended',
  counting: 'counting…',
  solved: (turns: number, start: string) => [
    'The Ark can be found',
    ` in ${plural.count(turns, { one: 'slot', other: 'slots' })} of the counter, if the die is kind. The way begins in the city ${start}.`,
  ],
  colours: COLOUR_NAMES,
  replay: 'Play it on the sheet',
  stop: 'Stop',
  playWhenMended: 'To be played when it is mended',
  playWhenMendedAt: (place: string) => `To be played when ${place} is mended`,
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
  open: (name: string) => `Open: ${name}`,
  copy: (name: string) => `Make a copy: ${name}`,
  remove: (name: string) => `Delete: ${name}`,
  copyOf: (name: string) => `${name} (copy)`,
  removed: (name: string) => `Deleted: ${name}.`,
  bringBack: 'Bring back',
  none: 'There is none yet. The first one lies on the table.',
  fromLink: 'A map from a link',
  fromAuthor: (author: string) => `A map by ${author}`,
  keepIt: 'Keep it',
  damage: {
    strange: 'The link leads to no map.',
    newer: 'The link comes from a newer Výprava. Load this page anew and try again.',
    cut: 'The link is cut off, its end is missing. Copy the whole of it.',
    changed: 'Something in the link was changed on the way. Ask for it once more.',
  },
  damaged: 'The map of the link cannot be opened',
  nothingLost: 'Your own maps are as they were.',
  fileFaults: {
    outside: 'The map of the file is larger than the sheet.',
    large: 'The file is too large to be a map.',
    unread: 'The file cannot be read.',
    text: (line: number, column: number, found: string) =>
      `File, line ${line}, column ${column}: ${found} does not belong there.`,
  },
  keys: 'Arrows, Space, 1–8, B, M, G, Ctrl Z',
  /** What is wrong, as a title and a sentence why. */
  faults: {
    outside: ['A hex lies off the sheet', 'The sheet reaches six hexes from its middle.'],
    size: (blank: number) => [
      'The sheet is not whole',
      `${plural.count(blank, { one: 'hex is', other: 'hexes are' })} still blank.`,
    ],
    tooMany: (terrain: keyof typeof LAND, wanted: number) => [
      `${LAND[terrain]}: too much`,
      `There should be ${wanted}, so that nobody searches more easily than the others.`,
    ],
    tooFew: (terrain: keyof typeof LAND, wanted: number) => [
      `${LAND[terrain]}: too little`,
      `There should be ${wanted}, so that nobody searches more easily than the others.`,
    ],
    wrecks: ['No wreck', 'The Pirate starts beside the wreck. Lay it inside the larger sea.'],
    pieces: [
      'Nobody can get here',
      'Danger cuts a part of the map off. All other hexes should hang together.',
    ],
    dangerStray: (first: string) => [
      'Danger in the wrong place',
      `${first} is neither on the border nor inland (two to four hexes from the middle).`,
    ],
    dangerSides: (wanted: number) => [
      'Danger is spread badly',
      `There should be ${wanted} on the border and ${wanted} inland.`,
    ],
    dangerNear: (first: string, second: string, found: number, wanted: number) => [
      'Dangers too close together',
      `${first} and ${second} are ${found} apart and should be at least ${wanted}.`,
    ],
    inlandNear: (first: string, second: string, found: number, wanted: number) => [
      'Dangers too close together',
      `${first} and ${second} are ${found} apart. Inland they should be at least ${wanted}.`,
    ],
    dangerBesideWreck: (first: string, second: string) => [
      'Danger beside the wreck',
      `${first} touches the wreck ${second}. Nobody but the Paladin could pass.`,
    ],
    dangerBesideCity: (first: string, second: string) => [
      'Danger beside a city',
      `${first} touches the city ${second}. Nobody but the Paladin could pass.`,
    ],
    seas: (larger: number, smaller: number) => [
      'Not the two seas it should have',
      `One should have ${larger} hexes, the other ${smaller}.`,
    ],
    wreckPlace: [
      'The wreck lies badly',
      'It should lie inside the larger sea, with two to four hexes of ocean around it.',
    ],
    cityBorder: (first: string) => [
      'A city on the border',
      `Around the city ${first} there would be no room for a part of the Ark.`,
    ],
    cityNear: (first: string, second: string, found: number, wanted: number) => [
      'Cities too close together',
      `${first} and ${second} are ${found} apart and should be at least ${wanted}.`,
    ],
    networks: ['Roads are not one network', 'All cities and roads should be joined.'],
    cityRoad: (first: string) => ['A city without a road', `No road leads to the city ${first}.`],
    cityColours: (first: string) => [
      'Dull surroundings of a city',
      `There are fewer than three colours around the city ${first}.`,
    ],
    patch: (terrain: keyof typeof LAND, wanted: number) => [
      `${LAND[terrain]}: too large a patch`,
      `At most ${wanted} hexes may lie together.`,
    ],
    starts: (start: Start, wanted: number) => [
      `Nowhere to start: ${STARTS[start]}`,
      `There should be at least ${wanted} start hexes.`,
    ],
    parts: ['Too few places for parts', 'A part of the Ark lies on a hex with six neighbours and no danger.'],
    surroundings: [
      'Too few different surroundings',
      'The marked hexes have the same surroundings as others: the compass could not tell them apart.',
    ],
    under: (percent: number) => `under ${percent}\u00a0%`,
    rare: (colour: number) => [
      `A rare colour: ${COLOUR_NAMES[colour]}`,
      'The marked hexes lack it. It should be around two places of five at least.',
    ],
    noRoom: ['The Ark cannot be on this sheet', 'Danger leaves no room for the whole compass anywhere.'],
    noCopy: (colour: number) => [
      'The Ark cannot be on this sheet',
      `There is no place for a part with ${COLOUR_NAMES[colour]}.`,
    ],
    line: [
      'The Ark cannot be found in time',
      'There is a place for it, but no city from which thirty slots would do.',
    ],
  },
}

export type MakerWords = typeof maker
