import type { Database } from './schema.ts'

/** What those at a table have agreed besides the rules. */
export interface Agreement {
  /** Without a clock: after how long a bot plays for who is asked and does not come; null: it is waited for them. */
  readonly absence: number | null
  /** Whether the players ended the match without a result. */
  readonly closed: boolean
}

const DAY = 24 * 60 * 60_000

/** Where nobody said anything, a table without a clock waits a day for who does not come. */
export const USUAL_ABSENCE = DAY

export async function readAgreement(db: Database, table: string): Promise<Agreement> {
  const row = await db.selectFrom('agreements').selectAll().where('table_id', '=', table).executeTakeFirst()
  if (row === undefined) return { absence: USUAL_ABSENCE, closed: false }
  return { absence: row.absence, closed: row.closed !== null }
}

/** Agrees on something; what was agreed besides stays. */
export async function agreeOn(
  db: Database,
  table: string,
  what: { readonly absence: number | null } | { readonly closed: number },
): Promise<void> {
  await db
    .insertInto('agreements')
    .values({ table_id: table, absence: USUAL_ABSENCE, closed: null, ...what })
    .onConflict((conflict) => conflict.column('table_id').doUpdateSet(what))
    .execute()
}

/** The seats of those who want the match to end without a result. */
export async function readClosing(db: Database, table: string): Promise<number[]> {
  const rows = await db
    .selectFrom('closing_votes')
    .select('seat')
    .where('table_id', '=', table)
    .orderBy('seat')
    .execute()
  return rows.map(({ seat }) => seat)
}

export async function voteClosing(db: Database, table: string, seat: number, agree: boolean): Promise<void> {
  if (agree)
    await db
      .insertInto('closing_votes')
      .values({ table_id: table, seat })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  else await db.deleteFrom('closing_votes').where('table_id', '=', table).where('seat', '=', seat).execute()
}
