import { rule } from '@vyprava/kernel/testing'
import { expect } from 'vitest'
import { game, playing, position } from './position.ts'

rule(['RO-112', 'RO-201'], 'a turn is all that one player does: three players, three turns a round', () => {
  const at = position({ seats: 3, players: [{ up: ['Xo', 'XX'] }, { up: ['Xo'] }, { up: ['Xo'] }] })
  expect(game.turn(at.state)).toEqual({ number: 1, seat: 0, round: 1 })
  at.use('XX')
  expect(game.turn(at.state)).toEqual({ number: 1, seat: 0, round: 1 })
  at.place(0, 0)
  expect(game.turn(at.state)).toEqual({ number: 2, seat: 1, round: 1 })
  at.state.active = 0
  at.state.round = 4
  expect(game.turn(at.state)).toEqual({ number: 10, seat: 0, round: 4 })
})

rule('RO-404', 'a bid of somebody else belongs to the turn in which the tie arose', () => {
  const at = position({
    map: '0 0 . . . .  0 1 . . . .  1 . . . . .  . . . . . .  . . . . . .  . . . . . .',
    players: [{ coins: 1 }, { up: ['X', 'XX'], coins: 2 }],
    active: 1,
  })
  const before = game.turn(at.state)
  at.effect(...playing('X', 1, 2), { type: 'bid', coins: 0 })
  expect(at.asked).toBe(0)
  expect(game.turn(at.state)).toEqual(before)
  expect(before.seat).toBe(1)
})
