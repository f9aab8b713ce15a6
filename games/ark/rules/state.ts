import type { Seat } from '@vyprava/kernel'
import type { Difficulty, EndReason, Mode } from './vocabulary.ts'

export const PHASES = ['characters', 'preparation', 'naming', 'turn', 'over'] as const
/**
 * characters: seats choose characters one after the other. preparation: all prepare their sheets at once.
 * naming: the active player takes free actions and names a colour. turn: a colour is named, the active player
 * moves while all the others answer. over: the result stands.
 */
export type Phase = (typeof PHASES)[number]

/** How far the active player is. Whoever names a colour without moving has `ended` before naming. */
export const ACTIVE_STAGES = ['before', 'moving', 'moved', 'ended'] as const
export type ActiveStage = (typeof ACTIVE_STAGES)[number]

export const STATUSES = ['playing', 'outOfTime', 'finished'] as const
export type Status = (typeof STATUSES)[number]

export const ANSWER_KINDS = ['open', 'map', 'compass', 'skip'] as const
export type AnswerKind = (typeof ANSWER_KINDS)[number]

/** States of a diamond, in order (AR-534). */
export const UNEARNED = 0
export const EARNED = 1
export const COLOURED = 2
export const USED = 3

/** A slot that was marked without a colour (AR-327). */
export const IDLE = 5

/** An answer as far as it is made; it reaches the sheet when the turn ends (AR-221). */
export interface Answer {
  /** Open until it is known what it will be. */
  kind: AnswerKind
  /** Whether the seat has given it. */
  done: boolean
  /** The colour after hints; the named one without. */
  colour: number
  /** The extra meadow, or NONE. */
  meadow: number
  /** The hexes of a map answer and, at the same index, the colours they are painted in. */
  hexes: number[]
  paints: number[]
  /** The field of a compass answer, or NONE. */
  field: number
}

/** A player's sheet. */
export interface Sheet {
  /** The place in the pack's characters; NONE until it is chosen. */
  character: number
  /** A colour; NONE until it is rolled. */
  identity: number
  /** Whether hints and diamonds are in play for this player (AR-120 to AR-123). */
  usesHints: boolean
  usesDiamonds: boolean
  /** The choice of the medium difficulty is still to be made. */
  owesSystem: boolean
  /** Setup fields of the compass still to be filled. */
  owesFields: number
  /** The start hex; NONE until it is chosen. */
  start: number
  /** For each hex the colour it is painted in, or NONE. */
  painted: number[]
  /** For each hex whether it touches a hex visited before this turn (1), or not (0). */
  near: number[]
  /** For each hex whether it lies within distance 2 of one; kept for leaping characters only, else empty. */
  far: number[]
  /** Hexes painted in this turn: they support from the next turn on (AR-306). */
  fresh: number[]
  /** How many hexes are painted in each colour. */
  tally: number[]
  /** For each of the 24 fields its colour, or NONE. */
  compass: number[]
  /** How many fields of each of the six sides are filled. */
  sides: number[]
  /** The marked slots: a colour each, or IDLE. */
  counter: number[]
  minus: number
  /** Hints in hand. */
  hints: number
  /** For each of the three diamonds its state, and its colour or NONE. */
  diamonds: number[]
  diamondColours: number[]
  conversions: number
  status: Status
  /** Ark parts found, as counted at the end of the last turn. */
  parts: number
  /** Whether map or compass changed since parts were counted. */
  stale: boolean
  answer: Answer
}

export interface Ark {
  readonly mode: Mode
  readonly difficulty: Difficulty
  readonly wildSix: boolean
  readonly challenges: boolean
  /** The map of all sheets, in the text form of `maps/`. */
  readonly map: string
  phase: Phase
  stage: ActiveStage
  /** Turns begun, from 1. */
  turn: number
  /** Whose turn it is; in a die turn the seat in whose place the die is rolled. NONE before the first turn. */
  active: Seat
  /** The turn's colour, or NONE before it is named. */
  named: number
  /** Whether the colour comes from the die; then the active seat makes no move. */
  die: boolean
  /** The active move: its hexes so far and, at the same index, the colours they are painted in. */
  move: number[]
  movePaints: number[]
  sheets: Sheet[]
  ended: EndReason | null
}
