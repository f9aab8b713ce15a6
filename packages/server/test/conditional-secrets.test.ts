import { setTimeout as pause } from 'node:timers/promises'
import type { Observer, Seat } from '@vyprava/kernel'
import { sealedBids, ticTacToe } from '@vyprava/kernel/testing/games'
import { imagined, type ServerMessage } from '@vyprava/protocol'
import { expect, test } from 'vitest'
import { tableFor } from '../src/hall/later.ts'
import { tableShown } from '../src/hall/shown.ts'
import { glimpseFor, standingOf } from '../src/hall/standing.ts'
import { agreeOn } from '../src/store/agreements.ts'
import type { Store } from '../src/store/open.ts'
import { daysTable, foreseeing } from '../testing/foreseeing.ts'
import { onBothStores } from './stores.ts'

const mark = (cell: number) => ({ type: 'mark', cell })
const bid = (card: number) => ({ type: 'bid', card })
/** Longer than changes of presence are gathered, and how long somebody stays, in milliseconds of the wall. */
const TOLD = 1_900
const STAY = 2_600
const DELAY = 20_000

/** One world: the same people, the same deal and the same times; everything that is told to others is written down. */
async function worldOf(store: Store, game: Parameters<typeof daysTable>[1]) {
  const clock = { now: 1_000 }
  const house = foreseeing(store, game, clock, STAY)
  const table = await daysTable(store, game, ['ann', 'ben'])
  await agreeOn(store.db, table, { delay: DELAY })
  const heard: Record<string, string[]> = { ben: [], spectator: [] }
  const listen = (who: string) => (message: ServerMessage) =>
    void heard[who].push(JSON.stringify(message).replaceAll(table, 'table'))
  const watch = async (who: string, observer: Observer): Promise<void> => {
    await house.hall.watch(table, { observer, send: listen(who) }, null)
  }
  await watch('ben', 1)
  await house.presence.join(table, { person: 'ben', send: listen('ben') })
  await watch('spectator', null)
  await pause(TOLD)
  return {
    ...house,
    clock,
    table,
    /** Everything that others were told, and whatever they could ask for now. */
    async known() {
      house.presence.beat()
      await pause(TOLD)
      const found = await house.hall.see(table)
      const later = await house.hall.later(table)
      if (found === null || found.live === null || later === null) throw new Error('there is no match')
      const { row, live } = found
      const asked = [
        standingOf(row, live, 1, house.presence.present(table, row)),
        glimpseFor(live, 1),
        glimpseFor(later, null),
        [1, null].map((eyes) => tableShown(tableFor(row, eyes, clock.now))),
        live.past(1, 0, 32),
      ]
      return { heard, asked: JSON.stringify(asked).replaceAll(table, 'table') }
    },
  }
}

type World = Awaited<ReturnType<typeof worldOf>>

/** Ann comes to the table, does something some seconds later, and goes again. */
async function byHand({ presence, clock, act, table }: World, seat: Seat, action: object): Promise<void> {
  clock.now += 9_000
  const { leave } = await presence.join(table, { person: 'ann', send: () => {} })
  const left = pause(STAY).then(leave)
  await pause(TOLD)
  clock.now += 7_000
  expect(await act(table, seat, action)).toBe('done')
  await left
}

/** The same by what she has foreseen. */
async function byPlan({ clock, tick, visits }: World): Promise<void> {
  clock.now += 9_000
  await tick()
  expect(visits).toEqual(['ann'])
  const left = pause(STAY)
  await pause(TOLD)
  clock.now += 7_000
  await tick()
  await left
}

/** Those who watch later have heard of it all; what is known by then. */
async function inTheEnd({ clock, hall, table, known, close }: World) {
  clock.now += DELAY
  hall.advance()
  await hall.see(table)
  const all = await known()
  await close()
  return all
}

onBothStores('that there are conditional moves', (fresh) => {
  test('is told to nobody: others hear and find the same, whatever is foreseen, changed or withdrawn', async () => {
    const store = await (await fresh()).open()
    const world = async (foresees: (world: World) => Promise<void>) => {
      const one = await worldOf(store, ticTacToe)
      const { act, table } = one
      await act(table, 0, mark(4))
      await foresees(one)
      await pause(TOLD)
      await act(table, 1, mark(0))
      one.clock.now += 60_000
      await one.tick()
      return { known: await inTheEnd(one), visits: one.visits }
    }
    const nothing = await world(async () => {})
    const much = await world(async ({ foresee, conditionals, fates, table }) => {
      await foresee(table, 'ann', [
        [1, mark(1)],
        [0, mark(0)],
      ])
      await foresee(table, 'ann', [
        [1, mark(0)],
        [0, mark(0)],
      ])
      await foresee(table, 'ann', [
        [1, mark(8)],
        [0, mark(2)],
      ])
      // She may not see anybody else's, nor may anybody see hers.
      expect(await fates('ben', table)).toEqual([])
      expect(await fates('ann', table)).toEqual([null, null])
      const own = await conditionals.of('ann', table)
      if (own.ok) await conditionals.arrange('ann', table, [own.value[1].id, own.value[0].id])
    })
    expect(much.visits).toEqual([])
    expect(much.known).toEqual(nothing.known)
    expect(nothing.known.heard.ben.length).toBeGreaterThan(3)
  }, 60_000)

  test('is not to be seen when one is played: to others she came, moved and went', async () => {
    const store = await (await fresh()).open()
    const world = async (plans: boolean) => {
      const one = await worldOf(store, ticTacToe)
      const { act, foresee, table } = one
      await act(table, 0, mark(4))
      if (plans)
        await foresee(table, 'ann', [
          [1, mark(0)],
          [0, mark(8)],
        ])
      await act(table, 1, mark(0))
      if (plans) await byPlan(one)
      else await byHand(one, 0, mark(8))
      await pause(TOLD)
      return inTheEnd(one)
    }
    const [hand, plan] = [await world(false), await world(true)]
    expect(plan).toEqual(hand)
    expect(hand.heard.ben.join()).toContain('"standing":"here"')
    expect(hand.asked).toContain('8')
  }, 60_000)

  test('nor is what a secret answer was, whichever of those that were foreseen it is', async () => {
    const store = await (await fresh()).open()
    const world = async (choice: number) => {
      const one = await worldOf(store, sealedBids)
      const { act, foresee, live, table } = one
      const hand = async (seat: Seat): Promise<number[]> =>
        Reflect.get((await live(table)).shown(seat).view, 'hand')
      await act(table, 0, bid((await hand(0))[0]))
      const answer = bid((await hand(0))[choice])
      await foresee(
        table,
        'ann',
        [
          [1, await anyBid(one)],
          [0, answer],
        ],
        { anyway: true },
      )
      await act(table, 1, bid((await hand(1))[0]))
      await byPlan(one)
      const left = await hand(0)
      return { known: await inTheEnd(one), left }
    }
    const [first, last] = [await world(0), await world(2)]
    expect(first.left).not.toEqual(last.left)
    expect(last.known).toEqual(first.known)
  }, 60_000)
})

/** A card that Ben could have in the world of the seed. */
async function anyBid({ live, table }: World): Promise<object> {
  const { match } = await live(table)
  const world = imagined(match.game, match.table, { view: match.game.view(match.state, 0), seat: 0 }, 'seed')
  return { ...world.sight(1).decision?.actions[0] }
}
