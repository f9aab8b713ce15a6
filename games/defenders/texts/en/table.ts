import type { OptionSentences } from '@vyprava/module/option-sentence.ts'
import { pluralIn } from '@vyprava/module/plural.ts'
import type { DefendersOptions } from '../../rules/options.ts'
import type { AccountWords } from '../account.ts'
import { cards, points } from './lexicon.ts'

const { count } = pluralIn('en')
const counted =
  (one: string, other: string) =>
  (n: number): string =>
    count(n, { one, other })

export const facts = {
  none: 'none',
  nobody: 'nobody',
  game: {
    title: 'Game',
    round: 'Round',
    phase: 'Phase',
    phases: {
      setup: 'set-up',
      leadership: 'leadership, in silence',
      reveal: 'reveal',
      discussion: 'discussion',
      action: 'actions',
    },
    current: 'Active player',
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
    deck: 'In the machine deck (in no particular order)',
    discard: 'Discarded machine cards',
    engine: (number: number) => `Engine ${number}`,
    onCore: 'on the core',
    engineAtRim: (edge: string) => `edge ${edge}, facing the rim of the board`,
    /** "na hraně C8–C10, přídí k B7"; null when the front points off the board. */
    engineAt: (edge: string, front: string) => `edge ${edge}, facing ${front}`,
    factory: (tile: number, name: string) => `Factory ${tile} (${name})`,
    /** "výpusti: východ, západ" */
    tile: (arrow: string, vents: readonly string[]) => `arrow ${arrow}; vents: ${vents.join(', ')}`,
    rewilded: (arrow: string) => `rewilded; arrow ${arrow}`,
    topTile: (tile: number) => `tile ${tile} on top`,
  },
  board: {
    row: (letter: string) => `Row ${letter}`,
    leaders: (names: readonly string[]) => `${names.length > 1 ? 'leaders' : 'leader'}: ${names.join(', ')}`,
    engine: (number: number, side: string) => `engine ${number}: ${side}`,
    walls: (sides: readonly string[]) => `${sides.length > 1 ? 'walls' : 'wall'}: ${sides.join(', ')}`,
    breaches: (sides: readonly string[]) =>
      `${sides.length > 1 ? 'breaches' : 'breach'}: ${sides.join(', ')}`,
  },
  player: {
    faction: 'Faction',
    noFaction: 'not chosen yet',
    leader: 'Leader',
    offBoard: 'off the board',
    support: 'Support',
    campsLeft: 'Camps to build',
    injuries: 'Injuries (max. 3)',
    items: 'Items ready',
    usedItems: 'Items used',
    breaches: 'Breach tokens',
    hand: 'Hand',
    shown: 'Announced from hand',
    signs: 'Statements',
    deck: 'Deck',
    discard: 'Discard pile',
    dead: 'Fallen',
    active: 'Active Defender',
    hidden: 'chosen, face down',
    team: 'Team',
    retired: 'retired, all camps built',
    leaderAt: (name: string, hex: string) => `${name}, ${hex}`,
    supportFull: (field: number, top: number) => `${field} of ${top}, a camp can be built`,
    supportOf: (field: number, top: number) => `${field} of ${top}`,
    handOf: (owner: string) => `${owner}’s hand`,
  },
  countCards: cards,
  countPoints: points,
  quoted: (phrase: string) => `“${phrase}”`,
}

export const options = {
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
    help: 'Set phrases, pins and terrain counts only, or free talk on your honour.',
  },
  soloDeathAt3: {
    label: 'Strict death in solo play',
    help: 'A Defender dies on the third injury, not the fourth. Solo games only.',
  },
}

export const values = {
  hardCards: Object.fromEntries([0, 1, 2, 3, 4, 5, 6].map((count) => [String(count), String(count)])),
  oppositeSetup: { mirror: 'Mirrored', rotate: 'Rotated by 180°' },
  communication: { strict: 'Statements only', free: 'Free talk' },
  soloDeathAt3: { true: 'Yes', false: 'No' },
}

/** The options as sentences of a table being laid; what can be changed stands in brackets. */
export const sentences: OptionSentences<keyof DefendersOptions> = {
  hardCards: (value) => [
    `The machines have [${value === '0' ? 'their usual cards' : value === '1' ? '1 hard card' : `${value} hard cards`}].`,
    `Difficulty: ${['standard', 'advanced', 'advanced', 'expert', 'expert', 'extreme', 'extreme'][Number(value)]}.`,
  ],
  oppositeSetup: {
    mirror: ['The second engine is set up [mirrored].', 'Its walls mirror the first ones.'],
    rotate: ['The second engine is set up [rotated by 180°].', 'Its walls face the other way.'],
  },
  communication: {
    strict: ['You talk in [statements only].', 'Set phrases, pins and terrain counts, nothing else.'],
    free: ['You talk [freely].', 'On your honour; just show no cards.'],
  },
  soloDeathAt3: {
    false: [
      'In a solo game a Defender dies on the [fourth injury].',
      'You play two factions; death works as in a larger game.',
    ],
    true: [
      'In a solo game a Defender dies on the [third injury].',
      'You play two factions; the third injury is fatal.',
    ],
  },
}

export const account: AccountWords = {
  note: 'what decided it',
  mottoes: {
    won: 'The forest breathes',
    core: 'The core is complete',
    toxic: 'The poison is stronger',
    massacre: 'The uprising falls apart',
    winter: 'Winter comes',
  },
  missing(camps, factories) {
    const tents = count(camps, { one: 'camp', other: 'camps' })
    const halls = count(factories, { one: 'factory', other: 'factories' })
    const lacked = [...(camps > 0 ? [tents] : []), ...(factories > 0 ? [halls] : [])].join(' and ')
    return `${lacked} short of victory.`
  },
  camps: 'Camps built',
  rewilded: 'Factories rewilded',
  toxic: 'Toxic sites',
  dead: 'Fallen Defenders',
  factories: 'Machine factories',
  rounds: 'Rounds until winter',
  deeds: 'Who did what',
  noDeed: 'on guard to the end',
  did: {
    rewilded: counted('factory rewilded', 'factories rewilded'),
    campBuilt: counted('camp built', 'camps built'),
    mechDestroyed: counted('mech destroyed', 'mechs destroyed'),
    breached: counted('wall breached', 'walls breached'),
    cleared: counted('hex cleared', 'hexes cleared'),
    healed: counted('injury healed', 'injuries healed'),
  },
}

export type FactWords = typeof facts
