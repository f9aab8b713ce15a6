import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { readConfig } from '../src/config.ts'
import { type Running, startServer } from '../src/main.ts'
import { tellTurn } from '../src/realtime/turns.ts'
import { openStore } from '../src/store/open.ts'
import { beginTable, type Guest, newGuest } from '../testing/guests.ts'

const folder = mkdtempSync(join(tmpdir(), 'vyprava-endpoints-'))

describe('what people ask a server for besides moves', () => {
  let server: Running
  let address = ''
  let ann: Guest
  let ben: Guest
  beforeAll(async () => {
    server = await startServer(readConfig({ PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'silent' }))
    address = `http://localhost:${server.port}`
    ;[ann, ben] = [await newGuest(address), await newGuest(address)]
  })
  afterAll(async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  const get = async (guest: Guest, path: string) =>
    Object(await (await fetch(`${address}${path}`, { headers: { cookie: guest.cookie } })).json())

  test('where it is their turn, at a table with clocks that they leave to a bot and come back to', async () => {
    const pace = { kind: 'live', budget: 600_000, increment: 0, absence: 'wait' }
    const opened = { game: 'roam', options: {}, seats: 2, private: true, pace }
    const table = String(await ann.post('/api/tables', opened))
    for (const [seat, guest] of [ann, ben].entries())
      await guest.post(`/api/tables/${table}/sit`, { seat, contribution: `c${seat}` })
    await ann.post(`/api/tables/${table}/start`, {})
    const turns = [...(await get(ann, '/api/me/turns')).turns, ...(await get(ben, '/api/me/turns')).turns]
    expect(turns).toMatchObject([{ table, game: 'roam', deadline: expect.any(Number) }])
    await ben.post(`/api/tables/${table}/absence`, { absence: 'stand-in' })
    await ben.post(`/api/tables/${table}/away`, { bot: 'novice' })
    const seen = await get(ann, `/api/tables/${table}`)
    expect(seen.table.seats[1].standIn).toBe('novice')
    expect(seen.table.pace).toEqual(pace)
    expect(seen.table.votes).toEqual([{ seat: 1, absence: 'stand-in' }])
    await ben.post(`/api/tables/${table}/return`, {})
    expect((await get(ann, `/api/tables/${table}`)).table.seats[1].standIn).toBeNull()
    await expect(ann.post(`/api/tables/${table}/rematch`, {})).rejects.toThrow(/409/)
    const outsider = await newGuest(address)
    await expect(outsider.post(`/api/tables/${table}/away`, { bot: 'novice' })).rejects.toThrow(/409/)
  })

  test('conditional moves: read at the border, and of oneself alone', async () => {
    const pace = { kind: 'days', budget: 86_400_000, increment: 0, absence: 'wait' }
    const opened = { game: 'roam', options: {}, seats: 2, private: false, pace }
    const table = String(await ann.post('/api/tables', opened))
    for (const [seat, guest] of [ann, ben].entries())
      await guest.post(`/api/tables/${table}/sit`, { seat, contribution: `c${seat}` })
    await ann.post(`/api/tables/${table}/start`, {})
    const path = `/api/tables/${table}/conditionals`
    const action = { type: 'use', character: 1 }
    const wish = { version: 0, seed: 'seed', anyway: false, steps: [{ seat: 0, action }] }
    for (const nonsense of [
      {},
      { ...wish, steps: [] },
      { ...wish, steps: Array.from({ length: 65 }, () => ({ seat: 0, action })) },
      { ...wish, steps: [{ seat: -1, action }] },
      { ...wish, steps: [{ seat: 0, action: 'use' }] },
      { ...wish, seed: 'a seed' },
      { ...wish, version: 0.5 },
      { ...wish, more: 1 },
    ])
      await expect(ann.post(path, nonsense)).rejects.toThrow(/400/)
    // What can be read but is nothing that could happen.
    for (const guest of [ann, ben]) await expect(guest.post(path, wish)).rejects.toThrow(/409/)
    await expect(ann.post(`${path}/order`, { ids: [1] })).rejects.toThrow(/400/)
    expect(await get(ann, path)).toEqual({ value: [] })
    const outsider = await newGuest(address)
    expect(await get(outsider, path)).toMatchObject({ error: 'table' })
    await expect(outsider.post(path, wish)).rejects.toThrow(/409/)
    expect((await fetch(`${address}${path}`)).status).toBe(401)
  })

  test('how they want to be reminded; a guest gets no mail', async () => {
    const kept = { language: 'sk', zone: 'Europe/Bratislava', quietFrom: 1320, quietTo: 420, mail: null }
    await ann.post('/api/me/preferences', kept)
    const { preferences, pushKey } = await get(ann, '/api/me/preferences')
    expect(preferences).toEqual({ ...kept, confirmed: false })
    expect(pushKey).toMatch(/^[\w-]{80,}$/)
    await expect(ann.post('/api/me/preferences', { ...kept, mail: 'a@example.org' })).rejects.toThrow(/409/)
    await expect(ann.post('/api/me/preferences', { ...kept, zone: 'Europe/Nowhere' })).rejects.toThrow(/400/)
    const inside = { endpoint: 'https://127.0.0.1/x', p256dh: 'x', auth: 'x' }
    await expect(ann.post('/api/me/push', inside)).rejects.toThrow(/400/)
    await ann.post('/api/me/push', { ...inside, endpoint: 'https://fcm.googleapis.com/x' })
    await ann.post('/api/me/push/stop', { endpoint: 'https://fcm.googleapis.com/x' })
    const store = await openStore({ kind: 'sqlite', folder })
    const { token } = await store.db.selectFrom('preferences').select('token').executeTakeFirstOrThrow()
    await store.close()
    const stop = (way: string, code: string) =>
      fetch(`${address}/api/mail/stop?token=${code}`, {
        method: way,
        ...(way === 'GET' ? {} : { body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) }),
      })
    expect(await (await stop('POST', token)).text()).toBe('Hotovo. Už ti písať nebudeme.\n')
    expect((await stop('GET', 'guessed')).status).toBe(404)
  })

  test('a window hears that it is its person’s turn; what others said is muted and reported', async () => {
    const { person } = await get(ann, '/api/me')
    const socket = new WebSocket(address.replace('http', 'ws').concat('/api/live'), {
      headers: { cookie: ann.cookie },
    })
    const heard: string[] = []
    socket.on('message', (data) => heard.push(data.toString()))
    await new Promise((open) => socket.once('open', open))
    socket.send('{"type":"ping"}')
    const until = (part: string): Promise<void> => expect.poll(() => heard.join()).toContain(part)
    await until('pong')
    await tellTurn(server.store)(person.id, 'there')
    await until('{"type":"turn","table":"there"}')
    const table = await beginTable('roam', [ann, ben])
    socket.send(JSON.stringify({ type: 'watch', table, has: null }))
    socket.send(JSON.stringify({ type: 'say', id: 's', table, text: 'ahoj' }))
    await until('ahoj')
    // Whoever has just come is told too when nothing was said.
    const [said] = heard
      .map((text) => JSON.parse(text))
      .flatMap((one) => (one.type === 'talk' ? one.said : []))
    await ben.post(`/api/people/${person.id}/mute`, { mute: true })
    expect((await get(ben, '/api/me/mutes')).muted).toEqual([{ id: person.id, name: person.name }])
    await ben.post(`/api/messages/${said.id}/report`, { reason: 'rude' })
    const outsider = await newGuest(address)
    await expect(outsider.post(`/api/messages/${said.id}/report`, { reason: '' })).rejects.toThrow(/409/)
    socket.close()
  })
})
