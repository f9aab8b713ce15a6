import { rule } from '@vyprava/kernel/testing'
import { describe, expect } from 'vitest'
import type { Effect } from '../content/schema.ts'
import { effect, type Kit, kit, using } from './kit.ts'
import { rows, SLOT } from './pack.ts'

/* Skoldur with a Gaar and no Dwurt: wherever Dwurt could be paid the Gaar may be brewed first. */

const DWURT = { pay: 'dwurt', n: 1 } as const
const priced = (timing: Effect['timing'], ...ops: Effect['do']) => ({
  effects: [{ ...effect(timing, ...ops), cost: DWURT }],
})
const WINDOWS = [
  ['preparation', 'preparation'],
  ['beforeMonsterRoll', 'heroBeforeMonster'],
  ['afterMonsterRoll', 'heroAfterMonster'],
  ['beforeHeroRoll', 'heroBefore'],
  ['afterHeroRoll', 'heroAfter'],
] as const

/** All windows pass until one asks, the exchange included. */
function steps(t: Kit): string[] {
  const seen: string[] = []
  while (t.state.fight?.round !== 2) {
    seen.push(t.step)
    if (t.step === 'attack') t.attack(SLOT.hand, 4, 4)
    else t.play({ type: t.step === 'exchange' ? 'pass' : 'done' }, 3, 3, 1, 1)
  }
  return seen
}

const skoldur = (tiles: NonNullable<Parameters<typeof kit>[0]>['tiles'], gaar = 1) => {
  const t = kit({ tiles: tiles ?? {}, options: { hero1: 'skoldur' }, foe: { profile: rows([]) } })
  Object.assign(t.hero, { gaar, dwurt: 0 })
  return t
}

describe('brewing in a fight', () => {
  for (const [timing, step] of WINDOWS)
    rule('EU-1404', `a Gaar opens the window of what Dwurt would pay: ${step}`, () => {
      const t = skoldur({ trick: priced(timing, { op: 'hope', n: 1 }) })
      t.wear('trick', SLOT.ability)
      expect(steps(t.meet(3, 3))).toContain(step)
      const poor = skoldur({ trick: priced(timing, { op: 'hope', n: 1 }) }, 0)
      poor.wear('trick', SLOT.ability)
      expect(steps(poor.meet(3, 3))).not.toContain(step)
    })

  rule(['EU-1404', 'EU-1402'], 'after the own roll a Gaar can be brewed for it', () => {
    const t = skoldur({}).meet(3, 3)
    t.play({ type: 'pass' }).attack(SLOT.hand, 4, 4)
    expect(t.step).toBe('heroAfter')
    t.play({ type: 'brew' }).play({ type: 'gaar', die: 0 })
    expect([t.hero.dwurt, t.fight.heroRoll]).toEqual([0, 3])
  })

  rule(['EU-1404', 'EU-683', 'EU-R51'], 'also for the attack itself: without brewing there is none', () => {
    const t = skoldur({ blow: { ...priced('attack'), profile: rows([{ op: 'hit', n: 2, sign: 'base' }]) } })
    t.wear('blow', SLOT.ability)
    t.meet(3, 3)
    t.hero.slots[SLOT.hand] = null
    t.play({ type: 'pass' })
    expect([t.step, t.listed('attack')]).toEqual(['attack', []])
    t.play({ type: 'brew' })
    expect(t.refused({ type: 'done' })).toBe('EU-683 notNow')
    t.attack(SLOT.ability, 4, 4)
    expect(t.fight.hits).toBe(2)

    const spared = skoldur({ blow: { ...priced('attack'), profile: rows([]) } })
    spared.wear('blow', SLOT.ability)
    spared.meet(3, 3)
    spared.hero.slots[SLOT.hand] = null
    spared.play({ type: 'pass' }).done(3, 3)
    expect([spared.fight.round, spared.hero.gaar, spared.step]).toEqual([2, 1, 'exchange'])
  })

  rule(['EU-1404', 'EU-630'], 'and for a First Strike', () => {
    const t = skoldur({ first: { ...priced('firstStrike'), kind: 'firstStrike', profile: rows([]) } })
    t.wear('first', SLOT.firstStrike)
    t.meet()
    expect([t.step, t.listed('attack')]).toEqual(['firstStrike', []])
    t.play({ type: 'brew' }).attack(SLOT.firstStrike, 4, 4)
    expect(t.refused(using(SLOT.firstStrike))).not.toBeNull()
  })
})
