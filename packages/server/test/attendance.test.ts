import { ticTacToe } from '@vyprava/kernel/testing/games'
import type { ServerMessage } from '@vyprava/protocol'
import { expect, test } from 'vitest'
import { Hall } from '../src/hall/hall.ts'
import { JobRunner } from '../src/jobs/runner.ts'
import { absenceOf } from '../src/pace/absence.ts'
import { Attendance, TABLE_JOB } from '../src/pace/attendance.ts'
import type { Pace } from '../src/pace/clock.ts'
import { nextDue, scheduleBy } from '../src/store/jobs.ts'
import type { Store } from '../src/store/open.ts'
import { createPace, startPace } from '../src/store/paces.ts'
import { markSeen } from '../src/store/seats.ts'
import { readTable } from '../src/store/tables.ts'
import { begun } from '../testing/seated.ts'
import { onBothStores } from './stores.ts'

const MINUTE = 60_000
const live: Pace = { kind: 'live', budget: 5 * MINUTE, increment: 0, absence: 'stand-in' }
const days: Pace = { kind: 'days', budget: 24 * 60 * MINUTE, increment: 0, absence: 'wait' }

/** A process with its hall, its jobs and a clock that we move. */
function processOn(store: Store, clock: { now: number }) {
  const now = (): number => clock.now
  const failed = (error: unknown): void => {
    throw error
  }
  const hall: Hall = new Hall({
    ...{ store, now, failed },
    game: async () => ticTacToe,
    changed: (id, row, match) => attendance.changed(id, row, match),
  })
  const attendance: Attendance = new Attendance({
    ...{ db: store.db, hall, now, failed },
    ring: (table) => store.bell.ring({ table, number: null }),
    bots: async () => ['novice', 'sailor'],
    standIn: async () => 'sailor',
  })
  const jobs = new JobRunner({
    db: store.db,
    work: { [TABLE_JOB]: (id) => attendance.look(id) },
    now,
    failed,
  })
  const tick = async (): Promise<number> => {
    await attendance.settle()
    const done = await jobs.tick()
    await attendance.settle()
    return done
  }
  return { hall, attendance, tick }
}

async function tableWith(store: Store, pace: Pace, at: number): Promise<string> {
  const table = await begun(store.db, ticTacToe, ['ann', 'ben'])
  await createPace(store.db, table, pace)
  await startPace(store.db, table, at)
  return table
}

const standIns = async (store: Store, table: string) =>
  (await readTable(store.db, table))?.seats.map(({ standIn }) => standIn)

const mark = (table: string, id: string, version: number, cell: number) =>
  ({ type: 'act', table, id, version, action: { type: 'mark', cell } }) as const

onBothStores('who is late', (fresh) => {
  test('is played for when the clock has run out, by whichever process looks first; and comes back', async () => {
    const ground = await fresh()
    const stores = [await ground.open(), await ground.open()]
    const clock = { now: 1_000 }
    const [one, two] = stores.map((store) => processOn(store, clock))
    const table = await tableWith(stores[0], live, 1_000)
    await one.hall.refresh(table)
    await one.hall.fulfil(0, mark(table, 'a', 0, 4))
    for (let minute = 0; minute < 5; minute++) {
      clock.now += MINUTE
      await markSeen(stores[0].db, table, [0, 1], clock.now)
      expect(await standIns(stores[0], table)).toEqual([null, null])
      await Promise.all([one.tick(), two.tick()])
    }
    expect(await standIns(stores[0], table)).toEqual([null, 'sailor'])
    expect(await two.attendance.comeBack('eva', table)).toMatchObject({ ok: false })
    expect(await two.attendance.comeBack('ben', table)).toMatchObject({ ok: true })
    expect(await standIns(stores[0], table)).toEqual([null, null])
    expect(await two.hall.fulfil(1, mark(table, 'b', 1, 0))).toMatchObject({ type: 'done' })
    expect(await two.attendance.leave('ben', table, 'nobody')).toMatchObject({ ok: false })
    expect(await two.attendance.leave('ben', table, 'novice')).toMatchObject({ ok: true })
    expect(await standIns(stores[0], table)).toEqual([null, 'novice'])
  })

  test('has left when live play does not see them for three minutes, long before the clock is out', async () => {
    const store = await (await fresh()).open()
    const clock = { now: 1_000 }
    const { hall, tick } = processOn(store, clock)
    const table = await tableWith(store, { ...live, budget: 60 * MINUTE }, 1_000)
    await hall.refresh(table)
    clock.now += 2 * MINUTE
    await tick()
    expect(await standIns(store, table)).toEqual([null, null])
    clock.now += 2 * MINUTE
    await tick()
    expect(await standIns(store, table)).toEqual(['sailor', null])
  })

  test('is looked for without a write for every move', async () => {
    const ground = await fresh()
    const clock = { now: 1_000 }
    const store = await ground.open()
    const { hall, attendance, tick } = processOn(store, clock)
    const table = await tableWith(store, { ...live, budget: 60 * MINUTE }, 1_000)
    await hall.refresh(table)
    await attendance.settle()
    const first = await nextDue(store.db)
    expect(first).toBe(1_000 + MINUTE)
    for (const [seat, cell] of [4, 0, 8].entries()) {
      clock.now += 10_000
      await markSeen(store.db, table, [0, 1], clock.now)
      expect(await hall.fulfil(seat % 2, mark(table, `m${seat}`, seat, cell))).toMatchObject({ type: 'done' })
      await attendance.settle()
      expect(await nextDue(store.db)).toBe(first)
    }
    // The look that came too early finds out when the next one is due.
    clock.now = 1_000 + MINUTE
    expect(await tick()).toBe(1)
    expect(await nextDue(store.db)).toBe(clock.now + MINUTE)
  })

  test('is looked for by the earliest time that anybody has asked for', async () => {
    const store = await (await fresh()).open()
    const clock = { now: 1_000 }
    const { hall, attendance } = processOn(store, clock)
    const table = await tableWith(store, live, 1_000)
    await hall.refresh(table)
    await attendance.settle()
    const due = await nextDue(store.db)
    const job = { key: `${TABLE_JOB} ${table}`, kind: TABLE_JOB, subject: table, due: 10 * MINUTE }
    await scheduleBy(store.db, job, clock.now)
    expect(await nextDue(store.db)).toBe(due)
    await scheduleBy(store.db, { ...job, due: 5_000 }, clock.now)
    expect(await nextDue(store.db)).toBe(5_000)
    // What is overdue, or being done by somebody, does not keep the next time away.
    clock.now = 6_000
    await scheduleBy(store.db, job, clock.now)
    expect(await nextDue(store.db)).toBe(job.due)
  })

  test('is waited for where the table wants that, until those who are there vote otherwise', async () => {
    const store = await (await fresh()).open()
    const clock = { now: 1_000 }
    const { hall, attendance, tick } = processOn(store, clock)
    const table = await tableWith(store, days, 1_000)
    await hall.refresh(table)
    await attendance.settle()
    expect(await nextDue(store.db)).toBe(1_000 + days.budget)
    clock.now += days.budget
    expect(await tick()).toBe(1)
    expect(await tick()).toBe(0)
    expect(await standIns(store, table)).toEqual([null, null])
    expect(await attendance.vote('ben', table, 'stand-in')).toMatchObject({ ok: true })
    expect(await tick()).toBeGreaterThan(0)
    expect(await standIns(store, table)).toEqual(['sailor', null])
    // Whoever comes back is waited for again, late as ever, until somebody votes anew.
    expect(await attendance.comeBack('ann', table)).toMatchObject({ ok: true })
    clock.now += MINUTE
    await tick()
    expect(await standIns(store, table)).toEqual([null, null])
    await attendance.vote('ben', table, 'stand-in')
    await tick()
    expect(await standIns(store, table)).toEqual(['sailor', null])
  })

  test('and takes the seat back has a while to move before the table replaces them again', async () => {
    for (const [pace, grace] of [
      [{ ...days, absence: 'stand-in' } as const, 60 * MINUTE],
      [live, MINUTE],
    ] as const) {
      const store = await (await fresh()).open()
      const clock = { now: 1_000 }
      const { hall, attendance, tick } = processOn(store, clock)
      const table = await tableWith(store, pace, 1_000)
      await hall.refresh(table)
      clock.now += pace.budget
      await tick()
      expect(await standIns(store, table)).toEqual(['sailor', null])
      await attendance.comeBack('ann', table)
      clock.now += grace - 1
      // A look that was due for the bot comes too early now; somebody else at the table may be the reason for one, too.
      await tick()
      expect(await standIns(store, table)).toEqual([null, null])
      await attendance.look(table)
      expect(await standIns(store, table)).toEqual([null, null])
      clock.now += 1
      await tick()
      expect(await standIns(store, table)).toEqual(['sailor', null])
    }
  })

  test('in their night is not late yet', async () => {
    const store = await (await fresh()).open()
    const evening = Date.parse('2026-06-10T19:00:00Z')
    const clock = { now: evening }
    const table = await tableWith(store, { ...days, budget: 2 * 60 * MINUTE, absence: 'stand-in' }, evening)
    await store.db
      .insertInto('preferences')
      .values({
        ...{ person: 'ann', language: 'cs', zone: 'Europe/Prague', quiet_from: 22 * 60, quiet_to: 7 * 60 },
        ...{ mail: null, mail_confirmed: 0, token: 't' },
      })
      .execute()
    const { hall, attendance } = processOn(store, clock)
    await hall.refresh(table)
    await attendance.settle()
    expect(await nextDue(store.db)).toBe(Date.parse('2026-06-11T06:00:00Z'))
  })

  test('knows it, also whoever comes in the middle: clocks are told to them, and anew when somebody sleeps', async () => {
    const store = await (await fresh()).open()
    const clock = { now: 1_000 }
    const { hall } = processOn(store, clock)
    const table = await tableWith(store, days, 1_000)
    const heard: unknown[] = []
    const send = (message: ServerMessage): void => {
      if (message.type === 'clock') heard.push(message.deadlines[0])
    }
    await hall.watch(table, { observer: null, send }, null)
    expect(heard).toEqual([1_000 + days.budget])
    await hall.refresh(table)
    expect(heard).toHaveLength(1)
    await store.db
      .insertInto('preferences')
      .values({
        ...{ person: 'ann', language: 'cs', zone: 'Europe/Prague', quiet_from: 22 * 60, quiet_to: 7 * 60 },
        ...{ mail: null, mail_confirmed: 0, token: 't' },
      })
      .execute()
    await hall.refresh(table)
    expect(heard).toHaveLength(2)
    expect(heard[1]).toBeGreaterThan(1_000 + days.budget)
  })

  test('after a restart is still late, and a bot is asked again', async () => {
    const ground = await fresh()
    const store = await ground.open()
    const clock = { now: 1_000 }
    const first = processOn(store, clock)
    const table = await begun(store.db, ticTacToe, ['ann', 'ben'])
    await store.db.updateTable('seats').set({ person: null, bot: 'x' }).where('seat', '=', 1).execute()
    await first.hall.fulfil(0, mark(table, 'a', 0, 4))
    await first.attendance.settle()
    const asked: string[] = []
    const again = await ground.open()
    const hall: Hall = new Hall({
      ...{ store: again, now: () => clock.now, game: async () => ticTacToe },
      failed: (error) => {
        throw error
      },
      changed: (id, row, match) => asked.push(`${id === table} ${row.state} ${match?.match.deciders}`),
    })
    clock.now += MINUTE
    const work = { [TABLE_JOB]: (id: string) => hall.refresh(id) }
    const jobs = new JobRunner({ db: again.db, work, now: () => clock.now, failed: () => {} })
    expect(await jobs.tick()).toBe(1)
    expect(asked).toEqual(['true playing 1'])
  })
})

test('a vote counts when more than half of those who are there want it', () => {
  const votes = [
    { seat: 0, absence: 'stand-in' as const },
    { seat: 1, absence: 'stand-in' as const },
  ]
  expect(absenceOf('wait', votes, [0, 1, 2])).toBe('stand-in')
  expect(absenceOf('wait', votes, [0, 1, 2, 3])).toBe('wait')
  expect(absenceOf('wait', votes, [0])).toBe('stand-in')
  expect(absenceOf('wait', votes, [])).toBe('wait')
  expect(absenceOf('stand-in', votes, [0, 1])).toBe('stand-in')
})
