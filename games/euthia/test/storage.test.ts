import { rule } from '@vyprava/kernel/testing'
import { describe, expect } from 'vitest'
import { TILE_KINDS } from '../content/schema.ts'
import { hasRoom } from '../rules/storage.ts'
import { effect, kit, usingBag } from './kit.ts'
import { SLOT, tile } from './pack.ts'

const fits = (t: ReturnType<typeof kit>): boolean => hasRoom(t.printed, t.hero)

describe('places for things', () => {
  rule(['EU-846', 'EU-848', 'EU-R87'], 'a Gaar lies in each Gaar slot, others need a bag each', () => {
    const t = kit()
    t.hero.gaar = 7
    expect(fits(t)).toBe(true)
    t.hero.gaar = 8
    expect(fits(t)).toBe(false)
    t.hero.gaar = 3
    t.hero.gems[0] = 8
    expect(fits(t)).toBe(false)
    const skoldur = kit({ options: { hero1: 'skoldur', hero4: 'ael' } })
    Object.assign(skoldur.hero, { dwurt: 7, gaar: 1 })
    expect(fits(skoldur)).toBe(true)
    skoldur.hero.gaar = 2
    expect(fits(skoldur)).toBe(false)
  })

  rule(['EU-847', 'EU-848'], 'gems and essences have slots of their own, others need a bag each', () => {
    const t = kit()
    t.hero.gems[1] = 3
    t.hero.essences[2] = 4
    expect(fits(t)).toBe(true)
    t.hero.essences[0] = 1
    expect(fits(t)).toBe(false)
  })

  rule(['EU-846', 'EU-847', 'EU-852'], 'the question names what its own slots do not hold', () => {
    const t = kit({ options: { hero1: 'skoldur', hero4: 'ael' } })
    Object.assign(t.hero, { dwurt: 6, gaar: 4 })
    t.hero.gems[1] = 9
    t.state.agenda.push({ step: 'room', seat: t.asked })
    expect(t.prompt).toEqual({ key: 'room', values: { gaar: 4, dwurt: 1, jewels: 5 } })
    Object.assign(t.hero, { dwurt: 5, gaar: 0 })
    t.hero.gems[1] = 4
    expect(t.prompt).toEqual({ key: 'room', values: {} })
  })

  rule('EU-848', 'a bag holds one thing, trophies too', () => {
    const t = kit()
    for (const key of ['chest', 'shortSword', 'iron']) t.carry(tile(key))
    expect(fits(t)).toBe(true)
    t.hero.trophies.push({ elite: 0, id: 0 })
    expect(fits(t)).toBe(false)
  })

  rule(
    ['EU-857', 'EU-R67'],
    'containers take a bag and add places for what they accept, not for others',
    () => {
      const satchel = {
        kind: 'satchel',
        effects: [effect('permanent', { op: 'container', accept: 'potion', n: 3 })],
      } as const
      const t = kit({ tiles: { satchel } })
      t.carry('satchel')
      for (let i = 0; i < 5; i++) t.carry(tile('luckPotion'))
      expect(fits(t)).toBe(true)
      t.carry(tile('luckPotion'))
      expect(fits(t)).toBe(false)
      t.hero.bags = []
      t.carry('satchel')
      for (const key of ['chest', 'iron', 'fish']) t.carry(tile(key))
      expect(fits(t)).toBe(false)
      t.hero.bags = []
      for (let i = 0; i < 3; i++) t.carry(tile('backpack'))
      expect(fits(t)).toBe(true)
      t.carry(tile('backpack'))
      expect(fits(t)).toBe(false)
    },
  )

  rule('EU-R67', 'without its container the content overflows', () => {
    const t = kit()
    t.carry(tile('backpack'))
    for (const key of ['chest', 'iron', 'fish', 'salt']) t.carry(tile(key))
    expect(fits(t)).toBe(true)
    t.hero.bags.shift()
    expect(fits(t)).toBe(false)
  })

  rule('EU-845', 'abilities are no items: they are learnt, never put in a bag', () => {
    const t = kit()
    const abilities = t.printed.pack.tiles.filter(({ kind }) => kind === 'ability' || kind === 'firstStrike')
    expect(abilities.length).toBeGreaterThan(0)
    t.wear(abilities[0].id, SLOT.ability)
    expect(t.refused({ type: 'stow', slot: SLOT.ability })).toBe('EU-813 noEquipment')
    expect(TILE_KINDS.filter((kind) => kind !== 'ability' && kind !== 'firstStrike')).toHaveLength(14)
  })

  rule(['EU-850', 'EU-852'], 'what has no place is used, put on or given up at the end of the action', () => {
    const t = kit()
    t.hero.unlocked[SLOT.boots] = 1
    t.hero.health = 2
    for (const key of ['chest', 'iron', 'leather-boots', 'healingPotion', 'fish']) t.carry(tile(key))
    t.hero.gems[0] = 5
    t.hero.essences[2] = 1
    t.due([{ step: 'tidy', seat: 0 }])
    expect(t.step).toBe('room')
    t.play({ type: 'useEssence', kind: 2 })
    expect([t.step, t.hero.health]).toEqual(['room', 6])
    t.play(usingBag(3))
    expect(t.hero.bags.map(({ tile: id }) => id)).not.toContain(tile('healingPotion'))
    t.play({ type: 'equip', place: 2, slot: SLOT.boots }).play({ type: 'dropGem', gem: 0 })
    expect([t.step, t.hero.gems[0], t.hero.bags.length]).toEqual(['main', 4, 3])
  })

  rule(['EU-852', 'EU-858'], 'room is made by using things up, not by what stays', () => {
    const t = kit()
    t.wear(tile('cartRing'), SLOT.ring)
    for (const key of ['chest', 'iron', 'fish', 'heart']) t.carry(tile(key))
    t.due([{ step: 'tidy', seat: 0 }])
    expect(t.refused({ type: 'use', effect: 0, place: SLOT.ring, shelf: 'slots', way: 0 })).toBe(
      'EU-852 notNow',
    )
    expect(t.refused(usingBag(3))).toBe('EU-852 notNow')
    expect(t.listed('use')).toEqual([usingBag(0)])
    t.play(usingBag(0), 1, 1).done()
    expect([t.step, t.hero.coins]).toEqual(['main', 4])
    expect(t.state.trade[1].discard).toContain(tile('chest'))
  })

  rule('EU-R29', 'a gain in a turn of others is settled at once: stored, used or given up', () => {
    const t = kit()
    t.state.active = 1
    t.hero.health = 1
    for (const key of ['chest', 'iron', 'provisions', 'healingPotion']) t.carry(tile(key))
    t.due([{ step: 'tidy', seat: 0 }])
    expect([t.step, t.asked]).toEqual(['room', 0])
    expect(t.refused(usingBag(2))).toBe('EU-229 notYourTurn')
    t.play(usingBag(3))
    expect([t.step, t.hero.health]).toEqual(['main', 4])
  })

  rule('EU-R29', 'in a fight what was gained is held aside, and looked at when the fight is won', () => {
    const t = kit({ foe: { vitality: 1 } })
    t.hero.gaar = 9
    t.meet(3, 3).play({ type: 'pass' })
    t.attack(SLOT.hand, 4, 4).done()
    t.play({ type: 'trophy', keep: false })
    expect([t.state.fight, t.step]).toEqual([null, 'room'])
    t.play({ type: 'dropToken', dwurt: false }).play({ type: 'dropToken', dwurt: false })
    expect([t.step, t.hero.gaar]).toEqual(['main', 7])
  })

  rule(
    ['EU-712', 'EU-720', 'EU-R60'],
    'reward, trophy and loot too much are one question, when the fight is over',
    () => {
      const ops = [{ op: 'gain', what: 'potion', n: 1 }] as const
      const t = kit({ foe: { vitality: 1, reward: { min: 0, max: null, ops } } })
      for (const key of ['chest', 'iron', 'iron']) t.carry(tile(key))
      t.meet()
      while (t.step !== 'attack') t.play({ type: t.step === 'exchange' ? 'pass' : 'done' }, 3, 3)
      t.attack(SLOT.hand, 4, 4)
      const coins = t.hero.coins
      t.play({ type: 'trophy', keep: true })
      expect([t.step, t.state.fight, t.hero.trophies.length, t.hero.coins]).toEqual([
        'room',
        null,
        1,
        coins + 1,
      ])
      expect(t.refused({ type: 'equip', place: 0, slot: SLOT.hand2 })).toBe('EU-849 noEquipment')
      t.play({ type: 'dropTile', place: 2, shelf: 'bags' })
      expect(t.step).toBe('room')
      t.play({ type: 'dropTile', place: 1, shelf: 'bags' })
      expect([t.step, t.hero.trophies.length, t.hero.bags.length]).toEqual(['main', 1, 2])
    },
  )

  rule(
    'EU-858',
    'what is used up goes to its discard pile, potions of healing and provisions to the supply',
    () => {
      const t = kit()
      t.hero.health = 1
      for (const key of ['teleport', 'healingPotion', 'flask']) t.carry(tile(key))
      t.play(usingBag(2)).play({ type: 'choose', way: 2 })
      expect([t.hero.essences, t.state.trade[2].discard]).toEqual([[0, 0, 1, 0], [tile('flask')]])
      t.play(usingBag(1))
      t.play(usingBag(0)).play({ type: 'teleport', field: 3, fund: null })
      expect([t.hero.bags, t.state.trade[1].discard]).toEqual([[], [tile('teleport')]])
      const piles = [...t.state.trade, ...t.state.resources, ...t.state.treasures]
      expect(piles.flatMap(({ discard }) => discard)).not.toContain(tile('healingPotion'))
      t.hero.essences[2] = 1
      t.hero.health = 1
      t.play({ type: 'useEssence', kind: 2 })
      expect([t.hero.essences[2], t.hero.health]).toEqual([0, 5])
    },
  )
})
