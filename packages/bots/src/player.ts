import type { Decision, GameAction, Random, Seat } from '@vyprava/kernel'

/** What a player is asked: a seat, the decision it owes, and its view on demand. Never a state. */
export interface Question<View, Action> {
  readonly seat: Seat
  readonly decision: Decision<Action>
  /** What it may do besides; it is then asked again. */
  readonly asides?: readonly Action[]
  view(): View
  /** Asked now and then by those who think long; true when they have thought enough. */
  stop?(): boolean
}

/** Somebody who decides: a bot, a stand-in, a test. */
export interface Player<View extends object = object, Action extends GameAction = GameAction> {
  readonly name: string
  /** One of the decision's actions, or one of the asides. */
  choose(question: Question<View, Action>, random: Random): Action
}

/** Takes any legal action, each equally likely. */
export const randomPlayer: Player = {
  name: 'random',
  choose: ({ decision }, random) => random.pick(decision.actions),
}
