import type { MachineStep } from '../../../content/schema.ts'

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
  /** The list of what the machines did. */
  readonly steps: string
  readonly nothing: string
  /** "krok 2 / 6" */
  progress(step: number, steps: number): string
  /** A line of the card. */
  line(line: MachineStep): string
}
