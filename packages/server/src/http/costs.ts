import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Load } from '../operations/load.ts'
import type { Metrics } from '../operations/metrics.ts'
import { type Doorkeeper, networkOf } from '../realtime/doorkeeper.ts'
import type { Turnstile } from '../realtime/turnstile.ts'

interface CostsNeeds {
  readonly doorkeeper: Doorkeeper
  readonly turnstile: Turnstile
  readonly load: Load
  readonly metrics: Metrics
}

/** What a request costs, in milliseconds of the server's time; a file of the app next to nothing. */
const COSTS = { page: 0.2, read: 2, change: 5 } as const
/** A whole match or the whole house goes out, or a match is read for each table that somebody sits at. */
const DEAR: Readonly<Record<string, number>> = {
  '/api/tables/:id/record': 20,
  '/api/me/turns': 10,
  '/api/me/standings': 10,
  '/api/me/profile': 10,
  '/api/me/archive': 5,
  '/api/leaderboard/:game': 5,
  '/api/tables/:id/glimpse': 5,
  '/api/tables/:id/conditionals': 20,
  '/api/operators/overview': 20,
}
/** What begins something new; a server that has too much to do turns it away. */
const BEGINNING = ['/api/tables', '/api/tables/:id/rematch']
const LATER = 60
/** Whoever asks for more than they can pay waits before they are told so, in milliseconds; so many at once from an address. */
const LONGEST_REST = 1_000
const MOST_RESTING = 16
/** So many of an address wait for their turn at once. */
const MOST_WAITING = 64
/** For who looks after the server. */
const FREE = ['/healthz', '/readyz', '/metrics']

/** Nobody asks for more than their address can pay. */
export function addCosts(app: FastifyInstance, { doorkeeper, turnstile, load, metrics }: CostsNeeds): void {
  const resting = new Map<string, number>()

  /** Somebody who asks again as soon as they are refused would be refused a thousand times a second. */
  const linger = async (address: string, rest: number): Promise<void> => {
    const others = resting.get(address) ?? 0
    if (others >= MOST_RESTING) return
    resting.set(address, others + 1)
    await setTimeout(Math.min(rest, LONGEST_REST), null, { ref: false })
    const left = (resting.get(address) ?? 1) - 1
    if (left === 0) resting.delete(address)
    else resting.set(address, left)
  }

  app.addHook('onRequest', async (request, reply) => {
    const route = request.routeOptions.url
    if (request.ws || (route !== undefined && FREE.includes(route))) return
    const purse = doorkeeper.purseOf(request.ip)
    const network = networkOf(request.ip)
    const crowded = turnstile.waiting(network) >= MOST_WAITING
    const rest = Math.max(purse.rest(), crowded ? LONGEST_REST : 0)
    if (rest > 0) {
      await linger(request.ip, rest)
      metrics.turnedAway('tooFast')
      reply.header('retry-after', Math.ceil(rest / 1000))
      return reply.code(429).send({ error: 'tooFast', advice: 'Wait a moment and ask again.' })
    }
    const changes = request.method !== 'GET' && request.method !== 'HEAD'
    if (changes && load.busy && route !== undefined && BEGINNING.includes(route)) {
      metrics.turnedAway('busy')
      reply.header('retry-after', LATER)
      return reply.code(503).send({ error: 'busy', advice: 'The server is busy. Try again in a minute.' })
    }
    purse.spend(route === undefined ? COSTS.page : (DEAR[route] ?? (changes ? COSTS.change : COSTS.read)))
    if (route !== undefined) await turnstile.pass(network)
  })
}
