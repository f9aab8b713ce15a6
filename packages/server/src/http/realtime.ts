import type { FastifyInstance } from 'fastify'
import type { Hall } from '../hall/hall.ts'
import type { Metrics } from '../operations/metrics.ts'
import type { People } from '../people/people.ts'
import { Connection } from '../realtime/connection.ts'
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
  now(): number
  failed(error: unknown): void
}

/** A client that is so far behind is not heard until it has read, in bytes; what it wants waits in its own network. */
const FULL_QUEUE = 256 * 1024
/** Who does not read what others do either is let go at this length, and comes back anew. */
const LONGEST_QUEUE = 2 * 1024 * 1024
/** What may be said before it is known who speaks. */
const MOST_EARLY = 32

/** The sockets of players and spectators. */
export function addRealtime(app: FastifyInstance, needs: RealtimeNeeds): void {
  const { hall, talk, people, metrics, connections, heartbeat, now, failed } = needs
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
    connection = new Connection({
      hall,
      talk,
      person: person?.id ?? null,
      now,
      send: (text) => {
        if (socket.bufferedAmount > LONGEST_QUEUE) return socket.terminate()
        socket.send(text, () => {
          if (socket.isPaused && socket.bufferedAmount < FULL_QUEUE) socket.resume()
        })
        if (socket.bufferedAmount >= FULL_QUEUE) socket.pause()
      },
      failed,
      answered: (wish, answer, seconds) => metrics.wish(wish, answer, seconds),
    })
    connections.add(connection)
    if (socket.readyState !== socket.OPEN) {
      connection.close()
      connections.delete(connection)
    }
    for (const text of early) connection.hear(text)
  })
}
