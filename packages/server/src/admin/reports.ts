import type { Database } from '../store/schema.ts'

/** Something said that somebody found wrong. */
export interface ReportLine {
  readonly table: string
  readonly message: string
  readonly text: string
  /** Who said it, and who reported it: ids for `ban`. */
  readonly by: string
  readonly name: string
  readonly reporter: string
  readonly reason: string
  readonly at: string
}

/** What was reported, the newest first. */
export async function listReports(db: Database, most: number): Promise<ReportLine[]> {
  const rows = await db
    .selectFrom('reports')
    .innerJoin('messages', 'messages.id', 'reports.message_id')
    .innerJoin('people', 'people.id', 'messages.person')
    .select([
      'messages.table_id as table',
      'messages.id as message',
      'messages.text',
      'messages.person as by',
    ])
    .select(['people.name', 'reports.person as reporter', 'reports.reason', 'reports.at'])
    .orderBy('reports.at', 'desc')
    .limit(most)
    .execute()
  return rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() }))
}
