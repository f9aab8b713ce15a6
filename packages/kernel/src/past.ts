import type { Game, GameAction, GameEvent, Table } from './contract.ts'
import { hashOf } from './hash.ts'
import type { LineStep } from './journal.ts'
import { clone } from './json.ts'
import { Random, type RandomState } from './random.ts'
import { silentCourse } from './told.ts'

/** Where a match begins: at its set-up, or with a state that somebody imagined. */
export type Origin<State> =
  | { readonly kind: 'seed'; readonly seed: string }
  | { readonly kind: 'state'; readonly state: State; readonly random: RandomState }

/** A state and the chance that goes with it. */
interface Point<State> {
  readonly state: State
  readonly random: Random
}

interface Snapshot<State> {
  readonly number: number
  readonly state: State
  readonly drawn: number
  /** Its fingerprint, once somebody asked. */
  hash: string | null
}

/** How many actions lie between two snapshots. */
const SNAPSHOT_EVERY = 64

/** The states behind a line. They follow from its origin and its steps; some are kept, so that the way is short. */
export class Past<State extends object, Action extends GameAction, Event extends GameEvent> {
  readonly origin: Origin<State>
  readonly #game: Game<State, Action, object, object, Event>
  readonly #table: Table<object>
  readonly #steps: readonly LineStep<Action, Event>[]
  readonly #snapshots: Snapshot<State>[] = []
  /** What all chance of the match follows from. */
  readonly #seed: string

  constructor(
    game: Game<State, Action, object, object, Event>,
    table: Table<object>,
    origin: Origin<State>,
    steps: readonly LineStep<Action, Event>[],
  ) {
    this.origin = origin
    this.#game = game
    this.#table = table
    this.#steps = steps
    this.#seed = origin.kind === 'seed' ? origin.seed : origin.random.seed
  }

  /** The first point of the line. */
  begin(): Point<State> {
    if (this.origin.kind === 'state') {
      return { state: clone(this.origin.state), random: Random.from(this.origin.random) }
    }
    const random = new Random(this.origin.seed)
    return { state: this.#game.setup(this.#table, random), random }
  }

  /** A point of the line, made anew. */
  at(number: number): Point<State> {
    if (!Number.isInteger(number) || number < 0 || number > this.#steps.length) {
      throw new RangeError(`A match of ${this.#steps.length} actions has no point ${number}`)
    }
    const snapshot = this.#snapshots.findLast((candidate) => candidate.number <= number)
    const point = snapshot === undefined ? this.begin() : this.#resume(snapshot)
    this.#goOn(point, snapshot?.number ?? 0, number)
    return point
  }

  /** The states of points that are asked for in their order; each holds until the next is asked for. */
  walk(): (number: number) => State {
    let point: Point<State> | null = null
    let reached = 0
    return (number) => {
      if (point === null) point = this.at(number)
      else this.#goOn(point, reached, number)
      reached = number
      return point.state
    }
  }

  #goOn({ state, random }: Point<State>, from: number, to: number): void {
    const course = silentCourse(random)
    for (let i = from; i < to; i++) {
      const { seat, action } = this.#steps[i]
      this.#game.apply(state, seat, action, course)
      if ((i + 1) % SNAPSHOT_EVERY === 0) this.#keep(i + 1, state, random.drawn)
    }
  }

  /** Keeps a state on the way, unless it is kept already: a match that was resumed lacks those from before. */
  #keep(number: number, state: State, drawn: number): void {
    const place = this.#snapshots.findLastIndex((known) => known.number <= number)
    if (this.#snapshots[place]?.number === number) return
    this.#snapshots.splice(place + 1, 0, { number, state: clone(state), drawn, hash: null })
  }

  /** The line begins anew where it was kept. */
  resume(state: State, drawn: number): void {
    this.#snapshots.length = 0
    this.#snapshots.push({ number: this.#steps.length, state, drawn, hash: null })
  }

  #resume({ state, drawn }: Snapshot<State>): Point<State> {
    return { state: clone(state), random: new Random(this.#seed, drawn) }
  }

  /** The line has come to its end anew; now and then its state is kept. */
  grew(state: State, drawn: number): void {
    const number = this.#steps.length
    if (number % SNAPSHOT_EVERY === 0) this.#keep(number, state, drawn)
  }

  /** Everything after a point was taken back. */
  forgetFrom(number: number): void {
    while ((this.#snapshots.at(-1)?.number ?? 0) > number) this.#snapshots.pop()
  }

  /** Fingerprints now and then along the line. */
  checkpoints(): [number: number, hash: string][] {
    for (let number = SNAPSHOT_EVERY; number <= this.#steps.length; number += SNAPSHOT_EVERY)
      if (!this.#snapshots.some((known) => known.number === number)) this.at(number)
    return this.#snapshots.flatMap((snapshot) => {
      if (snapshot.number % SNAPSHOT_EVERY !== 0) return []
      snapshot.hash ??= hashOf(snapshot.state)
      return [[snapshot.number, snapshot.hash]]
    })
  }
}
