import { expect, test } from 'vitest'
import { moments } from '../testing/moments.ts'
import { underHands } from '../testing/now.ts'
import { nameOf } from '../thing.ts'
import { usableOf } from './own.tsx'

/** Questions of a fight, and where each kind of thing is touched: in the arena, on the hand, in the corner. */
const FIGHT = [
  'preparation',
  'firstStrike',
  'healing',
  'heroBeforeMonster',
  'monsterBefore',
  'exchangeHero',
  'exchangeMonster',
  'heroAfterMonster',
  'curses',
  'heroBefore',
  'attack',
  'heroAfter',
  'heroRoll',
  'takeover',
]
const ELSEWHERE = ['button', 'card', 'die', 'hope', 'silver']

test('every action of every window of a fight has its place in the arena', () => {
  const seen = new Set<string>()
  for (const moment of moments(24, 500)) {
    if (!FIGHT.includes(moment.prompt)) continue
    const { choices } = underHands(moment)
    const usable = usableOf(choices.all).map(nameOf)
    for (const { action, from } of choices.all) {
      const placed = ELSEWHERE.includes(from.kind) || usable.includes(nameOf(from))
      expect(placed, `${moment.prompt}: ${JSON.stringify(action)}`).toBe(true)
    }
    seen.add(moment.prompt)
  }
  expect(seen.size).toBeGreaterThanOrEqual(9)
})
