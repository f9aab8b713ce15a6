import { rule } from '@vyprava/kernel/testing'
import { describe, expect } from 'vitest'
import type { Effect } from '../content/schema.ts'
import type { TileFace } from '../rules/printed.ts'
import { bout, FIRE_STAFF } from './bout.ts'
import { pack, rows, SLOT } from './pack.ts'

const TOUGH = { vitality: 40, profile: rows([]) }
const strike: Effect = { timing: 'firstStrike', do: [], exhaust: false }
const attack: Effect = { timing: 'attack', do: [], exhaust: false }

describe('what is used in a fight', () => {
  rule('EU-659', 'Gaar that was spent is gone, on both sides', () => {
    const fight = bout({ foe: { ...TOUGH, gaar: 1 }, player: { gaar: 1 } }, 3, 3)
    fight.gaar(0, 2).gaar(1, 2)
    expect([fight.hero.gaar, fight.fight.gaar]).toEqual([0, 0])
    fight.attack(4, 4, 1, 1)
    expect([fight.hero.gaar, fight.fight.gaar, fight.fight.round]).toEqual([0, 0, 2])
  })

  rule('EU-684', 'a weapon is only announced, in the First Strike too', () => {
    const both: Partial<TileFace> = { kind: 'weapon', effects: [strike, attack], profile: FIRE_STAFF }
    const fight = bout({ foe: TOUGH, tiles: [both], player: { gaar: 0 } })
    const hit = { type: 'attack', place: SLOT.ability, way: 0 } as const
    expect(fight.step).toBe('firstStrike')
    fight.play(hit, 4, 4, 1, 1)
    for (const round of [1, 2, 3]) {
      expect([fight.fight.round, fight.hero.slots[SLOT.ability]?.exhausted]).toEqual([round, 0])
      fight.play(hit, 4, 4, 1, 1)
    }
    const first: Partial<TileFace> = { kind: 'weapon', effects: [strike], profile: FIRE_STAFF }
    const only = bout({ foe: TOUGH, tiles: [first], player: { gaar: 0 } })
    only.play(hit, 4, 4, 1, 1)
    expect(only.refused(hit)).toBe('EU-683 noAttack')
  })
})

describe('plays of cards', () => {
  rule('EU-753', 'silver cards have two fields, gold ones three', () => {
    for (const { metal, fields } of pack.chaosCards) expect(fields).toHaveLength(metal === 'silver' ? 2 : 3)
    const silver = bout({ foe: { ...TOUGH, chaos: 3 }, cards: ['ambush', 'ambush', 'ambush'] })
    const ambush = { type: 'play', card: pack.chaosCards.findIndex(({ type }) => type === 'ambush') } as const
    expect(silver.refused({ ...ambush, count: 2 })).toBeNull()
    expect(silver.refused({ ...ambush, count: 3 })).toBe('EU-755 tooManyCards')
    const gold = bout({ foe: { ...TOUGH, chaos: 3 }, cards: ['frenzy', 'frenzy', 'frenzy'] })
    gold.cards('frenzy', 3)
    expect(gold.fight.chaos).toBe(2)
  })

  rule('EU-756', 'several plays, as long as there is chaos', () => {
    const fight = bout({ foe: { ...TOUGH, chaos: 2 }, cards: ['ambush', 'ambush', 'frenzy', 'frenzy'] })
    fight.cards('ambush', 1).cards('frenzy', 1)
    expect([fight.fight.played.length, fight.fight.chaos]).toEqual([2, 0])
    const frenzy = pack.chaosCards.findIndex(({ type }) => type === 'frenzy')
    expect(fight.state.players[1].hand).toContain(frenzy)
    expect(fight.refused({ type: 'play', card: frenzy, count: 1 })).toBe('EU-755 noChaos')
  })

  rule('EU-R61', 'cards may be left unplayed, Gaar unspent', () => {
    const fight = bout({ foe: { ...TOUGH, chaos: 2, gaar: 1 }, cards: ['frenzy'], player: { gaar: 0 } })
    fight.done(3, 3).pass()
    expect([fight.fight.played, fight.fight.chaos, fight.fight.gaar]).toEqual([[], 2, 1])
  })

  rule('EU-1228', 'alone a card for the monster-player goes to the reserve', () => {
    const gains = rows([{ op: 'gain', what: 'gold', n: 1 }])
    const fight = bout({ seats: 1, foe: { ...TOUGH, profile: gains }, elite: true, player: { gaar: 0 } })
    expect([fight.state.goldReserve.length, fight.hero.hand.length]).toEqual([1, 0])
  })
})
