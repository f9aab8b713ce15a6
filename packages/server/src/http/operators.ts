import { isIP } from 'node:net'
import { bad, type Checked, good, printProblem } from '@vyprava/kernel'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { ban, liftBan } from '../admin/ban.ts'
import { closeTable } from '../admin/closing.ts'
import { type Acting, banAddress, deleteMessage, silence } from '../admin/moderation.ts'
import { setNotice } from '../admin/notice.ts'
import { auditFor, networksOf, peopleFor, tablesFor } from '../admin/overview.ts'
import { handleReport } from '../admin/reports.ts'
import { standInOf } from '../bots/levels.ts'
import type { People, Person } from '../people/people.ts'
import type { Throttle } from '../people/throttle.ts'
import { addressIn, networkOf } from '../realtime/doorkeeper.ts'
import type { Store } from '../store/open.ts'
import { isOperator } from '../store/operators.ts'
import { type OverviewNeeds, overviewOf } from './operators-overview.ts'

export interface OperatorsNeeds extends OverviewNeeds {
  readonly store: Store
  readonly people: People
  readonly throttle: Throttle
  now(): number
}

/** How much one operator asks for and does in a minute. */
const LOOKS = { window: 60, max: 120 }
const DEEDS = { window: 60, max: 40 }
const MOST_FOUND = 30
const DAY = 24 * 60

/** What every deed asks for: one line, which the person concerned may read too. */
const reason = v.pipe(v.string(), v.trim(), v.minLength(1, 'Say why, in one line.'), v.maxLength(300))
const silencing = v.strictObject({
  minutes: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(366 * DAY)),
  reason,
})
const banning = v.strictObject({ reason, networks: v.boolean() })
const why = v.strictObject({ reason })
const handling = v.variant('state', [
  v.strictObject({ state: v.picklist(['new', 'taken']) }),
  v.strictObject({ state: v.literal('closed'), outcome: v.picklist(['done', 'dismissed']), reason }),
])
const addressing = v.strictObject({
  address: v.pipe(v.string(), v.maxLength(60)),
  lift: v.boolean(),
  reason,
})
const noticing = v.strictObject({
  notice: v.nullable(
    v.strictObject({
      text: v.pipe(v.string(), v.trim(), v.maxLength(300)),
      at: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))),
    }),
  ),
})

const FORBIDDEN = { error: 'operator', advice: 'Only operators may do that.' }
const NOBODY = { error: 'nobody', advice: 'Sign in first.' }
const TOO_FAST = { error: 'tooFast', advice: 'Wait a moment and try again.' }

type Handler = (request: FastifyRequest<{ Params: { id: string } }>, reply: FastifyReply) => Promise<unknown>

/**
 * What operators see and do. Whoever asks is checked by one hook for everything here, from the database and anew for
 * each request: somebody who was dismissed is out with the next one.
 */
export function addOperators(app: FastifyInstance, needs: OperatorsNeeds): void {
  app.register(
    async (scope) => {
      const operators = new WeakMap<FastifyRequest, Person>()
      scope.addHook('preHandler', async (request, reply) => {
        const person = await needs.people.who(request.headers)
        if (person === null) return reply.code(401).send(NOBODY)
        if (person.guest || !(await isOperator(needs.store.db, person.id)))
          return reply.code(403).send(FORBIDDEN)
        const looks = request.method === 'GET'
        const rate = looks ? LOOKS : DEEDS
        const { allowed } = await needs.throttle.consume(`operator ${looks} ${person.id}`, rate)
        if (!allowed) return reply.code(429).send(TOO_FAST)
        operators.set(request, person)
      })
      const acting = (request: FastifyRequest): Acting => {
        const person = operators.get(request)
        if (person === undefined) throw new Error('Nobody has looked whether this is an operator')
        return { operator: `${person.name} (${person.id})`, at: needs.now() }
      }
      addLooks(scope, needs)
      addDeeds(scope, needs, acting)
    },
    { prefix: '/api/operators' },
  )
}

function addLooks(scope: FastifyInstance, needs: OperatorsNeeds): void {
  const { db } = needs.store
  scope.get('/overview', () => overviewOf(needs))
  scope.get<{ Querystring: { text?: string } }>('/find', async ({ query }) => {
    const text = String(query.text ?? '')
      .trim()
      .slice(0, 100)
    const wanted = { text: text === '' ? null : text, most: MOST_FOUND }
    return {
      people: await peopleFor(db, { ...wanted, now: needs.now() }),
      tables: await tablesFor(db, wanted),
    }
  })
  scope.get<{ Params: { id: string } }>('/people/:id', async ({ params: { id } }, reply) => {
    const found = await peopleFor(db, { text: id, most: MOST_FOUND, now: needs.now() })
    const person = found.find((one) => one.id === id)
    if (person === undefined) return reply.code(404).send({ error: 'person', advice: 'There is nobody.' })
    return { person, networks: await networksOf(db, id), deeds: await auditFor(db, MOST_FOUND, id) }
  })
}

function addDeeds(scope: FastifyInstance, needs: OperatorsNeeds, acting: (by: FastifyRequest) => Acting) {
  const { store } = needs
  /** The body is parsed, and a problem is said as advice. */
  const deed =
    <Body>(
      schema: v.GenericSchema<unknown, Body>,
      work: (subject: string, body: Body, by: Acting, request: FastifyRequest) => Promise<Checked<unknown>>,
    ): Handler =>
    async (request, reply) => {
      const body = v.safeParse(schema, request.body ?? {})
      if (!body.success) return reply.code(400).send({ error: 'body', advice: body.issues[0].message })
      const done = await work(request.params.id ?? '', body.output, acting(request), request)
      if (done.ok) return { value: done.value }
      return reply.code(409).send({ error: done.problem.path, advice: printProblem(done.problem) })
    }
  /** Operators are appointed and dismissed at the machine alone: none of them shuts another one out. */
  const ofPlayer = async (id: string, work: () => Promise<Checked<unknown>>): Promise<Checked<unknown>> =>
    (await isOperator(store.db, id)) ? bad('isOperator', id, 'somebody who is no operator') : work()

  scope.post(
    '/people/:id/silence',
    deed(silencing, (id, body, by) => ofPlayer(id, () => silence(store, id, body, by))),
  )
  scope.post(
    '/people/:id/ban',
    deed(banning, (id, body, by, { ip }) =>
      ofPlayer(id, async () => {
        // Before their sessions end, which know where they came from.
        const networks = body.networks ? await networksOf(store.db, id) : []
        if (networks.some(({ network }) => network === networkOf(ip)))
          return bad('ownAddress', id, 'somebody who comes from elsewhere than you')
        const banned = await ban(store, id, { ...by, reason: body.reason, botFor: standInOf })
        if (!banned.ok) return banned
        for (const { network } of networks)
          await banAddress(store, addressIn(network), { reason: body.reason, lift: false }, by)
        return good({ ...banned.value, networks: networks.length })
      }),
    ),
  )
  scope.post(
    '/people/:id/lift-ban',
    deed(why, async (id, { reason: detail }, by) =>
      (await liftBan(store, id, { ...by, reason: detail }))
        ? good(null)
        : bad('person', id, 'somebody who is banned'),
    ),
  )
  scope.post(
    '/messages/:id/delete',
    deed(why, (id, body, by) => deleteMessage(store, id, by, body.reason)),
  )
  scope.post(
    '/reports/:id',
    deed(handling, (id, body, by) => handleReport(store, id, body, by)),
  )
  scope.post(
    '/tables/:id/close',
    deed(why, (id, body, by) => closeTable(store, id, body.reason, by)),
  )
  scope.post(
    '/addresses',
    deed(addressing, async (_id, { address: given, ...body }, by, { ip }) => {
      // A whole network may be named as the page shows it.
      const address = isIP(given) === 0 ? addressIn(given) : given
      if (!body.lift && networkOf(address) === networkOf(ip))
        return bad('ownAddress', address, 'another address than your own')
      return banAddress(store, address, body, by)
    }),
  )
  scope.post(
    '/notice',
    deed(noticing, async (_id, { notice }, by) => good(await setNotice(store, notice, by))),
  )
}
