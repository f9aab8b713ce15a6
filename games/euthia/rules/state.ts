import type { Seat } from '@vyprava/kernel'
import type { Mode, Until } from '../content/schema.ts'
import type { Fight } from './fight.ts'
import type { Item } from './items.ts'

export const END_REASONS = ['rounds', 'goal', 'failed', 'church'] as const
export type EndReason = (typeof END_REASONS)[number]

/** Stands for "no field, no player, no tile, no card" in lists of integers. */
export const NONE = -1
export const BAGS = 3
export const HAND_LIMIT = 5
export const SILVER_FOR_GOLD = 4
export const OFFER = 4
export const MOST_HOPE = 5
export const MOST_DWURT_DIE = 5
/** How often equipment may be changed in one turn (EU-R95). */
export const MOST_ARRANGED = 30
/** How many things may be bought in one turn (EU-R96). */
export const MOST_BOUGHT = 20
/** How often the offer may be exchanged in one trade action (EU-R96). */
export const MOST_EXCHANGED = 20

export type Flag = 0 | 1

/** A tile that somebody owns, with what may lie on it. */
export interface Owned {
  readonly tile: number
  exhausted: Flag
  /** Gems placed on it: the kind, and whether it is active (EU-881 to EU-885). */
  gems: { readonly gem: number; active: Flag }[]
  /** Essences laid on it by kind (EU-R63). */
  essences: number[]
}

/** A slain monster kept as a trophy: it needs a bag (EU-712). */
export interface Trophy {
  readonly elite: Flag
  readonly id: number
}

/**
 * Loose things have no places of their own: outside a fight they may be moved freely (EU-851), so only whether
 * all of them fit is asked (`storage.ts`). Equipment and abilities lie in slots.
 */
export interface Player {
  readonly hero: number
  /** NONE until the first turn (EU-206). */
  field: number
  health: number
  /** Kept up to date with the slots (EU-873). */
  maxHealth: number
  coins: number
  rep: number
  gaar: number
  dwurt: number
  dwurtDie: number
  /** Loose gems and essences, by kind. */
  gems: number[]
  essences: number[]
  /** In the order of the hero board. */
  slots: (Owned | null)[]
  unlocked: Flag[]
  /** Tiles in bags and containers, containers included. */
  bags: Owned[]
  trophies: Trophy[]
  /** Personal tiles not yet revealed, lowest value first; and those revealed but not on the board. */
  stack: number[]
  revealed: Owned[]
  /** Fixed action tokens at hand: mine, trade, combat. */
  tokens: number[]
  mp: number
  /** Actions granted by effects and not yet used: mine, trade, combat. */
  granted: number[]
  minecarts: number
  /** Silver and gold cards, hidden from the others, ascending. */
  hand: number[]
  /** Own control cards in hand. */
  control: number
  /** Encounter and legend cards fulfilled, bounties and foes beaten: places in their lists. */
  quests: number[]
  legends: number[]
  bounties: number[]
  foes: number[]
  /** Hero tokens won from others as monster-player, by player. */
  won: number[]
  /** Deaths in combat: tokens given away, or chaos tokens on the board (EU-1115, EU-1242). */
  deaths: number
  /** What this player has looked at: the top of the tile stack, the top cards of the monster decks by level. */
  knowsTile: Flag
  knowsMonster: Flag[]
  /** Portals used as departure since this hero last walked onto them (EU-R21). */
  portalsUsed: number[]
  /** Counted for titles. */
  sold: number
  treasures: number
}

/** A pile with its top last, and its discard pile. */
export interface Deck {
  draw: number[]
  discard: number[]
}

/** The map: tiles in the order of their placing. Field = 4 × place in this order + slot (N, SW, SE, centre). */
export interface EuthiaMap {
  tiles: number[]
  q: number[]
  r: number[]
  /** Six for each tile, clockwise from the lower right: the place of the neighbouring tile or NONE. */
  links: number[]
  /** By field: the owner of the token, or NONE. */
  heroTokens: number[]
  tradeTokens: number[]
  /** By field × players: how many interaction tokens. */
  interactions: number[]
  /** By field: rubble (A counted, 2 is destroyed; any B is 2) and defensive magic. */
  rubble: number[]
  wards: Flag[]
  /** Treasures that were found or declined (EU-R33). */
  emptied: Flag[]
  /** Tiles not yet placed, the next one last. */
  stack: number[]
}

/** Global rules that cards switched (EU-1532, EU-1543). */
export interface SwitchedRule {
  readonly rule: number
  readonly n: number
  readonly until: Until
}

/** What scenarios keep: only the parts that the hooks in play use are ever changed. */
export interface ScenarioState {
  /** The figure of the dragon or golem on the map, or NONE. */
  figure: number
  /** Ordered foes still to come, the current one first; hits that persist; who has hit the current one. */
  foes: number[]
  hits: number
  hitBy: Flag[]
  attacks: Deck
  events: Deck
  event: number
  /** Legend cards by their tile's place in the map, or NONE; how many are done. */
  legendsDone: number
  awake: Flag
  destroyed: number
  elitesBeaten: number
  /** Rounds that the open bounty has been face up without a fight. */
  coldRounds: number
  foughtElite: Flag
  /** Bounties that were open once and lie in the deck again, face down (EU-1513). */
  coldBounties: number[]
}

export interface Euthia {
  agenda: Item[]
  readonly scenario: number
  readonly mode: Mode
  readonly towerFee: Flag
  readonly coopEncounterCards: Flag
  readonly titles: Flag
  /** Places of the lattice outside are never filled; 0: no limit (EU-312). */
  readonly mapRadius: number
  ended: EndReason | null
  /** From 1. */
  round: number
  starter: Seat
  active: Seat
  /** The turn in progress: what it may still do once. */
  questsThisTurn: number
  /** Changes of equipment, and purchases, in this turn (EU-R95, EU-R96). */
  arranged: number
  bought: number
  eliteBeaten: Flag
  players: Player[]
  map: EuthiaMap
  /** Merchants, alchemists, towers. */
  trade: Deck[]
  offers: number[][]
  /** Mountains, lakes, caves. */
  resources: Deck[]
  /** Levels 1 to 3. */
  treasures: Deck[]
  monsters: Deck[]
  silver: Deck
  gold: Deck
  /** Players' numbers, a card each. */
  control: Deck
  combat: Deck
  /** By encounter: the cards to come and those face up; empty until its tile is placed. */
  encounters: { deck: number[]; open: number[] }[]
  /** Hunter, armourer, sorceress. */
  rewards: number[][]
  artifacts: number[]
  teleportScrolls: number[]
  /** Bounties to come, the next one last; the open one or NONE. */
  bounties: number[]
  bounty: number
  /** Alone and together: queues with their top first (EU-1211, EU-R82). */
  silverReserve: number[]
  goldReserve: number[]
  rules: SwitchedRule[]
  story: ScenarioState
  fight: Fight | null
}

export const isOver = (state: Euthia): boolean => state.ended !== null
