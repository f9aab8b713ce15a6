import { bad, good } from '@vyprava/kernel'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import type { Hall } from '../hall/hall.ts'
import type { People } from '../people/people.ts'
import { mutedPeople } from '../store/messages.ts'
import type { Database } from '../store/schema.ts'
import { roomFor } from '../talk/room.ts'
import type { Talk } from '../talk/talk.ts'
import { asPersonOf } from './person.ts'

interface TalkNeeds {
  readonly db: Database
  readonly people: People
  readonly hall: Hall
  readonly talk: Talk
}

const reason = v.pipe(v.string(), v.maxLength(500))

/** Muting people, and reporting what they said. */
export function addTalk(app: FastifyInstance, { db, people, hall, talk }: TalkNeeds): void {
  const asPerson = asPersonOf(people)
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
      const done = await talk.report(person.id, id, body.reason, async (table, room) => {
        const found = await hall.see(table)
        return found !== null && roomFor(found.row, person.id) === room
      })
      return done ? good(null) : bad('message', id, 'something that you have heard')
    }),
  )
}
