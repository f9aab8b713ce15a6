import type { BotKnowledge, Player } from '@vyprava/bots'
import type { Checked, Game, GameAction } from '@vyprava/kernel'

/** A game's rules and what they need, as the rest of the house reaches them. */
export interface Rules {
  /** The game with the pack that ships. */
  readonly game: Game
  /** The same with somebody's own pack, or what is wrong with that pack. */
  withPack?(data: unknown): Checked<Rules>
  /** The data of that pack, as it was given; absent with the pack that ships. */
  readonly own?: unknown
  /** The players that the game brings besides the random one, weakest first. */
  readonly players: readonly Player[]
  /** What the bots know of the game, for hints and analysis; there are none without it. */
  readonly knowledge?: BotKnowledge<object, GameAction>
}
