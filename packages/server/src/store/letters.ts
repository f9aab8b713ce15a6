import { createHash, randomBytes } from 'node:crypto'
import type { Database, LetterKind } from './schema.ts'

const HOUR = 60 * 60_000

const fingerprint = (token: string): string => createHash('sha256').update(token).digest('hex')

/** Remembers a letter to an address; what it has to say to be answered. */
export async function writeLetter(
  db: Database,
  kind: LetterKind,
  email: string,
  now: number,
): Promise<string> {
  const token = randomBytes(24).toString('base64url')
  await db.deleteFrom('letters').where('until', '<', now).execute()
  await db
    .insertInto('letters')
    .values({ token: fingerprint(token), kind, email, until: now + HOUR })
    .execute()
  return token
}

/** What a letter was for; null when it is too old or was never sent. It can be read until it is used. */
export async function readLetter(
  db: Database,
  token: string,
  now: number,
): Promise<{ readonly kind: LetterKind; readonly email: string } | null> {
  const row = await db
    .selectFrom('letters')
    .select(['kind', 'email'])
    .where('token', '=', fingerprint(token))
    .where('until', '>=', now)
    .executeTakeFirst()
  return row ?? null
}

/** Uses a letter up, with all others to the same address; false when somebody else did. */
export async function useLetter(db: Database, token: string, email: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('letters')
    .where('token', '=', fingerprint(token))
    .executeTakeFirst()
  await db.deleteFrom('letters').where('email', '=', email).execute()
  return numDeletedRows === 1n
}
