import type { Threat } from '../../rules/index.ts'
import type { Thing } from '../thing.ts'

/** Everything that is drawn over the position. The board draws it and decides nothing. */
export interface BoardScene {
  /** What can be chosen; null when the board is only looked at. */
  readonly light: { readonly hexes: ReadonlySet<number>; readonly edges: ReadonlySet<number> } | null
  /** Edges that take a touch though nothing is lit: for pins. */
  readonly zones: ReadonlySet<number>
  /** The hexes of the trail: one outline around them. */
  readonly trail: readonly number[]
  readonly ghosts: readonly Ghost[]
  /** The way of a leader or a camp, hex by hex, and whether it is lifted over the board. */
  readonly route: {
    readonly hexes: readonly number[]
    readonly player: number
    readonly lifted: boolean
  } | null
  /** A die that is due on leaving or acting, beside the leader on that hex. */
  readonly dice: readonly { readonly hex: number; readonly threat: Threat }[]
  readonly badges: readonly Badge[]
  readonly pins: readonly Pin[]
  readonly refused: Thing | null
  /** What the next machine card may do, from what everybody knows. */
  readonly threats: { readonly enclosed: readonly number[]; readonly builds: readonly number[] } | null
}

/** A small note on a hex: a gain, a place in an order. `icon` is path data. */
export interface Badge {
  readonly hex: number
  readonly text: string
  readonly icon?: string
  readonly tone: 'good' | 'bad' | 'plain'
}

export interface Pin {
  readonly player: number
  readonly place: { readonly kind: 'hex' | 'edge'; readonly id: number }
}

/** What would stand or lie somewhere, or be gone from there. */
export type Ghost =
  | { readonly kind: 'leader' | 'camp'; readonly player: number; readonly hex: number }
  | { readonly kind: 'breach'; readonly player: number; readonly edge: number }
  | { readonly kind: 'cleared' | 'mechGone' | 'rewilded'; readonly hex: number }
  | { readonly kind: 'wall'; readonly edge: number }

/** A board at which nothing is about to happen. */
export const STILL: BoardScene = {
  light: null,
  zones: new Set(),
  trail: [],
  ghosts: [],
  route: null,
  dice: [],
  badges: [],
  pins: [],
  refused: null,
  threats: null,
}
