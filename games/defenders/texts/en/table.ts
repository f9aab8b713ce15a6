import { PHRASES } from '../../rules/actions.ts'
import type { DefendersOptions } from '../../rules/options.ts'
import type { OptionValues, OptionWords } from '../build.ts'
import type { FactWords } from '../facts.ts'
import { abilityText } from './abilities.ts'
import { PHRASE_TEXTS } from './actions.ts'
import { cards, points } from './lexicon.ts'

export const FACTS: FactWords = {
  none: 'nothing',
  nobody: 'nobody',
  game: {
    title: 'Game',
    round: 'Round',
    phase: 'Phase',
    phases: {
      setup: 'setup',
      leadership: 'leadership, in silence',
      reveal: 'reveal',
      discussion: 'discussion',
      action: 'actions',
    },
    current: 'In turn',
    firstPlayer: 'First player',
    ap: 'Action points left',
    winter: 'Rounds until winter',
    deaths: 'Terrains with a dead Defender',
    end: 'End of the game',
    over: 'the game is over',
  },
  machines: {
    title: 'Machines',
    direction: 'Machine direction',
    directions: { right: 'right', left: 'left' },
    core: 'Core on D7',
    toxicLeft: 'Toxic sites on the dial',
    mechsLeft: 'Mechs in the supply',
    wallsBuilt: 'Walls built',
    deck: 'In the machine deck (in no order)',
    discard: 'Discarded machine cards',
    engine: (number) => `Engine ${number}`,
    onCore: 'on the core',
    engineAt: (edge, front) =>
      front === null ? `edge ${edge}, facing the rim of the board` : `edge ${edge}, facing ${front}`,
    factory: (tile, name) => `Factory ${tile} (${name})`,
    tile: (arrow, vents) => `arrow ${arrow}; vents: ${vents.join(', ')}`,
    rewilded: (arrow) => `rewilded; arrow ${arrow}`,
    topTile: (tile) => `tile ${tile} on top`,
  },
  board: {
    row: (letter) => `Row ${letter}`,
    leaders: (names) => `${names.length > 1 ? 'leaders' : 'leader'}: ${names.join(', ')}`,
    engine: (number, side) => `engine ${number}: ${side}`,
    walls: (sides) => `${sides.length > 1 ? 'walls' : 'wall'}: ${sides.join(', ')}`,
    breaches: (sides) => `${sides.length > 1 ? 'breaches' : 'breach'}: ${sides.join(', ')}`,
  },
  player: {
    faction: 'Faction',
    leader: 'Leader',
    offBoard: 'off the board',
    support: 'Support',
    campsLeft: 'Camps to build',
    injuries: 'Injuries (3 at most)',
    items: 'Items ready',
    usedItems: 'Items used',
    breaches: 'Breach tokens',
    hand: 'Hand',
    shown: 'Told about the hand',
    signs: 'Signs',
    deck: 'Deck',
    discard: 'Discard pile',
    dead: 'Fallen',
    active: 'Active Defender',
    hidden: 'chosen, face down',
    team: 'Team',
    retired: 'retired, all camps are built',
    leaderAt: (name, hex) => `${name}, ${hex}`,
    supportOf: (field, top) =>
      field === top ? `${field} of ${top}, a camp can be built` : `${field} of ${top}`,
    handOf: (owner) => `Hand: ${owner}`,
  },
  countCards: cards,
  countPoints: points,
  ability: abilityText,
  phrase: (phrase) => `“${PHRASE_TEXTS[PHRASES[phrase]]}”`,
}

export const OPTIONS: Readonly<Record<keyof DefendersOptions, OptionWords>> = {
  hardCards: {
    label: 'Hard machine cards',
    help: 'Difficulty: 0 standard, 1 to 2 advanced, 3 to 4 expert, 5 to 6 extreme.',
  },
  oppositeSetup: {
    label: 'The second engine',
    help: 'How the second engine and its walls are set up on the other side of the core.',
  },
  communication: {
    label: 'Communication',
    help: 'Signs and terrains of cards alone, or free talk by word of honour.',
  },
  soloDeathAt3: {
    label: 'Strict death in solo play',
    help: 'A Defender is killed at the third injury already. Only for a single player.',
  },
}

export const VALUES: OptionValues = {
  hardCards: Object.fromEntries([0, 1, 2, 3, 4, 5, 6].map((count) => [String(count), String(count)])),
  oppositeSetup: { mirror: 'Mirrored', rotate: 'Turned by half a rotation' },
  communication: { strict: 'Signs only', free: 'Free talk' },
  soloDeathAt3: { true: 'Yes', false: 'No' },
}
