import { rule } from '@vyprava/kernel/testing'
import { expect } from 'vitest'
import type { ArkAction } from '../rules/index.ts'
import { colourOf, fieldOf, type Having, type Position, position } from './position.ts'
import { ofType } from './scenes.ts'

rule('AR-201', 'one is active, all the others answer in the same turn, then the next seat', () => {
  const at = position({ seats: 3, active: 1 })
  expect(at.deciders).toEqual([1])
  expect(at.rule(0, { type: 'name', colour: colourOf('red') })).toBe('AR-201')
  at.name(1, 'red')
  expect(at.deciders).toEqual([0, 1, 2])
  expect(at.rule(0, { type: 'name', colour: colourOf('red') })).toBe('AR-201')
  expect(at.rule(0, { type: 'endTurn' })).toBe('AR-201')
  at.skip(0)
  at.skip(2)
  expect([at.state.active, at.deciders]).toEqual([1, [1]])
  at.paint(1, -1, 2)
  expect([at.state.active, at.deciders]).toEqual([2, [2]])
})

rule(['AR-202', 'AR-210'], 'only colours with a target may be named; first those around the start', () => {
  const at = position()
  expect(at.colours(0, 'name')).toEqual(['red', 'blue', 'grey'])
  expect(at.rule(0, { type: 'name', colour: colourOf('green') })).toBe('AR-202')
  expect(at.rule(0, { type: 'name', colour: 5 })).toBe('AR-202')
  expect(at.rule(0, at.painting(0, 0))).toBe('AR-202')
  const ranger = position({ players: [{ character: 'ranger' }] })
  expect(ranger.colours(0, 'name')).toEqual(['green', 'red', 'yellow', 'blue', 'grey'])
})

rule('AR-203', 'one to the allowance of different hexes of that colour', () => {
  const at = position({ players: [{ compass: { o1: 'red', o2: 'red' } }] })
  at.name(0, 'blue')
  expect(at.rule(0, { type: 'endMove' })).toBe('AR-203')
  expect(at.rule(0, at.painting(0, 0))).toBe('AR-308')
  at.paint(0, -2, 2)
  expect(at.rule(0, at.painting(-2, 2))).toBe('AR-304')
  at.paint(0, -2, 1)
  const events = at.paint(0, -1, 0)
  expect(ofType(events, 'moved')).toMatchObject([
    {
      hexes: [
        [-2, 2],
        [-2, 1],
        [-1, 0],
      ].map(([q, r]) => at.hex(q, r)),
    },
  ])
  expect(at.rule(0, at.painting(0, 0))).toBe('AR-203')
})

rule(['AR-203', 'AR-R04'], 'painting fewer than allowed is legal', () => {
  const at = position({ players: [{ compass: { o1: 'red', o2: 'red' } }] })
  at.name(0, 'blue')
  at.paint(0, -2, 2)
  expect(ofType(at.endMove(0), 'moved')[0].hexes).toHaveLength(1)
  expect(at.rule(0, { type: 'endMove' })).toBe('AR-203')
})

rule('AR-204', 'the named colour stands for all and cannot be taken back', () => {
  const at = position({ seats: 3 })
  at.name(0, 'blue')
  expect(at.rule(0, { type: 'name', colour: colourOf('red') })).toBe('AR-204')
  expect(at.state.sheets.slice(1).map(({ answer }) => answer.colour)).toEqual([3, 3])
  at.fill(1, 'f1')
  at.fill(2, 'o4')
  at.paint(0, -1, 0)
  expect([at.sheet(1).compass[fieldOf('f1')], at.sheet(2).compass[fieldOf('o4')]]).toEqual([3, 3])
})

const OWN_TURN: readonly [ArkAction, string][] = [
  [{ type: 'fill', field: 0 }, 'AR-205'],
  [{ type: 'shift', colour: 2 }, 'AR-206'],
  [{ type: 'skip' }, 'AR-207'],
]

rule(['AR-205', 'AR-206', 'AR-207'], 'the active player neither fills, nor uses hints, nor passes', () => {
  const at = position({ players: [{ hints: 3, diamonds: [1, 0, 0] }] })
  const refused = (): (string | null)[] => OWN_TURN.map(([action]) => at.rule(0, action))
  const expected = OWN_TURN.map(([, number]) => number)
  expect(refused()).toEqual(expected)
  expect(at.rule(0, { type: 'endTurn' })).toBe('AR-207')
  at.name(0, 'blue')
  expect(refused()).toEqual(expected)
  expect(at.rule(0, { type: 'endTurn' })).toBe('AR-207')
  at.paint(0, -1, 0)
  expect(refused()).toEqual(expected)
  expect(at.rule(0, { type: 'endTurn' })).toBe(null)
})

rule('AR-208', 'the move marks one slot with its colour', () => {
  const at = position({ players: [{ compass: { o1: 'red' } }] })
  at.move(0, 'blue', [-1, 0], [-2, 1])
  expect(at.sheet(0).counter).toEqual([colourOf('blue')])
})

rule('AR-209', 'free actions come before or after the move, in any number and order', () => {
  const at = position({
    players: [{ diamonds: [1, 1, 1], compass: { o1: 'red' } }],
  })
  const colour = (name: 'red' | 'blue'): ArkAction => ({ type: 'colourDiamond', colour: colourOf(name) })
  const terraform = (q: number, r: number): ArkAction => ({
    type: 'terraform',
    colour: colourOf('red'),
    hex: at.hex(q, r),
  })
  at.do(0, colour('red'))
  at.do(0, colour('red'))
  at.do(0, terraform(0, 0))
  at.name(0, 'blue')
  at.paint(0, -1, 0)
  expect(at.rule(0, terraform(0, 1))).toBe('AR-209')
  expect(at.rule(0, colour('blue'))).toBe('AR-209')
  expect(at.rule(0, { type: 'endTurn' })).toBe('AR-209')
  at.endMove(0)
  at.do(0, terraform(0, 1))
  at.do(0, colour('blue'))
  at.endTurn(0)
  expect(at.sheet(0).diamonds).toEqual([3, 3, 2])
})

rule(
  'AR-211',
  'the turn ends with the active player’s end and the last answer; then parts, then the next',
  () => {
    const at = position({ seats: 2, players: [{ diamonds: [1, 0, 0] }] })
    at.name(0, 'blue')
    at.paint(0, -1, 0)
    at.skip(1)
    expect([at.deciders, at.sheet(1).minus]).toEqual([[0], 0])
    const events = at.endTurn(0).map(({ type }) => type)
    expect([at.deciders, at.sheet(1).minus]).toEqual([[1], 1])
    expect(events).toEqual(['minus', 'turnStarted'])
  },
)

rule('AR-212', 'one movement is booked in a fixed order', () => {
  const at = position({
    players: [
      {
        character: 'druid',
        visited: [
          [-5, 4],
          [4, -2],
          [-4, 4],
          [0, 0],
        ],
        slots: 9,
        compass: Object.fromEntries(
          [...'fmlord'].flatMap((side) => [1, 2, 3, 4].map((digit) => [`${side}${digit}`, 'red'])),
        ),
        diamonds: [3, 0, 0],
        diamondColours: ['red', null, null],
      },
    ],
  })
  const events = at.move(0, 'blue', [-5, 3]).map(({ type }) => type)
  expect(events).toEqual(['named', 'painted', 'moved', 'minus', 'hintGained', 'hintGained', 'diamondEarned'])
  expect([at.sheet(0).minus, at.sheet(0).hints, at.sheet(0).diamonds]).toEqual([1, 2, [3, 1, 0]])
})

rule('AR-213', 'a free action before the move leaves a target', () => {
  const lines = ['at 0 0', 'C', '  L', 'F']
  const diamond: Having = { diamonds: [2, 0, 0], diamondColours: ['red', null, null] }
  const terraform = (at: Position): ArkAction => ({ type: 'terraform', colour: 1, hex: at.hex(0, 1) })
  const two = position({ lines, players: [{ ...diamond, visited: [[0, 0]] }, { visited: [[0, 0]] }] })
  expect(two.rule(0, terraform(two))).toBe(null)
  const one = position({
    lines,
    players: [
      {
        ...diamond,
        visited: [
          [0, 0],
          [1, 0],
        ],
      },
      { visited: [[0, 0]] },
    ],
  })
  expect(one.rule(0, terraform(one))).toBe('AR-213')
  const druid = position({
    lines,
    players: [
      { character: 'druid', visited: [[0, 0]], painted: [[[1, 0], 'green']], conversions: -1 },
      { visited: [[0, 0]] },
    ],
  })
  expect(druid.rule(0, { type: 'convert', hex: druid.hex(0, 1) })).toBe('AR-213')
  one.move(0, 'green', [0, 1])
  expect(one.state.stage).toBe('ended')
})

rule(
  ['AR-213', 'AR-622'],
  'the last target of the Paladin may be a danger hex, which is none to others',
  () => {
    const lines = ['at 0 0', 'C', '  F', 'X']
    const diamond: Having = { diamonds: [2, 0, 0], diamondColours: ['red', null, null], visited: [[0, 0]] }
    const beside = (having: Having) =>
      position({ lines, players: [{ ...diamond, ...having }, { visited: [[0, 0]] }] })
    const terraform = (at: Position, q: number, r: number): ArkAction => ({
      type: 'terraform',
      colour: 1,
      hex: at.hex(q, r),
    })
    const paladin = beside({ character: 'paladin' })
    expect(paladin.rule(0, terraform(paladin, 1, 0))).toBe(null)
    const cornered = beside({ character: 'paladin', painted: [[[1, 0], 'green']] })
    expect(cornered.rule(0, terraform(cornered, 0, 1))).toBe('AR-213')
    const mage = beside({ character: 'mage' })
    expect(mage.rule(0, terraform(mage, 1, 0))).toBe('AR-213')
  },
)

rule('AR-R03', 'a move cannot be chained, but an answer of the turn before already supports', () => {
  const at = position({ players: [{ compass: { r1: 'red', r2: 'red' } }] })
  at.name(0, 'grey')
  at.paint(0, 0, 0)
  expect(at.rule(0, at.painting(0, -1))).toBe('AR-305')
  at.endMove(0)
  at.answer(1, [0, 0])
  expect(at.rule(1, { type: 'name', colour: colourOf('green') })).toBe(null)
  at.move(1, 'green', [1, 0])
  at.skip(0)
  expect(at.paintOn(1, 1, 0)).toBe('green')
})

rule('AR-R35', 'answers stay covered until the active player has ended the turn', () => {
  const at = position({ players: [{ diamonds: [1, 0, 0] }] })
  at.move(0, 'blue', [-1, 0])
  at.fill(1, 'f1')
  expect(at.game.view(at.state, 0).sheets[1]).toMatchObject({ answered: true, answer: null })
  expect(at.sheet(1).compass[0]).toBe(-1)
  at.endTurn(0)
  expect(at.sheet(1).compass[0]).toBe(3)
})
