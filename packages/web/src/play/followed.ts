import type { GameAction, Seat, Sight } from '@vyprava/kernel'
import type { OnlineParts } from './context.ts'

/** The seat whose side somebody who only watches looks from: the one they stay with, or whoever acts. */
export function followedIn(
  follows: OnlineParts['follows'],
  { turn, deciders }: Pick<Sight<object, GameAction>, 'turn' | 'deciders'>,
): Seat | null {
  if (follows === undefined) return null
  if (follows !== 'turn') return follows
  const [first = null] = deciders
  // In somebody's turn another may owe an answer: the turn stays theirs.
  return turn.seat ?? first
}
