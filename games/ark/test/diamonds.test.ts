import { rule } from '@vyprava/kernel/testing'
import { expect } from 'vitest'
import type { ArkAction, Colour } from '../rules/index.ts'
import { colourOf, type Having, type Place, type Position, position } from './position.ts'
import { fullCompass, ofType } from './scenes.ts'

const colouring = (colour: Colour): ArkAction => ({ type: 'colourDiamond', colour: colourOf(colour) })
const terraforming = (at: Position, colour: Colour, [q, r]: Place): ArkAction => ({
  type: 'terraform',
  colour: colourOf(colour),
  hex: at.hex(q, r),
})
const RED: Having = { diamonds: [2, 0, 0], diamondColours: ['red', null, null] }

/** Four colours visited; yellow at (1,-1) is missing. */
const FOUR: Place[] = [
  [0, 0],
  [1, 0],
  [-1, 0],
  [-1, 2],
]

rule(['AR-530', 'AR-531'], 'the diamond side earns the compass diamond at once, in any colours, once', () => {
  const compass: Record<string, Colour> = { d1: 'red', d2: 'green', d3: 'blue', f1: 'red' }
  const at = position({ players: [{}, { compass }] })
  at.name(0, 'blue')
  at.fill(1, 'd4')
  const events = at.paint(0, -1, 0)
  expect(ofType(events, 'diamondEarned')).toEqual([{ type: 'diamondEarned', seat: 1, diamond: 0 }])
  expect(at.sheet(1).diamonds).toEqual([1, 0, 0])
  const used = position({
    players: [{}, { compass, diamonds: [3, 0, 0], diamondColours: ['red', null, null] }],
  })
  used.name(0, 'blue')
  used.fill(1, 'd4')
  used.paint(0, -1, 0)
  expect(used.sheet(1).diamonds).toEqual([3, 0, 0])
  const three = position({ players: [{}, { compass: { d1: 'red', d2: 'green', f1: 'red' } }] })
  three.name(0, 'blue')
  three.fill(1, 'd3')
  three.paint(0, -1, 0)
  expect(three.sheet(1).diamonds).toEqual([0, 0, 0])
})

rule(
  ['AR-532', 'AR-534'],
  'one hex of each colour earns the first set diamond at once, for all to see',
  () => {
    const at = position({ players: [{ visited: FOUR }, { visited: FOUR }] })
    const events = at.move(0, 'yellow', [1, -1])
    expect(ofType(events, 'diamondEarned')).toEqual([{ type: 'diamondEarned', seat: 0, diamond: 1 }])
    expect(at.game.view(at.state, 1).sheets[0].diamonds).toEqual([0, 1, 0])
    at.answer(1, [1, -1])
    at.finish()
    expect(at.sheet(1).diamonds).toEqual([0, 1, 0])
  },
)

rule(
  ['AR-533', 'AR-R28'],
  'two of each earn the second; sets count hexes, and one move can earn both',
  () => {
    const twice: Place[] = [...FOUR, [0, 1], [2, 0], [-2, 1], [0, 2]]
    const at = position({ players: [{ visited: twice, compass: { l1: 'red' } }] })
    const events = at.move(0, 'yellow', [1, -1], [2, -1])
    expect(ofType(events, 'diamondEarned').map(({ diamond }) => diamond)).toEqual([1, 2])
    const once = position({ players: [{ visited: twice, compass: { l1: 'red' } }] })
    once.move(0, 'yellow', [1, -1])
    expect(once.sheet(0).diamonds).toEqual([0, 1, 0])
  },
)

rule(['AR-534', 'AR-535'], 'an earned diamond takes any colour in the own turn, for good', () => {
  const at = position({ players: [{ diamonds: [1, 0, 0] }, { diamonds: [1, 0, 0] }] })
  expect(at.listed(0, 'colourDiamond').map(({ colour }) => colour)).toEqual([0, 1, 2, 3, 4])
  expect(at.rule(0, { type: 'colourDiamond', colour: 5 })).toBe('AR-535')
  expect(at.rule(1, colouring('red'))).toBe('AR-535')
  const effect = at.effect(() => at.do(0, colouring('yellow')))
  expect(effect).toEqual({ '0.diamonds.0': 2, '0.diamondColours.0': 2 })
  expect(at.rule(0, colouring('red'))).toBe('AR-535')
  at.name(0, 'blue')
  expect(at.rule(1, colouring('red'))).toBe('AR-535')
  const none = position()
  expect(none.rule(0, colouring('red'))).toBe('AR-534')
})

rule(['AR-536', 'AR-538', 'AR-539'], 'a coloured diamond paints one hex freely, and is used up', () => {
  const at = position({ players: [{ ...RED, compass: fullCompass() }] })
  const effect = at.effect(() => at.do(0, terraforming(at, 'red', [0, 0])))
  expect(effect).toEqual({ '0.diamonds.0': 3, [`0.painted.${at.hex(0, 0)}`]: 1 })
  expect(at.sheet(0).tally[1]).toBe(1)
  expect(at.rule(0, terraforming(at, 'red', [0, 1]))).toBe('AR-536')
})

rule(['AR-536', 'AR-R13'], 'not unearned, not uncoloured, not in another’s turn', () => {
  const at = position({ players: [{ diamonds: [1, 0, 0] }, RED] })
  expect(at.rule(0, terraforming(at, 'red', [0, 0]))).toBe('AR-536')
  expect(at.rule(1, terraforming(at, 'red', [0, 0]))).toBe('AR-536')
  at.name(0, 'blue')
  expect(at.rule(1, terraforming(at, 'red', [0, 0]))).toBe('AR-536')
  at.paint(0, -1, 0)
  at.do(0, colouring('red'))
  at.do(0, terraforming(at, 'red', [0, 0]))
  expect(at.paintOn(0, 0, 0)).toBe('red')
})

rule(
  ['AR-537', 'AR-R30', 'AR-R31'],
  'any unvisited terrain beside the snapshot, its own colour too, danger not',
  () => {
    const at = position({ players: [{ ...RED, visited: [[0, 2]] }] })
    const terrains = at.listed(0, 'terraform').map(({ hex }) => at.chart.hexes[hex].terrain)
    expect(terrains.toSorted()).toEqual(['meadow', 'meadow', 'mountain', 'road', 'road'])
    expect(at.rule(0, terraforming(at, 'red', [-1, 3]))).toBe('AR-309')
    expect(at.rule(0, terraforming(at, 'red', [0, 4]))).toBe('AR-537')
    expect(at.rule(0, { type: 'terraform', colour: 1, hex: 127 })).toBe('AR-537')
    expect(at.rule(0, terraforming(at, 'red', [0, 2]))).toBe('AR-304')
    expect(at.rule(0, terraforming(at, 'red', [-1, 2]))).toBe(null)
    const paladin = position({ players: [{ ...RED, character: 'paladin', visited: [[0, 2]] }] })
    paladin.do(0, terraforming(paladin, 'red', [-1, 3]))
    expect(paladin.paintOn(0, -1, 3)).toBe('red')
  },
)

rule('AR-538', 'a terraformed hex counts in the diamond’s colour', () => {
  const at = position({ players: [{ ...RED, visited: FOUR, diamondColours: ['yellow', null, null] }] })
  const events = at.do(0, terraforming(at, 'yellow', [0, 1]))
  expect(ofType(events, 'diamondEarned').map(({ diamond }) => diamond)).toEqual([1])
  const green: Place[] = [
    [4, -2],
    [3, -1],
    [3, -2],
  ]
  const druid = position({
    players: [{ ...RED, character: 'druid', visited: green, diamondColours: ['green', null, null] }],
  })
  expect(druid.listed(0, 'convert')).toEqual([])
  druid.do(0, terraforming(druid, 'green', [5, -2]))
  expect(druid.listed(0, 'convert').length).toBeGreaterThan(0)
})

rule('AR-540', 'another colour than the terrain’s needs a diamond or a power', () => {
  const at = position()
  at.name(0, 'blue')
  const paints = at.listed(0, 'paint').map(({ colour, hex }) => [colour, at.chart.colour[hex]])
  expect(paints.every(([paint, terrain]) => paint === terrain)).toBe(true)
  expect(at.rule(0, at.painting(-1, 0, 'red'))).toBe('AR-540')
})

rule('AR-541', 'several in one turn, and one earned in it', () => {
  const at = position({ players: [{ ...RED, visited: FOUR }] })
  at.do(0, terraforming(at, 'red', [0, 1]))
  at.move(0, 'yellow', [1, -1])
  at.do(0, colouring('blue'))
  at.do(0, terraforming(at, 'blue', [2, 0]))
  expect([at.paintOn(0, 0, 1), at.paintOn(0, 2, 0), at.sheet(0).diamonds]).toEqual(['red', 'blue', [3, 3, 0]])
})

rule('AR-542', 'a terraformed wreck gives its hint; the hex supports from the next turn on', () => {
  const at = position({ players: [{ ...RED, visited: [[-5, 4]] }] })
  at.do(0, terraforming(at, 'red', [-5, 3]))
  expect([at.sheet(0).hints, at.paintOn(0, -5, 3)]).toEqual([1, 'red'])
  expect(at.rule(0, { type: 'name', colour: colourOf('blue') })).toBe('AR-202')
  at.finish()
  at.finish()
  expect(at.rule(0, { type: 'name', colour: colourOf('blue') })).toBe(null)
})

rule('AR-543', 'terraforming does not replace the move', () => {
  const at = position({ players: [RED] })
  at.do(0, terraforming(at, 'red', [0, 0]))
  expect(at.rule(0, { type: 'endTurn' })).toBe('AR-207')
  expect(at.deciders).toEqual([0])
})

rule('AR-R29', 'a diamond takes any colour, also one that the diamond side does not have', () => {
  const compass: Record<string, Colour> = { d1: 'red', d2: 'red', d3: 'blue', d4: 'yellow' }
  const at = position({ players: [{ compass, diamonds: [1, 0, 0] }] })
  at.do(0, colouring('grey'))
  expect(at.sheet(0).diamondColours[0]).toBe(4)
})

rule('AR-R42', 'a compass diamond, earned in another’s turn, waits for the own turn to be coloured', () => {
  const at = position({ players: [{}, { compass: { d1: 'red', d2: 'red', d3: 'blue' } }] })
  at.name(0, 'blue')
  at.fill(1, 'd4')
  expect(at.rule(1, colouring('red'))).toBe('AR-220')
  at.paint(0, -1, 0)
  expect([at.state.active, at.rule(1, colouring('red'))]).toEqual([1, null])
})
