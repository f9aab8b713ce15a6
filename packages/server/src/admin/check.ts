import type { Game } from '@vyprava/kernel'
import { beginMatch } from '../hall/live.ts'
import { readCheckpoints } from '../store/checkpoints.ts'
import { readJournal } from '../store/journal.ts'
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
  if (row.rules > game.version) return before('it follows newer rules than these')
  const journal = await readJournal(db, row.id, 0)
  const hashes = new Map((await readCheckpoints(db, row.id)).map(({ number, hash }) => [number, hash]))
  tally.entries += journal.length
  tally.checkpoints += hashes.size
  let entry: number | null = null
  try {
    const live = beginMatch(game, row)
    for (const { number, entry: next, at } of journal) {
      entry = number
      if (number !== live.length) return { entry, why: `entry ${live.length} of the journal is missing` }
      live.follow(next, at)
      const hash = hashes.get(live.length)
      hashes.delete(live.length)
      if (hash !== undefined && hash !== live.match.hash()) return { entry, why: 'the state is another one' }
    }
    if (hashes.size > 0) return { entry, why: 'the journal is shorter than it was' }
    if (row.state === 'over' && live.match.result === null) return { entry, why: 'the match is not over' }
    return null
  } catch (error) {
    return { entry, why: error instanceof Error ? error.message : String(error) }
  }
}
