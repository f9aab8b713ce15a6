import { rule } from '@vyprava/kernel/testing'
import { describe, expect } from 'vitest'
import type { Op } from '../content/schema.ts'
import { effect, kit, using } from './kit.ts'
import { SLOT } from './pack.ts'

const FIGHT: Op = { op: 'action', action: 'combat' }

/** Beside a monster, without a token; an ability would grant the fight. */
function ready() {
  const t = kit({ tiles: { dare: { effects: [effect('outside', { op: 'choose', from: [[FIGHT], []] })] } } })
  const field = t.besideMonster()
  Object.assign(t.hero, { mp: 2, tokens: [1, 1, 0] })
  const owned = t.wear('dare', SLOT.ability)
  return { t, owned, field }
}

describe('an ability that would grant the action', () => {
  rule(['EU-R05', 'EU-333'], 'is to be used first, and that is said', () => {
    const { t, field } = ready()
    for (const fund of [null, 'token', 'granted'] as const)
      expect(t.refused({ type: 'step', field, fund })).toBe('EU-R05 grantFirst')
    t.play(using(SLOT.ability)).play({ type: 'choose', way: 0 })
    expect(t.refused({ type: 'step', field, fund: 'token' })).toBe('EU-333 noSource')
    expect(t.refused({ type: 'step', field, fund: 'granted' })).toBeNull()
  })

  rule(['EU-333', 'EU-823'], 'an exhausted one is none', () => {
    const { t, owned, field } = ready()
    owned.exhausted = 1
    expect(t.refused({ type: 'step', field, fund: null })).toBe('EU-333 monsterThere')
    expect(t.refused({ type: 'step', field, fund: 'token' })).toBe('EU-333 noSource')
  })
})
