import { describe, expect, test } from 'vitest'
import { again } from '../src/local/begin.ts'
import type { SavedMatch } from '../src/local/saved.ts'
import { LocalTable } from '../src/local/table.ts'
import { openBook } from '../src/table/book.ts'
import { fakeDevice, fakeRules, quiet } from './fake.ts'
import { ANNA, BEDA, BOT, DRAW, open, saved, seen, sit, TAKE_1, TAKE_2 } from './sat.ts'

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

  test('bots of a table that was left do not play, even if the lead comes late', async () => {
    const device = fakeDevice()
    const match = saved([BOT, ANNA])
    await device.shelf.put(match)
    const opened = openBook(fakeRules.game, match.book)
    if (!opened.ok) throw new Error('broken')
    let promised = () => {}
    const lead = (_id: string, leading: () => void) => {
      promised = leading
      return () => {}
    }
    const table = new LocalTable(match, opened.value, { ...device.tab(), lead })
    table.close()
    promised()
    await quiet()
    expect((await device.shelf.get(match.id))?.length).toBe(0)
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
      silent: false,
      sandbox: null,
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
