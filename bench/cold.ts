import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { moduleOf } from '@vyprava/games'
import { loadMatch } from '../packages/server/src/hall/load.ts'
import { openStore } from '../packages/server/src/store/open.ts'
import { readTable } from '../packages/server/src/store/tables.ts'
import { longMatch } from './long-match.ts'
import { ratio } from './measure.ts'

const ROUNDS = 3

/** How long a match of Euthia that lies in no memory takes to come back: from its first action, and from what was kept. */
export async function benchCold(): Promise<object> {
  const rules = await moduleOf('euthia')?.rules()
  if (rules === undefined) throw new Error('There is no Euthia')
  const { game } = rules
  const folder = mkdtempSync(join(tmpdir(), 'vyprava-cold-'))
  const store = await openStore({ kind: 'sqlite', folder })
  try {
    const { table, actions } = await longMatch(store, rules)
    const row = await readTable(store.db, table)
    if (row === null) throw new Error('The match is gone')
    const times: { whole: number[]; kept: number[] } = { whole: [], kept: [] }
    for (let round = 0; round < ROUNDS; round++) {
      for (const way of ['whole', 'kept'] as const) {
        const start = performance.now()
        await loadMatch(store.db, game, row, { whole: way === 'whole' })
        times[way].push(performance.now() - start)
      }
    }
    const [whole, kept] = [middle(times.whole), middle(times.kept)]
    return { game: 'euthia', actions, msFromFirstAction: whole, msFromKept: kept, ratio: ratio(whole, kept) }
  } finally {
    await store.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

const middle = (times: readonly number[]): number =>
  Math.round(times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)])
