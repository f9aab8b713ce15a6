import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { moduleOf } from '@vyprava/games'
import { checkOptions, Random } from '@vyprava/kernel'
import { openStore } from '../../packages/server/src/store/open.ts'
import { begun, hallFor } from '../../packages/server/testing/seated.ts'

const MATCHES = 300
const ACTIONS = 40
const WARM_UP = 100

/** Kilobytes of memory for a live match in its middle, and for one that nobody looks at any more. */
export async function benchMemory(): Promise<object> {
  const game = (await moduleOf('roam')?.rules())?.game
  if (game === undefined) throw new Error('Roam is gone')
  const folder = mkdtempSync(join(tmpdir(), 'vyprava-memory-'))
  const store = await openStore({ kind: 'sqlite', folder })
  const hall = hallFor(store, [game])
  const options = checkOptions(game.options, {})
  const random = new Random('memory')
  const play = async (matches: number): Promise<void> => {
    for (let number = 0; number < matches; number++) {
      const table = await begun(store.db, game, ['ann', 'ben'], options.ok ? { options: options.value } : {})
      for (let i = 0; i < ACTIONS; i++) {
        const live = (await hall.see(table))?.live
        const [seat] = live?.match.deciders ?? []
        if (live === null || live === undefined || seat === undefined) break
        const action = random.pick(game.decision(live.match.state, seat).actions)
        await hall.fulfil(seat, {
          type: 'act',
          table,
          id: `a${i}`,
          version: live.version(seat),
          action: { ...action },
        })
      }
    }
  }
  // First what is loaded and prepared once for all matches.
  await play(WARM_UP)
  hall.evict(Number.POSITIVE_INFINITY)
  const before = heap()
  await play(MATCHES)
  const live = heap()
  hall.evict(Number.POSITIVE_INFINITY)
  const idle = heap()
  await hall.close()
  await store.close()
  rmSync(folder, { recursive: true, force: true })
  const each = (bytes: number): number => Number((bytes / MATCHES / 1024).toFixed(1))
  return { liveKilobytes: each(live - before), idleKilobytes: each(idle - before) }
}

function heap(): number {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  return process.memoryUsage().heapUsed
}
