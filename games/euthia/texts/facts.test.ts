import { describe, expect, test } from 'vitest'
import { contextOf } from '../../testing/speech.ts'
import type { EuthiaOptions } from '../rules/options.ts'
import { start, WORDS } from './test/spoken.ts'

/** The facts of a new game as their first player reads them, by title and label. */
function read(seats: number, options: Partial<EuthiaOptions>) {
  const match = start(seats, { hero1: 'dral', ...(seats > 1 && { hero2: 'keleia' }), ...options }, 'facts')
  const groups = WORDS.cs.facts(contextOf(match.sight(0).view, 0))
  return (title: string, label: string): string | undefined =>
    groups.find((group) => group.title === title)?.rows.find(([name]) => name === label)?.[1]
}

describe('what a player has to know', () => {
  test.each([
    [2, { scenario: 'hunt' }, 'porazit 4 elitní monstra do konce posledního kola (zatím 0)'],
    [2, { scenario: 'settlements' }, 'porazit draka nadobro, nebo přijít nejvýš o 2 osady (zatím 0)'],
    [2, { scenario: 'mirrezil' }, 'porazit draka nadobro do konce posledního kola'],
    [1, { scenario: 'disaster' }, 'porazit golema dřív, než dojde do kostela'],
  ] as const)('the goal, %s players, %s', (seats, options, goal) => {
    expect(read(seats, options)('Hra', 'Společný cíl')).toBe(goal)
  })

  test('who wins against each other, and what a missed goal costs', () => {
    const wins = 'kdo má nejvyšší reputaci; bez splněného cíle každý ztrácí 5 bodů reputace'
    expect(read(2, { scenario: 'hunt' })('Hra', 'Vítězí')).toBe(wins)
    expect(read(1, { scenario: 'hunt' })('Hra', 'Vítězí')).toBeUndefined()
  })

  test('the card of the open elite, and of the foe of the scenario, with its sleep', () => {
    const facts = read(2, { scenario: 'mirrezil' })
    expect(facts('Příběh', 'Jeho karta')).toMatch(/^vitalita \d+, \d+ žetonů Gaaru.*; do \d+: .*zranění/)
    expect(facts('Příběh', 'Protivník')).toMatch(/ \(spí\)$/)
    expect(facts('Příběh', 'Zbývá jeho karet')).toBe('4')
  })

  test('free and locked slots, each in one row', () => {
    const facts = read(2, { scenario: 'hunt' })
    expect(facts('Ada', 'Volná pole')).toContain('ruka 2, schopnost 2')
    expect(facts('Ada', 'Zamčená pole')).toContain('ruka 3 (4 mince), schopnost 3 (3 mince)')
  })

  test('nobody is to move when the game is over', () => {
    const { view } = start(2, { scenario: 'hunt' }, 'facts').sight(0)
    const active = (ended: typeof view.ended) =>
      Object.fromEntries(WORDS.cs.facts(contextOf({ ...view, ended }, 0))[0].rows)['Na tahu']
    expect([active(null), active('rounds')]).toEqual(['Ada', 'nic'])
  })

  test('whoever looks comes first', () => {
    const { view } = start(2, { scenario: 'hunt' }, 'facts').sight(1)
    const titles = WORDS.cs.facts(contextOf(view, 1)).map(({ title }) => title)
    expect(titles.indexOf('Bert')).toBe(titles.indexOf('Ada') - 1)
  })
})
