import type { Game, GameAction, GameEvent } from '@vyprava/kernel'
import type { Player } from './player.ts'
import type { BotKnowledge } from './search/knowledge.ts'
import { createSearch, type Thinker } from './search/search.ts'
import type { SearchSettings } from './search/settings.ts'

/** The levels of players that think, weakest first. */
export const LEVEL_NAMES = ['novice', 'wanderer', 'scout', 'pathfinder', 'navigator'] as const
export type LevelName = (typeof LEVEL_NAMES)[number]

/** How strong a player is: how long it thinks and how often it takes less than the best. Its words are the host's. */
export interface Level {
  readonly name: LevelName
  readonly iterations: number
  readonly noise: number
}

export const LEVELS: readonly Level[] = [
  { name: 'novice', iterations: 12, noise: 3 },
  { name: 'wanderer', iterations: 40, noise: 1 },
  { name: 'scout', iterations: 200, noise: 0.4 },
  { name: 'pathfinder', iterations: 1000, noise: 0 },
  { name: 'navigator', iterations: 4000, noise: 0 },
]

export const levelNamed = (name: string): Level | null => LEVELS.find((level) => level.name === name) ?? null

/** A player of a level. */
export function createLevel<
  State extends object,
  Action extends GameAction,
  Options extends object,
  View extends object,
  Event extends GameEvent,
>(
  game: Game<State, Action, Options, View, Event>,
  knowledge: BotKnowledge<NoInfer<State>, NoInfer<Action>>,
  { name, iterations, noise }: Level,
  settings: Omit<SearchSettings, 'name' | 'iterations' | 'noise'> = {},
): Thinker<View, Action> {
  return createSearch(game, knowledge, { ...settings, name, iterations, noise })
}

/** Players of all levels, weakest first. */
export const createLevels = <
  State extends object,
  Action extends GameAction,
  Options extends object,
  View extends object,
  Event extends GameEvent,
>(
  game: Game<State, Action, Options, View, Event>,
  knowledge: BotKnowledge<NoInfer<State>, NoInfer<Action>>,
  settings: Omit<SearchSettings, 'name' | 'iterations' | 'noise'> = {},
): Thinker<View, Action>[] => LEVELS.map((level) => createLevel(game, knowledge, level, settings))

/**
 * Who plays for somebody who left: one of the game's players by the name that the table agreed on,
 * or the game's own harmless stand-in.
 */
export function standInFor<
  State extends object,
  Action extends GameAction,
  Options extends object,
  View extends object,
  Event extends GameEvent,
>(
  game: Game<State, Action, Options, View, Event>,
  players: readonly Player<View, Action>[],
  name: string | null,
): Player<View, Action> {
  return (
    players.find((player) => player.name === name) ?? {
      name: 'stand-in',
      choose: ({ seat, decision, view }, random) => game.standIn(view(), seat, decision, random),
    }
  )
}
