import { fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { moduleOf } from '@vyprava/games'
import { openStore } from '../../packages/server/src/store/open.ts'
import { startProcess } from '../../packages/server/testing/process.ts'
import { longMatch } from '../long-match.ts'
import { gatherCrowd, guestsAt, seatThem } from '../online/crowd.ts'
import { Gauge } from '../online/gauge.ts'
import type { Borne } from '../online/index.ts'
import type { Damage, Orders } from './attackers.ts'
import { type Inside, lookInside } from './inside.ts'

const MATCHES = 200
const PACE = 5_000
/** Of each half; fewer for a first look. */
const SECONDS = Number(process.env.SECONDS ?? 30)
const LONG = 700
/** Two hundred windows in all: without a name, and of ten people. */
const NAMELESS = 100
const GUESTS = 10
const WINDOWS = 10

interface WorstGuests {
  /** The same matches before anybody does harm: what the machine makes of them by itself. */
  readonly calm: Borne & { readonly server: Inside }
  readonly attacked: Borne & { readonly server: Inside }
  readonly damage: Damage
  /** The longest that the simplest question took meanwhile, in milliseconds. */
  readonly healthz: number
}

/** What those who play notice of guests who do the dearest things that are allowed. */
export async function benchWorst(): Promise<WorstGuests> {
  const folder = mkdtempSync(join(tmpdir(), 'vyprava-worst-'))
  const euthia = await moduleOf('euthia')?.rules()
  if (euthia === undefined) throw new Error('There is no Euthia')
  const store = await openStore({ kind: 'sqlite', folder })
  const { table } = await longMatch(store, euthia, LONG)
  const server = await startProcess({ DATA_DIR: folder, TRUST_PROXY: 'loopback' })
  const { address } = server
  try {
    const addresses = [address]
    const gauges = [new Gauge([server.child]), new Gauge([server.child])]
    const [calmly, badly] = gauges
    const both = {
      bytes: (count: number): void => {
        for (const gauge of gauges) gauge.bytes(count)
      },
      sent: (key: string): void => {
        for (const gauge of gauges) gauge.sent(key)
      },
      seen: (key: string): void => {
        for (const gauge of gauges) gauge.seen(key)
      },
    }
    const crowd = await gatherCrowd({ addresses, store, gauge: both, matches: MATCHES, pace: PACE })
    const bad = await guestsAt(address, GUESTS, 10_000)
    const pairs = Array.from({ length: GUESTS / 2 }, (_, pair) => [bad[2 * pair], bad[2 * pair + 1]])
    const tables = await seatThem(store, pairs)
    await store.close()
    await calmly.warm(PACE)
    const calmlyInside = await lookInside(address, server.child.pid ?? 0)
    const calm = { ...(await calmly.measure(SECONDS)), server: await calmlyInside() }
    const orders: Orders = {
      ...{ address, table, nameless: NAMELESS, windows: WINDOWS, seconds: SECONDS + 5 },
      guests: bad.map(({ cookie, from }, place) => ({ cookie, from, table: tables[Math.floor(place / 2)] })),
    }
    const attackers = fork(new URL('./attackers.ts', import.meta.url))
    const damage = new Promise<Damage>((told) =>
      attackers.once('message', (message: Damage) => told(message)),
    )
    attackers.send(orders)
    const health = watchHealth(address)
    const badlyInside = await lookInside(address, server.child.pid ?? 0)
    const attacked = { ...(await badly.measure(SECONDS)), server: await badlyInside() }
    const healthz = health()
    crowd.close()
    return { calm, attacked, damage: await damage, healthz }
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Asks whether the server is alive, again and again; the answer ends it and says how long it took at most. */
function watchHealth(address: string): () => number {
  let longest = 0
  let since: number | null = null
  const timer = setInterval(() => {
    if (since !== null) return
    const start = performance.now()
    since = start
    fetch(`${address}/healthz`)
      .then((response) => response.text())
      .finally(() => {
        longest = Math.max(longest, performance.now() - start)
        since = null
      })
  }, 250)
  return () => {
    clearInterval(timer)
    return Math.round(Math.max(longest, since === null ? 0 : performance.now() - since))
  }
}
