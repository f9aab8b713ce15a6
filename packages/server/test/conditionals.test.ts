import { type GameAction, type Match, Random, type Seat } from '@vyprava/kernel'
import { sealedBids, ticTacToe } from '@vyprava/kernel/testing/games'
import { foresee, imagined, MOST_CONDITIONALS } from '@vyprava/protocol'
import { expect, test } from 'vitest'
import { rules } from '../../../games/ark/index.ts'
import { dataOf } from '../src/people/own-data.ts'
import { readJournal } from '../src/store/journal.ts'
import type { Store } from '../src/store/open.ts'
import { putStandIn } from '../src/store/seats.ts'
import { daysTable, foreseeing } from '../testing/foreseeing.ts'
import { onBothStores } from './stores.ts'

const { game: ark } = rules
const mark = (cell: number) => ({ type: 'mark', cell })

/** Which cells were marked, in order. */
const marked = async ({ db }: Store, table: string): Promise<unknown[]> =>
  (await readJournal(db, table, 0)).map(({ entry }) =>
    'action' in entry ? Reflect.get(entry.action, 'cell') : `back to ${entry.back}`,
  )

onBothStores('conditional moves', (fresh) => {
  /** Ann has marked the middle, and Ben is asked. */
  async function begunBy(pace?: Parameters<typeof daysTable>[3]) {
    const ground = await fresh()
    const store = await ground.open()
    const clock = { now: 1_000 }
    const one = foreseeing(store, ticTacToe, clock)
    const table = await daysTable(store, ticTacToe, ['ann', 'ben'], pace)
    expect(await one.act(table, 0, mark(4))).toBe('done')
    const ann = (steps: [Seat, object][], options?: { anyway?: boolean }) =>
      one.foresee(table, 'ann', steps, options)
    return { ground, store, clock, table, ann, ...one }
  }

  test('what was foreseen happens: the answer is played once, after a while, and the rest is forgotten', async () => {
    const { store, table, ann, act, tick, wait, fates, visits, clock, close } = await begunBy()
    await ann([
      [1, mark(1)],
      [0, mark(0)],
    ])
    await ann([
      [1, mark(0)],
      [0, mark(8)],
    ])
    await ann([
      [1, mark(0)],
      [0, mark(2)],
    ])
    expect(await fates('ann', table)).toEqual([null, null, null])
    await act(table, 1, mark(0))
    expect(await fates('ann', table)).toEqual(['other', null, null])
    await tick()
    expect(await marked(store, table)).toEqual([4, 0])
    // She comes, and acts some seconds later.
    clock.now += 10_000
    await tick()
    expect([visits, await marked(store, table)]).toEqual([['ann'], [4, 0]])
    await wait()
    expect([visits, await marked(store, table)]).toEqual([['ann'], [4, 0, 8]])
    expect(await fates('ann', table)).toEqual(['played'])
    await act(table, 1, mark(1))
    await act(table, 0, mark(2))
    expect(await fates('ann', table)).toEqual([])
    await close()
  })

  test('something else happens: it is withdrawn, the owner is told why, and nothing is played', async () => {
    const { store, table, ann, act, wait, fates, visits, close } = await begunBy()
    await ann([
      [1, mark(0)],
      [0, mark(8)],
    ])
    await act(table, 1, mark(1))
    expect(await fates('ann', table)).toEqual(['other'])
    await wait()
    expect([visits, await marked(store, table)]).toEqual([[], [4, 1]])
    // What was said of it is gone with the next that is foreseen.
    await act(table, 0, mark(2))
    await ann([
      [1, mark(6)],
      [0, mark(7)],
    ])
    expect(await fates('ann', table)).toEqual([null])
    await close()
  })

  test('whatever the others do: it is played if it is legal then, and withdrawn if it is not', async () => {
    const { store, table, ann, act, wait, fates, close } = await begunBy()
    await ann(
      [
        [1, mark(0)],
        [0, mark(8)],
      ],
      { anyway: true },
    )
    await ann(
      [
        [1, mark(0)],
        [0, mark(2)],
      ],
      { anyway: true },
    )
    await act(table, 1, mark(8))
    expect(await fates('ann', table)).toEqual(['illegal', null])
    await wait()
    expect(await marked(store, table)).toEqual([4, 8, 2])
    expect(await fates('ann', table)).toEqual(['played'])
    await close()
  })

  test('they are tried in the order of their owner, who takes away what they like', async () => {
    const { store, table, ann, act, wait, conditionals, close } = await begunBy()
    for (const cell of [8, 2, 6])
      await ann([
        [1, mark(0)],
        [0, mark(cell)],
      ])
    const own = await conditionals.of('ann', table)
    if (!own.ok) throw new Error('she plays there')
    const [first, second, third] = own.value.map(({ id }) => id)
    expect(await conditionals.arrange('ben', table, [])).toMatchObject({ ok: true })
    await conditionals.arrange('ann', table, [third, first])
    const left = await conditionals.of('ann', table)
    expect(left.ok && left.value.map(({ id }) => id)).toEqual([third, first])
    expect(left.ok && left.value.some(({ id }) => id === second)).toBe(false)
    await act(table, 1, mark(0))
    await wait()
    expect(await marked(store, table)).toEqual([4, 0, 6])
    await close()
  })

  test('they go when their owner acts, play goes back, a bot takes the seat, or the match ends', async () => {
    const { store, table, ann, act, hall, live, wait, fates, conditionals, close } = await begunBy()
    const go = async (type: 'undo', seat: Seat, id: string) => {
      const version = (await live(table)).version(seat)
      const answer = await hall.fulfil(seat, { type, id, table, version })
      await conditionals.settle()
      return answer.type
    }
    // Her own move goes back.
    await ann([
      [1, mark(0)],
      [0, mark(8)],
    ])
    expect(await go('undo', 0, 'u1')).toBe('done')
    expect(await fates('ann', table)).toEqual(['back'])
    await act(table, 0, mark(4))
    // Ben's goes back while hers is on its way: it is not played.
    await ann([
      [1, mark(0)],
      [0, mark(8)],
    ])
    await act(table, 1, mark(0))
    expect(await go('undo', 1, 'u2')).toBe('done')
    await wait()
    expect(await fates('ann', table)).toEqual(['back'])
    // She is faster than what she foresaw.
    await ann([
      [1, mark(0)],
      [0, mark(8)],
    ])
    await act(table, 1, mark(0))
    await act(table, 0, mark(2))
    expect(await fates('ann', table)).toEqual([])
    await wait()
    expect((await marked(store, table)).slice(-2)).toEqual([0, 2])
    // A bot plays for her.
    await ann([
      [1, mark(6)],
      [0, mark(7)],
    ])
    await putStandIn(store.db, table, 0, 'sailor')
    expect(await fates('ann', table)).toEqual([])
    await close()
  })

  test('nothing of them is left after the end', async () => {
    const { store, table, ann, act, close } = await begunBy()
    await act(table, 1, mark(0))
    await act(table, 0, mark(1))
    await act(table, 1, mark(3))
    await act(table, 0, mark(2))
    await ann([
      [1, mark(5)],
      [0, mark(6)],
    ])
    const kept = () => store.db.selectFrom('conditionals').select('person').execute()
    expect(await kept()).toEqual([{ person: 'ann' }])
    // Three in a row for Ben.
    expect(await act(table, 1, mark(6))).toBe('done')
    await expect.poll(kept).toEqual([])
    await close()
  })

  test('what is no conditional move of this moment is refused, and there are five at most', async () => {
    const { table, ann, act, conditionals, foresee, live, fates, close } = await begunBy()
    const path = async (added: ReturnType<typeof ann>) => {
      const answer = await added
      return answer.ok ? 'ok' : answer.problem.path
    }
    const good: [Seat, object][] = [
      [1, mark(0)],
      [0, mark(8)],
    ]
    expect(await path(ann([[0, mark(8)]]))).toBe('steps')
    expect(await path(ann([[1, mark(0)]]))).toBe('steps')
    expect(
      await path(
        ann([
          [1, mark(4)],
          [0, mark(8)],
        ]),
      ),
    ).toBe('steps')
    expect(
      await path(
        ann([
          [1, mark(0)],
          [0, mark(0)],
        ]),
      ),
    ).toBe('steps')
    expect(await path(ann([...good, [1, mark(1)]]))).toBe('steps')
    expect(await path(foresee(table, 'cyr', good))).toBe('table')
    // Ben is asked now: he plays.
    expect(await path(foresee(table, 'ben', [[1, mark(0)]]))).toBe('stale')
    const version = (await live(table)).version(0)
    const steps = good.map(([seat, action]) => ({ seat, action: { type: '', ...action } }))
    expect(
      await conditionals.add('ann', table, { version: version - 1, seed: 's', steps, anyway: false }),
    ).toMatchObject({ ok: false, problem: { path: 'stale' } })
    const many = await Promise.all(Array.from({ length: MOST_CONDITIONALS + 3 }, () => path(ann(good))))
    expect(many.filter((one) => one === 'ok')).toHaveLength(MOST_CONDITIONALS)
    expect(many.filter((one) => one !== 'ok')).toEqual(Array(3).fill('mostConditionals'))
    expect(await fates('ann', table)).toHaveLength(MOST_CONDITIONALS)
    expect(await act(table, 1, mark(0))).toBe('done')
    await close()
  })

  test('they are for tables by days', async () => {
    const pace = { kind: 'live', budget: 600_000, increment: 0, absence: 'wait' } as const
    const { ann, close } = await begunBy(pace)
    expect(
      await ann([
        [1, mark(0)],
        [0, mark(8)],
      ]),
    ).toMatchObject({ ok: false, problem: { path: 'table' } })
    await close()
  })

  test('a process that starts anew plays what the one before it did not, and of two processes one does', async () => {
    const { ground, store, clock, table, ann, act, close } = await begunBy()
    await ann([
      [1, mark(0)],
      [0, mark(8)],
    ])
    await close()
    // Ben moves in a process that dies before it looks at anything else.
    const dying = foreseeing(await ground.open(), ticTacToe, clock)
    await dying.close()
    expect(await act(table, 1, mark(0))).toBe('done')
    await store.db.deleteFrom('jobs').execute()
    const others = [await ground.open(), await ground.open()].map((each) =>
      foreseeing(each, ticTacToe, clock),
    )
    for (const each of others) each.conditionals.begin()
    for (let step = 0; step < 4; step++) {
      clock.now += 60_000
      await Promise.all(others.map((each) => each.tick()))
    }
    expect(await marked(store, table)).toEqual([4, 0, 8])
    expect(await others[0].fates('ann', table)).toEqual(['played'])
    for (const each of others) await each.close()
  })

  test('with hidden hands: what somebody shows is a condition, what they hide is none', async () => {
    const store = await (await fresh()).open()
    const { act, foresee, fates, wait, live, close } = foreseeing(store, sealedBids, { now: 1_000 })
    const table = await daysTable(store, sealedBids, ['ann', 'ben'])
    const hand = async (seat: Seat): Promise<number[]> =>
      Reflect.get((await live(table)).shown(seat).view, 'hand')
    const bid = (card: number): GameAction & { card: number } => ({ type: 'bid', card })
    const [lowest, next] = await hand(0)
    await act(table, 0, bid(lowest))
    const shows = (await hand(1))[0]
    // Ann does not know what Ben has: she foresees in worlds in which he has this card or that.
    const worlds = Array.from({ length: 40 }, (_, world) => `world-${world}`)
    const wanted = [shows, 1, 2, 3, 4, 5, 6, 7, 8].filter((card, place, all) => all.indexOf(card) === place)
    for (const card of wanted.slice(0, 3))
      for (const seed of worlds)
        if (
          (
            await foresee(
              table,
              'ann',
              [
                [1, bid(card)],
                [0, bid(next)],
              ],
              { seed },
            )
          ).ok
        )
          break
    const before = await fates('ann', table)
    expect(before).toContain(null)
    await act(table, 1, bid(shows))
    await wait()
    expect(await fates('ann', table)).toEqual(['played'])
    expect((await hand(0)).length).toBe(2)
    await close()
  })

  test('an answer of several steps is taken step by step, each in a time of its own', async () => {
    const store = await (await fresh()).open()
    const clock = { now: 1_000 }
    const house = foreseeing(store, ark, clock)
    const table = await daysTable(store, ark, ['ann', 'ben'])
    const plan = await longPlan(house, table)
    expect((await house.foresee(table, plan.person, plan.steps)).ok).toBe(true)
    const own = plan.steps.filter(([seat]) => seat === plan.seat).map(([, action]) => action)
    for (const [seat, action] of plan.steps)
      if (seat !== plan.seat) expect(await house.act(table, seat, action)).toBe('done')
    const before = (await readJournal(store.db, table, 0)).length
    const taken = async () => (await readJournal(store.db, table, before)).map(({ entry }) => entry)
    // She comes, takes the first step, and the next one some seconds later.
    for (const wait of [9_000, 7_000]) {
      clock.now += wait
      await house.tick()
    }
    expect(await taken()).toHaveLength(1)
    await house.tick()
    expect(await taken()).toHaveLength(1)
    await house.wait(own.length + 1)
    expect(await taken()).toEqual(own.map((action) => ({ seat: plan.seat, action })))
    expect([house.visits, await house.fates(plan.person, table)]).toEqual([[plan.person], ['played']])
    await house.close()
  })

  test('they are in the file of their owner, and in nobody else’s', async () => {
    const { store, table, ann, close } = await begunBy()
    await ann([
      [1, mark(0)],
      [0, mark(8)],
    ])
    expect(await dataOf(store.db, 'ann')).toMatchObject({ conditionals: [{ table_id: table, seat: 0 }] })
    expect(await dataOf(store.db, 'ben')).toMatchObject({ conditionals: [] })
    await close()
  })
})

type House = ReturnType<typeof foreseeing>

/** Plays on until somebody who waits can foresee an answer of several steps. */
async function longPlan({ act, live }: House, table: string) {
  const random = new Random('long plan')
  for (let moves = 0; moves < 300; moves++) {
    const { match } = await live(table)
    const [asked] = match.deciders
    const seat = [0, 1].find((one) => !match.deciders.includes(one))
    const steps = seat === undefined ? null : stepsAhead(match, seat)
    if (steps !== null && seat !== undefined) return { seat, person: ['ann', 'ben'][seat], steps }
    await act(table, asked, random.pick(match.sight(asked).decision?.actions ?? []))
  }
  throw new Error('nobody can foresee an answer of several steps')
}

/** What others might do and what a seat answers in several steps; null when it does not come to that. */
function stepsAhead(match: Match, seat: Seat): [Seat, object][] | null {
  const vantage = { view: match.game.view(match.state, seat), seat }
  const world = imagined(match.game, match.table, vantage, 'seed')
  const steps: [Seat, GameAction][] = []
  for (let own = 0; own < 3 && steps.length < 30; ) {
    const actor = world.deciders.includes(seat) ? seat : world.deciders[0]
    const actions = world.deciders.length === 0 ? [] : (world.sight(actor).decision?.actions ?? [])
    const action = actions.find(({ type }) => type === 'paint') ?? actions[0]
    if (action === undefined || (own > 0 && actor !== seat)) break
    world.play(actor, action)
    steps.push([actor, action])
    if (actor === seat) own += 1
  }
  const wish = steps.map(([actor, action]) => ({ seat: actor, action }))
  const answer = foresee(match.game, match.table, vantage, { seed: 'seed', steps: wish })?.answer ?? []
  return answer.length > 1 ? steps : null
}
