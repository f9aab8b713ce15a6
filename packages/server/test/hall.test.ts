import { applyPatch, commitTo, Random } from '@vyprava/kernel'
import { sealedBids, ticTacToe } from '@vyprava/kernel/testing/games'
import type { Line, ServerMessage, Shown } from '@vyprava/protocol'
import { expect, test } from 'vitest'
import { Hall, type MatchWish } from '../src/hall/hall.ts'
import { Connection } from '../src/realtime/connection.ts'
import { keepCheckpoint } from '../src/store/checkpoints.ts'
import type { Store } from '../src/store/open.ts'
import { createTable, moveOn, takeSeat } from '../src/store/tables.ts'
import { addPerson } from '../testing/seated.ts'
import { onBothStores } from './stores.ts'

const GAMES = { [ticTacToe.id]: ticTacToe, [sealedBids.id]: sealedBids }

const hallOn = (store: Store, failed = rethrow): Hall =>
  new Hall({
    store,
    game: async (id) => GAMES[id] ?? null,
    now: () => 1_000,
    failed,
  })

function rethrow(error: unknown): void {
  throw error
}

/** A client that keeps what it is told, as the app does. */
class Client {
  readonly observer: number | null
  version = -1
  shown: Shown | null = null
  lines: Line[] = []
  heard: string[] = []

  constructor(observer: number | null) {
    this.observer = observer
  }

  send(message: ServerMessage): void {
    this.heard.push(JSON.stringify(message))
    if (message.type !== 'whole' && message.type !== 'news') return
    if (message.type === 'whole') this.shown = message.shown
    else {
      const next = applyPatch(this.shown, message.patch)
      if (!next.ok) throw new Error('a patch does not fit')
      this.shown = next.value
    }
    this.version = message.version
    this.lines = [...this.lines.slice(0, message.from), ...message.lines]
  }
}

async function seated(store: Store, game: keyof typeof GAMES, seats = 2): Promise<string> {
  const db = store.db
  const id = `table-${Math.random().toString(36).slice(2)}`
  for (const person of ['ann', 'ben'])
    await db
      .insertInto('people')
      .values({ id: person, name: person, created: 0 })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  const options = game === sealedBids.id ? { worth: 'rising' } : {}
  await createTable(db, {
    id,
    game: String(game),
    rules: 1,
    options,
    private: false,
    host: 'ann',
    secret: 's',
    seats,
    at: 0,
  })
  for (const [seat, person] of ['ann', 'ben'].entries())
    expect(await takeSeat(db, { table: id, seat, person, bot: null, contribution: person })).toBe(true)
  expect(await moveOn(db, id, ['open', 'playing'], 1)).toBe(true)
  return id
}

const act = (table: string, id: string, version: number, action: object): MatchWish => ({
  type: 'act',
  table,
  id,
  version,
  action: { type: '', ...action },
})

onBothStores('tables and matches', (fresh) => {
  test('a seat is taken once, and nobody sits twice', async () => {
    const { db } = await (await fresh()).open()
    for (const id of ['ann', 'ben'])
      await db.insertInto('people').values({ id, name: id, created: 0 }).execute()
    await createTable(db, {
      id: 't',
      game: 'tictactoe',
      rules: 1,
      options: {},
      private: false,
      host: 'ann',
      secret: 's',
      seats: 2,
      at: 0,
    })
    const sit = (seat: number, person: string) =>
      takeSeat(db, { table: 't', seat, person, bot: null, contribution: '' })
    expect(await sit(0, 'ann')).toBe(true)
    expect(await sit(0, 'ben')).toBe(false)
    expect(await sit(1, 'ann')).toBe(false)
    await moveOn(db, 't', ['open', 'playing'], 1)
    expect(await sit(1, 'ben')).toBe(false)
    expect(await moveOn(db, 't', ['open', 'playing'], 1)).toBe(false)
  })

  test('an action is taken once, however often it is sent', async () => {
    const store = await (await fresh()).open()
    const hall = hallOn(store)
    const table = await seated(store, 'tictactoe')
    const wish = act(table, 'a1', 0, { type: 'mark', cell: 4 })
    expect(await hall.fulfil(0, wish)).toEqual({ type: 'done', id: 'a1' })
    expect(await hall.fulfil(0, wish)).toEqual({ type: 'done', id: 'a1' })
    expect(await Promise.all([hall.fulfil(0, wish), hall.fulfil(0, wish)])).toEqual([
      { type: 'done', id: 'a1' },
      { type: 'done', id: 'a1' },
    ])
    expect((await hall.see(table))?.live?.length).toBe(1)
  })

  test('what is refused says the rule, what is too late is stale, and nothing changes', async () => {
    const store = await (await fresh()).open()
    const hall = hallOn(store)
    const table = await seated(store, 'tictactoe')
    await hall.fulfil(0, act(table, 'a1', 0, { type: 'mark', cell: 4 }))
    expect(await hall.fulfil(1, act(table, 'b1', 1, { type: 'mark', cell: 4 }))).toMatchObject({
      type: 'refused',
      refusal: { rule: 'TT-3' },
    })
    expect(await hall.fulfil(1, act(table, 'b2', 0, { type: 'mark', cell: 0 }))).toMatchObject({
      type: 'stale',
    })
    expect(await hall.fulfil(1, act(table, 'b3', 7, { type: 'mark', cell: 0 }))).toMatchObject({
      type: 'stale',
    })
    expect(await hall.fulfil(1, act(table, 'b4', 1, { type: 'nonsense' }))).toMatchObject({ type: 'error' })
    expect((await hall.see(table))?.live?.length).toBe(1)
  })

  test('two processes play the same match, and everybody sees the same', async () => {
    const ground = await fresh()
    const [one, two] = [await ground.open(), await ground.open()]
    const halls = [hallOn(one), hallOn(two)]
    const table = await seated(one, 'sealed-bids')
    const clients = [new Client(0), new Client(1), new Client(null)]
    for (const [i, client] of clients.entries()) await halls[i % 2].watch(table, client, null)
    const random = new Random('two processes')
    for (let step = 0; step < 40; step++) {
      const now = await halls[0].see(table)
      await halls[1].refresh(table)
      await halls[0].refresh(table)
      const deciders = now?.live?.match.deciders ?? []
      if (deciders.length === 0) break
      const answers = await Promise.all(
        deciders.map((seat) => {
          const client = clients[seat]
          const actions = client.shown?.decision?.actions ?? []
          const action = random.pick(actions)
          return halls[seat].fulfil(seat, act(table, `${step}-${seat}`, client.version, action))
        }),
      )
      expect(answers.map(({ type }) => type)).toEqual(deciders.map(() => 'done'))
    }
    await halls[0].refresh(table)
    await halls[1].refresh(table)
    const live = (await halls[1].see(table))?.live
    expect(live?.match.result).not.toBeNull()
    for (const client of clients) {
      expect(client.shown).toEqual(live?.shown(client.observer))
      expect(client.lines).toEqual(live?.lines(client.observer, 0))
    }
    expect((await halls[0].see(table))?.live?.match.journal).toEqual(live?.match.journal)
  })

  test('the secret comes out only at the end, and the seed follows from it', async () => {
    const store = await (await fresh()).open()
    const hall = hallOn(store)
    const table = await seated(store, 'tictactoe')
    const client = new Client(null)
    await hall.watch(table, client, null)
    for (const [i, cell] of [0, 3, 1, 4].entries())
      await hall.fulfil(i % 2, act(table, `a${i}`, i, { type: 'mark', cell }))
    expect(client.heard.join()).toContain(commitTo('s'))
    expect(client.heard.join()).not.toContain('"secret":"s"')
    await hall.fulfil(0, act(table, 'a4', 4, { type: 'mark', cell: 2 }))
    expect(client.heard.join()).toContain('"secret":"s"')
  })

  test('undo and withdrawing reach everybody; lines of the log go with them', async () => {
    const store = await (await fresh()).open()
    const hall = hallOn(store)
    const table = await seated(store, 'sealed-bids')
    const clients = [new Client(0), new Client(1)]
    for (const client of clients) await hall.watch(table, client, null)
    const card = clients[0].shown?.decision?.actions[0] ?? {}
    await hall.fulfil(0, act(table, 'a', clients[0].version, card))
    expect(clients[1].lines).toHaveLength(1)
    expect(await hall.fulfil(0, { type: 'undo', table, id: 'u', version: clients[0].version })).toEqual({
      type: 'done',
      id: 'u',
    })
    expect([clients[0].lines, clients[1].lines]).toEqual([[], []])
    expect(await hall.fulfil(1, { type: 'undo', table, id: 'v', version: clients[1].version })).toMatchObject(
      { type: 'barred' },
    )
    await hall.fulfil(0, act(table, 'b', clients[0].version, card))
    await hall.fulfil(1, act(table, 'c', clients[1].version, clients[1].shown?.decision?.actions[0] ?? {}))
    const live = (await hall.see(table))?.live
    for (const client of clients) expect(client.shown).toEqual(live?.shown(client.observer))
  })

  test('whoever comes back with what they had gets only what they lack', async () => {
    const store = await (await fresh()).open()
    const hall = hallOn(store)
    const table = await seated(store, 'tictactoe')
    const client = new Client(1)
    const leave = await hall.watch(table, client, null)
    await hall.fulfil(0, act(table, 'a', 0, { type: 'mark', cell: 4 }))
    leave?.()
    await hall.fulfil(1, act(table, 'b', 1, { type: 'mark', cell: 0 }))
    client.heard = []
    await hall.watch(table, client, { version: client.version, lines: client.lines.length })
    expect(client.version).toBe(2)
    expect(client.lines.map(({ number }) => number)).toEqual([1, 2])
    expect(JSON.parse(client.heard[1])).toMatchObject({ type: 'whole', from: 1 })
  })

  test('tables that nobody looks at leave memory and lose nothing', async () => {
    const store = await (await fresh()).open()
    const hall = hallOn(store)
    const table = await seated(store, 'tictactoe')
    await hall.fulfil(0, act(table, 'a', 0, { type: 'mark', cell: 4 }))
    hall.evict(2_000)
    expect(hall.size).toBe(0)
    expect(await hall.fulfil(1, act(table, 'b', 1, { type: 'mark', cell: 0 }))).toMatchObject({
      type: 'done',
    })
  })

  test('a table whose process died after the last action is over when it is next looked at', async () => {
    const store = await (await fresh()).open()
    const table = await seated(store, 'tictactoe')
    const entries = [0, 3, 1, 4, 2].map((cell, i) => ({ seat: i % 2, action: { type: 'mark', cell } }))
    for (const [number, entry] of entries.entries())
      await store.append({ table, number, entries: [entry], clientId: `a${number}`, at: 0 })
    expect((await hallOn(store).see(table))?.row.state).toBe('over')
  })

  test('a match whose journal has lost its end is not played on', async () => {
    const store = await (await fresh()).open()
    const table = await seated(store, 'tictactoe')
    await hallOn(store).fulfil(0, act(table, 'a', 0, { type: 'mark', cell: 4 }))
    expect(await hallOn(store).see(table)).toMatchObject({ diverged: false })
    await keepCheckpoint(store.db, { table, number: 2, rules: ticTacToe.version, hash: 'lost' })
    expect(await hallOn(store, () => {}).see(table)).toMatchObject({ live: null, diverged: true })
  })

  test('a match that the rules of today lead elsewhere is not played on', async () => {
    const store = await (await fresh()).open()
    const table = await seated(store, 'tictactoe')
    const hall = hallOn(store)
    await hall.fulfil(0, act(table, 'a', 0, { type: 'mark', cell: 4 }))
    await keepCheckpoint(store.db, { table, number: 1, rules: ticTacToe.version, hash: 'another' })
    // A bell may ring: then it fails without anybody who waits.
    const later = hallOn(store, () => {})
    expect(await later.see(table)).toMatchObject({ row: { id: table }, live: null, diverged: true })
    const heard: string[] = []
    const connection = new Connection({
      hall: later,
      person: 'ann',
      now: () => 0,
      send: (text) => heard.push(text),
      failed: () => {},
    })
    await connection.hear(JSON.stringify({ type: 'watch', table, has: null }))
    expect(JSON.parse(heard[0])).toMatchObject({ type: 'error', error: 'diverged' })
  })

  test('whoever looked at a private table while it was open does not see the match', async () => {
    const store = await (await fresh()).open()
    const hall = hallOn(store)
    for (const person of ['ann', 'ben']) await addPerson(store.db, person)
    const common = { rules: 1, options: {}, host: 'ann', secret: 's', seats: 2, at: 0 }
    await createTable(store.db, { id: 'hidden', game: 'tictactoe', private: true, ...common })
    for (const [seat, person] of ['ann', 'ben'].entries())
      await takeSeat(store.db, { table: 'hidden', seat, person, bot: null, contribution: '' })
    const heard: string[] = []
    const send = (message: ServerMessage) => heard.push(JSON.stringify(message))
    await hall.watch('hidden', { observer: null, person: 'eve', send }, null)
    await moveOn(store.db, 'hidden', ['open', 'playing'], 1)
    await hall.refresh('hidden')
    await hall.fulfil(0, act('hidden', 'a', 0, { type: 'mark', cell: 4 }))
    expect(heard.at(-1)).toContain('seatGone')
    expect(heard.join()).not.toContain('"whole"')
  })
})
