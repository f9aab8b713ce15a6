import websocket from '@fastify/websocket'
import { isStorable, LONGEST_MESSAGE } from '@vyprava/protocol'
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { Files } from '../files.ts'
import type { Hall } from '../hall/hall.ts'
import type { LateFriends } from '../lobby/late-friends.ts'
import type { Laying } from '../lobby/laying.ts'
import type { Lobby } from '../lobby/lobby.ts'
import type { Load } from '../operations/load.ts'
import type { Metrics } from '../operations/metrics.ts'
import type { Outcasts } from '../operations/outcasts.ts'
import type { Attendance } from '../pace/attendance.ts'
import type { Conditionals } from '../pace/conditionals.ts'
import type { Parting } from '../pace/parting.ts'
import type { Friends } from '../people/friends.ts'
import type { People } from '../people/people.ts'
import type { Throttle } from '../people/throttle.ts'
import type { Presence } from '../presence/presence.ts'
import type { Leaderboards } from '../ratings/leaderboard.ts'
import type { Connection } from '../realtime/connection.ts'
import type { Doorkeeper } from '../realtime/doorkeeper.ts'
import type { Heartbeat } from '../realtime/heartbeat.ts'
import type { Turnstile } from '../realtime/turnstile.ts'
import type { SendMail } from '../reminders/mail.ts'
import type { Reminders } from '../reminders/reminders.ts'
import type { Database } from '../store/schema.ts'
import type { Talk } from '../talk/talk.ts'
import { addAccount } from './account.ts'
import { addAccounts } from './accounts.ts'
import { addConditionals } from './conditionals.ts'
import { addCosts } from './costs.ts'
import { addFriends } from './friends.ts'
import { OVER_TLS_ONLY, SECURITY_HEADERS } from './headers.ts'
import { addMeeting } from './meeting.ts'
import { addMetrics } from './metrics.ts'
import { addNotice } from './notice.ts'
import { addOperators, type OperatorsNeeds } from './operators.ts'
import { fromHere, isHost } from './origin.ts'
import { answerPage } from './pages.ts'
import { addPasskeys } from './passkeys.ts'
import { addProfile } from './profile.ts'
import { addRealtime } from './realtime.ts'
import { addReminders } from './reminders.ts'
import { addSeats } from './seats.ts'
import { addStandings } from './standings.ts'
import { addTables } from './tables.ts'
import { addTalk } from './talk.ts'

export interface AppNeeds extends OperatorsNeeds {
  readonly dist: string
  readonly db: Database
  readonly hall: Hall
  readonly lobby: Lobby
  readonly late: LateFriends
  readonly laying: Laying
  readonly people: People
  readonly friends: Friends
  readonly boards: Leaderboards
  readonly throttle: Throttle
  readonly attendance: Attendance
  readonly parting: Parting
  readonly conditionals: Conditionals
  readonly presence: Presence
  readonly talk: Talk
  readonly reminders: Reminders
  readonly pushKey: string
  /** Sends mail; null where no mail server is set up. */
  readonly mail: SendMail | null
  readonly log: FastifyBaseLogger
  readonly metrics: Metrics
  readonly metricsToken: string | null
  readonly connections: Set<Connection>
  readonly heartbeat: Heartbeat
  readonly doorkeeper: Doorkeeper
  readonly turnstile: Turnstile
  readonly outcasts: Outcasts
  readonly load: Load
  /** Proxies whose word is taken for where somebody comes from; nobody else's is. */
  readonly trustProxy: readonly string[]
  /** The address that people type in, if it is known. */
  readonly origin: string | null
  /** Something went wrong that nobody was told of. */
  failed(error: unknown): void
  ring(table: string): Promise<void>
  now(): number
  /** Time that never goes back, for counting. */
  steady(): number
  /** Why new players should go elsewhere, in a word or two; null when they may come. */
  unready(): Promise<string | null>
}

const LONGEST_BODY = 64 * 1024
/** A request that has not come in whole by then is given up, in milliseconds. */
const REQUEST_PATIENCE = 20_000

/** Nobody on the way keeps these: another one asks, or asks again. */
const OF_THE_MOMENT = /^\/(?:api\/|healthz|readyz|metrics)/

/** The whole server as one listener: app, API and realtime. */
export async function createApp(needs: AppNeeds): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: needs.log,
    bodyLimit: LONGEST_BODY,
    trustProxy: needs.trustProxy.length === 0 ? false : [...needs.trustProxy],
    requestTimeout: REQUEST_PATIENCE,
    // Whoever keeps a connection open without asking for anything does not hold up a stop.
    forceCloseConnections: true,
  })
  await app.register(websocket, { options: { maxPayload: LONGEST_MESSAGE } })
  const lasting = needs.origin?.startsWith('https:') === true ? OVER_TLS_ONLY : {}
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...SECURITY_HEADERS, ...lasting })
    if (OF_THE_MOMENT.test(request.url)) reply.header('cache-control', 'no-store')
    if (!isHost(request.host) || !isStorable(request.params))
      return reply.code(400).send({ error: 'request', advice: 'That is no address of this server.' })
    if (needs.outcasts.has(request.ip) && request.url.startsWith('/api/'))
      return reply.code(403).send({ error: 'banned', advice: 'Nobody from your address is let in here.' })
    const changes = request.method !== 'GET' && request.method !== 'HEAD'
    if ((changes || request.ws) && !fromHere(request, needs.origin)) {
      return reply.code(403).send({ error: 'origin', advice: 'Send it from a page of this server.' })
    }
  })
  // What a database cannot keep is refused here, on both, so that data can move from one to the other.
  app.addHook('preValidation', async (request, reply) => {
    if (isStorable(request.body) && isStorable(request.query)) return
    return reply.code(400).send({ error: 'characters', advice: 'Leave out characters that nobody can see.' })
  })
  addCosts(app, needs)
  app.setErrorHandler((error: { statusCode?: number; message: string }, _request, reply) => {
    const code = error.statusCode ?? 500
    if (code >= 500) needs.failed(error)
    const advice = code >= 500 ? 'Something went wrong here. Try again in a moment.' : error.message
    return reply.code(code).send({ error: code >= 500 ? 'failed' : 'request', advice })
  })
  app.get('/healthz', async (_request, reply) => reply.type('text/plain').send('ok\n'))
  app.get('/readyz', async (_request, reply) => {
    const why = await needs.unready()
    reply.type('text/plain')
    return why === null ? reply.send('ready\n') : reply.code(503).send(`not ready: ${why}\n`)
  })
  // Links that people pass on have the plain form; the app keeps its addresses behind the hash.
  app.get<{ Params: { id: string } }>('/table/:id', async (request, reply) =>
    reply.redirect(`/#/table/${encodeURIComponent(request.params.id)}`),
  )
  addMetrics(app, needs)
  addAccounts(app, needs)
  addTables(app, needs)
  addSeats(app, needs)
  addMeeting(app, needs)
  addConditionals(app, needs)
  addStandings(app, needs)
  addFriends(app, needs)
  addProfile(app, needs)
  addTalk(app, needs)
  addAccount(app, needs)
  addPasskeys(app, needs)
  addNotice(app, needs)
  addOperators(app, needs)
  addReminders(app, { ...needs, mails: needs.mail !== null })
  addRealtime(app, needs)
  addFiles(app, needs.dist, lasting)
  return app
}

function addFiles(app: FastifyInstance, dist: string, headers: Readonly<Record<string, string>>): void {
  const files = new Files(dist)
  app.setNotFoundHandler((request, reply) => {
    if (request.url.startsWith('/api/'))
      return reply.code(404).send({ error: 'request', advice: 'There is nothing of that name here.' })
    reply.hijack()
    answerPage(files, request.raw, reply.raw, headers)
  })
}
