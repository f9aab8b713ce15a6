import { bad, good } from '@vyprava/kernel'
import { LANGUAGES } from '@vyprava/module/words.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import type { Hall } from '../hall/hall.ts'
import { isZone } from '../pace/quiet.ts'
import type { People } from '../people/people.ts'
import { isPushService } from '../reminders/push.ts'
import { languageOf, type Reminders } from '../reminders/reminders.ts'
import { browsersOf, withPerson } from '../store/counts.ts'
import { tablesOf } from '../store/lists.ts'
import { answerMail, readPreferences, subscribe, unsubscribe } from '../store/preferences.ts'
import type { Database } from '../store/schema.ts'
import { textsIn } from '../texts/index.ts'
import { asPersonOf } from './person.ts'

interface RemindersNeeds {
  readonly db: Database
  readonly hall: Hall
  readonly people: People
  readonly reminders: Reminders
  /** What browsers need to subscribe. */
  readonly pushKey: string
  /** Whether this installation sends mail. */
  readonly mails: boolean
  ring(table: string): Promise<void>
  now(): number
}

const MOST_LOOKED = 60
/** How many browsers of one person are told of turns. */
const MOST_BROWSERS = 20
const minute = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(24 * 60 - 1))
const preferring = v.strictObject({
  language: v.picklist(LANGUAGES),
  zone: v.nullable(v.pipe(v.string(), v.maxLength(60), v.check(isZone, 'a time zone'))),
  quietFrom: minute,
  quietTo: minute,
  mail: v.nullable(v.pipe(v.string(), v.maxLength(200), v.email('an address'))),
})
const key = v.pipe(v.string(), v.regex(/^[\w-]+=*$/), v.maxLength(200))
const endpoint = v.pipe(v.string(), v.maxLength(1000), v.check(isPushService, 'a push service of a browser'))
const subscribing = v.strictObject({ endpoint, p256dh: key, auth: key })

/** Where it is one's turn, and how one wants to hear of it. */
export function addReminders(app: FastifyInstance, needs: RemindersNeeds): void {
  const { db, hall, people, reminders, pushKey, mails, ring, now } = needs
  const asPerson = asPersonOf(people)
  app.get('/api/me/turns', async (request) => {
    const person = await people.who(request.headers)
    return { turns: person === null ? [] : await turnsOf(db, hall, person.id) }
  })
  app.get('/api/me/preferences', async (request) => {
    const person = await people.who(request.headers)
    const found = person === null ? null : await readPreferences(db, person.id)
    if (found === null) return { preferences: null, pushKey, mails }
    const { token: _, ...preferences } = found
    return { preferences, pushKey, mails }
  })
  app.post(
    '/api/me/preferences',
    asPerson(preferring, async (person, body) => {
      if (body.mail !== null && person.guest) return bad('mail', 'a guest', 'somebody with an account')
      const kept = await reminders.prefer(person.id, body)
      // Other quiet hours are other deadlines.
      for (const { id, state, pace } of await tablesOf(db, person.id, MOST_LOOKED))
        if (state === 'playing' && pace === 'days') await ring(id)
      return kept ? good(null) : bad('mail', 'too many new addresses', 'some patience')
    }),
  )
  app.post(
    '/api/me/push',
    asPerson(subscribing, (person, body) =>
      withPerson(db, person.id, async (locked) => {
        if ((await browsersOf(locked, person.id, body.endpoint)) >= MOST_BROWSERS)
          return bad('mostBrowsers', MOST_BROWSERS, 'fewer browsers that are told')
        await subscribe(locked, person.id, body, now())
        return good(null)
      }),
    ),
  )
  app.post(
    '/api/me/push/stop',
    asPerson(v.strictObject({ endpoint: v.string() }), async (person, body) => {
      await unsubscribe(db, body.endpoint, person.id)
      return good(null)
    }),
  )
  addLinks(app, db)
}

/** The links in mails. Mail programs end it by themselves with a form, which they send without any page. */
function addLinks(app: FastifyInstance, db: Database): void {
  const answer = (wanted: boolean) => async (request: FastifyRequest, reply: FastifyReply) => {
    const query: unknown = request.query
    const token: unknown = typeof query === 'object' && query !== null ? Reflect.get(query, 'token') : null
    const language = typeof token === 'string' ? await answerMail(db, token, wanted) : null
    const words = textsIn(languageOf(language ?? undefined))
    reply.code(language === null ? 404 : 200).type('text/plain; charset=utf-8')
    if (language === null) return reply.send(`${words.unknownLink}\n`)
    return reply.send(`${wanted ? words.confirmed : words.stopped}\n`)
  }
  const form = 'application/x-www-form-urlencoded'
  app.addContentTypeParser(form, { parseAs: 'string' }, (_request, _body, done) => done(null, {}))
  app.get('/api/mail/confirm', answer(true))
  app.get('/api/mail/stop', answer(false))
  app.post('/api/mail/stop', answer(false))
}

interface Turn {
  readonly table: string
  readonly game: string
  /** Since when, as far as clocks know; null before they do. */
  readonly since: number | null
  readonly deadline: number | null
}

async function turnsOf(db: Database, hall: Hall, person: string): Promise<Turn[]> {
  const turns: Turn[] = []
  for (const { id, state } of await tablesOf(db, person, MOST_LOOKED)) {
    if (state !== 'playing') continue
    const found = await hall.see(id)
    if (found === null || found.live === null || found.row.state !== 'playing') continue
    const { row, live } = found
    const seat = row.seats.findIndex((sitter) => sitter.person === person)
    if (seat === -1 || row.seats[seat].standIn !== null || !live.match.deciders.includes(seat)) continue
    const { pace } = row
    const deadline = pace === null ? null : live.clock.deadline(seat, pace, row.seats[seat].quiet)
    turns.push({ table: id, game: row.game, since: live.clock.asked[seat] || null, deadline })
  }
  return turns
}
