import { indexOfAction } from './actions.ts'
import type { Game, GameAction, GameEvent, Seat } from './contract.ts'
import type { Step } from './journal.ts'
import { clone } from './json.ts'
import type { Deed } from './knowledge.ts'
import type { Past } from './past.ts'
import { silentTurn } from './told.ts'

/** Whether a seat may go back: to which point of the line (hosts only), or why not. */
export type Undo =
  | { readonly possible: true; readonly to: number }
  | { readonly possible: false; readonly why: 'nothing' | 'other' | 'random' | 'knowledge' }

interface BarrierNeeds<State extends object, Action extends GameAction, Event extends GameEvent> {
  readonly game: Game<State, Action, object, object, Event>
  readonly steps: readonly Step<Action, Event>[]
  readonly past: Past<State, Action, Event>
  /** How many random words were drawn so far. */
  drawn(): number
  /** Whether a deed taught somebody something; by far the dearest question of a match. */
  learnt(deed: Deed<State, Action, Event>): boolean
}

/** How far each seat may go back: not over chance, not over new knowledge, not over somebody else's action. */
export class Barrier<State extends object, Action extends GameAction, Event extends GameEvent> {
  readonly #needs: BarrierNeeds<State, Action, Event>

  constructor(needs: BarrierNeeds<State, Action, Event>) {
    this.#needs = needs
  }

  /** Unless `measured`, what nobody has found out yet about growing knowledge counts as none. */
  undo(seat: Seat, measured = true): Undo {
    const { steps } = this.#needs
    if (steps.length === 0) return { possible: false, why: 'nothing' }
    let from = steps.length
    let why: 'other' | 'random' | 'knowledge' = 'other'
    while (from > 0) {
      if (steps[from - 1].seat !== seat) break
      if (this.#drewIn(from - 1)) {
        why = 'random'
        break
      }
      from--
    }
    const to = this.#afterLastGrowth(from, measured)
    if (to === steps.length) return { possible: false, why: to > from ? 'knowledge' : why }
    return { possible: true, to }
  }

  #drewIn(index: number): boolean {
    const { steps, drawn } = this.#needs
    const after = index + 1 < steps.length ? steps[index + 1].drawn : drawn()
    return after > steps[index].drawn
  }

  /** The point after the last action since `from` by which knowledge grew; `from` if there is none. */
  #afterLastGrowth(from: number, measured = true): number {
    const { steps } = this.#needs
    if (measured && steps.slice(from).some((step) => step.grew === null)) this.#measureGrowth(from)
    for (let i = steps.length; i > from; i--) if (steps[i - 1].grew === true) return i
    return from
  }

  #measureGrowth(from: number): void {
    const { game, steps, past, learnt } = this.#needs
    const { state, random } = past.at(from)
    for (const step of steps.slice(from)) {
      const before = step.grew === null ? clone(state) : state
      game.apply(state, step.seat, step.action, silentTurn(random))
      if (step.grew !== null) continue
      const { seat, action, told } = step
      step.grew = learnt({ before, after: state, seat, action, told })
    }
  }

  /**
   * The point of this seat's last answer, if it still waits: everything since was answered by others who were asked
   * at the same time, nothing was drawn or revealed, and their answers stand without it. Else null.
   */
  waitingAnswer(seat: Seat): number | null {
    const { steps, drawn } = this.#needs
    const at = steps.findLastIndex((step) => step.seat === seat)
    if (at === -1 || steps[at].drawn !== drawn()) return null
    return this.#standWithout(at) && this.#afterLastGrowth(at) === at ? at : null
  }

  /** Whether the answers after a point were owed at that point already, and leave the seat to answer anew. */
  #standWithout(at: number): boolean {
    const { game, steps, past } = this.#needs
    const { state, random } = past.at(at)
    const asked = game.deciders(state).slice()
    for (const { seat, action } of steps.slice(at + 1)) {
      if (!asked.includes(seat) || !game.deciders(state).includes(seat)) return false
      if (indexOfAction(game.decision(state, seat).actions, action) === -1) return false
      game.apply(state, seat, action, silentTurn(random))
    }
    return game.deciders(state).includes(steps[at].seat)
  }
}
