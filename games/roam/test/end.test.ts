import { rule } from '@vyprava/kernel/testing'
import { describe, expect } from 'vitest'
import { game, type Having, type Position, playing, position } from './position.ts'

const FIVE = '0 0 . . . .  0 0 . . . .  0 . . . . .  . . . . . .  . . . . . .  . . . . . .'
const X: Having = { up: ['X', 'XX'] }

/** Seat 0 has nine cards and completes one; each player’s further turns are taken at will. */
const nine = (seats: number, more: object = {}): Position =>
  position({ seats, map: FIVE, players: [{ ...X, extra: 7 }], ...more })

function takeTurn(at: Position): void {
  const seat = at.asked
  while (at.asked === seat && at.state.active === seat) {
    const uses = at.listed('use')
    const places = at.listed('place')
    const [action] = uses.length > 0 ? uses : places.length > 0 ? places : at.actions
    at.do(action)
    if (action.type === 'place' && at.prompt === 'character') return
  }
}

rule(['RO-501', 'RO-502'], 'the tenth card triggers the end; the round is finished', () => {
  const at = nine(3)
  at.effect(...playing('X', 1, 2))
  expect(at.player(0).party).toHaveLength(10)
  expect([at.state.endTriggered, at.asked, game.result(at.state)]).toEqual([true, 1, null])
  takeTurn(at)
  expect(at.asked).toBe(2)
  takeTurn(at)
  expect([at.asked, game.result(at.state)?.reason]).toEqual([null, 'tenCards'])
  const eight = position({ map: FIVE, players: [{ ...X, extra: 6 }] })
  eight.effect(...playing('X', 1, 2))
  expect([eight.player(0).party.length, eight.state.endTriggered]).toEqual([9, false])
})

rule('RO-502', 'all have had the same number of turns, whoever started', () => {
  const at = nine(2, { start: 'seat1', active: 0 })
  at.effect(...playing('X', 1, 2))
  expect(at.asked).toBe(null)
})

rule('RO-503', 'a tenth card in the last player’s turn ends the game with that turn', () => {
  const at = position({
    active: 1,
    map: FIVE.replaceAll('0', '1'),
    players: [{}, { ...X, extra: 7 }],
  })
  at.effect(...playing('X', 1, 2))
  expect(at.asked).toBe(null)
})

rule('RO-504', 'in the rest of the round all goes on; a second tenth card does not prolong the game', () => {
  const at = position({
    map: '0 0 1 1 . .  0 0 1 1 . .  0 . 1 . . .  . . . . . .  . . . . . .  . . . . . .',
    players: [
      { ...X, extra: 7 },
      { ...X, extra: 8 },
    ],
  })
  at.effect(...playing('X', 1, 2))
  at.effect(...playing('X', 3, 2))
  expect([at.player(0).party.length, at.player(1).party.length, at.asked]).toEqual([10, 11, null])
})

/** Ends the game at once: seat 1 is the last to move and seat 0 has ten cards. */
const ending = (players: readonly Having[], more: object = {}): Position =>
  position({ active: 1, endTriggered: true, players, ...more })

rule('RO-505', 'points on all cards count, face up or face down, starting cards included', () => {
  const at = ending([{ up: ['XoX'], down: ['X'] }, {}])
  at.do(at.listed('use')[0])
  at.do(at.listed('place')[0])
  expect(game.result(at.state)?.scores).toEqual([4, 2])
})

rule(['RO-506', 'RO-509'], 'the highest score wins; coins are not points', () => {
  const at = ending([{ up: ['XoX'] }, { coins: 50 }])
  takeTurn(at)
  expect(game.result(at.state)).toEqual({
    kind: 'ranked',
    ranks: [1, 2],
    scores: [3, 2],
    reason: 'tenCards',
  })
})

rule('RO-507', 'more coins break a tie', () => {
  const at = ending([{ up: ['XX'], coins: 1 }, { coins: 2 }])
  takeTurn(at)
  expect(game.result(at.state)).toMatchObject({ scores: [2, 2], ranks: [2, 1] })
})

rule('RO-508', 'those still tied win together', () => {
  const at = ending([{ up: ['XX'], coins: 2 }, { coins: 2 }])
  takeTurn(at)
  expect(game.result(at.state)).toMatchObject({ ranks: [1, 1] })
})

rule('RO-510', 'after the end nothing is accepted', () => {
  const at = ending([{ up: ['XX'] }, {}])
  takeTurn(at)
  expect(at.asked).toBe(null)
  expect(at.rule({ type: 'use', character: at.player(0).party[0] }, 0)).toBe('RO-510')
  expect(at.rule({ type: 'endTurn' }, 1)).toBe('RO-510')
})

rule('RO-R30', 'only characters count for the tenth card', () => {
  const at = position({
    mode: 'full',
    patrol: true,
    patrolOwner: 0,
    map: FIVE,
    players: [{ ...X, extra: 5, spent: ['rotate', 'shift', 'coin'] }],
  })
  at.effect(...playing('X', 1, 2))
  expect([at.player(0).party.length, at.state.endTriggered]).toEqual([8, false])
})

rule('RO-R31', 'all completed cards and the purchase still follow the tenth card', () => {
  const at = position({
    mode: 'full',
    map: '0 0 . . . .  0 0 . . . .  0 . . . . .  0 . . . . .  0 0 . . . .  0 0 . . . .',
    players: [{ up: ['XX/XX', 'X'], extra: 7, coins: 9 }],
    row: [0, 1, 2, 3],
  })
  at.effect(...playing('XX/XX', 0, 2), { type: 'resolve', slot: 0 })
  expect([at.player(0).party.length, at.state.endTriggered, at.prompt]).toEqual([11, true, 'purchase'])
  at.do({ type: 'endTurn' })
  expect(at.asked).toBe(1)
})

rule('RO-R32', 'a tenth card in somebody else’s turn triggers just the same', () => {
  const at = position({
    seats: 3,
    active: 0,
    map: FIVE.replaceAll('0', '1'),
    players: [X, { extra: 6 }, {}],
  })
  at.effect(...playing('X', 1, 2))
  expect([at.state.endTriggered, at.asked]).toEqual([true, 1])
  takeTurn(at)
  takeTurn(at)
  expect(at.asked).toBe(null)
})

rule('RO-R33', 'an artifact bought in the final turn counts', () => {
  const at = ending([{ up: ['XX'] }, { coins: 9 }], { mode: 'full', row: [0, 1, 2, 3] })
  at.do(at.listed('use')[0])
  at.do(at.listed('place')[0])
  at.do({ type: 'buy', artifact: 2 })
  expect(game.result(at.state)).toMatchObject({ scores: [2, 4] })
})

describe('RO-R34 safety ends', () => {
  const STUCK: Having = { up: ['X', 'XX', 'XXX', 'oXX', 'XoX'], supply: 0 }

  rule('RO-R34', 'three complete rounds without a marker placed or moved end the game', () => {
    const at = position({ players: [STUCK, STUCK] })
    for (let turn = 0; turn < 6; turn++) {
      expect([at.asked, at.state.round]).toEqual([turn % 2, 1 + Math.floor(turn / 2)])
      at.do(at.listed('use')[0])
    }
    expect(game.result(at.state)?.reason).toBe('idle')
    expect(game.result(at.state)?.scores).toEqual([8, 8])
  })

  rule('RO-R34', 'one marker in between starts the count anew', () => {
    const at = position({ players: [STUCK, STUCK] })
    for (let turn = 0; turn < 5; turn++) at.do(at.listed('use')[0])
    expect(at.state.idleRounds).toBe(2)
    at.player(1).supply = 1
    at.do(at.listed('use')[0])
    at.do(at.listed('place')[0])
    at.do(at.listed('fill')[0])
    expect([at.asked, at.state.idleRounds, game.result(at.state)]).toEqual([0, 0, null])
  })

  rule('RO-R34', 'fifteen complete rounds without a completed card end the game', () => {
    const at = position({
      mode: 'full',
      map: '1 . . . . .  . . . . . .  . . . . . .  . . . . . .  . . . . . .  . . . . . .',
      players: [{ up: ['X', 'XX'], supply: 0, artifacts: ['shift'] }, STUCK],
    })
    let turns = 0
    for (; at.asked !== null && turns < 200; turns++) {
      const shifts = at.listed('shift')
      const uses = at.listed('use')
      at.do(shifts[0] ?? uses[0] ?? at.actions[0])
    }
    expect([game.result(at.state)?.reason, at.state.round]).toEqual(['barren', 15])
  })

  rule('RO-R34', 'no game has more actions than fifteen rounds for each card can hold', () => {
    const options = { patrol: false, advanced: false, edges: 'standard', start: 'seat0' } as const
    const rounds = 15 * (2 * 6 + 1) + 1
    const turn = 3 + 16 + 6 * 3 + 3
    expect(game.bound({ seats: 2, options: { ...options, mode: 'basic' } })).toBe(rounds * 2 * turn)
    // Each of the 24 artifacts of the test pack before and after the rest, and two more windows to close.
    expect(game.bound({ seats: 2, options: { ...options, mode: 'full' } })).toBe(rounds * 2 * (turn + 50))
  })
})
