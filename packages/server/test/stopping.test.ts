import { sealedBids, ticTacToe } from '@vyprava/kernel/testing/games'
import type { ServerMessage } from '@vyprava/protocol'
import { Follower } from '@vyprava/protocol'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { readConfig } from '../src/config.ts'
import { Lobby } from '../src/lobby/lobby.ts'
import { startServer } from '../src/main.ts'
import type { Store } from '../src/store/open.ts'
import { readTable } from '../src/store/tables.ts'
import { beginTable, type Guest, newGuest } from '../testing/guests.ts'
import { addPerson, begun, hallFor } from '../testing/seated.ts'
import { type Ground, onBothStores } from './stores.ts'

/** Somebody who chooses the ids of their wishes with bad intent. */
class Attacker {
  readonly #socket: WebSocket
  readonly follower: Follower
  readonly heard: ServerMessage[] = []

  constructor(address: string, { cookie }: Guest, table: string) {
    this.follower = new Follower(table, () => crypto.randomUUID())
    this.#socket = new WebSocket(`${address.replace('http', 'ws')}/api/live`, {
      headers: { cookie, origin: address },
    })
    this.#socket.on('open', () => this.say({ type: 'watch', table, has: null }))
    this.#socket.on('message', (data) => {
      const message: ServerMessage = JSON.parse(String(data))
      this.heard.push(message)
      for (const answer of this.follower.hear(message)) this.say(answer)
    })
  }

  say(message: object): void {
    this.#socket.send(JSON.stringify(message))
  }

  /** Takes the first action of the list under an id. */
  act(id: string): void {
    const [action] = this.follower.shown?.decision?.actions ?? []
    this.say({ type: 'act', id, table: this.follower.id, version: this.follower.version, action })
  }

  close(): void {
    this.#socket.close()
  }
}

/** Keeps the seats of a table locked until two wait for them, so that both have looked before either acts. */
async function heldUp<Result>(store: Store, table: string, work: () => Promise<Result>): Promise<Result> {
  let done: Promise<Result> | null = null
  await store.db.transaction().execute(async (holding) => {
    await holding.selectFrom('seats').select('seat').where('table_id', '=', table).forUpdate().execute()
    done = work()
    const waits = sql<{ count: string }>`select count(*) from pg_stat_activity
      where wait_event_type = 'Lock' and datname = current_database()`
    await expect.poll(async () => Number((await waits.execute(store.db)).rows[0].count)).toBe(2)
  })
  if (done === null) throw new Error('nothing was done')
  return done
}

onBothStores('nobody can stop a match', (fresh) => {
  test('by taking the id under which a bot would move next', async () => {
    const ground = await fresh()
    const server = await startServer(readConfig({ ...ground.env, PORT: '0', LOG_LEVEL: 'silent' }))
    const address = `http://localhost:${server.port}`
    const ann = await newGuest(address)
    const opening = { game: 'roam', options: {}, seats: 2, private: true }
    const table = String(await ann.post('/api/tables', opening))
    await ann.post(`/api/tables/${table}/sit`, { seat: 0, contribution: 'c' })
    await ann.post(`/api/tables/${table}/bot`, { seat: 1, bot: 'novice' })
    await ann.post(`/api/tables/${table}/start`, {})
    const attacker = new Attacker(address, ann, table)
    const mine = (): boolean => attacker.follower.shown?.deciders.includes(0) === true
    const movesOfBot = (): number => attacker.follower.lines.filter(({ seat }) => seat === 1).length
    // Every own move under the id that the bot's next one had, and under the kinds of ids that are the house's.
    while (movesOfBot() < 4) {
      await expect.poll(mine).toBe(true)
      const { length } = attacker.follower.lines
      for (const id of [`bot:${length + 1}:1`, `takeback:${length}`]) {
        const before = attacker.heard.length
        attacker.act(id)
        // The answer to the move before may come after this one.
        await expect
          .poll(() => attacker.heard.slice(before))
          .toContainEqual(expect.objectContaining({ error: 'notUnderstood' }))
      }
      attacker.act(`bot-${length + 1}-1`)
      await expect.poll(() => attacker.follower.lines.length).toBeGreaterThan(length)
    }
    attacker.close()
    await server.stop()
  })

  const lobbyOn = (store: Store): Lobby =>
    new Lobby({
      db: store.db,
      hall: hallFor(store, [ticTacToe]),
      game: async () => ({ game: ticTacToe, bots: ['novice'] }),
      ring: (table) => store.bell.ring({ table, number: null }),
      now: () => 1_000,
    })

  /** Two processes; an embedded database in one thread would wait for itself, so there it is one. */
  const twoAt = async (ground: Ground): Promise<readonly [Store, Store]> => {
    const one = await ground.open()
    return [one, ground.sever === null ? one : await ground.open()]
  }

  async function waiting(store: Store): Promise<string> {
    for (const person of ['ann', 'ben']) await addPerson(store.db, person)
    const opened = await lobbyOn(store).open('ann', {
      ...{ game: ticTacToe.id, options: {}, seats: 2, private: false, pace: null },
    })
    if (!opened.ok) throw new Error('no table')
    return opened.value
  }

  test('by getting up while it starts: nobody plays at a table with a free seat', async () => {
    const ground = await fresh()
    const [one, two] = await twoAt(ground)
    const [first, second] = [lobbyOn(one), lobbyOn(two)]
    for (let round = 0; round < 25; round++) {
      const table = await waiting(one)
      await first.sit('ann', table, 0, 'a')
      await second.sit('ben', table, 1, 'b')
      await Promise.all([first.start('ann', table), second.stand('ben', table, 1)])
      const row = await readTable(one.db, table)
      const free = row?.seats.some(({ person }) => person === null)
      expect([row?.state, free]).toEqual(free ? ['open', true] : ['playing', false])
      // Nobody has many tables that wait.
      await first.close('ann', table)
    }
  })

  test('by sitting down twice at once', async () => {
    const ground = await fresh()
    const [one, two] = await twoAt(ground)
    const table = await waiting(one)
    const sitTwice = () =>
      Promise.all([lobbyOn(one).sit('ben', table, 0, 'a'), lobbyOn(two).sit('ben', table, 1, 'b')])
    const sat = ground.sever === null ? await sitTwice() : await heldUp(one, table, sitTwice)
    expect(sat.filter(({ ok }) => ok)).toHaveLength(1)
  })

  test('a host sends somebody away before the start, and closes the table', async () => {
    const store = await (await fresh()).open()
    const lobby = lobbyOn(store)
    const table = await waiting(store)
    await lobby.sit('ann', table, 0, 'a')
    await lobby.sit('ben', table, 1, 'b')
    expect(await lobby.stand('ben', table, 0)).toMatchObject({ ok: false })
    expect(await lobby.close('ben', table)).toMatchObject({ ok: false })
    expect(await lobby.stand('ann', table, 1)).toMatchObject({ ok: true })
    expect((await readTable(store.db, table))?.seats[1].person).toBeNull()
    expect(await lobby.close('ann', table)).toMatchObject({ ok: true })
    expect(await readTable(store.db, table)).toBeNull()
    const begunTable = await begun(store.db, ticTacToe, ['ann', 'ben'])
    expect(await lobby.close('ann', begunTable)).toMatchObject({ ok: false })
  })

  test('by deleting oneself: a bot plays on, and open tables are free again', async () => {
    const ground = await fresh()
    const server = await startServer(readConfig({ ...ground.env, PORT: '0', LOG_LEVEL: 'silent' }))
    const address = `http://localhost:${server.port}`
    const [ann, ben] = [await newGuest(address), await newGuest(address)]
    const opening = { game: 'roam', options: {}, seats: 2, private: true }
    const begun = await beginTable('roam', [ann, ben])
    const alone = String(await ann.post('/api/tables', opening))
    await ann.post(`/api/tables/${alone}/sit`, { seat: 0, contribution: 'c' })
    const shared = String(await ann.post('/api/tables', opening))
    for (const [seat, guest] of [ann, ben].entries())
      await guest.post(`/api/tables/${shared}/sit`, { seat, contribution: 'c' })
    const response = await fetch(`${address}/api/auth/delete-anonymous-user`, {
      method: 'POST',
      headers: { cookie: ann.cookie, origin: address, 'content-type': 'application/json' },
      body: '{}',
    })
    expect(response.status).toBe(200)
    const rows = await Promise.all([begun, alone, shared].map((id) => readTable(server.store.db, id)))
    expect(rows[0]?.seats[0]).toMatchObject({ person: null, bot: expect.any(String) })
    expect(rows[1]).toBeNull()
    expect(rows[2]?.seats[0].person).toBeNull()
    expect(rows[2]?.host).toBe(rows[2]?.seats[1].person)
    await server.stop()
  })

  test('by going back over the moves of somebody who is away', async () => {
    const store = await (await fresh()).open()
    const table = await begun(store.db, sealedBids, ['ann', 'ben', 'eva'], { options: { worth: 'rising' } })
    const hall = hallFor(store, [sealedBids])
    for (const seat of [0, 1, 2]) {
      const live = (await hall.see(table))?.live
      const action = live?.match.sight(seat).decision?.actions[0] ?? {}
      const version = live?.version(seat) ?? 0
      const id = `m${seat}`
      expect(
        await hall.fulfil(seat, { type: 'act', table, id, version, action: { type: '', ...action } }),
      ).toMatchObject({
        type: 'done',
      })
    }
    await store.db.updateTable('seats').set({ stand_in: 'novice' }).where('seat', '=', 1).execute()
    await hall.refresh(table)
    const version = (seat: number) => hall.see(table).then((seen) => seen?.live?.version(seat) ?? 0)
    let asked = ''
    const send = (message: ServerMessage): void => {
      if (message.type === 'takeback' && message.takeback !== null) asked = message.takeback.id
    }
    await hall.watch(table, { observer: null, send }, null)
    const agree = async (seat: number) => {
      return hall.fulfil(seat, { type: 'consent', table, id: `c${seat}`, takeback: asked, agree: true })
    }
    // Ben is away, and his own bid would be gone: his stand-in does not agree for him.
    const far = { type: 'askBack', table, id: 'far', version: await version(0), number: 0 } as const
    expect(await hall.fulfil(0, far)).toMatchObject({ type: 'done' })
    expect(await agree(2)).toMatchObject({ type: 'done' })
    expect((await hall.see(table))?.live?.length).toBe(3)
    expect(await agree(1)).toMatchObject({ type: 'done' })
    expect((await hall.see(table))?.live?.length).toBe(4)
  })
})
