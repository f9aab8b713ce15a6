import { type GenericSchema, getDotPath, safeParse } from 'valibot'
import { type Checked, describe, good } from './checked.ts'

/** Checks data from outside by a valibot schema: the value, or where it is wrong and what was expected. */
export function checkData<Value>(schema: GenericSchema<unknown, Value>, data: unknown): Checked<Value> {
  const parsed = safeParse(schema, data, { abortPipeEarly: true })
  if (parsed.success) return good(parsed.output)
  const [issue] = parsed.issues
  return {
    ok: false,
    problem: {
      path: getDotPath(issue) ?? '.',
      found: describe(issue.input),
      expected: issue.kind === 'schema' ? (issue.expected ?? issue.message) : issue.message,
    },
  }
}
