/** Nothing that anybody means to say is nested deeper. Without a bound one message could exhaust the stack. */
const DEEPEST = 32

/**
 * Whether any database can keep this: every text in it is without NUL, which PostgreSQL refuses, and without a half of
 * a character, which comes back as another one; and it is not nested without end.
 */
export function isStorable(value: unknown, levels = DEEPEST): boolean {
  if (typeof value === 'string') return !value.includes('\0') && value.isWellFormed()
  if (typeof value !== 'object' || value === null) return true
  if (levels === 0) return false
  for (const [name, part] of Object.entries(value))
    if (!isStorable(name) || !isStorable(part, levels - 1)) return false
  return true
}
