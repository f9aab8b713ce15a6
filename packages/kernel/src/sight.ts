import type { Decision, GameResult, Observer, Seat, Talk, TurnMark } from './contract.ts'

/** Everything that an observer is shown at one moment. */
export interface Sight<View, Action> {
  /** How many things this observer has noticed so far (`Match.moments`). */
  readonly number: number
  readonly observer: Observer
  readonly view: View
  readonly deciders: readonly Seat[]
  /** Null when nothing is asked of this observer. */
  readonly decision: Decision<Action> | null
  /** What this observer may do besides, asked or not. */
  readonly asides: readonly Action[]
  /** What those at the table may say to each other. */
  readonly talk: Talk
  readonly turn: TurnMark
  readonly progress: number
  readonly result: GameResult | null
}

/** One line of the log as an observer may read it; only the actor sees the action itself. */
export interface LogLine<Action, Event> {
  /** Which of the things that this observer noticed it is, from 1 (`Match.moments`). */
  readonly number: number
  readonly seat: Seat
  /** The turn in which it was done. */
  readonly turn: TurnMark
  readonly action?: Action
  /** It was done besides: nobody owed it. */
  readonly aside?: true
  readonly events: readonly Event[]
}
