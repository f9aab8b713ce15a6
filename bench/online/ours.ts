import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type DataPlace, openStore } from '../../packages/server/src/store/open.ts'
import { startPostgres } from '../../packages/server/testing/postgres.ts'
import { type ServerProcess, startProcess } from '../../packages/server/testing/process.ts'
import { gatherCrowd } from './crowd.ts'
import { Gauge } from './gauge.ts'
import type { Borne, Load } from './index.ts'

/** Two people play Roam at each table, all tables at once, on the embedded database. */
export async function benchOurs(load: Load): Promise<Borne> {
  const folder = mkdtempSync(join(tmpdir(), 'vyprava-bench-'))
  const server = await startProcess({ DATA_DIR: folder, TRUST_PROXY: 'loopback' })
  try {
    return await bear({ kind: 'sqlite', folder }, [server], load)
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The same on a PostgreSQL that two processes share; those who play together are at different ones. */
export async function benchTwo(load: Load): Promise<Borne> {
  const postgres = await startPostgres({ durable: true })
  const env = { DATABASE_URL: postgres.url, TRUST_PROXY: 'loopback' }
  const servers = [await startProcess(env)]
  servers.push(await startProcess(env))
  try {
    return await bear({ kind: 'postgres', url: postgres.url }, servers, load)
  } finally {
    await Promise.all(servers.map((server) => server.stop()))
    postgres.stop()
  }
}

async function bear(place: DataPlace, servers: readonly ServerProcess[], load: Load): Promise<Borne> {
  const { matches, pace, seconds } = load
  const gauge = new Gauge(servers.map(({ child }) => child))
  const store = await openStore(place)
  const addresses = servers.map(({ address }) => address)
  const crowd = await gatherCrowd({ addresses, store, gauge, matches, pace })
  await store.close()
  await gauge.warm(pace)
  const borne = await gauge.measure(seconds)
  crowd.close()
  return borne
}
