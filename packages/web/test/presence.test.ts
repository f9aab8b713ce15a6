import type { PresenceShown, TableShown } from '@vyprava/protocol'
import { expect, test } from 'vitest'
import { heardPresence, waitingAt } from '../src/online/presence.ts'

const MINUTE = 60_000
const person = (name: string) => ({ name, bot: null, standIn: null, resigned: false, keptFor: null })

const table: TableShown = {
  ...{ id: 't', game: 'pebbles', options: {}, state: 'playing', pace: null },
  seats: [
    ...[person('Anna'), person('Ben'), person('Eva')],
    { name: null, bot: 'novice', standIn: null, resigned: false, keptFor: null },
  ],
  agreed: { absence: null, closed: false, hints: false, delay: 0, rated: false },
  votes: [{ seat: 1, absence: 'stand-in' }],
  closing: [],
  asking: [],
  ...{ commitment: 'c', contributions: [], secret: null, rematch: null, rematchBy: null },
}

const told = (change: Partial<PresenceShown> = {}): PresenceShown => ({
  ...{ type: 'presence', table: 't', now: 1_000_000 },
  seats: [
    { standing: 'here', since: 1_000_000 },
    { standing: 'here', since: 1_000_000 },
    { standing: 'away', since: 1_000_000 },
    null,
  ],
  asked: [1_000_000, null, null, null],
  late: [1_000_000 + 10 * MINUTE, null, null, null],
  voters: [1, 2],
  callable: [null, null, null, null],
  ...change,
})

/** What Ben is told so many minutes after it was heard, at a device whose clock shows another time. */
const after = (minutes: number, change: Partial<PresenceShown> = {}, own = 1) =>
  waitingAt(table, heardPresence(told(change), 5_000, 0), {
    ...{ own, deciders: [0], now: 5_000 + minutes * MINUTE },
  })

test('somebody who thinks is left alone for three minutes, then may be called, once in a while', () => {
  expect(after(2)).toBeNull()
  expect(after(3)).toEqual({ kind: 'thinks', seat: 0, minutes: 3 })
  expect(after(3, { callable: [1_000_000 + 12 * MINUTE, null, null, null] })).toEqual({
    ...{ kind: 'called', seat: 0, again: 9 },
  })
  expect(after(3, {}, 0)).toBeNull()
})

test('who is lost is said at once; who is late is decided about by more than half of those with a say', () => {
  const gone = { standing: 'gone' as const, since: 1_000_000 - 5 * MINUTE }
  const seats = [gone, ...told().seats.slice(1)]
  expect(after(1, { seats })).toEqual({ kind: 'lost', seat: 0 })
  const late = { kind: 'late', seat: 0, cast: [1], need: 2, callable: true }
  expect(after(10)).toEqual({ ...late, minutes: 10, absent: false })
  expect(after(10, { seats })).toEqual({ ...late, minutes: 15, absent: true })
  expect(after(10, { voters: [2] })).toMatchObject({ cast: [], need: 1 })
})

test('by days a day is nothing, and whoever has moved keeps nobody waiting', () => {
  const days: TableShown = {
    ...table,
    pace: { kind: 'days', budget: 48 * 60 * MINUTE, increment: 0, absence: 'wait' },
  }
  const heard = heardPresence(told({ late: [null, null, null, null] }), 0, 0)
  const at = (hours: number, deciders: readonly number[]) =>
    waitingAt(days, heard, { own: 1, deciders, now: hours * 60 * MINUTE })
  expect(at(23, [0])).toBeNull()
  expect(at(24, [0])).toEqual({ kind: 'thinks', seat: 0, minutes: 24 * 60 })
  expect(at(24, [2])).toBeNull()
})
