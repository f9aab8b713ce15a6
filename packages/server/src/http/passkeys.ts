import type { Checked } from '@vyprava/kernel'
import { printProblem } from '@vyprava/kernel'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { newKey, siteOf } from '../people/passkeys.ts'
import type { People, Person } from '../people/people.ts'
import type { Throttle } from '../people/throttle.ts'
import { keysOf, removeKey } from '../store/passkeys.ts'
import type { Database } from '../store/schema.ts'

interface PasskeysNeeds {
  readonly db: Database
  readonly people: People
  readonly throttle: Throttle
  readonly origin: string | null
}

/** Questions to devices, from one address. */
const QUESTIONS = { window: 60, max: 30 }
const removing = v.strictObject({ id: v.pipe(v.string(), v.maxLength(2_000)) })
const ACCOUNT_FIRST = { error: 'guest', advice: 'Keep your account first: a key opens an account.' }

/** Keys of one's account: new ones, a list, and away with them. Signing in with one is the library's path. */
export function addPasskeys(app: FastifyInstance, { db, people, throttle, origin }: PasskeysNeeds): void {
  const site = ({ protocol, host }: FastifyRequest) => siteOf(origin, protocol, host)
  const ofAccount =
    (work: (person: Person, request: FastifyRequest) => Promise<Checked<unknown>>) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      const person = await people.who(request.headers)
      if (person === null) return reply.code(401).send({ error: 'nobody', advice: 'Choose a name first.' })
      if (person.guest) return reply.code(409).send(ACCOUNT_FIRST)
      const done = await work(person, request)
      if (done.ok) return { value: done.value }
      return reply.code(409).send({ error: done.problem.path, advice: printProblem(done.problem) })
    }
  const parsed = <Body>(schema: v.GenericSchema<unknown, Body>, body: unknown): Body => {
    const found = v.safeParse(schema, body ?? {})
    if (found.success) return found.output
    throw Object.assign(new Error('That is no key.'), { statusCode: 400 })
  }

  app.get(
    '/api/me/passkeys',
    ofAccount(async ({ id }) => ({ ok: true, value: await keysOf(db, id) })),
  )
  app.post(
    '/api/me/passkeys/options',
    ofAccount(async ({ id, name }, request) => ({
      ok: true,
      value: await people.passkeys.enrolOptions(id, name, site(request)),
    })),
  )
  app.post(
    '/api/me/passkeys',
    ofAccount(({ id }, request) => people.passkeys.enrol(id, site(request), parsed(newKey, request.body))),
  )
  app.post(
    '/api/me/passkeys/remove',
    ofAccount(async ({ id }, request) => {
      await removeKey(db, id, parsed(removing, request.body).id)
      return { ok: true, value: null }
    }),
  )
  app.post('/api/passkeys/options', async (request, reply) => {
    const { allowed } = await throttle.consume(`passkeys from ${request.ip}`, QUESTIONS)
    if (!allowed)
      return reply.code(429).send({ error: 'tooFast', advice: 'Wait some minutes before the next try.' })
    return { value: await people.passkeys.showOptions(site(request)) }
  })
}
