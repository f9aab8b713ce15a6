import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import type { Parting } from '../pace/parting.ts'
import type { People } from '../people/people.ts'
import { asPersonOf } from './person.ts'

interface MeetingNeeds {
  readonly people: People
  readonly parting: Parting
}

const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(20))

/** Calling somebody to a table that is played, giving a match up, and ending it together. */
export function addMeeting(app: FastifyInstance, { people, parting }: MeetingNeeds): void {
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
}
