import type { FastifyInstance } from 'fastify'
import type { Hall } from '../hall/hall.ts'
import type { Load } from '../operations/load.ts'
import type { Metrics } from '../operations/metrics.ts'
import type { People } from '../people/people.ts'
import { Connection } from '../realtime/connection.ts'
import type { Doorkeeper } from '../realtime/doorkeeper.ts'
import type { Heartbeat } from '../realtime/heartbeat.ts'
import type { Talk } from '../talk/talk.ts'

interface RealtimeNeeds {
  readonly hall: Hall
  readonly talk: Talk
  readonly people: People
  readonly metrics: Metrics
  /** Every window that is open, or still being answered. */
  readonly connections: Set<Connection>
  readonly heartbeat: Heartbeat
  readonly doorkeeper: Doorkeeper
  readonly load: Load
  /** Time that never goes back, for counting. */
  steady(): number
  failed(error: unknown): void
}

/** A client that is so far behind is not heard until it has read, in bytes; what it wants waits in its own network. */
const FULL_QUEUE = 256 * 1024
/** Who does not read what others do either is let go at this length, and comes back anew. */
const LONGEST_QUEUE = 2 * 1024 * 1024
/** What may be said before it is known who speaks. */
const MOST_EARLY = 32

/** Why a socket is closed, by the numbers of the protocol. */
const AGAINST_RULES = 1008
const TRY_LATER = 1013

/** The sockets of players and spectators. */
export function addRealtime(app: FastifyInstance, needs: RealtimeNeeds): void {
  const { hall, talk, people, metrics, connections, heartbeat, doorkeeper, load, steady, failed } = needs
  app.get('/api/live', { websocket: true }, async (socket, request) => {
    const early: string[] = []
    let connection: Connection | null = null
    socket.on('message', (data: Buffer) => {
      const text = data.toString('utf8')
      if (connection === null && early.length < MOST_EARLY) early.push(text)
      else connection?.hear(text)
    })
    socket.on('close', () => {
      const closing = connection
      closing?.close()
      closing?.settled.then(() => connections.delete(closing))
    })
    socket.on('error', () => socket.terminate())
    heartbeat.watch(socket)
    const person = await people.who(request.headers)
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
      person: person?.id ?? null,
      purse: admitted.purse,
      now: steady,
      send: (text) => {
        if (socket.bufferedAmount > LONGEST_QUEUE) return socket.terminate()
        socket.send(text, () => {
          if (socket.isPaused && socket.bufferedAmount < FULL_QUEUE) socket.resume()
        })
        if (socket.bufferedAmount >= FULL_QUEUE) socket.pause()
      },
      failed,
      full: () => load.full,
      hangUp: (why) => {
        if (why === 'tooFast') metrics.turnedAway(why)
        socket.close(AGAINST_RULES, why)
      },
      answered: (wish, answer, seconds) => metrics.wish(wish, answer, seconds),
    })
    connections.add(connection)
    if (socket.readyState !== socket.OPEN) {
      admitted.leave()
      connection.close()
      connections.delete(connection)
    }
    for (const text of early) connection.hear(text)
  })
}
