import type { FastifyInstance } from 'fastify'
import type { Load } from '../operations/load.ts'
import type { Metrics } from '../operations/metrics.ts'
import type { Doorkeeper } from '../realtime/doorkeeper.ts'

interface CostsNeeds {
  readonly doorkeeper: Doorkeeper
  readonly load: Load
  readonly metrics: Metrics
}

/** What a request costs, in milliseconds of the server's time; a file of the app next to nothing. */
const COSTS = { page: 0.2, read: 2, change: 5 } as const
/** A whole match or the whole house goes out, or a match is read for each table that somebody sits at. */
const DEAR: Readonly<Record<string, number>> = {
  '/api/tables/:id/record': 20,
  '/api/me/turns': 10,
  '/api/operators/overview': 20,
}
/** What begins something new; a server that has too much to do turns it away. */
const BEGINNING = ['/api/tables', '/api/tables/:id/rematch']
const LATER = 60
/** For who looks after the server. */
const FREE = ['/healthz', '/readyz', '/metrics']

/** Nobody asks for more than their address can pay. */
export function addCosts(app: FastifyInstance, { doorkeeper, load, metrics }: CostsNeeds): void {
  app.addHook('onRequest', async (request, reply) => {
    const route = request.routeOptions.url
    if (request.ws || (route !== undefined && FREE.includes(route))) return
    const purse = doorkeeper.purseOf(request.ip)
    const rest = purse.rest()
    if (rest > 0) {
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
  })
}
