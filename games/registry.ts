import type { GameTable, GameWords, Language } from '@vyprava/atlas'
import type { Player } from '@vyprava/bots'
import type { Checked, Game } from '@vyprava/kernel'
import { roam } from './roam/room.ts'

/** A game's rules and what they need, as the rest of the house reaches them. */
export interface Rules {
  /** The game with the pack that ships. */
  readonly game: Game
  /** The game with somebody's own pack, or what is wrong with that pack. */
  withPack?(data: unknown): Checked<Game>
  /** The players that the game brings besides the random one, weakest first. */
  readonly players: readonly Player[]
}

/** A room of the house: everything is loaded on demand. */
export interface Room {
  readonly id: string
  rules(): Promise<Rules>
  words(language: Language): Promise<GameWords>
  /** The rulebook in one language: markdown with a heading per rule number. */
  rulebook(language: Language): Promise<string>
  /** The drawn table; null while the game is played through its list of actions. */
  readonly table: (() => Promise<GameTable>) | null
}

/** Every game of the house. A new game is a folder beside this file and a line here. */
export const rooms: readonly Room[] = [roam]

/** The room of a game, or null when there is none of that name. */
export const roomOf = (id: string): Room | null => rooms.find((room) => room.id === id) ?? null
