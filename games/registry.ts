import type { GameTable, GameWords, Language, Thumbnail } from '@vyprava/atlas'
import type { CompendiumIn } from '@vyprava/atlas/compendium.ts'
import type { Workshop } from '@vyprava/atlas/workshop.ts'
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
/** What people made themselves, for options that take such values. */
export interface OwnValues {
  /** Those of this device that can be played. */
  kept(option: string): readonly string[]
  /** What is wrong with one, in words; null where nothing is, or where only the check can say. */
  fault(option: string, value: string, language: Language): string | null
}

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
  /** A page on which people make something of their own for the game; absent where there is nothing to make. */
  readonly workshop?: () => Promise<Workshop>
  /** What was made there. */
  readonly own?: () => Promise<OwnValues>
  /** What the game prints, to be looked up with pictures; absent where there is too little of it. */
  readonly compendium?: CompendiumIn
  /** The board in small; absent where the miniature of the door must do. */
  readonly thumbnail?: () => Promise<Thumbnail>
}

/** Every game of the house. A new game is a folder beside this file and a line here. */
export const rooms: readonly Room[] = [roam, ark, defenders, euthia]

/** The room of a game, or null when there is none of that name. */
export const roomOf = (id: string): Room | null => rooms.find((room) => room.id === id) ?? null
