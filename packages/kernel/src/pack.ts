import { type BaseIssue, type GenericSchema, getDotPath, safeParse } from 'valibot'
import { type Checked, describe, good } from './checked.ts'
import { hashOf } from './hash.ts'
import { optionFor } from './variant.ts'

/** The printed matter that a match is played with: its name, and a hash of what the rules read of it. */
export interface PackMark {
  readonly id: string
  readonly hash: string
}

/** Hashes that begin so leave out what no rule reads; those of before covered every word of a pack. */
const WORDLESS = '2-'

const marks = new WeakMap<object, PackMark>()

/**
 * The mark of a pack without the fields that no rule reads, wherever they stand: names, stories, pictures. So a
 * corrected word leaves matches what they were. A pack is large and never changes: it is hashed once, when it is asked
 * for, however many games and players are made of it.
 */
export function markOf(pack: { readonly id: string }, unread: readonly string[]): PackMark {
  const known = marks.get(pack)
  if (known !== undefined) return known
  let hash: string | null = null
  const mark = {
    id: pack.id,
    get hash() {
      hash ??= WORDLESS + hashOf(without(pack, new Set(unread)))
      return hash
    },
  }
  marks.set(pack, mark)
  return mark
}

function without(value: unknown, fields: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((part) => without(part, fields))
  if (typeof value !== 'object' || value === null) return value
  const kept: Record<string, unknown> = {}
  for (const [name, part] of Object.entries(value)) {
    if (!fields.has(name)) kept[name] = without(part, fields)
  }
  return kept
}

/**
 * Whether a match was played with this pack. A hash of before says nothing, since words have been corrected: the name
 * decides, and whether the match can be played again as it is written down.
 */
export function isPlayedWith(record: PackMark | null, pack: PackMark | null): boolean {
  if (record === null || pack === null) return record === pack
  return record.id === pack.id && (record.hash === pack.hash || /^[0-9a-f]{32}$/.test(record.hash))
}

/** Checks data from outside by a valibot schema: the value, or where it is wrong and what was expected. */
export function checkData<Value>(schema: GenericSchema<unknown, Value>, data: unknown): Checked<Value> {
  const parsed = safeParse(optionFor(schema, data), data, { abortPipeEarly: true })
  if (parsed.success) return good(parsed.output)
  const [issue] = parsed.issues
  const problem = {
    path: getDotPath(issue) ?? '.',
    found: describe(issue.input),
    expected: expectedBy(issue),
  }
  return { ok: false, problem }
}

/** What should have stood there, in words: our own message, or valibot's type name made readable. */
function expectedBy(issue: BaseIssue<unknown>): string {
  if (issue.kind === 'validation' || issue.expected === null) return issue.message
  if (issue.expected === 'never') return 'nothing: there is no such field'
  const key = issue.path?.at(-1)?.key
  if (issue.input === undefined && issue.expected === `"${String(key)}"`) return `the field ${String(key)}`
  return issue.expected
}
