import { bad, type Checked, good } from '@vyprava/kernel'
import { sql } from 'kysely'
import { tellBans } from '../realtime/turns.ts'
import { audit } from '../store/audit.ts'
import type { Store } from '../store/open.ts'
import { leaveSeats } from './leaving.ts'

export interface Banning {
  readonly reason: string
  readonly at: number
  /** Who does it. */
  readonly operator: string
  botFor(game: string): Promise<string>
}

/**
 * Shuts somebody out: their sessions end, a bot takes their seats in matches (which one, `botFor` a game says),
 * and open tables lose them. What they played and said stays.
 */
export async function ban(
  store: Store,
  person: string,
  { reason, at, operator, botFor }: Banning,
): Promise<Checked<{ readonly seats: number }>> {
  const { db } = store
  const known = await db.selectFrom('people').select('id').where('id', '=', person).executeTakeFirst()
  if (known === undefined) return bad('person', person, 'the id of a person')
  await db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('bans')
      .values({ person, reason, at })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await audit(transaction, { operator, deed: 'ban', subject: person, detail: reason, at })
  })
  await sql`delete from ${sql.table('session')} where ${sql.ref('userId')} = ${person}`.execute(db)
  const seats = await leaveSeats(store, person, botFor)
  await tellBans(store)
  return good({ seats })
}

/** Lets somebody in again; seats that were given away stay with whoever has them. */
export async function liftBan(
  { db }: Store,
  person: string,
  { operator, at, reason = '' }: Pick<Banning, 'operator' | 'at'> & Partial<Pick<Banning, 'reason'>>,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const { numDeletedRows } = await transaction
      .deleteFrom('bans')
      .where('person', '=', person)
      .executeTakeFirst()
    if (numDeletedRows === 0n) return false
    await audit(transaction, { operator, deed: 'lift ban', subject: person, detail: reason, at })
    return true
  })
}
