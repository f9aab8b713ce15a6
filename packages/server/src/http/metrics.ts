import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Metrics } from '../operations/metrics.ts'

interface MetricsNeeds {
  readonly metrics: Metrics
  /** What a reader from elsewhere has to show; null: only this machine may read. */
  readonly metricsToken: string | null
}

/** The numbers for Prometheus, and what counts requests. */
export function addMetrics(app: FastifyInstance, { metrics, metricsToken }: MetricsNeeds): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'a page'
    metrics.request(request.method, route, reply.statusCode, reply.elapsedTime / 1000)
  })
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, metricsToken)) {
      const advice = 'Ask from the machine itself, or with METRICS_TOKEN as a bearer token.'
      return reply.code(403).send({ error: 'metrics', advice })
    }
    return reply.type(metrics.type).send(await metrics.text())
  })
}

const LOOPBACK = /^(?:::1|(?:::ffff:)?127\.\d+\.\d+\.\d+)$/

/** Somebody behind a proxy on this machine is not on this machine, whatever they claim. */
function mayRead({ headers, socket }: FastifyRequest, token: string | null): boolean {
  const forwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined
  if (!forwarded && LOOPBACK.test(socket.remoteAddress ?? '')) return true
  const shown = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1]
  return token !== null && shown !== undefined && timingSafeEqual(digest(shown), digest(token))
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
