import type { Seat, TurnMark } from '@vyprava/kernel'

/** A turn of a finished game: whose it is, the point before it, and the point after it. */
export interface PlayedTurn {
  readonly seat: Seat
  readonly from: number
  readonly to: number
  readonly mark: TurnMark
}

type Played = { readonly seat: Seat; readonly turn: TurnMark }

/** The turns of a game, in order; what comes before the first one is a turn of its own. */
export function playedTurns(played: readonly Played[]): PlayedTurn[] {
  const turns: PlayedTurn[] = []
  for (const [from, { seat, turn: mark }] of played.entries()) {
    const last = turns.at(-1)
    if (last !== undefined && last.mark.number === mark.number) {
      turns[turns.length - 1] = { ...last, to: from + 1 }
    } else turns.push({ seat: mark.seat ?? seat, from, to: from + 1, mark })
  }
  return turns
}
