import { type GameAction, Match } from '@vyprava/kernel'
import { beacons } from '@vyprava/kernel/testing/games'
import { expect, test } from 'vitest'
import { Live } from '../src/hall/live.ts'
import { readJournal } from '../src/store/journal.ts'
import { begun, hallFor } from '../testing/seated.ts'
import { onBothStores } from './stores.ts'

const light = { type: 'light', fuel: 1 }
const wave = (flag: number) => ({ type: 'wave', flag })

onBothStores('what is done besides', (fresh) => {
  /** A table whose first fire burns: seat 1 is to move. */
  async function lit() {
    const store = await (await fresh()).open()
    const table = await begun(store.db, beacons, ['ann', 'ben'])
    const hall = hallFor(store, [beacons])
    let wishes = 0
    const want = async (seat: number, version: number, action: GameAction) => {
      const wish = { type: 'act', id: `w${wishes++}`, table, version, action: { ...action } } as const
      const answer = await hall.fulfil(seat, wish)
      return answer.type === 'refused' ? answer.refusal.rule : answer.type
    }
    const live = async (): Promise<Live> => {
      const found = (await hall.see(table))?.live ?? null
      if (found === null) throw new Error('no match')
      return found
    }
    expect(await want(0, 0, light)).toBe('done')
    return { store, table, hall, want, live }
  }

  test('need not answer the newest question, and makes nobody else’s answer late', async () => {
    const { want, live } = await lit()
    expect(await want(0, 1, wave(0))).toBe('done')
    // Ben had not seen that yet: his flag and his fire are as good as before, and his own flag makes nothing late.
    expect(await want(1, 1, wave(1))).toBe('done')
    expect(await want(1, 1, light)).toBe('done')
    expect(await want(0, 2, wave(2))).toBe('done')
    // An answer twice is late all the same.
    expect(await want(1, 1, light)).toBe('stale')
    expect((await live()).match.answered).toBe(2)
  })

  test('from before a time when nothing could be done besides is stale, and refused by its rule in it', async () => {
    const store = await (await fresh()).open()
    const table = await begun(store.db, beacons, ['ann', 'ben'])
    const hall = hallFor(store, [beacons])
    const wish = { type: 'act', id: 'early', table, version: 0, action: wave(0) } as const
    expect(await hall.fulfil(1, wish)).toMatchObject({ type: 'refused', refusal: { rule: 'BE-3' } })
    await hall.fulfil(0, { ...wish, id: 'fire', action: light })
    // It was thought of before signals were open.
    expect(await hall.fulfil(1, { ...wish, id: 'late' })).toMatchObject({ type: 'stale' })
  })

  test('stays when somebody else goes back: the journal has it again', async () => {
    const { store, table, hall, want, live } = await lit()
    await want(1, 1, light)
    await want(0, 2, wave(1))
    const version = (await live()).version(1)
    expect(await hall.fulfil(1, { type: 'undo', id: 'back', table, version })).toMatchObject({ type: 'done' })
    const journal = await readJournal(store.db, table, 0)
    expect(journal.slice(-2).map(({ entry }) => entry)).toEqual([
      { seat: 1, back: 1 },
      { seat: 0, action: wave(1) },
    ])
    const { match } = await live()
    expect([match.deciders, match.state]).toMatchObject([[1], { flags: [1, -1], fires: [1] }])
  })
})

test('what is done besides is no matter of clocks: it spends nothing, wins nothing and puts nothing off', async () => {
  const match = new Match(beacons, { seats: 2, options: {} }, { kind: 'seed', seed: 'clock' }, null)
  const pace = {
    kind: 'live',
    budget: 60_000,
    increment: 5_000,
    absence: 'wait',
    started: 0,
  } as const
  const live = new Live(match, { pace, since: 0 })
  live.play(0, light, 1_000)
  const before = { ...live.clock, used: live.clock.used.slice(), asked: live.clock.asked.slice() }
  live.play(0, wave(0), 20_000)
  live.play(1, wave(0), 30_000)
  expect({ used: live.clock.used, asked: live.clock.asked, count: live.clock.count }).toEqual({
    used: before.used,
    asked: before.asked,
    count: before.count,
  })
  live.play(1, light, 41_000)
  // Ben thought for forty seconds, whatever he waved meanwhile, and gets one increment.
  expect(live.clock.used[1]).toBe(35_000)
})
