import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import type { LateFriends } from '../lobby/late-friends.ts'
import type { Parting } from '../pace/parting.ts'
import type { People } from '../people/people.ts'
import { asPersonOf } from './person.ts'

interface MeetingNeeds {
  readonly people: People
  readonly parting: Parting
  readonly late: LateFriends
}

const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(20))

/** Calling somebody to a table that is played, giving a match up, and ending it together. */
export function addMeeting(app: FastifyInstance, { people, parting, late }: MeetingNeeds): void {
  const asPerson = asPersonOf(people)
  app.post(
    '/api/tables/:id/nudge',
    asPerson(v.strictObject({ seat }), (person, body, id) => parting.nudge(person.id, id, body.seat)),
  )
  app.post(
    '/api/tables/:id/resign',
    asPerson(v.strictObject({}), (person, _body, id) => parting.resign(person.id, id)),
  )
  app.post(
    '/api/tables/:id/end',
    asPerson(v.strictObject({ agree: v.boolean() }), (person, body, id) =>
      parting.close(person.id, id, body.agree),
    ),
  )
  const wants = v.picklist(['watch', 'seat'])
  app.post(
    '/api/tables/:id/ask',
    asPerson(v.strictObject({ wants, seat: v.nullable(seat) }), (person, body, id) =>
      late.ask(person.id, id, body.wants, body.seat),
    ),
  )
  const asking = v.pipe(v.string(), v.maxLength(100))
  app.post(
    '/api/tables/:id/admit',
    asPerson(
      v.strictObject({ person: asking, says: v.picklist(['seat', 'watch', 'no']) }),
      (person, body, id) => late.answer(person.id, id, body.person, body.says),
    ),
  )
}
