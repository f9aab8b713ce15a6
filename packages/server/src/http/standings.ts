import type { Standing } from '@vyprava/protocol'
import type { FastifyInstance } from 'fastify'
import type { Hall } from '../hall/hall.ts'
import { isDelayed } from '../hall/later.ts'
import { glimpseFor, standingOf } from '../hall/standing.ts'
import { mayLook } from '../lobby/late-friends.ts'
import type { People } from '../people/people.ts'
import type { Presence } from '../presence/presence.ts'
import { tablesOf } from '../store/lists.ts'
import type { Database } from '../store/schema.ts'
import { NO_TABLE, seatOf } from './looking.ts'

interface StandingsNeeds {
  readonly db: Database
  readonly hall: Hall
  readonly people: People
  readonly presence: Presence
}

/** So many tables of one person are looked at. */
const MOST_LOOKED = 60

/** How one's matches stand, and what one sees of each: for the hall and its small pictures. */
export function addStandings(app: FastifyInstance, needs: StandingsNeeds): void {
  const { hall, people } = needs
  app.get('/api/me/standings', async (request) => {
    const person = await people.who(request.headers)
    return { standings: person === null ? [] : await standingsOf(needs, person.id) }
  })
  /** From the eyes of whoever asks: those of their seat, or anybody's. */
  app.get<{ Params: { id: string } }>('/api/tables/:id/glimpse', async (request, reply) => {
    const found = await hall.see(request.params.id)
    const person = await people.who(request.headers)
    if (found === null || found.live === null || !mayLook(found.row, person?.id ?? null))
      return reply.code(404).send(NO_TABLE)
    const seat = seatOf(found.row, person)
    // Whoever only watches sees a delayed match at its table, later, and nothing of it here.
    if (seat === null && isDelayed(found.row)) return reply.code(404).send(NO_TABLE)
    return { glimpse: glimpseFor(found.live, seat) }
  })
}

async function standingsOf({ db, hall, presence }: StandingsNeeds, person: string): Promise<Standing[]> {
  const standings: Standing[] = []
  for (const { id, state } of await tablesOf(db, person, MOST_LOOKED)) {
    if (state !== 'playing') continue
    const found = await hall.see(id)
    if (found === null || found.live === null || found.row.state !== 'playing') continue
    const { row, live } = found
    const seat = row.seats.findIndex((sitter) => sitter.person === person)
    if (seat !== -1) standings.push(standingOf(row, live, seat, presence.present(id, row)))
  }
  return standings
}
