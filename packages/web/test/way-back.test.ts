import { describe, expect, test } from 'vitest'
import { exchange } from '../src/play/way-back.ts'
import { ANNA, BEDA, DRAW, seen, sit, TAKE_1, TAKE_2, TAKE_9 } from './sat.ts'

describe('one action in the place of another', () => {
  test('the last one is taken back and the other one taken, in one step', async () => {
    const { table } = await sit([ANNA, BEDA])
    table.moves.act(TAKE_1)
    expect(exchange(table, table.moves, TAKE_2)).toBe(true)
    expect(seen(table).length).toBe(1)
    expect(seen(table).sight.view).toMatchObject({ hands: [2, 0] })
  })

  test('where no way back leads there, everything is as before', async () => {
    const { table } = await sit([ANNA, BEDA])
    table.moves.act(TAKE_1)
    const before = seen(table).sight
    expect(exchange(table, table.moves, TAKE_9)).toBe(false)
    expect(seen(table).sight).toEqual(before)
    expect(seen(table).length).toBe(1)
  })

  test('chance is not taken back for it', async () => {
    const { table } = await sit([ANNA, BEDA])
    table.moves.act(DRAW)
    expect(exchange(table, table.moves, TAKE_2)).toBe(false)
    expect(seen(table).length).toBe(1)
  })
})
