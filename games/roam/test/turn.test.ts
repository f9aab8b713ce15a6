import { rule } from '@vyprava/kernel/testing'
import { expect } from 'vitest'
import type { RoamAction } from '../rules/index.ts'
import { characterWith } from './pack.ts'
import { playing, position } from './position.ts'

const use = (drawing: string): RoamAction => ({ type: 'use', character: characterWith(drawing) })

rule('RO-201', 'one player at a time acts; the others only when a bid is asked of them', () => {
  const at = position({ seats: 3 })
  expect(at.asked).toBe(0)
  const own = { type: 'use', character: at.player(1).party[0] } as const
  expect(at.rule(own, 1)).toBe('RO-201')
  expect(at.rule(own, 2)).toBe('RO-201')
  at.do({ type: 'use', character: at.player(0).party[0] })
  at.place(0, 0)
  expect([at.asked, at.rule(own, 1), at.rule(own, 0)]).toEqual([1, null, 'RO-201'])
  const tie = position({
    map: '0 0 . . . .  0 1 . . . .  1 . . . . .  . . . . . .  . . . . . .  . . . . . .',
    players: [{ coins: 1 }, { up: ['X', 'XX'], coins: 2 }],
    active: 1,
  })
  tie.effect(...playing('X', 1, 2), { type: 'bid', coins: 0 })
  expect(tie.asked).toBe(0)
  expect(tie.rule({ type: 'rest' })).toBe('RO-201')
  expect(tie.rule({ type: 'bid', coins: 1 })).toBe(null)
})

rule('RO-202', 'a turn runs: rest, character, gaps, completed cards, purchase, next player', () => {
  const at = position({
    mode: 'full',
    map: '0 0 . . . .  0 0 . . . .  0 . . . . .  . . . . . .  . . . . . .  . . . . . .',
    players: [{ up: ['Xo'], down: ['XX'], coins: 9 }],
    row: [0, 1, 2, 3],
    artifactPile: [],
  })
  const phases = [at.prompt]
  const step = (action: RoamAction) => {
    at.do(action)
    phases.push(at.prompt)
  }
  step({ type: 'rest' })
  step(use('Xo'))
  expect(at.rule({ type: 'endMain' })).toBe('RO-306')
  step({ type: 'place', x: 1, y: 2 })
  expect(at.player(0).party).toHaveLength(2)
  expect(at.rule({ type: 'endTurn' })).toBe('RO-202')
  step({ type: 'endMain' })
  expect(at.player(0).party).toHaveLength(3)
  expect(at.rule({ type: 'gap', square: 14 })).toBe('RO-202')
  expect(at.rule({ type: 'endMain' })).toBe('RO-202')
  step({ type: 'endTurn' })
  expect(phases).toEqual(['character', 'character', 'place', 'gaps', 'purchase', 'character'])
  expect(at.asked).toBe(1)
})

rule('RO-203', 'one character a turn', () => {
  const at = position({ players: [{ up: ['Xo', 'XX'], coins: 2 }] })
  at.effect(...playing('Xo', 0, 0))
  expect(at.prompt).toBe('gaps')
  expect(at.rule(use('XX'))).toBe('RO-203')
  expect(at.rule({ type: 'place', x: 3, y: 3 })).toBe('RO-203')
})

rule('RO-204', 'a character must be used', () => {
  const at = position({ mode: 'full', players: [{ coins: 9 }] })
  expect(at.rule({ type: 'endTurn' })).toBe('RO-204')
  expect(at.rule({ type: 'endMain' })).toBe('RO-204')
  expect(at.actions.every(({ type }) => type === 'use')).toBe(true)
})

rule('RO-205', 'only a face-up character of one’s own can be used', () => {
  const at = position({ players: [{ up: ['X', 'XX'], down: ['XXX'] }, { up: ['XoX', 'oXX'] }] })
  expect(at.rule(use('XXX'))).toBe('RO-205')
  expect(at.rule(use('XoX'))).toBe('RO-205')
  expect(at.listed('use')).toEqual([use('X'), use('XX')])
})

rule('RO-206', 'using a character turns it face down', () => {
  const at = position({ players: [{ up: ['X', 'XX', 'XXX'] }] })
  expect(at.effect(use('XX'))).toEqual({ 'players.0.partyFaces.1': 0 })
})

rule('RO-207', 'a used card stays face down, in the party and among its cards', () => {
  const at = position({ players: [{ up: ['X', 'XX', 'XXX'] }] })
  at.effect(...playing('X', 0, 0))
  at.do(at.listed('use')[0])
  at.place(3, 3)
  expect(at.asked).toBe(0)
  expect(at.player(0).party).toEqual([characterWith('X'), characterWith('XX'), characterWith('XXX')])
  expect(at.player(0).partyFaces).toEqual([0, 1, 1])
  expect(at.listed('use')).toEqual([use('XX'), use('XXX')])
})

rule(
  ['RO-220', 'RO-221'],
  'with all characters face down the rest is free, comes by itself and leaves the turn',
  () => {
    const at = position({ players: [{ down: ['X', 'XX', 'XXX'], coins: 3 }] })
    expect(at.player(0).partyFaces).toEqual([1, 1, 1])
    expect(at.player(0).coins).toBe(3)
    expect([at.asked, at.listed('use').length]).toEqual([0, 3])
  },
)

rule('RO-221', 'the free rest is mandatory: only artifacts of the start may come before it', () => {
  const at = position({
    mode: 'full',
    players: [{ down: ['X', 'XX'], artifacts: ['coin', 'rotate', 'freeGap', 'replace'] }],
  })
  expect(at.prompt).toBe('rest')
  expect(at.actions).toEqual([{ type: 'coin' }, { type: 'rest' }])
  expect(at.rule(use('X'))).toBe('RO-205')
  expect(at.effect({ type: 'rest' })).toEqual({ 'players.0.partyFaces.0': 1, 'players.0.partyFaces.1': 1 })
})

rule(
  ['RO-222', 'RO-223', 'RO-224'],
  'early rest costs a coin for each face-up character and turns all up',
  () => {
    const at = position({ players: [{ up: ['X', 'XX'], down: ['XXX', 'oXX', 'XoX'], coins: 5 }] })
    expect(at.effect({ type: 'rest' })).toEqual({
      'players.0.coins': 3,
      'players.0.partyFaces.2': 1,
      'players.0.partyFaces.3': 1,
      'players.0.partyFaces.4': 1,
    })
  },
)

rule('RO-222', 'early rest is optional', () => {
  const at = position({ players: [{ up: ['X', 'XX'], down: ['XXX'], coins: 5 }] })
  expect([at.rule({ type: 'rest' }), at.rule(use('X'))]).toEqual([null, null])
  expect(at.effect(use('X'))).toEqual({ 'players.0.partyFaces.0': 0 })
})

rule('RO-225', 'an early rest must be paid in full', () => {
  const at = position({ players: [{ up: ['X', 'XX'], down: ['XXX'], coins: 1 }] })
  expect(at.refusal({ type: 'rest' })).toEqual({
    rule: 'RO-225',
    reason: 'tooExpensive',
    values: { price: 2, coins: 1 },
  })
  const enough = position({ players: [{ up: ['X', 'XX'], down: ['XXX'], coins: 2 }] })
  expect(enough.rule({ type: 'rest' })).toBe(null)
})

rule('RO-226', 'no rest once a character was used', () => {
  const at = position({ players: [{ up: ['Xo', 'XX'], down: ['XXX'], coins: 9 }] })
  at.do(use('Xo'))
  expect(at.rule({ type: 'rest' })).toBe('RO-226')
  at.place(0, 0)
  expect(at.rule({ type: 'rest' })).toBe('RO-226')
})

rule('RO-227', 'after an early rest the turn goes on with any character', () => {
  const at = position({ players: [{ up: ['X'], down: ['XXX'], coins: 1 }] })
  at.do({ type: 'rest' })
  expect([at.asked, at.listed('use')]).toEqual([0, [use('X'), use('XXX')]])
})

rule('RO-228', 'turning the last character down brings no rest in that turn, only at the next', () => {
  const at = position({ seats: 2, players: [{ up: ['X'], down: ['XX'] }] })
  expect([at.prompt, at.player(0).partyFaces]).toEqual(['place', [0, 0]])
  at.place(0, 0)
  expect([at.asked, at.player(0).partyFaces]).toEqual([1, [0, 0]])
  at.do(at.listed('use')[0])
  at.place(3, 3)
  expect([at.asked, at.player(0).partyFaces]).toEqual([0, [1, 1]])
})

rule(
  'RO-229',
  'a gained card is face up: it prevents the free rest, costs a coin, and rests like the others',
  () => {
    const at = position({
      map: '0 0 . . . .  0 0 . . . .  0 . . . . .  . . . . . .  . . . . . .  . . . . . .',
      players: [{ up: ['X'], down: ['XX'], coins: 0 }, { up: ['X', 'XX'] }],
    })
    at.place(1, 2)
    at.effect(...playing('XX', 4, 0))
    expect(at.asked).toBe(0)
    expect(at.player(0).partyFaces).toEqual([0, 0, 0])
    expect(at.state.turn).toMatchObject({ rested: false, character: at.player(0).party[2] })
    const rich = position({ players: [{ up: ['X', 'XX'], extra: 1, coins: 3 }] })
    rich.do({ type: 'rest' })
    expect([rich.player(0).coins, rich.player(0).partyFaces]).toEqual([1, [1, 1, 1]])
  },
)

rule('RO-R10', 'coin, flipCard and shift may be used before the rest, and again after it', () => {
  const at = position({
    mode: 'full',
    map: '1 . . . . .  . . . . . .  . . . . . .  . . . . . .  . . . . . .  . . . . . .',
    players: [{ down: ['X', 'XX'], artifacts: ['coin', 'flipCard', 'shift', 'rotate'] }],
  })
  expect(new Set(at.actions.map(({ type }) => type))).toEqual(new Set(['coin', 'flip', 'rest', 'shift']))
  const twice = position({ mode: 'full', players: [{ down: ['X', 'XX'], artifacts: ['coin'] }] })
  twice.do({ type: 'coin' })
  expect(twice.player(0)).toMatchObject({ coins: 1, partyFaces: [1, 1], artifactFaces: [1] })
  twice.do({ type: 'coin' })
  expect(twice.player(0).coins).toBe(2)
})

rule('RO-R11', 'one rest a turn', () => {
  const at = position({ players: [{ up: ['X'], down: ['XX', 'XXX'], coins: 9 }] })
  at.do({ type: 'rest' })
  expect(at.rule({ type: 'rest' })).toBe('RO-R11')
  const free = position({ mode: 'full', players: [{ down: ['X', 'XX'], coins: 9, artifacts: ['coin'] }] })
  free.effect({ type: 'coin' })
  free.effect({ type: 'coin' })
  expect(free.rule({ type: 'rest' })).toBe('RO-R11')
})

rule('RO-R12', 'a character turned up before the free rest makes it an early one', () => {
  const at = position({
    mode: 'full',
    players: [{ down: ['X', 'XX'], coins: 1, artifacts: ['flipCard'] }],
  })
  at.do({ type: 'flip', character: characterWith('XX') })
  expect(at.player(0).partyFaces).toEqual([0, 1])
  expect([at.rule(use('XX')), at.rule(use('X'))]).toEqual([null, 'RO-205'])
  expect(at.effect({ type: 'rest' })).toEqual({
    'players.0.coins': 0,
    'players.0.partyFaces.0': 1,
    'players.0.artifactFaces.0': 1,
  })
})

rule('RO-R13', 'with all characters face up a rest needs a face-down artifact', () => {
  const nothing = position({ mode: 'full', players: [{ up: ['X', 'XX'], coins: 9, artifacts: ['rotate'] }] })
  expect(nothing.rule({ type: 'rest' })).toBe('RO-R13')
  const at = position({ mode: 'full', players: [{ up: ['X', 'XX'], coins: 9, spent: ['rotate'] }] })
  expect(at.effect({ type: 'rest' })).toEqual({ 'players.0.coins': 7, 'players.0.artifactFaces.0': 1 })
})

rule('RO-R14', 'turning a character down first lowers the price of the rest', () => {
  const at = position({
    mode: 'full',
    players: [{ up: ['X', 'XX', 'XXX'], down: ['oXX'], coins: 2, artifacts: ['flipCard'] }],
  })
  expect(at.rule({ type: 'rest' })).toBe('RO-225')
  at.do({ type: 'flip', character: characterWith('X') })
  at.do({ type: 'rest' })
  expect(at.player(0)).toMatchObject({ coins: 0, partyFaces: [1, 1, 1, 1], artifactFaces: [1] })
})
