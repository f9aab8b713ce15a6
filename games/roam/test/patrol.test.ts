import { rule } from '@vyprava/kernel/testing'
import { expect } from 'vitest'
import type { RoamAction } from '../rules/index.ts'
import { drawn, game, type Having, playing, position, sq } from './position.ts'

/** Seat 0 around a marker of seat 1 at (2, 2), except for (3, 3). */
const RING = '. . . . . .  . 0 0 0 . .  . 0 1 0 . .  . 0 0 . . .  . . . . . .  . . . . . .'
const CLOSING = playing('X', 3, 3)
const X: Having = { up: ['X', 'XX'] }
const patrol = (map: string, players: readonly Having[] = [X], more: object = {}) =>
  position({ patrol: true, map, players, ...more })

rule(
  ['RO-701', 'RO-702', 'RO-704'],
  'who encircles a rival’s marker in their turn gains the patrol card',
  () => {
    const at = patrol(RING)
    expect(at.state.patrolOwner).toBe(-1)
    expect(at.effect(...CLOSING)).toEqual({
      'players.0.partyFaces.0': 0,
      'players.0.supply': 16,
      'lower.21': 0,
      patrolOwner: 0,
    })
    expect(game.view(at.state, null).patrolOwner).toBe(0)
  },
)

rule('RO-703', 'all eight squares, all of one player, around a rival’s marker', () => {
  const whole = RING.replace('. 0 0 . . .', '. 0 0 0 . .')
  const ring = [sq(1, 1), sq(2, 1), sq(3, 1), sq(1, 2), sq(3, 2), sq(1, 3), sq(2, 3), sq(3, 3)]
  const ownerWith = (square: number, owner: number): number => {
    const closing = square === sq(3, 3) ? [1, 1] : [3, 3]
    const tokens = whole.split(/ +/)
    tokens[square] = owner === -1 ? '.' : `${owner}`
    tokens[sq(closing[0], closing[1])] = '.'
    const at = patrol(tokens.join(' '), [X], { seats: 3 })
    at.effect(...playing('X', closing[0], closing[1]))
    return at.state.patrolOwner
  }
  for (const square of ring) {
    expect([ownerWith(square, 0), ownerWith(square, -1), ownerWith(square, 2)]).toEqual([0, -1, -1])
  }
  const inside = [1, 2, 0, -1].map((owner) => ownerWith(sq(2, 2), owner))
  expect(inside).toEqual([0, 0, -1, -1])
})

rule('RO-705', 'the patrol card is worth 3 points', () => {
  const at = patrol(RING, [X, {}], { active: 1, patrolOwner: 1, endTriggered: true })
  at.do(at.listed('use')[0])
  at.do(at.listed('place')[0])
  expect(game.result(at.state)?.scores).toEqual([3, 5])
})

rule('RO-706', 'it is gained once', () => {
  const at = patrol(RING, [X], { patrolOwner: 1 })
  at.effect(...CLOSING)
  expect(at.state.patrolOwner).toBe(1)
})

rule('RO-707', 'it is kept when the markers leave the map', () => {
  const at = patrol('0 0 . . . .  0 0 0 0 . .  0 0 1 0 . .  . 0 0 . . .  . . . . . .  . . . . . .', [
    { up: ['X', 'XX'] },
  ])
  at.effect(...CLOSING)
  expect(at.state.patrolOwner).toBe(0)
  expect(at.state.lower[sq(1, 1)]).toBe(-1)
})

rule('RO-R60', 'a marker at the rim cannot be encircled', () => {
  const at = patrol('0 1 0 . . .  0 0 . . . .  . . . . . .  . . . . . .  . . . . . .  . . . . . .')
  at.effect(...playing('X', 2, 1))
  expect(at.state.patrolOwner).toBe(-1)
})

rule('RO-R61', 'it is checked after each change, before completed cards are removed', () => {
  const at = patrol('. . . . . .  . 0 0 0 . .  . 0 1 0 . .  . 0 0 . . .  . . . . . .  . . . . . .', [
    { up: ['Xo'], coins: 2 },
  ])
  at.place(2, 3)
  expect(at.state.patrolOwner).toBe(-1)
  at.do({ type: 'gap', square: sq(3, 3) })
  expect(at.state.patrolOwner).toBe(0)
  const others = patrol(RING, [X, X], { active: 1 })
  others.effect(...CLOSING)
  expect(others.state.patrolOwner).toBe(-1)
})

rule('RO-R62', 'a ring that came about in another’s turn, or was there before, gains nothing', () => {
  const open = RING.replace('0 1 0', '0 . 0').replace('. 0 0 . . .', '. 0 0 0 . .')
  const at = patrol(open, [{ up: ['X', 'XX', 'XXX'] }, X], { active: 1, start: 'seat1' })
  at.effect(...playing('X', 2, 2))
  expect(at.map).toBe(drawn(open.replace('0 . 0', '0 1 0')))
  expect([at.state.patrolOwner, at.state.turn.rings]).toEqual([-1, [sq(2, 2)]])
  at.effect(...playing('X', 5, 5))
  expect(at.state.patrolOwner).toBe(-1)
})

rule('RO-R63', 'by placing, gap, replace or shift alike', () => {
  const shift = (from: number, to: number, owner: number): RoamAction => ({ type: 'shift', from, owner, to })
  const byShift = patrol(RING.replace('. 0 0 . . .', '. 0 0 . 0 .'), [{ ...X, artifacts: ['shift'] }, {}], {
    mode: 'full',
  })
  byShift.do(shift(sq(4, 3), sq(3, 3), 0))
  expect(byShift.state.patrolOwner).toBe(0)
  const byReplace = patrol(
    RING.replace('. 0 0 . . .', '. 0 0 1 . .'),
    [{ ...X, artifacts: ['replace'] }, {}],
    {
      mode: 'full',
    },
  )
  byReplace.effect(...CLOSING, { type: 'replace', owner: 1, square: sq(3, 3) })
  expect(byReplace.state.patrolOwner).toBe(0)
  const inward = patrol(
    RING.replace('0 1 0', '0 . 1').replace('. 0 0 . . .', '. 0 0 0 . .'),
    [{ ...X, artifacts: ['shift'] }, {}],
    { mode: 'full' },
  )
  inward.effect(shift(sq(3, 2), sq(2, 2), 1), ...playing('X', 3, 2))
  expect(inward.state.patrolOwner).toBe(0)
  const stacked = patrol(
    RING.replace('0 1 0', '0 . 01').replace('. 0 0 . . .', '. 0 0 0 . .'),
    [{ ...X, artifacts: ['shift'] }, {}],
    { mode: 'full', advanced: true },
  )
  stacked.do(shift(sq(3, 2), sq(2, 2), 1))
  expect(stacked.state.patrolOwner).toBe(0)
})

rule('RO-R64', 'the patrol card is no card of the party: no turning, no coin at a rest', () => {
  const at = patrol(RING, [{ up: ['X'], down: ['XX'], coins: 1, artifacts: ['flipCard'] }, {}], {
    mode: 'full',
    patrolOwner: 0,
  })
  expect(at.listed('flip')).toHaveLength(2)
  at.do({ type: 'rest' })
  expect([at.player(0).coins, at.player(0).party.length]).toEqual([0, 2])
})

rule(
  'RO-R75',
  'with stacks: at least one own marker on each of the eight, at least one rival’s inside',
  () => {
    const map = '. . . . . .  . 01 10 0 . .  . 0 01 0 . .  . 0 0 . . .  . . . . . .  . . . . . .'
    const at = patrol(map, [X], { advanced: true })
    at.effect(...CLOSING)
    expect(at.state.patrolOwner).toBe(0)
    const own = patrol(map.replace('0 01 0', '0 00 0'), [X], { advanced: true })
    own.effect(...CLOSING)
    expect(own.state.patrolOwner).toBe(-1)
  },
)
