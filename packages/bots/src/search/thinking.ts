import {
  type Course,
  clone,
  type Game,
  type GameAction,
  type GameEvent,
  type Random,
  type Seat,
  silentCourse,
} from '@vyprava/kernel'
import type { Question } from '../player.ts'
import { chancesOf } from './chances.ts'
import { type BotKnowledge, horizonOf, type Terms } from './knowledge.ts'
import type { SearchSettings } from './settings.ts'
import { type Balance, type ChoicesAt, type Edge, Point, Walk } from './tree.ts'

/** An action as the search sees it: how often it was tried, and what it brings its actor, from 0 to 1. */
export interface Move<Action> {
  readonly action: Action
  readonly visits: number
  readonly value: number
  /** The means of the terms in the positions to which it led; empty unless asked for. */
  readonly terms: Terms
}

/** What thinking has found so far. */
export interface Thoughts<Action> {
  readonly iterations: number
  /** The most tried first: the first is the choice. */
  readonly moves: readonly Move<Action>[]
  /** The chance of every seat; empty before the first iteration. */
  readonly chances: readonly number[]
}

const EVENLY = Math.SQRT1_2
const BY_PRIOR = 1.2
const WIDE = 24
const LONGEST = 10_000

/**
 * Information-set Monte Carlo tree search for one question (SO-ISMCTS): every iteration plays on in some world
 * that fits the view, down one tree whose points are sequences of actions. Chance is drawn anew each time,
 * everybody goes for their own value (max^n), and lists that differ between worlds are balanced by how often
 * an action could be taken. It can be asked at any moment, and goes on where it was.
 */
export class Thinking<State extends object, Action extends GameAction, View extends object> {
  readonly #game: Game<State, Action, object, View>
  readonly #knowledge: BotKnowledge<State, Action>
  readonly #seat: Seat
  readonly #actions: readonly Action[]
  readonly #view: View
  readonly #random: Random
  readonly #course: Course<GameEvent>
  readonly #balance: Balance
  readonly #worlds: State[] = []
  readonly #maxWorlds: number
  readonly #root = new Point<Action>()
  readonly #sums: number[] = []
  readonly #terms: Map<Edge<Action>, Record<string, number>> | null
  readonly #path: { choices: ChoicesAt<Action>; edge: Edge<Action> }[] = []
  #iterations = 0

  constructor(
    game: Game<State, Action, object, View>,
    knowledge: BotKnowledge<State, Action>,
    question: Question<View, Action>,
    random: Random,
    settings: Pick<SearchSettings, 'exploration' | 'wide' | 'worlds' | 'explain'> = {},
  ) {
    this.#game = game
    this.#knowledge = knowledge
    this.#seat = question.seat
    this.#actions = question.decision.actions
    this.#view = question.view()
    this.#random = random.derive(`search ${random.word()} ${random.word()}`)
    this.#course = silentCourse(this.#random)
    const evenly = knowledge.prior === undefined
    this.#balance = {
      exploration: settings.exploration ?? (evenly ? EVENLY : BY_PRIOR),
      wide: settings.wide ?? WIDE,
    }
    this.#maxWorlds = settings.worlds ?? knowledge.worlds ?? Number.POSITIVE_INFINITY
    this.#terms = settings.explain === true ? new Map() : null
  }

  get iterations(): number {
    return this.#iterations
  }

  /** Thinks on. */
  run(iterations: number): void {
    for (let i = 0; i < iterations; i++) this.#iterate()
  }

  thoughts(): Thoughts<Action> {
    const moves = this.#root.choicesOf(this.#seat).edges.map((edge): Move<Action> => {
      const { action, visits, mean } = edge
      return { action, visits, value: mean, terms: this.#termsOf(edge) }
    })
    const iterations = this.#iterations
    return {
      iterations,
      moves: moves.sort((a, b) => b.visits - a.visits || b.value - a.value),
      chances: this.#sums.map((sum) => sum / iterations),
    }
  }

  #termsOf(edge: Edge<Action>): Terms {
    const sums = this.#terms?.get(edge) ?? {}
    return Object.fromEntries(Object.entries(sums).map(([name, sum]) => [name, sum / edge.visits]))
  }

  /** Some world that fits the view: a new one each time, or one of a few. */
  #world(): State {
    const { length } = this.#worlds
    if (this.#maxWorlds === Number.POSITIVE_INFINITY) return this.#imagine()
    if (length < this.#maxWorlds) this.#worlds.push(this.#imagine())
    const world = this.#worlds[this.#iterations % this.#maxWorlds]
    return this.#knowledge.copy?.(world) ?? clone(world)
  }

  #imagine(): State {
    return this.#game.imagine(this.#view, this.#seat, this.#random)
  }

  #iterate(): void {
    const state = this.#world()
    const path = this.#path
    path.length = 0
    const values = this.#play(state)
    for (const { choices, edge } of path) choices.learn(edge, values[choices.actor])
    for (let seat = 0; seat < values.length; seat++) {
      this.#sums[seat] = (this.#sums[seat] ?? 0) + values[seat]
    }
    this.#iterations++
    if (this.#terms !== null) this.#explain(state, path[0].edge, this.#terms)
  }

  #explain(state: State, edge: Edge<Action>, all: Map<Edge<Action>, Record<string, number>>): void {
    const sums = all.get(edge) ?? {}
    all.set(edge, sums)
    for (const [name, term] of Object.entries(this.#knowledge.terms?.(state, this.#seat) ?? {})) {
      sums[name] = (sums[name] ?? 0) + term
    }
  }

  /** Down the tree to a new point, then a playout until the end or the horizon; what everybody gets. */
  #play(state: State): readonly number[] {
    const game = this.#game
    const knowledge = this.#knowledge
    const random = this.#random
    const { turn } = knowledge
    const horizon = horizonOf(knowledge, state)
    const last = turn === undefined ? horizon : turn(state) + horizon
    const walk = new Walk(this.#root)
    let inTree = true
    let hands = 0
    let before = this.#seat
    for (let steps = 0; steps < LONGEST; steps++) {
      const deciders = game.deciders(state)
      if (deciders.length === 0) break
      const actor = steps === 0 ? this.#seat : deciders[0]
      if (actor !== before) hands++
      before = actor
      if ((turn === undefined ? hands : turn(state)) >= last) return knowledge.evaluate(state)
      const actions = steps === 0 ? this.#actions : game.decision(state, actor).actions
      let action = actions[0]
      if (inTree) {
        if (actions.length > 1 || steps === 0) {
          const point = walk.pointOf(actor, deciders)
          const edge = this.#select(point.choicesOf(actor), state, actions)
          action = edge.action
          inTree = !walk.follow(actor, point, edge)
        }
      } else if (actions.length > 1) {
        action = knowledge.rollout?.(state, actor, actions, random) ?? random.pick(actions)
      }
      game.apply(state, actor, action, this.#course)
    }
    const result = game.result(state)
    return result === null ? knowledge.evaluate(state) : chancesOf(result, game.seats.max)
  }

  #select(choices: ChoicesAt<Action>, state: State, actions: readonly Action[]): Edge<Action> {
    const { prior } = this.#knowledge
    choices.list(actions, () => prior?.(state, choices.actor, actions) ?? null, this.#random)
    const edge = prior === undefined ? choices.selectEvenly(this.#balance) : choices.select(this.#balance)
    this.#path.push({ choices, edge })
    return edge
  }
}
