import { Random, silentCourse } from '@vyprava/kernel'
import { describe, expect, test } from 'vitest'
import { remembered, seen } from '../bot/lapses.ts'
import { EVERYTHING, mindOf, PLAIN, type Thought, thoughtOf } from '../bot/mind.ts'
import { playersFor } from '../bot/players.ts'
import { Prospects } from '../bot/prospects.ts'
import { shippedPack } from '../content/index.ts'
import type { EuthiaAction } from '../rules/actions.ts'
import { createEuthia } from '../rules/game.ts'
import type { Euthia } from '../rules/state.ts'
import { options } from './position.ts'

/* How weak players err: like people, who forget and do not look far, and not from one moment to the next. */

const pack = shippedPack()
const game = createEuthia(pack)

interface Point {
  readonly state: Euthia
  readonly seat: number
  readonly actions: readonly EuthiaAction[]
}

/** A game of the novice, question by question. */
function play(look: (point: Point) => void): void {
  const [novice] = playersFor(pack)
  const random = new Random('lapses')
  const state = game.setup({ seats: 2, options: options({}) }, random)
  for (let [seat] = game.deciders(state); seat !== undefined; [seat] = game.deciders(state)) {
    const decision = game.decision(state, seat)
    look({ state, seat, actions: decision.actions })
    const action = novice.choose({ seat, decision, view: () => game.view(state, seat) }, random)
    game.apply(state, seat, action, silentCourse(random))
  }
}

function thought({ state, seat }: Point, lapses: object, luck = ''): Thought {
  return thoughtOf(mindOf(pack, { ...PLAIN, ...lapses }), state, seat, new Random(luck))
}

describe('what is forgotten', () => {
  test('stays forgotten in the same situation, and is some of what could be done', () => {
    let kept = 0
    let all = 0
    play((point) => {
      const { actions } = point
      const left = remembered(thought(point, { forgets: 0.5 }), actions)
      expect(remembered(thought(point, { forgets: 0.5 }, 'other'), actions)).toEqual(left)
      expect(remembered(thought(point, { forgets: 0 }), actions)).toEqual(actions)
      expect(left.length).toBeGreaterThan(0)
      kept += left.length
      all += actions.length
    })
    expect(kept / all).toBeGreaterThan(0.5)
    expect(kept / all).toBeLessThan(0.95)
  })

  test('is never what goes on or ends something', () => {
    play((point) => {
      const left = remembered(thought(point, { forgets: 1 }), point.actions)
      for (const type of ['attack', 'done', 'endTurn', 'pass', 'step', 'walk'])
        expect(left.filter((action) => action.type === type)).toEqual(
          point.actions.filter((action) => action.type === type),
        )
    })
  })
})

test('who sees three steps far sees less than who sees the whole map, and weighs the rest the same', () => {
  let near = 0
  let all = 0
  play((point) => {
    if (point.actions.every(({ type }) => type !== 'endTurn')) return
    const own = thought(point, { sight: 3 })
    const everything = new Prospects(thought(point, { sight: EVERYTHING }))
    const steps = everything.land.from(own.player.field)
    const list = seen(own, everything.list, steps)
    expect(list).toEqual(everything.list.filter(({ field }) => steps[field] <= 3))
    near += list.length
    all += everything.list.length
  })
  expect(near).toBeGreaterThan(0)
  expect(near).toBeLessThan(0.8 * all)
})
