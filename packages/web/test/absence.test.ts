import type { TableShown } from '@vyprava/protocol'
import { expect, test } from 'vitest'
import { absenceAt, nextLate } from '../src/online/absence.ts'

const person = (name: string) => ({ name, bot: null, standIn: null })

const table: TableShown = {
  ...{ id: 't', game: 'pebbles', options: {}, state: 'playing' },
  seats: [person('Anna'), person('Ben'), person('Eva'), { name: null, bot: 'novice', standIn: null }],
  pace: { kind: 'days', budget: 1, increment: 0, absence: 'wait', votes: [{ seat: 1, absence: 'stand-in' }] },
  ...{ commitment: 'c', contributions: [], secret: null, rematch: null },
}
const clock = { at: 0, left: [], deadlines: [10, null, 30, 5] }

test('who is late keeps the others waiting; it takes more than half of them to let a bot play', () => {
  expect(absenceAt(table, clock, 9)).toBeNull()
  expect(absenceAt(table, clock, 10)).toEqual({ late: [0], cast: 1, need: 2 })
  expect(absenceAt(table, clock, 30)).toEqual({ late: [0, 2], cast: 1, need: 1 })
  expect(absenceAt({ ...table, pace: null }, clock, 30)).toBeNull()
  expect(absenceAt({ ...table, state: 'over' }, clock, 30)).toBeNull()
})

test('it is looked again when the next one is late', () => {
  expect(nextLate(clock, 5)).toBe(10)
  expect(nextLate(clock, 10)).toBe(30)
  expect(nextLate(clock, 30)).toBeNull()
})
