import { rule } from '@vyprava/kernel/testing'
import { expect } from 'vitest'
import type { RoamAction } from '../rules/index.ts'
import { NONE } from '../rules/state.ts'
import { playing, position, sq } from './position.ts'

const gap = (square: number): RoamAction => ({ type: 'gap', square })

rule('RO-343', 'whoever could not pay for a gap hears it also when the turn went on by itself', () => {
  const at = position({ players: [{ up: ['oXo', 'X'], coins: 1 }, { up: ['X', 'XX'] }] })
  at.effect(...playing('oXo', 0, 0))
  expect(at.asked).toBe(1)
  expect(at.refusal(gap(0), 0)).toEqual({
    rule: 'RO-343',
    reason: 'tooExpensive',
    values: { price: 2, coins: 1 },
  })
  expect(at.rule(gap(2), 0)).toBe('RO-343')
  // What was no gap of that shape is simply somebody else's turn; and so is everything once others have placed.
  expect(at.rule(gap(1), 0)).toBe('RO-201')
  expect(at.rule(gap(sq(4, 4)), 0)).toBe('RO-201')
  expect(at.rule(gap(0), 1)).toBe('RO-346')
  at.effect(...playing('X', 3, 3))
  expect(at.rule(gap(0), 1)).toBe('RO-201')
})

rule('RO-344', 'an occupied gap is told as such after the turn', () => {
  const at = position({
    map: '1 . 1 . . .  . . . . . .  . . . . . .  . . . . . .  . . . . . .  . . . . . .',
    players: [{ up: ['oXo', 'X'], coins: 4 }],
  })
  at.effect(...playing('oXo', 0, 0))
  expect(at.asked).toBe(1)
  expect(at.rule(gap(0), 0)).toBe('RO-344')
})

rule('RO-345', 'so is a supply that is used up', () => {
  const at = position({ players: [{ up: ['oXo', 'X'], coins: 9, supply: 1 }] })
  at.effect(...playing('oXo', 0, 0))
  expect(at.asked).toBe(1)
  expect(at.rule(gap(0), 0)).toBe('RO-345')
})

rule('RO-R28', 'so is a gap where no land lies', () => {
  const at = position({ lands: [NONE, 1, 2, 3, 4, 5], players: [{ up: ['oXX', 'X'], coins: 9 }] })
  at.effect(...playing('oXX', 1, 0))
  expect(at.asked).toBe(1)
  expect(at.rule(gap(sq(1, 0)), 0)).toBe('RO-R28')
})

rule('RO-R19', 'a square that was skipped stays skipped: the placement was one step', () => {
  const at = position({
    map: '. 1 . . . .  . . . . . .  . . . . . .  . . . . . .  . . . . . .  . . . . . .',
    players: [{ up: ['XX', 'X'], supply: 1 }],
    advanced: true,
  })
  at.effect(...playing('XX', 0, 0))
  expect(at.asked).toBe(1)
  expect(at.rule({ type: 'stack', square: 1 }, 0)).toBe('RO-R19')
  expect(at.rule({ type: 'fill', square: 1 }, 0)).toBe('RO-R19')
  expect(at.rule({ type: 'stack', square: 20 }, 0)).toBe('RO-201')
})

rule(
  ['RO-202', 'RO-343'],
  'in the purchase a gap is refused by what it lacked, and else because it is too late',
  () => {
    const poor = position({
      mode: 'full',
      players: [{ up: ['oXo', 'X'], down: ['XX'], coins: 0, artifacts: ['flipCard'] }],
    })
    poor.effect(...playing('oXo', 0, 0))
    expect(poor.prompt).toBe('purchase')
    expect(poor.rule(gap(0))).toBe('RO-343')
    const rich = position({ mode: 'full', players: [{ up: ['oXo', 'X'], coins: 9 }], row: [0, 1, 2, 3] })
    rich.effect(...playing('oXo', 0, 0), { type: 'endMain' })
    expect(rich.prompt).toBe('purchase')
    expect(rich.rule(gap(0))).toBe('RO-202')
  },
)
