import { ticTacToe } from '@vyprava/kernel/testing/games'
import { expect, test } from 'vitest'
import { Hall } from '../src/hall/hall.ts'
import { JobRunner } from '../src/jobs/runner.ts'
import { AWAY, PATIENCE } from '../src/pace/absence.ts'
import { Attendance, TABLE_JOB } from '../src/pace/attendance.ts'
import { Parting } from '../src/pace/parting.ts'
import { agreeOn, USUAL_ABSENCE } from '../src/store/agreements.ts'
import { setMute } from '../src/store/messages.ts'
import type { Store } from '../src/store/open.ts'
import { markSeen } from '../src/store/seats.ts'
import { readTable } from '../src/store/tables.ts'
import { begun } from '../testing/seated.ts'
import { onBothStores } from './stores.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** A process with its hall, its jobs and a clock that we move; `here` are the seats with a window open. */
function processOn(store: Store, clock: { now: number }, here: number[] = []) {
  const now = (): number => clock.now
  const failed = (error: unknown): void => {
    throw error
  }
  const ring = (table: string) => store.bell.ring({ table, number: null })
  const called: string[] = []
  const hall: Hall = new Hall({
    ...{ store, now, failed },
    game: async () => ticTacToe,
    changed: (id, row, match) => attendance.changed(id, row, match),
  })
  const parting = new Parting({
    ...{ db: store.db, hall, now, ring },
    standIn: async () => 'sailor',
    call: async (person, _table, name) => {
      called.push(`${name} calls ${person}`)
    },
  })
  const attendance: Attendance = new Attendance({
    ...{ db: store.db, hall, now, failed, ring },
    bots: async () => ['novice', 'sailor'],
    standIn: async () => 'sailor',
    there: () => here,
    replaced: (table) => parting.closeIfAgreed(table),
  })
  const jobs = new JobRunner({
    ...{ db: store.db, now, failed },
    work: { [TABLE_JOB]: (id) => attendance.look(id) },
  })
  const tick = async (): Promise<void> => {
    await attendance.settle()
    await jobs.tick()
    await attendance.settle()
  }
  return { hall, attendance, parting, called, tick }
}

const seatsOf = async (store: Store, table: string) => (await readTable(store.db, table))?.seats ?? []
const standIns = async (store: Store, table: string) =>
  (await seatsOf(store, table)).map(({ standIn }) => standIn)

onBothStores('a table without a clock', (fresh) => {
  const ground = async (here: number[] = [], people = ['ann', 'ben']) => {
    const store = await (await fresh()).open()
    const clock = { now: 1_000 }
    const house = processOn(store, clock, here)
    const table = await begun(store.db, ticTacToe, people)
    await house.hall.refresh(table)
    return { store, clock, table, ...house }
  }

  test('does not wait longer than agreed for somebody who does not come, though nobody else is there either', async () => {
    const { store, clock, table, tick } = await ground()
    clock.now += USUAL_ABSENCE - MINUTE
    await tick()
    expect(await standIns(store, table)).toEqual([null, null])
    clock.now += 2 * MINUTE
    await tick()
    expect(await standIns(store, table)).toEqual(['sailor', null])
  })

  test('waits for whoever was here meanwhile, and for ever where that is agreed, until the other decides otherwise', async () => {
    const { store, clock, table, tick, attendance } = await ground()
    await agreeOn(store.db, table, { absence: null })
    clock.now += 30 * DAY
    await tick()
    expect(await standIns(store, table)).toEqual([null, null])
    await attendance.vote('ben', table, 'stand-in')
    expect(await standIns(store, table)).toEqual(['sailor', null])

    const other = await ground()
    other.clock.now += USUAL_ABSENCE - MINUTE
    await markSeen(other.store.db, other.table, [0], other.clock.now)
    other.clock.now += 2 * MINUTE
    await other.tick()
    expect(await standIns(other.store, other.table)).toEqual([null, null])
    other.clock.now += USUAL_ABSENCE
    await other.tick()
    expect(await standIns(other.store, other.table)).toEqual(['sailor', null])
  })

  test('lets the other decide about whoever left after three minutes, about whoever sits there and does not move after ten', async () => {
    for (const [here, patience] of [
      [[1], AWAY],
      [[0, 1], PATIENCE],
    ] as const) {
      const { store, clock, table, attendance } = await ground([...here])
      clock.now += patience - 1_000
      await attendance.vote('ben', table, 'stand-in')
      expect(await standIns(store, table)).toEqual([null, null])
      clock.now += 2_000
      await attendance.vote('ben', table, 'stand-in')
      expect(await standIns(store, table)).toEqual(['sailor', null])
      // Whoever comes back is waited for anew.
      await attendance.comeBack('ann', table)
      await attendance.vote('ben', table, 'stand-in')
      expect(await standIns(store, table)).toEqual([null, null])
    }
  })

  test('calls whoever is waited for: after three minutes, once in ten, and not for whoever they do not hear', async () => {
    const { clock, table, parting, called, store } = await ground()
    expect(await parting.nudge('ben', table, 0)).toMatchObject({ ok: false, problem: { path: 'nudge' } })
    clock.now += 3 * MINUTE
    expect(await parting.nudge('ann', table, 1)).toMatchObject({ ok: false, problem: { path: 'nudge' } })
    expect(await parting.nudge('eva', table, 0)).toMatchObject({ ok: false, problem: { path: 'table' } })
    const all = await Promise.all([1, 2, 3].map(() => parting.nudge('ben', table, 0)))
    expect(all.filter(({ ok }) => ok)).toHaveLength(1)
    clock.now += 10 * MINUTE - 1
    expect(await parting.nudge('ben', table, 0)).toMatchObject({ ok: false, problem: { path: 'nudged' } })
    clock.now += 1
    await setMute(store.db, 'ann', 'ben', true)
    expect(await parting.nudge('ben', table, 0)).toMatchObject({ ok: true })
    expect(called).toEqual(['ben calls ann'])
  })

  test('is played to the end by a bot for whoever gives it up, and they do not come back', async () => {
    const { store, table, parting, attendance, hall } = await ground()
    expect(await parting.resign('ben', table)).toMatchObject({ ok: true })
    const [, ben] = await seatsOf(store, table)
    expect([ben.standIn, ben.resigned]).toEqual(['sailor', 1_000])
    expect(await attendance.comeBack('ben', table)).toMatchObject({
      ok: false,
      problem: { path: 'resigned' },
    })
    expect((await seatsOf(store, table))[1].standIn).toBe('sailor')
    const wish = { type: 'act', table, id: 'a', version: 0, action: { type: 'mark', cell: 4 } } as const
    expect(await hall.fulfil(0, wish)).toMatchObject({ type: 'done' })
  })

  test('is closed when all who play themselves agree: not by one, and whoever stalls cannot prevent it for ever', async () => {
    const { store, clock, table, parting, attendance, hall } = await ground()
    await parting.close('ben', table, true)
    expect(await readTable(store.db, table)).toMatchObject({ state: 'playing', closing: [1] })
    await parting.close('ben', table, false)
    await parting.close('ann', table, true)
    expect(await readTable(store.db, table)).toMatchObject({ state: 'playing', closing: [0] })
    await parting.close('ann', table, false)
    await parting.close('ben', table, true)
    clock.now += AWAY
    await attendance.vote('ben', table, 'stand-in')
    expect(await readTable(store.db, table)).toMatchObject({ state: 'over', agreed: { closed: true } })
    const wish = { type: 'act', table, id: 'a', version: 0, action: { type: 'mark', cell: 4 } } as const
    expect(await hall.fulfil(0, wish)).toMatchObject({ type: 'stale' })
  })
})
