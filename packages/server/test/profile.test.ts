import { moduleOf } from '@vyprava/games'
import { ticTacToe } from '@vyprava/kernel/testing/games'
import { ENOUGH_RATED } from '@vyprava/protocol'
import { describe, expect, test } from 'vitest'
import { moveData } from '../src/admin/move.ts'
import { readConfig } from '../src/config.ts'
import { startServer } from '../src/main.ts'
import { dataOf, eraseData } from '../src/people/own-data.ts'
import { handOver } from '../src/people/people.ts'
import { fillResults } from '../src/ratings/backfill.ts'
import { LEADERS_AT_ONCE, Leaderboards } from '../src/ratings/leaderboard.ts'
import { ARCHIVED_AT_ONCE, archiveOf, profileOf } from '../src/ratings/profile.ts'
import { openStore } from '../src/store/open.ts'
import { setUnlisted } from '../src/store/ratings.ts'
import type { Database } from '../src/store/schema.ts'
import { newGuest } from '../testing/guests.ts'
import { freshDatabase, lacksPostgres } from '../testing/postgres.ts'
import { FIRST_WINS, mark, ratedMatch } from '../testing/rated.ts'
import { addPerson, begun, hallFor } from '../testing/seated.ts'
import { temporaryFolder } from './folders.ts'
import { onBothStores } from './stores.ts'

const GAME = ticTacToe.id

/** Somebody with so many rated matches, at an estimate. */
async function rate(db: Database, person: string, mu: number, games = ENOUGH_RATED): Promise<void> {
  await addPerson(db, person)
  await db.insertInto('ratings').values({ person, game: GAME, mu, sigma: 2, games, changed: 7 }).execute()
  await db
    .insertInto('companions')
    .values({ person, link: person, hidden: 0, seen: null, unlisted: 0 })
    .execute()
}

onBothStores('the archive', (fresh) => {
  const setUp = async () => {
    const store = await (await fresh()).open()
    const { db } = store
    const hall = hallFor(store, [ticTacToe])
    const played = async (persons: readonly string[], at: number): Promise<string> => {
      const table = await begun(db, ticTacToe, persons)
      await mark(hall, table, FIRST_WINS)
      await db.updateTable('results').set({ ended: at }).where('table_id', '=', table).execute()
      return table
    }
    return { store, db, hall, played }
  }
  const tablesIn = ({ games }: { readonly games: readonly { readonly table: string }[] }) =>
    games.map(({ table }) => table)

  test('holds one’s own matches alone, found by game, partner, outcome and time', async () => {
    const { db, played } = await setUp()
    for (const id of ['ann', 'ben', 'eva']) await addPerson(db, id)
    await db.updateTable('people').set({ name: 'Žofie' }).where('id', '=', 'eva').execute()
    const withBen = await played(['ann', 'ben'], 100)
    const withEva = await played(['eva', 'ann'], 200)
    const others = await played(['ben', 'eva'], 300)
    const found = async (sought: object) => tablesIn(await archiveOf(db, 'ann', sought, null))
    expect(await found({})).toEqual([withEva, withBen])
    expect(await found({ oldest: true })).toEqual([withBen, withEva])
    expect(await found({ game: 'roam' })).toEqual([])
    for (const partner of ['Žof', 'žofie', 'ŽOFIE']) expect(await found({ partner })).toEqual([withEva])
    // One’s own name is nobody’s partner, and signs of the database are letters like others.
    for (const partner of ['ann', '%', '_']) expect(await found({ partner: `${partner}x` })).toEqual([])
    expect(await found({ partner: 'ann' })).toEqual([])
    expect(await found({ outcome: 'won' })).toEqual([withBen])
    expect(await found({ outcome: 'lost' })).toEqual([withEva])
    expect(await found({ outcome: 'none' })).toEqual([])
    expect(await found({ from: 150 })).toEqual([withEva])
    expect(await found({ from: 100, to: 200 })).toEqual([withBen])
    expect(JSON.stringify(await archiveOf(db, 'ann', {}, null))).not.toContain(others)
    const [{ seats, seat, won }] = (await archiveOf(db, 'ann', {}, null)).games
    expect([seats.map(({ name }) => name), seat, won]).toEqual([['Žofie', 'ann'], 1, false])
    await eraseData(db, 'eva')
    const [gone] = (await archiveOf(db, 'ann', {}, null)).games
    expect(gone.seats.map(({ name }) => name)).toEqual(['–', 'ann'])
    expect(await found({ partner: 'Žof' })).toEqual([])
  })

  test('comes in pages without gaps, also where matches ended at the same time', async () => {
    const { db, played } = await setUp()
    const all: string[] = []
    for (let n = 0; n < ARCHIVED_AT_ONCE + 3; n++) all.push(await played(['ann', 'ben'], n < 3 ? n : 50))
    for (const oldest of [false, true]) {
      const first = await archiveOf(db, 'ann', { oldest }, null)
      expect([first.games.length, first.total]).toEqual([ARCHIVED_AT_ONCE, all.length])
      const [ended, table] = (first.next ?? '').split('.')
      const second = await archiveOf(db, 'ann', { oldest }, { ended: Number(ended), table })
      expect(second.next).toBeNull()
      expect([...tablesIn(first), ...tablesIn(second)].toSorted()).toEqual(all.toSorted())
    }
  })

  test('results are counted by game and task; a bot’s win is nobody’s', async () => {
    const { db, played } = await setUp()
    const first = await played(['ann', 'ben'], 1)
    await played(['ann', 'ben'], 2)
    await db
      .updateTable('results')
      .set({ task: 'hard', score: 12 })
      .where('table_id', '=', first)
      .where('person', '=', 'ann')
      .execute()
    const boards = new Leaderboards({ db, games: [GAME], now: () => 0 })
    expect(await profileOf(db, boards, 'ann')).toMatchObject({
      ...{ total: 2, since: 1, partners: [{ name: 'ben', games: 2 }], ratings: [] },
      counts: expect.arrayContaining([
        { game: GAME, kind: 'ranked', task: 'hard', games: 1, won: 1, best: 12 },
        { game: GAME, kind: 'ranked', task: null, games: 1, won: 1, best: null },
      ]),
    })
    expect((await profileOf(db, boards, 'ben')).counts).toMatchObject([{ games: 2, won: 0 }])
  })

  test('matches of before are written down from their journals, and never rated', async () => {
    const { db, hall } = await setUp()
    const table = await ratedMatch(db, ['ann', 'ben'])
    await mark(hall, table, FIRST_WINS)
    for (const part of ['results', 'rating_steps', 'ratings'] as const) await db.deleteFrom(part).execute()
    expect((await archiveOf(db, 'ann', {}, null)).total).toBe(0)
    expect(await fillResults({ db, hall })).toBe(false)
    expect((await archiveOf(db, 'ann', {}, null)).games).toMatchObject([{ table, won: true, gained: null }])
    expect(await db.selectFrom('ratings').selectAll().execute()).toEqual([])
  })

  test('one’s results and ratings are in one’s data, go along into an account, and away with it', async () => {
    const { db, hall } = await setUp()
    const table = await ratedMatch(db, ['guest', 'ben'])
    await mark(hall, table, FIRST_WINS)
    await addPerson(db, 'account')
    await handOver(db, 'guest', 'account')
    expect((await archiveOf(db, 'account', {}, null)).games).toMatchObject([{ table, won: true }])
    expect(await dataOf(db, 'account')).toMatchObject({
      results: [{ table_id: table, won: 1 }],
      ratings: [{ game: GAME, games: 1 }],
      ratingSteps: [{ table_id: table }],
    })
    await eraseData(db, 'account')
    expect(await dataOf(db, 'account')).toMatchObject({ results: [], ratings: [], ratingSteps: [] })
    expect(await dataOf(db, 'ben')).toMatchObject({ ratings: [{ games: 1 }], results: [{ won: 0 }] })
  })

  test('of two ratings in a game the better known one goes along', async () => {
    const { db } = await setUp()
    await rate(db, 'guest', 30, 3)
    await rate(db, 'account', 20, 8)
    await rate(db, 'visitor', 28, 9)
    await handOver(db, 'guest', 'account')
    const mine = () =>
      db.selectFrom('ratings').select(['mu', 'games']).where('person', '=', 'account').execute()
    expect(await mine()).toEqual([{ mu: 20, games: 8 }])
    await handOver(db, 'visitor', 'account')
    expect(await mine()).toEqual([{ mu: 28, games: 9 }])
  })
})

onBothStores('the leaderboard', (fresh) => {
  test('lists who has enough rated matches; who hides has a place without a name; it is made seldom', async () => {
    const { db } = await (await fresh()).open()
    await rate(db, 'ann', 30)
    await rate(db, 'ben', 28)
    await rate(db, 'eva', 26)
    await rate(db, 'few', 40, ENOUGH_RATED - 1)
    await rate(db, 'bad', 35)
    await db.insertInto('bans').values({ person: 'bad', reason: 'x', at: 1 }).execute()
    let time = 0
    const boards = new Leaderboards({ db, games: [GAME], now: () => time })
    const names = async () => (await boards.show(GAME, 0, 'eva')).rows.map(({ name }) => name)
    expect(await names()).toEqual(['ann', 'ben', 'eva'])
    const shown = await boards.show(GAME, 0, 'eva')
    expect(shown).toMatchObject({
      ...{ total: 3, totals: { [GAME]: 3 } },
      mine: { place: 3, me: true, points: 1542, band: 84 },
      nearest: { name: 'ben', by: 84, ofTen: expect.any(Number) },
    })
    expect(shown.nearest?.ofTen).toBeLessThan(5)
    expect((await boards.show(GAME, 0, null)).mine).toBeNull()
    await setUnlisted(db, 'ben', true)
    await db.updateTable('companions').set({ hidden: 1 }).where('person', '=', 'ann').execute()
    expect(await names()).toEqual(['ann', 'ben', 'eva'])
    time = 15_000
    expect(await names()).toEqual(['ann', null, 'eva'])
    const [ann, ben] = (await boards.show(GAME, 0, 'eva')).rows
    expect([ann.played, ben.played]).toEqual([null, null])
    expect(JSON.stringify(await boards.show(GAME, 0, 'eva'))).not.toContain('ben')
    // Whoever hides sees themselves.
    expect((await boards.show(GAME, 0, 'ben')).mine).toMatchObject({ name: 'ben', place: 2 })
  })

  test('comes in pages', async () => {
    const { db } = await (await fresh()).open()
    for (let n = 0; n < LEADERS_AT_ONCE + 5; n++) await rate(db, `p${n}`, 40 - n / 10)
    const boards = new Leaderboards({ db, games: [GAME], now: () => 0 })
    const first = await boards.show(GAME, 0, null)
    const second = await boards.show(GAME, LEADERS_AT_ONCE, null)
    expect([first.rows.length, second.rows.length, first.total]).toEqual([
      LEADERS_AT_ONCE,
      5,
      LEADERS_AT_ONCE + 5,
    ])
    expect(second.rows[0]).toMatchObject({ place: LEADERS_AT_ONCE + 1, name: `p${LEADERS_AT_ONCE}` })
  })

  test('over the network: for nobody, with nonsense, and for who hides', async () => {
    const ground = await fresh()
    const server = await startServer(readConfig({ ...ground.env, PORT: '0', LOG_LEVEL: 'silent' }))
    const address = `http://localhost:${server.port}`
    const get = async (path: string, cookie = '') => fetch(`${address}${path}`, { headers: { cookie } })
    const eve = await newGuest(address)
    for (const path of ['/api/me/profile', '/api/me/archive'])
      expect([(await get(path)).status, (await get(path, eve.cookie)).status]).toEqual([401, 200])
    for (const query of ['after=x', 'from=-1', 'outcome=best', 'partner=a&partner=b', 'person=ann'])
      expect((await get(`/api/me/archive?${query}`, eve.cookie)).status).toBe(400)
    expect((await get('/api/leaderboard/roam')).status).toBe(200)
    expect((await get('/api/leaderboard/chess')).status).toBe(404)
    expect((await get('/api/leaderboard/roam?from=x')).status).toBe(400)
    await eve.post('/api/me/unlisted', { unlisted: true })
    const { profile } = Object(await (await get('/api/me/profile', eve.cookie)).json())
    expect(profile).toMatchObject({ unlisted: true, total: 0, since: null })
    await server.stop()
  })
})

describe.skipIf(lacksPostgres())('ratings on the way to another database', () => {
  test('arrive as they were', async () => {
    const folder = temporaryFolder()
    const store = await openStore({ kind: 'sqlite', folder })
    await mark(hallFor(store, [ticTacToe]), await ratedMatch(store.db, ['ann', 'ben']), FIRST_WINS)
    const kept = async (db: Database) => [
      await db.selectFrom('ratings').selectAll().orderBy('person').execute(),
      await db.selectFrom('rating_steps').selectAll().orderBy('person').execute(),
      await db.selectFrom('results').selectAll().orderBy('seat').execute(),
      await db.selectFrom('entrants').selectAll().orderBy('seat').execute(),
    ]
    const before = await kept(store.db)
    await store.close()
    const url = await freshDatabase()
    await moveData(folder, url)
    const target = await openStore({ kind: 'postgres', url })
    expect(await kept(target.db)).toEqual(before)
    await target.close()
  })
})

test('games that are always played together say so without their rules, and name an option as their task', async () => {
  for (const id of ['roam', 'ark', 'defenders', 'euthia']) {
    const module = moduleOf(id)
    const game = (await module?.rules())?.game
    const rivals = [1, 2, 3, 4].map(
      (seats) => game?.rivals?.({ seats, options: { mode: 'competitive' } }) ?? true,
    )
    if (module?.together === true) expect(rivals).not.toContain(true)
    expect(Object.keys(game?.options ?? {})).toContain(game?.task)
  }
})
