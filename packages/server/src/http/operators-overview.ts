import { auditFor, countAll, peopleFor, type TableRow, tablesFor } from '../admin/overview.ts'
import { countWaiting, listReports } from '../admin/reports.ts'
import type { Hall } from '../hall/hall.ts'
import type { LastBackup } from '../jobs/backup.ts'
import type { History } from '../operations/history.ts'
import type { Load } from '../operations/load.ts'
import type { Notices } from '../operations/notices.ts'
import type { Connection } from '../realtime/connection.ts'
import type { Store } from '../store/open.ts'

export interface OverviewNeeds {
  readonly store: Store
  readonly hall: Hall
  readonly history: History
  readonly load: Load
  readonly notices: Notices
  readonly connections: ReadonlySet<Connection>
  /** Of the installation: its version, since when this process runs, and what it may take. */
  readonly house: { readonly version: string; readonly since: number; readonly memory: number }
  /** The latest copy of the embedded database; null where somebody else looks after that. */
  lastBackup(): LastBackup | null
  now(): number
}

const MOST_TABLES = 12
const MOST_PEOPLE = 12
const MOST_REPORTS = 30
const MOST_AUDITED = 40

/** Everything that the operators' page shows at first, in one answer. */
export async function overviewOf(needs: OverviewNeeds): Promise<object> {
  const { store, history, load, notices, connections, house, now } = needs
  const { db } = store
  const present = new Set([...connections].flatMap(({ person }) => person ?? []))
  const nameless = [...connections].filter(({ person }) => person === null).length
  return {
    now: now(),
    house: { ...house, busy: load.busy, draining: load.draining },
    counts: {
      ...(await countAll(db, now())),
      ...{ present: present.size, nameless, waiting: await countWaiting(db) },
    },
    load: history.shown(),
    tables: (await tablesFor(db, { text: null, most: MOST_TABLES })).map((row) => ({
      ...row,
      ...stateOf(needs.hall, row),
    })),
    people: await peopleFor(db, { text: null, most: MOST_PEOPLE, now: now() }),
    reports: await listReports(db, MOST_REPORTS, { waiting: true }),
    audit: await auditFor(db, MOST_AUDITED),
    backup: needs.lastBackup(),
    notice: notices.shown,
  }
}

const stateOf = (hall: Hall, { id, state }: TableRow) =>
  (state === 'playing' ? hall.glimpse(id) : null) ?? { round: null, deciders: [] }
