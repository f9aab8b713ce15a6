import { rule } from '@vyprava/kernel/testing'
import { expect } from 'vitest'
import { position } from './position.ts'

rule('AR-201', 'a turn is that of the active player, with the answers of all', () => {
  const at = position({ seats: 3, active: 1 })
  const { turn } = at.state
  const first = { number: turn, seat: 1, round: null }
  expect(at.game.turn(at.state)).toEqual(first)
  at.name(1, 'red')
  at.skip(0)
  at.skip(2)
  expect(at.game.turn(at.state)).toEqual(first)
  at.paint(1, -1, 2)
  expect(at.game.turn(at.state)).toEqual({ number: turn + 1, seat: 2, round: null })
})

rule('AR-120', 'the preparation is before the first turn', () => {
  const at = position()
  at.state.turn = 0
  at.state.phase = 'preparation'
  expect(at.game.turn(at.state)).toEqual({ number: 0, seat: null, round: null })
})
