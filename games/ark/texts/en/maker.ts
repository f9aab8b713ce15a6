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
  unsaved: 'this browser can’t save it: save the map as a file',
  looking: 'you’re looking at somebody else’s map',
  undo: 'Undo',
  redo: 'Redo',
  lands: 'Lands',
  landsHow: 'tap and drag',
  /** By letter. */
  land: LANDS,
  of: (found: number, wanted: number) => `${found} of ${wanted}`,
  brushes: 'Brush',
  brush: (size: number) => `brush: ${plural.count(size, HEXES)}`,
  make: 'Generate',
  seed: 'The word a map grows from',
  /** Words that are offered, each with a number after it. */
  seeds: ['mist', 'tide', 'beacon', 'treasure', 'anchor', 'island', 'owl', 'south'],
  makeNow: 'Generate',
  making: 'Generating…',
  keepDrawn: 'Keep what is drawn',
  cannotMake: 'The sheet couldn’t be completed around what is drawn. Erase a little, or try another word.',
  show: 'Show',
  shows: { tints: 'land colours', starts: 'start hexes', places: 'places for parts' },
  sheet: 'Map sheet',
  sheetHow: 'Arrows move between hexes, Space paints, 1 to 8 choose a land, B the brush, Delete erases.',
  blank: 'blank',
  empty: 'A blank sheet. Start with a sea, or generate one.',
  name: 'Name of the map',
  author: 'Drawn by',
  authorUnknown: 'who draws it?',
  hexes: (count: number) => plural.count(count, HEXES),
  startHexes: 'Start hexes',
  starts: STARTS,
  check: 'Check',
  allRight: 'all good',
  remarks: (count: number) => plural.count(count, { one: 'remark', other: 'remarks' }),
  later: 'once the sheet is full',
  rows: {
    counts: 'A full sheet with the right amount of every land',
    connected: 'All hexes are connected',
    danger: 'Danger is far from cities',
    seas: 'Two seas, the wreck in the larger one',
    cities: 'Cities joined by roads',
    patches: 'No land is too large',
    parts: 'Places for parts of the Ark',
    surroundings: 'Different surroundings',
    diamond: 'Five colours near a city, the first diamond',
    starts: 'Every character has a place to start',
  },
  within: (n: number) => `within ${plural.count(n, HEXES)}`,
  upTo: (n: number) => `up to ${n}`,
  wayBack: (letter: string, place: string) => `Restore ${LANDS[letter].toLowerCase()} on ${place}`,
  solver: 'Solver',
  solverWaits: 'runs again once it’s fixed',
  counting: 'solving…',
  solved: (turns: number, start: string) => [
    'The Ark can be found',
    ` in ${plural.count(turns, { one: 'slot', other: 'slots' })} of the counter, if the die is kind. The route starts in the city ${start}.`,
  ],
  colours: COLOUR_NAMES,
  replay: 'Show it on the sheet',
  stop: 'Stop',
  playWhenMended: 'Playable once it’s fixed',
  playWhenMendedAt: (place: string) => `Playable once ${place} is fixed`,
  play: 'Play on this map',
  playOnline: 'Play online with friends',
  toFile: 'Save to a file',
  share: 'Share a link',
  copied: 'Link copied',
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
  bringBack: 'Restore',
  none: 'None yet. Your first one is on the table.',
  fromLink: 'A map from a link',
  fromAuthor: (author: string) => `A map by ${author}`,
  keepIt: 'Save it',
  damage: {
    strange: 'The link doesn’t lead to a map.',
    newer: 'The link comes from a newer version of Výprava. Reload this page and try again.',
    cut: 'The end of the link is missing. Copy the whole link.',
    changed: 'Something in the link was changed on the way. Ask for it again.',
  },
  damaged: 'The map in the link can’t be opened',
  nothingLost: 'Your own maps are as they were.',
  fileFaults: {
    outside: 'The map in the file is larger than the sheet.',
    large: 'The file is too large to be a map.',
    unread: 'The file can’t be read.',
    text: (line: number, column: number, found: string) =>
      `File, line ${line}, column ${column}: ${found} doesn’t belong there.`,
  },
  keys: 'Arrows, Space, 1–8, B, M, G, Ctrl Z',
  /** What is wrong, as a title and a sentence why. */
  faults: {
    outside: ['A hex is off the sheet', 'The sheet reaches six hexes from its middle.'],
    size: (blank: number) => [
      'The sheet isn’t full',
      `${plural.count(blank, { one: 'hex is', other: 'hexes are' })} still blank.`,
    ],
    tooMany: (terrain: keyof typeof LAND, wanted: number) => [
      `${LAND[terrain]}: too much`,
      `There should be ${wanted}, so that nobody has an easier search than the others.`,
    ],
    tooFew: (terrain: keyof typeof LAND, wanted: number) => [
      `${LAND[terrain]}: too little`,
      `There should be ${wanted}, so that nobody has an easier search than the others.`,
    ],
    wrecks: ['No wreck', 'The Pirate starts beside the wreck. Place it inside the larger sea.'],
    pieces: ['Nobody can get here', 'Danger cuts off part of the map. All other hexes should be connected.'],
    dangerStray: (first: string) => [
      'Danger in the wrong place',
      `${first} is neither on the border nor inland (two to four hexes from the middle).`,
    ],
    dangerSides: (wanted: number) => [
      'Danger is badly spread',
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
      'The two seas aren’t right',
      `One should have ${larger} hexes, the other ${smaller}.`,
    ],
    wreckPlace: [
      'The wreck is badly placed',
      'It should be inside the larger sea, with two to four ocean hexes around it.',
    ],
    cityBorder: (first: string) => [
      'A city on the border',
      `There would be no room around the city ${first} for a part of the Ark.`,
    ],
    cityNear: (first: string, second: string, found: number, wanted: number) => [
      'Cities too close together',
      `${first} and ${second} are ${found} apart and should be at least ${wanted}.`,
    ],
    networks: ['Roads don’t form one network', 'All cities and roads should be connected.'],
    cityRoad: (first: string) => ['A city without a road', `No road leads to the city ${first}.`],
    cityColours: (first: string) => [
      'A city in dull surroundings',
      `There are fewer than three colours around the city ${first}.`,
    ],
    patch: (terrain: keyof typeof LAND, wanted: number) => [
      `${LAND[terrain]}: too large a patch`,
      `A patch may have at most ${wanted} hexes.`,
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
    under: (percent: number) => `under ${percent}%`,
    rare: (colour: number) => [
      `A rare colour: ${COLOUR_NAMES[colour]}`,
      'The marked hexes lack it. It should be around at least two places in five.',
    ],
    noRoom: ['The Ark can’t be on this sheet', 'Danger leaves no room for the whole compass anywhere.'],
    noCopy: (colour: number) => [
      'The Ark can’t be on this sheet',
      `There is no place for a part with ${COLOUR_NAMES[colour]}.`,
    ],
    line: [
      'The Ark can’t be found in time',
      'There’s a place for it, but thirty slots aren’t enough from any city.',
    ],
  },
}

export type MakerWords = typeof maker
