import {
  type Game,
  type GameAction,
  type GameEvent,
  type Match,
  type Observer,
  Random,
  type Seat,
  type Table,
} from '../src/index.ts'
import { RememberingMatch } from './remembering.ts'

/** A way to set the table up: seats and options that differ from the defaults. */
export interface TableSpec {
  readonly name: string
  readonly seats: number
  readonly options?: object
  /** At this table everything is open, although the game can have secrets. */
  readonly nothingHidden?: true
}

type Origin<State> = ConstructorParameters<typeof Match<State & object>>[2]

/** Something that holds in every state (a method type, so that a subject of one game fits the suite for all). */
type Law<State> = { holds(state: State): boolean }['holds']

/** A game as the suite examines it. */
export interface Subject<
  State extends object = object,
  Action extends GameAction = GameAction,
  Options extends object = object,
  View extends object = object,
  Event extends GameEvent = GameEvent,
> {
  readonly game: Game<State, Action, Options, View, Event>
  readonly tables: readonly TableSpec[]
  /** What holds after every step: pieces are conserved, and so on. */
  readonly laws?: Readonly<Record<string, Law<State>>>
  /**
   * Another state that differs only in what the observer may not know, written from the rulebook and not from
   * `view` or `imagine`. A game without it claims to have no hidden information.
   */
  twin?(state: State, observer: Observer, random: Random): State
  /** How matches are opened; only tests of the suite itself change it. */
  open?(table: Table<Options>, origin: Origin<State>): Match<State, Action, Options, View, Event>
}

/** One random game of a subject: which table, which seed, and after how many actions to stop. */
export interface Run {
  readonly table: number
  readonly seed: number
  readonly length: number
}

/** What somebody will do: answer what they owe, or something besides. */
export interface Next {
  readonly seat: Seat
  readonly action: GameAction
  readonly aside: boolean
}

/** A moment of a run: the match, who will do something and what (null at the end of the game). */
export interface Moment {
  readonly match: Match
  readonly next: Next | null
  /** Chance for the checks; it does not touch the match's own. */
  readonly random: Random
}

/** Says what is broken, or null. */
export type Finding = string | null

/** Opens a match of the subject from a seed or from a state. */
export function openMatch(subject: Subject, table: Table, origin: Origin<object>): Match {
  return subject.open?.(table, origin) ?? new RememberingMatch(subject.game, table, origin, null)
}

/** A second match with the same origin and the same actions. */
export function reopen(subject: Subject, match: Match): Match {
  const again = openMatch(subject, match.table, { kind: 'seed', seed: match.seed ?? '' })
  for (let number = 0; number < match.length; number++) {
    const { seat, action } = match.actionAt(number)
    again.play(seat, action)
  }
  return again
}

/** A second match that begins where this one stands. */
export function goOnFrom(subject: Subject, { table, state, seed, drawn }: Match): Match {
  return openMatch(subject, table, { kind: 'state', state, random: { seed: seed ?? '', drawn } })
}

/** Whether a table of the subject has secrets. */
export const hasSecrets = ({ tables, twin }: Subject, { table }: Run): boolean =>
  twin !== undefined && tables[table].nothingHidden !== true

/** The table of a run, with all options filled in. */
export function tableOf(subject: Subject, run: Run): Table {
  const { seats, options } = subject.tables[run.table]
  const defaults = Object.entries(subject.game.options).map(([name, option]) => [name, defaultOf(option)])
  return { seats, options: { ...Object.fromEntries(defaults), ...options } }
}

function defaultOf(option: unknown): unknown {
  return typeof option === 'object' && option !== null ? Reflect.get(option, 'default') : undefined
}

/** How often something is done besides, where something can be: once in so many actions. */
const ASIDE_EVERY = 4

/** Something that somebody does besides, now and then; games without asides draw nothing for it. */
function asideIn({ game, state, table }: Match, choices: Random): Next | null {
  const { asides } = game
  if (asides === undefined) return null
  const seats = Array.from({ length: table.seats }, (_, seat) => seat)
  const able = seats.filter((seat) => asides.call(game, state, seat).length > 0)
  if (able.length === 0 || choices.int(ASIDE_EVERY) > 0) return null
  const seat = choices.pick(able)
  return { seat, action: choices.pick(asides.call(game, state, seat)), aside: true }
}

/**
 * Plays a run with uniformly random actions and shows every moment before its action, and the last one. The length of
 * a run counts answers; what is done besides comes on top.
 */
export function* walk(subject: Subject, run: Run): Generator<Moment> {
  const { game } = subject
  const match = openMatch(subject, tableOf(subject, run), { kind: 'seed', seed: `run ${run.seed}` })
  const choices = new Random(`choices ${run.seed}`)
  const random = new Random(`checks ${run.seed}`)
  const take = ({ seat, action }: Next): void => {
    if (!match.play(seat, action).ok)
      throw new Error(`a listed action was refused: ${JSON.stringify(action)}`)
  }
  for (let number = 0; number <= run.length; number++) {
    for (let aside = asideIn(match, choices); aside !== null; aside = asideIn(match, choices)) {
      yield { match, next: aside, random }
      take(aside)
    }
    const deciders = game.deciders(match.state)
    if (deciders.length === 0) {
      yield { match, next: null, random }
      return
    }
    const seat = choices.pick(deciders)
    const { actions } = game.decision(match.state, seat)
    if (actions.length === 0) {
      yield { match, next: null, random }
      return
    }
    const next = { seat, action: choices.pick(actions), aside: false }
    yield { match, next, random }
    if (number === run.length) return
    take(next)
  }
}

/** All seats of a match, and the spectator. */
export const observersOf = (match: Match): Observer[] => [...seatsOf(match), null]

export const seatsOf = (match: Match): Seat[] => Array.from({ length: match.table.seats }, (_, seat) => seat)
