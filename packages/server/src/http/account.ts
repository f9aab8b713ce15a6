import { bad, type Checked, good } from '@vyprava/kernel'
import { LANGUAGES, type Language } from '@vyprava/module/words.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { dataOf, eraseData } from '../people/own-data.ts'
import type { People } from '../people/people.ts'
import type { Throttle } from '../people/throttle.ts'
import type { SendMail } from '../reminders/mail.ts'
import { readLetter, useLetter, writeLetter } from '../store/letters.ts'
import type { Database, LetterKind } from '../store/schema.ts'
import { textsIn } from '../texts/index.ts'
import { asPersonOf } from './person.ts'

export interface AccountNeeds {
  readonly db: Database
  readonly people: People
  readonly throttle: Throttle
  /** Sends letters; null where no mail server is set up. */
  readonly mail: SendMail | null
  readonly origin: string | null
  now(): number
  failed(error: unknown): void
}

/** Letters to one address, and from one. */
const TO_ADDRESS = { window: 15 * 60, max: 3 }
const FROM_ADDRESS = { window: 60 * 60, max: 20 }
const email = v.pipe(v.string(), v.maxLength(200), v.trim(), v.toLowerCase(), v.email('an address'))
const password = v.pipe(v.string(), v.minLength(10, 'password'), v.maxLength(200, 'password'))
const asking = v.strictObject({
  kind: v.picklist(['reset', 'keep']),
  email,
  language: v.picklist(LANGUAGES),
})
const answering = v.strictObject({ token: v.pipe(v.string(), v.maxLength(100)), password })
const TOO_FAST = { error: 'tooFast', advice: 'Wait some minutes before the next try.' }
const OLD_LETTER = { error: 'oldLetter', advice: 'Ask for a new letter.' }

/** What somebody does with their account: letters, sessions, their data, and its end. */
export function addAccount(app: FastifyInstance, needs: AccountNeeds): void {
  addLetters(app, needs)
  addOwn(app, needs)
}

function addLetters(app: FastifyInstance, needs: AccountNeeds): void {
  const { db, people, throttle, mail, now, failed } = needs

  /** Asks for a letter. The answer is the same, and as quick, whether there is such an account or not. */
  app.post('/api/account/letter', async (request, reply) => {
    const body = v.safeParse(asking, request.body ?? {})
    if (!body.success) return reply.code(400).send({ error: 'INVALID_EMAIL', advice: 'Give an address.' })
    if (mail === null) return reply.code(409).send({ error: 'noMail', advice: 'This server sends no mail.' })
    const from = await throttle.consume(`letters from ${request.ip}`, FROM_ADDRESS)
    const to = await throttle.consume(`letters to ${body.output.email}`, TO_ADDRESS)
    if (!from.allowed || !to.allowed) return reply.code(429).send(TOO_FAST)
    send(needs, mail, body.output).catch(failed)
    return { value: null }
  })

  app.post('/api/account/password', async (request, reply) => {
    const body = v.safeParse(answering, request.body ?? {})
    if (!body.success)
      return reply.code(400).send({ error: 'PASSWORD_TOO_SHORT', advice: '10 to 200 characters.' })
    const { token, password: chosen } = body.output
    const letter = await readLetter(db, token, now())
    if (letter === null || !(await useLetter(db, token, letter.email)))
      return reply.code(404).send(OLD_LETTER)
    await people.accounts.answerLetter(letter.kind, letter.email, chosen)
    return { value: { email: letter.email } }
  })

  if (mail !== null)
    // Whoever makes an account at once learns whether there is one: where we can write, we write.
    app.post('/api/auth/sign-up/email', async (_request, reply) =>
      reply.code(403).send({ error: 'byLetter', advice: 'Ask for a letter to your address.' }),
    )
}

interface Asked {
  readonly kind: LetterKind
  readonly email: string
  readonly language: Language
}

async function send({ db, people, origin, now }: AccountNeeds, mail: SendMail, asked: Asked): Promise<void> {
  const { kind, email: to, language } = asked
  const words = textsIn(language)
  const known = await people.accounts.isKnown(to)
  const link = async (what: LetterKind): Promise<string> =>
    `${origin ?? ''}/#/account?letter=${await writeLetter(db, what, to, now())}`
  // To a stranger's address nothing is written for a password that is not theirs.
  if (kind === 'reset' && !known) return
  if (kind === 'reset')
    return mail({ to, subject: words.resetTitle, text: words.resetBody(await link('reset')) })
  const text = known ? words.knownBody(await link('reset')) : words.keepBody(await link('keep'))
  return mail({ to, subject: words.keepTitle, text })
}

function addOwn(app: FastifyInstance, { db, people }: AccountNeeds): void {
  const asPerson = asPersonOf(people)
  app.get('/api/me/sessions', (request, reply) =>
    ofPerson(people, request, reply, async (id, cookie) => ({
      sessions: await people.accounts.sessions(id, cookie),
    })),
  )
  app.get('/api/me/data', (request, reply) =>
    ofPerson(people, request, reply, async (id, cookie) => {
      reply.header('content-disposition', 'attachment; filename="vyprava.json"')
      const [data, sessions] = [await dataOf(db, id), await people.accounts.sessions(id, cookie)]
      return { ...data, email: await people.accounts.emailOf(id), sessions }
    }),
  )
  const ending = v.strictObject({ session: v.nullable(v.pipe(v.string(), v.maxLength(100))) })
  app.post('/api/me/sessions/end', async (request, reply) => {
    const body = v.safeParse(ending, request.body ?? {})
    if (!body.success) return reply.code(400).send({ error: 'body', advice: 'Name a session, or null.' })
    return ofPerson(people, request, reply, async (id, cookie) => {
      await people.accounts.endSessions(id, cookie, body.output.session)
      return { value: null }
    })
  })
  /** For good: whoever has a password says it once more. */
  app.post(
    '/api/me/delete',
    asPerson(v.strictObject({ password: v.string() }), async (person, body): Promise<Checked<null>> => {
      if (!person.guest && !(await people.accounts.checkPassword(person.id, body.password)))
        return bad('INVALID_EMAIL_OR_PASSWORD', 'a password', 'yours')
      await people.accounts.remove(person.id)
      await eraseData(db, person.id)
      return good(null)
    }),
  )
}

/** Answers somebody with a name. */
async function ofPerson(
  people: People,
  request: FastifyRequest,
  reply: FastifyReply,
  answer: (id: string, cookie: string) => Promise<object>,
): Promise<object> {
  const person = await people.who(request.headers)
  if (person === null) return reply.code(401).send({ error: 'nobody', advice: 'Choose a name first.' })
  return answer(person.id, request.headers.cookie ?? '')
}
