import type { Database } from './schema.ts'

/** Something to be done at a time. There is one job for each key. */
export interface Job {
  readonly key: string
  readonly kind: string
  readonly subject: string
  readonly due: number
}

/** A job that this process may do until the lease is over. */
export interface ClaimedJob extends Job {
  readonly lease: number
  readonly tries: number
}

/** Schedules a job, or reschedules the one with this key; a worker that finishes the old run does not remove the new one. */
export async function schedule(db: Database, job: Job): Promise<void> {
  await db
    .insertInto('jobs')
    .values({ ...job, lease: 0, tries: 0 })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ due: job.due, lease: 0, tries: 0 }))
    .execute()
}

/** Sees to it that a job is done by its time: one of this key that waits for an earlier time stays as it is. */
export async function scheduleBy(db: Database, job: Job, now: number): Promise<void> {
  await db
    .insertInto('jobs')
    .values({ ...job, lease: 0, tries: 0 })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({ due: job.due, lease: 0, tries: 0 })
        .where(({ eb, or }) =>
          or([eb('jobs.due', '>', job.due), eb('jobs.due', '<=', now), eb('jobs.lease', '!=', 0)]),
        ),
    )
    .execute()
}

/** Puts a job in unless there is one of this key. */
export async function scheduleOnce(db: Database, job: Job): Promise<void> {
  await db
    .insertInto('jobs')
    .values({ ...job, lease: 0, tries: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function unschedule(db: Database, key: string): Promise<void> {
  await db.deleteFrom('jobs').where('key', '=', key).execute()
}

/** Which kinds of jobs somebody does: some, or all but some. */
export interface Kinds {
  readonly only?: readonly string[]
  readonly except?: readonly string[]
}

/** When the next job of these kinds can be done; null when there is none. */
export async function nextDue(db: Database, { only = [], except = [] }: Kinds = {}): Promise<number | null> {
  const row = await db
    .selectFrom('jobs')
    .select('due')
    .$if(only.length > 0, (query) => query.where('kind', 'in', only))
    .$if(except.length > 0, (query) => query.where('kind', 'not in', except))
    .orderBy('due')
    .limit(1)
    .executeTakeFirst()
  return row?.due ?? null
}

/** Takes jobs that are due and that nobody is at. On PostgreSQL processes do not even wait for each other. */
export async function claimJobs(
  db: Database,
  { now, lease, most }: { readonly now: number; readonly lease: number; readonly most: number },
  { only = [], except = [] }: Kinds = {},
): Promise<ClaimedJob[]> {
  // SQLite has one writer at a time, and no rows to lock.
  const locks = db.getExecutor().adapter.supportsTransactionalDdl === true
  return db
    .with('taken', (query) =>
      query
        .selectFrom('jobs')
        .select('key')
        .where('due', '<=', now)
        .where('lease', '<=', now)
        .$if(only.length > 0, (some) => some.where('kind', 'in', only))
        .$if(except.length > 0, (some) => some.where('kind', 'not in', except))
        .orderBy('due')
        .limit(most)
        .$if(locks, (select) => select.forUpdate().skipLocked()),
    )
    .updateTable('jobs')
    .set(({ eb }) => ({ lease: now + lease, tries: eb('tries', '+', 1) }))
    .where('key', 'in', (query) => query.selectFrom('taken').select('taken.key'))
    .where('lease', '<=', now)
    .returningAll()
    .execute()
}

/** Takes a finished job away, unless it was scheduled anew meanwhile or somebody else has it by now. */
export async function finishJob(db: Database, { key, due, lease }: ClaimedJob): Promise<void> {
  await db
    .deleteFrom('jobs')
    .where('key', '=', key)
    .where('due', '=', due)
    .where('lease', '=', lease)
    .execute()
}

/** Lets a job that failed rest until a time. */
export async function delayJob(db: Database, { key, lease }: ClaimedJob, until: number): Promise<void> {
  await db
    .updateTable('jobs')
    .set({ lease: until })
    .where('key', '=', key)
    .where('lease', '=', lease)
    .execute()
}
