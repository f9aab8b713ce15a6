import { asidesOf } from './actions.ts'
import { Barrier, type Undo } from './barrier.ts'
import { bad } from './checked.ts'
import type {
  Game,
  GameAction,
  GameEvent,
  GameResult,
  Observer,
  Seat,
  Table,
  Talk,
  TurnMark,
} from './contract.ts'
import type { Fairness } from './fairness.ts'
import { hashOf } from './hash.ts'
import { type Entry, Line } from './journal.ts'
import { clone } from './json.ts'
import type { KeptMatch } from './kept.ts'
import { knowledgeGrew, type TakenAction } from './knowledge.ts'
import { Moments } from './moments.ts'
import { type Origin, Past } from './past.ts'
import { type Found, findAction, findTogether, type NotTaken, type Plan } from './plan.ts'
import { Random } from './random.ts'
import type { LogLine, Sight } from './sight.ts'
import { heardBy, RecordingCourse } from './told.ts'

/** The answer to an attempt: taken, refused by a rule, or not an action at all. */
export type Played = { readonly ok: true; readonly number: number } | NotTaken

const FREE: Talk = { allowed: 'free' }

/**
 * A match: a state that follows from its origin and its journal. It checks actions against the legal list,
 * applies them, remembers them, and knows how far each seat may go back.
 */
export class Match<
  State extends object = object,
  Action extends GameAction = GameAction,
  Options extends object = object,
  View extends object = object,
  Event extends GameEvent = GameEvent,
> {
  readonly game: Game<State, Action, Options, View, Event>
  readonly table: Table<Options>
  readonly fairness: Fairness | null
  readonly #line = new Line<Action, Event>()
  readonly #moments = new Moments(this.#line.steps)
  readonly #past: Past<State, Action, Event>
  readonly #barrier: Barrier<State, Action, Event>
  readonly #course: RecordingCourse<Event>
  #state: State

  constructor(
    game: Game<State, Action, Options, View, Event>,
    table: Table<Options>,
    origin: Origin<State>,
    fairness: Fairness | null,
  ) {
    this.game = game
    this.table = table
    this.fairness = fairness
    const { steps } = this.#line
    this.#past = new Past(game, table, origin, steps)
    this.#barrier = new Barrier({
      ...{ game, steps, past: this.#past },
      drawn: () => this.drawn,
      learnt: (deed) => this.learnt(deed),
    })
    const { state, random } = this.#past.begin()
    this.#state = state
    this.#course = new RecordingCourse(random)
  }

  /** The true state. Hosts only: never send it, never give it to a player. */
  get state(): State {
    return this.#state
  }

  /** The seed of the match, or null for a sandbox. Hosts only. */
  get seed(): string | null {
    const { origin } = this.#past
    return origin.kind === 'seed' ? origin.seed : null
  }

  /** How many random words were drawn so far. Hosts only. */
  get drawn(): number {
    return this.#course.random.drawn
  }

  /** How many actions stand. */
  get length(): number {
    return this.#line.steps.length
  }

  /** How many of them were answers; the others were done besides. */
  get answered(): number {
    return this.#line.answered
  }

  get journal(): readonly Entry<Action>[] {
    return this.#line.entries
  }

  get result(): GameResult | null {
    return this.game.result(this.#state)
  }

  get deciders(): readonly Seat[] {
    return this.game.deciders(this.#state)
  }

  /** What those at the table may say to each other now. */
  get talk(): Talk {
    return this.game.talk?.(this.#state) ?? FREE
  }

  /** What a seat may do besides now, asked or not. */
  asides(seat: Seat): readonly Action[] {
    return asidesOf(this.game, this.#state, seat)
  }

  /** Whether the action that led from point `number` to the next was done besides. */
  asideAt(number: number): boolean {
    return this.#line.steps[number].aside
  }

  /** What others did besides since a point: it is kept when this seat goes back to there. */
  asidesSince(number: number, seat: Seat): { readonly seat: Seat; readonly action: Action }[] {
    return this.#line.steps.slice(number).flatMap((step) => {
      return step.aside && step.seat !== seat ? [{ seat: step.seat, action: step.action }] : []
    })
  }

  /** The point before this seat's last action; -1 when there is none. */
  lastOf(seat: Seat): number {
    return this.#line.steps.findLastIndex((step) => step.seat === seat)
  }

  /** The action that led from point `number` to the next. */
  actionAt(number: number): { readonly seat: Seat; readonly action: Action } {
    const { seat, action } = this.#line.steps[number]
    return { seat, action }
  }

  /** The turn at a point of the line: that of the action which led on from there, or the one that stands now. */
  turnAt(number: number): TurnMark {
    return this.#line.steps[number]?.turn ?? this.game.turn(this.#state)
  }

  /** Takes one of the legal actions: an answer that is owed, or an aside. Anything else is refused and changes nothing. */
  play(seat: Seat, action: unknown): Played {
    if (!this.#isSeat(seat)) return this.#noSeat(seat)
    const found = findAction(this.game, this.#state, seat, action)
    if (!found.ok) return found
    this.#take(seat, found)
    return { ok: true, number: this.length }
  }

  /**
   * Whether a seat could take actions one after another, as `take` does with the answer; nothing changes. Where only the
   * true world refuses one of them, those before it are the plan.
   */
  plan(seat: Seat, actions: readonly unknown[]): Plan<Action> | NotTaken {
    if (!this.#isSeat(seat)) return this.#noSeat(seat)
    const random = Random.from(this.#course.random.toJSON())
    const at = this.journal.length
    const all = findTogether(this.game, { state: this.#state, random, at }, seat, actions)
    return all.ok ? { ok: true, seat, found: all.found, at } : all
  }

  /** Takes what was planned at this very moment. */
  take({ seat, found, at }: Plan<Action>): void {
    if (at !== this.journal.length)
      throw new Error(`A plan of entry ${at} does not fit ${this.journal.length}`)
    for (const one of found) this.#take(seat, one)
  }

  #noSeat(seat: Seat): NotTaken {
    return bad('seat', seat, `a whole number from 0 to ${this.table.seats - 1}`)
  }

  #isSeat(seat: Seat): boolean {
    return Number.isInteger(seat) && seat >= 0 && seat < this.table.seats
  }

  #take(seat: Seat, { action, aside, asked }: Found<Action>): void {
    const course = this.#course
    const drawn = course.random.drawn
    const mark = this.game.turn(this.#state)
    course.told = []
    try {
      this.game.apply(this.#state, seat, action, course)
    } catch (error) {
      this.#restore(this.length)
      throw error
    }
    this.#line.add({ seat, action, aside, asked, turn: mark, drawn, told: course.told, grew: null })
    this.#past.grew(this.#state, course.random.drawn)
  }

  /** Takes again what stood before. */
  #takeAgain(seat: Seat, action: Action, aside: boolean): void {
    this.#take(seat, { action, aside, asked: this.deciders.slice() })
  }

  /**
   * How far this seat may go back: not over chance, not over new knowledge, not over somebody else's answer. What
   * others did besides is kept.
   */
  undo(seat: Seat): Undo {
    return this.#barrier.undo(seat)
  }

  /** The same without the dear question whether knowledge grew, where nobody has asked it yet: it may be too kind. */
  likelyUndo(seat: Seat): Undo {
    return this.#barrier.undo(seat, false)
  }

  /** Whether a deed taught somebody something; by far the most expensive check in a match. */
  protected learnt(deed: TakenAction<State, Action, Event>): boolean {
    return knowledgeGrew(this.game, this.table.seats, deed)
  }

  /**
   * Goes back to a point within the barrier (one of its own actions, unless told otherwise); `undo` says why it cannot.
   * What others did besides since then is kept: the journal has it taken anew.
   */
  goBack(seat: Seat, to: number = this.lastOf(seat)): boolean {
    const undo = this.undo(seat)
    if (!undo.possible || to < undo.to || to > this.lastOf(seat)) return false
    const kept = this.asidesSince(to, seat)
    if (!this.takeBack(seat, to)) return false
    this.#line.leaveOthers(seat)
    for (const aside of kept) this.#takeAgain(aside.seat, aside.action, true)
    return true
  }

  /** Goes back to any point: for takebacks to which the others consented. */
  takeBack(seat: Seat, to: number): boolean {
    if (!Number.isInteger(to) || to < 0 || to >= this.length) return false
    this.#line.goBack(seat, to)
    this.#moments.forgetFrom(to)
    this.#past.forgetFrom(to)
    this.#restore(to)
    return true
  }

  /** The point of this seat's last answer, if it still waits for those of others; else null. */
  waitingAnswer(seat: Seat): number | null {
    return this.#barrier.waitingAnswer(seat)
  }

  /** Takes back an answer that waits for others, and leaves theirs: the journal has them taken anew. */
  withdraw(seat: Seat): boolean {
    const at = this.waitingAnswer(seat)
    if (at === null) return false
    const answers = this.#line.steps.slice(at + 1)
    this.takeBack(seat, at)
    for (const { seat: other, action, aside } of answers) this.#takeAgain(other, action, aside)
    return true
  }

  /**
   * What the journal gets when a seat goes one action back, or why it cannot. Others may have begun to answer, unseen:
   * whether they have changes nothing of what this seat may do. What they did stands where it can; where it answers
   * what is taken back, it goes too.
   */
  stepBack(seat: Seat): readonly Entry<Action>[] | Extract<Undo, { possible: false }>['why'] {
    const noticed = this.moments(seat).at(-1) ?? 0
    const undo = this.#barrier.undo(seat, true, noticed)
    if (!undo.possible) return undo.why
    if (noticed < this.length) return this.#backUnseen(seat, noticed) ?? 'other'
    const back = this.lastOf(seat)
    return [{ seat, back }, ...this.asidesSince(back, seat)]
  }

  /** What the journal gets when a seat takes an answer back that waits for others: theirs stand. Null: none does. */
  withdrawal(seat: Seat): readonly Entry<Action>[] | null {
    const noticed = this.moments(seat).at(-1) ?? 0
    return this.#barrier.waitingAnswer(seat, noticed) === null ? null : this.#backUnseen(seat, noticed)
  }

  /** The same over steps that the seat did not notice; null where somebody has drawn or learnt something by them. */
  #backUnseen(seat: Seat, noticed: number): Entry<Action>[] | null {
    const back = this.lastOf(seat)
    if (this.waitingAnswer(seat) === null) return this.#barrier.isHarmless(noticed) ? [{ seat, back }] : null
    const others = Array.from({ length: this.length - back - 1 }, (_, i) => this.actionAt(back + 1 + i))
    return [{ seat, back }, ...others]
  }

  /**
   * The point that a seat means when it asks the others to go back to one of its moments; null when that is now, or is
   * none. What others have done since, unseen by this seat, makes no other moment of now.
   */
  pointBack(seat: Seat, moment: number): number | null {
    const moments = this.moments(seat)
    return moment < moments.length - 1 ? (moments[moment] ?? null) : null
  }

  /** What `redo` would take again, if it is this seat's. */
  redoable(seat: Seat): Action | null {
    const next = this.#line.undone.at(-1)
    return next !== undefined && next.seat === seat ? next.action : null
  }

  /** Takes again what this seat took back. */
  redo(seat: Seat): boolean {
    const action = this.redoable(seat)
    return action !== null && this.play(seat, action).ok
  }

  /**
   * The points of the match that an observer can tell apart, starting at 0. `sight` and `log` use these indices,
   * so that a secret answer looks the same however many steps it took.
   */
  moments(observer: Observer): readonly number[] {
    return this.#moments.of(observer, {
      deciders: this.deciders,
      walk: (eyes) => {
        const stateAt = this.#past.walk()
        return (point) => this.game.view(point === this.length ? this.#state : stateAt(point), eyes)
      },
    })
  }

  /** What an observer saw at a point of the line. */
  viewAt(observer: Observer, point: number): View {
    return this.game.view(point === this.length ? this.#state : this.stateAt(point), observer)
  }

  /** What an observer is shown now, or was at an earlier point of the line. */
  sight(observer: Observer, number: number = this.length): Sight<View, Action> {
    const { game } = this
    const state = number === this.length ? this.#state : this.stateAt(number)
    const deciders = game.deciders(state)
    return {
      number: this.moments(observer).findLastIndex((point) => point <= number),
      observer,
      view: game.view(state, observer),
      deciders,
      decision: observer !== null && deciders.includes(observer) ? game.decision(state, observer) : null,
      asides: observer === null ? [] : asidesOf(game, state, observer),
      talk: game.talk?.(state) ?? FREE,
      turn: game.turn(state),
      progress: game.progress(state),
      result: game.result(state),
    }
  }

  /** What an observer heard of the action that led to a point of the line. */
  heard(observer: Observer, number: number): Event[] {
    return heardBy(this.#line.steps[number - 1].told, observer)
  }

  /** The log as an observer may read it, from one of its moments on. */
  log(observer: Observer, from = 0): LogLine<Action, Event>[] {
    const moments = this.moments(observer).slice(from + 1)
    return moments.map((point, index) => {
      const { seat, action, aside, turn, told } = this.#line.steps[point - 1]
      return {
        number: from + index + 1,
        seat,
        turn,
        ...(seat === observer ? { action } : {}),
        ...(aside ? { aside } : {}),
        events: heardBy(told, observer),
      }
    })
  }

  /** A copy of the true state at a point of the line. Hosts only. */
  stateAt(number: number): State {
    return this.#past.at(number).state
  }

  /** The true states of points that are asked for in their order; each holds until the next is asked for. Hosts only. */
  walk(): (number: number) => State {
    return this.#past.walk()
  }

  /** Another match that shares this one's past up to a point. Hosts only: it holds the same secrets. */
  fork(number: number = this.length): Match<State, Action, Options, View, Event> {
    const fork = new Match(this.game, this.table, this.#past.origin, this.fairness)
    for (const step of this.#line.steps.slice(0, number)) fork.#takeAgain(step.seat, step.action, step.aside)
    return fork
  }

  /** A match that goes on from a point but knows no more than a seat knew there: the rest is dealt anew. */
  sandbox(seat: Seat, number: number, seed: string): Match<State, Action, Options, View, Event> {
    const random = new Random(seed)
    const view = this.game.view(this.stateAt(number), seat)
    const state = this.game.imagine(view, seat, random)
    return new Match(this.game, this.table, { kind: 'state', state, random: random.toJSON() }, null)
  }

  /** All that it is now besides its journal; a match of the same table goes on from there with `resume`. */
  keep(): KeptMatch<State, Action, Event> {
    return {
      state: clone(this.#state),
      drawn: this.drawn,
      line: this.#line.keep(),
      moments: this.#moments.keep(),
    }
  }

  /** Becomes what a match of the same table was with this journal, without playing it. */
  resume(
    { state, drawn, line, moments }: KeptMatch<State, Action, Event>,
    journal: readonly Entry<Action>[],
  ): void {
    this.#line.resume(line, journal)
    this.#moments.resume(moments)
    this.#past.resume(state, drawn)
    this.#restore(this.length)
  }

  /** A stable fingerprint of the state. Hosts only. */
  hash(): string {
    return hashOf(this.#state)
  }

  /** Fingerprints along the line: at every snapshot and at the end. */
  checkpoints(): [number: number, hash: string][] {
    const points = this.#past.checkpoints()
    if (points.at(-1)?.[0] !== this.length) points.push([this.length, this.hash()])
    return points
  }

  #restore(number: number): void {
    const { state, random } = this.#past.at(number)
    this.#state = state
    this.#course.random = random
  }
}
