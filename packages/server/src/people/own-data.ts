import { conditionalsOf } from '../store/conditionals.ts'
import { friendshipsOf } from '../store/friends.ts'
import { keysOf } from '../store/passkeys.ts'
import { readPreferences } from '../store/preferences.ts'
import { eraseRatings, ratingsOf } from '../store/ratings.ts'
import type { Database } from '../store/schema.ts'

/** How somebody who is gone is called at the tables where they played. */
const GONE = '–'

/** Everything that is kept of a person, as they may have it. */
export async function dataOf(db: Database, person: string): Promise<object> {
  const known = await db.selectFrom('people').selectAll().where('id', '=', person).executeTakeFirst()
  const tables = await db
    .selectFrom('seats')
    .innerJoin('tables', 'tables.id', 'seats.table_id')
    .select(['tables.id', 'game', 'state', 'seat', 'tables.created', 'tables.changed'])
    .where('person', '=', person)
    .orderBy('tables.created')
    .execute()
  const hosted = await db.selectFrom('tables').select(['id', 'game']).where('host', '=', person).execute()
  const messages = await db
    .selectFrom('messages')
    .select(['table_id', 'room', 'text', 'at'])
    .where('person', '=', person)
    .orderBy('at')
    .execute()
  const muted = await db.selectFrom('mutes').select('muted').where('person', '=', person).execute()
  const browsers = await db
    .selectFrom('push_subscriptions')
    .select(['endpoint', 'at'])
    .where('person', '=', person)
    .execute()
  const reports = await db
    .selectFrom('reports')
    .select(['table_id', 'message_id', 'reason', 'at'])
    .where('person', '=', person)
    .execute()
  const keys = await keysOf(db, person)
  const friends = (await friendshipsOf(db, person)).map(({ name, state }) => ({ name, state }))
  const results = await db
    .selectFrom('results')
    .select(['table_id', 'seat', 'game', 'ended', 'kind', 'task', 'won', 'score', 'parted'])
    .where('person', '=', person)
    .orderBy('ended')
    .execute()
  const ratingSteps = await db
    .selectFrom('rating_steps')
    .select(['table_id', 'game', 'at', 'before', 'mu', 'sigma'])
    .where('person', '=', person)
    .orderBy('at')
    .execute()
  const found = await readPreferences(db, person)
  const { token: _, ...preferences } = found ?? { token: null }
  return {
    person: known ?? null,
    preferences,
    tables,
    hosted,
    messages,
    muted,
    browsers,
    reports,
    keys,
    friends,
    conditionals: await conditionalsOf(db, person),
    results,
    ratings: await ratingsOf(db, person),
    ratingSteps,
  }
}

/** Takes away what is somebody's own; what they played stays with the others, without their name. */
export async function eraseData(db: Database, person: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('preferences').where('person', '=', person).execute()
    await transaction.deleteFrom('push_subscriptions').where('person', '=', person).execute()
    await transaction.deleteFrom('mutes').where('person', '=', person).execute()
    await transaction.deleteFrom('passkeys').where('person', '=', person).execute()
    await transaction.deleteFrom('companions').where('person', '=', person).execute()
    await transaction.deleteFrom('invitations').where('person', '=', person).execute()
    await transaction.deleteFrom('conditionals').where('person', '=', person).execute()
    await transaction
      .deleteFrom('friends')
      .where(({ or, eb }) => or([eb('asker', '=', person), eb('asked', '=', person)]))
      .execute()
    await eraseRatings(transaction, person)
    await transaction.deleteFrom('operators').where('person', '=', person).execute()
    // What somebody has reported is for the operators to decide first.
    await transaction
      .deleteFrom('messages')
      .where('person', '=', person)
      .where('id', 'not in', (query) =>
        query.selectFrom('reports').select('message_id').where('message_id', 'is not', null),
      )
      .execute()
    await transaction.updateTable('people').set({ name: GONE }).where('id', '=', person).execute()
  })
}
