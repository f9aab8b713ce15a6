import type { Analysis } from '@vyprava/bots'
import { describe, expect, test } from 'vitest'
import { again, begin } from '../src/local/begin.ts'
import { newlySaved, openBook, type SavedMatch, type Sitter } from '../src/local/saved.ts'
import type { OpenScene } from '../src/local/scene.ts'
import { LocalTable } from '../src/local/table.ts'
import { fakeDevice, fakeRules, quiet } from './fake.ts'

const ANNA: Sitter = { name: 'Anna', bot: null }
const BEDA: Sitter = { name: 'Béďa', bot: null }
const BOT: Sitter = { name: 'Vydra', bot: 'taker' }
const TAKE_1 = { type: 'take', count: 1 }
const TAKE_2 = { type: 'take', count: 2 }
const TAKE_9 = { type: 'take', count: 9 }
const DRAW = { type: 'draw' }

const EMPTY: Analysis = {
  format: 'vyprava-analysis',
  formatVersion: 1,
  game: 'roam',
  rules: 1,
  iterations: 10,
  total: 0,
  actions: [],
  end: null,
  swings: [],
}

function saved(players: readonly Sitter[], options: object = {}): SavedMatch {
  const begun = begin(fakeRules, { options, players, seed: 'pebbles' }, 1)
  if (!begun.ok) throw new Error(begun.problem.expected)
  return begun.value
}

function open(match: SavedMatch, device = fakeDevice()): LocalTable {
  const opened = openBook(fakeRules.game, match.book)
  if (!opened.ok) throw new Error(opened.problem.expected)
  return new LocalTable(match, opened.value, device.tab())
}

/** Puts a match on the shelf and sits down at it. */
async function sit(players: readonly Sitter[], options: object = {}, device = fakeDevice()) {
  const match = saved(players, options)
  await device.shelf.put(match)
  return { device, match, table: open(match, device) }
}

function seen(table: LocalTable): OpenScene {
  const scene = table.scene()
  if (scene.kind !== 'open') throw new Error(`The scene is ${scene.kind}`)
  return scene
}

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

  test('a bot is nobody who can leave, and who is there cannot come back', async () => {
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

  test('says why it cannot: nothing, chance, somebody else', async () => {
    const { table } = await sit([ANNA, BOT])
    expect(seen(table).undo).toEqual({ possible: false, why: 'nothing' })
    table.act(DRAW)
    expect(seen(table).undo).toEqual({ possible: false, why: 'random' })
    expect(table.undo()).toMatchObject({ possible: false })
    table.act(TAKE_1)
    await quiet()
    expect(seen(table).undo).toEqual({ possible: false, why: 'other' })
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
    expect(other.scene()).toMatchObject({ sandbox: true, observer: 1, sight: { view: { pile: 7 } } })
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

describe('persistence', () => {
  test('a reload in the middle of a turn loses nothing', async () => {
    const { table, device, match } = await sit([ANNA, BEDA])
    table.act(DRAW)
    table.act(TAKE_1)
    table.undo()
    await table.settled()
    const kept = await device.shelf.get(match.id)
    if (kept === null) throw new Error('The match is not kept')
    const reopened = open(kept, device)
    expect(seen(reopened).sight).toEqual(seen(table).sight)
    expect(seen(reopened)).toMatchObject({ length: 1, redo: true })
  })

  test('a browser that keeps nothing is told, and the game goes on', async () => {
    const device = fakeDevice()
    const refusing = { ...device.shelf, put: () => Promise.reject(new Error('full')) }
    const match = saved([ANNA, BEDA])
    const opened = openBook(fakeRules.game, match.book)
    if (!opened.ok) throw new Error('broken')
    const table = new LocalTable(match, opened.value, { ...device.tab(), shelf: refusing })
    table.act(TAKE_1)
    await table.settled()
    expect(table.scene().kept).toBe(false)
    expect(seen(table).length).toBe(1)
  })

  test('a move that is made while the one before is being kept does not get into its version', async () => {
    const device = fakeDevice()
    let moveOn = () => {}
    const books: SavedMatch[] = []
    const slow = {
      ...device.shelf,
      async put(version: SavedMatch) {
        // The database looks first whether the version may follow: time enough for a bot.
        moveOn()
        books.push(structuredClone(version))
        return device.shelf.put(version)
      },
    }
    const match = saved([ANNA, BEDA])
    await device.shelf.put(match)
    const opened = openBook(fakeRules.game, match.book)
    if (!opened.ok) throw new Error('broken')
    const table = new LocalTable(match, opened.value, { ...device.tab(), shelf: slow })
    moveOn = () => {
      moveOn = () => {}
      table.act(TAKE_1)
    }
    table.act(TAKE_2)
    await quiet()
    expect(books.map(({ length }) => length)).toEqual([1, 2])
    for (const { book } of books) expect(openBook(fakeRules.game, book).ok).toBe(true)
  })

  test('the same table again has other chance', () => {
    const match = saved([ANNA, BOT], { pile: 12 })
    const next = again(fakeRules, match, 2)
    if (!next.ok || next.value.book.kind !== 'record' || match.book.kind !== 'record')
      throw new Error('broken')
    expect(next.value.players).toEqual(match.players)
    expect(next.value.book.record.options).toEqual(match.book.record.options)
    expect(next.value.book.record.seed).not.toBe(match.book.record.seed)
  })
})

describe('two tabs', () => {
  test('the second follows the first', async () => {
    const { table, device, match } = await sit([ANNA, BEDA])
    const second = open(match, device)
    table.act(TAKE_2)
    await quiet()
    expect(seen(second)).toMatchObject({ length: 1, sight: { view: { pile: 7 } } })
    second.act(TAKE_2)
    await quiet()
    expect(seen(table)).toMatchObject({ length: 2, sight: { view: { pile: 5 } } })
  })

  test('they cannot fork the match: of two actions on the same point one stands', async () => {
    const { table, device, match } = await sit([ANNA, BEDA])
    const second = open(match, device)
    table.act(TAKE_2)
    second.act(TAKE_1)
    await quiet()
    expect(seen(table).sight.view).toEqual(seen(second).sight.view)
    expect(await device.shelf.get(match.id)).toMatchObject({ version: 2, length: 1 })
  })

  test('only one of them plays the bots', async () => {
    const { table, device, match } = await sit([ANNA, BOT])
    const second = open(match, device)
    second.act(TAKE_2)
    await quiet()
    await quiet()
    expect(seen(table).length).toBe(2)
    expect(seen(second).length).toBe(2)
  })

  test('a match deleted elsewhere is gone here', async () => {
    const { table, device, match } = await sit([ANNA, BEDA])
    await device.shelf.remove(match.id)
    table.act(TAKE_1)
    await quiet()
    expect(table.scene().kind).toBe('gone')
  })
})

describe('hot seat', () => {
  test('without secrets the screen follows the turn', async () => {
    const { table } = await sit([ANNA, BEDA])
    table.act(TAKE_1)
    expect(table.scene()).toMatchObject({ kind: 'open', observer: 1 })
  })

  test('with secrets nothing of anybody is shown until the next player takes the screen', async () => {
    const { table } = await sit([ANNA, BEDA], { hands: 'secret' })
    table.takeOver()
    table.act(DRAW)
    const secret = Reflect.get(seen(table).sight.view, 'drawn')[0]
    expect(secret).toBeGreaterThan(0)
    table.act(TAKE_1)
    expect(table.scene()).toEqual({
      kind: 'handover',
      to: 1,
      sandbox: false,
      kept: true,
      players: [
        { seat: 0, name: 'Anna', bot: null, away: false },
        { seat: 1, name: 'Béďa', bot: null, away: false },
      ],
    })
    expect(table.viewAt(1)).toBeNull()
    expect(table.act(TAKE_1)).toBeNull()
    expect(table.undo()).toMatchObject({ possible: false })
    table.takeOver()
    expect(seen(table).observer).toBe(1)
    expect(JSON.stringify(table.scene())).not.toContain(String(secret))
  })

  test('after a reload the screen is handed over first', async () => {
    const { table, device, match } = await sit([ANNA, BEDA], { hands: 'secret' })
    table.takeOver()
    table.act(DRAW)
    await table.settled()
    const kept = await device.shelf.get(match.id)
    if (kept === null) throw new Error('The match is not kept')
    expect(open(kept, fakeDevice()).scene()).toMatchObject({ kind: 'handover', to: 0 })
  })

  test('one person with bots needs no hand-over', async () => {
    const { table } = await sit([ANNA, BOT], { hands: 'secret' })
    table.act(DRAW)
    table.act(TAKE_1)
    await quiet()
    expect(seen(table).observer).toBe(0)
  })
})
