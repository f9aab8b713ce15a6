import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Random } from '@vyprava/kernel'
import { beginTable, newGuest } from '../../packages/server/testing/guests.ts'
import { SocketPlayer } from '../../packages/server/testing/player.ts'
import { startProcess } from '../../packages/server/testing/process.ts'
import { Gauge } from './gauge.ts'
import type { Borne, Load } from './index.ts'

/** An address of its own for everybody: nobody of so many comes from the same one. */
const addressOf = (number: number): string => `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`

/** Two people play Roam at each table, all tables at once, with a socket for each. */
export async function benchOurs({ matches, pace, seconds }: Load): Promise<Borne> {
  const folder = mkdtempSync(join(tmpdir(), 'vyprava-bench-'))
  const server = await startProcess({ DATA_DIR: folder, TRUST_PROXY: 'loopback' })
  const gauge = new Gauge(server.child)
  const players: SocketPlayer[] = []
  const random = new Random('load')
  for (let number = 0; number < matches; number++) {
    const homes = [addressOf(2 * number), addressOf(2 * number + 1)]
    const guests = await Promise.all(homes.map((home) => newGuest(server.address, home)))
    const table = await beginTable('roam', guests)
    for (const [seat, { cookie }] of guests.entries()) {
      players.push(
        new SocketPlayer({
          table,
          cookie,
          from: homes[seat],
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
