import { afterAll, beforeAll, expect, test } from 'vitest'
import { appointOperator, dismissOperator, readAudit } from '../src/admin/index.ts'
import { readConfig } from '../src/config.ts'
import { type Running, startServer } from '../src/main.ts'
import { beginTable, cameFrom, type Guest, newGuest } from '../testing/guests.ts'
import { Visitor } from '../testing/visitor.ts'
import { Window } from '../testing/window.ts'
import { onBothStores } from './stores.ts'

const fieldOf = (thing: unknown, ...path: readonly string[]): unknown =>
  path.reduce((inner: unknown, name) => Object(inner)[name], thing)

/** Every way in for operators, with a body that would be taken. */
const DEEDS: readonly (readonly [string, object])[] = [
  ['people/x/silence', { minutes: 5, reason: 'r' }],
  ['people/x/ban', { reason: 'r', networks: false }],
  ['people/x/lift-ban', { reason: 'r' }],
  ['messages/x/delete', { reason: 'r' }],
  ['reports/x', { state: 'taken' }],
  ['tables/x/close', { reason: 'r' }],
  ['addresses', { address: '203.0.113.9', lift: false, reason: 'r' }],
  ['notice', { notice: { text: 'hello', at: null } }],
]
const LOOKS = ['overview', 'find?text=a', 'people/x']

onBothStores('operators', (fresh) => {
  let running: Running
  let address = ''
  let olga: Visitor
  const by = { operator: 'root (command line)', at: 1 }
  beforeAll(async () => {
    const { env } = await fresh()
    running = await startServer(readConfig({ PORT: '0', TRUST_PROXY: 'loopback', ...env }))
    address = `http://localhost:${running.port}`
    olga = await account('Olga', 'olga@example.org')
    expect(await appointOperator(running.store, 'olga@example.org', by)).toMatchObject({ ok: true })
  }, 60_000)
  afterAll(() => running.stop())

  const account = async (name: string, email: string): Promise<Visitor> => {
    const visitor = new Visitor(address)
    const body = { name, email, password: 'long enough for us' }
    expect((await visitor.post('/api/auth/sign-up/email', body)).status).toBe(200)
    return visitor
  }
  const idOf = async (cookie: string): Promise<string> => {
    const answer: unknown = await (await fetch(`${address}/api/me`, { headers: { cookie } })).json()
    return String(fieldOf(answer, 'person', 'id'))
  }
  const look = async (path: string) => (await olga.get(`/api/operators/${path}`)).body
  const deed = (path: string, body: object) => olga.post(`/api/operators/${path}`, body)
  const answer = (who: Visitor, path: string, body: object | null) =>
    body === null ? who.get(`/api/operators/${path}`) : who.post(`/api/operators/${path}`, body)

  /** Two at a table with their windows open. */
  const together = async () => {
    const guests: [Guest, Guest] = [await newGuest(address), await newGuest(address)]
    const table = await beginTable('roam', guests)
    const windows = guests.map((guest) => new Window(address, guest))
    for (const window of windows) await window.say({ type: 'watch', table, has: null })
    const [ann, ben] = await Promise.all(guests.map(({ cookie }) => idOf(cookie)))
    return { table, guests, windows, ids: { ann, ben } }
  }
  const heard = (window: Window) => expect.poll(() => JSON.stringify(window.heard), { timeout: 5_000 })

  test('nobody else gets in by any of the ways: no name, a guest, an account, a dismissed operator', async () => {
    const nameless = new Visitor(address)
    const guest = new Visitor(address)
    await guest.post('/api/guest', { name: 'Guest' })
    const player = await account('Player', 'player@example.org')
    const former = await account('Former', 'former@example.org')
    expect(await appointOperator(running.store, 'Former', by)).toMatchObject({ ok: true })
    expect((await former.get('/api/operators/overview')).status).toBe(200)
    expect(await dismissOperator(running.store, 'Former', by)).toMatchObject({ ok: true })
    const ways = [...LOOKS.map((path) => [path, null] as const), ...DEEDS]
    for (const [path, body] of ways) {
      expect([path, (await answer(nameless, path, body)).status]).toEqual([path, 401])
      for (const who of [guest, player, former])
        expect([path, (await answer(who, path, body)).status]).toEqual([path, 403])
      expect([401, 403]).not.toContain((await answer(olga, path, body)).status)
    }
    await deed('addresses', { address: '203.0.113.9', lift: true, reason: 'test' })
    await deed('notice', { notice: null })
    expect(fieldOf((await player.get('/api/me')).body, 'operator')).toBeUndefined()
    expect(fieldOf((await olga.get('/api/me')).body, 'operator')).toBe(true)
  })

  test('a guest or a name of several is not appointed; only the command line does it', async () => {
    const guest = await newGuest(address)
    expect(await appointOperator(running.store, await idOf(guest.cookie), by)).toMatchObject({ ok: false })
    await account('Twin', 'twin1@example.org')
    await account('Twin', 'twin2@example.org')
    expect(await appointOperator(running.store, 'Twin', by)).toMatchObject({ ok: false })
    const url = `${address}/api/operators/operators`
    const body = JSON.stringify({ person: 'Twin' })
    const headers = { cookie: olga.cookie, origin: address, 'content-type': 'application/json' }
    expect((await fetch(url, { method: 'POST', body, headers })).status).toBe(404)
  })

  test('answers are kept by nobody, deeds from other pages are refused, and too many wait', async () => {
    const headers = { cookie: olga.cookie, 'content-type': 'application/json' }
    const url = `${address}/api/operators`
    const seen = await fetch(`${url}/overview`, { headers })
    expect(seen.headers.get('cache-control')).toBe('no-store')
    const body = JSON.stringify({ notice: { text: 'forged', at: null } })
    for (const foreign of [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }]) {
      const forged = await fetch(`${url}/notice`, {
        method: 'POST',
        body,
        headers: { ...headers, ...foreign },
      })
      expect(forged.status).toBe(403)
    }
    expect((await (await fetch(`${address}/api/notice`)).json()).notice).toBeNull()
    const hasty = await account('Hasty', 'hasty@example.org')
    await appointOperator(running.store, 'Hasty', by)
    const tries: number[] = []
    for (let count = 0; count < 41; count++)
      tries.push((await answer(hasty, 'reports/none', { state: 'taken' })).status)
    expect(new Set(tries.slice(0, 40))).toEqual(new Set([409]))
    expect(tries[40]).toBe(429)
  })

  test('what is reported is seen, taken and closed; the reported hears nothing; the message goes at once', async () => {
    const { table, guests, windows, ids } = await together()
    const [one, two] = windows
    await one.say({ type: 'say', table, id: 's1', text: 'something rude' })
    await one.say({ type: 'say', table, id: 's2', text: 'something kind' })
    await heard(two).toContain('something kind')
    const said = two.of('talk').flatMap((message) => Object(message).said)
    const message = String(said.find(({ text }) => text === 'something rude')?.id)
    await guests[1].post(`/api/messages/${message}/report`, { reason: 'rude' })
    await guests[1].post(`/api/tables/${table}/report`, { seat: 0, reason: 'stalls' })
    await guests[1].post(`/api/tables/${table}/report`, { seat: 0, reason: 'stalls again' })
    await expect(guests[1].post(`/api/tables/${table}/report`, { seat: 1, reason: 'me' })).rejects.toThrow(
      '409',
    )
    const outsider = await newGuest(address)
    await expect(outsider.post(`/api/tables/${table}/report`, { seat: 0, reason: 'x' })).rejects.toThrow(
      '409',
    )

    const reports = Object(await look('overview')).reports.filter(
      (row: { table: string }) => row.table === table,
    )
    expect(reports).toHaveLength(2)
    const [ofPerson, ofMessage] = reports.toSorted((a: { message: string | null }) =>
      a.message === null ? -1 : 1,
    )
    expect(ofMessage).toMatchObject({ state: 'new', text: 'something rude', by: ids.ann, reporter: ids.ben })
    expect(ofPerson).toMatchObject({ state: 'new', message: null, reason: 'stalls', by: ids.ann })
    expect(JSON.stringify(await look('overview'))).not.toContain('something kind')

    expect((await deed(`reports/${ofPerson.id}`, { state: 'taken' })).status).toBe(200)
    expect((await deed(`reports/${ofPerson.id}`, { state: 'taken' })).status).toBe(409)
    const close = { state: 'closed', outcome: 'dismissed', reason: 'no harm' }
    expect((await deed(`reports/${ofPerson.id}`, close)).status).toBe(200)
    expect((await deed(`reports/${ofPerson.id}`, { state: 'new' })).status).toBe(409)
    expect(one.heard.map(({ type }) => type)).not.toContain('report')
    expect(JSON.stringify(one.heard)).not.toMatch(/stalls|reason/)

    expect((await deed(`messages/${message}/delete`, { reason: '' })).status).toBe(400)
    expect((await deed(`messages/${message}/delete`, { reason: 'rude' })).status).toBe(200)
    for (const window of windows) {
      await heard(window).toContain('"unsaid"')
      expect(window.of('unsaid')).toEqual([{ type: 'unsaid', table, ids: [message] }])
    }
    const late = new Window(address, guests[1])
    await late.say({ type: 'watch', table, has: null })
    await heard(late).toContain('something kind')
    expect(JSON.stringify(late.heard)).not.toContain('something rude')
    const left = Object(await look('overview')).reports.filter(
      (row: { table: string }) => row.table === table,
    )
    expect(left).toEqual([])
    for (const window of [...windows, late]) window.close()
  })

  test('whoever is muted is told so in open windows at once, and when it ends', async () => {
    const { table, windows, ids } = await together()
    const [one, two] = windows
    const path = `people/${ids.ann}/silence`
    expect((await deed(path, { minutes: 60, reason: 'rude words' })).status).toBe(200)
    await heard(one).toContain('rude words')
    await one.say({ type: 'say', table, id: 's1', text: 'boo' })
    expect(await one.answer('s1')).toMatchObject({ type: 'error', error: 'mayNotTalk' })
    expect(two.of('silenced')).toEqual([])
    expect(Object(await look(`people/${ids.ann}`)).person.silenced).toMatchObject({ reason: 'rude words' })
    expect((await deed(path, { minutes: 0, reason: 'sorry' })).status).toBe(200)
    await expect.poll(() => one.of('silenced').at(-1), { timeout: 5_000 }).toMatchObject({ silence: null })
    await one.say({ type: 'say', table, id: 's2', text: 'hello' })
    expect(await one.answer('s2')).toMatchObject({ type: 'done' })
    for (const window of windows) window.close()
  })

  test('whoever is banned is out at once and told why, with the address if it is wanted', async () => {
    const [from, elsewhere] = ['203.0.113.50', '203.0.113.51']
    const [bad, good] = [await newGuest(address, from), await newGuest(address, elsewhere)]
    const id = await idOf(bad.cookie)
    const [there, here] = [new Window(address, bad, from), new Window(address, good, elsewhere)]
    for (const window of [there, here]) await window.say({ type: 'ping' })
    await heard(there).toContain('pong')
    expect(Object(await look(`people/${id}`)).networks).toEqual([{ network: from, others: 0, banned: false }])
    expect((await deed(`people/${id}/ban`, { reason: 'spam', networks: true })).status).toBe(200)
    expect(await there.closed).toBe(1008)
    expect(there.of('banned')).toEqual([{ type: 'banned', reason: 'spam' }])
    expect(await idOf(bad.cookie)).toBe('undefined')
    const me = (ip: string) => fetch(`${address}/api/me`, { headers: cameFrom(ip) })
    await expect.poll(async () => (await me(from)).status, { timeout: 5_000 }).toBe(403)
    expect((await me(elsewhere)).status).toBe(200)
    expect(here.of('banned')).toEqual([])
    expect((await deed(`people/${id}/lift-ban`, { reason: 'talked' })).status).toBe(200)
    expect((await deed('addresses', { address: from, lift: true, reason: 'talked' })).status).toBe(200)
    await expect.poll(async () => (await me(from)).status, { timeout: 5_000 }).toBe(200)
    here.close()
  })

  test('an operator shuts out neither another one nor the own address', async () => {
    const mine = await idOf(olga.cookie)
    for (const path of [`people/${mine}/ban`, `people/${mine}/silence`]) {
      const refused = await deed(path, {
        reason: 'x',
        ...(path.endsWith('ban') ? { networks: false } : { minutes: 5 }),
      })
      expect([refused.status, fieldOf(refused.body, 'error')]).toEqual([409, 'isOperator'])
    }
    const own = '203.0.113.77'
    const headers = { cookie: olga.cookie, 'content-type': 'application/json', ...cameFrom(own) }
    const body = JSON.stringify({ address: own, lift: false, reason: 'x' })
    const refused = await fetch(`${address}/api/operators/addresses`, { method: 'POST', body, headers })
    expect([refused.status, fieldOf(await refused.json(), 'error')]).toEqual([409, 'ownAddress'])
    const guest = await newGuest(address, own)
    const both = JSON.stringify({ reason: 'x', networks: true })
    const path = `${address}/api/operators/people/${await idOf(guest.cookie)}/ban`
    const neighbour = await fetch(path, { method: 'POST', body: both, headers })
    expect([neighbour.status, fieldOf(await neighbour.json(), 'error')]).toEqual([409, 'ownAddress'])
    expect(await idOf(guest.cookie)).not.toBe('undefined')
  })

  test('a closed table is over for everybody: nobody moves on, what was played stays', async () => {
    const { table, guests, windows } = await together()
    expect((await deed(`tables/${table}/close`, { reason: 'abandoned' })).status).toBe(200)
    for (const window of windows) await heard(window).toContain('"state":"over"')
    const whole = Object(
      windows.flatMap((window) => window.of('whole')).find((one) => Object(one).shown.decision),
    )
    const mover = windows[whole.shown.seat]
    const [action] = whole.shown.decision.actions
    await mover.say({ type: 'act', id: 'a1', table, version: whole.version, action })
    expect(await mover.answer('a1')).toMatchObject({ type: 'stale' })
    expect((await deed(`tables/${table}/close`, { reason: 'again' })).status).toBe(409)
    const open = String(
      await guests[0].post('/api/tables', { game: 'roam', options: {}, seats: 2, private: false }),
    )
    expect((await deed(`tables/${open}/close`, { reason: 'spam' })).status).toBe(200)
    expect((await new Visitor(address).get(`/api/tables/${open}`)).status).toBe(404)
    for (const window of windows) window.close()
  })

  test('a notice reaches open windows and those who come, goes away, and is told at a drain', async () => {
    const guest = await newGuest(address)
    const window = new Window(address, guest)
    await window.say({ type: 'ping' })
    const at = Date.now() + 3_600_000
    expect((await deed('notice', { notice: { text: 'New version', at } })).status).toBe(200)
    const notice = { text: 'New version', at, draining: false }
    await expect.poll(() => window.of('notice'), { timeout: 5_000 }).toEqual([{ type: 'notice', notice }])
    expect(await (await fetch(`${address}/api/notice`)).json()).toEqual({ notice })
    const late = new Window(address, guest)
    await late.say({ type: 'ping' })
    await expect.poll(() => late.of('notice'), { timeout: 5_000 }).toEqual([{ type: 'notice', notice }])
    await deed('notice', { notice: null })
    await expect
      .poll(() => window.of('notice').at(-1), { timeout: 5_000 })
      .toEqual({ type: 'notice', notice: null })
    running.drain(true)
    await expect
      .poll(() => window.of('notice').at(-1), { timeout: 5_000 })
      .toEqual({ type: 'notice', notice: { text: '', at: null, draining: true } })
    running.drain(false)
    await expect
      .poll(() => window.of('notice').at(-1), { timeout: 5_000 })
      .toEqual({ type: 'notice', notice: null })
    for (const one of [window, late]) one.close()
  })

  test('finds people and tables, tells nothing hidden, and every deed is in the list with its reason', async () => {
    const { table, windows, ids } = await together()
    const mine = await idOf(olga.cookie)
    await account('Žofie', 'zofie@example.org')
    for (const text of ['žof', 'ŽOF', 'OFI'])
      expect(Object(await look(`find?text=${encodeURIComponent(text)}`)).people).toMatchObject([
        { name: 'Žofie' },
      ])
    const found = Object(await look(`find?text=${encodeURIComponent('olg')}`))
    expect(found.people).toMatchObject([{ id: mine, operator: true, guest: false }])
    expect(JSON.stringify(found)).not.toContain('olga@example.org')
    expect(Object(await look(`find?text=${table}`)).tables).toMatchObject([{ id: table, state: 'playing' }])
    const all = JSON.stringify(await look('overview'))
    const { secret } = await running.store.db
      .selectFrom('tables')
      .select('secret')
      .where('id', '=', table)
      .executeTakeFirstOrThrow()
    expect(all).toContain(table)
    expect(all).not.toContain(secret)
    expect(all).not.toMatch(/contribution|"view"|"hand"|example\.org/)
    // Windows of before may still be on their way out.
    const present = async () => Object(await look('overview')).counts.present
    await expect.poll(present, { timeout: 5_000 }).toBe(2)
    await deed(`people/${ids.ben}/silence`, { minutes: 5, reason: 'a reason of one line' })
    const [last] = await readAudit(running.store.db, 1)
    expect(last).toMatchObject({ operator: `Olga (${mine})`, deed: 'silence', subject: ids.ben })
    expect(last.detail).toContain('a reason of one line')
    for (const window of windows) window.close()
  })
})
