import { join } from 'node:path'
import { DIST } from './http/pages.ts'
import { LOG_LEVELS, type LogLevel } from './operations/log.ts'
import type { Place } from './store/open.ts'

/** What an operator can set, from the environment. */
export interface Config {
  readonly port: number
  readonly place: Place
  /** Where the built app lies. */
  readonly dist: string
  /** The address that people type in, such as https://vyprava.example; null when it is not known. */
  readonly origin: string | null
  /** What signs the cookies, the same for all processes; null: one is made. */
  readonly secret: string | null
  readonly logLevel: LogLevel
  /** Lets Prometheus read the metrics from another machine; null: it may not. */
  readonly metricsToken: string | null
}

const ROOT = join(import.meta.dirname, '../../..')

/** Reads the environment; what cannot be understood is said in one sentence. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const url = env.DATABASE_URL ?? ''
  return {
    port: portFrom(env.PORT),
    place: url === '' ? { kind: 'sqlite', folder: env.DATA_DIR || join(ROOT, 'data') } : postgresAt(url),
    dist: DIST,
    origin: env.ORIGIN || null,
    secret: env.COOKIE_SECRET || null,
    logLevel: levelFrom(env.LOG_LEVEL || 'warn'),
    metricsToken: env.METRICS_TOKEN || null,
  }
}

export class BadConfig extends Error {}

function portFrom(text: string | undefined): number {
  const port = Number(text ?? 3000)
  if (Number.isInteger(port) && port >= 0 && port < 65536) return port
  throw new BadConfig(`PORT is ${JSON.stringify(text)}, expected a whole number from 0 to 65535.`)
}

function levelFrom(text: string): LogLevel {
  const level = LOG_LEVELS.find((known) => known === text)
  if (level !== undefined) return level
  throw new BadConfig(`LOG_LEVEL is ${JSON.stringify(text)}, expected one of ${LOG_LEVELS.join(', ')}.`)
}

function postgresAt(url: string): Place {
  if (/^postgres(?:ql)?:\/\//.test(url)) return { kind: 'postgres', url }
  throw new BadConfig(
    'DATABASE_URL is not an address of a PostgreSQL, expected postgres://user:password@host/name.',
  )
}
