import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { moduleOf } from '@vyprava/games'
import { parseRecord, Random, verifyRecord } from '@vyprava/kernel'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '../src/config.ts'
import { type Running, startServer } from '../src/main.ts'
import { SocketPlayer } from '../testing/player.ts'
import { Visitor } from '../testing/visitor.ts'

const told = (body: unknown): string => String(Reflect.get(Object(body), 'value'))

describe('people and tables over the network', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vyprava-people-'))
  let running: Running
  let address = ''
  beforeAll(async () => {
    running = await startServer(readConfig({ PORT: '0', DATA_DIR: folder }))
    address = `http://localhost:${running.port}`
  }, 60_000)
  afterAll(async () => {
    await running.stop()
    rmSync(folder, { recursive: true, force: true })
  })
  const guest = async (name: string): Promise<Visitor> => {
    const visitor = new Visitor(address)
    expect((await visitor.post('/api/guest', { name })).status).toBe(200)
    return visitor
  }

  /** A table of Roam with these people at it, begun. */
  async function begin(people: readonly Visitor[]): Promise<string> {
    const opening = { game: 'roam', options: {}, seats: people.length, private: true }
    const id = told((await people[0].post('/api/tables', opening)).body)
    for (const [seat, person] of people.entries())
      expect(
        await person.post(`/api/tables/${id}/sit`, { seat, contribution: `chance ${seat}` }),
      ).toMatchObject({ status: 200 })
    expect(await people[0].post(`/api/tables/${id}/start`, {})).toMatchObject({ status: 200 })
    return id
  }

  test('a name and one is in; another name is one call too; bad names are refused', async () => {
    const visitor = new Visitor(address)
    expect((await visitor.get('/api/me')).body).toEqual({ online: true, person: null })
    for (const name of ['', '   ', '<b>', 'x'.repeat(25), 'a\u202eb'])
      expect(await visitor.post('/api/guest', { name })).toMatchObject({
        status: 400,
        body: { error: 'name' },
      })
    expect(await visitor.get('/api/me/tables')).toMatchObject({ status: 401 })
    await visitor.post('/api/guest', { name: ' Žofie   Nová ' })
    const me = (await visitor.get('/api/me')).body
    expect(me).toMatchObject({ person: { name: 'Žofie Nová', guest: true } })
    const { id } = Object(Reflect.get(Object(me), 'person'))
    await visitor.post('/api/guest', { name: "d'Artagnan" })
    expect((await visitor.get('/api/me')).body).toEqual({
      online: true,
      person: { id, name: "d'Artagnan", guest: true },
    })
  })

  test('a new name shows at the table', async () => {
    const anna = await guest('Anna')
    const id = told(
      (await anna.post('/api/tables', { game: 'roam', options: {}, seats: 2, private: true })).body,
    )
    await anna.post(`/api/tables/${id}/sit`, { seat: 0, contribution: 'a' })
    await anna.get(`/api/tables/${id}`)
    await anna.post('/api/guest', { name: 'Anička' })
    await expect
      .poll(async () => (await anna.get(`/api/tables/${id}`)).body)
      .toMatchObject({ table: { seats: [{ name: 'Anička' }, { name: null }] }, you: { seat: 0, host: true } })
  })

  test('a guest who keeps the account keeps seat, host and games; nobody else gets them', async () => {
    const [anna, ben] = [await guest('Anna'), await guest('Ben')]
    const id = await begin([anna, ben])
    const email = { name: 'Anna', email: 'anna@example.org', password: 'long enough for us' }
    expect((await anna.post('/api/auth/sign-up/email', email)).status).toBe(200)
    expect((await anna.get('/api/me')).body).toMatchObject({ person: { name: 'Anna', guest: false } })
    expect((await anna.get('/api/me/tables')).body).toMatchObject({ tables: [{ id, state: 'playing' }] })
    await expect
      .poll(async () => (await anna.get(`/api/tables/${id}`)).body)
      .toMatchObject({ you: { seat: 0, host: true } })
    expect(await new Visitor(address).post('/api/auth/sign-up/email', email)).toMatchObject({ status: 422 })

    const phone = new Visitor(address)
    const login = { email: email.email, password: email.password }
    expect(
      (await phone.post('/api/auth/sign-in/email', { ...login, password: 'wrong password' })).status,
    ).toBe(401)
    await phone.post('/api/auth/sign-in/email', login)
    expect((await phone.get(`/api/tables/${id}`)).body).toMatchObject({ you: { seat: 0 } })
    const other = await (await guest('Eva')).get(`/api/tables/${id}`)
    expect(other.body).toEqual({ knock: expect.anything() })
  })

  test('the host who gets up hands the table to whoever still sits there', async () => {
    const [anna, ben] = [await guest('Anna'), await guest('Ben')]
    const opening = { game: 'roam', options: {}, seats: 2, private: false }
    const id = told((await anna.post('/api/tables', opening)).body)
    const listed = async () => (await anna.get('/api/tables')).text.includes(id)
    expect(await listed()).toBe(false)
    for (const [seat, person] of [anna, ben].entries())
      await person.post(`/api/tables/${id}/sit`, { seat, contribution: 'c' })
    expect(await listed()).toBe(true)
    await anna.post(`/api/tables/${id}/stand`, { seat: 0 })
    expect((await ben.get(`/api/tables/${id}`)).body).toMatchObject({ you: { seat: 1, host: true } })
  })

  test('the record of a match comes out when it is over, to whoever may see it, and it verifies', async () => {
    const [anna, ben] = [await guest('Anna'), await guest('Ben')]
    const id = await begin([anna, ben])
    expect(await anna.get(`/api/tables/${id}/record`)).toMatchObject({
      status: 409,
      body: { error: 'notOver' },
    })
    const players = [anna, ben].map(
      ({ cookie }, seat) =>
        new SocketPlayer({ table: id, cookie, random: new Random(`record ${seat}`), address: () => address }),
    )
    await Promise.all(players.map(({ over }) => over))
    for (const player of players) player.close()
    const { text } = await ben.get(`/api/tables/${id}/record`)
    const record = parseRecord(text)
    const rules = await moduleOf('roam')?.rules()
    if (!record.ok || rules === undefined) throw new Error('no record')
    expect(record.value.fairness?.contributions).toEqual(['chance 0', 'chance 1'])
    expect(verifyRecord(rules.game, record.value)).toMatchObject({ ok: true })
    expect((await (await guest('Eva')).get(`/api/tables/${id}/record`)).status).toBe(404)
    expect((await new Visitor(address).get(`/api/tables/${id}/record`)).status).toBe(404)
  }, 60_000)
})
