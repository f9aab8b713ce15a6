import type { FastifyInstance } from 'fastify'
import type { Hall } from '../hall/hall.ts'
import type { Metrics } from '../operations/metrics.ts'
import type { People } from '../people/people.ts'
import { Connection } from '../realtime/connection.ts'
import type { Talk } from '../talk/talk.ts'

interface RealtimeNeeds {
  readonly hall: Hall
  readonly talk: Talk
  readonly people: People
  readonly metrics: Metrics
  /** Every window that is open, or still being answered. */
  readonly connections: Set<Connection>
  now(): number
  failed(error: unknown): void
}

/** The longest queue of a client that reads too slowly; who is behind further is let go and comes back anew. */
const LONGEST_QUEUE = 4 * 1024 * 1024

/** The sockets of players and spectators. */
export function addRealtime(app: FastifyInstance, needs: RealtimeNeeds): void {
  const { hall, talk, people, metrics, connections, now, failed } = needs
  app.get('/api/live', { websocket: true }, async (socket, request) => {
    const early: string[] = []
    let connection: Connection | null = null
    socket.on('message', (data: Buffer) => {
      const text = data.toString('utf8')
      if (connection === null) early.push(text)
      else connection.hear(text)
    })
    socket.on('close', () => {
      const closing = connection
      closing?.close()
      closing?.settled.then(() => connections.delete(closing))
    })
    socket.on('error', () => socket.terminate())
    const person = await people.who(request.headers)
    connection = new Connection({
      hall,
      talk,
      person: person?.id ?? null,
      now,
      send: (text) => {
        if (socket.bufferedAmount > LONGEST_QUEUE) socket.terminate()
        else socket.send(text)
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
