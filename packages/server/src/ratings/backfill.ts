import type { Hall } from '../hall/hall.ts'
import { tablesWithoutResults, writeResults } from '../store/results.ts'
import type { Database } from '../store/schema.ts'
import { taskOf } from './task.ts'

export const RESULTS_JOB = 'results'

interface BackfillNeeds {
  readonly db: Database
  readonly hall: Hall
}

/** So many matches are read at a time: others have their turn in between. */
const AT_ONCE = 5

/**
 * Writes down how matches ended that were over before results were kept, some of them; false when there are none left.
 * A match that the rules of today do not lead through has no result any more. Nothing of long ago is rated.
 */
export async function fillResults({ db, hall }: BackfillNeeds): Promise<boolean> {
  const tables = await tablesWithoutResults(db, AT_ONCE)
  for (const id of tables) {
    const found = await hall.see(id)
    if (found === null) continue
    const { row, live } = found
    const result = live?.match.result ?? null
    const task = live === null || result === null ? null : taskOf(live.match.game, row.options)
    await writeResults(db, row, { result, task, at: row.since })
  }
  return tables.length === AT_ONCE
}
