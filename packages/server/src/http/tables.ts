import { writeRecord } from '@vyprava/kernel'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import type { Hall } from '../hall/hall.ts'
import { tableFor } from '../hall/later.ts'
import { DIVERGED } from '../hall/load.ts'
import { tableShown } from '../hall/shown.ts'
import { type LateFriends, mayLook } from '../lobby/late-friends.ts'
import type { Laying } from '../lobby/laying.ts'
import type { Lobby } from '../lobby/lobby.ts'
import type { People } from '../people/people.ts'
import { listTables } from '../store/lists.ts'
import type { Database } from '../store/schema.ts'
import { hostSeatOf, NO_TABLE, seatOf } from './looking.ts'
import { asPersonOf } from './person.ts'

interface TablesNeeds {
  readonly db: Database
  readonly hall: Hall
  readonly lobby: Lobby
  readonly late: LateFriends
  readonly laying: Laying
  readonly people: People
  now(): number
}

const MOST_LISTED = 100
const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(20))
const short = v.pipe(v.string(), v.maxLength(100))
const time = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most))
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const absence = v.picklist(['wait', 'stand-in'])
const pace = v.variant('kind', [
  v.strictObject({
    kind: v.literal('live'),
    budget: time(MINUTE, DAY),
    increment: time(0, 60 * MINUTE),
    absence,
  }),
  v.strictObject({
    kind: v.literal('days'),
    budget: time(60 * MINUTE, 30 * DAY),
    increment: v.literal(0),
    absence,
  }),
])
const opening = v.strictObject({
  game: short,
  options: v.looseObject({}),
  seats: seat,
  private: v.boolean(),
  pace: v.optional(v.nullable(pace), null),
})
/** What is agreed on besides the rules: patience without a clock, advice, how much later others see the match, ratings. */
const agreeing = v.strictObject({
  absence: v.nullable(time(10 * MINUTE, 30 * DAY)),
  hints: v.boolean(),
  delay: time(0, 60 * MINUTE),
  rated: v.optional(v.boolean(), false),
})
const sitting = v.strictObject({ seat, contribution: short })
const standing = v.strictObject({ seat })
const starting = v.strictObject({ fold: v.optional(v.boolean(), false) })
const changing = v.strictObject({
  options: v.optional(v.looseObject({})),
  seats: v.optional(seat),
  private: v.optional(v.boolean()),
  pace: v.optional(v.nullable(pace)),
})
const botSitting = v.strictObject({ seat, bot: short })

/** Opening, filling and starting tables. */
export function addTables(
  app: FastifyInstance,
  { db, hall, lobby, late, laying, people, now }: TablesNeeds,
): void {
  const asPerson = asPersonOf(people)
  app.get('/api/tables', async () => ({ tables: await listTables(db, MOST_LISTED) }))
  app.get<{ Params: { id: string } }>('/api/tables/:id', async (request, reply) => {
    const found = await hall.see(request.params.id)
    const person = await people.who(request.headers)
    if (found === null) return reply.code(404).send(NO_TABLE)
    const { row } = found
    // Whoever has the link was invited: a private table says that it is there, and nothing of its match.
    if (!mayLook(row, person?.id ?? null)) return { knock: await late.knock(row, person?.id ?? null) }
    const seat = seatOf(row, person)
    return {
      table: tableShown(tableFor(row, seat, now())),
      private: row.private,
      host: hostSeatOf(row),
      you: { seat, host: person !== null && row.host === person.id },
    }
  })
  /** Everything of a finished match, to play it again and to verify it. */
  app.get<{ Params: { id: string } }>('/api/tables/:id/record', async (request, reply) => {
    const found = await hall.see(request.params.id)
    const person = await people.who(request.headers)
    if (found === null || !mayLook(found.row, person?.id ?? null)) return reply.code(404).send(NO_TABLE)
    if (found.diverged) return reply.code(409).send({ error: 'diverged', advice: DIVERGED })
    const known = tableFor(found.row, seatOf(found.row, person), now())
    if (known.state !== 'over' || found.live === null)
      return reply.code(409).send({ error: 'notOver', advice: 'Wait until the match is over.' })
    return writeRecord(found.live.match)
  })
  app.post(
    '/api/tables',
    asPerson(opening, (person, body) => lobby.open(person.id, body)),
  )
  app.post(
    '/api/tables/:id/sit',
    asPerson(sitting, (person, body, id) => lobby.sit(person.id, id, body.seat, body.contribution)),
  )
  app.post(
    '/api/tables/:id/stand',
    asPerson(standing, (person, body, id) => lobby.stand(person.id, id, body.seat)),
  )
  app.post(
    '/api/tables/:id/bot',
    asPerson(botSitting, (person, body, id) => lobby.seatBot(person.id, id, body.seat, body.bot)),
  )
  app.post(
    '/api/tables/:id/agree',
    asPerson(agreeing, (person, body, id) => lobby.agree(person.id, id, body)),
  )
  app.post(
    '/api/tables/:id/start',
    asPerson(starting, (person, body, id) => lobby.start(person.id, id, body.fold)),
  )
  app.post(
    '/api/tables/:id/close',
    asPerson(v.strictObject({}), (person, _body, id) => lobby.close(person.id, id)),
  )
  app.post(
    '/api/tables/:id/change',
    asPerson(changing, (person, body, id) => laying.change(person.id, id, body)),
  )
  app.post(
    '/api/tables/:id/host',
    asPerson(standing, (person, body, id) => laying.giveHost(person.id, id, body.seat)),
  )
  app.post(
    '/api/tables/:id/rematch',
    asPerson(v.strictObject({}), (person, _body, id) => lobby.rematch(person.id, id)),
  )
}
