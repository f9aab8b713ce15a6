import { type Game, verifyRecord } from '@vyprava/kernel'
import { ticTacToe } from '@vyprava/kernel/testing/games'
import { expect, test } from 'vitest'
import { ban, liftBan } from '../src/admin/ban.ts'
import { checkMatches } from '../src/admin/check.ts'
import { exportTable, handOverSeat, inspectTable, listAllTables } from '../src/admin/tables.ts'
import { isBanned } from '../src/store/bans.ts'
import type { Store } from '../src/store/open.ts'
import { createTable, readTable, takeSeat } from '../src/store/tables.ts'
import { addPerson, begun, hallFor } from '../testing/seated.ts'
import { onBothStores } from './stores.ts'

const gameOf = async (id: string): Promise<Game | null> => (id === ticTacToe.id ? ticTacToe : null)

/** A table at which these cells were marked in turn; 0, 3, 1, 4, 2 is a whole game. */
async function played(store: Store, cells: readonly number[]): Promise<string> {
  const table = await begun(store.db, ticTacToe, ['ann', 'ben'])
  const hall = hallFor(store, [ticTacToe])
  for (const [i, cell] of cells.entries()) {
    const wish = { type: 'act' as const, table, id: `${i}`, version: i, action: { type: 'mark', cell } }
    expect(await hall.fulfil(i % 2, wish)).toEqual({ type: 'done', id: `${i}` })
  }
  return table
}

const WHOLE = [0, 3, 1, 4, 2]

onBothStores('what operators do', (fresh) => {
  test('tables are listed, inspected and exported; nothing hidden is in a report', async () => {
    const store = await (await fresh()).open()
    const over = await played(store, WHOLE)
    const playing = await played(store, [4])
    const lines = await listAllTables(store.db, null, 10)
    expect(lines.map(({ id, entries, seats }) => [id, entries, seats]).toSorted()).toEqual(
      [
        [over, 5, 2],
        [playing, 1, 2],
      ].toSorted(),
    )
    expect((await listAllTables(store.db, 'over', 10)).map(({ id }) => id)).toEqual([over])
    const report = await inspectTable(store.db, gameOf, playing)
    expect(report).toMatchObject({ entries: 1, state: 'playing', result: null })
    expect(report?.seats.map(({ name, decides }) => [name, decides])).toEqual([
      ['ann', false],
      ['ben', true],
    ])
    expect(JSON.stringify(report)).not.toContain('secret')
    const record = await exportTable(store.db, gameOf, over)
    if (record === null) throw new Error('no record')
    expect(verifyRecord(ticTacToe, record)).toMatchObject({ ok: true, actions: 5 })
    expect(await inspectTable(store.db, gameOf, 'nowhere')).toBeNull()
  })

  test('a seat is handed over, and what was played there stands', async () => {
    const store = await (await fresh()).open()
    const table = await played(store, [4])
    await addPerson(store.db, 'eva')
    expect(await handOverSeat(store, table, 1, { person: 'ann' })).toMatchObject({ ok: false })
    expect(await handOverSeat(store, table, 1, { person: 'nobody' })).toMatchObject({ ok: false })
    expect(await handOverSeat(store, table, 2, { person: 'eva' })).toMatchObject({ ok: false })
    const before = await readTable(store.db, table)
    expect(await handOverSeat(store, table, 1, { person: 'eva' })).toMatchObject({ ok: true })
    expect(await handOverSeat(store, table, 0, { bot: 'novice' })).toMatchObject({ ok: true })
    const after = await readTable(store.db, table)
    expect(after?.seats.map(({ person, bot }) => [person, bot])).toEqual([
      [null, 'novice'],
      ['eva', null],
    ])
    // The shuffles hang on the contributions.
    expect(after?.seats.map(({ contribution }) => contribution)).toEqual(
      before?.seats.map(({ contribution }) => contribution),
    )
  })

  test('whoever is banned loses sessions and seats, until it is lifted', async () => {
    const store = await (await fresh()).open()
    const { db } = store
    const playing = await played(store, [4])
    const over = await played(store, WHOLE)
    const common = { game: ticTacToe.id, rules: 1, options: {}, private: false, host: 'ann', secret: 's' }
    await createTable(db, { id: 'open', ...common, seats: 2, at: 0 })
    await takeSeat(db, { table: 'open', seat: 1, person: 'ben', bot: null, contribution: 'b' })
    const botFor = async (): Promise<string> => 'novice'
    expect(await ban(store, 'nobody', { operator: 'test', reason: '', at: 5, botFor })).toMatchObject({
      ok: false,
    })
    expect(await ban(store, 'ben', { operator: 'test', reason: 'rude', at: 5, botFor })).toEqual({
      ok: true,
      value: { seats: 2 },
    })
    expect(await isBanned(db, 'ben')).toBe(true)
    const seat = async (id: string) => (await readTable(db, id))?.seats[1]
    expect(await seat(playing)).toMatchObject({ person: null, bot: 'novice' })
    expect(await seat('open')).toMatchObject({ person: null, bot: null, contribution: null })
    expect(await seat(over)).toMatchObject({ person: 'ben' })
    expect(await liftBan(store, 'ben', { operator: 'test', at: 5 })).toBe(true)
    expect(await isBanned(db, 'ben')).toBe(false)
    expect(await liftBan(store, 'ben', { operator: 'test', at: 5 })).toBe(false)
  })

  test('stored matches are run again, and those that diverge are named', async () => {
    const store = await (await fresh()).open()
    const over = await played(store, WHOLE)
    const playing = await played(store, [4, 0])
    expect(await checkMatches(store.db, gameOf)).toEqual({
      matches: 2,
      entries: 7,
      checkpoints: 1,
      diverging: [],
    })
    const named = async (change: Partial<Game>) => {
      const game: Game = { ...ticTacToe, ...change }
      const { diverging } = await checkMatches(store.db, async () => game)
      return diverging.map(({ table, entry, why }) => [table, entry, why])
    }
    // The corner is no longer legal.
    const decision: Game['decision'] = (state, seat) => {
      const asked = ticTacToe.decision(Object(state), seat)
      return { ...asked, actions: asked.actions.filter(({ cell }) => cell !== 3) }
    }
    const refusal: Game['refusal'] = () => ({ rule: 'TT-9', reason: 'corner' })
    expect(await named({ decision, refusal })).toEqual([[over, 1, expect.stringContaining('Entry 1')]])
    // Every mark is legal, and leads elsewhere.
    const apply: Game['apply'] = (state, seat, action, course) => {
      ticTacToe.apply(Object(state), seat, Object(action), course)
      Object.assign(state, { extra: true })
    }
    expect(await named({ apply })).toEqual([[over, 4, 'the state differs']])
    expect(await named({ version: 0 })).toHaveLength(2)
    expect((await checkMatches(store.db, async () => null)).diverging).toHaveLength(2)
    await store.db.deleteFrom('entries').where('table_id', '=', playing).where('number', '=', 0).execute()
    expect((await checkMatches(store.db, gameOf)).diverging).toMatchObject([{ table: playing, entry: 1 }])
  })
})
