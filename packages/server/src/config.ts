import { BlockList, isIP } from 'node:net'
import { join } from 'node:path'
import { DIST } from './http/pages.ts'
import type { Backups } from './jobs/backup.ts'
import { LOG_LEVELS, type LogLevel } from './operations/log.ts'
import { type Limits, USUAL_LIMITS } from './realtime/doorkeeper.ts'
import type { DataPlace } from './store/open.ts'

/** How many days something is kept that nobody comes back to; 0: for ever. */
export interface Retention {
  readonly openTables: number
  readonly guests: number
  readonly talk: number
}

/** What an operator can set, from the environment. */
export interface Config {
  readonly port: number
  /** Which of this machine's addresses is listened at; 0.0.0.0 for all of them. */
  readonly host: string
  /** The proxies in front, by address or network; where somebody comes from is believed from them alone. */
  readonly trustProxy: readonly string[]
  readonly limits: Limits
  readonly retention: Retention
  readonly place: DataPlace
  /** Copies of the embedded database. */
  readonly backups: Backups
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

type Environment = Readonly<Record<string, string | undefined>>

const ROOT = join(import.meta.dirname, '../../..')

/** Reads the environment; what cannot be understood is said in one sentence. */
export function readConfig(env: Environment): Config {
  const url = env.DATABASE_URL || databaseFrom(env)
  return {
    port: portFrom(env.PORT),
    host: hostFrom(env.HOST),
    trustProxy: proxiesFrom(env.TRUST_PROXY ?? ''),
    limits: { ...USUAL_LIMITS, socketsOfAddress: socketsFrom(env.SOCKETS_PER_ADDRESS) },
    place: url === '' ? { kind: 'sqlite', folder: env.DATA_DIR || join(ROOT, 'data') } : postgresAt(url),
    backups: {
      folder: env.BACKUP_DIR || join(env.DATA_DIR || join(ROOT, 'data'), 'backups'),
      keep: daysFrom(env, 'KEEP_BACKUPS', 7),
    },
    retention: {
      openTables: daysFrom(env, 'KEEP_OPEN_TABLES', 14),
      guests: daysFrom(env, 'KEEP_GUESTS', 60),
      talk: daysFrom(env, 'KEEP_TALK', 365),
    },
    dist: DIST,
    origin: originFrom(env.ORIGIN),
    secret: secretFrom(env, 'COOKIE_SECRET', 32),
    logLevel: levelFrom(env.LOG_LEVEL || 'warn'),
    metricsToken: secretFrom(env, 'METRICS_TOKEN', 8),
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

function hostFrom(text: string | undefined): string {
  if (!text) return '0.0.0.0'
  if (text === 'localhost') return '127.0.0.1'
  if (isIP(text) !== 0) return text
  throw new BadConfig(
    `HOST is ${JSON.stringify(text)}, expected an address of this machine such as 127.0.0.1.`,
  )
}

/** Names for the networks that proxies mostly are in. */
const NETWORKS = ['loopback', 'linklocal', 'uniquelocal']

function proxiesFrom(text: string): string[] {
  const proxies = text.split(',').flatMap((part) => part.trim() || [])
  const wrong = proxies.find((proxy) => !NETWORKS.includes(proxy) && !isNetwork(proxy))
  if (wrong === undefined) return proxies
  throw new BadConfig(
    `TRUST_PROXY names ${JSON.stringify(wrong)}, expected addresses or networks of proxies such as 10.0.0.7 or 10.0.0.0/8, or one of ${NETWORKS.join(', ')}.`,
  )
}

function isNetwork(text: string): boolean {
  const [address, bits, ...more] = text.split('/')
  const version = isIP(address)
  if (version === 0 || more.length > 0) return false
  if (bits === undefined) return true
  try {
    new BlockList().addSubnet(
      address,
      /^\d+$/.test(bits) ? Number(bits) : -1,
      version === 4 ? 'ipv4' : 'ipv6',
    )
    return true
  } catch {
    return false
  }
}

function daysFrom(env: Environment, name: string, usual: number): number {
  const text = env[name]
  if (!text) return usual
  const days = Number(text)
  if (Number.isInteger(days) && days >= 0 && days <= 36_500) return days
  throw new BadConfig(
    `${name} is ${JSON.stringify(text)}, expected a number of days, or 0 to keep it for ever.`,
  )
}

function socketsFrom(text: string | undefined): number {
  if (!text) return USUAL_LIMITS.socketsOfAddress
  const most = Number(text)
  if (Number.isInteger(most) && most > 0) return most
  throw new BadConfig(`SOCKETS_PER_ADDRESS is ${JSON.stringify(text)}, expected a whole number from 1.`)
}

function originFrom(text: string | undefined): string | null {
  if (!text) return null
  const address = URL.parse(text)
  const right = address !== null && /^https?:$/.test(address.protocol) && address.username === ''
  if (right && (text === address.origin || text === `${address.origin}/`)) return address.origin
  throw new BadConfig(
    `ORIGIN is ${JSON.stringify(text)}, expected the address people type in and nothing more, such as https://play.example.`,
  )
}

function secretFrom(env: Environment, name: string, least: number): string | null {
  const secret = env[name]
  if (!secret) return null
  if (secret.length >= least) return secret
  throw new BadConfig(
    `${name} has ${secret.length} characters, expected at least ${least}: anyone could guess it.`,
  )
}

/** From its parts, which may hold any characters: who writes an address has to write some of them in another way. */
function databaseFrom(env: Environment): string {
  const { DATABASE_HOST: host, DATABASE_USER: user, DATABASE_PASSWORD: password, DATABASE_NAME: name } = env
  if (!host) return ''
  if (!user || !name) throw new BadConfig('DATABASE_HOST needs DATABASE_USER and DATABASE_NAME as well.')
  const who = [user, password].flatMap((part) => (part ? encodeURIComponent(part) : [])).join(':')
  return `postgres://${who}@${host}/${encodeURIComponent(name)}`
}

function vapidFrom(publicKey: string | undefined, privateKey: string | undefined): Config['vapid'] {
  if (!publicKey && !privateKey) return null
  if (publicKey && privateKey) return { publicKey, privateKey }
  throw new BadConfig('Set both VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY, or neither.')
}

function smtpFrom(env: Environment): Config['smtp'] {
  const { SMTP_URL: url, MAIL_FROM: from, ORIGIN: origin } = env
  if (!url) return null
  if (url === 'log:' && origin) return { url, from: from ?? '' }
  if (!/^smtps?:\/\//.test(url))
    throw new BadConfig('SMTP_URL is not a mail server address; expected smtps://user:password@host.')
  if (!from) throw new BadConfig('SMTP_URL needs MAIL_FROM as well, such as vyprava@play.example.')
  if (!origin) throw new BadConfig('SMTP_URL needs ORIGIN as well: e-mails contain links.')
  return { url, from }
}

function levelFrom(text: string): LogLevel {
  const level = LOG_LEVELS.find((known) => known === text)
  if (level !== undefined) return level
  throw new BadConfig(`LOG_LEVEL is ${JSON.stringify(text)}, expected one of ${LOG_LEVELS.join(', ')}.`)
}

function postgresAt(url: string): DataPlace {
  if (/^postgres(?:ql)?:\/\/[^/]/.test(url)) {
    if (URL.parse(url)?.hostname && !url.includes('#')) return { kind: 'postgres', url }
    throw new BadConfig(
      'DATABASE_URL cannot be read; write special characters of the password as in %40 for @, or set DATABASE_HOST, DATABASE_USER, DATABASE_PASSWORD and DATABASE_NAME instead.',
    )
  }
  throw new BadConfig('DATABASE_URL is not a PostgreSQL URL; expected postgres://user:password@host/name.')
}
