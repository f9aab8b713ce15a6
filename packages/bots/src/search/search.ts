import type { Game, GameAction, GameEvent, Random } from '@vyprava/kernel'
import type { Player, Question } from '../player.ts'
import type { BotKnowledge } from './knowledge.ts'
import type { SearchSettings } from './settings.ts'
import { type Move, Thinking, type Thoughts } from './thinking.ts'

/** A player that also tells its thoughts. */
export interface Thinker<View extends object, Action extends GameAction> extends Player<View, Action> {
  think(question: Question<View, Action>, random: Random): Thoughts<Action>
}

/** After how many iterations `stop` is asked again. */
const BREATH = 16

/** A player that searches: it gets a view and a list, and thinks in worlds that fit the view. */
export function createSearch<
  State extends object,
  Action extends GameAction,
  Options extends object,
  View extends object,
  Event extends GameEvent,
>(
  game: Game<State, Action, Options, View, Event>,
  knowledge: BotKnowledge<NoInfer<State>, NoInfer<Action>>,
  settings: SearchSettings,
): Thinker<View, Action> {
  const think = (question: Question<View, Action>, random: Random): Thoughts<Action> => {
    const thinking = new Thinking(game, knowledge, question, random, settings)
    const { iterations } = settings
    const enough = () => thinking.iterations > 0 && (settings.stop?.() === true || question.stop?.() === true)
    while (thinking.iterations < iterations && !enough()) {
      thinking.run(Math.min(BREATH, iterations - thinking.iterations))
    }
    return thinking.thoughts()
  }
  return {
    name: settings.name ?? `search-${settings.iterations}`,
    think,
    choose(question, random) {
      const { actions } = question.decision
      if (actions.length === 1) return actions[0]
      return take(think(question, random).moves, settings.noise ?? 0, random).action
    },
  }
}

/** The most tried move, or with noise one that was tried less. */
function take<Action>(moves: readonly Move<Action>[], noise: number, random: Random): Move<Action> {
  if (noise <= 0) return moves[0]
  const weights = moves.map(({ visits }) => (visits / moves[0].visits) ** (1 / noise))
  const sum = weights.reduce((before, weight) => before + weight, 0)
  let point = (random.word() / 2 ** 32) * sum
  for (let i = 0; i < moves.length; i++) {
    point -= weights[i]
    if (point < 0) return moves[i]
  }
  return moves[0]
}
