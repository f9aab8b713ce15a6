import type { Seat } from '@vyprava/kernel'
import { type Seating, type Sitter, seatingOf } from '../play/seating.ts'

/** The seating when a bot plays for somebody who leaves, or (null) somebody comes back; null when it cannot be. */
export function standingIn({ sitters }: Seating, seat: Seat, bot: string | null): Seating | null {
  const { name, bot: before, away } = sitters[seat]
  if (bot === null) return away === true ? seatingOf(sitters.with(seat, { name, bot: null })) : null
  return before === null ? seatingOf(sitters.with(seat, { name, bot, away: true })) : null
}

/** Everybody who left is back, for another game. */
export const returned = (sitters: readonly Sitter[]): Sitter[] =>
  sitters.map((sitter) => (sitter.away === true ? { name: sitter.name, bot: null } : sitter))
