import { type BaseIssue, type GenericSchema, getDotPath, safeParse } from 'valibot'
import { type Checked, describe, good } from './checked.ts'
import { optionFor } from './variant.ts'

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
