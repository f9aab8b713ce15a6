import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import { pino } from 'pino'

export const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

/**
 * One JSON object per line. Requests are named by their route, never by their address: that of a private table is a
 * key to it. Headers, bodies and cookies are never written.
 */
export const createLog = (level: LogLevel, write: (line: string) => void): FastifyBaseLogger =>
  pino(
    {
      level,
      base: { process: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: {
        req: (request: FastifyRequest) => ({
          method: request.method,
          route: request.routeOptions?.url ?? 'a page',
        }),
        res: ({ statusCode }: { statusCode: number }) => ({ status: statusCode }),
      },
    },
    { write },
  )
