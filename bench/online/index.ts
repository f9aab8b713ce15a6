import { ratio } from '../measure.ts'
import { benchMemory } from './memory.ts'
import { benchOurs } from './ours.ts'
import { benchPeer } from './peer.ts'

/** What is asked of a server: so many live matches at once, each with an action every so often. */
export interface Load {
  readonly matches: number
  readonly pace: number
  readonly seconds: number
}

/** What a server does under it. */
export interface Borne {
  readonly actions: number
  /** From sending to the other player's screen, in milliseconds. */
  readonly p50: number
  readonly p99: number
  /** Microseconds of the processor, and bytes to clients. */
  readonly cpuPerAction: number
  /** What of it the system worked: disk and sockets. */
  readonly systemPerAction: number
  readonly bytesPerAction: number
  /** What was wanted and not seen by the other player when the measurement ended. */
  readonly unanswered: number
  readonly cpuShare: number
  /** Of the largest process, in megabytes. */
  readonly rss: number
}

const fromEnv = (name: string, usual: number): number => Number(process.env[name] ?? usual)

/** Players over real sockets on loopback: ours with Roam on a durable database, boardgame.io's in memory. */
export async function benchOnline(): Promise<object> {
  const load: Load = {
    matches: fromEnv('MATCHES', 1000),
    pace: fromEnv('PACE', 5000),
    seconds: fromEnv('SECONDS', 30),
  }
  // First, while nothing else has left anything behind.
  const perMatch = await benchMemory()
  const ours = await benchOurs(load)
  const peer = await benchPeer(load)
  return {
    load,
    vyprava: ours,
    boardgameIo: peer,
    perMatch,
    latencyRatio: ratio(peer.p99, ours.p99),
    processorRatio: ratio(peer.cpuPerAction, ours.cpuPerAction),
  }
}
