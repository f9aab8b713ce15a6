import { rule } from '@vyprava/kernel/testing'
import { expect } from 'vitest'
import { colourOf, type Having, type Place, position } from './position.ts'

rule('AR-301', 'every hex has one terrain and one colour; danger has none', () => {
  const { chart } = position()
  const colours = chart.hexes.map(({ terrain }, hex) => `${terrain} ${chart.colour[hex]}`)
  expect([...new Set(colours)].sort()).toEqual([
    'city 4',
    'danger -1',
    'forest 0',
    'meadow 2',
    'mountain 1',
    'ocean 3',
    'road 4',
  ])
})

rule(['AR-302', 'AR-411', 'AR-R37'], 'roads and cities are grey alike, and nothing else', () => {
  const at = position({ players: [{ visited: [[-3, 5]], compass: { r1: 'red', r2: 'blue' } }] })
  at.name(0, 'grey')
  const grey = at.listed(0, 'paint').map(({ hex }) => at.chart.hexes[hex].terrain)
  expect(new Set(grey)).toEqual(new Set(['road', 'city']))
  expect(at.rule(0, at.painting(-4, 6))).toBe('AR-308')
  at.paint(0, -4, 5)
  at.paint(0, -2, 5)
  expect([at.paintOn(0, -4, 5), at.paintOn(0, -2, 5)]).toEqual(['grey', 'grey'])
})

rule('AR-303', 'visiting is painting in the terrain’s colour', () => {
  const at = position()
  at.name(0, 'red')
  expect(at.rule(0, at.painting(-1, 2, 'blue'))).toBe('AR-540')
  expect(at.rule(0, { type: 'paint', hex: at.hex(-1, 2), colour: 7 })).toBe('AR-303')
  at.paint(0, -1, 2)
  expect(at.paintOn(0, -1, 2)).toBe('red')
})

rule('AR-304', 'a hex is painted once', () => {
  const around: Place[] = [
    [4, -2],
    [3, -1],
    [3, -2],
    [4, -1],
  ]
  const at = position({
    players: [
      { character: 'druid', visited: around, diamonds: [2, 0, 0], diamondColours: ['red', null, null] },
    ],
  })
  expect(at.rule(0, { type: 'terraform', colour: 1, hex: at.hex(4, -1) })).toBe('AR-304')
  expect(at.rule(0, { type: 'convert', hex: at.hex(4, -1) })).toBe('AR-304')
  at.name(0, 'green')
  expect(at.rule(0, at.painting(3, -2))).toBe('AR-304')
  const hunter = position({
    players: [
      {},
      {
        character: 'hunter',
        identity: 'blue',
        visited: [
          [1, -1],
          [2, -1],
        ],
      },
    ],
  })
  hunter.name(0, 'blue')
  expect(hunter.rule(1, { type: 'meadow', hex: hunter.hex(2, -1) })).toBe('AR-304')
})

const TWO_ISLANDS: Having = {
  visited: [
    [-1, 1],
    [5, 0],
  ],
  compass: { r1: 'red', r2: 'red' },
}

rule(
  ['AR-305', 'AR-307'],
  'a new hex touches one visited before; hexes of a move need not touch each other',
  () => {
    const at = position({ players: [TWO_ISLANDS] })
    at.name(0, 'grey')
    expect(at.rule(0, at.painting(0, -1))).toBe('AR-305')
    expect(at.rule(0, at.painting(1, 4))).toBe('AR-305')
    at.paint(0, 0, 0)
    at.paint(0, 5, -1)
    at.paint(0, 4, 1)
    expect([at.paintOn(0, 0, 0), at.paintOn(0, 5, -1), at.paintOn(0, 4, 1)]).toEqual(['grey', 'grey', 'grey'])
  },
)

rule('AR-306', 'what is painted in a turn supports nothing in it, by whatever means', () => {
  const at = position({
    players: [{ ...TWO_ISLANDS, diamonds: [2, 2, 0], diamondColours: ['grey', 'grey', null] }],
  })
  at.do(0, { type: 'terraform', colour: 4, hex: at.hex(0, 0) })
  expect(at.rule(0, { type: 'terraform', colour: 4, hex: at.hex(0, -1) })).toBe('AR-537')
  expect(at.rule(0, { type: 'name', colour: colourOf('yellow') })).toBe('AR-202')
  at.name(0, 'grey')
  expect(at.rule(0, at.painting(0, -1))).toBe('AR-305')
  at.paint(0, 0, 1)
  expect(at.rule(0, at.painting(1, 1))).toBe('AR-305')
  at.finish()
  at.finish()
  expect(at.rule(0, { type: 'name', colour: colourOf('yellow') })).toBe(null)
})

rule('AR-308', 'all hexes of a move have the move’s colour', () => {
  const at = position({ players: [{ compass: { r1: 'red', r2: 'red' } }] })
  at.name(0, 'grey')
  expect(at.rule(0, at.painting(-1, 2))).toBe('AR-308')
  expect(at.rule(0, at.painting(-1, 2, 'grey'))).toBe('AR-308')
  expect(at.listed(0, 'paint').map(({ colour }) => colour)).toEqual([4, 4])
})

rule('AR-309', 'danger is for the Paladin only, also with a diamond', () => {
  const at = position({
    players: [{ visited: [[2, 0]], diamonds: [2, 0, 0], diamondColours: ['red', null, null] }],
  })
  expect(at.rule(0, { type: 'terraform', colour: 1, hex: at.hex(3, 0) })).toBe('AR-309')
  at.name(0, 'green')
  expect(at.rule(0, at.painting(3, 0, 'green'))).toBe('AR-309')
})

rule('AR-310', 'a wreck is ocean, painted blue, and gives each visitor a hint', () => {
  const at = position({ players: [{ visited: [[-5, 4]] }, { visited: [[-5, 4]] }] })
  at.name(0, 'blue')
  expect(at.rule(0, at.painting(-5, 3, 'red'))).toBe('AR-540')
  at.paint(0, -5, 3)
  expect([at.paintOn(0, -5, 3), at.sheet(0).hints]).toEqual(['blue', 1])
  at.paint(1, -5, 3)
  expect([at.paintOn(1, -5, 3), at.sheet(1).hints]).toEqual(['blue', 1])
  const red = position({ players: [{ visited: [[-5, 4]] }] })
  red.name(0, 'red')
  expect(red.rule(0, red.painting(-5, 3))).toBe('AR-308')
})

rule(['AR-311', 'AR-R12'], 'places go by print, counts by paint', () => {
  const painted: [Place, 'yellow' | 'green'][] = [
    [[4, -2], 'yellow'],
    [[1, -1], 'green'],
    [[0, 0], 'green'],
    [[0, 1], 'green'],
  ]
  const at = position({ players: [{ character: 'druid', visited: [[3, -1]], painted }] })
  expect(at.sheet(0).tally).toEqual([4, 0, 1, 0, 0])
  expect(at.listed(0, 'convert').map(({ hex }) => at.chart.hexes[hex].terrain)).toContain('forest')
  expect(at.rule(0, { type: 'convert', hex: at.hex(5, -2) })).toBe('AR-652')
  at.name(0, 'green')
  expect(at.rule(0, at.painting(2, -1))).toBe('AR-308')
})

rule('AR-R12', 'challenges ask for printed places, whatever their paint', () => {
  const at = position()
  const forests = at.chart.ofColour[0]
  for (const hex of forests) at.sheet(0).painted[hex] = colourOf('red')
  expect(at.game.view(at.state, null).sheets[0].score.challenges).toBe(10)
  at.sheet(0).painted[forests[0]] = -1
  expect(at.game.view(at.state, null).sheets[0].score.challenges).toBe(5)
})
