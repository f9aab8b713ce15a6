import type { Thing } from '../thing.ts'

/** Everything that is drawn over the position. The sheet draws it and decides nothing. */
export interface SheetScene {
  /** What can be chosen; null when the sheet is only looked at. */
  readonly light: { readonly hexes: ReadonlySet<number>; readonly fields: ReadonlySet<number> } | null
  /** A second light: the Hunter's extra meadow, the hexes of a gem. */
  readonly second: ReadonlySet<number>
  /** Edges on which lit hexes lean (AR-305): the hex, and the direction of what supports it. */
  readonly support: readonly { readonly hex: number; readonly direction: number }[]
  /** Chosen and not yet done: strokes in a broken ring. */
  readonly begun: readonly { readonly hex: number; readonly colour: number }[]
  /** The colour of the slot that what is chosen would mark on the counter, or null (AR-320). */
  readonly begunSlot: number | null
  readonly begunField: { readonly field: number; readonly colour: number } | null
  /** Start hexes of the character under the pointer, or what the first move from the start hex under it would reach. */
  readonly reach: readonly number[]
  /** The colour of the turn, or NONE: its side of the compass is outlined. */
  readonly colour: number
  /** Where parts may lie. */
  readonly sites: readonly Site[]
  /** Found parts where they lie; fresh: complete by the choice in hand, or counted at the end of this turn. */
  readonly found: readonly { readonly letter: number; readonly hex: number; readonly fresh: boolean }[]
  /** The seven letters of the compass. */
  readonly letters: readonly LetterState[]
  /** A letter that is looked at: its six fields in one outline, its hexes ringed. */
  readonly looked: { readonly letter: number; readonly hexes: readonly number[] } | null
  /** A ring of pencils on a hex: the Paladin's danger, the Pirate's wreck, a diamond. */
  readonly fan: { readonly hex: number; readonly colours: readonly number[] } | null
  readonly refused: Thing | null
  /** The map is never lit: a turn of the die, a colour that is only named. */
  readonly dim: boolean
}

export type LetterState = 'sunk' | 'complete' | 'found' | 'fresh'

/** A place where a part may lie, by what everybody sees. */
export interface Site {
  readonly letter: number
  readonly hex: number
  /** For each direction whether that neighbour is visited. */
  readonly pips: readonly boolean[]
  /** The colour that the letter still lacks in the compass, or NONE. */
  readonly missing: number
}

/** A sheet on which nothing is about to happen. */
export const STILL: SheetScene = {
  light: null,
  second: new Set(),
  support: [],
  begun: [],
  begunSlot: null,
  begunField: null,
  reach: [],
  colour: -1,
  sites: [],
  found: [],
  letters: ['sunk', 'sunk', 'sunk', 'sunk', 'sunk', 'sunk', 'sunk'],
  looked: null,
  fan: null,
  refused: null,
  dim: false,
}
