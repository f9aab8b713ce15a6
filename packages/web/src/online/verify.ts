import { type Game, type MatchRecord, parseRecord, verifyRecord } from '@vyprava/kernel'
import { ask } from './server.ts'
import { witnessOf } from './tables.ts'

/** What a verification found: every claim holds, or the first that does not. */
export type Proof = { readonly ok: true } | { readonly ok: false; readonly why: string }

/** Everything of a finished game. */
export async function recordOf(id: string): Promise<MatchRecord> {
  const record = parseRecord(JSON.stringify(await ask(`api/tables/${id}/record`)))
  if (record.ok) return record.value
  throw new Error(`The record of table ${id} is broken: ${JSON.stringify(record.problem)}`)
}

/**
 * Verifies a finished game in this page: the seal, the shuffles, every action and the result; and that the seal and
 * one's own chance are those that this browser saw when one sat down.
 */
export async function verifyTable(id: string, seat: number | null, game: Game): Promise<Proof> {
  const record = await recordOf(id)
  const witness = witnessOf(id)
  if (witness !== null && record.fairness !== null) {
    if (record.fairness.commitment !== witness.commitment) return { ok: false, why: 'otherSeal' }
    if (seat !== null && record.fairness.contributions[seat] !== witness.contribution)
      return { ok: false, why: 'otherChance' }
  }
  const found = verifyRecord(game, record)
  return found.ok ? { ok: true } : found
}
