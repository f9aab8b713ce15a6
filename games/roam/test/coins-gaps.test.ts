import { rule } from '@vyprava/kernel/testing'
import { expect } from 'vitest'
import { characterWith, LAND } from './pack.ts'
import { game, playing, position, sq } from './position.ts'

const lands = [LAND.scroll, LAND.three, 2, 3, 4, 5]

rule('RO-330', 'a marker on a square with coins brings as many from the bank', () => {
  const at = position({ lands, players: [{ up: ['X', 'XX'], coins: 4 }] })
  expect(at.effect(...playing('X', 1, 2))).toEqual({
    'players.0.partyFaces.0': 0,
    'players.0.supply': 23,
    'players.0.coins': 6,
    [`lower.${sq(1, 2)}`]: 0,
  })
})

rule('RO-331', 'a skipped square brings nothing', () => {
  const at = position({
    lands,
    map: '1 . . . . .  . . . . . .  . 0 . . . .  . . . . . .  . . . . . .  . . . . . .',
    players: [{ up: ['XX', 'X'] }],
  })
  at.effect(...playing('XX', 0, 0))
  expect(at.player(0).coins).toBe(0)
  const own = position({
    lands,
    map: '1 . . . . .  . . . . . .  . 0 . . . .  . . . . . .  . . . . . .  . . . . . .',
    players: [{ up: ['XX', 'X'] }],
  })
  own.effect(...playing('XX', 0, 2))
  expect(own.player(0).coins).toBe(0)
})

rule('RO-332', 'the coins can be spent in the same turn', () => {
  const at = position({ lands, players: [{ up: ['Xo', 'X'] }] })
  at.effect(...playing('Xo', 1, 2))
  expect(at.effect({ type: 'gap', square: sq(2, 2) })).toEqual({
    'players.0.coins': 0,
    'players.0.supply': 22,
    [`lower.${sq(2, 2)}`]: 0,
  })
})

rule('RO-333', 'a marker on a gap collects its coins too', () => {
  const at = position({ lands: [LAND.rich, 1, 2, 3, 4, 5], players: [{ up: ['oXX', 'X'], coins: 2 }] })
  at.effect(...playing('oXX', 1, 2))
  expect(at.effect({ type: 'gap', square: sq(1, 2) })).toEqual({
    'players.0.coins': 3,
    'players.0.supply': 21,
    [`lower.${sq(1, 2)}`]: 0,
  })
})

rule('RO-334', 'coins are public', () => {
  const at = position({ seats: 3, players: [{ coins: 3 }, { coins: 0 }, { coins: 7 }] })
  for (const observer of [0, 1, 2, null]) {
    expect(game.view(at.state, observer).players.map(({ coins }) => coins)).toEqual([3, 0, 7])
  }
})

rule('RO-340', 'after the placement a gap costs 2 coins; it is optional', () => {
  const at = position({ players: [{ up: ['XoX', 'X'], coins: 3 }] })
  at.effect(...playing('XoX', 0, 0))
  expect([at.rule({ type: 'endMain' }), at.rule({ type: 'gap', square: 1 })]).toEqual([null, null])
  expect(at.effect({ type: 'gap', square: 1 })).toEqual({
    'players.0.coins': 1,
    'players.0.supply': 21,
    'lower.1': 0,
  })
  expect(at.asked).toBe(1)
})

rule('RO-341', 'only gaps of this turn’s character at this turn’s location', () => {
  const at = position({ players: [{ up: ['XoX', 'oXo'], coins: 9 }] })
  at.effect(...playing('XoX', 2, 2))
  expect(at.listed('gap')).toEqual([{ type: 'gap', square: sq(3, 2) }])
  for (const square of [sq(1, 0), sq(3, 3), sq(2, 2), sq(5, 2)]) {
    expect(at.rule({ type: 'gap', square })).toBe('RO-341')
  }
})

rule('RO-342', 'all gaps may be bought, 2 coins each', () => {
  const at = position({ players: [{ up: ['oXo', 'X'], coins: 4 }] })
  at.effect(...playing('oXo', 0, 0))
  expect(at.effect({ type: 'gap', square: 2 }, { type: 'gap', square: 0 })).toEqual({
    'players.0.coins': 0,
    'players.0.supply': 21,
    'lower.0': 0,
    'lower.2': 0,
  })
})

rule('RO-343', 'no gap for fewer than 2 coins', () => {
  const at = position({
    mode: 'full',
    players: [{ up: ['oXo', 'X'], coins: 0, artifacts: ['coin', 'coin'] }],
  })
  at.effect(...playing('oXo', 0, 0))
  expect(at.rule({ type: 'gap', square: 0 })).toBe('RO-343')
  at.do({ type: 'coin' })
  expect(at.rule({ type: 'gap', square: 0 })).toBe('RO-343')
  at.do({ type: 'coin' })
  expect(at.rule({ type: 'gap', square: 0 })).toBe(null)
})

rule('RO-344', 'no gap off the map or on an occupied square', () => {
  const at = position({
    map: '1 . . . . .  . . . . . .  . . . . . .  . . . . . .  . . . . . .  . . . . . .',
    players: [{ up: ['oXo', 'X'], coins: 4 }],
  })
  at.effect(...playing('oXo', 0, 0))
  expect(at.rule({ type: 'gap', square: 0 })).toBe('RO-344')
  expect(at.rule({ type: 'gap', square: -1 })).toBe('RO-344')
  expect(at.rule({ type: 'gap', square: 36 })).toBe('RO-344')
  expect(at.listed('gap')).toEqual([{ type: 'gap', square: 2 }])
})

rule('RO-345', 'no gap without a marker', () => {
  const at = position({
    mode: 'full',
    players: [{ up: ['oXo', 'X'], coins: 9, supply: 1, artifacts: ['coin'] }],
  })
  at.effect(...playing('oXo', 0, 0))
  expect(at.rule({ type: 'gap', square: 0 })).toBe('RO-345')
})

rule('RO-346', 'no gap before the placement', () => {
  const at = position({ players: [{ up: ['oXo', 'X'], coins: 9 }] })
  expect(at.rule({ type: 'gap', square: 0 })).toBe('RO-346')
  at.use('oXo')
  expect(at.rule({ type: 'gap', square: 0 })).toBe('RO-346')
})

rule('RO-347', 'gaps give no second character', () => {
  const at = position({ players: [{ up: ['oXo', 'X'], coins: 9 }] })
  at.effect(...playing('oXo', 0, 0), { type: 'gap', square: 0 })
  expect(at.rule({ type: 'use', character: characterWith('X') })).toBe('RO-203')
  at.do({ type: 'gap', square: 2 })
  expect(at.asked).toBe(1)
})

rule('RO-348', 'each gap takes one marker', () => {
  const at = position({ advanced: true, players: [{ up: ['oXo', 'X'], coins: 9 }] })
  at.effect(...playing('oXo', 0, 0), { type: 'gap', square: 0 })
  expect(at.rule({ type: 'gap', square: 0 })).toBe('RO-348')
  expect(at.listed('gap')).toEqual([{ type: 'gap', square: 2 }])
})
