import { describe, expect, test } from 'vitest'
import { actAll } from '../src/play/settled.ts'
import { exchange, stepBack } from '../src/play/way-back.ts'
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

describe('several actions by one press', () => {
  test('are taken one after another, as long as the screen serves the same person', async () => {
    const { table } = await sit([ANNA, BEDA])
    const told: (boolean | undefined)[] = []
    actAll(table, table.moves, [TAKE_1, TAKE_2], (played) => told.push(played?.ok))
    // The second one would be the next person's.
    expect(told).toEqual([true])
    expect(seen(table).sight.view).toMatchObject({ hands: [1, 0] })
  })

  test('end with the first that the rules refuse, which is told', async () => {
    const { table } = await sit([ANNA, BEDA])
    const told: (boolean | undefined)[] = []
    actAll(table, table.moves, [TAKE_9, TAKE_1], (played) => told.push(played?.ok))
    expect(told).toEqual([false])
    expect(seen(table).length).toBe(0)
  })

  test('go back together, and no further than the barrier', async () => {
    const { table } = await sit([ANNA, BEDA])
    table.moves.act(TAKE_1)
    stepBack(table, table.moves, 3)
    expect(seen(table).length).toBe(0)
    table.moves.act(DRAW)
    stepBack(table, table.moves, 3)
    expect(seen(table).length).toBe(1)
  })
})
