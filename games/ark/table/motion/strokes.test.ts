import { expect, test } from 'vitest'
import { GREY, YELLOW } from '../../rules/index.ts'
import { strokesIn } from './strokes.ts'

test('what was just painted lies by itself, each hex once, and only on its own sheet', () => {
  const painted = { type: 'painted', seat: 0, hex: 5, colour: GREY } as const
  const moved = {
    type: 'moved',
    seat: 0,
    active: true,
    colour: GREY,
    hexes: [5, 6],
    paints: [GREY, GREY],
    slot: 1,
  } as const
  const other = { type: 'meadowVisited', seat: 1, hex: 9 } as const
  expect(strokesIn([painted, moved, other], 0)).toEqual([5, 6])
  expect(strokesIn([painted, moved, other], 1)).toEqual([9])
  expect(strokesIn([{ type: 'named', seat: 0, colour: YELLOW, only: false }], 0)).toEqual([])
})

test('nothing drawn is always the same nothing, so that the sheet stays as it is', () => {
  expect(strokesIn([], 0)).toBe(strokesIn([{ type: 'answered', seat: 1 }], 1))
})
