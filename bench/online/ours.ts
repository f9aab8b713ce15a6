import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Random } from '@vyprava/kernel'
import { beginTable, newGuest } from '../../packages/server/testing/guests.ts'
import { SocketPlayer } from '../../packages/server/testing/player.ts'
import { startProcess } from '../../packages/server/testing/process.ts'
import { Gauge } from './gauge.ts'
import type { Borne, Load } from './index.ts'

/** Two people play Roam at all tables at once, each table with two sockets of its own. */
export async function benchOurs({ matches, pace, seconds }: Load): Promise<Borne> {
  const folder = mkdtempSync(join(tmpdir(), 'vyprava-bench-'))
  const server = await startProcess({ DATA_DIR: folder })
  const gauge = new Gauge(server.child)
  const guests = [await newGuest(server.address), await newGuest(server.address)]
  const players: SocketPlayer[] = []
  const random = new Random('load')
  for (let number = 0; number < matches; number++) {
    const table = await beginTable('roam', guests)
    for (const [seat, { cookie }] of guests.entries()) {
      players.push(
        new SocketPlayer({
          table,
          cookie,
          random: random.derive(`${number} ${seat}`),
          address: () => server.address,
          pace: () => pace / 2 + random.int(pace),
          sent: (follower) => gauge.sent(`${table} ${follower.lines.length + 1} ${1 - seat}`),
          seen: (follower) => gauge.seen(`${table} ${follower.lines.length} ${seat}`),
        }),
      )
    }
  }
  await new Promise((wait) => setTimeout(wait, pace))
  const borne = await gauge.measure(seconds)
  for (const player of players) player.close()
  await server.kill()
  rmSync(folder, { recursive: true, force: true })
  return borne
}
