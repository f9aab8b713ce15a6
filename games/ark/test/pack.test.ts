import { Random, startMatch } from '@vyprava/kernel'
import { expect, test } from 'vitest'
import { shippedPack } from '../content/index.ts'
import { rules } from '../index.ts'

const pack = shippedPack()
const own = { id: 'islet', lines: ['at 0 0', 'C', '  W', 'F', '  L', 'O', '  M'] }

test('a pack of one’s own brings a map that is played', () => {
  const made = rules.withPack?.({ ...pack, id: 'mine', maps: [own], standardMap: 'islet' })
  if (made === undefined || !made.ok) throw new Error('the pack was refused')
  const { game } = made.value
  expect([game.pack?.id, game.options]).toMatchObject([
    'mine',
    { map: { default: 'islet', values: ['islet', 'generated'] } },
  ])
  const started = startMatch(game, { seats: 3, seed: 'islet' })
  if (!started.ok) throw new Error(started.problem.expected)
  const match = started.value
  const random = new Random('islet')
  while (match.result === null) {
    const [seat] = match.deciders
    match.play(seat, random.pick(match.sight(seat).decision?.actions ?? []))
  }
  expect(match.result.reason).toBe('time')
})

test('a game is bounded by the slots of the sheet, whose every turn takes nine steps at most', () => {
  const bound = (seats: number) => {
    const started = startMatch(rules.game, { seats, options: {}, seed: 'bound' })
    return started.ok ? rules.game.bound(started.value.table) : 0
  }
  // Before the first turn 6 steps, with diamonds 6, conversions 100; alone a turn of the die follows each.
  expect(bound(1)).toBe(2 * 30 * 9 + 112 + 7)
  expect(bound(3)).toBe(3 * (3 * 30 * 9 + 112) + 7)
})

test('a map of the seed is played to the end, by every number of players', () => {
  for (const seats of [1, 3]) {
    const started = startMatch(rules.game, { seats, options: { map: 'generated' }, seed: `map ${seats}` })
    if (!started.ok) throw new Error(started.problem.expected)
    const match = started.value
    const random = new Random('generated')
    while (match.result === null) {
      const [seat] = match.deciders
      match.play(seat, random.pick(match.sight(seat).decision?.actions ?? []))
    }
    expect(match.length).toBeLessThan(rules.game.bound(match.table))
  }
})
