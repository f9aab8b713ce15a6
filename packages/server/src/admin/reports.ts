import { bad, type Checked, good } from '@vyprava/kernel'
import { audit } from '../store/audit.ts'
import type { Store } from '../store/open.ts'
import type { Database, ReportOutcome, ReportState } from '../store/schema.ts'
import type { Acting } from './moderation.ts'

/** Something said, or somebody, that somebody found wrong. */
export interface ReportLine {
  readonly id: string
  readonly table: string
  /** Null when it is about the person. */
  readonly message: string | null
  /** What was said; null when it is gone, or when it is about the person. */
  readonly text: string | null
  /** Whom it is about, and who reported it: ids for `ban`. */
  readonly by: string
  readonly name: string
  readonly reporter: string
  readonly reporterName: string
  readonly reason: string
  readonly at: string
  readonly state: ReportState
  /** The operator who has it. */
  readonly operator: string | null
  /** What came of it, once it is closed. */
  readonly outcome: ReportOutcome | null
}

/** What was reported, the newest first; perhaps only what waits. */
export async function listReports(
  db: Database,
  most: number,
  { waiting = false }: { readonly waiting?: boolean } = {},
): Promise<ReportLine[]> {
  const rows = await db
    .selectFrom('reports')
    .leftJoin('messages', 'messages.id', 'reports.message_id')
    .innerJoin('people', 'people.id', 'reports.about')
    .innerJoin('people as reporters', 'reporters.id', 'reports.person')
    .select(['reports.id', 'reports.table_id as table', 'reports.message_id as message', 'messages.text'])
    .select(['reports.about as by', 'people.name', 'reports.person as reporter'])
    .select(['reporters.name as reporterName', 'reports.reason', 'reports.at'])
    .select(['reports.state', 'reports.operator', 'reports.outcome'])
    .$if(waiting, (query) => query.where('reports.state', '!=', 'closed'))
    .orderBy('reports.at', 'desc')
    .orderBy('reports.id')
    .limit(most)
    .execute()
  return rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() }))
}

/** How many reports nobody has closed. */
export async function countWaiting(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('reports')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('state', '!=', 'closed')
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** What becomes of a report: an operator takes it, gives it back, or says what came of it. */
export type Handling =
  | { readonly state: 'new' | 'taken' }
  | { readonly state: 'closed'; readonly outcome: ReportOutcome; readonly reason: string }

/** Moves a report on, unless another operator has done so meanwhile. */
export async function handleReport(
  { db }: Pick<Store, 'db'>,
  id: string,
  handling: Handling,
  { operator, at }: Acting,
): Promise<Checked<null>> {
  const outcome = handling.state === 'closed' ? handling.outcome : null
  const handled = await db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('reports')
      .set({ state: handling.state, operator: handling.state === 'new' ? null : operator, outcome })
      .where('id', '=', id)
      .where('state', '!=', 'closed')
      .$if(handling.state === 'taken', (query) => query.where('state', '=', 'new'))
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return false
    const detail = handling.state === 'closed' ? said(handling.outcome, handling.reason) : ''
    await audit(transaction, { operator, deed: `report ${handling.state}`, subject: id, detail, at })
    return true
  })
  return handled ? good(null) : bad('report', id, 'a report that nobody else has taken or closed')
}

const said = (outcome: ReportOutcome, reason: string): string =>
  reason === '' ? outcome : `${outcome}: ${reason}`

/** Says what came of all reports of a message. */
export async function decideReport(
  { db }: Pick<Store, 'db'>,
  message: string,
  outcome: ReportOutcome,
  { operator, at }: Acting,
): Promise<Checked<null>> {
  const decided = await db.transaction().execute(async (transaction) => {
    if (!(await closeReportsOf(transaction, message, outcome, operator))) return false
    await audit(transaction, { operator, deed: 'report closed', subject: message, detail: outcome, at })
    return true
  })
  return decided ? good(null) : bad('message', message, 'a message that somebody reported')
}

/** False when there are none. */
export async function closeReportsOf(
  db: Database,
  message: string,
  outcome: ReportOutcome,
  operator: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('reports')
    .set({ state: 'closed', outcome, operator })
    .where('message_id', '=', message)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
