import { rule } from '@vyprava/kernel/testing'
import { describe, expect } from 'vitest'
import { LETTER_FIELDS, LETTERS } from '../compass/index.ts'
import { allowance, COLOURS, type Colour } from '../rules/index.ts'
import { colourOf, fieldOf, type Place, position } from './position.ts'

describe('examples of the rulebook', () => {
  rule('AR-220', 'AR-E01: green may be travelled or noted, not both', () => {
    const at = position({
      players: [{ visited: [[4, -2]] }, { visited: [[4, -2]], compass: { f1: 'red' } }],
    })
    at.name(0, 'green')
    at.paint(1, 4, -1)
    expect(at.rule(1, { type: 'fill', field: fieldOf('f2') })).toBe('AR-220')
    at.endMove(1)
    at.finish()
    expect([at.paintOn(1, 4, -1), at.sheet(1).counter]).toEqual(['green', [0]])
    const noting = position({ players: [{ visited: [[4, -2]] }, { visited: [[4, -2]] }] })
    noting.name(0, 'green')
    noting.fill(1, 'o3')
    expect(noting.rule(1, noting.painting(4, -1))).toBe('AR-220')
  })

  const E02: Record<string, Colour> = { f4: 'yellow', m1: 'red', o4: 'blue', r3: 'blue' }

  rule(['AR-404', 'AR-702'], 'AR-E02: four fields tell of A, B, G and D; nothing is found', () => {
    const at = position({ mode: 'cooperative', players: [{}, { compass: E02 }] })
    const { compass, parts } = at.sheet(1)
    const known = Object.fromEntries(
      LETTERS.map((letter, i) => [
        letter,
        LETTER_FIELDS[i].flatMap((field) => (compass[field] === -1 ? [] : [COLOURS[compass[field]]])),
      ]),
    )
    expect(known).toEqual({
      A: ['yellow', 'red'],
      B: ['red'],
      C: [],
      D: ['blue', 'blue'],
      E: [],
      F: [],
      G: ['red'],
    })
    expect(parts).toBe(0)
  })

  rule(
    ['AR-703', 'AR-704', 'AR-709'],
    'AR-E03: A is found by a complete surrounding, in any rotation',
    () => {
      const around: Place[] = [
        [0, 0],
        [1, -1],
        [1, 0],
        [0, 1],
        [-1, 1],
        [-1, 0],
        [0, -1],
      ]
      // Around (0,0): meadow, forest, road, city, ocean, road.
      const fields = LETTER_FIELDS[0]
      const colours: Colour[] = ['grey', 'blue', 'yellow', 'green', 'grey', 'grey']
      const NAMES = [...'fmlord'].flatMap((side) => [1, 2, 3, 4].map((digit) => `${side}${digit}`))
      for (let turn = 0; turn < 6; turn++) {
        const compass = Object.fromEntries(fields.map((field, i) => [NAMES[field], colours[(i + turn) % 6]]))
        const at = position({ mode: 'cooperative', players: [{}, { visited: around, compass }] })
        expect(at.sheet(1).parts).toBe(1)
      }
    },
  )

  rule(['AR-407', 'AR-408'], 'AR-E04: six green with the identity, five without, one with nothing', () => {
    const f: Record<string, Colour> = { f1: 'red', f2: 'red', f3: 'blue', f4: 'grey' }
    const green = (identity: Colour, compass = f): number =>
      allowance(position({ players: [{ identity, compass }] }).sheet(0), colourOf('green'))
    expect([green('green'), green('red'), green('green', {})]).toEqual([6, 5, 1])
  })

  rule('AR-320', 'AR-E05: four forests mark one green slot', () => {
    const at = position({
      players: [
        {
          visited: [
            [3, -1],
            [4, 1],
          ],
          compass: { f1: 'red', f2: 'red', f3: 'red' },
        },
      ],
    })
    at.move(0, 'green', [2, 0], [4, -1], [4, -2], [4, 0])
    expect([at.sheet(0).tally[0], at.sheet(0).counter]).toEqual([5, [colourOf('green')]])
  })

  rule('AR-226', 'AR-E06: a first minus point ends the answer', () => {
    const at = position()
    at.name(0, 'blue')
    at.skip(1)
    expect(at.deciders).toEqual([0])
    at.paint(0, -1, 0)
    expect(at.sheet(1).minus).toBe(1)
  })

  rule('AR-502', 'AR-E07: green to red costs one hint, to blue three', () => {
    const paid = (to: Colour): number => {
      const at = position({ players: [{ visited: [[4, -2]] }, { character: 'pirate', hints: 3 }] })
      at.name(0, 'green')
      at.shift(1, to)
      at.fill(1, 'f1')
      at.finish()
      return 3 - at.sheet(1).hints
    }
    expect([paid('red'), paid('blue')]).toEqual([1, 3])
  })

  rule('AR-503', 'AR-E08: grey does not become green', () => {
    const at = position({ players: [{}, { hints: 3 }] })
    at.name(0, 'grey')
    expect(at.rule(1, { type: 'shift', colour: colourOf('green') })).toBe('AR-503')
  })

  rule(
    ['AR-531', 'AR-535', 'AR-536', 'AR-537', 'AR-538', 'AR-539'],
    'AR-E09: a yellow diamond on a forest',
    () => {
      const yellow = position({
        active: 0,
        players: [
          { character: 'ranger', visited: [[0, 0]] },
          { visited: [[4, -2]], compass: { d1: 'red', d2: 'red', d3: 'blue' } },
        ],
      })
      yellow.name(0, 'yellow')
      yellow.fill(1, 'd4')
      yellow.finish()
      expect([yellow.sheet(1).diamonds, yellow.state.active]).toEqual([[1, 0, 0], 1])
      yellow.do(1, { type: 'colourDiamond', colour: colourOf('yellow') })
      yellow.do(1, { type: 'terraform', colour: colourOf('yellow'), hex: yellow.hex(4, -1) })
      const { diamonds, counter } = yellow.sheet(1)
      expect([yellow.paintOn(1, 4, -1), diamonds, counter]).toEqual(['yellow', [3, 0, 0], []])
    },
  )

  rule(['AR-532', 'AR-533'], 'AR-E10: one mountain more brings the second set diamond', () => {
    const visited: Place[] = [
      [1, 0],
      [2, 0],
      [1, -1],
      [2, -1],
      [-1, 0],
      [-2, 1],
      [0, 0],
      [0, 1],
      [0, 2],
    ]
    const at = position({ players: [{ visited, diamonds: [0, 1, 0] }] })
    expect(at.sheet(0).tally).toEqual([2, 1, 2, 2, 2])
    at.move(0, 'red', [-1, 2])
    expect(at.sheet(0).diamonds).toEqual([0, 1, 1])
  })

  rule('AR-324', 'AR-E11: the tenth and the twentieth movement bring a hint', () => {
    for (const slots of [9, 19]) {
      const at = position({ players: [{ slots }, { slots }] })
      at.move(0, 'blue', [-1, 0])
      at.answer(1, [-1, 0])
      expect([at.sheet(0).hints, at.sheet(1).hints]).toEqual([1, 1])
    }
  })

  rule(
    ['AR-950', 'AR-953'],
    'AR-E12: a three is yellow for the compass, or a minus point; then the map',
    () => {
      for (let i = 0; i < 60; i++) {
        const at = position({ seats: 1, mode: 'solo', seed: `three ${i}` })
        at.move(0, 'blue', [-1, 0])
        if (at.state.named !== colourOf('yellow')) continue
        at.fill(0, 'o2')
        expect([at.sheet(0).compass[fieldOf('o2')], at.state.die, at.state.phase]).toEqual([
          2,
          false,
          'naming',
        ])
        return
      }
      expect.fail('no three came up')
    },
  )
})
