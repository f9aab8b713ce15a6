import { rule } from '@vyprava/kernel/testing'
import { describe, expect } from 'vitest'
import { type Cost, ELEMENTS, GEMS } from '../content/schema.ts'
import { canPay, givenBy, pay, waysToPay } from '../rules/costs.ts'
import { bagSource } from '../rules/effects/source.ts'
import { NONE } from '../rules/state.ts'
import { effect, type Kit, kit, using } from './kit.ts'
import { pack, rows, SLOT, tile } from './pack.ts'
import { listen } from './position.ts'

const ways = (t: Kit, cost: Cost, source = NONE): number => waysToPay(t.printed, t.state, 0, cost, source)
const paid = (t: Kit, cost: Cost, way = 0, source = NONE): ReturnType<typeof listen> => {
  const turn = listen()
  pay(t.printed, t.state, 0, cost, way, source, turn)
  return turn
}
const cardOf = (type: string): number => pack.chaosCards.findIndex((card) => card.type === type)

describe('costs', () => {
  rule(['EU-943', 'EU-R78'], 'counted things are paid whole, or not at all', () => {
    const t = kit()
    Object.assign(t.hero, { gaar: 2, coins: 3, rep: 1, health: 3 })
    expect(ways(t, { pay: 'gaar', n: 2 })).toBe(1)
    expect(ways(t, { pay: 'gaar', n: 3 })).toBe(0)
    expect(canPay(t.printed, t.state, 0, { pay: 'coins', n: 4 }, NONE)).toBe(false)
    const cost: Cost = {
      pay: 'all',
      of: [
        { pay: 'gaar', n: 1 },
        { pay: 'coins', n: 3 },
        { pay: 'rep', n: 1 },
        { pay: 'wounds', n: 2 },
      ],
    }
    expect(ways(t, cost)).toBe(1)
    expect(givenBy(t.printed, t.state, 0, cost, 0, NONE).counted).toEqual([
      { what: 'gaar', n: 1 },
      { what: 'coins', n: 3 },
      { what: 'rep', n: 1 },
      { what: 'wounds', n: 2 },
    ])
    paid(t, cost)
    expect(t.hero).toMatchObject({ gaar: 1, coins: 0, rep: 0, health: 1 })
    expect(ways(t, cost)).toBe(0)
  })

  rule(['EU-871', 'EU-R101'], 'nobody pays with the last health', () => {
    const t = kit()
    t.hero.health = 2
    expect([ways(t, { pay: 'wounds', n: 1 }), ways(t, { pay: 'wounds', n: 2 })]).toEqual([1, 0])
  })

  rule(['EU-R73', 'EU-E17'], 'a or b: the payer chooses; loose gems alone', () => {
    const t = kit()
    const cost: Cost = {
      pay: 'oneOf',
      of: [
        { pay: 'gem', kind: 'emerald', n: 1 },
        { pay: 'gem', kind: 'ruby', n: 1 },
      ],
    }
    t.wear(tile('leather-gloves'), SLOT.gloves).gems.push({ gem: GEMS.indexOf('ruby'), active: 1 })
    expect(ways(t, cost)).toBe(0)
    t.hero.gems[GEMS.indexOf('ruby')] = 1
    expect(ways(t, cost)).toBe(1)
    t.hero.gems[GEMS.indexOf('emerald')] = 1
    expect(ways(t, cost)).toBe(2)
    paid(t, cost, 1)
    expect([t.hero.gems[GEMS.indexOf('emerald')], t.hero.gems[GEMS.indexOf('ruby')]]).toEqual([1, 0])
  })

  rule('EU-R73', 'of any kind: every choice once, and nothing is given twice', () => {
    const t = kit()
    t.hero.essences = [1, 0, 2, 0]
    expect(ways(t, { pay: 'essence', kind: 'any', n: 2 })).toBe(2)
    const both: Cost = {
      pay: 'all',
      of: [
        { pay: 'essence', kind: 'air', n: 1 },
        { pay: 'essence', kind: 'any', n: 1 },
      ],
    }
    expect(ways(t, both)).toBe(1)
    paid(t, both)
    expect(t.hero.essences).toEqual([0, 0, 1, 0])
    expect(() => paid(t, both)).toThrow('No way 0')
  })

  rule(['EU-R78', 'EU-R101'], 'resources, items and trophies come from bags and go to their piles', () => {
    const t = kit()
    for (const key of ['iron', 'fish', 'fish', 'luckPotion', 'heart']) t.carry(tile(key))
    const resource: Cost = { pay: 'resource', site: 'any', n: 1 }
    expect(ways(t, resource)).toBe(2)
    expect(ways(t, { ...resource, site: 'cave' })).toBe(0)
    paid(t, resource, 1)
    expect(t.state.resources[1].discard).toEqual([tile('fish')])
    expect(ways(t, { pay: 'artifact', n: 1 })).toBe(1)
    expect(ways(t, { pay: 'item', kind: 'weapon', n: 1 })).toBe(0)
    paid(t, { pay: 'item', kind: 'potion', n: 1 })
    expect(t.state.trade[1].discard).toEqual([tile('luckPotion')])
    expect(t.hero.bags.map((owned) => owned.tile)).toEqual([tile('iron'), tile('fish'), tile('heart')])
    const second = pack.monsters.findIndex(({ level }) => level === 2)
    t.hero.trophies = [
      { elite: 0, id: 0 },
      { elite: 0, id: second },
    ]
    expect(ways(t, { pay: 'trophy', level: 1, n: 1 })).toBe(2)
    expect(ways(t, { pay: 'trophy', level: 2, n: 1 })).toBe(1)
    expect(ways(t, { pay: 'trophy', level: 3, n: 1 })).toBe(0)
    paid(t, { pay: 'trophy', level: 2, n: 1 })
    expect([t.hero.trophies, t.state.monsters[1].discard]).toEqual([[{ elite: 0, id: 0 }], [second]])
  })

  rule('EU-R78', 'equal tiles are one choice, a tile with gems another', () => {
    const t = kit()
    for (let i = 0; i < 3; i++) t.carry(tile('leather-gloves'))
    t.hero.bags[1].gems.push({ gem: 0, active: 1 })
    expect(ways(t, { pay: 'item', kind: 'armour', n: 1 })).toBe(2)
  })

  rule('EU-226', 'cards are paid out of the hand, each kind a choice of its owner', () => {
    const t = kit()
    t.hero.hand = [cardOf('curse'), cardOf('curse'), cardOf('ambush'), cardOf('frenzy')].sort((a, b) => a - b)
    const silver: Cost = { pay: 'silver', n: 1 }
    expect(ways(t, silver)).toBe(2)
    expect(ways(t, { pay: 'silver', n: 3 })).toBe(1)
    expect(ways(t, { pay: 'gold', n: 2 })).toBe(0)
    paid(t, { pay: 'gold', n: 1 })
    expect(t.hero.hand).not.toContain(cardOf('frenzy'))
    expect(t.state.gold.discard).toEqual([cardOf('frenzy')])
  })

  rule(['EU-705', 'EU-707'], 'hope is paid in the own fight', () => {
    const t = kit({ tiles: { light: { effects: [effect('beforeHeroRoll', { op: 'clover', n: 1 })] } } })
    t.wear('light', SLOT.ability)
    const hope: Cost = { pay: 'hope', n: 2 }
    expect(ways(t, hope)).toBe(0)
    t.meet(1, 1)
    t.fight.hope = 3
    expect(waysToPay(t.printed, t.state, 1, hope, NONE)).toBe(0)
    paid(t, hope)
    expect(t.fight.hope).toBe(1)
  })

  rule('EU-R63', 'essences on a tile pay for its own effects alone', () => {
    const t = kit({ tiles: { well: {} } })
    t.wear('well', SLOT.ability).essences[ELEMENTS.indexOf('water')] = 1
    const cost: Cost = { pay: 'essenceOnTile', kind: 'any', n: 1 }
    expect([ways(t, cost), ways(t, cost, SLOT.ability), ways(t, cost, SLOT.hand)]).toEqual([0, 1, 0])
    expect(ways(t, { pay: 'essence', kind: 'water', n: 1 }, SLOT.ability)).toBe(0)
    paid(t, cost, 0, SLOT.ability)
    expect(t.hero.slots[SLOT.ability]?.essences).toEqual([0, 0, 0, 0])
  })

  rule(
    ['EU-858', 'EU-874', 'EU-R101'],
    'a tile that gives itself up goes, unless the hero would die of it',
    () => {
      const t = kit()
      const place = t.carry(tile('chest'))
      const self: Cost = { pay: 'discardSelf' }
      expect([ways(t, self), ways(t, self, bagSource(place))]).toEqual([0, 1])
      expect(ways(t, { pay: 'item', kind: 'chest', n: 1 }, bagSource(place))).toBe(0)
      paid(t, self, 0, bagSource(place))
      expect([t.hero.bags, t.state.trade[1].discard]).toEqual([[], [tile('chest')]])
      t.wear(tile('leather-gloves'), SLOT.gloves)
      Object.assign(t.hero, { maxHealth: t.hero.maxHealth + 1, health: 1 })
      expect(ways(t, self, SLOT.gloves)).toBe(0)
      t.hero.health = 2
      paid(t, self, 0, SLOT.gloves)
      expect([t.hero.slots[SLOT.gloves], t.hero.health]).toEqual([null, 1])
      t.wear(tile('leather-gloves'), SLOT.hand)
      Object.assign(t.hero, { maxHealth: t.hero.maxHealth + 1, health: 2 })
      paid(t, self, 0, SLOT.hand)
      expect(t.hero.slots[SLOT.hand]).toBeNull()
    },
  )
})

describe('attacks with a cost or a condition', () => {
  const strike = (more: object) => ({
    effects: [{ ...effect('attack'), ...more }],
    profile: rows([{ op: 'hit', n: 2, sign: 'base' }]),
  })

  rule(['EU-683', 'EU-685', 'EU-R62'], 'the cost is paid when it is chosen, in one of its ways', () => {
    const cost: Cost = {
      pay: 'oneOf',
      of: [
        { pay: 'essence', kind: 'fire', n: 1 },
        { pay: 'gaar', n: 2 },
      ],
    }
    const t = kit({ tiles: { blaze: strike({ cost }) } })
    t.wear('blaze', SLOT.ability)
    t.meet(1, 1)
    expect(t.refused({ type: 'attack', place: SLOT.ability, way: 0 })).toBe('EU-R62 cannotPay')
    Object.assign(t.hero, { gaar: 2, essences: [0, 0, 0, 1] })
    expect(t.listed('attack').filter(({ place }) => place === SLOT.ability)).toHaveLength(2)
    t.play({ type: 'attack', place: SLOT.ability, way: 1 }, 4, 4, 1, 1)
    expect([t.hero.gaar, t.hero.essences[3], t.fight.hits]).toEqual([0, 1, 2])
    t.done()
    expect(t.refused({ type: 'attack', place: SLOT.ability, way: 0 })).toBe('EU-685 exhausted')
  })

  rule(['EU-888', 'EU-683'], 'its condition must hold when it is chosen', () => {
    const t = kit({ tiles: { charge: strike({ when: { when: 'set', n: 3 } }) } })
    t.wear('charge', SLOT.ability)
    t.meet(1, 1)
    expect(t.refused({ type: 'attack', place: SLOT.ability, way: 0 })).toBe('EU-888 conditionFails')
    for (const piece of ['helmet', 'guards', 'gloves'] as const) t.wear(tile(`leather-${piece}`), SLOT[piece])
    t.play({ type: 'attack', place: SLOT.ability, way: 0 }, 4, 4, 1, 1)
    expect(t.fight.hits).toBe(2)
  })

  rule('EU-R51', 'what cannot be paid or used is nothing to begin a fight with', () => {
    const t = kit({ tiles: { blaze: strike({ cost: { pay: 'gaar', n: 1 } }) } })
    t.hero.slots[SLOT.hand] = null
    t.wear('blaze', SLOT.ability)
    t.hero.mp = 1
    const field = t.state.map.tiles.findIndex((_, place) => place > 0) * 4
    t.state.map.tiles[1] = pack.mapTiles.findIndex(({ hexes }) => hexes[0].monster !== undefined)
    t.hero.field = field + 1
    const step = { type: 'step', field, fund: 'token' } as const
    expect(t.refused(step)).toBe('EU-R51 cannotAttack')
    t.hero.gaar = 1
    expect(t.refused(step)).toBeNull()
    t.hero.slots[SLOT.ability] = { tile: t.id('blaze'), exhausted: 1, gems: [], essences: [0, 0, 0, 0] }
    expect(t.refused(step)).toBe('EU-R51 cannotAttack')
  })

  rule('EU-684', 'a weapon is only announced: it serves in every round and fight, exhausted or not', () => {
    const t = kit()
    const sword = t.hero.slots[SLOT.hand]
    if (sword === null) throw new Error('no weapon')
    t.meet(1, 1).attack(SLOT.hand, 4, 4, 1, 1)
    expect(sword.exhausted).toBe(0)
    sword.exhausted = 1
    t.attack(SLOT.hand, 4, 4, 1, 1)
    expect(t.fight.round).toBe(3)
  })

  rule(['EU-1403', 'EU-1411'], "Dwurt powers Skoldur's tiles and turns the Dwurt die", () => {
    const t = kit({
      tiles: {
        doom: strike({ cost: { pay: 'dwurt', n: 2 } }),
        ring: {
          kind: 'jewel',
          piece: 'ring',
          effects: [{ ...effect('outside', { op: 'mp', n: 1 }), cost: { pay: 'dwurt', n: 1 } }],
        },
      },
      options: { hero1: 'skoldur', hero4: 'ael' },
    })
    t.wear('doom', SLOT.ability)
    t.wear('ring', SLOT.ring)
    t.hero.dwurt = 3
    t.use(SLOT.ring)
    expect([t.hero.dwurt, t.hero.dwurtDie]).toEqual([2, 0])
    t.meet(1, 1).play({ type: 'pass' })
    t.play({ type: 'attack', place: SLOT.ability, way: 0 }, 4, 4, 1, 1)
    expect([t.hero.dwurt, t.hero.dwurtDie]).toEqual([0, 2])
  })

  rule('EU-1405', 'where Gaar is asked for, Dwurt is no substitute', () => {
    const t = kit({ options: { hero1: 'skoldur', hero4: 'ael' } })
    Object.assign(t.hero, { gaar: 0, dwurt: 5 })
    expect(ways(t, { pay: 'gaar', n: 1 })).toBe(0)
    expect(t.refused(using(SLOT.ring))).toBe('EU-850 noSuchThing')
  })
})
