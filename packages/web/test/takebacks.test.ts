import { Match, startMatch } from '@vyprava/kernel'
import { describe, expect, test } from 'vitest'
import { again } from '../src/local/begin.ts'
import { newlySaved } from '../src/local/saved.ts'
import { LocalTable } from '../src/local/table.ts'
import { undoGauge } from '../src/local/undo.ts'
import { fakeDevice, fakeRules, quiet } from './fake.ts'
import { ANNA, BEDA, BOT, DRAW, open, saved, seen, sit, TAKE_1, TAKE_2 } from './sat.ts'

const drawnOf = (view: object): unknown => Reflect.get(view, 'drawn')

describe('against bots', () => {
  test('one takes back to one’s last own decision after they answered, and the game says so', async () => {
    const { table, device, match } = await sit([ANNA, BOT, BOT])
    table.act(TAKE_2)
    expect(seen(table).undo).toEqual({ possible: true, to: 0 })
    await quiet()
    expect(seen(table)).toMatchObject({ length: 3, takebacks: false })
    expect(seen(table).undo).toEqual({ possible: true, to: 0, takeback: true })
    expect(table.undo()).toMatchObject({ possible: true, takeback: true })
    expect(seen(table)).toMatchObject({
      length: 0,
      takebacks: true,
      redo: true,
      sight: { view: { pile: 9 } },
    })
    await table.settled()
    const kept = await device.shelf.get(match.id)
    if (kept === null) throw new Error('The match is not kept')
    expect(kept.takebacks).toBe(true)
    expect(seen(open(kept, fakeDevice()))).toMatchObject({ length: 0, takebacks: true, redo: true })
  })

  test('undo within the barrier is no takeback', async () => {
    const { table, device, match } = await sit([ANNA, BOT])
    table.act(TAKE_2)
    table.undo()
    await table.settled()
    expect(seen(table).takebacks).toBe(false)
    expect(await device.shelf.get(match.id)).not.toHaveProperty('takebacks')
  })

  test('redo takes again what was taken back with the answers of the bots, told in one go', async () => {
    const { table } = await sit([ANNA, BOT, BOT])
    table.act(TAKE_2)
    await quiet()
    const { view } = seen(table).sight
    table.undo()
    expect(table.redo()).toBe(true)
    expect(seen(table)).toMatchObject({ length: 3, redo: false, thinking: null, takebacks: true })
    expect(seen(table).sight.view).toEqual(view)
    expect(seen(table).events.map(({ type }) => type)).toEqual(['took', 'took', 'took'])
  })

  test('the same shuffle comes again behind a takeback', async () => {
    const { table } = await sit([ANNA, BOT])
    table.act(DRAW)
    expect(seen(table).undo).toEqual({ possible: true, to: 0, takeback: true })
    const drawn = drawnOf(seen(table).sight.view)
    table.undo()
    expect(drawnOf(seen(table).sight.view)).not.toEqual(drawn)
    table.act(DRAW)
    expect(drawnOf(seen(table).sight.view)).toEqual(drawn)
  })

  test('a bot that was thinking about what was taken back is not heard', async () => {
    const { table } = await sit([ANNA, BOT, BOT])
    table.act(DRAW)
    table.act(TAKE_1)
    table.undo()
    table.undo()
    expect(seen(table)).toMatchObject({ length: 0, takebacks: true })
    await quiet()
    expect(seen(table)).toMatchObject({ length: 0, thinking: null })
  })

  test('whoever has done nothing has nothing to take back', async () => {
    const { table } = await sit([BOT, ANNA])
    await quiet()
    expect(seen(table)).toMatchObject({ length: 1, undo: { possible: false, why: 'other' } })
    expect(table.undo()).toEqual({ possible: false, why: 'other' })
  })

  test('another tab shows that it was played with takebacks', async () => {
    const { table, device, match } = await sit([ANNA, BOT])
    const second = open(match, device)
    table.act(TAKE_2)
    await quiet()
    table.undo()
    await quiet()
    expect(seen(second)).toMatchObject({ length: 0, takebacks: true })
  })

  test('the next game begins without the mark', async () => {
    const { table } = await sit([ANNA, BOT])
    table.act(DRAW)
    table.undo()
    await table.settled()
    expect(table.saved.takebacks).toBe(true)
    const next = again(fakeRules, table.saved, 2)
    if (!next.ok) throw new Error(next.problem.expected)
    expect(next.value).not.toHaveProperty('takebacks')
  })
})

describe('where somebody else plays too', () => {
  test('two persons at the screen go back within the barrier only', async () => {
    const { table } = await sit([ANNA, BOT, BEDA])
    table.act(TAKE_2)
    await quiet()
    expect(seen(table)).toMatchObject({ observer: 2, undo: { possible: false, why: 'other' } })
    expect(table.undo()).toEqual({ possible: false, why: 'other' })
    expect(seen(table)).toMatchObject({ length: 2, takebacks: false })
  })

  test('a person who left for a while is still one of the table', async () => {
    const { table } = await sit([ANNA, BEDA])
    table.standIn(1, 'taker')
    table.act(TAKE_2)
    await quiet()
    expect(seen(table)).toMatchObject({ observer: 0, length: 2, undo: { possible: false, why: 'other' } })
    expect(table.undo()).toEqual({ possible: false, why: 'other' })
  })
})

test('a sandbox may be taken back as often as one likes, without a mark', async () => {
  const { table, device } = await sit([ANNA, BOT])
  const way = table.anotherWay('other')
  if (way === null) throw new Error('There is no other way')
  const sandbox = newlySaved(way.match, way.book, way, 1)
  await device.shelf.put(sandbox)
  const other = open(sandbox, fakeDevice())
  other.act(DRAW)
  expect(other.undo()).toMatchObject({ possible: true, takeback: true })
  expect(seen(other)).toMatchObject({ length: 0, takebacks: false })
})

describe('what the undo button promises', () => {
  const pebbles = () => {
    const started = startMatch(fakeRules.game, { seats: 2, options: {}, seed: 'pebbles' })
    if (!started.ok) throw new Error(started.problem.expected)
    return started.value
  }

  test('chance is seen at once, before anybody had time to find out the rest', () => {
    const match = pebbles()
    const gauge = undoGauge(
      () => {},
      () => {},
    )
    const of = { match, seat: 0, alone: false }
    match.play(0, DRAW)
    expect(gauge.likely(of)).toEqual({ possible: false, why: 'random' })
    match.play(0, TAKE_1)
    expect(gauge.likely(of)).toEqual({ possible: true, to: 1 })
  })

  test('it is corrected when more is known, and only then', () => {
    const match = pebbles()
    const work: (() => void)[] = []
    let corrections = 0
    const gauge = undoGauge(
      (later) => work.push(later),
      () => corrections++,
    )
    match.play(0, TAKE_1)
    gauge.likely({ match, seat: 0, alone: true })
    for (const later of work.splice(0)) later()
    expect(corrections).toBe(0)
    expect(gauge.likely({ match, seat: 0, alone: true })).toEqual(match.undo(0))
    expect(work).toEqual([])
  })

  test('an undo that turns out to tell something never becomes a takeback unasked', async () => {
    const match = saved([ANNA, BOT])
    const { table: seats } = pebbles()
    const telling = new Telling(fakeRules.game, seats, { kind: 'seed', seed: 'pebbles' }, null)
    const table = new LocalTable(match, telling, {
      ...fakeDevice().tab(),
      idle: () => {},
      lead: () => () => {},
    })
    table.act(TAKE_1)
    expect(seen(table).undo).toEqual({ possible: true, to: 0 })
    expect(table.undo()).toEqual({ possible: false, why: 'knowledge' })
    expect(seen(table)).toMatchObject({ length: 1, takebacks: false })
    expect(seen(table).undo).toEqual({ possible: true, to: 0, takeback: true })
    expect(table.undo()).toMatchObject({ possible: true, takeback: true })
    expect(seen(table)).toMatchObject({ length: 0, takebacks: true })
  })
})

/** A match in which every action tells somebody something. */
class Telling extends Match {
  protected override learnt(): boolean {
    return true
  }
}
