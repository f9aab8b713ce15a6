import { capital } from './wording.ts'
import { type Language, localeOf } from './words.ts'

/** How clauses without a subject ("finds part E", "saves a slot") become one sentence about a move. */
export interface ReasonFrame {
  readonly language: Language
  /** Before what a weaker move lacks: "A little weaker". */
  readonly weaker: string
  /** Before what a move costs beside what it brings; with the subject where it is said again: "but it". */
  readonly but: string
  /** The subject where the language needs one. */
  readonly it?: string
}

/** One sentence of what a move brings and what it costs; null when there is nothing to say. */
export function reasoned(
  { language, weaker, but, it }: ReasonFrame,
  gains: readonly string[],
  costs: readonly string[],
): string | null {
  const list = new Intl.ListFormat(localeOf(language), { type: 'conjunction' })
  const all = (clauses: readonly string[]): string =>
    it === undefined ? list.format(clauses) : `${it} ${list.format(clauses)}`
  if (gains.length === 0) return costs.length === 0 ? null : `${weaker}: ${all(costs)}.`
  return capital(costs.length === 0 ? `${all(gains)}.` : `${all(gains)}, ${but} ${list.format(costs)}.`)
}
