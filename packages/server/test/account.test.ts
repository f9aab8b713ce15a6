import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../src/config.ts'
import { type Running, startServer } from '../src/main.ts'
import { isName, looksLike } from '../src/people/names.ts'
import { type Mailbox, openMailbox, readMail } from '../testing/mailbox.ts'
import { Visitor } from '../testing/visitor.ts'
import { onBothStores } from './stores.ts'

const told = (body: unknown): string => String(Reflect.get(Object(body), 'value'))
const PASSWORD = 'long enough for us'
let mailbox: Mailbox
beforeAll(async () => {
  mailbox = await openMailbox()
})
afterAll(() => mailbox.close())

onBothStores('an account of one’s own', (fresh) => {
  let running: Running
  let address = ''
  beforeAll(async () => {
    const { env } = await fresh()
    const mail = { SMTP_URL: mailbox.url, MAIL_FROM: 'v@play.example', ORIGIN: 'http://localhost' }
    running = await startServer(readConfig({ PORT: '0', ...env, ...mail }))
    address = `http://localhost:${running.port}`
  }, 60_000)
  afterAll(() => running.stop())

  const guest = async (name: string): Promise<Visitor> => {
    const visitor = new Visitor(address)
    expect((await visitor.post('/api/guest', { name })).status).toBe(200)
    return visitor
  }

  /** The token of the next letter after something was asked for. */
  async function letter(visitor: Visitor, kind: 'reset' | 'keep', email: string): Promise<string> {
    const before = mailbox.mails.length
    expect(await visitor.post('/api/account/letter', { kind, email, language: 'en' })).toMatchObject({
      status: 200,
      body: { value: null },
    })
    await expect.poll(() => mailbox.mails.length, { timeout: 10_000 }).toBe(before + 1)
    const text = readMail(mailbox.mails[before])
    return /account\?letter=([\w-]+)/.exec(text)?.[1] ?? text
  }

  /** Somebody with an account, signed in. */
  async function member(name: string, email: string): Promise<Visitor> {
    const visitor = await guest(name)
    const token = await letter(visitor, 'keep', email)
    expect((await visitor.post('/api/account/password', { token, password: PASSWORD })).status).toBe(200)
    const entered = await visitor.post('/api/auth/sign-in/email', { email, password: PASSWORD })
    expect(entered.status).toBe(200)
    return visitor
  }

  test('a guest becomes somebody with an account by a letter, and keeps the seat', async () => {
    const ann = await guest('Ann')
    const opening = { game: 'roam', options: {}, seats: 2, private: true }
    const id = told((await ann.post('/api/tables', opening)).body)
    await ann.post(`/api/tables/${id}/sit`, { seat: 0, contribution: 'c' })
    const token = await letter(ann, 'keep', 'Ann@Example.org')
    const chosen = await ann.post('/api/account/password', { token, password: PASSWORD })
    expect(chosen.body).toEqual({ value: { email: 'ann@example.org' } })
    await ann.post('/api/auth/sign-in/email', { email: 'ann@example.org', password: PASSWORD })
    expect((await ann.get('/api/me')).body).toMatchObject({ person: { guest: false } })
    await expect
      .poll(async () => (await ann.get(`/api/tables/${id}`)).body)
      .toMatchObject({ you: { seat: 0, host: true } })
    // Once.
    expect(await ann.post('/api/account/password', { token, password: PASSWORD })).toMatchObject({
      status: 404,
      body: { error: 'oldLetter' },
    })
  })

  test('nobody learns who has an account: asking is answered alike, and only the mailbox differs', async () => {
    await member('Bea', 'bea@example.org')
    const eve = await guest('Eve')
    const ask = (kind: string, email: string) =>
      eve.post('/api/account/letter', { kind, email, language: 'cs' })
    const before = mailbox.mails.length
    const answers = [
      await ask('keep', 'bea@example.org'),
      await ask('keep', 'new@example.org'),
      await ask('reset', 'bea@example.org'),
      await ask('reset', 'nobody@example.org'),
    ]
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    await expect.poll(() => mailbox.mails.length, { timeout: 10_000 }).toBe(before + 3)
    const letters = mailbox.mails.slice(before).map(readMail)
    expect(letters.filter((text) => text.includes('ten už existuje'))).toHaveLength(1)
    const direct = { name: 'Eve', email: 'bea@example.org', password: PASSWORD }
    expect(await eve.post('/api/auth/sign-up/email', direct)).toMatchObject({
      status: 403,
      body: { error: 'byLetter' },
    })
  })

  test('a forgotten password: a new one by letter, and everybody who was in is out', async () => {
    const cyn = await member('Cyn', 'cyn@example.org')
    const phone = new Visitor(address)
    const token = await letter(phone, 'reset', 'cyn@example.org')
    expect((await phone.post('/api/account/password', { token, password: 'short' })).status).toBe(400)
    const next = 'another that is long'
    expect((await phone.post('/api/account/password', { token, password: next })).status).toBe(200)
    expect((await cyn.get('/api/me')).body).toMatchObject({ person: null })
    const enter = (password: string) =>
      phone.post('/api/auth/sign-in/email', { email: 'cyn@example.org', password })
    expect((await enter(PASSWORD)).status).toBe(401)
    expect((await enter(next)).status).toBe(200)
  })

  test('letters are few, and a guess is no letter', async () => {
    const dan = await guest('Dan')
    const asked = { kind: 'reset', email: 'flood@example.org', language: 'sk' }
    const statuses = []
    for (let i = 0; i < 4; i++) statuses.push((await dan.post('/api/account/letter', asked)).status)
    expect(statuses).toEqual([200, 200, 200, 429])
    expect((await dan.post('/api/account/password', { token: 'guess', password: PASSWORD })).status).toBe(404)
  })

  test('sessions are listed, and ended elsewhere', async () => {
    const eli = await member('Eli', 'eli@example.org')
    const phone = new Visitor(address)
    await phone.post('/api/auth/sign-in/email', { email: 'eli@example.org', password: PASSWORD })
    const listed = Object((await eli.get('/api/me/sessions')).body).sessions
    expect(listed.map(({ here }: { here: boolean }) => here).toSorted()).toEqual([false, true])
    await eli.post('/api/me/sessions/end', { session: null })
    expect((await phone.get('/api/me')).body).toMatchObject({ person: null })
    expect((await eli.get('/api/me')).body).toMatchObject({ person: { guest: false } })
    expect((await new Visitor(address).get('/api/me/sessions')).status).toBe(401)
  })

  test('one’s data are given out, and nobody else’s; deleting takes the account, the words and the name', async () => {
    const fay = await member('Fay', 'fay@example.org')
    await fay.post('/api/guest', { name: 'Fay' })
    const gus = await guest('Gus')
    const opening = { game: 'roam', options: {}, seats: 2, private: true }
    const id = told((await fay.post('/api/tables', opening)).body)
    for (const [seat, person] of [fay, gus].entries())
      await person.post(`/api/tables/${id}/sit`, { seat, contribution: 'c' })
    await fay.post(`/api/tables/${id}/start`, {})
    const data = await fay.get('/api/me/data')
    expect(data.body).toMatchObject({
      person: { name: 'Fay' },
      email: 'fay@example.org',
      tables: [{ id, seat: 0, state: 'playing' }],
      sessions: [{ here: true }],
    })
    expect(data.text).not.toMatch(/Gus|password|secret|token/)
    expect((await fay.post('/api/me/delete', { password: 'not this one' })).status).toBe(409)
    expect((await fay.post('/api/me/delete', { password: PASSWORD })).status).toBe(200)
    expect((await fay.get('/api/me')).body).toMatchObject({ person: null })
    const again = await fay.post('/api/auth/sign-in/email', { email: 'fay@example.org', password: PASSWORD })
    expect(again.status).toBe(401)
    // A bot plays on for the others.
    await expect
      .poll(async () => Object((await gus.get(`/api/tables/${id}`)).body).table.seats[0].bot)
      .not.toBeNull()
    expect((await gus.get(`/api/tables/${id}`)).text).not.toContain('Fay')
  })

  test('a key opens nothing that was not asked for; guests have none, and questions tell of nobody', async () => {
    const ivy = await member('Ivy', 'ivy@example.org')
    const eve = await guest('Eve')
    expect(await eve.post('/api/me/passkeys/options', {})).toMatchObject({
      status: 409,
      body: { error: 'guest' },
    })
    expect((await new Visitor(address).get('/api/me/passkeys')).status).toBe(401)
    expect((await ivy.get('/api/me/passkeys')).body).toEqual({ value: [] })
    const asked = await eve.post('/api/passkeys/options', {})
    expect(asked.body).toMatchObject({ value: { rpId: 'localhost', userVerification: 'required' } })
    expect(asked.text).not.toMatch(/allowCredentials":\[\{|Ivy/)
    const text = Buffer.from('{}').toString('base64url')
    const key = { id: text, rawId: text, type: 'public-key', clientExtensionResults: {} }
    const forged = { clientDataJSON: text, authenticatorData: text, signature: text }
    expect((await eve.post('/api/auth/sign-in/passkey', { ...key, response: forged })).status).toBe(401)
    const made = { ...key, response: { clientDataJSON: text, attestationObject: text } }
    expect(await ivy.post('/api/me/passkeys', made)).toMatchObject({ status: 409, body: { error: 'key' } })
    expect((await ivy.post('/api/me/passkeys', {})).status).toBe(400)
  })

  test('nobody sits down beside a lookalike, or takes such a name there', async () => {
    const [hugo, other] = [await guest('Hugo'), await guest('Нugо')]
    const opening = { game: 'roam', options: {}, seats: 2, private: true }
    const id = told((await hugo.post('/api/tables', opening)).body)
    await hugo.post(`/api/tables/${id}/sit`, { seat: 0, contribution: 'c' })
    const sit = () => other.post(`/api/tables/${id}/sit`, { seat: 1, contribution: 'c' })
    expect(await sit()).toMatchObject({ status: 409, body: { error: 'nameTaken' } })
    await other.post('/api/guest', { name: 'Ida' })
    expect((await sit()).status).toBe(200)
    expect(await other.post('/api/guest', { name: 'HUG0' })).toMatchObject({ body: { error: 'nameTaken' } })
  })
})

test('names: nothing invisible, no towers, nothing that passes for the house; accents make another name', () => {
  for (const name of ['Žofie', "d'Artagnan", 'Łukasz', '太郎', 'Nguyễn', 'Adminka', 'Robota'])
    expect([name, isName(name)]).toEqual([name, true])
  for (const name of [
    'ㅤ',
    'A\u200bnn',
    'A\u00adnn',
    'Ann\u3164',
    'a\u0301\u0301\u0301\u0301',
    'Admin',
    'аdmin',
    'V ýprava',
    'B0T',
  ])
    expect([name, isName(name)]).toEqual([name, false])
  // Of any alphabet: Cyrillic, Greek, Lisu, Roman numbers, mathematics, and pairs of letters.
  for (const [one, other] of [
    ['Anna', 'Аnnа'],
    ['Ilona', 'lIona'],
    ['ilona', 'ILONA'],
    ['Kryštof', 'Κryštof'],
    ['Anna', 'ꓮnna'],
    ['Marie', 'Ⅿarie'],
    ['Anna', '𝐀nna'],
    ['modem', 'modern'],
    ['Wanda', 'VVanda'],
    ['Petr', 'P.e_t-r'],
  ])
    expect([one, other, looksLike(one, other)]).toEqual([one, other, true])
  for (const [one, other] of [
    ['Zofie', 'Žofie'],
    ['Lukasz', 'Łukasz'],
    ['Dana', 'Δana'],
    ['Jan', 'Ján'],
  ])
    expect([one, other, looksLike(one, other)]).toEqual([one, other, false])
  expect(looksLike('Anonymous', 'Anonymous')).toBe(false)
})
