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
  /** The keys that browsers know this installation by; null: they are made and kept. */
  readonly vapid: { readonly publicKey: string; readonly privateKey: string } | null
  /** The server that takes mail, and whom it comes from; null: no mail is sent. */
  readonly smtp: { readonly url: string; readonly from: string } | null
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
    vapid: vapidFrom(env.VAPID_PUBLIC_KEY, env.VAPID_PRIVATE_KEY),
    smtp: smtpFrom(env),
  }
}

export class BadConfig extends Error {}

function portFrom(text: string | undefined): number {
  const port = Number(text ?? 3000)
  if (Number.isInteger(port) && port >= 0 && port < 65536) return port
  throw new BadConfig(`PORT is ${JSON.stringify(text)}, expected a whole number from 0 to 65535.`)
}

function vapidFrom(publicKey: string | undefined, privateKey: string | undefined): Config['vapid'] {
  if (!publicKey && !privateKey) return null
  if (publicKey && privateKey) return { publicKey, privateKey }
  throw new BadConfig('Of VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY only one is set, expected both or none.')
}

function smtpFrom(env: Readonly<Record<string, string | undefined>>): Config['smtp'] {
  const { SMTP_URL: url, MAIL_FROM: from, ORIGIN: origin } = env
  if (!url) return null
  if (!/^smtps?:\/\//.test(url))
    throw new BadConfig('SMTP_URL is no address of a mail server, expected smtps://user:password@host.')
  if (!from) throw new BadConfig('SMTP_URL is set, expected MAIL_FROM too, such as vyprava@play.example.')
  if (!origin) throw new BadConfig('SMTP_URL is set, expected ORIGIN too: mail holds links.')
  return { url, from }
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
