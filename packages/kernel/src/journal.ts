import type { GameAction, Seat, TurnMark } from './contract.ts'
import { clone, same } from './json.ts'
import type { Told } from './told.ts'

/** The journal is the truth of a match: actions as they were taken, and the points to which play went back. */
export type Entry<Action = GameAction> =
  | { readonly seat: Seat; readonly action: Action }
  | { readonly seat: Seat; readonly back: number }

/** An action of the line that stands, with what the match remembers of it. */
export interface LineStep<Action, Event> {
  readonly seat: Seat
  readonly action: Action
  /** It was done besides: nobody owed it. */
  readonly aside: boolean
  /** Who was asked before it. */
  readonly asked: readonly Seat[]
  /** The turn in which it was taken. */
  readonly turn: TurnMark
  /** How many random words had been drawn before it. */
  readonly drawn: number
  readonly told: readonly Told<Event>[]
  /** Whether somebody's knowledge grew by it; null until somebody asks. */
  grew: boolean | null
}

/** A line as plain data. */
export interface KeptLine<Action, Event> {
  readonly steps: readonly LineStep<Action, Event>[]
  readonly undone: readonly LineStep<Action, Event>[]
}

/** The line that stands after a journal, and what was taken back from it (for redo), the next one last. */
export class Line<Action extends GameAction, Event> {
  readonly entries: Entry<Action>[] = []
  readonly steps: LineStep<Action, Event>[] = []
  readonly undone: LineStep<Action, Event>[] = []
  /** How many of the steps are answers, not asides. */
  answered = 0

  add(step: LineStep<Action, Event>): void {
    this.entries.push({ seat: step.seat, action: step.action })
    this.steps.push(step)
    if (!step.aside) this.answered += 1
    const next = this.undone.at(-1)
    if (next === undefined) return
    // The same action at the same point: what was found out about it still holds.
    if (next.seat === step.seat && same(next.action, step.action)) {
      step.grew = next.grew
      this.undone.pop()
    } else if (step.aside) {
      // It leaves what may be redone, but not what was found out about that.
      for (const undone of this.undone) undone.grew = null
    } else this.undone.length = 0
  }

  goBack(seat: Seat, to: number): void {
    this.entries.push({ seat, back: to })
    while (this.steps.length > to) {
      const step = this.steps.pop()
      if (step === undefined) continue
      this.undone.push(step)
      if (!step.aside) this.answered -= 1
    }
  }

  /** What others did is not to be redone: it will stand again. */
  leaveOthers(seat: Seat): void {
    const own = this.undone.filter((step) => step.seat === seat)
    this.undone.splice(0, this.undone.length, ...own)
  }

  /** All of it but the journal, as plain data. */
  keep(): KeptLine<Action, Event> {
    return clone({ steps: this.steps, undone: this.undone })
  }

  /** Becomes a line that was kept, with the journal that led to it. */
  resume({ steps, undone }: KeptLine<Action, Event>, journal: readonly Entry<Action>[]): void {
    this.entries.splice(0, this.entries.length, ...journal)
    this.steps.splice(0, this.steps.length, ...steps)
    this.undone.splice(0, this.undone.length, ...undone)
    this.answered = steps.filter((step) => !step.aside).length
  }
}
