import type { Game } from '@vyprava/kernel'
import { Diverged, loadMatch } from '../hall/load.ts'
import type { Database } from '../store/schema.ts'
import { readTable, type StoredTable } from '../store/tables.ts'

/** A match that the current rules do not lead through any more. */
export interface Diverging {
  readonly table: string
  readonly game: string
  /** The version of the rules that it began with, and today's; null when there is no such game any more. */
  readonly rules: number
  readonly now: number | null
  readonly state: string
  /** After how many entries of the journal it shows; null before the first one. */
  readonly entry: number | null
  readonly why: string
}

export interface MatchCheck {
  readonly matches: number
  readonly entries: number
  readonly checkpoints: number
  readonly diverging: readonly Diverging[]
}

type Tally = { matches: number; entries: number; checkpoints: number; diverging: Diverging[] }

/** Runs every stored match again by the current rules, one at a time. */
export async function checkMatches(
  db: Database,
  gameOf: (id: string) => Promise<Game | null>,
): Promise<MatchCheck> {
  const ids = await db.selectFrom('tables').select('id').where('state', '!=', 'open').orderBy('id').execute()
  const tally: Tally = { matches: 0, entries: 0, checkpoints: 0, diverging: [] }
  for (const { id } of ids) {
    const row = await readTable(db, id)
    if (row === null) continue
    tally.matches += 1
    const game = await gameOf(row.game)
    const found = game === null ? before('there is no such game') : await runAgain(db, game, row, tally)
    if (found === null) continue
    const { game: name, rules, state } = row
    tally.diverging.push({ table: id, game: name, rules, now: game?.version ?? null, state, ...found })
  }
  return tally
}

type Found = Pick<Diverging, 'entry' | 'why'>

const before = (why: string): Found => ({ entry: null, why })

async function runAgain(db: Database, game: Game, row: StoredTable, tally: Tally): Promise<Found | null> {
  try {
    const { live, checkpoints } = await loadMatch(db, game, row, { whole: true })
    tally.entries += live.length
    tally.checkpoints += checkpoints
    if (row.state !== 'over' || live.match.result !== null || (await wasClosed(db, row.id))) return null
    return { entry: live.length, why: 'the match is not over' }
  } catch (error) {
    if (error instanceof Diverged) return { entry: error.entry, why: error.message }
    throw error
  }
}

/** Whether operators ended it; such a match has no result. */
async function wasClosed(db: Database, table: string): Promise<boolean> {
  const closed = await db
    .selectFrom('audit')
    .select('id')
    .where('deed', '=', 'close table')
    .where('subject', '=', table)
    .executeTakeFirst()
  return closed !== undefined
}
