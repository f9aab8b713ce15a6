import type { Database } from './schema.ts'

/** What those at a table have agreed besides the rules. */
export interface Agreement {
  /** Without a clock: after how long a bot plays for whoever is asked and does not come; null: the table waits for them. */
  readonly absence: number | null
  /** Whether the players ended the match without a result. */
  readonly closed: boolean
  /** Whether players may ask a bot for advice. */
  readonly hints: boolean
  /** How much later than the players others see the match, in milliseconds. */
  readonly delay: number
  /** Whether the result changes the ratings of those who play. */
  readonly rated: boolean
}

/** What can be agreed on before the match. */
export type Agreeing = Pick<Agreement, 'absence' | 'hints' | 'delay' | 'rated'>

const DAY = 24 * 60 * 60_000

/** Where nobody said anything, a table without a clock waits a day for whoever does not come. */
export const USUAL_ABSENCE = DAY
const USUAL: Agreeing = { absence: USUAL_ABSENCE, hints: false, delay: 0, rated: false }

export async function readAgreement(db: Database, table: string): Promise<Agreement> {
  const row = await db.selectFrom('agreements').selectAll().where('table_id', '=', table).executeTakeFirst()
  if (row === undefined) return { ...USUAL, closed: false }
  const { absence, closed, hints, delay, rated } = row
  return { absence, closed: closed !== null, hints: hints === 1, delay, rated: rated === 1 }
}

/** Agrees on something; what was agreed besides stays. */
export async function agreeOn(
  db: Database,
  table: string,
  what: Partial<Agreeing> | { readonly closed: number },
): Promise<void> {
  const { hints, rated, ...rest } = 'closed' in what ? { ...what, hints: undefined, rated: undefined } : what
  const change = {
    ...rest,
    ...(hints === undefined ? {} : { hints: hints ? 1 : 0 }),
    ...(rated === undefined ? {} : { rated: rated ? 1 : 0 }),
  }
  await db
    .insertInto('agreements')
    .values({ table_id: table, ...USUAL, hints: 0, rated: 0, closed: null, ...change })
    .onConflict((conflict) => conflict.column('table_id').doUpdateSet(change))
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
