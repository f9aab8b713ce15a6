import { entryOf, type Kind, type Placed, type Unplaced } from '../rules/terms.ts'

/** The terms of a position, or the mean of several. */
export class Ledger {
  readonly terms: Record<string, number> = {}

  add(kind: Unplaced, worth: number): void {
    this.#note(kind, worth)
  }

  addAt(kind: Placed, place: number, worth: number): void {
    this.#note(`${kind} ${place}`, worth)
  }

  #note(name: string, worth: number): void {
    if (worth !== 0) this.terms[name] = (this.terms[name] ?? 0) + worth
  }

  /** Takes in another one with a weight. */
  blend(other: Ledger, weight: number): void {
    for (const [name, worth] of Object.entries(other.terms)) this.#note(name, weight * worth)
  }

  /** All of it, or of some kinds. */
  sum(...kinds: readonly Kind[]): number {
    let sum = 0
    for (const [name, worth] of Object.entries(this.terms)) {
      if (kinds.length === 0 || kinds.includes(entryOf(name).kind)) sum += worth
    }
    return sum
  }
}
