import { afterEach, expect, test } from 'vitest'
import { readConfig } from '../src/config.ts'
import { MOST_OPEN } from '../src/lobby/lobby.ts'
import { type Running, startServer } from '../src/main.ts'
import { type Guest, newGuest } from '../testing/guests.ts'
import { onBothStores } from './stores.ts'

const OPENING = { game: 'roam', options: {}, seats: 2, private: false }

onBothStores('what one person may have', (fresh) => {
  const running: Running[] = []
  async function start(): Promise<string> {
    const { env } = await fresh()
    const server = await startServer(readConfig({ ...env, PORT: '0', LOG_LEVEL: 'silent' }))
    running.push(server)
    return `http://localhost:${server.port}`
  }
  afterEach(async () => {
    await Promise.all(running.splice(0).map((server) => server.stop()))
  })

  const tables = async (address: string): Promise<unknown[]> => {
    const answer: unknown = await (await fetch(`${address}/api/tables`)).json()
    return Object(answer).tables
  }

  test('a guest opens some tables, not thousands, and fills no list', async () => {
    const address = await start()
    const [eve, ann] = [await newGuest(address), await newGuest(address)]
    const wanted = await Promise.allSettled(
      Array.from({ length: 3 * MOST_OPEN }, () => eve.post('/api/tables', OPENING)),
    )
    const opened = wanted.flatMap((table) => (table.status === 'fulfilled' ? [String(table.value)] : []))
    expect(opened).toHaveLength(MOST_OPEN)
    const refused = wanted.find(({ status }) => status === 'rejected')
    expect(String(Object(refused).reason)).toMatch(/409.*mostTables.*start or close some/)
    for (const table of opened) await eve.post(`/api/tables/${table}/sit`, { seat: 0, contribution: 'c' })
    const own = await ann.post('/api/tables', OPENING)
    await ann.post(`/api/tables/${own}/sit`, { seat: 0, contribution: 'c' })
    expect(await tables(address)).toHaveLength(3)
    await eve.post(`/api/tables/${opened[0]}/close`, {})
    await eve.post('/api/tables', OPENING)
  })

  test('bots alone do not play', async () => {
    const address = await start()
    const eve = await newGuest(address)
    const table = await eve.post('/api/tables', OPENING)
    for (const seat of [0, 1]) await eve.post(`/api/tables/${table}/bot`, { seat, bot: 'novice' })
    await expect(eve.post(`/api/tables/${table}/start`, {})).rejects.toThrow(
      /409.*onlyBots.*a person who plays/,
    )
  })

  test('only so many browsers are told of turns, and nobody ends it for somebody else', async () => {
    const address = await start()
    const [eve, ann] = [await newGuest(address), await newGuest(address)]
    const endpoint = (who: string, n: number) => `https://fcm.googleapis.com/${who}/${n}`
    const subscribe = (guest: Guest, who: string, n: number) =>
      guest.post('/api/me/push', { endpoint: endpoint(who, n), p256dh: 'k', auth: 'a' })
    for (let n = 0; n < 20; n++) await subscribe(eve, 'eve', n)
    await expect(subscribe(eve, 'eve', 20)).rejects.toThrow(/409.*mostBrowsers/)
    await subscribe(eve, 'eve', 3)
    await subscribe(ann, 'ann', 0)
    await eve.post('/api/me/push/stop', { endpoint: endpoint('ann', 0) })
    const kept = await running[0].store.db.selectFrom('push_subscriptions').select('endpoint').execute()
    expect(kept).toHaveLength(21)
  })
})
