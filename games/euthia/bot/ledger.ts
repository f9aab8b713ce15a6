import type { Placed, Unplaced } from '../rules/terms.ts'

/** What something brings, by the names of its terms; or the mean of several. */
export class Ledger {
  readonly terms: Record<string, number> = {}

  add(kind: Unplaced, worth: number): void {
    this.note(kind, worth)
  }

  addAt(kind: Placed, field: number, worth: number): void {
    this.note(`${kind} ${field}`, worth)
  }

  note(name: string, worth: number): void {
    if (worth !== 0) this.terms[name] = (this.terms[name] ?? 0) + worth
  }

  /** Takes in another one with a weight. */
  blend({ terms }: Ledger, weight: number): void {
    for (const [name, worth] of Object.entries(terms)) this.note(name, weight * worth)
  }

  sum(): number {
    return Object.values(this.terms).reduce((sum, worth) => sum + worth, 0)
  }
}
