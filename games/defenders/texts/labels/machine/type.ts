import type { MachineStep } from '../../../content/schema.ts'

/** What a card has cost so far, and how much is left before all is lost. */
export interface Losses {
  readonly toxic: { readonly fresh: number; readonly left: number }
  readonly factories: { readonly fresh: number; readonly left: number }
  readonly fallen: number
}

/** What is said while a machine card is played out. */
export interface MachineLabels {
  /** The card that was turned up. */
  readonly title: string
  readonly next: string
  readonly pause: string
  readonly goOn: string
  readonly twice: string
  readonly once: string
  readonly skip: string
  /** Puts the still picture of a card away. */
  readonly close: string
  /** Shows a card that was played out once more. */
  readonly replay: string
  /** The list of what the machines did. */
  readonly steps: string
  readonly nothing: string
  /** "krok 2 / 6" */
  progress(step: number, steps: number): string
  /** What brought the end nearer, a line each. */
  losses(losses: Losses): readonly string[]
  /** A line of the card. */
  line(line: MachineStep): string
}
