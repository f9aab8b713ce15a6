import { bad, good } from '@vyprava/kernel'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import type { Hall } from '../hall/hall.ts'
import type { People } from '../people/people.ts'
import type { Throttle } from '../people/throttle.ts'
import { mutedPeople } from '../store/messages.ts'
import type { Database } from '../store/schema.ts'
import { roomFor } from '../talk/room.ts'
import type { Talk } from '../talk/talk.ts'
import { asPersonOf } from './person.ts'

interface TalkNeeds {
  readonly throttle: Throttle
  readonly db: Database
  readonly people: People
  readonly hall: Hall
  readonly talk: Talk
}

/** How many reports one person makes. */
const REPORTS = { window: 60 * 60, max: 20 }
const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(20))
const reason = v.pipe(v.string(), v.maxLength(500))

/** Muting people, and reporting what they said. */
export function addTalk(app: FastifyInstance, { db, people, hall, talk, throttle }: TalkNeeds): void {
  const asPerson = asPersonOf(people)
  const tooMany = async (person: string): Promise<boolean> =>
    !(await throttle.consume(`reports of ${person}`, REPORTS)).allowed
  app.get('/api/me/mutes', async (request) => {
    const person = await people.who(request.headers)
    return { muted: person === null ? [] : await mutedPeople(db, person.id) }
  })
  app.post(
    '/api/people/:id/mute',
    asPerson(v.strictObject({ mute: v.boolean() }), async (person, { mute }, id) =>
      (await talk.mute(person.id, id, mute)) ? good(null) : bad('person', id, 'somebody who is here'),
    ),
  )
  app.post(
    '/api/messages/:id/report',
    asPerson(v.strictObject({ reason }), async (person, body, id) => {
      if (await tooMany(person.id)) return bad('tooFast', id, 'fewer reports in an hour')
      const done = await talk.report(person.id, id, body.reason, async (table, room) => {
        const found = await hall.see(table)
        return found !== null && roomFor(found.row, person.id) === room
      })
      return done ? good(null) : bad('message', id, 'something that you have heard')
    }),
  )
  /** Somebody at a table, whatever they said. */
  app.post(
    '/api/tables/:id/report',
    asPerson(v.strictObject({ seat, reason }), async (person, body, id) => {
      if (await tooMany(person.id)) return bad('tooFast', id, 'fewer reports in an hour')
      const found = await hall.see(id)
      const about = found?.row.seats[body.seat]?.person ?? null
      const sees = found !== null && roomFor(found.row, person.id) !== null
      if (!sees || about === null || about === person.id)
        return bad('seat', body.seat, 'somebody else who plays')
      await talk.reportPerson({ person: person.id, about, table: id, reason: body.reason })
      return good(null)
    }),
  )
}
