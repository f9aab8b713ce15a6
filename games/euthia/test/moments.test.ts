import { rule } from '@vyprava/kernel/testing'
import { describe, expect } from 'vitest'
import { kit } from './kit.ts'
import { pack, rows, SLOT, tile } from './pack.ts'

const curse = pack.chaosCards.findIndex(({ type }) => type === 'curse')

describe('at any moment', () => {
  rule(
    ['EU-227', 'EU-R94', 'EU-1404'],
    'cards and Gaar are exchanged whenever the player is asked something',
    () => {
      const skoldur = { hero1: 'skoldur', hero4: 'ael' } as const
      const asks: readonly ((t: ReturnType<typeof kit>) => void)[] = [
        (t) => t.ops([{ op: 'gem', kind: 'any', n: 1 }]),
        (t) => t.ops([{ op: 'unlock', kind: 'ability' }]),
        (t) => t.ops([{ op: 'teleport', n: 2 }]),
        (t) => t.ops([{ op: 'roll', profile: rows([]) }]),
        (t) => t.play({ type: 'endTurn' }),
        (t) => t.due([{ step: 'cart', site: 0, tiles: [tile('iron'), tile('rawDiamond')] }]),
        (t) => t.due([{ step: 'wonTreasure', seat: 0, field: 0 }]),
        (t) => t.due([{ step: 'trophy' }]),
      ]
      const steps = asks.map((ask) => {
        const t = kit({ options: skoldur })
        t.hero.unlocked[SLOT.ability2] = 0
        ask(t)
        Object.assign(t.hero, { gaar: 1, dwurt: 0, hand: [0, 0, 0, 0].map(() => curse) })
        t.play({ type: 'brew' }).play({ type: 'swapSilver' })
        expect([t.hero.gaar, t.hero.dwurt, t.hero.hand.length]).toEqual([0, 1, 1])
        return t.step
      })
      expect(steps).toEqual([
        'choose',
        'pick',
        'teleport',
        'heroRoll',
        'keep',
        'cart',
        'wonTreasure',
        'trophy',
      ])
    },
  )

  rule(['EU-852', 'EU-1404'], 'Gaar that becomes Dwurt may be all the room that was missing', () => {
    const t = kit({ options: { hero1: 'skoldur', hero4: 'ael' } })
    Object.assign(t.hero, { gaar: 4, dwurt: 4 })
    t.due([{ step: 'tidy', seat: 0 }])
    expect(t.step).toBe('room')
    t.play({ type: 'brew' })
    expect([t.step, t.hero.gaar, t.hero.dwurt]).toEqual(['main', 3, 5])
  })
})
