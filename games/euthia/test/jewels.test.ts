import { rule } from '@vyprava/kernel/testing'
import { describe, expect } from 'vitest'
import { ELEMENTS, GEMS } from '../content/schema.ts'
import type { EuthiaAction } from '../rules/actions.ts'
import { influencesOn } from '../rules/steps/turn/arrive.ts'
import { effect, kit, using } from './kit.ts'
import { pack, rows, SLOT, tile } from './pack.ts'

const MP = { op: 'mp', n: 1 } as const
const clover = (n: number) => ({ op: 'clover', n }) as const
const heal = (n: number) => ({ op: 'heal', n }) as const
const gemUse = (gem: (typeof GEMS)[number], slot: number, way = 0): EuthiaAction => ({
  type: 'useGem',
  gem: GEMS.indexOf(gem),
  slot,
  way,
})
const essence = (kind: (typeof ELEMENTS)[number]): EuthiaAction => ({
  type: 'useEssence',
  kind: ELEMENTS.indexOf(kind),
})

describe('gems and essences', () => {
  const GLOVES = {
    gloves: {
      kind: 'armour',
      armour: 'dragon',
      piece: 'gloves',
      gemSpaces: 2,
      effects: [effect('outside', MP)],
    },
  } as const
  const gloved = (...gems: readonly (typeof GEMS)[number][]) => {
    const t = kit({ tiles: GLOVES })
    const owned = t.wear('gloves', SLOT.gloves)
    for (const gem of gems) owned.gems.push({ gem: GEMS.indexOf(gem), active: 1 })
    return t
  }

  rule(['EU-883', 'EU-886', 'EU-E23', 'EU-856'], 'gems work beside the item, each once in a round', () => {
    const t = gloved('emerald', 'demonite')
    t.use(SLOT.gloves).play(gemUse('demonite', SLOT.gloves))
    expect([t.hero.hand.length, t.hero.mp]).toEqual([1, 1])
    expect(t.refused(gemUse('demonite', SLOT.gloves))).toBe('EU-883 gemInactive')
    t.ops([{ op: 'roll', profile: rows([], [8, [MP]]) }], 3, 4)
    t.play(gemUse('emerald', SLOT.gloves)).done()
    expect(t.hero.mp).toBe(2)
    expect(t.hero.slots[SLOT.gloves]?.gems.map(({ active }) => active)).toEqual([0, 0])
    t.state.agenda = [{ step: 'round' }]
    t.due([])
    expect(t.hero.slots[SLOT.gloves]?.gems.map(({ active }) => active)).toEqual([1, 1])
  })

  rule('EU-884', 'loose gems, and gems on what is stowed, do nothing', () => {
    const t = gloved()
    const place = t.carry('gloves')
    t.hero.bags[place].gems.push({ gem: GEMS.indexOf('sapphire'), active: 1 })
    t.hero.gems[GEMS.indexOf('sapphire')] = 1
    expect(t.listed('useGem')).toEqual([])
    expect(t.refused(gemUse('sapphire', SLOT.gloves))).toBe('EU-884 noSuchThing')
  })

  rule('EU-841', 'gems and essences have the timing that is printed for each', () => {
    const t = gloved('onyx', 'sapphire')
    expect(t.refused(gemUse('onyx', SLOT.gloves))).toBe('EU-838 wrongTiming')
    t.hero.essences = [1, 1, 1, 1]
    expect(t.refused(essence('air'))).toBe('EU-836 wrongTiming')
    expect(t.refused(essence('earth'))).toBe('EU-838 wrongTiming')
    expect(t.refused(essence('fire'))).toBe('EU-839 wrongTiming')
    t.hero.health = 1
    t.play(essence('water'))
    expect([t.hero.health, t.hero.essences]).toEqual([5, [1, 1, 0, 1]])
    expect(t.refused(essence('water'))).toBe('EU-891 noSuchThing')
  })

  rule('EU-883', 'a gem with two ways is turned by either', () => {
    const diamond = pack.gems.map((gem) =>
      gem.key === 'diamond'
        ? {
            ...gem,
            effects: [
              { ...effect('anytime', heal(3)), group: 'heal' },
              { ...effect('afterHeroRoll', clover(2)), group: 'roll' },
            ],
          }
        : gem,
    )
    const t = kit({ tiles: GLOVES, gems: diamond })
    t.wear('gloves', SLOT.gloves).gems.push({ gem: GEMS.indexOf('diamond'), active: 1 })
    t.ops([{ op: 'roll', profile: rows([], [9, [MP]]) }], 3, 4)
    expect(t.listed('useGem')).toEqual([gemUse('diamond', SLOT.gloves, 0), gemUse('diamond', SLOT.gloves, 1)])
    t.play(gemUse('diamond', SLOT.gloves, 1))
    expect(t.refused(gemUse('diamond', SLOT.gloves, 0))).toBe('EU-883 gemInactive')
    t.done()
    expect(t.hero.mp).toBe(1)
  })

  rule('EU-883', 'a gem is asked for in a fight, though nothing else could be used', () => {
    const gems = pack.gems.map((gem) =>
      gem.key === 'diamond' ? { ...gem, effects: [effect('preparation', clover(1))] } : gem,
    )
    const t = kit({ tiles: GLOVES, gems })
    t.wear('gloves', SLOT.gloves).gems.push({ gem: GEMS.indexOf('diamond'), active: 1 })
    t.meet().done()
    expect([t.step, t.listed('useGem')]).toEqual(['preparation', [gemUse('diamond', SLOT.gloves)]])
  })

  rule(['EU-645', 'EU-R58'], 'one air essence before the monster rolls', () => {
    const t = kit()
    t.hero.essences = [2, 0, 0, 0]
    t.meet().play(essence('air'))
    expect(t.refused(essence('air'))).toBe('EU-R58 dieRemoved')
    t.done(4, 1)
    expect([t.fight.monsterDice, t.hero.essences[0]]).toEqual([[0, 4], 1])
  })

  rule(['EU-682', 'EU-891'], 'any number of fire essences before the hero rolls', () => {
    const t = kit()
    t.hero.essences = [0, 0, 0, 3]
    t.meet(1, 1)
    expect(t.step).toBe('heroBefore')
    t.play(essence('fire')).play(essence('fire')).done().attack(SLOT.hand, 3, 3, 1, 1)
    expect(t.events.find(({ type }) => type === 'heroStruck')).toMatchObject({ strength: 8, hits: 4 })
    expect(t.hero.essences[3]).toBe(1)
  })

  rule(
    ['EU-R63', 'EU-E29', 'EU-R64'],
    'essences laid on a tile stay there, and ward off their elementals',
    () => {
      const sleep = {
        effects: [
          effect('permanent', { op: 'ward', kinds: 'onTile' }),
          { ...effect('outside', { op: 'imbue', kind: 'any', n: 1 }), exhaust: false as const },
        ],
      }
      const t = kit({ tiles: { sleep } })
      t.wear('sleep', SLOT.ability)
      expect(t.refused(using(SLOT.ability, 1))).toBe('EU-R63 noEssence')
      t.hero.essences = [0, 1, 0, 1]
      t.hero.field = 2
      const earth = 1 << ELEMENTS.indexOf('earth')
      expect(influencesOn(t.printed, t.state, 0) & earth).toBe(earth)
      t.use(SLOT.ability, 1)
      expect(t.listed('choose')).toHaveLength(2)
      t.play({ type: 'choose', way: 0 })
      expect([t.hero.essences, t.hero.slots[SLOT.ability]?.essences]).toEqual([
        [0, 0, 0, 1],
        [0, 1, 0, 0],
      ])
      expect(influencesOn(t.printed, t.state, 0) & earth).toBe(0)
      expect(t.refused({ type: 'dropEssence', kind: 1 })).not.toBeNull()
    },
  )

  rule('EU-891', 'an essence pays for an ability', () => {
    const burst = {
      effects: [{ ...effect('outside', MP), cost: { pay: 'essence', kind: 'any', n: 1 } as const }],
    }
    const t = kit({ tiles: { burst } })
    t.wear('burst', SLOT.ability)
    expect(t.refused(using(SLOT.ability))).toBe('EU-R62 cannotPay')
    t.hero.essences = [1, 0, 1, 0]
    expect(t.listed('use').map(({ way }) => way)).toEqual([0, 1])
    t.use(SLOT.ability, 0, 1)
    expect([t.hero.mp, t.hero.essences]).toEqual([1, [1, 0, 0, 0]])
  })
})

describe('shields', () => {
  const guarded = () => {
    const t = kit({ foe: { profile: rows([], [4, [{ op: 'wound', n: 2, sign: 'base' }]]) } })
    t.wear(tile('shield'), SLOT.hand2)
    return t
  }

  rule(
    ['EU-658', 'EU-661'],
    'after the exchange, once in every combat round, without being exhausted',
    () => {
      const t = guarded()
      t.hero.gaar = 1
      t.meet(2, 2)
      expect(t.step).toBe('exchange')
      expect(t.refused(using(SLOT.hand2))).toBe('EU-838 wrongTiming')
      t.play({ type: 'pass' })
      expect(t.step).toBe('heroAfterMonster')
      expect(t.refused({ type: 'gaar', die: 0 })).toBe('EU-408 notNow')
      t.use(SLOT.hand2)
      expect(t.refused(using(SLOT.hand2))).toBe('EU-661 usedInAttack')
      expect(t.hero.slots[SLOT.hand2]?.exhausted).toBe(0)
      t.done()
      expect(t.events.find(({ type }) => type === 'foeStruck')).toMatchObject({ strength: 3, wounds: 0 })
      t.attack(SLOT.hand, 4, 4).done(2, 2)
      t.play({ type: 'pass' })
      expect(t.refused(using(SLOT.hand2))).toBeNull()
    },
  )

  rule(['EU-662', 'EU-663'], 'its minus on the next attack ends with it', () => {
    const t = guarded()
    t.meet(2, 2).use(SLOT.hand2).done().attack(SLOT.hand, 4, 4, 2, 2)
    t.done().attack(SLOT.hand, 4, 4, 2, 2)
    expect(t.events.flatMap((event) => (event.type === 'heroStruck' ? event.strength : []))).toEqual([7, 8])
  })
})
