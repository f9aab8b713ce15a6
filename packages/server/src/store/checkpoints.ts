import type { Database } from './schema.ts'

export interface Checkpoint {
  /** How many entries the journal had. */
  readonly number: number
  readonly hash: string
}

/** How many entries lie between two fingerprints. */
export const CHECKPOINT_EVERY = 64

/** Keeps the fingerprint of a state; the first one stands. */
export async function keepCheckpoint(
  db: Database,
  checkpoint: Checkpoint & { readonly table: string; readonly rules: number },
): Promise<void> {
  const { table, number, rules, hash } = checkpoint
  await db
    .insertInto('checkpoints')
    .values({ table_id: table, number, rules, hash })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function readCheckpoints(db: Database, table: string): Promise<Checkpoint[]> {
  return db
    .selectFrom('checkpoints')
    .select(['number', 'hash'])
    .where('table_id', '=', table)
    .orderBy('number')
    .execute()
}
