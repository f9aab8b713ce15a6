import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { readConfig } from '../src/config.ts'
import { startServer } from '../src/main.ts'
import { sessionReader } from '../src/people/session.ts'
import { Visitor } from '../testing/visitor.ts'
import { onBothStores } from './stores.ts'

const COOKIE_SECRET = 'a secret of the test that is long enough'
const DAY = 24 * 60 * 60 * 1000

onBothStores('whose session a cookie is', (fresh) => {
  const settings = { PORT: '0', LOG_LEVEL: 'silent', COOKIE_SECRET }

  test('is read by one question, for fresh sessions that we have signed, and while they last', async () => {
    const ground = await fresh()
    const server = await startServer(readConfig({ ...settings, ...ground.env }))
    const ann = new Visitor(`http://localhost:${server.port}`)
    await ann.post('/api/guest', { name: 'Ann' })
    const { person } = Object((await ann.get('/api/me')).body)
    expect(person).toMatchObject({ name: 'Ann', guest: true })
    const { db } = await ground.open()
    let now = Date.now()
    const read = sessionReader({ db, secret: COOKIE_SECRET, now: () => now })
    const { cookie } = ann
    expect(await read(cookie)).toEqual(person)
    expect(await read(`theme=night; ${cookie}; other=1`)).toEqual(person)
    // Nobody signs but us.
    const [name, value] = cookie.split('=')
    const [token, signature] = decodeURIComponent(value).split('.')
    for (const forged of [
      `${name}=${token}`,
      `${name}=${encodeURIComponent(`${token}x.${signature}`)}`,
      `${name}=${encodeURIComponent(`${token}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`)}`,
      `${name}=${encodeURIComponent(`.${signature}`)}`,
      `${name}=%E0%A4%A`,
      `x${cookie}`,
      '',
    ])
      expect(await read(forged), forged).toBeNull()
    // What is a day old is for the library, which prolongs it; what has expired is nobody's.
    now += DAY + 1_000
    expect(await read(cookie)).toBeNull()
    expect(await ann.get('/api/me')).toMatchObject({ body: { person: { name: 'Ann' } } })
    now -= DAY
    await sql`update session set "expiresAt" = ${new Date(now - 1_000).toISOString()}`.execute(db)
    expect(await read(cookie)).toBeNull()
    expect((await ann.get('/api/me')).body).toMatchObject({ person: null })
    await server.stop()
  })

  test('is nobody once it is ended', async () => {
    const server = await startServer(readConfig({ ...settings, ...(await fresh()).env }))
    const ann = new Visitor(`http://localhost:${server.port}`)
    await ann.post('/api/guest', { name: 'Ann' })
    const { cookie } = ann
    await ann.post('/api/auth/sign-out', {})
    const me = await fetch(`http://localhost:${server.port}/api/me`, { headers: { cookie } })
    expect(await me.json()).toMatchObject({ person: null })
    await server.stop()
  })
})
