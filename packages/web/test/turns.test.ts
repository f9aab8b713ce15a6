import { afterEach, expect, test } from 'vitest'
import { byUrgency, noteTurn, type Turn, turns } from '../src/online/turns.ts'

const turn = (table: string, deadline: number | null, since: number | null): Turn => ({
  table,
  deadline,
  since,
})

afterEach(() => turns.set([]))

test('what has a deadline comes first, then who has waited longest', () => {
  const all = [turn('a', null, 7), turn('b', 20, 1), turn('c', null, 3), turn('d', 10, 9)]
  expect(all.toSorted(byUrgency).map(({ table }) => table)).toEqual(['d', 'b', 'c', 'a'])
})

test('a table that is open here knows better than the last answer', () => {
  turns.set([turn('a', 10, 1), turn('b', null, null)])
  const before = turns.get()
  noteTurn('a', true)
  expect(turns.get()).toBe(before)
  noteTurn('a', false)
  expect(turns.get()).toEqual([turn('b', null, null)])
  noteTurn('a', true)
  expect(turns.get().map(({ table }) => table)).toEqual(['b', 'a'])
})
