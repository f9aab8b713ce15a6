import { rule } from '@vyprava/kernel/testing'
import { describe, expect } from 'vitest'
import type { Colour } from '../rules/index.ts'
import { colourOf, type Having, position } from './position.ts'
import { ofType, startAt, startTerrains } from './scenes.ts'

rule('AR-601', 'powers may be left unused, and none repaints', () => {
  const at = position({ players: [{}, { character: 'hunter', identity: 'blue', visited: [[1, -1]] }] })
  at.name(0, 'blue')
  expect(at.listed(1, 'meadow').length).toBeGreaterThan(0)
  at.skip(1)
  const paladin = position({
    players: [{ character: 'paladin', visited: [[2, 0]], painted: [[[3, 0], 'red']] }],
  })
  paladin.name(0, 'green')
  expect(paladin.rule(0, paladin.painting(3, 0, 'blue'))).toBe('AR-304')
})

describe('Ranger', () => {
  rule('AR-610', 'starts on the border, on any terrain', () => {
    const { terrains, hexes, at } = startTerrains('ranger')
    expect(terrains).toEqual(['forest', 'meadow', 'mountain', 'ocean'])
    expect(hexes.every((hex) => at.chart.isBorder[hex])).toBe(true)
    expect(hexes).toHaveLength(33)
    expect(at.rule(0, startAt(at, 0, 0))).toBe('AR-610')
  })

  const RANGER: Having = { character: 'ranger', visited: [[0, 0]], compass: { f1: 'red', f2: 'red' } }

  rule(['AR-611', 'AR-R41'], 'every hex of the own move may be two away, over whatever lies between', () => {
    const at = position({ players: [{ ...RANGER, visited: [[2, 1]] }] })
    at.name(0, 'green')
    expect(at.rule(0, at.painting(4, -1))).toBe(null)
    at.paint(0, 4, -1)
    at.paint(0, 4, 0)
    at.paint(0, 2, 0)
    expect(at.sheet(0).counter).toEqual([0])
    const far = position({ players: [RANGER] })
    far.name(0, 'green')
    expect(far.rule(0, far.painting(3, -1))).toBe('AR-611')
  })

  rule('AR-611', 'not in answers, not by free actions', () => {
    const at = position({ players: [{}, RANGER] })
    at.name(0, 'blue')
    expect(at.listed(1, 'paint').map(({ hex }) => hex)).toEqual([at.hex(-1, 0)])
    expect(at.rule(1, at.painting(-2, 1))).toBe('AR-611')
    const free = position({
      players: [{ ...RANGER, diamonds: [2, 0, 0], diamondColours: ['red', null, null] }],
    })
    expect(free.rule(0, { type: 'terraform', colour: 1, hex: free.hex(2, 0) })).toBe('AR-537')
    const others = position({ players: [{ visited: [[0, 0]] }] })
    others.name(0, 'green')
    expect(others.rule(0, others.painting(2, 0))).toBe('AR-305')
  })

  rule('AR-611', 'a leap may start from what was painted a turn before', () => {
    const at = position({ players: [{ ...RANGER, visited: [[-1, 1]], compass: {} }] })
    at.move(0, 'green', [1, 0])
    at.finish()
    at.finish()
    at.name(0, 'green')
    expect(at.rule(0, at.painting(3, -1))).toBe(null)
    expect(at.rule(0, at.painting(4, -1))).toBe('AR-611')
  })

  rule('AR-612', 'may name a colour that is only two away', () => {
    const at = position({ players: [{ ...RANGER, visited: [[-1, 1]] }] })
    expect(at.rule(0, { type: 'name', colour: colourOf('green') })).toBe(null)
    expect(position().rule(0, { type: 'name', colour: colourOf('green') })).toBe('AR-202')
  })

  rule('AR-R32', 'only the distance counts, also over a gap in the map', () => {
    const lines = ['at 0 0', 'C       F', '', 'O   W']
    const at = position({ lines, players: [{ ...RANGER, visited: [[0, 0]] }, { visited: [[0, 0]] }] })
    expect(at.chart.hexes.map(({ q, r }) => [q, r])).toEqual([
      [0, 0],
      [0, 1],
      [2, 0],
      [4, -2],
    ])
    expect(at.colours(0, 'name')).toEqual(['blue'])
    at.name(0, 'blue')
    expect(at.rule(0, at.painting(2, 0))).toBe(null)
    expect(at.rule(0, at.painting(0, 1))).toBe(null)
  })
})

describe('Paladin', () => {
  const PALADIN: Having = { character: 'paladin', visited: [[2, 0]], compass: { f1: 'red' } }

  rule('AR-620', 'starts in a city', () => {
    const { terrains, at } = startTerrains('paladin')
    expect(terrains).toEqual(['city'])
    expect(at.rule(0, startAt(at, 0, 0))).toBe('AR-620')
  })

  rule(['AR-621', 'AR-622', 'AR-R14'], 'enters danger under any move colour and paints it freely', () => {
    const at = position({ players: [PALADIN, { character: 'ranger', visited: [[0, 0]] }] })
    expect(at.colours(0, 'name')).toEqual(['green', 'red', 'yellow', 'blue', 'grey'])
    at.name(0, 'green')
    const danger = at.listed(0, 'paint').filter(({ hex }) => hex === at.hex(3, 0))
    expect(danger.map(({ colour }) => colour)).toEqual([0, 1, 2, 3, 4])
    at.paint(0, 3, 0, 'blue')
    at.paint(0, 1, 0)
    expect([at.paintOn(0, 3, 0), at.paintOn(0, 1, 0), at.sheet(0).counter]).toEqual(['blue', 'green', [0]])
    at.skip(1)
    const blue = position({ players: [PALADIN] })
    blue.name(0, 'blue')
    expect(new Set(blue.listed(0, 'paint').map(({ hex }) => hex))).toEqual(new Set([blue.hex(3, 0)]))
    blue.paint(0, 3, 0, 'grey')
    expect([blue.paintOn(0, 3, 0), blue.sheet(0).counter]).toEqual(['grey', [3]])
  })

  rule('AR-621', 'in answers too, and by diamond in the diamond’s colour', () => {
    const at = position({ players: [{}, PALADIN] })
    at.name(0, 'blue')
    at.paint(1, 3, 0, 'yellow')
    at.paint(0, -1, 0)
    expect([at.paintOn(1, 3, 0), at.sheet(1).counter]).toEqual(['yellow', [3]])
    const gem = position({
      players: [{ ...PALADIN, diamonds: [2, 0, 0], diamondColours: ['red', null, null] }],
    })
    expect(gem.rule(0, { type: 'terraform', colour: 2, hex: gem.hex(3, 0) })).toBe('AR-536')
    gem.do(0, { type: 'terraform', colour: 1, hex: gem.hex(3, 0) })
    expect(gem.paintOn(0, 3, 0)).toBe('red')
  })

  rule('AR-622', 'danger uses up one hex of the allowance', () => {
    const at = position({ players: [{ ...PALADIN, compass: {} }] })
    at.name(0, 'green')
    const events = at.paint(0, 3, 0, 'red')
    expect(ofType(events, 'moved')).toMatchObject([{ hexes: [at.hex(3, 0)], paints: [1], colour: 0 }])
  })
})

describe('Mage', () => {
  rule('AR-630', 'starts in a city', () => {
    const { terrains, at } = startTerrains('mage')
    expect(terrains).toEqual(['city'])
    expect(at.rule(0, startAt(at, 0, 0))).toBe('AR-630')
  })

  rule('AR-631', 'one hint covers two steps', () => {
    const shifts = (hints: number): Colour[] => {
      const at = position({ players: [{}, { character: 'mage', hints }] })
      at.name(0, 'red')
      return at.colours(1, 'shift')
    }
    expect([shifts(1), shifts(2)]).toEqual([
      ['green', 'yellow', 'blue'],
      ['green', 'yellow', 'blue', 'grey'],
    ])
    const at = position({ players: [{}, { character: 'mage', hints: 3 }] })
    at.name(0, 'red')
    at.shift(1, 'grey')
    at.fill(1, 'f1')
    at.finish()
    expect(at.sheet(1).hints).toBe(1)
  })
})

describe('Pirate', () => {
  const PIRATE: Having = { character: 'pirate', visited: [[-5, 4]] }

  rule('AR-640', 'starts beside a wreck', () => {
    const { hexes, at } = startTerrains('pirate')
    expect(hexes.map((hex) => [at.chart.hexes[hex].q, at.chart.hexes[hex].r])).toEqual([
      [-6, 3],
      [-6, 4],
      [-5, 2],
      [-5, 4],
      [-4, 2],
      [-4, 3],
    ])
    expect(at.rule(0, startAt(at, 0, 0))).toBe('AR-640')
    expect(at.rule(0, startAt(at, -5, 3))).toBe('AR-107')
  })

  rule(['AR-641', 'AR-R14'], 'enters the wreck with blue', () => {
    const at = position({ players: [PIRATE] })
    at.name(0, 'red')
    expect(at.rule(0, at.painting(-5, 3, 'red'))).toBe('AR-641')
    expect(at.listed(0, 'paint').map(({ hex }) => hex)).not.toContain(at.hex(-5, 3))
  })

  rule('AR-642', 'paints it in any colour, gains the hint, marks blue', () => {
    const at = position({ players: [PIRATE, { visited: [[-5, 4]] }] })
    at.name(0, 'blue')
    expect(at.listed(0, 'paint').map(({ colour }) => colour)).toEqual([0, 1, 2, 3, 4])
    at.paint(0, -5, 3, 'green')
    expect([at.paintOn(0, -5, 3), at.sheet(0).hints, at.sheet(0).counter]).toEqual(['green', 1, [3]])
    expect(at.listed(1, 'paint').map(({ colour }) => colour)).toEqual([3])
    const answering = position({ players: [{}, PIRATE] })
    answering.name(0, 'blue')
    answering.paint(1, -5, 3, 'grey')
    answering.paint(0, -1, 0)
    expect([answering.paintOn(1, -5, 3), answering.sheet(1).counter]).toEqual(['grey', [3]])
    const gem = position({
      players: [{ ...PIRATE, diamonds: [2, 0, 0], diamondColours: ['red', null, null] }],
    })
    expect(gem.rule(0, { type: 'terraform', colour: 2, hex: gem.hex(-5, 3) })).toBe('AR-536')
    gem.do(0, { type: 'terraform', colour: 1, hex: gem.hex(-5, 3) })
    expect([gem.paintOn(0, -5, 3), gem.sheet(0).hints]).toEqual(['red', 1])
  })

  rule('AR-642', 'other ocean stays blue', () => {
    const at = position({ players: [{ ...PIRATE, visited: [[-4, 3]] }] })
    at.name(0, 'blue')
    expect(at.rule(0, at.painting(-4, 2, 'red'))).toBe('AR-540')
  })
})
