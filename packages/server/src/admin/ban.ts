import { bad, type Checked, good } from '@vyprava/kernel'
import { sql } from 'kysely'
import { tellBans } from '../realtime/turns.ts'
import type { Store } from '../store/open.ts'
import { leaveSeats } from './leaving.ts'

/**
 * Shuts somebody out: their sessions end, a bot takes their seats in matches (which one, `botFor` a game says),
 * and open tables lose them. What they played and said stays.
 */
export async function ban(
  store: Store,
  person: string,
  { reason, at, botFor }: { reason: string; at: number; botFor(game: string): Promise<string> },
): Promise<Checked<{ readonly seats: number }>> {
  const { db } = store
  const known = await db.selectFrom('people').select('id').where('id', '=', person).executeTakeFirst()
  if (known === undefined) return bad('person', person, 'the id of a person')
  await db
    .insertInto('bans')
    .values({ person, reason, at })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await sql`delete from ${sql.table('session')} where ${sql.ref('userId')} = ${person}`.execute(db)
  const seats = await leaveSeats(store, person, botFor)
  await tellBans(store)
  return good({ seats })
}

/** Lets somebody in again; seats that were given away stay with who has them. */
export async function liftBan({ db }: Store, person: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('bans').where('person', '=', person).executeTakeFirst()
  return numDeletedRows === 1n
}
