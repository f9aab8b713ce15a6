import { type RawBuilder, type SqlBool, sql } from 'kysely'

/**
 * Whether a column holds a text, in capitals or not. The embedded database knows capitals of English alone, so the
 * ways in which a name is mostly written are tried.
 */
export function holds(column: string, text: string): RawBuilder<SqlBool> {
  const plain = text.replace(/[%_\\]/g, '')
  const small = plain.toLowerCase()
  const ways = new Set([plain, small, plain.toUpperCase(), small.charAt(0).toUpperCase() + small.slice(1)])
  const tried = [...ways].map((way) => sql`${sql.ref(column)} like ${`%${way}%`}`)
  return sql<SqlBool>`(lower(${sql.ref(column)}) like ${`%${small}%`} or ${sql.join(tried, sql` or `)})`
}
