import { clone, type Game, type GameAction, Random, type Sight, silentCourse } from '@vyprava/kernel'

type Asked = Pick<Sight<object, GameAction>, 'view' | 'observer' | 'turn'>

/** Whether an action would end the turn of whoever takes it, as far as they can know. */
export function endsTurn(game: Game, { view, observer, turn }: Asked, action: GameAction): boolean {
  if (observer === null || turn.seat !== observer) return false
  const random = new Random('what would it end')
  const state = game.imagine(clone(view), observer, random)
  game.apply(state, observer, action, silentCourse(random))
  return game.turn(state).number > turn.number || game.result(state) !== null
}
