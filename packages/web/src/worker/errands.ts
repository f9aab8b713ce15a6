import type { AnalysedAction, Reason } from '@vyprava/bots'
import type { Decision, GameAction, Seat } from '@vyprava/kernel'
import type { Book } from '../table/book.ts'

/** What an adviser is sent for, as plain data. */
export type Errand =
  | {
      /** "What would you do?": a view and a list, never a state. */
      readonly kind: 'hint'
      readonly game: string
      /** Somebody's own pack. */
      readonly pack?: unknown
      readonly seat: Seat
      readonly view: object
      readonly decision: Decision<GameAction>
    }
  /** A finished match to analyse: first the whole of it, then one number after another. */
  | { readonly kind: 'open'; readonly game: string; readonly pack?: unknown; readonly book: Book }
  | { readonly kind: 'analyse'; readonly number: number }

/** A move that a bot would make: its place in the list, the chance it gives, and why. */
export interface Advice {
  readonly move: number
  readonly chance: number
  readonly reasons: readonly Reason[]
}

/** What an adviser brings back. */
export type Report =
  | { readonly kind: 'progress'; readonly part: number }
  | { readonly kind: 'hint'; readonly advice: readonly Advice[] }
  | { readonly kind: 'analysed'; readonly found: AnalysedAction }
  | { readonly kind: 'opened' }
  | { readonly kind: 'failed'; readonly why: string }

const KINDS: readonly Report['kind'][] = ['progress', 'hint', 'analysed', 'opened', 'failed']

/** Reports come from our own worker of the same build; anything else that a browser may send is not one. */
export const isReport = (data: unknown): data is Report =>
  typeof data === 'object' && data !== null && KINDS.some((kind) => kind === Reflect.get(data, 'kind'))
