import type { Kysely } from 'kysely'

/**
 * Whoever asks to go back asks at a moment that everybody knows, no longer at a length of the journal: numbers of before
 * would be taken for others. What is asked now is asked again.
 */
export async function up(db: Kysely<{ takebacks: object }>): Promise<void> {
  await db.deleteFrom('takebacks').execute()
}
