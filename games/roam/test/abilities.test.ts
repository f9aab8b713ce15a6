import { rule } from '@vyprava/kernel/testing'
import { expect } from 'vitest'
import type { RoamAction } from '../rules/index.ts'
import { LAND } from './pack.ts'
import { drawn, type Having, playing, position, sq } from './position.ts'

const EMPTY_MAP = '. . . . . .  . . . . . .  . . . . . .  . . . . . .  . . . . . .  . . . . . .'
const replace = (square: number, owner = 1): RoamAction => ({ type: 'replace', owner, square })
const shift = (from: number, to: number, owner = 1): RoamAction => ({ type: 'shift', from, owner, to })

const full = (player: Having, more: object = {}) =>
  position({ mode: 'full', row: [], artifactPile: [], players: [player, {}], ...more })

rule('RO-650', 'freeGap: a marker on a gap without paying', () => {
  const at = full({ up: ['XoX', 'X'], artifacts: ['freeGap'] })
  at.effect(...playing('XoX', 0, 0))
  expect(at.effect({ type: 'freeGap', square: 1 })).toEqual({
    'players.0.supply': 21,
    'players.0.artifactFaces.0': 0,
    'lower.1': 0,
  })
})

rule('RO-651', 'freeGap needs a character used this turn', () => {
  const at = full({ up: ['XoX', 'X'], artifacts: ['freeGap'] })
  expect(at.rule({ type: 'freeGap', square: 1 })).toBe('RO-651')
})

rule('RO-652', 'freeGap needs a free gap on the map, a marker, and brings coins', () => {
  const player: Having = { up: ['oXo', 'X'], artifacts: ['freeGap', 'freeGap', 'freeGap'] }
  const map = EMPTY_MAP.replace('. . .', '1 . .')
  const at = full(player, { map, lands: [0, LAND.rich, 2, 3, 4, 5] })
  at.effect(...playing('oXo', 0, 0))
  expect(at.rule({ type: 'freeGap', square: 0 })).toBe('RO-652')
  expect(at.rule({ type: 'freeGap', square: 40 })).toBe('RO-652')
  expect(at.rule({ type: 'freeGap', square: 3 })).toBe('RO-650')
  expect(at.effect({ type: 'freeGap', square: 2 })).toMatchObject({ 'players.0.coins': 3 })
  const twice = full({ ...player, artifacts: ['freeGap', 'freeGap', 'coin'] })
  twice.effect(...playing('oXo', 0, 0), { type: 'freeGap', square: 0 })
  expect(twice.rule({ type: 'freeGap', square: 0 })).toBe('RO-652')
  const bare = full({ ...player, artifacts: ['freeGap', 'coin'], supply: 1 })
  bare.effect(...playing('oXo', 0, 0))
  expect(bare.rule({ type: 'freeGap', square: 0 })).toBe('RO-652')
})

const RIVAL = EMPTY_MAP.replace('. . .', '. 1 .')

rule(
  ['RO-655', 'RO-657', 'RO-658'],
  'replace: one’s marker takes a rival’s place, with its coins; theirs returns',
  () => {
    const at = full(
      { up: ['XXX', 'X'], artifacts: ['replace'] },
      { map: RIVAL, lands: [LAND.three, 1, 2, 3, 4, 5] },
    )
    at.effect(...playing('XXX', 0, 0))
    expect(at.prompt).toBe('choose')
    expect(at.actions).toEqual([{ type: 'done' }, replace(1)])
    expect(at.map).toBe(drawn(RIVAL))
    expect(at.effect(replace(1))).toEqual({
      'players.0.supply': 21,
      'players.0.coins': 2,
      'players.0.artifactFaces.0': 0,
      'players.1.supply': 24,
      'lower.0': 0,
      'lower.1': 0,
      'lower.2': 0,
    })
  },
)

rule('RO-655', 'replacing is a choice', () => {
  const at = full({ up: ['XXX', 'X'], artifacts: ['replace'] }, { map: RIVAL })
  at.effect(...playing('XXX', 0, 0))
  expect(at.effect({ type: 'done' })).toEqual({ 'players.0.supply': 22, 'lower.0': 0, 'lower.2': 0 })
  expect(at.player(0).artifactFaces).toEqual([1])
})

rule('RO-655', 'the first player’s marker is a rival’s, too', () => {
  const map = RIVAL.replace('1', '0')
  const at = position({
    mode: 'full',
    map,
    players: [{}, { up: ['XXX', 'X'], artifacts: ['replace'] }],
    row: [],
    active: 1,
  })
  at.effect(...playing('XXX', 0, 0))
  expect(at.actions).toEqual([{ type: 'done' }, replace(1, 0)])
})

rule('RO-656', 'the square must be one that the shape covers', () => {
  const map = '. 1 . . . .  1 . . . . .  . . . . . .  . . . . . .  . . . . . .  . . . . . .'
  const at = full({ up: ['XX', 'X'], artifacts: ['replace'] }, { map })
  expect(at.rule(replace(1))).toBe('RO-656')
  at.effect(...playing('XX', 0, 0))
  expect(at.rule(replace(6))).toBe('RO-656')
  expect(at.rule(replace(99))).toBe('RO-656')
  expect(at.rule(replace(1))).toBe(null)
})

rule('RO-659', 'neither one’s own marker nor a free square', () => {
  const map = '. 1 0 . . .  . . . . . .  . . . . . .  . . . . . .  . . . . . .  . . . . . .'
  const at = full({ up: ['XXX', 'X'], artifacts: ['replace'] }, { map })
  at.effect(...playing('XXX', 0, 0))
  expect([at.rule(replace(2, 0)), at.rule(replace(0)), at.rule(replace(2))]).toEqual([
    'RO-659',
    'RO-659',
    'RO-659',
  ])
})

rule('RO-665', 'rotate: the shape with its gaps turns by a quarter, clockwise', () => {
  const at = full({ up: ['Xo/X./XX', 'X'], coins: 2, artifacts: ['rotate'] })
  at.use('Xo/X./XX')
  expect(at.effect({ type: 'rotate' })).toEqual({ 'players.0.artifactFaces.0': 0 })
  at.place(2, 2)
  expect(at.map).toBe(drawn('. . . . . .  . . . . . .  . . 0 0 0 .  . . 0 . . .  . . . . . .  . . . . . .'))
  expect(at.listed('gap')).toEqual([{ type: 'gap', square: sq(4, 3) }])
  const unturned = full({ up: ['XXX', 'X'], artifacts: ['rotate'] })
  unturned.use('XXX')
  expect(unturned.rule({ type: 'place', x: 0, y: 5 })).toBe(null)
  expect(unturned.rule({ type: 'rotate' })).toBe(null)
})

rule('RO-666', 'one artifact turns by one quarter', () => {
  const at = full({ up: ['X./XX', 'X'], artifacts: ['rotate'] })
  at.use('X./XX')
  at.do({ type: 'rotate' })
  expect(at.rule({ type: 'rotate' })).toBe('RO-608')
  at.place(0, 0)
  expect(at.map).toBe(drawn('0 0 . . . .  0 . . . . .  . . . . . .  . . . . . .  . . . . . .  . . . . . .'))
})

rule('RO-R46', 'two and three rotate artifacts add up; a fourth would change nothing', () => {
  const turned = (times: number) => {
    const at = full({ up: ['X./XX', 'X'], artifacts: ['rotate', 'rotate', 'rotate', 'rotate'] })
    at.use('X./XX')
    for (let i = 0; i < times; i++) at.do({ type: 'rotate' })
    const fourth = at.rule({ type: 'rotate' })
    at.place(0, 0)
    return [at.map.slice(0, 15), fourth]
  }
  expect(turned(2)).toEqual(['0 0 . . . .\n. 0', null])
  expect(turned(3)).toEqual(['. 0 . . . .\n0 0', 'RO-R46'])
})

const ONE = EMPTY_MAP.replace('. . .', '1 . 0')

rule(
  ['RO-670', 'RO-673'],
  'shift: one marker, whoever owns it, moves to an empty square and brings no coins',
  () => {
    const at = full(
      { up: ['X', 'XX'], artifacts: ['shift', 'shift'] },
      { map: ONE, lands: [LAND.rich, LAND.rich, 2, 3, 4, 5] },
    )
    expect(at.effect(shift(0, 1))).toEqual({
      'players.0.artifactFaces.0': 0,
      'lower.0': -1,
      'lower.1': 1,
    })
    expect(at.effect(shift(2, 3, 0))).toEqual({
      'players.0.artifactFaces.1': 0,
      'lower.2': -1,
      'lower.3': 0,
    })
    const none = full({ up: ['X', 'XX'], artifacts: ['shift'] }, { map: ONE })
    expect([none.rule(shift(7, 8)), none.rule(shift(0, 1, 0)), none.rule(shift(50, 1))]).toEqual([
      'RO-670',
      'RO-670',
      'RO-670',
    ])
  },
)

rule('RO-671', 'one step horizontally or vertically', () => {
  const at = full(
    { up: ['X', 'XX'], artifacts: ['shift'] },
    { map: EMPTY_MAP.replace('. . . . . .', '. . . . . 1') },
  )
  expect(at.listed('shift')).toEqual([shift(5, 4), shift(5, 11)])
  expect([at.rule(shift(5, 10)), at.rule(shift(5, 3)), at.rule(shift(5, 6))]).toEqual([
    'RO-671',
    'RO-671',
    'RO-671',
  ])
})

rule('RO-672', 'the target is an empty square of the map', () => {
  const at = full(
    { up: ['X', 'XX'], artifacts: ['shift'] },
    { map: EMPTY_MAP.replace('. . . . . .', '1 0 . . . .') },
  )
  expect([at.rule(shift(0, 1)), at.rule(shift(0, -6)), at.rule(shift(0, 6))]).toEqual([
    'RO-672',
    'RO-672',
    null,
  ])
})

rule('RO-R44', 'freeGap fills a gap of the shape, not any empty square', () => {
  const at = full({ up: ['XoX', 'X'], artifacts: ['freeGap'] })
  at.effect(...playing('XoX', 0, 0))
  expect(at.listed('freeGap')).toEqual([{ type: 'freeGap', square: 1 }])
  expect(at.rule({ type: 'freeGap', square: 7 })).toBe('RO-650')
})

rule('RO-R45', 'replace works on a gap that is paid for or freed', () => {
  const map = EMPTY_MAP.replace('. . .', '. 1 .')
  const at = full({ up: ['XoX', 'X'], coins: 2, artifacts: ['replace', 'freeGap'] }, { map })
  at.effect(...playing('XoX', 0, 0))
  expect(at.rule({ type: 'gap', square: 1 })).toBe('RO-344')
  expect(at.rule({ type: 'gapReplace', owner: 0, square: 1 })).toBe('RO-659')
  expect(at.rule({ type: 'freeGapReplace', owner: 1, square: 1 })).toBe(null)
  expect(at.effect({ type: 'gapReplace', owner: 1, square: 1 })).toEqual({
    'players.0.coins': 0,
    'players.0.supply': 21,
    'players.0.artifactFaces.0': 0,
    'players.1.supply': 24,
    'lower.1': 0,
  })
  const free = full({ up: ['XoX', 'X'], artifacts: ['replace', 'freeGap'] }, { map })
  free.effect(...playing('XoX', 0, 0))
  expect(free.rule({ type: 'gapReplace', owner: 1, square: 1 })).toBe('RO-343')
  expect(free.effect({ type: 'freeGapReplace', owner: 1, square: 1 })).toEqual({
    'players.0.supply': 21,
    'players.0.artifactFaces.0': 0,
    'players.0.artifactFaces.1': 0,
    'players.1.supply': 24,
    'lower.1': 0,
  })
})

rule(
  'RO-R49',
  'shift crosses card borders, completes a card or undoes a full one, also with fresh markers',
  () => {
    const map = '0 0 . . . .  0 0 . . . .  0 . 0 . . .  . . . . . .  . . . . . .  . . . . . .'
    const at = full({ up: ['X', 'XX'], artifacts: ['shift'] }, { map })
    at.effect(...playing('X', 5, 5), shift(sq(2, 2), sq(1, 2), 0))
    expect(at.player(0).party).toHaveLength(3)
    const undone = full({ up: ['X', 'XX'], artifacts: ['shift'] }, { map })
    undone.effect(...playing('X', 1, 2), shift(sq(1, 2), sq(1, 3), 0))
    expect(undone.player(0).party).toHaveLength(2)
    expect(undone.state.lower[sq(1, 3)]).toBe(0)
  },
)

rule('RO-R50', 'each placing on a coin square pays, shifting never', () => {
  const at = full(
    { up: ['X', 'XX'], artifacts: ['replace'] },
    { map: EMPTY_MAP.replace('.', '1'), lands: [LAND.rich, 1, 2, 3, 4, 5] },
  )
  at.effect(...playing('X', 0, 0), replace(0))
  expect(at.player(0).coins).toBe(3)
  const stacked = position({
    advanced: true,
    map: EMPTY_MAP.replace('.', '1'),
    lands: [LAND.rich, 1, 2, 3, 4, 5],
    players: [{ up: ['X', 'XX'] }, {}],
  })
  stacked.effect(...playing('X', 0, 0), { type: 'stack', square: 0 })
  expect(stacked.player(0).coins).toBe(3)
})
