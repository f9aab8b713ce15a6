import { bad, type Checked, good } from './checked.ts'
import type { Game, GameAction, GameEvent, Table } from './contract.ts'
import type { Fairness } from './fairness.ts'
import { Match } from './match.ts'
import { checkOptions } from './options.ts'

/** What it takes to start: seats, options (missing ones take their defaults), and the seed of all chance. */
export interface MatchStart {
  readonly seats: number
  readonly options?: unknown
  readonly seed: string
  readonly fairness?: Fairness
}

/** Starts a match, or says what is wrong with the table. */
export function startMatch<
  State extends object,
  Action extends GameAction,
  Options extends object,
  View extends object,
  Event extends GameEvent,
>(
  game: Game<State, Action, Options, View, Event>,
  start: MatchStart,
): Checked<Match<State, Action, Options, View, Event>> {
  const { min, max } = game.seats
  if (!Number.isInteger(start.seats) || start.seats < min || start.seats > max) {
    return bad('seats', start.seats, `a whole number from ${min} to ${max}`)
  }
  const options = checkOptions(game.options, start.options ?? {})
  if (!options.ok) return options
  const table: Table<Options> = { seats: start.seats, options: options.value }
  const problem = game.checkTable?.(table) ?? null
  if (problem !== null) return { ok: false, problem }
  return good(new Match(game, table, { kind: 'seed', seed: start.seed }, start.fairness ?? null))
}
