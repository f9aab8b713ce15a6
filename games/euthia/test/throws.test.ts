import { rule } from '@vyprava/kernel/testing'
import { describe, expect } from 'vitest'
import type { Op } from '../content/schema.ts'
import { cardOf } from './bout.ts'
import { effect, type Kit, kit, using } from './kit.ts'
import { rows, SLOT } from './pack.ts'

/* Throws of abilities in a fight: clocks of cards and the prayer concern them like those of attacks. */

const coins = (n: number): Op => ({ op: 'gain', what: 'coins', n })
const CHANCE: Op = { op: 'roll', profile: rows([coins(1)], [7, [coins(3)]], [9, [coins(5)]]) }
const frenzy = (count: number) => ({ type: 'play', card: cardOf('frenzy'), count }) as const

/** A fight with a throw in step 4A; the monster-player has Frenzy and chaos. */
function chancy(foe = {}) {
  const chance = { effects: [effect('beforeHeroRoll', CHANCE)] }
  const free = { effects: [effect('anytime', { op: 'cancel', what: 'clock' })] }
  const t = kit({ tiles: { chance, free }, foe: { chaos: 2, profile: rows([]), ...foe } })
  t.wear('chance', SLOT.ability)
  t.hero.coins = 0
  t.state.players[1].hand = [cardOf('frenzy'), cardOf('frenzy')]
  return t
}

/** Lets all windows pass until one. */
function skipTo(t: Kit, step: string, ...dice: readonly number[]): void {
  while (t.step !== step) t.play({ type: t.step === 'exchange' ? 'pass' : 'done' }, ...dice)
}

describe('throws of abilities in a fight', () => {
  rule(['EU-760', 'EU-758', 'EU-646'], 'the clock of Frenzy lowers them until the next step 2A', () => {
    const t = chancy().meet()
    t.play(frenzy(1)).done(3, 3)
    skipTo(t, 'heroBefore')
    t.use(SLOT.ability, 0, 0, 4, 4)
    expect(t.prompt).toMatchObject({ key: 'heroRoll', values: { sum: 6 } })
    t.done()
    expect([t.hero.coins, t.events.find(({ type }) => type === 'rollCounted')]).toMatchObject([
      1,
      { result: 6 },
    ])
  })

  rule('EU-760', 'after that step they are as thrown, and a clock that is cancelled ends at once', () => {
    const t = chancy().meet()
    t.play(frenzy(2)).done(3, 3)
    skipTo(t, 'attack')
    t.attack(SLOT.hand, 6, 6)
    skipTo(t, 'heroBefore', 3, 3)
    t.use(SLOT.ability, 0, 0, 4, 4)
    expect(t.prompt).toMatchObject({ values: { sum: 8 } })

    const freed = chancy()
    freed.wear('free', SLOT.ability2)
    freed.meet()
    skipTo(freed, 'monsterBefore')
    freed.play(frenzy(1)).done(3, 3)
    skipTo(freed, 'heroBefore')
    freed.use(SLOT.ability, 0, 0, 4, 4).play(using(SLOT.ability2))
    expect(freed.prompt).toMatchObject({ values: { sum: 8 } })
  })

  rule(['EU-704', 'EU-706', 'EU-707', 'EU-R44'], 'hope may be spent after them', () => {
    const t = chancy({ chaos: 0 }).meet(3, 3)
    skipTo(t, 'heroBefore')
    t.fight.hope = 5
    t.use(SLOT.ability, 0, 0, 4, 3)
    t.play({ type: 'hope', how: 'plus' }).play({ type: 'hope', how: 'strike' })
    expect([t.fight.hope, t.fight.hits, t.prompt.values]).toMatchObject([1, 1, { sum: 9 }])
    expect(t.refused({ type: 'hope', how: 'gaar' })).toBe('EU-707 noHope')
    expect(t.refused({ type: 'hope', how: 'strike' })).toBe('EU-707 noHope')
    t.done()
    expect([t.hero.coins, t.step, t.fight.heroRoll]).toEqual([5, 'heroBefore', 0])
  })

  rule(['EU-705', 'EU-706', 'EU-R45'], 'also for Gaar, and for the hit that ends the fight', () => {
    const t = chancy({ chaos: 0, vitality: 1 }).meet(3, 3)
    skipTo(t, 'heroBefore')
    t.fight.hope = 5
    t.use(SLOT.ability, 0, 0, 4, 3).play({ type: 'hope', how: 'gaar' })
    expect([t.hero.gaar, t.fight.hope]).toEqual([1, 3])
    t.play({ type: 'hope', how: 'strike' })
    expect([t.step, t.state.agenda.some(({ step }) => step === 'heroRoll')]).toEqual(['trophy', false])
  })

  rule('EU-704', 'outside a fight there is no prayer', () => {
    const t = kit()
    t.ops([CHANCE], 2, 2)
    expect(t.refused({ type: 'hope', how: 'plus' })).toBe('EU-704 notInFight')
  })
})
