import type { GameAction, Random, Seat } from '@vyprava/kernel'

/** What a position is judged by, by name: `{ points: 12, coins: 1.5 }`. More is better for the seat. */
export type Terms = Readonly<Record<string, number>>

/** An action as a game that weighs for itself sees it. */
export interface Weighed<Action> {
  readonly action: Action
  /** The chance of every seat after it. */
  readonly chances: readonly number[]
  readonly terms: Terms
}

/**
 * What a game tells the bots about itself. It speaks of states, because a search thinks in imagined ones;
 * the true state never comes here.
 */
export interface BotKnowledge<State extends object, Action extends GameAction> {
  /** The chance of every seat, each from 0 to 1: rivals share one, those who win or lose together have the same. */
  evaluate(state: State): readonly number[]
  /** Why a position is good for a seat: for hints. */
  terms?(state: State, seat: Seat): Terms
  /**
   * For hints and analysis in place of the search, where a game's own players plan better: the actions of a list in a
   * world, each with what is to be expected of it. Actions that are not worth a thought may be left out, unless only
   * one is asked about; an empty list says that there is no opinion.
   */
  weigh?(state: State, seat: Seat, actions: readonly Action[]): readonly Weighed<Action>[]
  /** A quick and sensible choice for playouts; defaults to a random action. */
  rollout?(state: State, seat: Seat, actions: readonly Action[], random: Random): Action
  /** How promising each action looks before it is tried: positive weights, one for each of the list. */
  prior?(state: State, seat: Seat, actions: readonly Action[]): readonly number[]
  /** A copy of a state, faster than the kernel's `clone`. */
  copy?(state: State): State
  /** A number that grows by one with each turn; changes of hands are counted without it. */
  turn?(state: State): number
  /** After how many turns from now a playout is judged by `evaluate`; at its end without it. */
  readonly horizon?: number
  /** The same where it depends on how many play: one should see one's own next turn. */
  horizonIn?(state: State): number
  /** How many worlds are enough for a thought; a new one for every iteration without it. */
  readonly worlds?: number
}

/** The horizon in a position. */
export const horizonOf = <State extends object>(
  knowledge: Pick<BotKnowledge<State, GameAction>, 'horizon' | 'horizonIn'>,
  state: State,
): number => knowledge.horizonIn?.(state) ?? knowledge.horizon ?? Number.POSITIVE_INFINITY

/** For games that bring nothing: playouts are random, to their end. */
export const plainKnowledge: Pick<BotKnowledge<object, GameAction>, 'evaluate'> = { evaluate: () => [] }
