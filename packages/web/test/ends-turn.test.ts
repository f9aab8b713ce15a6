import { startMatch } from '@vyprava/kernel'
import { expect, test } from 'vitest'
import { endsTurn } from '../src/play/ends-turn.ts'
import { fakeRules } from './fake.ts'

function begin(pile: number) {
  const started = startMatch(fakeRules.game, { seats: 2, seed: 'ends', options: { pile, hands: 'secret' } })
  if (!started.ok) throw new Error(JSON.stringify(started.problem))
  return started.value
}

test('an action is known to end the turn before it is taken', () => {
  const match = begin(9)
  const ends = (type: string) => endsTurn(match.game, match.sight(0), { type })
  expect([ends('draw'), ends('pass')]).toEqual([false, true])
  expect(match.length).toBe(0)
})

test('the last action of the game ends the turn too', () => {
  const match = begin(2)
  const all = match.sight(0).decision?.actions.at(-1)
  expect(all).toEqual({ type: 'take', count: 2 })
  expect(all !== undefined && endsTurn(match.game, match.sight(0), all)).toBe(true)
})

test('what somebody does in the turn of others ends no turn of theirs, and whoever only looks ends none', () => {
  const match = begin(9)
  expect(endsTurn(match.game, match.sight(1), { type: 'pass' })).toBe(false)
  expect(endsTurn(match.game, match.sight(null), { type: 'pass' })).toBe(false)
})
