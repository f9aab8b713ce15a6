import { type Game, type GameAction, type Random, same } from '@vyprava/kernel'
import type { Question } from './player.ts'
import type { BotKnowledge, Weighed } from './search/knowledge.ts'
import type { Move, Thoughts } from './search/thinking.ts'
import type { Watch } from './watch.ts'

/** Worlds in which actions are weighed, where the game does not say. */
const WORLDS = 4

/** What a game that weighs for itself thinks of a question, as a mean over some worlds that fit the view. */
export function weighed<State extends object, Action extends GameAction, View extends object>(
  game: Game<State, Action, object, View>,
  knowledge: BotKnowledge<State, Action> & { readonly weigh: WeighIn<State, Action> },
  { seat, decision, view }: Question<View, Action>,
  random: Random,
  { worlds = knowledge.worlds ?? WORLDS, ...watch }: Watch & { readonly worlds?: number },
): Thoughts<Action> {
  const seen = view()
  const means: Mean<Action>[] = []
  const before = new Sum()
  let done = 0
  while (done < worlds && (done === 0 || watch.stop?.() !== true)) {
    const world = game.imagine(seen, seat, random)
    before.add(knowledge.evaluate(world))
    for (const found of knowledge.weigh(world, seat, decision.actions)) add(means, found)
    done++
    watch.progress?.(done, worlds)
  }
  const moves = means.map((mean) => mean.move(seat)).sort((a, b) => b.value - a.value)
  const best = means.find(({ action }) => moves.length > 0 && action === moves[0].action)
  return { iterations: done, moves, chances: (best?.chances ?? before).mean() }
}

type WeighIn<State extends object, Action extends GameAction> = NonNullable<
  BotKnowledge<State, Action>['weigh']
>

/** Whether a game weighs for itself. */
export const weighs = <State extends object, Action extends GameAction>(
  knowledge: BotKnowledge<State, Action>,
): knowledge is BotKnowledge<State, Action> & { readonly weigh: WeighIn<State, Action> } =>
  knowledge.weigh !== undefined

function add<Action>(means: Mean<Action>[], found: Weighed<Action>): void {
  let mean = means.find(({ action }) => same(action, found.action))
  if (mean === undefined) {
    mean = new Mean(found.action)
    means.push(mean)
  }
  mean.add(found)
}

/** Chances of all seats, added up. */
class Sum {
  readonly #sums: number[] = []
  #count = 0

  add(chances: readonly number[]): void {
    for (let seat = 0; seat < chances.length; seat++) {
      this.#sums[seat] = (this.#sums[seat] ?? 0) + chances[seat]
    }
    this.#count++
  }

  mean(): number[] {
    return this.#sums.map((sum) => sum / this.#count)
  }
}

/** An action in all the worlds in which it was weighed. */
class Mean<Action> {
  readonly action: Action
  readonly chances = new Sum()
  readonly #terms: Record<string, number> = {}
  #count = 0

  constructor(action: Action) {
    this.action = action
  }

  add({ chances, terms }: Weighed<Action>): void {
    this.chances.add(chances)
    for (const [name, term] of Object.entries(terms)) this.#terms[name] = (this.#terms[name] ?? 0) + term
    this.#count++
  }

  move(seat: number): Move<Action> {
    const terms = Object.entries(this.#terms).map(([name, sum]) => [name, sum / this.#count])
    const value = this.chances.mean()[seat]
    return { action: this.action, visits: this.#count, value, terms: Object.fromEntries(terms) }
  }
}
