import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import type { Friends } from '../people/friends.ts'
import type { People } from '../people/people.ts'
import { asPersonOf } from './person.ts'

interface FriendsNeeds {
  readonly people: People
  readonly friends: Friends
}

const text = v.pipe(v.string(), v.maxLength(100))
const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(20))

/** Friends: asked for, agreed to, ended, called to a table. */
export function addFriends(app: FastifyInstance, { people, friends }: FriendsNeeds): void {
  const asPerson = asPersonOf(people)
  app.get('/api/me/friends', async (request, reply) => {
    const person = await people.who(request.headers)
    if (person === null) return reply.code(401).send({ error: 'nobody', advice: 'Choose a name first.' })
    return { friends: await friends.of(person.id) }
  })
  app.get<{ Params: { link: string } }>('/api/friends/:link', async (request, reply) => {
    const name = await friends.ownerOf(request.params.link)
    return name === null ? reply.code(404).send({ error: 'friend', advice: 'Ask for a new link.' }) : { name }
  })
  app.post(
    '/api/me/friends/played',
    asPerson(v.strictObject({ table: text, seat }), (person, body) =>
      friends.askAt(person.id, body.table, body.seat),
    ),
  )
  app.post(
    '/api/me/friends/link',
    asPerson(v.strictObject({ link: text }), (person, body) => friends.askBy(person.id, body.link)),
  )
  app.post(
    '/api/me/friends/agree',
    asPerson(v.strictObject({ id: text }), (person, body) => friends.agree(person.id, body.id)),
  )
  app.post(
    '/api/me/friends/end',
    asPerson(v.strictObject({ id: text }), (person, body) => friends.end(person.id, body.id)),
  )
  app.post(
    '/api/me/friends/hide',
    asPerson(v.strictObject({ hidden: v.boolean() }), (person, body) => friends.hide(person.id, body.hidden)),
  )
  app.post(
    '/api/me/friends/invite',
    asPerson(v.strictObject({ id: text, table: text }), (person, body) =>
      friends.invite(person.id, body.id, body.table),
    ),
  )
}
