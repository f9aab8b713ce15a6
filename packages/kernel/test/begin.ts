import { type Game, type GameAction, type Match, type MatchStart, startMatch } from '../src/index.ts'

/** A match for two, unless told otherwise. */
export function begin<
  S extends object,
  A extends GameAction,
  O extends object,
  V extends object,
  E extends { type: string },
>(game: Game<S, A, O, V, E>, start: Partial<MatchStart> = {}): Match<S, A, O, V, E> {
  const started = startMatch(game, { seats: 2, seed: 'test', ...start })
  if (!started.ok) throw new Error(JSON.stringify(started.problem))
  return started.value
}
