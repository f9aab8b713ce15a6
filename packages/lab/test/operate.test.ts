import { join } from 'node:path'
import { ticTacToe } from '@vyprava/kernel/testing/games'
import { openStore } from '@vyprava/server/admin'
import { beforeAll, describe, expect, test } from 'vitest'
import { expectComplaint, folder, vypravaIn } from './vyprava.ts'

const DATA_DIR = join(folder, 'installation')
const env = { DATA_DIR, DATABASE_URL: '' }
const vyprava = (...words: readonly string[]) => vypravaIn(env, ...words)

/** What is printed as JSON. */
async function json(...words: readonly string[]) {
  const { code, out, err } = await vyprava(...words, '--json')
  expect({ code, err }).toEqual({ code: 0, err: '' })
  return JSON.parse(out)
}

beforeAll(async () => {
  const { db, close } = await openStore({ kind: 'sqlite', folder: DATA_DIR })
  const at = 1_000
  for (const id of ['ann', 'ben', 'eva'])
    await db.insertInto('people').values({ id, name: id, created: at }).execute()
  const cells = { over: [0, 3, 1, 4, 2], playing: [4] }
  for (const [id, marks] of Object.entries(cells)) {
    const { id: game, version: rules } = ticTacToe
    const common = { game, rules, pack: null, options: '{}', private: 0, host: 'ann', secret: 's' }
    const state = id === 'over' ? 'over' : 'playing'
    await db
      .insertInto('tables')
      .values({ id, ...common, state, created: at, changed: at })
      .execute()
    for (const [seat, person] of ['ann', 'ben'].entries())
      await db
        .insertInto('seats')
        .values({
          table_id: id,
          seat,
          person,
          bot: null,
          stand_in: null,
          seen: null,
          reminded: null,
          contribution: person,
        })
        .execute()
    for (const [number, cell] of marks.entries())
      await db
        .insertInto('entries')
        .values({
          ...{ table_id: id, number, seat: number % 2, client_id: null, at },
          body: JSON.stringify({ type: 'mark', cell }),
        })
        .execute()
  }
  const said = {
    id: 'm',
    table_id: 'over',
    room: 'players',
    person: 'ben',
    text: 'boo',
    client_id: 'c',
    at,
  } as const
  await db.insertInto('messages').values(said).execute()
  await db
    .insertInto('reports')
    .values({
      ...{ id: 'r', person: 'ann', about: 'ben', table_id: 'over', message_id: 'm', reason: 'rude', at },
      ...{ state: 'new', operator: null, outcome: null },
    })
    .execute()
  await close()
})

describe('an installation from the command line', () => {
  test('lists, inspects and exports tables', async () => {
    const listed = await json('tables', 'list')
    expect(listed.tables.map(({ id }: { id: string }) => id)).toEqual(['over', 'playing'])
    expect((await json('tables', 'list', '--state', 'over')).tables).toHaveLength(1)
    expect(await json('tables', 'inspect', 'playing')).toMatchObject({ entries: 1, state: 'playing' })
    expect((await json('tables', 'reports')).reports).toMatchObject([
      { by: 'ben', text: 'boo', reason: 'rude', state: 'new' },
    ])
    expectComplaint(await vyprava('tables', 'export', 'playing'), 1, /not over.*--unfinished/)
    const out = join(folder, 'over.json')
    expect((await vyprava('tables', 'export', 'over', '--out', out)).code).toBe(0)
    expect((await vyprava('verify', out)).out).toMatch(/^verified: tictactoe/)
  })

  test('checks all matches, hands a seat over, bans', async () => {
    expect(await json('check-matches')).toMatchObject({ matches: 2, entries: 6, diverging: [] })
    await json('tables', 'hand-over', 'playing', '1', '--to', 'eva')
    const { seats } = await json('tables', 'inspect', 'playing')
    expect(seats[1]).toMatchObject({ person: 'eva', decides: true })
    expect(await json('ban', 'eva', '--reason', 'rude')).toEqual({ person: 'eva', banned: true, seats: 1 })
    expect(await json('ban', 'eva', '--lift')).toMatchObject({ banned: false })
  })

  test('finds people, silences, decides and deletes, and lists what was done', async () => {
    expect((await json('moderate', 'find', 'BE')).people).toMatchObject([
      { id: 'ben', seats: 1, banned: false },
    ])
    await json('moderate', 'silence', 'ben', '--minutes', '60', '--reason', 'rude')
    await json('moderate', 'decide', 'm', '--as', 'done')
    expect((await json('tables', 'reports')).reports).toMatchObject([
      { message: 'm', state: 'closed', outcome: 'done' },
    ])
    await json('moderate', 'delete-message', 'm')
    await json('moderate', 'ban-address', '203.0.113.7', '--reason', 'flood')
    await json('moderate', 'ban-address', '203.0.113.7', '--lift')
    const { deeds } = await json('moderate', 'audit')
    expect(deeds.map(({ deed }: { deed: string }) => deed).toSorted()).toEqual(
      [
        'ban',
        'ban address',
        'delete message',
        'lift address',
        'lift ban',
        'report closed',
        'silence',
      ].toSorted(),
    )
    expect(deeds[0].operator).toMatch(/command line/)
    expectComplaint(await vyprava('moderate', 'burn'), 2, /no command moderate "burn", expected one of find/)
    expectComplaint(await vyprava('moderate', 'silence', 'ben'), 2, /expected --minutes/)
    expectComplaint(await vyprava('moderate', 'decide', 'x', '--as', 'done'), 1, /found "x"/)
  })

  test('appoints operators who have an account, closes tables, tells everybody something', async () => {
    expect((await json('moderate', 'operator')).operators).toEqual([])
    expectComplaint(await vyprava('moderate', 'operator', 'ann'), 1, /found "ann".*not of a guest/)
    expect(await json('moderate', 'notice', 'New cards tonight', '--at', '2026-11-30T20:00Z')).toEqual({
      notice: { text: 'New cards tonight', at: Date.parse('2026-11-30T20:00Z') },
    })
    expectComplaint(await vyprava('moderate', 'notice', '', '--at', 'soon'), 2, /--at: expected a time/)
    expect(await json('moderate', 'notice', '--lift')).toEqual({ notice: null })
    expect(await json('moderate', 'close-table', 'playing', '--reason', 'spam')).toMatchObject({
      closed: true,
    })
    expectComplaint(await vyprava('moderate', 'close-table', 'playing'), 1, /found "playing"/)
    expect(await json('tables', 'inspect', 'playing')).toMatchObject({ state: 'over', result: null })
  })

  test('bad words get one clear line', async () => {
    expectComplaint(await vyprava('tables', 'burn'), 2, /no command tables "burn", expected one of list/)
    expectComplaint(await vyprava('tables', 'inspect', 'x'), 1, /there is no table "x"/)
    expectComplaint(await vyprava('tables', 'hand-over', 'playing', '0'), 2, /--to PERSON or --bot NAME/)
    expectComplaint(await vyprava('ban', 'nobody'), 1, /person: found "nobody"/)
    expectComplaint(await vyprava('move-data'), 2, /DATABASE_URL says where to/)
    const nowhere = { DATA_DIR: join(folder, 'nowhere'), DATABASE_URL: '' }
    expectComplaint(await vypravaIn(nowhere, 'check-matches'), 2, /no installation in .*DATA_DIR/)
  })
})
