import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import type { Attendance } from '../pace/attendance.ts'
import type { People } from '../people/people.ts'
import { asPersonOf } from './person.ts'

interface SeatsNeeds {
  readonly people: People
  readonly attendance: Attendance
}

const bot = v.pipe(v.string(), v.maxLength(100))

/** Leaving a match to a bot, coming back, and voting on what is done about who is late. */
export function addSeats(app: FastifyInstance, { people, attendance }: SeatsNeeds): void {
  const asPerson = asPersonOf(people)
  app.post(
    '/api/tables/:id/away',
    asPerson(v.strictObject({ bot }), (person, body, id) => attendance.leave(person.id, id, body.bot)),
  )
  app.post(
    '/api/tables/:id/return',
    asPerson(v.strictObject({}), (person, _body, id) => attendance.comeBack(person.id, id)),
  )
  app.post(
    '/api/tables/:id/absence',
    asPerson(v.strictObject({ absence: v.picklist(['wait', 'stand-in']) }), (person, body, id) =>
      attendance.vote(person.id, id, body.absence),
    ),
  )
}
