import { rule } from '@vyprava/kernel/testing'
import { expect } from 'vitest'
import { FIELD_LETTERS, FIELDS, LETTER_FIELDS, LETTERS, SIDES } from '../compass/index.ts'
import { allowance, COLOURS, type Colour } from '../rules/index.ts'
import { colourOf, fieldOf, type Having, position } from './position.ts'

/** The allowances of all colours. */
const allowances = (having: Having): number[] => {
  const at = position({ players: [having] })
  return COLOURS.map((_, colour) => allowance(at.sheet(0), colour))
}

const side = (letter: string, count = 4): Record<string, Colour> =>
  Object.fromEntries([1, 2, 3, 4].slice(0, count).map((digit) => [`${letter}${digit}`, 'red']))

rule('AR-401', '24 fields, 7 letters, 6 sides, all empty at first', () => {
  expect([FIELDS.length, LETTERS.length, SIDES.length]).toEqual([24, 7, 6])
  expect(position().sheet(0).compass).toEqual(FIELDS.map(() => -1))
})

rule('AR-402', 'a field is filled once', () => {
  const at = position({ players: [{}, { compass: { f1: 'red' } }] })
  at.name(0, 'blue')
  expect(at.rule(1, { type: 'fill', field: fieldOf('f1') })).toBe('AR-402')
  expect(at.listed(1, 'fill').map(({ field }) => field)).not.toContain(fieldOf('f1'))
})

rule('AR-403', 'any colour goes into any field', () => {
  for (const field of ['f1', 'm2', 'l3', 'o4', 'r1', 'd2']) {
    const at = position()
    at.name(0, 'blue')
    at.fill(1, field)
    at.paint(0, -1, 0)
    expect(at.sheet(1).compass[fieldOf(field)]).toBe(colourOf('blue'))
  }
})

rule('AR-404', 'a field counts for every letter it touches', () => {
  const served = (field: string): string =>
    FIELD_LETTERS[fieldOf(field)].map((letter) => LETTERS[letter]).join('')
  expect(['m1', 'f2', 'd3', 'r1', 'l1', 'o4'].map(served)).toEqual(['ABG', 'AF', 'E', 'DEG', 'BCG', 'D'])
  const fields = (letter: number): string => LETTER_FIELDS[letter].map((field) => FIELDS[field]).join(' ')
  expect(LETTERS.map((_, letter) => fields(letter))).toEqual([
    'f1 f2 f4 m1 m2 m3',
    'm1 m2 m4 l1 l2 l3',
    'l1 l2 l4 o1 o2 o3',
    'o1 o2 o4 r1 r2 r3',
    'r1 r2 r4 d1 d2 d3',
    'f1 f2 f3 d1 d2 d4',
    'f1 m1 l1 o1 r1 d1',
  ])
})

rule('AR-405', 'fields are filled in opponents’ turns only, with their colour or one by hints', () => {
  const at = position({ players: [{}, { hints: 1 }] })
  expect([at.rule(0, { type: 'fill', field: 0 }), at.rule(1, { type: 'fill', field: 0 })]).toEqual([
    'AR-205',
    'AR-201',
  ])
  at.name(0, 'blue')
  at.shift(1, 'yellow')
  at.fill(1, 'f1')
  at.paint(0, -1, 0)
  expect(at.sheet(1).compass[0]).toBe(2)
})

rule(
  ['AR-406', 'AR-407'],
  'one more hex for every filled field of the colour’s side, whatever is in it',
  () => {
    const counts = [0, 1, 2, 3, 4].map((count) => allowances({ identity: 'grey', compass: side('m', count) }))
    expect(counts).toEqual([
      [1, 1, 1, 1, 1],
      [1, 2, 1, 1, 1],
      [1, 3, 1, 1, 1],
      [1, 4, 1, 1, 1],
      [1, 5, 1, 1, 1],
    ])
    expect(allowances({ identity: 'grey', compass: { m1: 'blue', m2: 'green', l1: 'grey' } })).toEqual([
      1, 3, 2, 1, 1,
    ])
  },
)

rule(['AR-407', 'AR-408', 'AR-409'], 'the identity adds one when its side is complete, not before', () => {
  expect(allowances({ identity: 'red' })).toEqual([1, 1, 1, 1, 1])
  expect(allowances({ identity: 'red', compass: side('m', 3) })).toEqual([1, 4, 1, 1, 1])
  expect(allowances({ identity: 'red', compass: side('m') })).toEqual([1, 6, 1, 1, 1])
  expect(allowances({ identity: 'green', compass: side('m') })).toEqual([1, 5, 1, 1, 1])
})

rule('AR-408', 'the most is five, or six for the identity', () => {
  const all = Object.assign({}, ...[...'fmlord'].map((letter) => side(letter)))
  expect(allowances({ identity: 'yellow', compass: all })).toEqual([5, 5, 6, 5, 5])
})

rule('AR-410', 'the diamond side gives no movement', () => {
  expect(allowances({ compass: side('d') })).toEqual([1, 1, 1, 1, 1])
})

rule('AR-411', 'the road side serves roads and cities', () => {
  const at = position({ players: [{ visited: [[-3, 5]], compass: { r1: 'red' } }] })
  at.name(0, 'grey')
  expect(at.game.decision(at.state, 0).prompt.values).toMatchObject({ allowance: 2 })
  at.paint(0, -4, 5)
  at.paint(0, -2, 5)
  expect(at.sheet(0).counter).toEqual([4])
})
