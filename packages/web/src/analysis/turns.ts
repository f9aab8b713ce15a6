import type { Seat } from '@vyprava/kernel'
import { runsOf } from '../play/words.ts'

/** A turn of a finished game: whose it is, the point before it, and the point after it. */
export interface PlayedTurn {
  readonly seat: Seat
  readonly from: number
  readonly to: number
}

/** The turns of a game, in order. */
export const playedTurns = (played: readonly { readonly seat: Seat }[]): readonly PlayedTurn[] =>
  runsOf(played)

/** The turn in which an action was taken; the last one for the end. */
export const turnAt = (turns: readonly PlayedTurn[], point: number): number => {
  const found = turns.findIndex(({ from, to }) => from < point && point <= to)
  return found === -1 ? (point <= 0 ? 0 : turns.length - 1) : found
}
