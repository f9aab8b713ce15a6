/**
 * Whether every text in this is one that any database can keep: no NUL, which PostgreSQL refuses, and no half of a
 * character, which comes back as another one.
 */
export function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return !value.includes('\0') && value.isWellFormed()
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(([name, part]) => isStorable(name) && isStorable(part))
}
