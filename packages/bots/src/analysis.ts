import {
  type Checked,
  type Game,
  type GameAction,
  type GameEvent,
  type GameResult,
  type Match,
  type MatchRecord,
  Random,
  readRecord,
  type Seat,
  same,
  winners,
} from '@vyprava/kernel'
import { type Reason, reasonsFor } from './hint.ts'
import { type BotKnowledge, horizonOf } from './search/knowledge.ts'
import { Thinking, type Thoughts } from './search/thinking.ts'
import { type Swing, swingsOf } from './swings.ts'
import type { Watch } from './watch.ts'
import { weighed, weighs } from './weighing.ts'

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
  /** What the suggestion has and the action lacks, the largest difference first; absent without a suggestion. */
  readonly reasons?: readonly Reason[]
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
  /** What was analysed so far, in the order of the match; several may work at it, so there can be gaps. */
  readonly actions: readonly AnalysedAction[]
  /** The chances after the last action; null while the analysis is not complete. */
  readonly end: readonly number[] | null
  /** The largest first. */
  readonly swings: readonly Swing[]
}

/** How long to think about each action of a match. */
export const ANALYSIS_ITERATIONS = 300
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

/** Analyses the actions of a match, in any order: what is found of one does not depend on the others. */
export class Analyst<State extends object, Action extends GameAction, View extends object> {
  readonly #match: Match<State, Action, object, View>
  readonly #knowledge: BotKnowledge<State, Action>
  readonly #iterations: number
  readonly #worlds: { readonly worlds?: number }

  constructor(
    match: Match<State, Action, object, View>,
    knowledge: BotKnowledge<State, Action>,
    { iterations = ANALYSIS_ITERATIONS, worlds }: Omit<AnalysisSettings, 'earlier'> = {},
  ) {
    this.#match = match
    this.#knowledge = wholeRounds(knowledge, match.table.seats)
    this.#iterations = iterations
    this.#worlds = worlds === undefined ? {} : { worlds }
  }

  analyse(number: number): AnalysedAction {
    const { seat, action } = this.#match.actionAt(number)
    // What is done besides decides nothing: all that counts there is how the game stands for whoever is asked.
    const aside = this.#match.asideAt(number)
    const asked = aside ? this.#match.sight(null, number).deciders[0] : seat
    const { view, decision } = this.#match.sight(asked, number)
    if (decision === null) throw new Error(`Nothing was asked of seat ${asked} before action ${number + 1}`)
    const think = (actions: readonly Action[], iterations: number): Thoughts<Action> => {
      const question = { seat: asked, decision: { ...decision, actions }, view: () => view }
      const random = new Random(`analysis ${number}`)
      if (weighs(this.#knowledge)) {
        return weighed(this.#match.game, this.#knowledge, question, random, this.#worlds)
      }
      const thinking = new Thinking(this.#match.game, this.#knowledge, question, random, {
        ...this.#worlds,
        explain: true,
      })
      thinking.run(iterations)
      return thinking.thoughts()
    }
    const { chances, moves } = think(decision.actions, this.#iterations)
    const best = moves.at(0)
    const found = { number, seat, action, chances }
    if (aside || best === undefined || same(best.action, action))
      return { ...found, suggestion: null, loss: 0 }
    const [played] = think([action], Math.ceil(this.#iterations / PLAYED_SHARE)).moves
    const loss = best.value - played.value
    return loss < LEAST_LOSS
      ? { ...found, suggestion: null, loss: 0 }
      : { ...found, suggestion: best.action, loss, reasons: reasonsFor(best.terms, [played]) }
  }
}

/**
 * Positions are judged after as many turns of everybody: otherwise the chances would go up and down
 * with whose turn it is.
 */
function wholeRounds<State extends object, Action extends GameAction>(
  knowledge: BotKnowledge<State, Action>,
  seats: number,
): BotKnowledge<State, Action> {
  if (knowledge.horizon === undefined && knowledge.horizonIn === undefined) return knowledge
  const rounds = (turns: number): number => Math.max(1, Math.round(turns / seats))
  return { ...knowledge, horizonIn: (state) => rounds(horizonOf(knowledge, state)) * seats }
}

/** What an analysis is of. */
export interface Analysed {
  readonly game: Pick<Game, 'id' | 'version'>
  readonly seats: number
  readonly result: GameResult | null
  /** The actions of the match, in order. */
  readonly played: readonly { readonly seat: Seat; readonly action: GameAction }[]
  readonly iterations: number
}

/** Puts together what was found of some actions. */
export function analysisOf(
  { game, seats, result, played, iterations }: Analysed,
  found: readonly AnalysedAction[],
): Analysis {
  const actions = found.toSorted((a, b) => a.number - b.number)
  const end = result !== null && actions.length === played.length ? outcomeOf(result, seats) : null
  return {
    format: 'vyprava-analysis',
    formatVersion: 1,
    game: game.id,
    rules: game.version,
    iterations,
    total: played.length,
    actions,
    end,
    swings: swingsOf(actions, end),
  }
}

/** Whether an earlier analysis is of this match, and as thorough. */
export const isAnalysisOf = (earlier: Analysis, { game, played, iterations }: Analysed): boolean =>
  earlier.formatVersion === 1 &&
  earlier.game === game.id &&
  earlier.rules === game.version &&
  earlier.iterations === iterations &&
  earlier.total === played.length &&
  earlier.actions.every(({ number, action, seat }) => same({ action, seat }, played[number]))

/** What everybody got: the winners share one, those who win together have one each. */
function outcomeOf(result: GameResult, seats: number): number[] {
  const best = winners(result, seats)
  const share = result.kind === 'together' ? 1 : 1 / best.length
  return Array.from({ length: seats }, (_, seat) => (best.includes(seat) ? share : 0))
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
  { earlier, ...settings }: AnalysisSettings = {},
  watch: Watch = {},
): Checked<Analysis> {
  const read = readRecord(game, record)
  if (!read.ok) return read
  const match = read.value
  const analyst = new Analyst(match, knowledge, settings)
  const analysed: Analysed = {
    game,
    seats: match.table.seats,
    result: match.result,
    played: Array.from({ length: match.length }, (_, number) => match.actionAt(number)),
    iterations: settings.iterations ?? ANALYSIS_ITERATIONS,
  }
  const found = earlier !== undefined && isAnalysisOf(earlier, analysed) ? earlier.actions.slice() : []
  for (let number = 0; number < match.length && watch.stop?.() !== true; number++) {
    if (found.some((action) => action.number === number)) continue
    found.push(analyst.analyse(number))
    watch.progress?.(found.length, match.length)
  }
  return { ok: true, value: analysisOf(analysed, found) }
}
