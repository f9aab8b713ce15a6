import { describe, expect, test } from 'vitest'
import { again } from '../src/local/begin.ts'
import { newlySaved } from '../src/local/saved.ts'
import { fakeDevice, fakeRules, quiet } from './fake.ts'
import { ANNA, BEDA, BOT, DRAW, EMPTY, open, seen, sit, TAKE_1, TAKE_2, TAKE_9 } from './sat.ts'

describe('playing', () => {
  test('an action is taken, told and kept', async () => {
    const { table, device, match } = await sit([ANNA, BEDA])
    expect(table.act(TAKE_2)).toEqual({ ok: true, number: 1 })
    expect(seen(table)).toMatchObject({
      observer: 1,
      length: 1,
      shown: 1,
      events: [{ type: 'took', seat: 0, count: 2 }],
    })
    await table.settled()
    expect(await device.shelf.get(match.id)).toMatchObject({ version: 2, length: 1 })
  })

  test('an illegal action changes nothing and says which rule', async () => {
    const { table, device, match } = await sit([ANNA, BEDA])
    expect(table.act(TAKE_9)).toMatchObject({
      ok: false,
      refusal: { rule: 'PE-2' },
    })
    expect(table.whyNot(TAKE_9)).toMatchObject({ rule: 'PE-2' })
    expect(table.whyNot(TAKE_1)).toBeNull()
    await table.settled()
    expect(await device.shelf.get(match.id)).toMatchObject({ version: 1, length: 0 })
  })

  test('a bot answers, and never twice', async () => {
    const { table } = await sit([ANNA, BOT])
    table.act(TAKE_2)
    expect(seen(table)).toMatchObject({ length: 1, thinking: 1 })
    await quiet()
    expect(seen(table)).toMatchObject({ length: 2, thinking: null, observer: 0 })
    await quiet()
    expect(seen(table).length).toBe(2)
  })

  test('a bot that was thinking is not heard after an undo', async () => {
    const { table } = await sit([ANNA, BOT])
    table.act(TAKE_2)
    expect(table.undo()).toMatchObject({ possible: true })
    await quiet()
    expect(seen(table)).toMatchObject({ length: 0, redo: true, thinking: null })
  })

  test('a closed table plays no more', async () => {
    const { table } = await sit([ANNA, BOT])
    table.act(TAKE_2)
    table.close()
    await quiet()
    expect(seen(table).length).toBe(1)
  })

  test('bots play a whole game on their own', async () => {
    const { table } = await sit([BOT, BOT], { pile: 6 })
    for (let i = 0; i < 10; i++) await quiet()
    expect(seen(table)).toMatchObject({ observer: null, undo: null, length: 6 })
    expect(seen(table).sight.result).toMatchObject({ ranks: [1, 1] })
  })
})

describe('somebody who leaves', () => {
  test('is stood in for by a bot, and takes the seat back', async () => {
    const { table, device, match } = await sit([ANNA, BEDA])
    expect(table.standIn(0, 'taker')).toBe(true)
    expect(seen(table)).toMatchObject({ observer: 1, thinking: 0 })
    await quiet()
    expect(seen(table)).toMatchObject({ length: 1, thinking: null, sight: { deciders: [1] } })
    expect(table.scene().players[0]).toEqual({ seat: 0, name: 'Anna', bot: 'taker', away: true })
    await table.settled()
    const kept = await device.shelf.get(match.id)
    expect(kept?.players).toEqual([{ name: 'Anna', bot: 'taker', away: true }, BEDA])
    expect(table.standIn(0, null)).toBe(true)
    table.act(TAKE_1)
    await quiet()
    expect(seen(table)).toMatchObject({ length: 2, observer: 0, sight: { deciders: [0] } })
    expect(table.scene().players[0]).toMatchObject({ bot: null, away: false })
  })

  test('in the middle of its thought is not played for any more', async () => {
    const { table } = await sit([ANNA, BEDA])
    table.standIn(0, 'taker')
    expect(table.standIn(0, null)).toBe(true)
    await quiet()
    expect(seen(table)).toMatchObject({ length: 0, thinking: null, observer: 0 })
  })

  test('a bot is nobody who can leave, and whoever is there cannot come back', async () => {
    const { table } = await sit([ANNA, BOT])
    expect(table.standIn(1, 'taker')).toBe(false)
    expect(table.standIn(1, null)).toBe(false)
    expect(table.standIn(0, null)).toBe(false)
  })

  test('is back for another game', async () => {
    const { table } = await sit([ANNA, BOT])
    table.standIn(0, 'taker')
    await table.settled()
    const next = again(fakeRules, table.saved, 2)
    if (!next.ok) throw new Error(next.problem.expected)
    expect(next.value.players).toEqual([ANNA, BOT])
  })
})

test('the same table once more lies on the shelf, with other chance', async () => {
  const { table, device, match } = await sit([ANNA, BOT], { pile: 12 })
  const id = await table.device.again()
  const next = id === null ? null : await device.shelf.get(id)
  expect(next).toMatchObject({ players: [ANNA, BOT], length: 0, version: 1 })
  expect(next?.id).not.toBe(match.id)
})

describe('a finished game', () => {
  test('is shown as a whole, and not before it is over', async () => {
    const { table, device, match } = await sit([ANNA, BEDA], { pile: 3, hands: 'secret' })
    table.takeOver()
    table.act(TAKE_1)
    table.takeOver()
    expect(table.finished()).toBeNull()
    expect(table.seenBy(0, 0)).toBeNull()
    table.act(TAKE_2)
    expect(table.finished()).toMatchObject({
      seats: 2,
      played: [
        { seat: 0, action: TAKE_1 },
        { seat: 1, action: TAKE_2 },
      ],
    })
    expect(table.seenBy(1, 1)).toMatchObject({ pile: 2 })
    table.keepAnalysis({ ...EMPTY, total: 2 })
    await table.settled()
    const kept = await device.shelf.get(match.id)
    expect(kept?.analysis).toMatchObject({ total: 2 })
  })
})

test('whoever takes the screen over is told what was done last, as they may hear it', async () => {
  const { table } = await sit([ANNA, BEDA], { hands: 'secret' })
  table.takeOver()
  expect(seen(table).events).toEqual([])
  table.act(DRAW)
  table.act(TAKE_1)
  table.takeOver()
  expect(seen(table)).toMatchObject({ observer: 1, length: 2 })
  expect(seen(table).events).toEqual(seen(table).log.at(-1)?.events)
  expect(seen(table).events.length).toBeGreaterThan(0)
})

describe('undo', () => {
  test('goes back over one own action, and redo takes it again', async () => {
    const { table } = await sit([ANNA, BEDA])
    table.act(TAKE_2)
    expect(seen(table).undo).toEqual({ possible: true, to: 0 })
    expect(table.undo()).toMatchObject({ possible: true })
    expect(seen(table)).toMatchObject({ observer: 0, length: 0, redo: true })
    expect(table.redo()).toBe(true)
    expect(seen(table)).toMatchObject({ observer: 1, length: 1, redo: false })
  })

  test('says why it cannot among several persons: nothing, chance, somebody else', async () => {
    const { table } = await sit([ANNA, BEDA], { hands: 'secret' })
    table.takeOver()
    expect(seen(table).undo).toEqual({ possible: false, why: 'nothing' })
    table.act(DRAW)
    expect(seen(table).undo).toEqual({ possible: false, why: 'random' })
    expect(table.undo()).toEqual({ possible: false, why: 'random' })
    table.act(TAKE_1)
    table.takeOver()
    expect(seen(table)).toMatchObject({ observer: 1, undo: { possible: false, why: 'other' } })
    expect(table.undo()).toEqual({ possible: false, why: 'other' })
    expect(seen(table)).toMatchObject({ length: 2, takebacks: false })
  })
})

describe('history', () => {
  test('shows any point without a decision to answer, and comes back', async () => {
    const { table } = await sit([ANNA, BEDA])
    table.act(TAKE_2)
    table.act(TAKE_1)
    table.look(1)
    expect(seen(table)).toMatchObject({ shown: 1, length: 2, events: [], sight: { view: { pile: 7 } } })
    expect(table.act(TAKE_1)).toBeNull()
    table.look(-5)
    expect(seen(table)).toMatchObject({ shown: 0, sight: { view: { pile: 9 } } })
    table.look(null)
    expect(seen(table)).toMatchObject({ shown: 2, sight: { view: { pile: 6 } } })
    expect(table.viewAt(1)).toMatchObject({ pile: 7 })
  })

  test('a new action leads back to now', async () => {
    const { table } = await sit([BOT, BOT])
    table.look(0)
    await quiet()
    expect(seen(table).shown).toBe(seen(table).length)
  })
})

describe('another way', () => {
  test('begins where we look, is kept with its own journal, and leaves the game alone', async () => {
    const { table, device } = await sit([ANNA, BEDA])
    table.act(TAKE_2)
    table.act(TAKE_1)
    table.look(1)
    const way = table.anotherWay('other')
    if (way === null) throw new Error('There is no other way')
    const sandbox = newlySaved(way.match, way.book, table.saved, 1)
    await device.shelf.put(sandbox)
    const other = open(sandbox, device)
    expect(other.scene()).toMatchObject({
      sandbox: { parent: null, from: 1 },
      observer: 1,
      sight: { view: { pile: 7 } },
    })
    other.act(TAKE_2)
    await other.settled()
    const kept = await device.shelf.get(sandbox.id)
    if (kept === null) throw new Error('The sandbox is not kept')
    expect(seen(open(kept, fakeDevice()))).toMatchObject({ length: 1, sight: { view: { pile: 5 } } })
    expect(seen(table).length).toBe(2)
  })

  test('knows no more than the seat knew', async () => {
    const { table } = await sit([ANNA, BEDA], { hands: 'secret' })
    table.takeOver()
    table.act(DRAW)
    const own = seen(table).sight.view
    const way = table.anotherWay('another deal')
    expect(way?.match.game.view(way.match.state, 0)).toEqual(own)
  })
})
