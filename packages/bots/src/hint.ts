import { type Game, type GameAction, type GameEvent, type Random, same } from '@vyprava/kernel'
import type { Question } from './player.ts'
import type { BotKnowledge, Terms } from './search/knowledge.ts'
import type { SearchSettings } from './search/settings.ts'
import { type Move, Thinking, type Thoughts } from './search/thinking.ts'
import type { Watch } from './watch.ts'
import { weighed, weighs } from './weighing.ts'

/** A term of the evaluation in which a move does better (or worse) than the others that were considered. */
export interface Reason {
  readonly term: string
  readonly difference: number
}

/** A move that somebody might make, and why. */
export interface Suggestion<Action> {
  readonly action: Action
  readonly visits: number
  /** The chance of whoever makes it, from 0 to 1. */
  readonly value: number
  /** What tells it most from the others, the largest difference first. */
  readonly reasons: readonly Reason[]
}

/** An answer to "what would you do?": the two best moves, or the only one; none where nobody has an opinion. */
export interface Hint<Action> {
  readonly iterations: number
  readonly chances: readonly number[]
  readonly moves: readonly Suggestion<Action>[]
}

const MOVES = 2
const REASONS = 3
/** After how many iterations the host is told how far it is. */
const BREATH = 64
/** How much longer to think when the most tried move does not look best. */
const DOUBT = 2

/** Thinks about a question and tells the best moves with reasons, as plain data. */
export function hintFor<
  State extends object,
  Action extends GameAction,
  Options extends object,
  View extends object,
  Event extends GameEvent,
>(
  game: Game<State, Action, Options, View, Event>,
  knowledge: BotKnowledge<NoInfer<State>, NoInfer<Action>>,
  question: Question<View, Action>,
  random: Random,
  { iterations: wanted, ...settings }: Pick<SearchSettings, 'iterations' | 'worlds'>,
  watch: Watch = {},
): Hint<Action> {
  if (weighs(knowledge)) {
    const thoughts = weighed(game, knowledge, question, random, { ...settings, ...watch })
    return told(thoughts, otherwise(thoughts.moves))
  }
  const thinking = new Thinking(game, knowledge, question, random, { ...settings, explain: true })
  const tired = (limit: number): boolean =>
    thinking.iterations >= limit || (thinking.iterations > 0 && watch.stop?.() === true)
  while (!tired(wanted)) {
    thinking.run(Math.min(BREATH, wanted - thinking.iterations))
    watch.progress?.(thinking.iterations, wanted)
  }
  while (undecided(thinking.thoughts().moves) && !tired(DOUBT * wanted)) thinking.run(BREATH)
  const thoughts = thinking.thoughts()
  return told(thoughts, inOrder(thoughts.moves.filter(isTried).slice(0, MOVES)))
}

function told<Action>(
  { iterations, chances, moves }: Thoughts<Action>,
  best: readonly Move<Action>[],
): Hint<Action> {
  const tried = moves.filter(isTried)
  return {
    iterations,
    chances,
    moves: best.map(({ action, visits, value, terms }) => ({
      action,
      visits,
      value,
      reasons: reasonsFor(
        terms,
        tried.filter((other) => other.action !== action),
      ),
    })),
  }
}

const isTried = ({ visits }: Move<unknown>): boolean => visits > 0

/** The best move, and the best of those that come to something else: the same turn in another order is no advice. */
const otherwise = <Action>(moves: readonly Move<Action>[]): readonly Move<Action>[] =>
  moves.filter(({ terms }, place) => place === 0 || !same(terms, moves[0].terms)).slice(0, MOVES)

const inOrder = <Action>(best: readonly Move<Action>[]): readonly Move<Action>[] =>
  undecided(best) ? best.toReversed() : best

/** The most tried move should also be the better of the two that are told. */
const undecided = ([first, second]: readonly Move<unknown>[]): boolean =>
  second !== undefined && second.visits > 0 && second.value > first.value

/** Compares the terms of a move with those of the others, each counting as often as it was tried. */
export function reasonsFor(terms: Terms, others: readonly Move<unknown>[]): Reason[] {
  const visits = others.reduce((sum, move) => sum + move.visits, 0)
  if (visits === 0) return []
  const usual = (term: string): number =>
    others.reduce((sum, move) => sum + move.visits * (move.terms[term] ?? 0), 0) / visits
  const names = new Set([terms, ...others.map((move) => move.terms)].flatMap((each) => Object.keys(each)))
  return [...names]
    .map((term): Reason => ({ term, difference: (terms[term] ?? 0) - usual(term) }))
    .filter(({ difference }) => difference !== 0)
    .sort((a, b) => Math.abs(b.difference) - Math.abs(a.difference))
    .slice(0, REASONS)
}
