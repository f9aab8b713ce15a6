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
  await db.insertInto('reports').values({ message_id: 'm', person: 'ann', reason: 'rude', at }).execute()
  await close()
})

describe('an installation from the command line', () => {
  test('lists, inspects and exports tables', async () => {
    const listed = await json('tables', 'list')
    expect(listed.tables.map(({ id }: { id: string }) => id)).toEqual(['over', 'playing'])
    expect((await json('tables', 'list', '--state', 'over')).tables).toHaveLength(1)
    expect(await json('tables', 'inspect', 'playing')).toMatchObject({ entries: 1, state: 'playing' })
    expect((await json('tables', 'reports')).reports).toMatchObject([
      { by: 'ben', text: 'boo', reason: 'rude' },
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
