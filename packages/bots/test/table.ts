import { type Game, type GameAction, type GameResult, Random, type Seat, silentCourse } from '@vyprava/kernel'
import type { Player, Question } from '../src/index.ts'

/** A question about a state, as a host asks it. */
export const questionOf = <State extends object, Action extends GameAction, View extends object>(
  game: Game<State, Action, object, View>,
  state: State,
  seat: Seat,
): Question<View, Action> => ({
  seat,
  decision: game.decision(state, seat),
  view: () => game.view(state, seat),
})

export interface Played<State, Action> {
  readonly state: State
  readonly actions: readonly Action[]
  readonly result: GameResult
}

/** Plays a game to its end with these players, checks that all they do is legal, and shows every state. */
export function playGame<
  State extends object,
  Action extends GameAction,
  Options extends object,
  View extends object,
>(
  game: Game<State, Action, Options, View>,
  options: Options,
  players: readonly Player<View, Action>[],
  seed: string,
  look: (state: State, seat: Seat) => void = () => {},
): Played<State, Action> {
  const random = new Random(seed)
  const thinking = new Random(`thinking ${seed}`)
  const state = game.setup({ seats: players.length, options }, random)
  const actions: Action[] = []
  for (let [seat] = game.deciders(state); seat !== undefined; [seat] = game.deciders(state)) {
    look(state, seat)
    const action = players[seat].choose(questionOf(game, state, seat), thinking)
    const refusal = game.refusal(state, seat, action)
    if (refusal !== null) throw new Error(`${players[seat].name}: ${refusal.rule} ${JSON.stringify(action)}`)
    game.apply(state, seat, action, silentCourse(random))
    actions.push(action)
  }
  const result = game.result(state)
  if (result === null) throw new Error('the game has no result')
  return { state, actions, result }
}

/** What a seat got: 1 for a win, a share of a tie. */
export function shareOf(result: GameResult, seat: Seat): number {
  if (result.kind === 'together') return result.won ? 1 : 0
  return result.ranks[seat] === 1 ? 1 / result.ranks.filter((rank) => rank === 1).length : 0
}
