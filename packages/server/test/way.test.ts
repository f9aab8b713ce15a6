import { Random } from '@vyprava/kernel'
import { ticTacToe } from '@vyprava/kernel/testing/games'
import type { ServerMessage } from '@vyprava/protocol'
import type { KyselyPlugin } from 'kysely'
import { expect, test } from 'vitest'
import type { MatchWish } from '../src/hall/hall.ts'
import { loadMatch } from '../src/hall/load.ts'
import { Connection } from '../src/realtime/connection.ts'
import { KEEP_EVERY } from '../src/store/kept.ts'
import type { Store } from '../src/store/open.ts'
import { readTable } from '../src/store/tables.ts'
import { begun, hallFor } from '../testing/seated.ts'
import { onBothStores } from './stores.ts'

/** The same store, with everything that is asked of it written down. */
function counted(store: Store): { store: Store; asked: string[] } {
  const asked: string[] = []
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      asked.push(node.kind)
      return node
    },
    transformResult: async ({ result }) => result,
  }
  return {
    asked,
    store: {
      ...store,
      db: store.db.withPlugin(plugin),
      append: (appended) => {
        asked.push('append')
        return store.append(appended)
      },
    },
  }
}

const mark = (table: string, id: string, version: number, cell: number): MatchWish => ({
  type: 'act',
  table,
  id,
  version,
  action: { type: 'mark', cell },
})

onBothStores('the way of a wish', (fresh) => {
  test('a move that is taken costs one append and no question; any other answer is read before it is given', async () => {
    const { store, asked } = counted(await (await fresh()).open())
    const hall = hallFor(store, [ticTacToe])
    const table = await begun(store.db, ticTacToe, ['ann', 'ben'])
    const answers: ServerMessage[] = []
    const connect = (person: string): Connection =>
      new Connection({
        hall,
        person,
        now: () => 0,
        send: (text) => answers.push(JSON.parse(text)),
        failed: (error) => {
          throw error
        },
      })
    const [ann, ben] = [connect('ann'), connect('ben')]
    await ann.hear(JSON.stringify({ type: 'watch', table, has: null }))
    asked.length = 0
    await ann.hear(JSON.stringify(mark(table, 'a', 0, 4)))
    expect([answers.at(-1), asked]).toEqual([{ type: 'done', id: 'a' }, ['append']])
    asked.length = 0
    await ben.hear(JSON.stringify(mark(table, 'b', 1, 0)))
    expect([answers.at(-1), asked]).toEqual([{ type: 'done', id: 'b' }, ['append']])
    asked.length = 0
    await ann.hear(JSON.stringify(mark(table, 'c', 2, 0)))
    expect(answers.at(-1)).toMatchObject({ type: 'refused', id: 'c' })
    expect(asked).toEqual(['SelectQueryNode', 'SelectQueryNode'])
  })

  test('whoever was slower plans anew with what is true, and is answered once', async () => {
    const ground = await fresh()
    const [one, two] = [await ground.open(), await ground.open()]
    const [here, there] = [hallFor(one, [ticTacToe]), hallFor(two, [ticTacToe])]
    const table = await begun(one.db, ticTacToe, ['ann', 'ben'])
    await here.see(table)
    await there.see(table)
    const wish = mark(table, 'a', 0, 4)
    expect(await here.fulfil(0, wish)).toEqual({ type: 'done', id: 'a' })
    // What lies in the other memory is older: the same wish, another one, and the next one.
    expect(await there.fulfil(0, wish)).toEqual({ type: 'done', id: 'a' })
    expect(await here.fulfil(1, mark(table, 'b', 1, 0))).toEqual({ type: 'done', id: 'b' })
    expect(await there.fulfil(1, mark(table, 'c', 1, 8))).toEqual({ type: 'stale', id: 'c' })
    expect(await there.fulfil(0, mark(table, 'd', 2, 8))).toEqual({ type: 'done', id: 'd' })
    expect((await here.see(table))?.live?.length).toBe(3)
    expect((await there.see(table))?.live?.match.journal).toEqual(
      (await here.see(table))?.live?.match.journal,
    )
  })

  test('those who look hear of what their own process read before it was told', async () => {
    const ground = await fresh()
    const [one, two] = [await ground.open(), await ground.open()]
    const [here, there] = [hallFor(one, [ticTacToe]), hallFor(two, [ticTacToe])]
    const table = await begun(one.db, ticTacToe, ['ann', 'ben'])
    const heard: ServerMessage[] = []
    await there.watch(table, { observer: 1, send: (message) => heard.push(message) }, null)
    await here.fulfil(0, mark(table, 'a', 0, 4))
    await there.see(table)
    // As the bell does, after somebody has looked.
    await two.bell.ring({ table, number: 1 })
    await expect.poll(() => heard.filter(({ type }) => type === 'news').length, { timeout: 5_000 }).toBe(1)
  })

  test('an append that fails leaves memory as it was', async () => {
    const store = await (await fresh()).open()
    const table = await begun(store.db, ticTacToe, ['ann', 'ben'])
    const broken: Store = { ...store, append: () => Promise.reject(new Error('the disk')) }
    const hall = hallFor(broken, [ticTacToe])
    const live = (await hall.see(table))?.live
    await expect(hall.fulfil(0, mark(table, 'a', 0, 4))).rejects.toThrow('the disk')
    expect([live?.length, live?.match.length, live?.version(0)]).toEqual([0, 0, 0])
  })

  test('after a look that failed it is read what is true before anything is called too late', async () => {
    const store = await (await fresh()).open()
    let fails = false
    const plugin: KyselyPlugin = {
      transformQuery: ({ node }) => {
        if (fails) throw new Error('the line is cut')
        return node
      },
      transformResult: async ({ result }) => result,
    }
    const hall = hallFor({ ...store, db: store.db.withPlugin(plugin) }, [ticTacToe])
    const table = await begun(store.db, ticTacToe, ['ann', 'ben'])
    await hall.see(table)
    const wish = mark(table, 'a', 0, 4)
    expect(await hall.fulfil(0, wish)).toEqual({ type: 'done', id: 'a' })
    fails = true
    await expect(hall.refresh(table)).rejects.toThrow('the line is cut')
    fails = false
    // Its answer was lost on the way: it is asked again.
    expect(await hall.fulfil(0, wish)).toEqual({ type: 'done', id: 'a' })
    expect(await hall.fulfil(1, mark(table, 'b', 1, 0))).toEqual({ type: 'done', id: 'b' })
  })

  test('a cold match goes on from its latest kept state, unless the rules are others', async () => {
    const store = await (await fresh()).open()
    const hall = hallFor(store, [ticTacToe])
    const table = await begun(store.db, ticTacToe, ['ann', 'ben'])
    const random = new Random('cold')
    for (let step = 0; step < KEEP_EVERY + 20; step++) {
      const live = (await hall.see(table))?.live
      if (live === undefined || live === null) throw new Error('no match')
      // There and back again, with a few marks that stay.
      const { length, deciders } = live.match
      const back = length > 0 && (length > 3 || random.int(3) > 0)
      const seat = back ? 1 - deciders[0] : deciders[0]
      const common = { table, id: `w${step}`, version: live.version(seat) }
      const action = random.pick(live.match.sight(deciders[0]).decision?.actions ?? [])
      const wish: MatchWish = back
        ? { type: 'undo', ...common }
        : { type: 'act', ...common, action: { ...action } }
      expect(await hall.fulfil(seat, wish)).toMatchObject({ type: 'done' })
    }
    const row = await readTable(store.db, table)
    if (row === null) throw new Error('no table')
    let applied = 0
    const counting = {
      ...ticTacToe,
      apply: (...args: Parameters<typeof ticTacToe.apply>) => {
        applied += 1
        ticTacToe.apply(...args)
      },
    }
    const whole = await loadMatch(store.db, counting, row, { whole: true })
    const all = applied
    applied = 0
    const cold = await loadMatch(store.db, counting, row)
    expect(cold.live.keep()).toEqual(whole.live.keep())
    expect([applied < all, cold.live.length]).toEqual([true, whole.live.length])
    expect(cold.live.match.checkpoints()).toEqual(whole.live.match.checkpoints())
    applied = 0
    await expect(
      loadMatch(store.db, { ...counting, version: ticTacToe.version + 1 }, row),
    ).resolves.toBeDefined()
    expect(applied).toBe(all)
    // A state that is not what the fingerprint says is not gone on from.
    await store.db.updateTable('checkpoints').set({ hash: 'another' }).where('table_id', '=', table).execute()
    await expect(loadMatch(store.db, counting, row)).rejects.toThrow('the state differs')
  })
})
