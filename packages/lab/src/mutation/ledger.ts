import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Mutant } from './mutants.ts'
import type { Verdict } from './trial.ts'

export interface Judged {
  readonly mutant: Mutant
  readonly verdict: Verdict
}

/** Keeps every verdict as soon as it is known, so that a run that was broken off goes on where it was. */
export class Ledger {
  readonly #file: string
  readonly #chosen: string
  readonly judged: Judged[] = []

  /** Verdicts about other mutants (other sources, seed or count) are not taken over. */
  constructor(file: string, chosen: readonly Mutant[]) {
    this.#file = file
    this.#chosen = JSON.stringify(chosen)
    if (!existsSync(file)) return
    const kept = JSON.parse(readFileSync(file, 'utf8'))
    if (JSON.stringify(kept.chosen) === this.#chosen) this.judged.push(...kept.judged)
  }

  add(judged: Judged): void {
    this.judged.push(judged)
    mkdirSync(dirname(this.#file), { recursive: true })
    writeFileSync(
      this.#file,
      `${JSON.stringify({ chosen: JSON.parse(this.#chosen), judged: this.judged }, null, 2)}\n`,
    )
  }
}
