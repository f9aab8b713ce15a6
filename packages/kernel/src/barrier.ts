import { asidesOf, indexOfAction } from './actions.ts'
import type { Game, GameAction, GameEvent, Seat } from './contract.ts'
import type { LineStep } from './journal.ts'
import { clone, same } from './json.ts'
import type { TakenAction } from './knowledge.ts'
import type { Past } from './past.ts'
import type { Random } from './random.ts'
import { RecordingCourse, silentCourse } from './told.ts'

/** Whether a seat may go back: to which point of the line (hosts only), or why not. */
export type Undo =
  | { readonly possible: true; readonly to: number }
  | { readonly possible: false; readonly why: 'nothing' | 'other' | 'random' | 'knowledge' }

interface BarrierNeeds<State extends object, Action extends GameAction, Event extends GameEvent> {
  readonly game: Game<State, Action, object, object, Event>
  readonly steps: readonly LineStep<Action, Event>[]
  readonly past: Past<State, Action, Event>
  /** How many random words were drawn so far. */
  drawn(): number
  /** Whether a deed taught somebody something; by far the most expensive check in a match. */
  learnt(deed: TakenAction<State, Action, Event>): boolean
}

/** How far each seat may undo: never past a random draw, new information or someone else's action. */
export class Barrier<State extends object, Action extends GameAction, Event extends GameEvent> {
  readonly #needs: BarrierNeeds<State, Action, Event>

  constructor(needs: BarrierNeeds<State, Action, Event>) {
    this.#needs = needs
  }

  /**
   * To any of its own actions since that point; what others did besides since then is kept. Unless `measured`, what
   * nobody has found out yet about growing knowledge counts as none. What came after a point `end` is left out: steps
   * that the seat did not notice.
   */
  undo(seat: Seat, measured = true, end: number = this.#needs.steps.length): Undo {
    if (end === 0) return { possible: false, why: 'nothing' }
    const { own, why } = this.#ownSince(seat, end)
    if (own.length === 0) return { possible: false, why }
    const mine = ({ seat: actor }: { readonly seat: Seat }): boolean => actor === seat
    const grown = this.#lastGrowth(own[own.length - 1], mine, measured)
    if (grown >= own[0]) return { possible: false, why: 'knowledge' }
    let to: number | null = null
    for (const at of own) {
      if (at <= grown || !this.#keepsOthers(seat, at, end)) break
      to = at
    }
    return to === null ? { possible: false, why: 'other' } : { possible: true, to }
  }

  /** The seat's own actions that nobody answered and that needed no chance, the last first; and what ends them. */
  #ownSince(seat: Seat, end: number): { readonly own: readonly number[]; readonly why: 'other' | 'random' } {
    const { steps } = this.#needs
    const own: number[] = []
    for (let at = end - 1; at >= 0; at--) {
      if (steps[at].seat === seat) {
        if (this.#drewIn(at)) return { own, why: 'random' }
        own.push(at)
      } else if (!steps[at].aside) break
    }
    return { own, why: 'other' }
  }

  /** Whether what others did besides since a point stands and tells the same without the seat's own actions. */
  #keepsOthers(seat: Seat, from: number, end: number): boolean {
    const others = this.#needs.steps.slice(from, end).filter((step) => step.seat !== seat)
    if (others.length === 0) return true
    const { state, random } = this.#needs.past.at(from)
    return others.every((step) => this.#standsAt(state, step, random))
  }

  /** Takes an aside in a state, if it is one there and tells the same. */
  #standsAt(state: State, { seat, action, told }: LineStep<Action, Event>, random: Random): boolean {
    const { game } = this.#needs
    if (indexOfAction(asidesOf(game, state, seat), action) === -1) return false
    const course = new RecordingCourse<Event>(random)
    game.apply(state, seat, action, course)
    return same(course.told, told)
  }

  #drewIn(index: number): boolean {
    const { steps, drawn } = this.#needs
    const after = index + 1 < steps.length ? steps[index + 1].drawn : drawn()
    return after > steps[index].drawn
  }

  /** The last action since `from`, of those that count, by which knowledge grew; -1 if there is none. */
  #lastGrowth(
    from: number,
    counts: (step: LineStep<Action, Event>) => boolean,
    measured = true,
    end: number = this.#needs.steps.length,
  ): number {
    const { steps } = this.#needs
    if (measured) this.#measureGrowth(from, end, counts)
    return steps.findLastIndex((step, at) => at >= from && at < end && counts(step) && step.grew === true)
  }

  #measureGrowth(from: number, end: number, counts: (step: LineStep<Action, Event>) => boolean): void {
    const { game, steps, past, learnt } = this.#needs
    const unknown = (step: LineStep<Action, Event>): boolean => step.grew === null && counts(step)
    if (!steps.slice(from, end).some(unknown)) return
    const { state, random } = past.at(from)
    for (const step of steps.slice(from, end)) {
      const before = unknown(step) ? clone(state) : state
      game.apply(state, step.seat, step.action, silentCourse(random))
      if (before === state) continue
      const { seat, action, aside, told } = step
      step.grew = learnt({ before, after: state, seat, action, aside, told })
    }
  }

  /**
   * The point of this seat's last answer, if it still waits: everything since was answered by others who were asked
   * at the same time, or done besides; nothing was drawn or revealed, and all of it stands without that answer. Else
   * null.
   */
  waitingAnswer(seat: Seat, end: number = this.#needs.steps.length): number | null {
    const { steps } = this.#needs
    const at = steps.findLastIndex((step) => step.seat === seat)
    if (at === -1) return null
    const counts = (step: LineStep<Action, Event>): boolean => step.seat === seat || !step.aside
    if (!this.#isHarmless(at, end, counts)) return null
    return this.#standWithout(at, end) ? at : null
  }

  /** Whether nobody drew or learnt anything after a point: what was done since can go without a trace. */
  isHarmless(from: number): boolean {
    return this.#isHarmless(from, this.#needs.steps.length, () => true)
  }

  #isHarmless(from: number, end: number, counts: (step: LineStep<Action, Event>) => boolean): boolean {
    const { steps } = this.#needs
    const drew = steps.some(
      (step, place) => place >= from && place < end && counts(step) && this.#drewIn(place),
    )
    return !drew && this.#lastGrowth(from, counts, true, end) === -1
  }

  /** Whether the answers after a point were owed at that point already, and leave the seat to answer anew. */
  #standWithout(at: number, end: number): boolean {
    const { game, steps, past } = this.#needs
    const { state, random } = past.at(at)
    const asked = game.deciders(state).slice()
    for (const step of steps.slice(at + 1, end)) {
      const { seat, action } = step
      if (step.aside) {
        if (!this.#standsAt(state, step, random)) return false
        continue
      }
      if (!asked.includes(seat) || !game.deciders(state).includes(seat)) return false
      if (indexOfAction(game.decision(state, seat).actions, action) === -1) return false
      game.apply(state, seat, action, silentCourse(random))
    }
    return game.deciders(state).includes(steps[at].seat)
  }
}
