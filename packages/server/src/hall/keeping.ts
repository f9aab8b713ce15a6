import { CHECKPOINT_EVERY, keepCheckpoint } from '../store/checkpoints.ts'
import { KEEP_EVERY, keepMatch } from '../store/kept.ts'
import type { Database } from '../store/schema.ts'
import type { Live } from './live.ts'

/**
 * Now and then and at the end: a fingerprint, so that newer rules can be held to what happened, and, less often, all
 * that a match is, so that it need not be played anew from its first action.
 */
export async function keepNowAndThen(db: Database, table: string, live: Live, before: number): Promise<void> {
  const { match, length: number } = live
  const over = match.result !== null
  const rules = match.game.version
  // A deed may be several entries.
  const passed = (every: number): boolean => Math.floor(number / every) > Math.floor(before / every)
  if (over || passed(CHECKPOINT_EVERY)) await keepCheckpoint(db, { table, number, rules, hash: match.hash() })
  if (number >= KEEP_EVERY && (over || passed(KEEP_EVERY)))
    await keepMatch(db, { table, number, rules, kept: live.keep() })
}
