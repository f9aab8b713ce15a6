import { moduleOf } from '@vyprava/games'
import { afterEach, expect, test } from 'vitest'
import { readConfig } from '../src/config.ts'
import { MOST_BOTS, MOST_OPEN, MOST_SEATS } from '../src/lobby/lobby.ts'
import { type Running, startServer } from '../src/main.ts'
import { moveOn } from '../src/store/tables.ts'
import { type Guest, newGuest } from '../testing/guests.ts'
import { begun } from '../testing/seated.ts'
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

  /** Matches that go on, with somebody at one seat and somebody else, or a bot, at the other. */
  async function busy(person: string, count: number, other: 'person' | 'bot'): Promise<string[]> {
    const { db } = running[0].store
    const rules = await moduleOf('roam')?.rules()
    if (rules === undefined) throw new Error('there is no Roam')
    const ids: string[] = []
    for (let i = 0; i < count; i++) ids.push(await begun(db, rules.game, [person, 'somebody']))
    if (other === 'bot')
      await db
        .updateTable('seats')
        .set({ person: null, bot: 'novice' })
        .where('person', '=', 'somebody')
        .execute()
    return ids
  }
  const personOf = async (address: string, { cookie }: Guest): Promise<string> => {
    const answer: unknown = await (await fetch(`${address}/api/me`, { headers: { cookie } })).json()
    return String(Object(Object(answer).person).id)
  }

  test('nobody sits at more than so many tables; one that is over makes room', async () => {
    const address = await start()
    const [eve, ann] = [await newGuest(address), await newGuest(address)]
    const [first] = await busy(await personOf(address, eve), MOST_SEATS, 'person')
    const table = await ann.post('/api/tables', OPENING)
    const sit = () => eve.post(`/api/tables/${table}/sit`, { seat: 1, contribution: 'c' })
    await expect(sit()).rejects.toThrow(/409.*mostSeats.*fewer matches of yours/)
    await moveOn(running[0].store.db, first, ['playing', 'over'], 2)
    await sit()
  }, 30_000)

  test('nobody lets more than so many bots play', async () => {
    const address = await start()
    const eve = await newGuest(address)
    const [first] = await busy(await personOf(address, eve), MOST_BOTS, 'bot')
    const table = await eve.post('/api/tables', OPENING)
    const seat = () => eve.post(`/api/tables/${table}/bot`, { seat: 1, bot: 'novice' })
    await expect(seat()).rejects.toThrow(/409.*mostBots.*fewer bots/)
    await moveOn(running[0].store.db, first, ['playing', 'over'], 2)
    await seat()
  }, 30_000)

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
