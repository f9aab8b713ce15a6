import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  banAddress,
  decideReport,
  deleteMessage,
  findPeople,
  listReports,
  readAudit,
  silence,
} from '../src/admin/index.ts'
import { readConfig } from '../src/config.ts'
import { type Running, startServer } from '../src/main.ts'
import { beginTable, cameFrom, type Guest, newGuest } from '../testing/guests.ts'
import { Window } from '../testing/window.ts'
import { onBothStores } from './stores.ts'

onBothStores('moderation', (fresh) => {
  let running: Running
  let address = ''
  const by = { operator: 'olga', at: Date.now() }
  beforeAll(async () => {
    const { env } = await fresh()
    running = await startServer(readConfig({ PORT: '0', TRUST_PROXY: 'loopback', ...env }))
    address = `http://localhost:${running.port}`
  }, 60_000)
  afterAll(() => running.stop())

  const personOf = async ({ cookie }: Guest): Promise<string> => {
    const answer: unknown = await (await fetch(`${address}/api/me`, { headers: { cookie } })).json()
    return String(Object(Object(answer).person).id)
  }

  test('whoever is silenced says nothing until the time is over, and plays on', async () => {
    const [ann, ben] = [await newGuest(address), await newGuest(address)]
    const table = await beginTable('roam', [ann, ben])
    const id = await personOf(ann)
    const window = new Window(address, ann)
    await window.say({ type: 'watch', table, has: null })
    await silence(running.store, id, { minutes: 10, reason: 'rude' }, { ...by, at: Date.now() })
    await window.say({ type: 'say', table, id: 's1', text: 'boo' })
    expect(await window.answer('s1')).toMatchObject({ type: 'error', error: 'mayNotTalk' })
    expect(await findPeople(running.store.db, id)).toMatchObject([{ id, silencedUntil: expect.any(String) }])
    await silence(running.store, id, { minutes: 0, reason: '' }, { ...by, at: Date.now() - 1 })
    await window.say({ type: 'say', table, id: 's2', text: 'hello' })
    expect(await window.answer('s2')).toMatchObject({ type: 'done' })
    window.close()
  })

  test('a message is found among the reports, decided and deleted; all of it is in the list', async () => {
    const { store } = running
    const [ann, ben] = [await newGuest(address), await newGuest(address)]
    const table = await beginTable('roam', [ann, ben])
    const [one, two] = [new Window(address, ann), new Window(address, ben)]
    for (const window of [one, two]) await window.say({ type: 'watch', table, has: null })
    await one.say({ type: 'say', table, id: 's1', text: 'something rude' })
    await expect.poll(() => JSON.stringify(two.heard), { timeout: 5_000 }).toContain('something rude')
    const message = String(
      (await store.db.selectFrom('messages').select('id').where('table_id', '=', table).executeTakeFirst())
        ?.id,
    )
    await store.db
      .insertInto('reports')
      .values({
        ...{ id: 'r', person: await personOf(ben), about: await personOf(ann), table_id: table },
        ...{ message_id: message, reason: 'rude', at: 1, state: 'new', operator: null, outcome: null },
      })
      .execute()
    expect(await listReports(store.db, 10)).toMatchObject([{ message, state: 'new' }])
    expect(await decideReport(store, message, 'dismissed', by)).toMatchObject({ ok: true })
    expect(await listReports(store.db, 10)).toMatchObject([
      { message, state: 'closed', outcome: 'dismissed' },
    ])
    expect(await deleteMessage(store, message, by)).toMatchObject({ ok: true })
    expect(await deleteMessage(store, message, by)).toMatchObject({ ok: false })
    const late = new Window(address, ben)
    await late.say({ type: 'watch', table, has: null })
    await late.say({ type: 'say', table, id: 's9', text: 'still here' })
    await late.answer('s9')
    await expect.poll(() => JSON.stringify(late.heard), { timeout: 5_000 }).toContain('still here')
    expect(JSON.stringify(late.heard)).not.toContain('something rude')
    const audited = await readAudit(store.db, 10)
    expect(
      audited
        .filter(({ subject }) => subject === message)
        .map(({ deed }) => deed)
        .toSorted(),
    ).toEqual(['delete message', 'report closed'])
    for (const window of [one, two, late]) window.close()
  })

  test('an address that is shut out is out at once, others stay, and it may come in again', async () => {
    const { store } = running
    const [bad, good] = ['203.0.113.7', '203.0.113.8']
    const guest = await newGuest(address, bad)
    const [there, here] = [new Window(address, guest, bad), new Window(address, guest, good)]
    for (const window of [there, here]) await window.say({ type: 'ping' })
    await expect.poll(() => there.heard.length + here.heard.length, { timeout: 5_000 }).toBe(2)
    expect(await banAddress(store, bad, { reason: 'flood', lift: false }, by)).toMatchObject({ ok: true })
    expect(await there.closed).toBe(1008)
    const me = (from: string) => fetch(`${address}/api/me`, { headers: cameFrom(from) })
    expect([(await me(bad)).status, (await me(good)).status]).toEqual([403, 200])
    await expect(newGuest(address, bad)).rejects.toThrow('403')
    await here.say({ type: 'ping' })
    await expect.poll(() => here.heard.length, { timeout: 5_000 }).toBe(2)
    expect(await banAddress(store, bad, { reason: '', lift: true }, by)).toMatchObject({ ok: true })
    await expect.poll(async () => (await me(bad)).status, { timeout: 5_000 }).toBe(200)
    expect(await banAddress(store, 'nowhere', { reason: '', lift: false }, by)).toMatchObject({ ok: false })
    here.close()
  })
})
