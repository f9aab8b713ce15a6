import type { GenericSchema } from 'valibot'
import type { Problem } from './checked.ts'
import type { Json } from './json.ts'
import type { OptionsSchema } from './options.ts'
import type { PackMark } from './pack.ts'
import type { Random } from './random.ts'

/** A place at the table: 0, 1, 2, ... */
export type Seat = number

/** A seat, or null for a spectator. */
export type Observer = Seat | null

/** What was agreed before the game: how many play, and which variants. */
export interface Table<Options = object> {
  readonly seats: number
  readonly options: Options
}

/** An action is plain flat data with a type: `{ type: 'bid', coins: 3 }`. */
export interface GameAction {
  readonly type: string
}

/** An event tells what happened, as plain data, never as a sentence. */
export interface GameEvent {
  readonly type: string
}

export type Values = { readonly [name: string]: Json }

/** The question, as a key of the game's texts with values. */
export interface Prompt {
  readonly key: string
  readonly values?: Values
}

/** The question and every legal answer: complete, sorted by `compareActions`, free of duplicates. */
export interface Decision<Action> {
  readonly prompt: Prompt
  readonly actions: readonly Action[]
}

/** Why not: the number of the rule, the reason as a key of the texts, and values for the sentence. */
export interface Refusal {
  readonly rule: string
  readonly reason: string
  readonly values?: Values
}

/**
 * What people may say to each other beside the game: anything; only what is an action of the game (`asides`); or
 * nothing. The refusal says by which rule.
 */
export type Talk =
  | { readonly allowed: 'free' }
  | { readonly allowed: 'signals' | 'none'; readonly refusal: Refusal }

/** What `apply` has besides the state while an action is done: chance, and a mouth. */
export interface Course<Event> {
  readonly random: Random
  /** Tells everybody. */
  emit(event: Event): void
  /** Tells the secret form to some seats and the open form (or nothing) to everybody else. */
  tell(seats: readonly Seat[], secret: Event, open: Event | null): void
}

/** Where the game stands in the way people count: rounds and turns, never single actions. */
export interface TurnMark {
  /** The number of the turn that has begun last, from 1; 0 before the first. It never falls. */
  readonly number: number
  /** Whose turn it is; null when it is nobody's alone: before the first, between turns, or when all play at once. */
  readonly seat: Seat | null
  /** The round, from 1; 0 before the first; null in a game without rounds. It never falls. */
  readonly round: number | null
}

/** How a game ended. Ranks start at 1 and equal ranks are ties; `together` is a cooperative win or loss. */
export type GameResult =
  | {
      readonly kind: 'ranked'
      readonly ranks: readonly number[]
      readonly scores?: readonly number[]
      readonly reason: string
    }
  | {
      readonly kind: 'together'
      readonly won: boolean
      readonly scores?: readonly number[]
      readonly reason: string
    }

/**
 * What a game is. States, actions, events and views are plain JSON data.
 * Everything but `setup` and `apply` is a question: it changes nothing and needs no chance.
 */
export interface Game<
  State extends object = object,
  Action extends GameAction = GameAction,
  Options extends object = object,
  View extends object = object,
  Event extends GameEvent = GameEvent,
> {
  readonly id: string
  /** Version of the rules, stored with every match: one more with each change after which a match could go another way. */
  readonly version: number
  readonly seats: { readonly min: number; readonly max: number }
  readonly options: OptionsSchema<Options>
  /** The printed matter in use (`markOf`). */
  readonly pack?: PackMark
  /** The form of an action, to tell nonsense from an illegal move. */
  readonly action: GenericSchema<unknown, Action>

  /** What is wrong with this combination of seats and options, if anything. */
  checkTable?(table: Table<Options>): Problem | null
  /** Whether those at such a table play against each other; they do, unless told otherwise. */
  rivals?(table: Table<Options>): boolean
  /** The option by which results are told apart: the scenario, or how hard it was. */
  readonly task?: string
  setup(table: Table<Options>, random: Random): State
  /** Who owes a decision now; several decide simultaneously; none means that the game is over. */
  deciders(state: State): readonly Seat[]
  decision(state: State, seat: Seat): Decision<Action>
  /**
   * What a seat may do besides, asked or not: complete, sorted, free of duplicates, nothing of its decision. An aside
   * is no answer: after it the same seats owe the same decisions in the same turn. None when the game is over.
   */
  asides?(state: State, seat: Seat): readonly Action[]
  /** Null exactly when the action is in the seat's decision or among its asides. */
  refusal(state: State, seat: Seat, action: Action): Refusal | null
  /** Changes the state in place. Called with legal actions only. */
  apply(state: State, seat: Seat, action: Action, course: Course<Event>): void
  /** What this observer may know: built up, never stripped down. It holds all the observer has learnt. */
  view(state: State, observer: Observer): View
  /** Some full state that fits what the seat knows; hidden things are dealt anew. */
  imagine(view: View, seat: Seat, random: Random): State
  /** A harmless legal move for somebody who left. */
  standIn(view: View, seat: Seat, decision: Decision<Action>, random: Random): Action
  /** Which turn it is. It is open knowledge: the same in all states that look the same to somebody. */
  turn(state: State): TurnMark
  /** What those at the table may say to each other now; anything, unless told otherwise. Open knowledge too. */
  talk?(state: State): Talk
  /** How far the game has come, from 0 to 1. */
  progress(state: State): number
  result(state: State): GameResult | null
  /** No game takes more answers than this; asides are not counted. */
  bound(table: Table<Options>): number
}

/** The winners of a result: the seats of the first rank, or everybody, or nobody. */
export function winners(result: GameResult, seats: number): Seat[] {
  const all = Array.from({ length: seats }, (_, seat) => seat)
  if (result.kind === 'together') return result.won ? all : []
  return all.filter((seat) => result.ranks[seat] === 1)
}

/** Ranks by descending score; equal scores share a rank. Later columns break ties of earlier ones. */
export function rankBy(rows: readonly (readonly number[])[]): number[] {
  const better = (a: readonly number[], b: readonly number[]): boolean => {
    for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return a[i] > b[i]
    return false
  }
  return rows.map((row) => 1 + rows.filter((other) => better(other, row)).length)
}
