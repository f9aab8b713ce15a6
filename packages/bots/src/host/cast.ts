import type { Game } from '@vyprava/kernel'
import { createLevels, type LevelName } from '../levels.ts'
import { type Player, randomPlayer } from '../player.ts'
import { plainKnowledge } from '../search/knowledge.ts'

/** A game and the players that it brings, weakest first; none where nobody has taught it any. */
export interface Playable {
  readonly game: Game
  readonly players: readonly Player[]
}

/** Sensible, and not beyond a newcomer. */
const USUAL: LevelName = 'wanderer'

/** Searches that know nothing of their game; made once, since they prepare themselves. */
const untaught = new WeakMap<Game, readonly Player[]>()

function untaughtOf(game: Game): readonly Player[] {
  const players = untaught.get(game) ?? createLevels(game, plainKnowledge)
  untaught.set(game, players)
  return players
}

/** Those who think, weakest first: the game's own, or searches that know nothing of it. */
export const thinkersOf = ({ game, players }: Playable): readonly Player[] =>
  players.length > 0 ? players : untaughtOf(game)

/** All players of a game, the random one first. */
export const botsOf = (rules: Playable): readonly Player[] => [randomPlayer, ...thinkersOf(rules)]

/** A bot for somebody who only wants to play; of a game with other levels the middle one. */
export function usualBot(rules: Playable): string {
  const thinkers = thinkersOf(rules)
  const usual = thinkers.find(({ name }) => name === USUAL)
  return (usual ?? thinkers[Math.floor((thinkers.length - 1) / 2)]).name
}

/** Who plays for somebody who is away: neither the weakest nor the strongest. */
export function botForAway(rules: Playable): string {
  const thinkers = thinkersOf(rules)
  return thinkers[Math.floor(thinkers.length / 2)].name
}
