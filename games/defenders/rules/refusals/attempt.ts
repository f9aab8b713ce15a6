import type { Refusal, Seat } from '@vyprava/kernel'
import type { Printed } from '../printed.ts'
import type { Defenders, Item, Player } from '../state.ts'
import { refuse } from './reasons.ts'

/** Who wants to do something, and when. */
export interface Attempt {
  readonly printed: Printed
  readonly state: Defenders
  readonly seat: Seat
  readonly item: Item
}

/** Somebody in a turn. */
export interface TurnAttempt {
  readonly printed: Printed
  readonly state: Defenders
  readonly player: number
  readonly owner: Player
}

/** Paid actions need a point (DE-211). */
export const needAp = ({ state }: TurnAttempt): Refusal | null =>
  state.ap > 0 ? null : refuse('DE-211', 'noAp')

/** The item must be in play and on its active side (DE-504). */
export function needItem({ owner }: TurnAttempt, item: number): Refusal | null {
  if (owner.items[item] === 1) return null
  return owner.items[item] === 0
    ? refuse('DE-504', 'itemSpent', { item })
    : refuse('DE-129', 'itemUnknown', { item })
}
