import { rule } from '@vyprava/kernel/testing'
import { describe, expect } from 'vitest'
import type { ChaosType } from '../content/schema.ts'
import { NONE } from '../rules/state.ts'
import { chaosSets } from '../rules/steps/fight/alone.ts'
import { type Bout, bout, cardOf, type Setting, wounds } from './bout.ts'
import { pack, printed, rows } from './pack.ts'

const TOUGH = { vitality: 40, profile: rows([]) }
const combatCard = (left: number, right: number): number =>
  pack.combatCards.findIndex((card) => card.left === left && card.right === right)

/** A fight alone, in which this combat card comes first. */
function alone(left: number, right: number, setting: Setting = {}, ...dice: number[]): Bout {
  return bout(
    {
      seats: 1,
      player: { gaar: 0, health: 20, maxHealth: 20 },
      ...setting,
      foe: { ...TOUGH, ...setting.foe },
      change(state) {
        state.combat = { draw: [combatCard(1, 2), combatCard(left, right)], discard: [] }
        setting.change?.(state)
      },
    },
    ...dice,
  )
}

/** What chaos actions turn up from these reserves, and what is left of them. */
function turned(symbols: number, chaos: number, hits: number, cards: readonly ChaosType[]) {
  const fight = alone(5, 6, { foe: { chaos }, cards })
  fight.fight.hits = hits
  const sets = chaosSets(printed, fight.state, fight.fight, symbols)
  const named = (card: number) => pack.chaosCards[card].type
  return {
    sets: sets.map(({ card, count }) => `${count} ${named(card)}`),
    gold: fight.state.goldReserve.map(named),
    silver: fight.state.silverReserve.map(named),
  }
}

describe('the monster by cards', () => {
  rule(['EU-1203', 'EU-1222', 'EU-1227'], 'a combat card sets the dice; nobody plays the monster', () => {
    const fight = alone(5, 6)
    expect(fight.fight).toMatchObject({ controller: NONE, monsterDice: [5, 6], hope: 1 })
    expect(fight.state.combat.discard).toEqual([combatCard(5, 6)])
    expect(fight.step).toBe('attack')
  })

  rule(['EU-1221', 'EU-1213'], 'its printed cards go to the reserves, four silver become gold', () => {
    const fight = alone(5, 6, { foe: { silver: 3, gold: 1 }, cards: ['curse', 'ambush'] })
    expect([fight.state.silverReserve.length, fight.state.goldReserve.length]).toEqual([1, 2])
  })

  rule(['EU-1223', 'EU-R58'], 'a removed die is the left one, without hope and without air', () => {
    const fight = alone(6, 5, { air: true, change: () => {} })
    expect(fight.fight.hope).toBe(1)
    fight.fight.airEssence = 1
    fight.state.combat.draw = [combatCard(1, 2), combatCard(6, 5)]
    fight.attack(4, 4).done()
    expect([fight.fight.monsterDice, fight.fight.hope]).toEqual([[0, 5], 1])
  })

  rule(['EU-1224', 'EU-R80'], 'Gaar on dice of 1 to 3, the lower one first', () => {
    const two = alone(3, 2, { foe: { gaar: 2 } }, 6, 4)
    expect([two.fight.monsterDice, two.fight.gaar, two.fight.monsterRoll]).toEqual([[4, 6], 0, 4])
    const again = alone(3, 2, { foe: { gaar: 2 } }, 1, 5)
    expect(again.fight.monsterDice).toEqual([3, 5])
    const kept = alone(3, 2, { foe: { gaar: 2 } }, 6, 6)
    expect([kept.fight.monsterDice, kept.fight.gaar]).toEqual([[6, 6], 0])
    const high = alone(3, 3, { foe: { gaar: 1 } }, 6)
    expect([high.fight.monsterDice, high.fight.gaar]).toEqual([[6, 3], 0])
    const none = alone(5, 2, { foe: { gaar: 1 } }, 5)
    expect([none.fight.monsterDice, none.fight.gaar]).toEqual([[5, 5], 0])
    expect(alone(4, 6, { foe: { gaar: 1 } }).fight.gaar).toBe(1)
  })

  rule(['EU-1226'], 'then any number of Gaar by the hero, one after another', () => {
    const fight = alone(1, 6, { player: { gaar: 3, health: 20, maxHealth: 20 } })
    fight.gaar(1, 5)
    expect([fight.step, fight.asked]).toEqual(['exchange', [0]])
    fight.gaar(1, 4)
    expect([fight.fight.monsterDice, fight.fight.monsterRoll]).toEqual([[1, 4], -4])
    fight.pass()
    expect(fight.step).toBe('attack')
  })

  rule(
    ['EU-1225', 'EU-1233', 'EU-R83', 'EU-1217'],
    'a set is resolved at once, a Curse for the coming attack',
    () => {
      const fight = alone(5, 2, { foe: { chaos: 1 }, cards: ['curse', 'curse', 'ambush'] })
      expect([fight.fight.chaos, fight.state.silverReserve]).toEqual([0, [cardOf('ambush')]])
      const top = fight.state.silver.draw.length
      fight.attack(6, 6)
      expect(fight.heard('heroStruck')[0]).toMatchObject({ strength: 8, hits: 1 })
      expect([fight.state.silver.draw.length - top, fight.state.silver.draw[0]]).toEqual([2, cardOf('curse')])
      const ambush = alone(5, 2, { foe: { chaos: 1 }, cards: ['ambush'] })
      expect(ambush.heard('foeStruck')[0]).toMatchObject({ strength: 9 })
      expect(alone(2, 5, { foe: { chaos: 1 }, cards: ['ambush'] }).fight.chaos).toBe(1)
    },
  )

  rule(['EU-1238', 'EU-R79'], 'Mind Control steals Gaar for later', () => {
    const fight = alone(6, 1, {
      foe: { chaos: 1, profile: rows([], [4, [wounds(1)]]) },
      cards: ['mindControl'],
      player: { gaar: 2, health: 20, maxHealth: 20 },
    })
    expect([fight.hero.gaar, fight.fight.gaar, fight.fight.monsterDice]).toEqual([1, 1, [6, 1]])
  })

  rule(['EU-1241', 'EU-1212'], 'death alone: a chaos token, and a gold card for the reserve too', () => {
    const fight = alone(6, 5, { foe: { profile: rows([wounds(30)]) } })
    expect([fight.over, fight.hero.deaths, fight.hero.hand.length]).toEqual([true, 1, 1])
    expect(fight.state.goldReserve).toHaveLength(1)
    expect(fight.hero.won).toEqual([0])
  })

  rule(['EU-1307', 'EU-1303'], 'death together: one reputation, no token', () => {
    const setting: Setting = {
      foe: { profile: rows([wounds(30)]) },
      seats: 2,
      options: { mode: 'cooperative' },
      player: { gaar: 0, rep: 5 },
    }
    const fight = alone(6, 5, setting)
    expect([fight.over, fight.hero.rep, fight.state.players[1].won]).toEqual([true, 4, [0, 0]])
  })
})

describe('chaos actions', () => {
  rule(['EU-E26'], 'one token: one action', () => {
    expect(turned(2, 1, 1, ['curse', 'ambush', 'venom'])).toMatchObject({ sets: ['1 curse'] })
  })

  rule(['EU-E27', 'EU-R82'], 'one card: one action', () => {
    expect(turned(2, 2, 1, ['frenzy'])).toEqual({ sets: ['1 frenzy'], gold: [], silver: [] })
  })

  rule(['EU-E28', 'EU-1234'], 'a full set and the next one', () => {
    expect(turned(2, 2, 1, ['frenzy', 'frenzy', 'frenzy', 'frenzy', 'mending'])).toEqual({
      sets: ['3 frenzy', '1 frenzy'],
      gold: ['mending'],
      silver: [],
    })
  })

  rule(['EU-1231'], 'gold until another type comes, which goes to the bottom', () => {
    expect(turned(1, 1, 1, ['frenzy', 'frenzy', 'mindControl', 'frenzy'])).toEqual({
      sets: ['2 frenzy'],
      gold: ['frenzy', 'mindControl'],
      silver: [],
    })
  })

  rule(['EU-1232'], 'without gold at most two silver cards', () => {
    expect(turned(1, 1, 1, ['curse', 'curse', 'curse'])).toEqual({
      sets: ['2 curse'],
      gold: [],
      silver: ['curse'],
    })
  })

  rule(['EU-1234', 'EU-R81'], 'another type starts set 2; without gold set 2 is silver', () => {
    expect(turned(2, 2, 1, ['frenzy', 'mindControl', 'mindControl', 'frenzy'])).toEqual({
      sets: ['1 frenzy', '2 mindControl'],
      gold: ['frenzy'],
      silver: [],
    })
    expect(turned(2, 2, 1, ['frenzy', 'curse', 'curse']).sets).toEqual(['1 frenzy', '2 curse'])
  })

  rule(['EU-1235', 'EU-R77'], 'Mending with hits is like any other type', () => {
    expect(turned(1, 1, 1, ['mending', 'mending', 'frenzy']).sets).toEqual(['2 mending'])
    expect(turned(2, 2, 1, Array<ChaosType>(5).fill('mending')).sets).toEqual(['3 mending', '2 mending'])
  })

  rule(['EU-1236'], 'Mending without hits is a set by itself', () => {
    expect(turned(1, 1, 0, ['mending', 'mending', 'frenzy'])).toEqual({
      sets: ['1 mending'],
      gold: ['mending', 'frenzy'],
      silver: [],
    })
  })

  rule(['EU-1237'], 'no second Mending then', () => {
    expect(turned(2, 2, 0, ['mending', 'mending', 'frenzy', 'frenzy'])).toEqual({
      sets: ['1 mending', '2 frenzy'],
      gold: ['mending'],
      silver: [],
    })
  })

  rule(['EU-1239'], 'Mending as the whole of set 2, or set 2 from silver, or not at all', () => {
    expect(turned(2, 2, 0, ['frenzy', 'mending', 'mending']).sets).toEqual(['1 frenzy', '1 mending'])
    expect(turned(2, 2, 0, ['mending', 'mending', 'curse'])).toEqual({
      sets: ['1 mending', '1 curse'],
      gold: ['mending'],
      silver: [],
    })
    expect(turned(2, 2, 0, ['mending', 'mending']).sets).toEqual(['1 mending'])
  })
})

describe('Dwurt', () => {
  const skoldur: Setting = {
    options: { hero1: 'skoldur' },
    foe: TOUGH,
    player: { gaar: 0, dwurt: 2, health: 20, maxHealth: 20 },
  }

  rule(
    ['EU-1402', 'EU-1411', 'EU-R88'],
    '−3 on the monster, +3 on the own roll, nothing is thrown again',
    () => {
      const fight = bout(skoldur, 4, 4)
      expect(fight.refused({ type: 'gaar', die: 1 })).toBe('EU-1402 onlyDwurtDie')
      fight.gaar(0, 6).pass()
      expect([fight.heard('foeStruck')[0].strength, fight.hero.dwurt, fight.hero.dwurtDie]).toEqual([5, 1, 1])
      fight.attack(4, 4).gaar(0, 6)
      expect([fight.fight.heroDice, fight.fight.heroRoll, fight.hero.dwurtDie]).toEqual([[4, 4], 3, 2])
      expect(fight.refused({ type: 'gaar', die: 0 })).toBe('EU-1402 noGaar')
    },
  )

  rule(['EU-1404', 'EU-R89'], 'Gaar is of no use on dice, but can be brewed in a fight', () => {
    const fight = bout({ ...skoldur, player: { gaar: 1, dwurt: 0, health: 20, maxHealth: 20 } }, 4, 4)
    expect([fight.step, fight.refused({ type: 'gaar', die: 0 })]).toEqual(['exchange', 'EU-1402 noGaar'])
    fight.play({ type: 'brew' })
    expect([fight.hero.gaar, fight.hero.dwurt, fight.hero.dwurtDie]).toEqual([0, 1, 0])
  })

  rule(['EU-1406'], 'death gives Gaar as usual', () => {
    const fight = bout(
      { ...skoldur, foe: { profile: rows([wounds(30)]) }, player: { gaar: 0, dwurt: 0 } },
      1,
      1,
    )
    expect([fight.over, fight.hero.gaar, fight.hero.dwurt]).toEqual([true, 3, 0])
  })
})
