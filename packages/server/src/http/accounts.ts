import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { looksLike, typedName } from '../people/names.ts'
import type { People } from '../people/people.ts'
import type { Throttle } from '../people/throttle.ts'
import { neighboursOf } from '../store/counts.ts'
import { tablesOf } from '../store/lists.ts'
import { isOperator } from '../store/operators.ts'
import type { Database } from '../store/schema.ts'

interface AccountsNeeds {
  readonly throttle: Throttle
  readonly people: People
  readonly db: Database
}

const MOST_LISTED = 60
const naming = v.strictObject({ name: v.pipe(v.string(), v.maxLength(200)) })
/** Wrong passwords of one account. */
const OF_ACCOUNT = { window: 15 * 60, max: 10 }
const BAD_NAME = {
  error: 'name',
  advice: 'A name has 1 to 24 letters, digits, spaces, dots, hyphens or apostrophes.',
}

const NAME_TAKEN = {
  error: 'nameTaken',
  advice: 'Somebody at one of your tables has this name, or one that looks like it.',
}

/** Guests, accounts and sessions: the library's own paths, a name in one step, and who one is. */
export function addAccounts(app: FastifyInstance, { people, db, throttle }: AccountsNeeds): void {
  app.get('/api/me', async (request) => {
    const person = await people.who(request.headers)
    const operator = person !== null && !person.guest && (await isOperator(db, person.id))
    return { online: true, person, ...(operator ? { operator } : {}) }
  })

  app.get('/api/me/tables', async (request, reply) => {
    const person = await people.who(request.headers)
    if (person === null) return reply.code(401).send({ error: 'nobody', advice: 'Choose a name first.' })
    return { tables: await tablesOf(db, person.id, MOST_LISTED) }
  })

  /** A name, and one can play; whoever has one already takes another. */
  app.post('/api/guest', async (request, reply) => {
    const body = v.safeParse(naming, request.body ?? {})
    const name = body.success ? typedName(body.output.name) : null
    if (name === null) return reply.code(400).send(BAD_NAME)
    const known = await people.who(request.headers)
    if (known !== null) {
      if ((await neighboursOf(db, known.id)).some((other) => looksLike(name, other)))
        return reply.code(409).send(NAME_TAKEN)
      await people.rename(known.id, name)
      return { person: { ...known, name } }
    }
    const entered = await people.handle(requestFor(request, '/api/auth/sign-in/anonymous', {}))
    if (!entered.ok) return passOn(entered, reply)
    const id = idIn(await entered.json())
    await people.rename(id, name)
    for (const cookie of entered.headers.getSetCookie()) reply.header('set-cookie', cookie)
    return { person: { id, name, guest: true } }
  })

  /** Passwords of one account are tried slowly, from however many addresses. */
  app.post('/api/auth/sign-in/email', async (request, reply) => {
    const key = `account ${emailIn(request.body)}`
    const { allowed, retryAfter } = await throttle.consume(key, OF_ACCOUNT)
    if (!allowed) {
      reply.header('retry-after', retryAfter ?? OF_ACCOUNT.window)
      return reply.code(429).send({ error: 'tooFast', advice: 'Wait some minutes before the next try.' })
    }
    const response = await people.handle(requestFor(request, request.url, request.body))
    if (response.ok) throttle.clear(key)
    return passOn(response, reply)
  })

  app.route({
    method: ['GET', 'POST'],
    url: '/api/auth/*',
    handler: async (request, reply) =>
      passOn(await people.handle(requestFor(request, request.url, request.body)), reply),
  })
}

/** Whose password is tried; what is no address counts as one account. */
function emailIn(body: unknown): string {
  const email: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'email') : null
  return typeof email === 'string' ? email.trim().toLowerCase().slice(0, 300) : ''
}

/** The same request as the library reads it. */
function requestFor(request: FastifyRequest, path: string, body: unknown): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers))
    if (value !== undefined && name !== 'content-length')
      headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  headers.set('x-forwarded-for', request.ip)
  const address = `${request.protocol}://${request.host}${path}`
  const sent = body === undefined ? {} : { body: JSON.stringify(body) }
  return new Request(address, { method: request.method, headers, ...sent })
}

async function passOn(response: Response, reply: FastifyReply): Promise<FastifyReply> {
  reply.code(response.status)
  for (const [name, value] of response.headers) if (name !== 'set-cookie') reply.header(name, value)
  for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie)
  return reply.send(await response.text())
}

function idIn(answer: unknown): string {
  const user: unknown = typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'user') : null
  const id: unknown = typeof user === 'object' && user !== null ? Reflect.get(user, 'id') : null
  if (typeof id !== 'string') throw new Error('A guest came in without an id')
  return id
}
