import { beacons, ticTacToe } from '@vyprava/kernel/testing/games'
import { expect, test } from 'vitest'
import { closeTable } from '../src/admin/closing.ts'
import { handOverSeat } from '../src/admin/tables.ts'
import { Lobby } from '../src/lobby/lobby.ts'
import { Parting } from '../src/pace/parting.ts'
import { eraseData } from '../src/people/own-data.ts'
import { skillsAfter, UNKNOWN } from '../src/ratings/method.ts'
import type { Store } from '../src/store/open.ts'
import { ratingsOf } from '../src/store/ratings.ts'
import type { Database } from '../src/store/schema.ts'
import { putStandIn, resignSeat, takeBackSeat } from '../src/store/seats.ts'
import { readTable } from '../src/store/tables.ts'
import { DRAWN, FIRST_WINS, mark, ratedMatch } from '../testing/rated.ts'
import { addPerson, begun, hallFor } from '../testing/seated.ts'
import { type Ground, onBothStores } from './stores.ts'

const [WON, LOST] = skillsAfter([UNKNOWN, UNKNOWN], [1, 2])
const close = ({ mu, sigma }: { readonly mu: number; readonly sigma: number }) => ({
  mu: expect.closeTo(mu, 9),
  sigma: expect.closeTo(sigma, 9),
})

/** Two processes; on the embedded database, which one process has for itself, two halls of it. */
async function twoOf(ground: Ground): Promise<Store[]> {
  const first = await ground.open()
  return [first, ground.sever === null ? first : await ground.open()]
}

const ratingOf = async (db: Database, person: string) => (await ratingsOf(db, person))[0] ?? null
const stepsOf = (db: Database) => db.selectFrom('rating_steps').selectAll().execute()

onBothStores('ratings', (fresh) => {
  const setUp = async () => {
    const store = await (await fresh()).open()
    return { store, db: store.db, hall: hallFor(store, [ticTacToe]) }
  }

  test('a rated match changes both, a casual one none', async () => {
    const { db, hall } = await setUp()
    const casual = await begun(db, ticTacToe, ['ann', 'ben'])
    await mark(hall, casual, FIRST_WINS)
    expect((await readTable(db, casual))?.state).toBe('over')
    expect([await ratingOf(db, 'ann'), await stepsOf(db)]).toEqual([null, []])
    expect(await db.selectFrom('results').selectAll().execute()).toHaveLength(2)
    const table = await ratedMatch(db, ['ann', 'ben'])
    await mark(hall, table, FIRST_WINS)
    expect(await ratingOf(db, 'ann')).toMatchObject({ ...close(WON), games: 1, game: ticTacToe.id })
    expect(await ratingOf(db, 'ben')).toMatchObject({ ...close(LOST), games: 1 })
    expect(WON.mu).toBeGreaterThan(UNKNOWN.mu)
    expect(LOST.mu).toBeLessThan(UNKNOWN.mu)
    expect(WON.sigma).toBeLessThan(UNKNOWN.sigma)
  })

  test('equals who draw stay equal, and are known better', async () => {
    const { db, hall } = await setUp()
    await mark(hall, await ratedMatch(db, ['ann', 'ben']), DRAWN)
    const [ann, ben] = [await ratingOf(db, 'ann'), await ratingOf(db, 'ben')]
    expect(ann?.mu).toBeCloseTo(ben?.mu ?? 0, 9)
    expect(ann?.sigma).toBeLessThan(UNKNOWN.sigma)
  })

  test('once, though two processes see the end at the same time', async () => {
    const ground = await fresh()
    const stores = await twoOf(ground)
    const halls = stores.map((store) => hallFor(store, [ticTacToe]))
    for (let round = 0; round < 4; round++) {
      const table = await ratedMatch(stores[0].db, ['ann', 'ben'])
      await mark(halls[0], table, FIRST_WINS.slice(0, 4))
      for (const hall of halls) await hall.see(table)
      // Whoever made the last move died before they could say that it is over.
      const last = { seat: 0, action: { type: 'mark', cell: 2 } }
      await stores[0].append({ table, number: 4, entries: [last], clientId: `last${round}`, at: 9 })
      await Promise.all(halls.map((hall) => hall.refresh(table)))
      expect((await readTable(stores[1].db, table))?.state).toBe('over')
    }
    expect(await ratingOf(stores[1].db, 'ann')).toMatchObject({ games: 4 })
    expect(await stepsOf(stores[1].db)).toHaveLength(8)
  })

  test('no change is lost when two matches of the same people end at the same time', async () => {
    const ground = await fresh()
    const stores = await twoOf(ground)
    const halls = stores.map((store) => hallFor(store, [ticTacToe]))
    const ends = halls.map(async (hall, at) => {
      const persons = at === 0 ? ['ann', 'ben'] : ['ben', 'ann']
      const table = await ratedMatch(stores[at].db, persons)
      await mark(hall, table, FIRST_WINS.slice(0, 4))
      return { hall, table }
    })
    const both = await Promise.all(ends)
    await Promise.all(both.map(({ hall, table }) => mark(hall, table, [2])))
    for (const person of ['ann', 'ben']) {
      const rating = await ratingOf(stores[0].db, person)
      expect(rating?.games).toBe(2)
      const steps = (await stepsOf(stores[0].db)).filter((step) => step.person === person)
      // One goes on from where the other came to.
      const first = steps.find(({ before }) => Math.abs(before - UNKNOWN.mu) < 1e-9)
      const second = steps.find((step) => step !== first)
      expect(second?.before).toBeCloseTo(first?.mu ?? 0, 9)
      expect(rating?.mu).toBeCloseTo(second?.mu ?? 0, 9)
    }
  })

  const leaves: readonly (readonly [string, (db: Database, table: string) => Promise<unknown>])[] = [
    ['gives up', (db, table) => resignSeat(db, table, 0, { bot: 'novice', at: 3 })],
    ['leaves to a bot', (db, table) => putStandIn(db, table, 0, 'novice')],
  ]
  for (const [how, leave] of leaves)
    test(`whoever ${how} is behind who played on, though the bot wins`, async () => {
      const { db, hall } = await setUp()
      const table = await ratedMatch(db, ['ann', 'ben'])
      await leave(db, table)
      await hall.refresh(table)
      await mark(hall, table, FIRST_WINS, { bots: [0] })
      expect(await ratingOf(db, 'ann')).toMatchObject(close(LOST))
      expect(await ratingOf(db, 'ben')).toMatchObject(close(WON))
      expect(await db.selectFrom('results').select(['person', 'won', 'parted']).execute()).toEqual(
        expect.arrayContaining([{ person: 'ann', won: 0, parted: 1 }]),
      )
    })

  test('who let a bot move and came back is behind too; who came back before it moved is not', async () => {
    const { db, hall } = await setUp()
    for (const bots of [[0], []]) {
      const persons = [`ann${bots.length}`, `ben${bots.length}`]
      const table = await ratedMatch(db, persons)
      await putStandIn(db, table, 0, 'novice')
      await hall.refresh(table)
      if (bots.length > 0) await mark(hall, table, FIRST_WINS.slice(0, 1), { bots })
      await takeBackSeat(db, table, 0, 4)
      await hall.refresh(table)
      await mark(hall, table, FIRST_WINS.slice(bots.length), { first: bots.length })
      expect(await ratingOf(db, persons[0])).toMatchObject(close(bots.length > 0 ? LOST : WON))
    }
  })

  test('who takes a seat of a match that goes on plays for nothing; who lost it is behind', async () => {
    const { store, db, hall } = await setUp()
    await addPerson(db, 'eva')
    const table = await ratedMatch(db, ['ann', 'ben'])
    expect(await handOverSeat(store, table, 0, { person: 'eva' })).toMatchObject({ ok: true })
    await hall.refresh(table)
    await mark(hall, table, FIRST_WINS)
    expect(await ratingOf(db, 'eva')).toBeNull()
    expect(await ratingOf(db, 'ann')).toMatchObject(close(LOST))
  })

  test('who leaves the house is played against as somebody unknown, and keeps nothing', async () => {
    const { store, db, hall } = await setUp()
    const table = await ratedMatch(db, ['ann', 'ben'])
    await handOverSeat(store, table, 0, { bot: 'novice' })
    await eraseData(db, 'ann')
    await hall.refresh(table)
    await mark(hall, table, FIRST_WINS, { bots: [0] })
    expect(await ratingOf(db, 'ben')).toMatchObject(close(WON))
    expect(await ratingOf(db, 'ann')).toBeNull()
  })

  test('where all have left, and where there is no result, nothing is rated', async () => {
    const { store, db, hall } = await setUp()
    const left = await ratedMatch(db, ['ann', 'ben'])
    for (const seat of [0, 1]) await resignSeat(db, left, seat, { bot: 'novice', at: 3 })
    await hall.refresh(left)
    await mark(hall, left, FIRST_WINS, { bots: [0, 1] })
    const closed = await ratedMatch(db, ['ann', 'ben'])
    await closeTable(store, closed, 'a test', { operator: 'op', at: 5 })
    const agreed = await ratedMatch(db, ['ann', 'ben'])
    const ring = async (): Promise<void> => {}
    const needs = { db, hall, now: () => 6, ring, standIn: async () => 'novice', call: async () => {} }
    const parting = new Parting(needs)
    for (const person of ['ann', 'ben'])
      expect(await parting.close(person, agreed, true)).toMatchObject({ ok: true })
    expect((await readTable(db, agreed))?.state).toBe('over')
    expect(await stepsOf(db)).toEqual([])
    const none = await db
      .selectFrom('results')
      .select('kind')
      .where('table_id', 'in', [closed, agreed])
      .execute()
    expect(none.map(({ kind }) => kind)).toEqual(['none', 'none', 'none', 'none'])
  })

  test('nobody goes back by consent where ratings are at stake', async () => {
    const { db, hall } = await setUp()
    for (const rated of [false, true]) {
      const table = rated ? await ratedMatch(db, ['ann', 'ben']) : await begun(db, ticTacToe, ['ann', 'ben'])
      await mark(hall, table, FIRST_WINS.slice(0, 2))
      const version = (await hall.see(table))?.live?.version(0) ?? 0
      const answer = await hall.fulfil(0, { type: 'askBack', id: `b${rated}`, table, version, number: 0 })
      expect(answer).toMatchObject(rated ? { type: 'barred', why: 'rated' } : { type: 'done' })
    }
  })
})

onBothStores('tables at which ratings are at stake', (fresh) => {
  const game = async (id: string) => {
    const found = [ticTacToe, beacons].find((one) => one.id === id)
    return found === undefined ? null : { game: found, bots: ['novice'] }
  }
  const agreed = { absence: null, hints: false, delay: 0, rated: true }
  const setUp = async (id: string) => {
    const store = await (await fresh()).open()
    for (const person of ['ann', 'ben']) await addPerson(store.db, person)
    const hall = hallFor(store, [ticTacToe, beacons])
    const lobby = new Lobby({ db: store.db, hall, now: () => 5, ring: async () => {}, game })
    const opened = await lobby.open('ann', { game: id, options: {}, seats: 2, private: true, pace: null })
    if (!opened.ok) throw new Error('no table')
    await lobby.sit('ann', opened.value, 0, 'a')
    return { db: store.db, lobby, hall, table: opened.value }
  }

  test('are for people against each other, without advice', async () => {
    const { lobby, table, db, hall } = await setUp(ticTacToe.id)
    expect(await lobby.agree('ann', table, { ...agreed, hints: true })).toMatchObject({
      ok: false,
      problem: { path: 'rated' },
    })
    expect(await lobby.agree('ann', table, agreed)).toMatchObject({ ok: true })
    await lobby.seatBot('ann', table, 1, 'novice')
    expect(await lobby.start('ann', table)).toMatchObject({ ok: false, problem: { path: 'rated' } })
    await lobby.stand('ann', table, 1)
    await lobby.sit('ben', table, 1, 'b')
    expect(await lobby.start('ann', table)).toMatchObject({ ok: true })
    await mark(hall, table, FIRST_WINS)
    expect(await ratingOf(db, 'ben')).toMatchObject({ games: 1 })
    const again = await lobby.rematch('ben', table)
    expect(again.ok && (await readTable(db, again.value))?.agreed.rated).toBe(true)
  })

  test('are not for games that are played together', async () => {
    const { lobby, table } = await setUp(beacons.id)
    await lobby.sit('ben', table, 1, 'b')
    await lobby.agree('ann', table, agreed)
    expect(await lobby.start('ann', table)).toMatchObject({ ok: false, problem: { path: 'rated' } })
    await lobby.agree('ann', table, { ...agreed, rated: false })
    expect(await lobby.start('ann', table)).toMatchObject({ ok: true })
  })
})
