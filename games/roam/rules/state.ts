import type { Seat } from '@vyprava/kernel'
import type { Colour } from '../content/schema.ts'

/** Edges of the map, clockwise; the index is the number of quarter turns of a shape read from that edge. */
export const EDGES = ['S', 'W', 'N', 'E'] as const
export type Edge = (typeof EDGES)[number]

export const MODES = ['basic', 'full'] as const
export type Mode = (typeof MODES)[number]

/** Why the game ended: somebody's tenth card, or one of our safety rules (RO-R34). */
export const END_REASONS = ['tenCards', 'idle', 'barren'] as const
export type EndReason = (typeof END_REASONS)[number]

export const MARKERS = 24
export const ROW_SIZE = 4
export const GAP_PRICE = 2
export const CARDS_TO_END = 10
export const IDLE_ROUNDS = 3
export const BARREN_ROUNDS = 15

/** Stands for "no land, no seat, no artifact, no card" in lists of integers. */
export const NONE = -1

/** 1 is face up, 0 is face down. */
export type Face = 0 | 1

/** A player's things; a seat's number runs clockwise around the map. */
export interface Player {
  readonly edge: Edge
  readonly colour: Colour
  coins: number
  /** Explore markers that are not on the map. */
  supply: number
  /** Characters in the order in which they joined: starting cards first. */
  party: number[]
  /** For each character of the party: face up (available) or face down. */
  partyFaces: Face[]
  artifacts: number[]
  artifactFaces: Face[]
}

/** What the active player has done in this turn so far. */
export interface TurnSoFar {
  rested: boolean
  /** The character used this turn, or NONE. */
  character: number
  /** Rotate artifacts used for its placement. */
  turns: number
  /** Whether a location was chosen, and which: the north-west corner of the turned shape's box. */
  located: boolean
  x: number
  y: number
  /** Gap squares filled this turn. */
  filled: number[]
  /** Squares whose marker was encircled by the active player when the turn began (patrol variant). */
  rings: number[]
}

/** Where the last shape was laid, and whose: nobody has to remember it. */
export interface LastPlacement {
  readonly seat: Seat
  readonly character: number
  readonly turns: number
  readonly x: number
  readonly y: number
}

export interface FillItem {
  readonly step: 'fill'
  /** Chosen free squares, when there are too few markers for all of them. */
  readonly fills: number[]
  /** Chosen occupied squares to stack on (advanced variant). */
  readonly stacks: number[]
  /** Chosen squares on which a rival's marker is replaced, and whose, at the same index. */
  readonly replaced: number[]
  readonly owners: Seat[]
  /** The replace artifacts that were turned face down for it. */
  readonly artifacts: number[]
}

export interface AuctionItem {
  readonly step: 'auction'
  readonly slot: number
  /** The tied players in bidding order. */
  readonly bidders: Seat[]
  /** Index of the bidder who is asked now. */
  next: number
  /** The highest bid so far, NONE before the first. */
  best: number
  bestSeat: Seat
}

export type Item =
  | { readonly step: 'turn' }
  | { readonly step: 'start' }
  | { readonly step: 'character' }
  | { readonly step: 'place' }
  | FillItem
  | { readonly step: 'main' }
  | { readonly step: 'gaps' }
  | { readonly step: 'complete' }
  | { readonly step: 'resolve' }
  | AuctionItem
  | { readonly step: 'shop' }
  | { readonly step: 'purchase' }
  | { readonly step: 'pass' }

export interface Roam {
  agenda: Item[]
  readonly mode: Mode
  readonly patrol: boolean
  readonly advanced: boolean
  readonly start: Seat
  active: Seat
  /** Rounds begun, from 1. */
  round: number
  /** Complete rounds in a row in which no marker moved, and without a completed card. */
  idleRounds: number
  barrenRounds: number
  /** Whether a marker moved, and whether a card was completed, in this round. */
  moved: boolean
  completed: boolean
  endTriggered: boolean
  ended: EndReason | null
  /** The land on each slot, or NONE; and the character on its hidden back. */
  lands: number[]
  backs: number[]
  /** The draw pile, top last: lands and, at the same index, the characters on their hidden backs. */
  pile: number[]
  pileBacks: number[]
  /** The owner of the lower and the upper marker on each square, or NONE. */
  lower: Seat[]
  upper: Seat[]
  players: Player[]
  artifactRow: number[]
  /** Top last; its order is hidden. */
  artifactPile: number[]
  patrolOwner: Seat
  lastPlacement: LastPlacement | null
  turn: TurnSoFar
}

export const isOver = (state: Roam): boolean => state.agenda.length === 0

export const newTurn = (): TurnSoFar => ({
  rested: false,
  character: NONE,
  turns: 0,
  located: false,
  x: 0,
  y: 0,
  filled: [],
  rings: [],
})

/** Whether every character of the party is face down. */
export const isPartySpent = (player: Player): boolean => !player.partyFaces.includes(1)

/** How many characters are face up: the price of an early rest (RO-223). */
export function readyCharacters(player: Player): number {
  let count = 0
  for (const face of player.partyFaces) count += face
  return count
}
