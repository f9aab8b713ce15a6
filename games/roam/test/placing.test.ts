import { rule } from '@vyprava/kernel/testing'
import { expect } from 'vitest'
import type { RoamAction } from '../rules/index.ts'
import { characterWith } from './pack.ts'
import { drawn, game, playing, position, sq } from './position.ts'

const fill = (x: number, y: number): RoamAction => ({ type: 'fill', square: sq(x, y) })

rule('RO-301', 'the shape decides which squares are covered', () => {
  const at = position({ players: [{ up: ['X./XX', 'X'] }] })
  expect(at.effect(...playing('X./XX', 2, 1))).toEqual({
    'players.0.partyFaces.0': 0,
    'players.0.supply': 21,
    [`lower.${sq(2, 1)}`]: 0,
    [`lower.${sq(2, 2)}`]: 0,
    [`lower.${sq(3, 2)}`]: 0,
  })
  const short = position({ players: [{ up: ['XX', 'X'], supply: 1 }] })
  short.effect(...playing('XX', 0, 0))
  expect(short.rule(fill(2, 0))).toBe('RO-301')
})

rule('RO-302', 'the shape is neither turned nor mirrored', () => {
  const at = position({ players: [{ up: ['XXX', 'X./XX'] }] })
  at.use('XXX')
  expect(at.rule({ type: 'rotate' })).toBe('RO-116')
  expect(at.listed('place').map(({ x, y }) => [x, y])).toEqual(
    [0, 1, 2, 3].flatMap((x) => [0, 1, 2, 3, 4, 5].map((y) => [x, y])),
  )
  const full = position({ mode: 'full', players: [{ up: ['XXX', 'X./XX'] }] })
  full.use('XXX')
  expect(full.rule({ type: 'rotate' })).toBe('RO-609')
})

rule('RO-303', 'the location is free', () => {
  const at = position({
    map: '0 1 . . . .  . . . . . .  . . . . . .  . . . . . .  . . . . . .  . . . . . .',
    players: [{ up: ['X', 'XX'] }],
  })
  at.use('X')
  expect(at.listed('place')).toHaveLength(36)
})

rule('RO-304', 'required cells may not stick out, also those that would be skipped', () => {
  const at = position({
    map: '. . . . . 1  . . . . . .  . . . . . .  . . . . . .  . . . . . .  . . . . . .',
    players: [{ up: ['XX', 'X'] }],
  })
  at.use('XX')
  expect(at.refusal({ type: 'place', x: 5, y: 0 })).toEqual({
    rule: 'RO-304',
    reason: 'offMap',
    values: { x: 5, y: 0 },
  })
  for (const [x, y] of [
    [-1, 0],
    [0, -1],
    [0, 6],
    [99, 99],
  ]) {
    expect(at.rule({ type: 'place', x, y })).toBe('RO-304')
  }
  expect(at.listed('place')).toHaveLength(30)
})

rule('RO-305', 'gaps may stick out', () => {
  const at = position({ players: [{ up: ['oXo', 'X'], coins: 9 }] })
  at.use('oXo')
  expect(at.listed('place')).toHaveLength(36)
  at.place(4, 0)
  expect(at.listed('gap')).toEqual([{ type: 'gap', square: sq(4, 0) }])
})

rule('RO-306', 'every free required square gets a marker', () => {
  const at = position({ players: [{ up: ['XXX/XXX', 'X'] }] })
  at.effect(...playing('XXX/XXX', 1, 1))
  expect(at.map).toBe(drawn('. . . . . .  . 0 0 0 . .  . 0 0 0 . .  . . . . . .  . . . . . .  . . . . . .'))
  const short = position({ players: [{ up: ['XXX', 'X'], supply: 2 }] })
  short.effect(...playing('XXX', 0, 0))
  expect(short.rule({ type: 'done' })).toBe('RO-306')
  expect(short.rule({ type: 'endMain' })).toBe('RO-306')
  short.do(fill(0, 0))
  expect(short.rule({ type: 'done' })).toBe('RO-306')
})

rule('RO-306', 'whoever has begun to turn a shape that fits nowhere turns on until it fits', () => {
  const at = position({
    mode: 'full',
    row: [],
    artifactPile: [],
    lands: [0, -1, -1, 3, 4, -1],
    players: [{ up: [HOOK, 'X'], artifacts: ['rotate', 'rotate'] }, {}],
  })
  at.use(HOOK)
  expect(at.actions).toEqual([{ type: 'done' }, { type: 'rotate' }])
  at.do({ type: 'rotate' })
  expect(at.actions).toEqual([{ type: 'rotate' }])
  expect(at.rule({ type: 'done' })).toBe('RO-306')
  at.do({ type: 'rotate' })
  expect(at.listed('place').length).toBeGreaterThan(0)
  expect(at.rule({ type: 'done' })).toBe('RO-306')
})

const HOOK = 'XXXX/...X/...X/...X'
const OCCUPIED = '. 1 . . . .  . 0 . . . .  . . . . . .  . . . . . .  . . . . . .  . . . . . .'

rule('RO-307', 'a rival’s square is skipped and the rival’s marker stays', () => {
  const at = position({ map: OCCUPIED, players: [{ up: ['XXX', 'X'] }] })
  expect(at.effect(...playing('XXX', 0, 0))).toEqual({
    'players.0.partyFaces.0': 0,
    'players.0.supply': 21,
    [`lower.${sq(0, 0)}`]: 0,
    [`lower.${sq(2, 0)}`]: 0,
  })
})

rule('RO-308', 'a square with one’s own marker is skipped likewise', () => {
  const at = position({ map: OCCUPIED, players: [{ up: ['XXX', 'X'] }] })
  expect(at.effect(...playing('XXX', 0, 1))).toEqual({
    'players.0.partyFaces.0': 0,
    'players.0.supply': 21,
    [`lower.${sq(0, 1)}`]: 0,
    [`lower.${sq(2, 1)}`]: 0,
  })
})

rule('RO-309', 'skipping some squares does not release from the others', () => {
  const at = position({
    map: '1 1 . . . .  . . . . . .  . . . . . .  . . . . . .  . . . . . .  . . . . . .',
    players: [{ up: ['XXX', 'X'], supply: 1 }],
  })
  const events = at.effect(...playing('XXX', 0, 0))
  expect(events).toMatchObject({ [`lower.${sq(2, 0)}`]: 0, 'players.0.supply': 0 })
})

rule('RO-310', 'a square holds one marker', () => {
  const at = position({
    map: OCCUPIED,
    players: [{ up: ['XXX', 'X'], supply: 1 }],
  })
  at.effect(...playing('XXX', 0, 0))
  expect(at.rule(fill(1, 0))).toBe('RO-310')
  expect(at.rule({ type: 'stack', square: sq(1, 0) })).toBe('RO-310')
  at.do(fill(0, 0))
  expect(at.state.upper.every((owner) => owner === -1)).toBe(true)
})

rule('RO-311', 'a shape may spread over several cards', () => {
  const at = position({ players: [{ up: ['XX/XX', 'X'] }] })
  at.effect(...playing('XX/XX', 1, 2))
  expect(at.map).toBe(drawn('. . . . . .  . . . . . .  . 0 0 . . .  . 0 0 . . .  . . . . . .  . . . . . .'))
})

rule('RO-312', 'gaps get no marker in the placement', () => {
  const at = position({ players: [{ up: ['oXo', 'X'], coins: 9 }] })
  at.effect(...playing('oXo', 1, 1))
  expect(at.map).toBe(drawn('. . . . . .  . . 0 . . .  . . . . . .  . . . . . .  . . . . . .  . . . . . .'))
  expect(at.player(0).supply).toBe(23)
})

rule('RO-313', 'markers come from one’s own supply', () => {
  const at = position({ seats: 3, active: 1, players: [{}, { up: ['XXX', 'X'] }] })
  at.effect(...playing('XXX', 0, 0))
  expect(at.state.players.map(({ supply }) => supply)).toEqual([24, 21, 24])
})

rule(['RO-314', 'RO-R17'], 'without markers a character is turned down and nothing is placed', () => {
  const at = position({ players: [{ up: ['Xo', 'X'], supply: 0, coins: 9 }] })
  expect(at.effect({ type: 'use', character: characterWith('Xo') })).toEqual({ 'players.0.partyFaces.0': 0 })
  expect(at.asked).toBe(1)
})

rule(
  'RO-R17',
  'without a placement rotate, replace and freeGap are of no use, the rest of the turn goes on',
  () => {
    const at = position({
      mode: 'full',
      map: '1 . . . . .  . . . . . .  . . . . . .  . . . . . .  . . . . . .  . . . . . .',
      players: [
        {
          up: ['Xo', 'X'],
          supply: 0,
          coins: 9,
          artifacts: ['coin', 'shift', 'freeGap', 'rotate', 'replace'],
        },
      ],
    })
    at.use('Xo')
    expect(at.prompt).toBe('gaps')
    expect(new Set(at.actions.map(({ type }) => type))).toEqual(new Set(['coin', 'endMain', 'shift']))
    expect(at.rule({ type: 'rotate' })).toBe('RO-R43')
    expect(at.rule({ type: 'freeGap', square: 1 })).toBe('RO-R17')
    expect(at.rule({ type: 'gap', square: 1 })).toBe('RO-R17')
    expect(at.rule({ type: 'place', x: 0, y: 0 })).toBe('RO-R17')
    at.do({ type: 'endMain' })
    expect(at.prompt).toBe('purchase')
  },
)

rule('RO-315', 'markers are not taken back from the map', () => {
  const at = position({
    map: OCCUPIED,
    players: [{ up: ['X', 'XX'], supply: 0 }],
  })
  const types = new Set(at.actions.map(({ type }) => type))
  expect(types).toEqual(new Set(['use']))
  at.use('X')
  expect(at.map).toBe(drawn(OCCUPIED))
})

rule('RO-R15', 'a location may be chosen where nothing can be placed', () => {
  const at = position({
    map: '1 1 1 . . .  . . . . . .  . . . . . .  . . . . . .  . . . . . .  . . . . . .',
    players: [{ up: ['XXX', 'X'] }],
  })
  expect(at.effect(...playing('XXX', 0, 0))).toEqual({ 'players.0.partyFaces.0': 0 })
  expect(at.asked).toBe(1)
})

rule('RO-R16', 'with too few markers the player chooses which free squares get them', () => {
  const at = position({ players: [{ up: ['XXXX', 'X'], supply: 2 }] })
  at.effect(...playing('XXXX', 1, 0))
  const asks = () => game.decision(at.state, 0).prompt
  expect(asks()).toEqual({ key: 'fill', values: { markers: 2 } })
  expect(at.actions).toEqual([1, 2, 3, 4].map((x) => fill(x, 0)))
  at.do(fill(4, 0))
  expect(asks()).toEqual({ key: 'fill', values: { markers: 1 } })
  expect(at.rule(fill(4, 0))).toBe('RO-R16')
  expect(at.actions).toEqual([1, 2, 3].map((x) => fill(x, 0)))
  expect(at.effect(fill(2, 0))).toEqual({
    'players.0.supply': 0,
    [`lower.${sq(2, 0)}`]: 0,
    [`lower.${sq(4, 0)}`]: 0,
  })
  expect(at.asked).toBe(1)
})

rule('RO-R16', 'with too few markers none is spent on replacing or stacking', () => {
  const map = '1 . . . . .  . . . . . .  . . . . . .  . . . . . .  . . . . . .  . . . . . .'
  const players = [{ up: ['XXX', 'X'], supply: 1, artifacts: ['replace'] }] as const
  const at = position({ mode: 'full', advanced: true, map, players })
  at.effect(...playing('XXX', 0, 0))
  expect(at.rule({ type: 'replace', owner: 1, square: 0 })).toBe('RO-R16')
  expect(at.rule({ type: 'stack', square: 0 })).toBe('RO-R16')
  const exact = position({ mode: 'full', advanced: true, map, players: [{ ...players[0], supply: 2 }] })
  exact.effect(...playing('XXX', 0, 0))
  expect([exact.asked, exact.map]).toEqual([1, drawn(map.replace('1 . .', '1 0 0'))])
  const spare = position({ mode: 'full', map, players: [{ ...players[0], supply: 3 }] })
  spare.effect(...playing('XXX', 0, 0))
  expect(spare.rule(fill(1, 0))).toBe('RO-R16')
  expect(spare.rule({ type: 'replace', owner: 1, square: 0 })).toBe(null)
})

rule(['RO-R18', 'RO-R28'], 'with no legal location a character is used without placing', () => {
  const at = position({
    lands: [0, -1, -1, -1, -1, -1],
    players: [{ up: ['XXX', 'X'] }],
  })
  expect(at.effect({ type: 'use', character: characterWith('XXX') })).toEqual({ 'players.0.partyFaces.0': 0 })
  expect(at.asked).toBe(1)
  const turned = position({
    mode: 'full',
    lands: [0, -1, -1, -1, -1, -1],
    players: [{ up: ['XXX', 'X'], artifacts: ['rotate'] }],
  })
  turned.use('XXX')
  expect(turned.actions).toEqual([{ type: 'done' }, { type: 'rotate' }])
  turned.do({ type: 'rotate' })
  expect(turned.rule({ type: 'done' })).toBe('RO-306')
  expect(turned.listed('place')).toHaveLength(2)
})

rule('RO-R19', 'the placement is one step: a square skipped then stays skipped', () => {
  const at = position({
    mode: 'full',
    map: '1 . . . . .  . . . . . .  . . . . . .  . . . . . .  . . . . . .  . . . . . .',
    players: [{ up: ['XX', 'X'], artifacts: ['shift'] }],
  })
  at.effect(...playing('XX', 0, 0))
  at.do({ type: 'shift', from: 0, owner: 1, to: 6 })
  expect(at.map).toBe(drawn('. 0 . . . .  1 . . . . .  . . . . . .  . . . . . .  . . . . . .  . . . . . .'))
  const gap = position({
    mode: 'full',
    map: '. 1 . . . .  . . . . . .  . . . . . .  . . . . . .  . . . . . .  . . . . . .',
    players: [{ up: ['Xo', 'X'], artifacts: ['shift'], coins: 2 }],
  })
  gap.effect(...playing('Xo', 0, 0))
  expect(gap.rule({ type: 'gap', square: 1 })).toBe('RO-344')
  expect(gap.rule(fill(0, 0))).toBe('RO-R19')
  gap.do({ type: 'shift', from: 1, owner: 1, to: 7 })
  expect(gap.rule({ type: 'gap', square: 1 })).toBe(null)
})

rule('RO-R20', 'only printed gaps can be filled', () => {
  const at = position({ players: [{ up: ['Xo/X./XX', 'X'], coins: 9 }] })
  at.effect(...playing('Xo/X./XX', 0, 0))
  expect(at.listed('gap')).toEqual([{ type: 'gap', square: sq(1, 0) }])
  expect(at.rule({ type: 'gap', square: sq(1, 1) })).toBe('RO-341')
})

rule('RO-R28', 'squares of an empty slot are off the map', () => {
  const lands = [0, -1, 2, 3, 4, 5]
  const at = position({
    mode: 'full',
    lands,
    map: '. 1 . . . .  . . . . . .  . . . . . .  . . . . . .  . . . . . .  . . . . . .',
    players: [{ up: ['XX', 'oXo'], coins: 9, artifacts: ['shift'] }],
  })
  expect(at.rule({ type: 'shift', from: 1, owner: 1, to: 2 })).toBe('RO-R28')
  at.use('XX')
  expect(at.rule({ type: 'place', x: 1, y: 0 })).toBe('RO-R28')
  expect(at.rule({ type: 'place', x: 1, y: 3 })).toBe(null)
  const gaps = position({ lands, players: [{ up: ['oXo', 'X'], coins: 9 }] })
  gaps.effect(...playing('oXo', 0, 0))
  expect(gaps.rule({ type: 'gap', square: sq(2, 0) })).toBe('RO-R28')
  expect(gaps.listed('gap')).toEqual([{ type: 'gap', square: 0 }])
})
