import type { Rotation } from '@vyprava/geometry'
import type { Seat } from '@vyprava/kernel'
import type { Communication } from './options.ts'

/** Why the game ended: together won, or lost by the core, the poison, the deaths or our safety rule (DE-901 to DE-906, DE-R80). */
export const END_REASONS = ['won', 'core', 'toxic', 'massacre', 'winter'] as const
export type EndReason = (typeof END_REASONS)[number]

export const PHASES = ['setup', 'leadership', 'reveal', 'discussion', 'action'] as const
export type Phase = (typeof PHASES)[number]

/** What a leader has to fear during an action (DE-602). */
export const THREATS = ['none', 'ranged', 'close'] as const
export type Threat = (typeof THREATS)[number]

export const WALL_PIECES = 30
export const MECHS = 20
export const TOXIC_SITES = 6
export const FACTORY_TILES = 6
/** Pollution tokens on one hex that turn into a toxic site. */
export const TOXIC_AT = 3
export const BREACH_TOKENS = 12
export const MOST_INJURIES = 3
export const STARTING_HAND = 3
/** How often food may be eaten in one turn (DE-R79), and after how many rounds the winter wins (DE-R80). */
export const MEALS_PER_TURN = 3
export const LAST_ROUND = 100
/** Nobody hears of the winter before this round. */
export const WINTER_NEARS = 80
/** Mechs put on the core at the start, and on its new top tile after each build. */
export const CORE_MECHS = 2

/** Stands for "no hex, no player, no card, no tile" in lists of integers. */
export const NONE = -1
/** An engine's pose while it lies on the core. */
export const ON_CORE = -1

export type Flag = 0 | 1

/**
 * A faction in play and its things. Around a table, player and seat are the same number, clockwise;
 * alone, the one seat has two players (DE-951). Cards, hexes, edges, factions are numbers; piles have their top last.
 */
export interface Player {
  /** NONE until chosen; it is also the number of the home terrain and of the faction's item. */
  faction: number
  leaderCard: number
  /** The hex of the leader figure, or NONE when it is not on the board. */
  leader: number
  /** Alone, the common hand is both hands together (DE-952): a card lies in the hand of its faction. */
  hand: number[]
  deck: number[]
  /** Without the active Defender and its team, which lie on top of it until the round ends. */
  discard: number[]
  /** The active Defender, face down during the leadership phase; NONE before a choice. */
  active: number
  /** The active Defender was taken from the deck unseen (DE-203). */
  blind: boolean
  team: number[]
  dead: number[]
  /** The field of the support marker, 0 is the leftmost. */
  support: number
  /** Camps still on the track. */
  campsLeft: number
  injuries: number
  /** By item: 1 active, 0 used, NONE where the item's faction is not in play. */
  items: number[]
  /** Breach tokens left. */
  breaches: number
  retired: boolean
  /** By terrain: how many cards of the hand show it, as published and true until cards are drawn; else NONE (DE-253). */
  shown: number[]
  /** Given since the last reveal, each once, the last one last; pins go with the next leadership phase (DE-254). */
  signs: Sign[]
}

/** A preset phrase, or a pin on a hex or an edge (DE-254). */
export const SIGN_KINDS = ['phrase', 'hex', 'edge'] as const
export interface Sign {
  readonly kind: (typeof SIGN_KINDS)[number]
  readonly value: number
}

/** Reveal abilities are left; `waited` counts the owners in a row who let others go first (DE-R70). */
export interface AbilityItem {
  readonly step: 'ability'
  readonly waited: number
}

/** Players who have not said yet that the turns may begin. */
export interface DiscussionItem {
  readonly step: 'discussion'
  waiting: number[]
}

/** Players who may still shift their leaders (DE-836). */
export interface PathsItem {
  readonly step: 'secretPaths'
  waiting: number[]
}

/** Hexes around the leader that are still to be cleared, in the owner's order (DE-814). */
export interface BurnItem {
  readonly step: 'burn'
  readonly player: number
  hexes: number[]
}

export type Item =
  | { readonly step: 'factions' }
  | { readonly step: 'leaders' }
  | { readonly step: 'soloHand' }
  | { readonly step: 'startingCamps' }
  | { readonly step: 'round' }
  | { readonly step: 'leadership' }
  | { readonly step: 'reveal' }
  | { readonly step: 'abilities'; readonly waited: number }
  | AbilityItem
  | BurnItem
  | PathsItem
  | { readonly step: 'talk' }
  | DiscussionItem
  | { readonly step: 'turn' }
  | { readonly step: 'actions' }
  | { readonly step: 'machine' }
  | { readonly step: 'endTurn' }
  | { readonly step: 'endRound' }

export interface Defenders {
  agenda: Item[]
  readonly solo: boolean
  readonly soloDeathAt3: boolean
  readonly communication: Communication
  ended: EndReason | null
  phase: Phase
  /** Rounds begun, from 1; 0 during setup. */
  round: number
  /** The holder of the first-player token; alone nobody, NONE. */
  firstPlayer: number
  /** Whose turn it is, NONE outside of turns. */
  current: number
  /** Players whose turn is still to come in this round, in order; the current one is not among them. */
  waiting: number[]
  ap: number
  /** Food eaten in this turn. */
  meals: number
  /** Players whose reveal ability is still to be resolved; the first one is asked. */
  pending: number[]
  players: Player[]
  /** Killed Defenders of each terrain. */
  deaths: number[]

  /* By hex; hex 0 is the core. */
  /** The printed terrain; NONE on the core. A factory keeps it underneath. */
  readonly terrain: number[]
  /** The number of the factory tile on the hex, rewilded or not, or NONE; NONE on the core. */
  factory: number[]
  rewilded: Flag[]
  /** 0 to 2 tokens. */
  pollution: number[]
  toxic: Flag[]
  mechs: number[]
  /** The player whose camp stands there, or NONE. */
  camps: number[]

  /* By edge. */
  walls: Flag[]
  /** The player whose breach token lies there, or NONE. */
  breaches: number[]

  /** The number of the core's top tile; those above it have been built. */
  coreTop: number
  /** By tile: the corner that its arrow points at, 0 to 5. Hidden below the top (DE-R18). */
  readonly rotations: number[]
  /** By tile: the hex on which it was built, or NONE while it lies on the core. */
  builtAt: number[]
  /** Poses of the two engines: 6 x left hex + direction to the right hex, or ON_CORE. */
  engines: number[]
  direction: Rotation
  /** May be negative: walls are not limited (DE-R13). */
  wallSupply: number
  mechSupply: number
  toxicSupply: number
  machineDeck: number[]
  machineDiscard: number[]
}

export const isOver = (state: Defenders): boolean => state.ended !== null

/** Who decides for a player. */
export const seatOf = (state: Defenders, player: number): Seat => (state.solo ? 0 : player)
