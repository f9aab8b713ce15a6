import { good } from '@vyprava/kernel'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import type { Friends } from '../people/friends.ts'
import type { People } from '../people/people.ts'
import type { Leaderboards } from '../ratings/leaderboard.ts'
import { archiveOf, profileOf } from '../ratings/profile.ts'
import { setUnlisted } from '../store/ratings.ts'
import type { Database } from '../store/schema.ts'
import { asPersonOf } from './person.ts'

interface ProfileNeeds {
  readonly db: Database
  readonly people: People
  readonly friends: Friends
  readonly boards: Leaderboards
}

const short = v.pipe(v.string(), v.maxLength(60))
const digits = v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))
const seeking = v.strictObject({
  game: v.optional(short),
  outcome: v.optional(v.picklist(['won', 'lost', 'none'])),
  partner: v.optional(short),
  from: v.optional(digits),
  to: v.optional(digits),
  oldest: v.optional(v.literal('1')),
  /** Where the former page ended: a time and a table. */
  after: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}\.[a-z0-9]{1,40}$/))),
})
const leading = v.strictObject({ from: v.optional(v.pipe(digits, v.maxValue(1_000)), '0') })

const NOBODY = { error: 'nobody', advice: 'Choose a name first.' }

/** One's own results, and the lists of those who are rated. */
export function addProfile(app: FastifyInstance, { db, people, friends, boards }: ProfileNeeds): void {
  const asPerson = asPersonOf(people)
  app.get('/api/me/profile', async (request, reply) => {
    const person = await people.who(request.headers)
    return person === null
      ? reply.code(401).send(NOBODY)
      : { profile: await profileOf(db, boards, person.id) }
  })
  app.get('/api/me/archive', async (request, reply) => {
    const person = await people.who(request.headers)
    if (person === null) return reply.code(401).send(NOBODY)
    const asked = v.safeParse(seeking, request.query)
    if (!asked.success) return reply.code(400).send({ error: 'query', advice: asked.issues[0].message })
    const { after, oldest, ...sought } = asked.output
    return {
      archive: await archiveOf(db, person.id, { ...sought, oldest: oldest === '1' }, placeIn(after ?? null)),
    }
  })
  app.get<{ Params: { game: string } }>('/api/leaderboard/:game', async (request, reply) => {
    const asked = v.safeParse(leading, request.query)
    if (!asked.success) return reply.code(400).send({ error: 'query', advice: asked.issues[0].message })
    if (!boards.knows(request.params.game))
      return reply.code(404).send({ error: 'game', advice: 'There is no such game here.' })
    const person = await people.who(request.headers)
    return { leaderboard: await boards.show(request.params.game, asked.output.from, person?.id ?? null) }
  })
  app.post(
    '/api/me/unlisted',
    asPerson(v.strictObject({ unlisted: v.boolean() }), async (person, { unlisted }) => {
      await friends.known(person.id)
      await setUnlisted(db, person.id, unlisted)
      boards.forget()
      return good(null)
    }),
  )
}

function placeIn(after: string | null): { readonly ended: number; readonly table: string } | null {
  if (after === null) return null
  const [ended, table] = after.split('.')
  return { ended: Number(ended), table }
}
