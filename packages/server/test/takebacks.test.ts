import { descent, sealedBids } from '@vyprava/kernel/testing/games'
import { Follower, type ServerMessage, type Wanted } from '@vyprava/protocol'
import { expect, test } from 'vitest'
import type { Hall } from '../src/hall/hall.ts'
import { readJournal } from '../src/store/journal.ts'
import type { Store } from '../src/store/open.ts'
import { begun, hallFor } from '../testing/seated.ts'
import { onBothStores } from './stores.ts'

/** A window at a hall. */
class Window {
  readonly hall: Hall
  readonly seat: number | null
  readonly follower: Follower
  static wishes = 0

  constructor(hall: Hall, table: string, seat: number | null) {
    this.hall = hall
    this.seat = seat
    this.follower = new Follower(table, () => `w${Window.wishes++}`)
  }

  async watch(): Promise<this> {
    const send = (message: ServerMessage): void => {
      this.follower.hear(JSON.parse(JSON.stringify(message)))
    }
    await this.hall.watch(this.follower.id, { observer: this.seat, send }, null)
    return this
  }

  async want(wanted: Wanted): Promise<string> {
    if (this.seat === null) throw new Error('a spectator wants nothing')
    const wish = this.follower.want(wanted)
    if (wish.type === 'say') throw new Error('nobody talks here')
    const answer = await this.hall.fulfil(this.seat, wish)
    this.follower.settle(answer)
    return 'why' in answer ? `${answer.type} ${answer.why}` : answer.type
  }

  act(): Promise<string> {
    return this.want({ type: 'act', action: this.follower.shown?.decision?.actions[0] ?? {} })
  }

  consent(agree: boolean): Promise<string> {
    return this.want({ type: 'consent', takeback: this.follower.takeback?.id ?? '', agree })
  }
}

/** Three at a table of sealed bids who have all bid: somebody's card was revealed, and nobody can undo. */
async function revealed(stores: readonly Store[], persons = ['ann', 'ben', 'eva']) {
  const table = await begun(stores[0].db, sealedBids, persons, { options: { worth: 'rising' } })
  const halls = stores.map((store) => hallFor(store, [sealedBids]))
  const windows: Window[] = []
  for (const seat of [0, 1, 2, null])
    windows.push(await new Window(halls[(seat ?? 0) % halls.length], table, seat).watch())
  const refresh = async (): Promise<void> => {
    for (const hall of halls) await hall.refresh(table)
  }
  for (const window of windows.slice(0, 3)) {
    await refresh()
    expect(await window.act()).toBe('done')
  }
  await refresh()
  expect(await windows[2].want({ type: 'undo' })).toMatch(/^barred/)
  return { table, halls, windows, refresh, ann: windows[0], ben: windows[1], eva: windows[2] }
}

onBothStores('going back by consent', (fresh) => {
  test('happens when all the others have agreed, in whichever process they are', async () => {
    const ground = await fresh()
    const stores = [await ground.open(), await ground.open()]
    const { table, windows, refresh, ann, ben, eva } = await revealed(stores)
    const before = eva.follower.lines.length
    expect(await eva.want({ type: 'askBack', number: before - 1 })).toBe('done')
    await refresh()
    expect(windows.map(({ follower }) => follower.takeback?.waiting)).toEqual([
      [0, 1],
      [0, 1],
      [0, 1],
      [0, 1],
    ])
    expect(await eva.consent(true)).toBe('stale')
    expect(await ann.want({ type: 'askBack', number: 0 })).toBe('barred asked')
    expect(await ann.consent(true)).toBe('done')
    await refresh()
    expect(ben.follower.takeback).toMatchObject({ seat: 2, waiting: [1] })
    expect(ben.follower.lines).toHaveLength(before)
    expect(await ben.consent(true)).toBe('done')
    await refresh()
    const journal = await readJournal(stores[0].db, table, 0)
    expect(journal.at(-1)?.entry).toEqual({ seat: 2, back: 2 })
    for (const { follower } of windows) {
      expect(follower.takeback).toBeNull()
      expect(follower.lines).toHaveLength(before - 1)
      expect(follower.shown?.deciders).toEqual([2])
    }
    // The same again is redo.
    expect(await eva.act()).toBe('done')
    expect(eva.follower.lines).toHaveLength(before)
  })

  test('does not happen when somebody refuses; the same seat does not ask there again', async () => {
    const { table, halls, ann, ben, eva } = await revealed([await (await fresh()).open()])
    expect(await eva.want({ type: 'askBack', number: 0 })).toBe('done')
    expect(await ben.consent(false)).toBe('done')
    expect(ann.follower.takeback).toBeNull()
    expect(await ann.consent(true)).toBe('stale')
    expect(await eva.want({ type: 'askBack', number: 0 })).toBe('barred asked')
    expect(await ann.want({ type: 'askBack', number: 9 })).toBe('barred nothing')
    expect(await ann.want({ type: 'askBack', number: 1 })).toBe('done')
    expect(await ann.consent(false)).toBe('done')
    expect((await halls[0].see(table))?.live?.length).toBe(3)
  })

  test('is void once something else happens, and a late answer changes nothing', async () => {
    const { windows, table, halls, ann, ben, eva } = await revealed([await (await fresh()).open()])
    await eva.want({ type: 'askBack', number: 2 })
    const { id } = ben.follower.takeback ?? { id: '' }
    await ben.consent(true)
    const [first] = windows.filter(({ follower }) => follower.shown?.decision != null)
    expect(await first.act()).toBe('done')
    expect(ann.follower.takeback).toBeNull()
    expect(await ann.want({ type: 'consent', takeback: id, agree: true })).toBe('stale')
    expect((await halls[0].see(table))?.live?.length).toBe(4)
  })

  test('survives a restart; bots and stand-ins agree', async () => {
    const ground = await fresh()
    const store = await ground.open()
    const { table, eva, ann } = await revealed([store])
    await eva.want({ type: 'askBack', number: 2 })
    await ann.consent(true)
    const again = await ground.open()
    const hall = hallFor(again, [sealedBids])
    const ben = await new Window(hall, table, 1).watch()
    expect(ben.follower.takeback).toMatchObject({ seat: 2, to: 2, waiting: [1] })
    await again.db.updateTable('seats').set({ stand_in: 'novice' }).where('seat', '=', 1).execute()
    await hall.refresh(table)
    expect(ben.follower.lines).toHaveLength(2)
    expect((await hall.see(table))?.live?.length).toBe(4)
  })

  test('a player alone with bots goes back beyond chance at once', async () => {
    const store = await (await fresh()).open()
    const table = await begun(store.db, descent, ['ann', 'ben'])
    await store.db.updateTable('seats').set({ person: null, bot: 'x' }).where('seat', '=', 1).execute()
    const hall = hallFor(store, [descent])
    const ann = await new Window(hall, table, 0).watch()
    for (let step = 0; step < 3 && ann.follower.shown?.decision != null; step++) await ann.act()
    expect(await ann.want({ type: 'askBack', number: 0 })).toBe('done')
    expect(ann.follower.lines).toEqual([])
  })
})
