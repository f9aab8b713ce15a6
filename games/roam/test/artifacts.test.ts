import { rule } from '@vyprava/kernel/testing'
import { expect } from 'vitest'
import type { RoamAction } from '../rules/index.ts'
import { characterWith, testPack } from './pack.ts'
import { game, type Having, playing, position } from './position.ts'

const BUY = (artifact: number): RoamAction => ({ type: 'buy', artifact })
const COIN: RoamAction = { type: 'coin' }
const END: RoamAction = { type: 'endTurn' }
const X: Having = { up: ['X', 'XX'] }
const use = (drawing: string): RoamAction => ({ type: 'use', character: characterWith(drawing) })
const flip = (drawing: string): RoamAction => ({ type: 'flip', character: characterWith(drawing) })

/** A full game with artifacts 0 to 3 in the row and two in the pile. */
const full = (players: readonly Having[], more: object = {}) =>
  position({ mode: 'full', players, row: [3, 2, 1, 0], artifactPile: [10, 11], ...more })

rule('RO-601', 'an artifact of the row may be bought at the end of one’s own turn', () => {
  const at = full([{ ...X, coins: 9 }, { coins: 9 }])
  expect([at.rule(BUY(0)), at.rule(BUY(0), 1)]).toEqual(['RO-601', 'RO-201'])
  at.use('X')
  expect(at.rule(BUY(0))).toBe('RO-601')
  at.place(0, 0)
  expect(at.actions).toEqual([BUY(0), BUY(1), BUY(2), BUY(3), END])
  expect(at.rule(BUY(10))).toBe('RO-601')
  at.do(END)
  expect([at.asked, at.player(0).artifacts]).toEqual([1, []])
})

rule(
  ['RO-602', 'RO-605', 'RO-606'],
  'the price is paid, the artifact lies face up, the row is refilled',
  () => {
    const at = full([{ ...X, coins: 4 }, {}])
    at.effect(...playing('X', 0, 0))
    expect(at.effect(BUY(2))).toEqual({
      'players.0.coins': 0,
      'players.0.artifacts.0': 2,
      'players.0.artifactFaces.0': 1,
      'artifactRow.1': 11,
      'artifactPile.1': undefined,
    })
  },
)

rule('RO-602', 'no purchase without the coins', () => {
  const at = full([{ ...X, coins: 3 }, {}])
  at.effect(...playing('X', 0, 0))
  expect(at.refusal(BUY(2))).toEqual({
    rule: 'RO-602',
    reason: 'tooExpensive',
    values: { price: 4, coins: 3 },
  })
  expect(at.rule(BUY(0))).toBe(null)
})

rule('RO-603', 'one purchase a turn', () => {
  const at = full([{ ...X, coins: 9 }, {}])
  at.effect(...playing('X', 0, 0), BUY(0))
  expect([at.asked, at.rule(BUY(1), 0)]).toEqual([1, 'RO-201'])
})

rule('RO-604', 'a player may own any number of artifacts', () => {
  const many: Having = {
    ...X,
    coins: 9,
    spent: ['rotate', 'rotate', 'rotate', 'rotate', 'shift', 'shift', 'shift', 'replace', 'replace'],
  }
  const at = full([many, {}])
  at.effect(...playing('X', 0, 0), BUY(0))
  expect(at.player(0).artifacts).toHaveLength(10)
})

rule('RO-607', 'with an empty pile the row shrinks', () => {
  const at = full([{ ...X, coins: 9 }, {}], { artifactPile: [] })
  at.effect(...playing('X', 0, 0), BUY(2))
  expect(at.state.artifactRow).toEqual([3, 1, 0])
})

rule('RO-608', 'using an artifact turns it face down; a face-down one cannot be used', () => {
  const at = full([{ ...X, artifacts: ['coin'] }, {}], { row: [] })
  expect(at.effect(COIN)).toEqual({ 'players.0.coins': 1, 'players.0.artifactFaces.0': 0 })
  expect(at.rule(COIN)).toBe('RO-608')
})

rule('RO-609', 'artifacts are used by their owner in their own turn', () => {
  const at = full([X, { artifacts: ['coin'] }])
  expect([at.rule(COIN), at.rule(COIN, 1)]).toEqual(['RO-609', 'RO-201'])
})

rule('RO-610', 'any number of artifacts in a turn, also with the same ability', () => {
  const at = full([{ ...X, artifacts: ['coin', 'coin', 'coin', 'flipCard'] }, {}])
  at.effect(COIN, COIN, flip('XX'), COIN)
  expect(at.player(0)).toMatchObject({ coins: 3, artifactFaces: [0, 0, 0, 0], partyFaces: [1, 0] })
})

rule(['RO-611', 'RO-614'], 'the free rest depends on characters alone and turns artifacts up too', () => {
  const at = full([{ down: ['X', 'XX'], artifacts: ['rotate'], spent: ['replace', 'freeGap'] }, {}])
  expect(at.player(0)).toMatchObject({ partyFaces: [1, 1], artifactFaces: [1, 1, 1], coins: 0 })
})

rule(['RO-612', 'RO-613'], 'so does an early rest, and face-up artifacts cost nothing', () => {
  const at = full([
    { up: ['X', 'XX'], down: ['XXX'], coins: 2, artifacts: ['rotate', 'replace'], spent: ['freeGap'] },
    {},
  ])
  expect(at.effect({ type: 'rest' })).toEqual({
    'players.0.coins': 0,
    'players.0.partyFaces.2': 1,
    'players.0.artifactFaces.2': 1,
  })
})

rule('RO-615', 'points on artifacts count, face up or down', () => {
  const at = full([{ up: ['XX'], artifacts: ['rotate'], spent: ['rotate', 'rotate'] }, {}], {
    active: 1,
    endTriggered: true,
  })
  at.do(at.listed('use')[0])
  at.do(at.listed('place')[0])
  expect(game.result(at.state)?.scores).toEqual([2 + 1 + 1 + 2, 2])
})

rule('RO-660', 'coin: a coin from the bank', () => {
  const at = full([{ ...X, coins: 4, artifacts: ['coin'] }, {}])
  expect(at.effect(COIN)).toEqual({ 'players.0.coins': 5, 'players.0.artifactFaces.0': 0 })
})

rule('RO-675', 'flipCard: a character of one’s own turns over, either way', () => {
  const at = full([{ up: ['X', 'XX'], down: ['XXX'], artifacts: ['flipCard', 'flipCard'] }, {}])
  expect(at.effect(flip('XXX'))).toEqual({ 'players.0.partyFaces.2': 1, 'players.0.artifactFaces.0': 0 })
  expect(at.effect(flip('X'))).toEqual({ 'players.0.partyFaces.0': 0, 'players.0.artifactFaces.1': 0 })
})

rule(['RO-676', 'RO-677'], 'turning the last character down at the start makes the free rest due', () => {
  const at = full([{ up: ['X'], down: ['XX', 'XXX'], artifacts: ['flipCard'] }, {}])
  const events = at.do(flip('X'))
  expect(events.map(({ type }) => type)).toEqual(['flipped', 'rested'])
  expect(at.player(0)).toMatchObject({ partyFaces: [1, 1, 1], artifactFaces: [1], coins: 0 })
  expect(at.listed('use')).toHaveLength(3)
})

rule('RO-678', 'a character turned up again gives no second use', () => {
  const at = full([{ up: ['Xo', 'XX'], coins: 2, artifacts: ['flipCard'] }, {}])
  at.effect(...playing('Xo', 0, 0), flip('Xo'))
  expect(at.player(0).partyFaces).toEqual([1, 1])
  expect([at.rule(use('Xo')), at.rule(use('XX'))]).toEqual(['RO-203', 'RO-203'])
})

rule('RO-204', 'after the rest the last face-up character cannot be turned down', () => {
  const at = full([{ up: ['X'], down: ['XX'], coins: 1, artifacts: ['flipCard', 'flipCard'] }, {}])
  at.effect({ type: 'rest' }, flip('X'))
  expect(at.player(0).partyFaces).toEqual([0, 1])
  expect([at.rule(flip('XX')), at.rule(flip('X'))]).toEqual(['RO-204', null])
})

rule('RO-R40', 'windows: coin and flipCard in all three, shift not while purchasing', () => {
  const everything: Having = {
    up: ['Xo', 'XX'],
    coins: 9,
    artifacts: ['coin', 'flipCard', 'shift', 'rotate', 'freeGap', 'replace'],
  }
  const at = full([everything, {}], {
    map: '. . . . . 1  . . . . . .  . . . . . .  . . . . . .  . . . . . .  . . . . . .',
  })
  const SHIFT: RoamAction = { type: 'shift', from: 5, owner: 1, to: 4 }
  const windows = () => [COIN, flip('XX'), SHIFT].map((action) => at.rule(action))
  expect(windows()).toEqual([null, null, null])
  at.use('Xo')
  expect(windows()).toEqual(['RO-R40', 'RO-R40', 'RO-R40'])
  expect(at.rule({ type: 'rotate' })).toBe(null)
  expect(at.rule({ type: 'freeGap', square: 1 })).toBe('RO-651')
  at.place(0, 0)
  expect(windows()).toEqual([null, null, null])
  expect([at.rule({ type: 'freeGap', square: 1 }), at.rule({ type: 'rotate' })]).toEqual([null, 'RO-R43'])
  at.do({ type: 'endMain' })
  expect(windows()).toEqual([null, null, 'RO-R40'])
  at.effect(COIN)
  expect(at.prompt).toBe('purchase')
})

rule('RO-R40', 'no artifacts while completed cards are resolved or in an auction', () => {
  const players = [{ up: ['XX/XX', 'X'], coins: 3, artifacts: ['coin', 'flipCard'] }, {}] as const
  const at = full(players, {
    map: '0 0 . . . .  0 0 . . . .  0 . . . . .  0 . . . . .  0 1 . . . .  1 1 . . . .',
  })
  at.effect(...playing('XX/XX', 0, 2), { type: 'endMain' })
  expect([at.prompt, at.rule(COIN), at.rule(flip('X'))]).toEqual(['resolve', 'RO-R40', 'RO-R40'])
  at.do({ type: 'resolve', slot: 3 })
  expect([at.prompt, at.rule(COIN)]).toEqual(['bid', 'RO-R40'])
})

rule('RO-R41', 'the purchase comes after completed cards: their coins count', () => {
  const at = full([{ ...X, coins: 2 }, {}], {
    map: '1 1 . . . .  1 1 . . . .  1 . . . . .  . . . . . .  . . . . . .  . . . . . .',
  })
  at.effect(...playing('X', 1, 2))
  expect([at.prompt, at.player(0).coins, at.rule(BUY(0))]).toEqual(['purchase', 3, null])
})

rule('RO-R42', 'the purchase ends the turn at once', () => {
  const at = full([{ ...X, coins: 9, artifacts: ['flipCard'] }, {}])
  at.effect(...playing('X', 0, 0))
  expect(at.prompt).toBe('purchase')
  at.do(BUY(0))
  expect([at.asked, at.rule(COIN, 0), at.rule(flip('X'), 0)]).toEqual([1, 'RO-201', 'RO-201'])
})

rule('RO-R43', 'no artifact is turned down without effect', () => {
  const at = full([{ up: ['XX/XX', 'XX'], artifacts: ['shift', 'rotate', 'replace', 'freeGap'] }, {}], {
    row: [],
  })
  expect(at.listed('shift')).toEqual([])
  expect(at.rule({ type: 'rotate' })).toBe('RO-R43')
  at.use('XX/XX')
  expect(at.rule({ type: 'rotate' })).toBe('RO-R43')
  const bar = full([{ up: ['XX/XX', 'XX'], artifacts: ['rotate'] }, {}])
  bar.use('XX')
  expect(bar.rule({ type: 'rotate' })).toBe(null)
})

rule('RO-R47', 'flipCard turns one’s own characters only', () => {
  const at = full([{ ...X, artifacts: ['flipCard'], spent: ['coin'] }, { up: ['XXX'] }])
  expect(at.rule(flip('XXX'))).toBe('RO-R47')
  expect(at.listed('flip')).toEqual([flip('X'), flip('XX')])
  expect(testPack.characters.length).toBeGreaterThan(2)
})

rule('RO-R48', 'the used character may be turned up; its gaps stay available', () => {
  const at = full([{ up: ['Xo', 'XX'], coins: 2, artifacts: ['flipCard'] }, {}])
  at.effect(...playing('Xo', 0, 0))
  expect(at.effect(flip('Xo'))).toEqual({ 'players.0.partyFaces.0': 1, 'players.0.artifactFaces.0': 0 })
  expect(at.rule({ type: 'gap', square: 1 })).toBe(null)
})
