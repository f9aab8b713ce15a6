import { startMatch } from '@vyprava/kernel'
import { conformance, rule } from '@vyprava/kernel/testing'
import { expect } from 'vitest'
import { lodestones } from '../rules/game.ts'
import { subject } from './subject.ts'

conformance(subject, { runs: 40 })

const begin = (stones: number) => {
  const started = startMatch(lodestones, { seats: 2, seed: 'lodestones', options: { stones } })
  if (!started.ok) throw new Error(started.problem.expected)
  return started.value
}

rule('LO-1', 'everybody knows one goal: their own', () => {
  const match = begin(20)
  expect(match.sight(0).view.goals).toEqual([match.state.goals[0], null])
  expect(match.sight(null).view.goals).toEqual([null, null])
})

rule('LO-2', 'one to three stones, in turn, never more than there are', () => {
  const match = begin(6)
  expect(match.play(0, { type: 'take', stones: 4 })).toMatchObject({
    refusal: { rule: 'LO-2', reason: 'count' },
  })
  expect(match.play(1, { type: 'take', stones: 1 })).toMatchObject({ refusal: { reason: 'notYourTurn' } })
  match.play(0, { type: 'take', stones: 3 })
  match.play(1, { type: 'take', stones: 1 })
  expect(match.sight(0).decision?.actions).toEqual([
    { type: 'take', stones: 1 },
    { type: 'take', stones: 2 },
  ])
})

rule('LO-3', 'stones are points, a met goal is five more', () => {
  const match = begin(6)
  match.state.goals = [3, 1]
  match.play(0, { type: 'take', stones: 3 })
  match.play(1, { type: 'take', stones: 3 })
  expect(match.result).toEqual({ kind: 'ranked', ranks: [1, 2], scores: [8, 3], reason: 'points' })
})
