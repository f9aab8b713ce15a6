import type { Database } from './schema.ts'

/** Does something in a transaction: the one that it is in already, or one of its own. */
export const inTransaction = <Result>(
  db: Database,
  work: (transaction: Database) => Promise<Result>,
): Promise<Result> => (db.isTransaction ? work(db) : db.transaction().execute(work))
