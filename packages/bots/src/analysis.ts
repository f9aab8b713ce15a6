import {
  type Checked,
  type Game,
  type GameAction,
  type GameEvent,
  type Match,
  type MatchRecord,
  Random,
  readRecord,
  type Seat,
  same,
} from '@vyprava/kernel'
import { chancesOf } from './search/chances.ts'
import type { BotKnowledge } from './search/knowledge.ts'
import { Thinking, type Thoughts } from './search/thinking.ts'

/** One action of a match, as a thinker sees it who knows what its actor knew. */
export interface AnalysedAction {
  readonly number: number
  readonly seat: Seat
  readonly action: GameAction
  /** The chance of every seat before the action. */
  readonly chances: readonly number[]
  /** What the thinker would have done; null when it is what was played, or when there was no choice. */
  readonly suggestion: GameAction | null
  /** By how much the suggestion is worth more to the actor; 0 without one. */
  readonly loss: number
}

/** An action that changed somebody's chance much, by its actor's skill or by luck. */
export interface Swing {
  readonly number: number
  /** Whose chance it is, and by how much it changed. */
  readonly seat: Seat
  readonly change: number
}

/** The analysis of a finished match as plain data: it can be kept with the match, and gone on with. */
export interface Analysis {
  readonly format: 'vyprava-analysis'
  readonly formatVersion: 1
  readonly game: string
  readonly rules: number
  /** How long was thought about each action; another number is another analysis. */
  readonly iterations: number
  readonly total: number
  readonly actions: readonly AnalysedAction[]
  /** The chances after the last action; null while the analysis is not complete. */
  readonly end: readonly number[] | null
  /** The largest first. */
  readonly swings: readonly Swing[]
}

const ITERATIONS = 300
const SWINGS = 5
/** What was played is thought about for this part of the time, when it is not what the thinker would do. */
const PLAYED_SHARE = 3
/** What is worth no more than this much less is as good as the best. */
const LEAST_LOSS = 0.005

export interface AnalysisSettings {
  /** How long to think about each action. */
  readonly iterations?: number
  readonly worlds?: number
  /** What was found before; it is gone on with if it is of the same match and the same iterations. */
  readonly earlier?: Analysis
}

/** Goes through a finished match action by action, so that its host can show progress, pause and stop. */
export class Analyst<State extends object, Action extends GameAction, View extends object> {
  readonly #match: Match<State, Action, object, View>
  readonly #knowledge: BotKnowledge<State, Action>
  readonly #iterations: number
  readonly #worlds: { readonly worlds?: number }
  readonly #actions: AnalysedAction[]

  constructor(
    match: Match<State, Action, object, View>,
    knowledge: BotKnowledge<State, Action>,
    { iterations = ITERATIONS, worlds, earlier }: AnalysisSettings,
  ) {
    this.#match = match
    this.#knowledge = knowledge
    this.#iterations = iterations
    this.#worlds = worlds === undefined ? {} : { worlds }
    this.#actions = earlier !== undefined && this.#continues(earlier) ? earlier.actions.slice() : []
  }

  get total(): number {
    return this.#match.length
  }

  get done(): number {
    return this.#actions.length
  }

  /** Analyses the next action; false when there is none. */
  step(): boolean {
    if (this.done >= this.total) return false
    this.#actions.push(this.#analyse(this.done))
    return true
  }

  report(): Analysis {
    const { game, result, table } = this.#match
    const complete = this.done >= this.total && result !== null
    const end = complete ? chancesOf(result, table.seats) : null
    return {
      format: 'vyprava-analysis',
      formatVersion: 1,
      game: game.id,
      rules: game.version,
      iterations: this.#iterations,
      total: this.total,
      actions: this.#actions.slice(),
      end,
      swings: swingsOf([...this.#actions.map(({ chances }) => chances), ...(end === null ? [] : [end])]),
    }
  }

  #continues({ game, rules, iterations, total, actions }: Analysis): boolean {
    const match = this.#match
    return (
      game === match.game.id &&
      rules === match.game.version &&
      iterations === this.#iterations &&
      total === match.length &&
      actions.every(({ action, seat }, number) => same({ action, seat }, match.actionAt(number)))
    )
  }

  #analyse(number: number): AnalysedAction {
    const { seat, action } = this.#match.actionAt(number)
    const { view, decision } = this.#match.sight(seat, number)
    if (decision === null) throw new Error(`Nothing was asked of seat ${seat} before action ${number + 1}`)
    const think = (actions: readonly Action[], iterations: number): Thoughts<Action> => {
      const question = { seat, decision: { ...decision, actions }, view: () => view }
      const random = new Random(`analysis ${number}`)
      const thinking = new Thinking(this.#match.game, this.#knowledge, question, random, this.#worlds)
      thinking.run(iterations)
      return thinking.thoughts()
    }
    const { chances, moves } = think(decision.actions, this.#iterations)
    const [best] = moves
    const found = { number, seat, action, chances }
    if (same(best.action, action)) return { ...found, suggestion: null, loss: 0 }
    const [played] = think([action], Math.ceil(this.#iterations / PLAYED_SHARE)).moves
    const loss = best.value - played.value
    return loss < LEAST_LOSS
      ? { ...found, suggestion: null, loss: 0 }
      : { ...found, suggestion: best.action, loss }
  }
}

/** The actions by which somebody's chance changed most. */
function swingsOf(curve: readonly (readonly number[])[]): Swing[] {
  const swings: Swing[] = []
  for (let number = 0; number + 1 < curve.length; number++) {
    let largest: Swing = { number, seat: 0, change: 0 }
    for (const [seat, before] of curve[number].entries()) {
      const change = curve[number + 1][seat] - before
      if (Math.abs(change) > Math.abs(largest.change)) largest = { number, seat, change }
    }
    if (largest.change !== 0) swings.push(largest)
  }
  return swings.sort((a, b) => Math.abs(b.change) - Math.abs(a.change)).slice(0, SWINGS)
}

/** What a host may do meanwhile: show how far it is, and stop. */
export interface Watch {
  progress?(done: number, total: number): void
  stop?(): boolean
}

/** Analyses a match from its record; stopped early, the analysis has no end and can be gone on with. */
export function analyse<
  State extends object,
  Action extends GameAction,
  Options extends object,
  View extends object,
  Event extends GameEvent,
>(
  game: Game<State, Action, Options, View, Event>,
  knowledge: BotKnowledge<NoInfer<State>, NoInfer<Action>>,
  record: MatchRecord,
  settings: AnalysisSettings = {},
  watch: Watch = {},
): Checked<Analysis> {
  const read = readRecord(game, record)
  if (!read.ok) return read
  const analyst = new Analyst(read.value, knowledge, settings)
  while (watch.stop?.() !== true && analyst.step()) watch.progress?.(analyst.done, analyst.total)
  return { ok: true, value: analyst.report() }
}
