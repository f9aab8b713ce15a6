import type { GameResult } from '@vyprava/kernel'
import { botSeats } from '../store/journal.ts'
import { holdRatings, readEntrants, writeStep } from '../store/ratings.ts'
import { type Ended, hasParted, writeResults } from '../store/results.ts'
import type { Database } from '../store/schema.ts'
import { moveOn, readTable, type StoredTable } from '../store/tables.ts'
import { inTransaction } from '../store/transaction.ts'
import { type Skill, skillsAfter, UNKNOWN } from './method.ts'

/**
 * Ends a match: the table is over, how it ended is written down for everybody, and ratings change, all or nothing of it
 * and once, whichever process sees the end. False when it was over already.
 */
export async function endMatch(db: Database, id: string, ended: Ended): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    // Whoever moves the table on holds it; everybody else comes too late by then.
    if (!(await moveOn(transaction, id, ['playing', 'over'], ended.at))) return false
    const table = await readTable(transaction, id)
    if (table === null) return false
    await writeResults(transaction, table, ended)
    if (ended.result?.kind === 'ranked') await rateMatch(transaction, table, ended.result, ended.at)
    return true
  })
}

type Ranked = Extract<GameResult, { kind: 'ranked' }>

/**
 * Ratings follow from who began the match. Whoever did not play it to the end themselves is behind all who did: they
 * gave up, a bot moved for them or plays for them now, or somebody else has their seat. Where all have left, and where
 * fewer than two began, nothing is rated.
 */
async function rateMatch(db: Database, table: StoredTable, { ranks }: Ranked, at: number): Promise<void> {
  const entrants = await readEntrants(db, table.id)
  const helped = await botSeats(db, table.id)
  const stayed = entrants.map(({ seat, person }) => {
    const sitter = table.seats[seat]
    return person !== null && sitter.person === person && !hasParted(sitter) && !helped.has(seat)
  })
  if (entrants.length < 2 || !stayed.includes(true)) return
  const last = Math.max(...ranks) + 1
  const places = entrants.map(({ seat }, entrant) => (stayed[entrant] ? ranks[seat] : last))
  const { game } = table
  const persons = entrants.flatMap(({ person }) => person ?? [])
  const held = await holdRatings(db, game, persons, at)
  const skillOf = (person: string | null): Skill =>
    (person === null ? undefined : held.get(person)) ?? UNKNOWN
  const before = entrants.map(({ person }) => skillOf(person))
  const after = skillsAfter(before, places)
  for (const [entrant, { person }] of entrants.entries())
    if (person !== null)
      await writeStep(db, {
        ...{ table: table.id, person, game, at },
        before: before[entrant],
        after: after[entrant],
      })
}
