import { rule } from '@vyprava/kernel/testing'
import { expect } from 'vitest'
import type { RoamAction } from '../rules/index.ts'
import { BACK } from './pack.ts'
import { drawn, type Having, playing, position, sq } from './position.ts'

const REST_OF_MAP = '. . . . . .  . . . . . .  . . . . . .  . . . . . .  . . . . . .'
const stack = (square: number): RoamAction => ({ type: 'stack', square })
const DONE: RoamAction = { type: 'done' }
const advanced = (map: string, player: Having, more: object = {}) =>
  position({ advanced: true, map, players: [player, {}], ...more })

rule('RO-801', 'a square holds up to two markers', () => {
  const at = advanced(`1 01 . . . .  ${REST_OF_MAP}`, { up: ['XXX', 'X'] })
  at.effect(...playing('XXX', 0, 0))
  expect(at.actions).toEqual([DONE, stack(0)])
  expect(at.rule(stack(1))).toBe('RO-801')
  expect(at.rule(stack(2))).toBe('RO-306')
  expect(at.effect(stack(0))).toEqual({ 'upper.0': 0, 'lower.2': 0, 'players.0.supply': 21 })
  const full = advanced(`01 . . . . .  ${REST_OF_MAP}`, { up: ['oXX', 'X'], coins: 9 })
  full.effect(...playing('oXX', 0, 0))
  expect(full.asked).toBe(1)
})

rule('RO-802', 'on a rival’s marker or on one’s own', () => {
  const at = advanced(`0 1 . . . .  ${REST_OF_MAP}`, { up: ['XX', 'X'] })
  at.effect(...playing('XX', 0, 0))
  at.effect(stack(0), stack(1))
  expect(at.map).toBe(drawn(`00 10 . . . .  ${REST_OF_MAP}`))
})

rule('RO-803', 'the majority counts both levels', () => {
  const map = '01 01 . . . .  0 0 . . . .  1 . . . . .  . . . . . .  . . . . . .  . . . . . .'
  const at = advanced(map.replace('01 01', '01 11'), { up: ['X', 'XX'] })
  at.effect(...playing('X', 1, 2))
  expect(at.prompt).toBe('bid')
  const won = advanced(map.replace('01 01', '11 11').replace('0 0 .', '0 1 .'), { up: ['X', 'XX'] })
  won.effect(...playing('X', 1, 2))
  expect(won.player(1).party.at(-1)).toBe(BACK)
  expect([won.player(0).supply, won.player(1).supply]).toEqual([24, 24])
})

rule('RO-804', 'ties go to an auction as ever', () => {
  const at = advanced('01 0 . . . .  0 1 . . . .  1 . . . . .  . . . . . .  . . . . . .  . . . . . .', {
    up: ['X/X/X', 'X'],
    coins: 1,
  })
  at.effect(...playing('X', 1, 2))
  expect([at.prompt, at.asked]).toEqual(['character', 1])
  const tie = advanced('01 0 . . . .  1 1 . . . .  0 . . . . .  . . . . . .  . . . . . .  . . . . . .', {
    up: ['X', 'XX'],
    coins: 1,
  })
  tie.effect(...playing('X', 1, 2))
  expect(tie.state.players.map(({ party }) => party.length)).toEqual([3, 3])
  const exact = advanced('01 0 . . . .  1 1 . . . .  01 . . . . .  . . . . . .  . . . . . .  . . . . . .', {
    up: ['X', 'XX'],
    coins: 1,
  })
  exact.effect(...playing('X', 1, 2))
  expect([exact.prompt, exact.asked]).toEqual(['bid', 0])
})

rule('RO-805', 'everything else stays: free squares are filled, skipping brings nothing', () => {
  const at = advanced(`1 . . . . .  ${REST_OF_MAP}`, { up: ['XXX', 'X'] })
  at.effect(...playing('XXX', 0, 0))
  expect(at.effect(DONE)).toEqual({ 'players.0.supply': 22, 'lower.1': 0, 'lower.2': 0 })
})

rule('RO-R70', 'one marker on each square completes a card', () => {
  const at = advanced('0 0 . . . .  0 0 . . . .  0 . . . . .  . . . . . .  . . . . . .  . . . . . .', {
    up: ['X', 'XX'],
  })
  at.effect(...playing('X', 1, 2))
  expect(at.player(0).party).toEqual([0, 1, BACK])
})

rule('RO-R71', 'stacking is chosen square by square', () => {
  const at = advanced(`1 0 1 . . .  ${REST_OF_MAP}`, { up: ['XXX', 'X'] })
  at.effect(...playing('XXX', 0, 0))
  expect([at.prompt, at.actions]).toEqual(['choose', [DONE, stack(0), stack(1), stack(2)]])
  at.do(stack(1))
  expect(at.rule(stack(1))).toBe('RO-R73')
  expect(at.effect(DONE)).toEqual({ 'players.0.supply': 22, 'upper.1': 0 })
  const short = advanced(`1 0 1 . . .  ${REST_OF_MAP}`, { up: ['XXX', 'X'], supply: 1 })
  short.effect(...playing('XXX', 0, 0), stack(2))
  expect([short.asked, short.player(0).supply]).toEqual([1, 0])
})

rule('RO-R72', 'a gap square with one marker can be bought or freed', () => {
  const at = advanced(`1 . . . . .  ${REST_OF_MAP}`, { up: ['oXo', 'X'], coins: 4 })
  at.effect(...playing('oXo', 0, 0))
  expect(at.effect({ type: 'gap', square: 0 })).toEqual({
    'players.0.coins': 2,
    'players.0.supply': 22,
    'upper.0': 0,
  })
  expect(at.rule({ type: 'gap', square: 0 })).toBe('RO-348')
  const full = advanced(`11 . . . . .  ${REST_OF_MAP}`, { up: ['oXo', 'X'], coins: 4 })
  full.effect(...playing('oXo', 0, 0))
  expect(full.rule({ type: 'gap', square: 0 })).toBe('RO-801')
})

rule(
  'RO-R73',
  'replace takes any one rival’s marker of the stack; the height stays; not both on one cell',
  () => {
    const replace = (owner: number, square: number): RoamAction => ({ type: 'replace', owner, square })
    const at = position({
      seats: 3,
      mode: 'full',
      advanced: true,
      map: `12 1 . . . .  ${REST_OF_MAP}`,
      players: [{ up: ['XX', 'X'], artifacts: ['replace', 'replace'] }, {}, {}],
      row: [],
    })
    at.effect(...playing('XX', 0, 0))
    expect(at.actions).toEqual([DONE, replace(1, 0), replace(1, 1), replace(2, 0), stack(1)])
    at.do(stack(1))
    expect(at.rule(replace(1, 1))).toBe('RO-R73')
    expect(at.effect(replace(1, 0))).toEqual({
      'players.0.supply': 22,
      'players.0.artifactFaces.0': 0,
      'players.1.supply': 23,
      'lower.0': 2,
      'upper.0': 0,
      'upper.1': 0,
    })
  },
)

rule('RO-R74', 'shift moves one marker of a stack, to a square with no marker at all', () => {
  const at = advanced(
    `01 1 . . . .  ${REST_OF_MAP}`,
    { up: ['X', 'XX'], artifacts: ['shift'] },
    { mode: 'full', row: [] },
  )
  expect(at.listed('shift')).toEqual([
    { type: 'shift', from: 0, owner: 0, to: 6 },
    { type: 'shift', from: 0, owner: 1, to: 6 },
    { type: 'shift', from: 1, owner: 1, to: 2 },
    { type: 'shift', from: 1, owner: 1, to: 7 },
  ])
  expect(at.rule({ type: 'shift', from: 0, owner: 0, to: 1 })).toBe('RO-672')
  expect(at.effect({ type: 'shift', from: 0, owner: 0, to: 6 })).toEqual({
    'players.0.artifactFaces.0': 0,
    'lower.0': 1,
    'upper.0': -1,
    [`lower.${sq(0, 1)}`]: 0,
  })
  const upper = advanced(
    `01 1 . . . .  ${REST_OF_MAP}`,
    { up: ['X', 'XX'], artifacts: ['shift'] },
    { mode: 'full', row: [] },
  )
  expect(upper.effect({ type: 'shift', from: 0, owner: 1, to: 6 })).toEqual({
    'players.0.artifactFaces.0': 0,
    'upper.0': -1,
    [`lower.${sq(0, 1)}`]: 1,
  })
})
