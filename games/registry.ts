import type { GameTable, GameWords, Language, Thumbnail } from '@vyprava/atlas'
import type { BotKnowledge, Player } from '@vyprava/bots'
import type { Checked, Game, GameAction } from '@vyprava/kernel'
import { ark } from './ark/room.ts'
import { defenders } from './defenders/room.ts'
import { euthia } from './euthia/room.ts'
import { roam } from './roam/room.ts'
import type { Tutorial } from './tutorial.ts'

export type * from './tutorial.ts'

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

/** A room of the house: everything is loaded on demand. */
export interface Room {
  readonly id: string
  rules(): Promise<Rules>
  /** With the names of somebody's own pack, where `rules` takes one: data that it has accepted. */
  words(language: Language, pack?: unknown): Promise<GameWords>
  /** The rulebook in one language: markdown with a heading per rule number. */
  rulebook(language: Language): Promise<string>
  /** Whether finished games can be analysed: whether its rules bring `knowledge`, told without loading them. */
  readonly analysis?: true
  /** The first expedition; null while there is none. */
  readonly tutorial: (() => Promise<Tutorial>) | null
  /** The drawn table; null while the game is played through its list of actions. */
  readonly table: ((pack?: unknown) => Promise<GameTable>) | null
  /** The board in small; absent where the miniature of the door must do. */
  readonly thumbnail?: () => Promise<Thumbnail>
}

/** Every game of the house. A new game is a folder beside this file and a line here. */
export const rooms: readonly Room[] = [roam, ark, defenders, euthia]

/** The room of a game, or null when there is none of that name. */
export const roomOf = (id: string): Room | null => rooms.find((room) => room.id === id) ?? null
