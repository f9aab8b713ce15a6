import * as v from 'valibot'
import type { Database } from './schema.ts'

/** Something that everybody who plays should know. */
export interface StoredNotice {
  /** In the operator's own words; empty for the usual sentence in everybody's language. */
  readonly text: string
  /** When the server goes down; null when that is not the point. */
  readonly at: number | null
}

const NAME = 'notice'
const shape = v.object({ text: v.string(), at: v.nullable(v.number()) })

export async function readNotice(db: Database): Promise<StoredNotice | null> {
  const row = await db.selectFrom('settings').select('value').where('name', '=', NAME).executeTakeFirst()
  if (row === undefined) return null
  return v.parse(shape, JSON.parse(row.value))
}

export async function writeNotice(db: Database, notice: StoredNotice | null): Promise<void> {
  await db.deleteFrom('settings').where('name', '=', NAME).execute()
  if (notice === null) return
  await db
    .insertInto('settings')
    .values({ name: NAME, value: JSON.stringify(notice) })
    .execute()
}
