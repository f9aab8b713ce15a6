import { expect, test } from 'vitest'
import { pointAt } from '../src/choosing/preview.tsx'

test('points are there, would go, or are gone, from the left', () => {
  const row = (left: number, spends: number) => [0, 1, 2].map((place) => pointAt(place, left, spends))
  expect(row(3, 0)).toEqual(['there', 'there', 'there'])
  expect(row(2, 1)).toEqual(['there', 'spent', 'gone'])
  expect(row(1, 3)).toEqual(['spent', 'gone', 'gone'])
})
