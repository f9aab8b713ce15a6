import type { ColouredTerm, Lacking, Lettered, Placed, Plain } from '../rules/terms.ts'

/** Sheets that come to the same are the same, in whatever order it was added up. */
const FINENESS = 1e6

/** The terms of a sheet. */
export class Ledger {
  readonly terms: Record<string, number> = {}

  add(kind: Plain, worth: number): void {
    this.#note(kind, worth)
  }

  addOf(kind: Lettered | ColouredTerm, which: number, worth: number): void {
    this.#note(`${kind} ${which}`, worth)
  }

  /** Of a letter and a hex, or a letter and a colour. */
  addAt(kind: Placed | Lacking, letter: number, second: number, worth: number): void {
    this.#note(`${kind} ${letter} ${second}`, worth)
  }

  #note(name: string, worth: number): void {
    const sum = Math.round(((this.terms[name] ?? 0) + worth) * FINENESS) / FINENESS
    if (sum !== 0) this.terms[name] = sum
  }

  sum(): number {
    return Object.values(this.terms).reduce((before, worth) => before + worth, 0)
  }
}
