import { rule } from '@vyprava/kernel/testing'
import { expect } from 'vitest'
import { FIELDS } from '../compass/index.ts'
import type { ArkAction, Colour } from '../rules/index.ts'
import { colourOf, fieldOf, position } from './position.ts'
import { everywhere, fullCompass, ofType } from './scenes.ts'

const field = (name: string): ArkAction => ({ type: 'fill', field: fieldOf(name) })
const SKIP: ArkAction = { type: 'skip' }

rule('AR-220', 'exactly one answer: map, compass or skip', () => {
  const at = position({ seats: 3, players: [{}, { compass: { o1: 'red' } }] })
  at.name(0, 'blue')
  expect([at.rule(1, field('f1')), at.rule(1, SKIP), at.rule(1, at.painting(-1, 0))]).toEqual([
    null,
    null,
    null,
  ])
  at.paint(1, -1, 0)
  expect([at.rule(1, field('f1')), at.rule(1, SKIP)]).toEqual(['AR-220', 'AR-220'])
  at.paint(1, -2, 1)
  at.fill(2, 'f1')
  for (const action of [field('f2'), SKIP, at.painting(-2, 2), { type: 'endMove' } as const]) {
    expect([at.rule(1, action), at.rule(2, action)]).toEqual(['AR-220', 'AR-220'])
  }
})

rule('AR-221', 'answers do not depend on each other’s order and are revealed together', () => {
  const outcomes = [
    [1, 2, 0],
    [2, 1, 0],
    [0, 1, 2],
    [2, 0, 1],
  ].map((order) => {
    const at = position({ seats: 3 })
    at.name(0, 'blue')
    for (const seat of order) {
      if (seat === 0) at.paint(0, -1, 0)
      else if (seat === 1) at.fill(1, 'f1')
      else at.paint(2, -2, 2)
    }
    return JSON.stringify(at.state)
  })
  expect(new Set(outcomes).size).toBe(1)
  const at = position({ seats: 3 })
  at.name(0, 'blue')
  at.fill(1, 'f1')
  expect(
    [at.game.view(at.state, 0), at.game.view(at.state, 2), at.game.view(at.state, null)].map(({ sheets }) => [
      sheets[1].answer,
      sheets[1].answered,
      sheets[1].compass[0],
    ]),
  ).toEqual([
    [null, true, -1],
    [null, true, -1],
    [null, true, -1],
  ])
  expect(at.game.view(at.state, 1).sheets[1].answer?.field).toBe(0)
  at.skip(2)
  expect(at.sheet(1).compass[0]).toBe(-1)
  const revealed = at.paint(0, -1, 0)
  expect(ofType(revealed, 'filled')).toMatchObject([{ seat: 1, field: 0 }])
  expect(ofType(revealed, 'minus')).toMatchObject([{ seat: 2 }])
})

rule('AR-222', 'a map answer moves by the rules of a move', () => {
  const at = position({ seats: 3, players: [{}, { compass: { o3: 'red' } }, { visited: [[5, 0]] }] })
  at.name(0, 'blue')
  expect(at.rule(1, { type: 'endMove' })).toBe('AR-222')
  expect(at.rule(1, at.painting(0, 0))).toBe('AR-308')
  expect(at.rule(1, at.painting(-2, 0))).toBe('AR-305')
  expect(at.listed(2, 'paint')).toEqual([])
  expect(at.rule(2, at.painting(-1, 0))).toBe('AR-305')
  at.paint(1, -1, 0)
  at.paint(1, -2, 1)
  expect(at.rule(1, at.painting(-2, 2))).toBe('AR-220')
  at.skip(2)
  at.paint(0, -1, 0)
  expect([at.paintOn(1, -1, 0), at.paintOn(1, -2, 1), at.paintOn(1, -2, 2)]).toEqual(['blue', 'blue', null])
})

rule(
  ['AR-223', 'AR-225', 'AR-226'],
  'a map answer marks a slot, a compass answer none, a skip costs a point',
  () => {
    const at = position({ seats: 4 })
    const effect = at.effect(() => {
      at.name(0, 'blue')
      at.paint(1, -1, 0)
      at.fill(2, 'm3')
      at.skip(3)
      at.paint(0, -1, 0)
    })
    expect(effect).toEqual({
      [`0.painted.${at.hex(-1, 0)}`]: 3,
      '0.counter.0': 3,
      [`1.painted.${at.hex(-1, 0)}`]: 3,
      '1.counter.0': 3,
      [`2.compass.${fieldOf('m3')}`]: 3,
      '3.minus': 1,
    })
  },
)

rule('AR-224', 'one empty field of any side in the turn’s colour', () => {
  const at = position({ players: [{}, { compass: { f1: 'red' } }] })
  at.name(0, 'blue')
  expect(at.listed(1, 'fill')).toHaveLength(23)
  expect(at.rule(1, field('f1'))).toBe('AR-402')
  expect(at.rule(1, { type: 'fill', field: 24 })).toBe('AR-224')
  at.fill(1, 'd4')
  expect(at.rule(1, field('d3'))).toBe('AR-220')
  at.paint(0, -1, 0)
  expect(at.sheet(1).compass.filter((colour) => colour !== -1)).toEqual([1, 3])
})

rule('AR-227', 'with a full compass and no hex within the hints only skipping is left', () => {
  const at = position({
    players: [{}, { compass: fullCompass(), visited: everywhere(), hints: 3 }],
  })
  at.name(0, 'blue')
  expect(at.actions(1)).toEqual([SKIP])
  expect(at.rule(1, { type: 'shift', colour: 2 })).toBe('AR-227')
  at.skip(1)
  at.paint(0, -1, 0)
  expect(at.sheet(1).minus).toBe(1)
})

rule('AR-228', 'hints come before map or compass; a skip spends none', () => {
  const at = position({ players: [{}, { hints: 2, compass: { o1: 'red' } }] })
  at.name(0, 'blue')
  at.shift(1, 'grey')
  expect(at.rule(1, SKIP)).toBe('AR-228')
  at.fill(1, 'f1')
  at.paint(0, -1, 0)
  expect([at.sheet(1).compass[0], at.sheet(1).hints]).toEqual([4, 1])
  const late = position({ players: [{}, { hints: 2, compass: { o1: 'red' } }] })
  late.name(0, 'blue')
  late.paint(1, -1, 0)
  expect(late.rule(1, { type: 'shift', colour: 4 })).toBe('AR-228')
  const skipping = position({ players: [{}, { hints: 2 }] })
  skipping.name(0, 'blue')
  skipping.skip(1)
  skipping.paint(0, -1, 0)
  expect(skipping.sheet(1).hints).toBe(2)
})

rule('AR-229', 'an answer changes the colour for nobody else', () => {
  const at = position({ seats: 3, players: [{}, { hints: 2 }, {}] })
  at.name(0, 'blue')
  at.shift(1, 'yellow')
  expect([at.state.named, at.sheet(2).answer.colour]).toEqual([3, 3])
  at.fill(1, 'f1')
  at.fill(2, 'f1')
  at.paint(0, -1, 0)
  expect([at.sheet(1).compass[0], at.sheet(2).compass[0]]).toEqual([2, 3])
})

rule(['AR-240', 'AR-R08'], 'minus points are unlimited, and each is worth minus one', () => {
  const at = position({ challenges: false, players: [{}, { minus: 40 }] })
  at.name(0, 'blue')
  at.skip(1)
  at.paint(0, -1, 0)
  expect(at.sheet(1).minus).toBe(41)
  expect(at.game.view(at.state, null).sheets[1].score).toMatchObject({ minus: -41, challenges: 0 })
})

rule('AR-241', 'a movement with a full compass costs one point, however long', () => {
  const full = { compass: fullCompass() }
  const at = position({ players: [full, full] })
  at.move(0, 'blue', [-1, 0], [-2, 1])
  at.answer(1, [-1, 0], [-2, 1], [-2, 2])
  expect([at.sheet(0).minus, at.sheet(1).minus]).toEqual([1, 1])
  const lastOfSides = FIELDS.filter((_, field) => field % 4 === 3)
  expect(lastOfSides).toHaveLength(6)
  for (const empty of lastOfSides) {
    const { [empty]: _, ...rest } = fullCompass()
    const nearly = position({ players: [{ compass: rest }, {}] })
    nearly.move(0, 'blue', [-1, 0])
    nearly.skip(1)
    expect(nearly.sheet(0).minus).toBe(0)
  }
})

rule(['AR-242', 'AR-R09'], 'free paintings cost no point', () => {
  const at = position({
    players: [
      { compass: fullCompass(), diamonds: [2, 0, 0], diamondColours: ['red', null, null] },
      { character: 'hunter', identity: 'blue', visited: [[1, -1]], compass: fullCompass() },
    ],
  })
  at.do(0, { type: 'terraform', colour: 1, hex: at.hex(0, 0) })
  expect(at.sheet(0).minus).toBe(0)
  at.name(0, 'blue')
  at.do(1, { type: 'meadow', hex: at.hex(2, -1) })
  at.skip(1)
  at.paint(0, -1, 0)
  at.endMove(0)
  expect([at.sheet(0).minus, at.sheet(1).minus]).toEqual([1, 1])
  const druid = position({
    players: [
      {
        character: 'druid',
        visited: [
          [4, -2],
          [3, -1],
          [3, -2],
          [4, -1],
        ],
        compass: fullCompass(),
      },
    ],
  })
  druid.do(0, { type: 'convert', hex: druid.hex(4, 0) })
  expect(druid.sheet(0).minus).toBe(0)
})

rule('AR-243', 'with a full compass an answer costs one point either way', () => {
  const minus = (answer: 'map' | 'skip'): number => {
    const at = position({ players: [{}, { compass: fullCompass() }] })
    at.name(0, 'blue')
    if (answer === 'map') at.answer(1, [-1, 0])
    else at.skip(1)
    at.paint(0, -1, 0)
    return at.sheet(1).minus
  }
  expect([minus('map'), minus('skip')]).toEqual([1, 1])
})

rule('AR-R05', 'an inactive move has the whole allowance', () => {
  const compass: Record<string, Colour> = { o1: 'red', o2: 'red' }
  const at = position({ players: [{}, { compass }] })
  at.name(0, 'blue')
  expect(at.game.decision(at.state, 1).prompt.values).toMatchObject({ allowance: 3, colour: 3 })
  at.paint(1, -1, 0)
  at.paint(1, -2, 1)
  at.paint(1, -2, 2)
  expect(at.sheet(1).answer.hexes).toHaveLength(3)
})

rule('AR-R06', 'one field an answer', () => {
  const at = position()
  at.name(0, 'blue')
  at.fill(1, 'o1')
  expect(at.rule(1, field('o2'))).toBe('AR-220')
  at.paint(0, -1, 0)
  expect(at.sheet(1).compass.filter((colour) => colour !== -1)).toEqual([3])
})

rule('AR-R11', 'hints gained by an answer do not pay for it', () => {
  const at = position({ players: [{ visited: [[-5, 4]] }, { visited: [[-5, 4]] }] })
  at.name(0, 'blue')
  expect(at.colours(1, 'shift')).toEqual([])
  expect(at.rule(1, { type: 'shift', colour: colourOf('red') })).toBe('AR-506')
  at.paint(1, -5, 3)
  at.paint(0, -5, 3)
  expect([at.sheet(0).hints, at.sheet(1).hints]).toEqual([1, 1])
})
