import type { Database } from './schema.ts'

/** How somebody wants to be reminded, and when not. */
export interface Preferences {
  readonly language: string
  readonly zone: string | null
  readonly quietFrom: number
  readonly quietTo: number
  readonly mail: string | null
}

export interface StoredPreferences extends Preferences {
  readonly confirmed: boolean
  readonly token: string
}

const columns = ['language', 'zone', 'quiet_from as quietFrom', 'quiet_to as quietTo', 'mail'] as const

export async function readPreferences(db: Database, person: string): Promise<StoredPreferences | null> {
  const row = await db
    .selectFrom('preferences')
    .select([...columns, 'mail_confirmed', 'token'])
    .where('person', '=', person)
    .executeTakeFirst()
  if (row === undefined) return null
  const { mail_confirmed, ...rest } = row
  return { ...rest, confirmed: mail_confirmed === 1 }
}

export async function writePreferences(
  db: Database,
  person: string,
  { language, zone, quietFrom, quietTo, mail, confirmed, token }: StoredPreferences,
): Promise<void> {
  const values = { language, zone, quiet_from: quietFrom, quiet_to: quietTo, mail, token }
  const row = { ...values, mail_confirmed: confirmed ? 1 : 0 }
  await db
    .insertInto('preferences')
    .values({ person, ...row })
    .onConflict((conflict) => conflict.column('person').doUpdateSet(row))
    .execute()
}

/** Somebody followed a link of a mail: the language they read, or null when the link is not valid (any more). */
export async function answerMail(db: Database, token: string, wanted: boolean): Promise<string | null> {
  const found = db
    .updateTable('preferences')
    .set(wanted ? { mail_confirmed: 1 } : { mail_confirmed: 0, mail: null })
    .where('token', '=', token)
  const row = await found.returning('language').executeTakeFirst()
  return row?.language ?? null
}

/** A browser that takes messages for somebody. */
export interface Subscription {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

export async function subscriptionsOf(db: Database, person: string): Promise<Subscription[]> {
  return db
    .selectFrom('push_subscriptions')
    .select(['endpoint', 'p256dh', 'auth'])
    .where('person', '=', person)
    .execute()
}

export async function subscribe(
  db: Database,
  person: string,
  subscription: Subscription,
  at: number,
): Promise<void> {
  await db
    .insertInto('push_subscriptions')
    .values({ ...subscription, person, at })
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet({ ...subscription, person, at }))
    .execute()
}

/** A browser takes nothing any more; a person ends this only for their own. */
export async function unsubscribe(
  db: Database,
  endpoint: string,
  person: string | null = null,
): Promise<void> {
  await db
    .deleteFrom('push_subscriptions')
    .where('endpoint', '=', endpoint)
    .$if(person !== null, (query) => query.where('person', '=', person ?? ''))
    .execute()
}
