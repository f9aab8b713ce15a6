import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Hall } from '../hall/hall.ts'
import type { History } from '../operations/history.ts'
import type { Load } from '../operations/load.ts'
import type { Metrics } from '../operations/metrics.ts'
import type { Notices } from '../operations/notices.ts'
import type { People } from '../people/people.ts'
import type { Presence } from '../presence/presence.ts'
import { Connection } from '../realtime/connection.ts'
import { type Doorkeeper, networkOf } from '../realtime/doorkeeper.ts'
import type { Heartbeat } from '../realtime/heartbeat.ts'
import { Patience } from '../realtime/patience.ts'
import type { Turnstile } from '../realtime/turnstile.ts'
import type { Database } from '../store/schema.ts'
import { silenceOf } from '../store/silences.ts'
import type { Talk } from '../talk/talk.ts'

interface RealtimeNeeds {
  readonly hall: Hall
  readonly talk: Talk
  readonly presence: Presence
  readonly people: People
  readonly metrics: Metrics
  /** Every window that is open, or still being answered. */
  readonly connections: Set<Connection>
  readonly heartbeat: Heartbeat
  readonly doorkeeper: Doorkeeper
  readonly turnstile: Turnstile
  readonly load: Load
  readonly notices: Notices
  readonly history: History
  readonly db: Database
  now(): number
  /** Time that never goes back, for counting. */
  steady(): number
  failed(error: unknown): void
}

/** A client that is so far behind is not heard until it has read, in bytes; what it wants waits in its own network. */
const FULL_QUEUE = 256 * 1024
/** Whoever does not read what others do either is let go at this length, and comes back anew. */
const LONGEST_QUEUE = 2 * 1024 * 1024
/** What may be said before it is known who speaks. */
const MOST_EARLY = 32
/** What it is to find out who opens a window, in milliseconds of the server's time. */
const OPENING = 4

/** Why a socket is closed, by the numbers of the protocol. */
const AGAINST_RULES = 1008
const TRY_LATER = 1013

let corked = new Set<Socket>()

/** What one client is told in one breath, such as a move and the answer to it, goes out in one piece. */
function together(wire: Socket): void {
  if (corked.has(wire)) return
  if (corked.size === 0)
    setImmediate(() => {
      const now = corked
      corked = new Set()
      for (const each of now) each.uncork()
    })
  wire.cork()
  corked.add(wire)
}

/** The sockets of players and spectators. */
export function addRealtime(app: FastifyInstance, needs: RealtimeNeeds): void {
  const { hall, talk, people, metrics, connections, heartbeat, doorkeeper, load, steady, failed } = needs
  const { db, notices, history, now, turnstile, presence } = needs
  app.get('/api/live', { websocket: true }, async (socket, request) => {
    const early: string[] = []
    let connection: Connection | null = null
    // Whatever one client manages to break breaks its own connection and nobody else's.
    const hear = (text: string): void => {
      try {
        connection?.hear(text)
      } catch (error) {
        failed(error)
        socket.terminate()
      }
    }
    socket.on('message', (data: Buffer) => {
      const text = data.toString('utf8')
      if (connection === null && early.length < MOST_EARLY) early.push(text)
      else hear(text)
    })
    let resting: NodeJS.Timeout | null = null
    const patience = new Patience()
    const hearAgain = (): void => {
      if (resting === null && socket.isPaused && socket.bufferedAmount < FULL_QUEUE) socket.resume()
    }
    socket.on('close', () => {
      if (resting !== null) clearTimeout(resting)
      const closing = connection
      closing?.close()
      closing?.settled.then(() => connections.delete(closing))
    })
    socket.on('error', () => socket.terminate())
    heartbeat.watch(socket)
    const purse = doorkeeper.purseOf(request.ip)
    if (purse.rest() > 0) {
      metrics.turnedAway('tooFast')
      return socket.close(TRY_LATER, 'too fast')
    }
    purse.spend(OPENING)
    await turnstile.pass(networkOf(request.ip))
    const person = await people.who(request.headers)
    const silence = person === null ? null : await silenceOf(db, person.id, now())
    const admitted = doorkeeper.enter({ person: person?.id ?? null, address: request.ip })
    if (admitted === null) {
      metrics.turnedAway('tooMany')
      const advice = 'Too many windows are open from there. Close some of them.'
      socket.send(JSON.stringify({ type: 'error', id: null, error: 'tooMany', advice }))
      return socket.close(TRY_LATER, 'too many')
    }
    socket.once('close', admitted.leave)
    connection = new Connection({
      hall,
      talk,
      presence,
      person: person?.id ?? null,
      address: request.ip,
      purse: admitted.purse,
      turnstile,
      now: steady,
      send: (text) => {
        if (socket.bufferedAmount > LONGEST_QUEUE) return socket.terminate()
        together(request.socket)
        socket.send(text, hearAgain)
        if (socket.bufferedAmount >= FULL_QUEUE) socket.pause()
      },
      failed,
      full: () => load.full,
      rest: () => {
        if (resting !== null) return
        resting = setTimeout(() => {
          resting = null
          hearAgain()
        }, patience.lose(steady()))
        socket.pause()
      },
      hangUp: (why) => {
        if (why === 'tooFast') metrics.turnedAway(why)
        connection?.close()
        socket.close(AGAINST_RULES, why)
        // Its goodbye is heard; whatever it says before that is not listened to any more.
        socket.resume()
      },
      answered: (wish, answer, seconds) => {
        metrics.wish(wish, answer, seconds)
        history.answered(seconds)
      },
    })
    connections.add(connection)
    if (socket.readyState !== socket.OPEN) {
      admitted.leave()
      connection.close()
      connections.delete(connection)
    }
    connection.hush(silence)
    if (notices.shown !== null) connection.tell({ type: 'notice', notice: notices.shown })
    for (const text of early) hear(text)
  })
}
