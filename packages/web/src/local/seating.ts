import type { SeatedPlayer } from '@vyprava/atlas'
import type { Seat } from '@vyprava/kernel'
import type { Sitter } from './saved.ts'

/** Who sits at a table; a new one when somebody leaves or comes back. */
export interface Seating {
  readonly sitters: readonly Sitter[]
  /** Seats of persons at this screen. */
  readonly persons: readonly Seat[]
  /** As the page shows them; `away` is a person for whom a bot plays. */
  readonly players: readonly (SeatedPlayer & { readonly away: boolean })[]
}

export const seatingOf = (sitters: readonly Sitter[]): Seating => ({
  sitters,
  persons: sitters.flatMap(({ bot }, seat) => (bot === null ? [seat] : [])),
  players: sitters.map(({ name, bot, away }, seat) => ({ seat, name, bot, away: away === true })),
})

/** The seating when a bot plays for somebody who leaves, or (null) somebody comes back; null when it cannot be. */
export function standingIn({ sitters }: Seating, seat: Seat, bot: string | null): Seating | null {
  const { name, bot: before, away } = sitters[seat]
  if (bot === null) return away === true ? seatingOf(sitters.with(seat, { name, bot: null })) : null
  return before === null ? seatingOf(sitters.with(seat, { name, bot, away: true })) : null
}

/** Everybody who left is back, for another game. */
export const returned = (sitters: readonly Sitter[]): Sitter[] =>
  sitters.map((sitter) => (sitter.away === true ? { name: sitter.name, bot: null } : sitter))
