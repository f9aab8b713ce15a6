import type { Json } from './json.ts'

/** What is wrong with some input: where, what stood there, and what should have. */
export interface Problem {
  readonly path: string
  readonly found: string
  readonly expected: string
}

/** Input from outside after its check: a value, or the problem. Bad input is never a throw. */
export type Checked<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: Problem }

export const good = <T>(value: T): Checked<T> => ({ ok: true, value })

export const bad = (path: string, found: unknown, expected: string): { ok: false; problem: Problem } => ({
  ok: false,
  problem: { path, found: describe(found), expected },
})

/** A short, safe text of any value, for error messages. */
export function describe(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (typeof value === 'string') return JSON.stringify(value.length > 60 ? `${value.slice(0, 57)}...` : value)
  if (typeof value === 'number' || typeof value === 'boolean' || value === null) return String(value)
  if (Array.isArray(value)) return `a list of ${value.length}`
  return typeof value === 'object' ? 'an object' : typeof value
}

export const printProblem = (problem: Problem): string =>
  `${problem.path}: found ${problem.found}, expected ${problem.expected}`

/** Text to JSON, as `Checked`. */
export function parseJson(text: string): Checked<Json> {
  try {
    return good(JSON.parse(text))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return bad('.', text.slice(0, 40), `JSON text (${reason})`)
  }
}
