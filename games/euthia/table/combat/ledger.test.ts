import { rule } from '@vyprava/kernel/testing'
import { describe, expect, test } from 'vitest'
import type { EuthiaEvent } from '../../rules/events.ts'
import { bout, cardOf, DRAGONFLY } from '../../test/bout.ts'
import { lively } from '../../test/pack/lively.ts'
import { withCards } from './cards.ts'
import { EMPTY, written } from './ledger.ts'
import { foeStrike } from './sum.ts'
import { Fights } from './testing/fights.ts'

describe('what was told of an attack', () => {
  rule(['EU-655', 'EU-656', 'EU-657'], 'holds its steps from the throw to the blow', () => {
    const fight = bout({ foe: { gaar: 1 }, player: { gaar: 2, health: 20, maxHealth: 20 } }, 6, 2)
    fight.pass().gaar(0, 4).gaar(1, 5).pass()
    expect(written(EMPTY, fight.events).entries).toEqual([
      { what: 'throw', side: 'monster', dice: [6, 2], combatCard: -1 },
      { what: 'gaar', by: 'hero', side: 'monster', from: 6, to: 4, dice: [4, 2] },
      { what: 'gaar', by: 'monster', side: 'monster', from: 2, to: 5, dice: [4, 5] },
      { what: 'struck', side: 'monster', strength: 9, result: 2 },
    ])
  })

  test('ends with the blow that the rules struck and begins anew with the next throw, in every careless fight', () => {
    const fights = new Fights(lively)
    let told: EuthiaEvent[] = []
    let blows = 0
    for (const seed of ['ledger 1', 'ledger 2', 'ledger 3'])
      fights.play(seed, 2, { mode: 'competitive' }, 1500, {
        told(_state, event) {
          told.push(event)
          if (event.type === 'fightStarted') told = [event]
          if (event.type !== 'foeStruck' && event.type !== 'heroStruck') return
          const { entries } = written(EMPTY, told)
          expect(entries.filter(({ what }) => what === 'throw')).toHaveLength(1)
          expect(entries.at(-1)).toMatchObject({ what: 'struck', strength: event.strength })
          blows += 1
        },
      })
    expect(blows).toBeGreaterThan(20)
  })
})

rule(['EU-754', 'EU-672', 'EU-760'], 'what cards would add is what they add', () => {
  const fight = bout({
    foe: { ...DRAGONFLY, chaos: 3 },
    cards: ['frenzy', 'frenzy', 'ambush'],
    player: { gaar: 2 },
  })
  for (const [type, count] of [
    ['ambush', 1],
    ['frenzy', 2],
  ] as const) {
    const shown = withCards(fight.printed, fight.fight, cardOf(type), count)
    fight.cards(type, count)
    const played = fight.fight
    expect(shown.chaos).toBe(played.chaos)
    for (const dice of [
      [1, 1],
      [3, 4],
      [6, 6],
    ])
      expect(foeStrike(fight.printed, fight.state, { ...shown, monsterDice: dice }).blow.total).toBe(
        foeStrike(fight.printed, fight.state, { ...played, monsterDice: dice }).blow.total,
      )
  }
})
