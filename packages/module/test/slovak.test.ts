import { expect, test } from 'vitest'
import { outOf } from '../src/slovak.ts'

test('the preposition takes its vowel before štyri, šesť, sedem, sto and what begins with them', () => {
  const voiced = (numbers: readonly number[]) => numbers.filter((number) => outOf(number) === 'zo')
  expect(voiced([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10])).toEqual([4, 6, 7])
  expect(voiced([11, 12, 13, 14, 15, 16, 17, 18, 19, 20])).toEqual([14, 16, 17])
  expect(voiced([24, 30, 39, 40, 44, 50, 59, 60, 69, 70, 80, 99])).toEqual([40, 44, 60, 69, 70])
  expect(voiced([100, 120, 200, 400, 500, 612, 1000, 2000, 4000, 10_000])).toEqual([100, 120, 400, 612, 4000])
})
