import { setImmediate } from 'node:timers/promises'
import type { Game } from '@vyprava/kernel'
import { readCheckpoints } from '../store/checkpoints.ts'
import { readDeeds, type StoredDeed } from '../store/journal.ts'
import { readKept } from '../store/kept.ts'
import type { Database } from '../store/schema.ts'
import type { StoredTable } from '../store/tables.ts'
import { beginMatch, isKeptLive, type Live } from './live.ts'

/** The current rules do not lead through a stored match any more. */
export class Diverged extends Error {
  /** The entry of the journal at which it shows; null before the first one. */
  readonly entry: number | null

  constructor(entry: number | null, why: string) {
    super(why)
    this.entry = entry
  }
}

/** What people are told of it. */
export const DIVERGED = 'The rules have changed and do not lead through this match any more.'

/** So long a match is played anew before others have their turn, in milliseconds. */
const BREATH = 8

export interface Loaded {
  readonly live: Live
  /** How many fingerprints it was held to. */
  readonly checkpoints: number
}

/** Brings a stored match into memory, held to every fingerprint that was kept of it. Throws `Diverged`. */
export async function loadMatch(
  db: Database,
  game: Game,
  row: StoredTable,
  /** Whether it is played from its first action also when a later state of it was kept. */
  { whole = false } = {},
): Promise<Loaded> {
  if (row.rules > game.version) throw new Diverged(null, 'it was played under newer rules')
  const kept = whole ? null : await readKept(db, row.id, game.version)
  const hashes = new Map((await readCheckpoints(db, row.id)).map(({ number, hash }) => [number, hash]))
  // After the fingerprints: what is appended meanwhile has none that we would miss.
  const journal = await readDeeds(db, row.id, 0)
  const live = (kept === null ? null : resume(game, row, kept, journal, hashes)) ?? begin(game, row)
  let since = performance.now()
  for (const stored of journal) {
    if (stored.number < live.length) continue
    follow(live, stored, hashes)
    if (performance.now() - since < BREATH) continue
    // A long match takes a second: meanwhile others play.
    await setImmediate()
    since = performance.now()
  }
  const last = Math.max(0, ...hashes.keys())
  if (last > live.length) throw new Diverged(live.length, 'the journal is shorter than it was')
  return { live, checkpoints: hashes.size }
}

const begin = (game: Game, row: StoredTable): Live => attempt(null, () => beginMatch(game, row))

/** The match as it was kept; null when that is not what the journal and the fingerprints say. */
function resume(
  game: Game,
  row: StoredTable,
  { number, kept }: { readonly number: number; readonly kept: unknown },
  journal: readonly StoredDeed[],
  hashes: ReadonlyMap<number, string>,
): Live | null {
  const before = journal.filter((deed) => deed.number < number).flatMap(({ entries }) => entries)
  if (!isKeptLive(kept) || before.length !== number) return null
  const live = begin(game, row)
  live.resume(kept, before)
  return hashes.get(number) === live.match.hash() ? live : null
}

function follow(live: Live, { number, entries, at }: StoredDeed, hashes: ReadonlyMap<number, string>): void {
  if (number !== live.length) throw new Diverged(number, `entry ${live.length} of the journal is missing`)
  attempt(number, () => live.follow(entries, at))
  const hash = hashes.get(live.length)
  if (hash !== undefined && hash !== live.match.hash()) throw new Diverged(number, 'the state differs')
}

function attempt<Result>(entry: number | null, work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    throw new Diverged(entry, error instanceof Error ? error.message : String(error))
  }
}
