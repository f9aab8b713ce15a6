import { promisify } from 'node:util'
import { zstdCompress, zstdDecompress } from 'node:zlib'
import type { Database } from './schema.ts'

/** How many entries of the journal lie between two states that are kept whole. */
export const KEEP_EVERY = 128

/** A match as it was with so many entries of its journal. A cache: whoever doubts it plays the journal. */
export interface Kept {
  readonly table: string
  readonly number: number
  /** The version of the rules that led to it. */
  readonly rules: number
  readonly kept: object
}

const pack = promisify(zstdCompress)
const unpack = promisify(zstdDecompress)

/** Keeps the latest one of each table. */
export async function keepMatch(db: Database, { table, number, rules, kept }: Kept): Promise<void> {
  const body = (await pack(JSON.stringify(kept))).toString('base64')
  await db
    .insertInto('kept_matches')
    .values({ table_id: table, number, rules, body })
    .onConflict((conflict) => conflict.column('table_id').doUpdateSet({ number, rules, body }))
    .execute()
}

/** The latest one of a table that these rules led to; null when there is none. */
export async function readKept(
  db: Database,
  table: string,
  rules: number,
): Promise<{ readonly number: number; readonly kept: unknown } | null> {
  const row = await db
    .selectFrom('kept_matches')
    .select(['number', 'body'])
    .where('table_id', '=', table)
    .where('rules', '=', rules)
    .executeTakeFirst()
  if (row === undefined) return null
  const body = await unpack(Buffer.from(row.body, 'base64'))
  return { number: row.number, kept: JSON.parse(body.toString()) }
}
