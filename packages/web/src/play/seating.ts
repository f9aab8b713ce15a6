import type { Seat } from '@vyprava/kernel'
import type { SeatedPlayer } from '@vyprava/module'

/** Who sits on a seat: a person, or the bot of that name. */
export interface Sitter {
  readonly name: string
  readonly bot: string | null
  /** A person who left: the bot plays for them until they take their seat back. */
  readonly away?: true
}

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
