import { expect, test } from 'vitest'
import { LETTER_FIELDS } from '../../compass/index.ts'
import { NONE } from '../../rules/index.ts'
import { CHART, compassLike, G, hexAt, paintedOn } from '../figures/scene.ts'
import { pairsOf } from './rows.ts'

const middle = hexAt(0, 0)
const around = [...CHART.around.subarray(6 * middle, 6 * middle + 6)]

test('equal colours stand over each other, whatever their order in the compass', () => {
  const pairs = pairsOf(CHART, { painted: paintedOn(around), compass: compassLike(middle) }, G, middle)
  expect(pairs).toHaveLength(6)
  for (const { field, neighbour, visited } of pairs) {
    expect(field).toBe(neighbour)
    expect(visited).toBe(true)
  }
})

test('a field that is empty leaves its neighbour alone; a hex that is not visited counts as printed', () => {
  const compass = compassLike(middle)
  const [empty] = LETTER_FIELDS[G]
  const missing = compass[empty]
  compass[empty] = NONE
  const pairs = pairsOf(CHART, { painted: paintedOn(around.slice(1)), compass }, G, middle)
  expect(pairs.filter(({ field }) => field === NONE).map(({ neighbour }) => neighbour)).toEqual([missing])
  expect(pairs.filter(({ visited }) => !visited)).toHaveLength(1)
})

test('without a hex the fields stand by themselves', () => {
  const pairs = pairsOf(CHART, { painted: paintedOn([]), compass: compassLike(middle) }, G, null)
  expect(pairs.every(({ neighbour }) => neighbour === NONE)).toBe(true)
})
