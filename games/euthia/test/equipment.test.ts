import { rule } from '@vyprava/kernel/testing'
import { describe, expect } from 'vitest'
import { ARMOUR_PIECES, GEMS, type Op } from '../content/schema.ts'
import { setSize } from '../rules/equipment.ts'
import type { TileFace } from '../rules/printed.ts'
import { MOST_ARRANGED } from '../rules/state.ts'
import { bagsOf } from '../rules/storage.ts'
import { effect, kit, using } from './kit.ts'
import { SLOT, tile } from './pack.ts'

const RUBY = GEMS.indexOf('ruby')
const EMERALD = GEMS.indexOf('emerald')

const health = (n: number): Op => ({ op: 'maxHealth', n })
const bags = (n: number): Op => ({ op: 'bags', n })
const armour = (
  kind: NonNullable<TileFace['armour']>,
  piece: NonNullable<TileFace['piece']>,
  ...ops: readonly Op[]
): Partial<TileFace> => ({
  kind: 'armour',
  armour: kind,
  piece,
  gemSpaces: 1,
  effects: [effect('permanent', ...ops)],
})

const ARMOURY = {
  mailGloves: armour('mail', 'gloves', health(2)),
  mailGuards: armour('mail', 'guards', health(2)),
  plateGuards: armour('plate', 'guards', health(3)),
  heavyCuirass: armour('plate', 'cuirass', health(3), bags(-2)),
  heavyGuards: armour('plate', 'guards', bags(-2)),
  lightBoots: armour('dragon', 'boots', bags(2)),
}

/** Equipment in the bags of a hero who may arrange it. */
const armoury = (...args: Parameters<typeof kit>) => kit({ tiles: ARMOURY, ...args[0] })
const equip = (place: number, slot: number) => ({ type: 'equip', place, slot }) as const
const stow = (slot: number) => ({ type: 'stow', slot }) as const
const setGem = (gem: number, place: number, shelf: 'bags' | 'slots' = 'slots') =>
  ({ type: 'setGem', gem, place, shelf }) as const

describe('slots', () => {
  rule(['EU-849', 'EU-853'], 'a slot holds what is pictured, and only when it is open', () => {
    const t = armoury()
    t.carry(tile('shortSword'))
    t.carry('mailGloves')
    t.carry(tile('shield'))
    t.carry(tile('luckPotion'))
    expect(t.listed('equip')).toEqual([
      equip(0, SLOT.hand),
      equip(0, SLOT.hand2),
      equip(1, SLOT.gloves),
      equip(2, SLOT.hand),
      equip(2, SLOT.hand2),
    ])
    expect(t.refused(equip(0, SLOT.gloves))).toBe('EU-849 slotDiffers')
    expect(t.refused(equip(1, SLOT.guards))).toBe('EU-849 slotDiffers')
    expect(t.refused(equip(0, SLOT.hand3))).toBe('EU-853 slotLocked')
    expect(t.refused(equip(0, 99))).toBe('EU-849 noSuchSlot')
    expect(t.refused(equip(3, SLOT.gloves))).toBe('EU-849 noEquipment')
    expect(t.refused(equip(4, SLOT.hand))).toBe('EU-851 noSuchThing')
    t.hero.unlocked[SLOT.hand3] = 1
    expect(t.refused(equip(0, SLOT.hand3))).toBeNull()
  })

  rule(['EU-851', 'EU-855', 'EU-885'], 'equipment changes places as it is, with its gems', () => {
    const t = armoury()
    const worn = t.wear('mailGuards', SLOT.guards)
    worn.exhausted = 1
    worn.gems.push({ gem: EMERALD, active: 0 })
    t.hero.maxHealth += 2
    t.carry('plateGuards')
    t.play(equip(0, SLOT.guards))
    expect(t.hero.slots[SLOT.guards]).toMatchObject({ tile: t.id('plateGuards'), exhausted: 0 })
    expect(t.hero.bags).toEqual([
      {
        tile: t.id('mailGuards'),
        exhausted: 1,
        gems: [{ gem: EMERALD, active: 0 }],
        essences: [0, 0, 0, 0],
      },
    ])
    t.play(stow(SLOT.guards))
    expect(t.hero.slots[SLOT.guards]).toBeNull()
    expect(t.hero.bags.map((owned) => owned.tile)).toEqual([t.id('mailGuards'), t.id('plateGuards')])
    expect(t.refused(stow(SLOT.guards))).toBe('EU-851 slotEmpty')
    t.play(equip(0, SLOT.guards))
    expect(t.hero.slots[SLOT.guards]).toMatchObject({ exhausted: 1, gems: [{ gem: EMERALD, active: 0 }] })
  })

  rule(['EU-813', 'EU-851'], 'an ability is no equipment: it is not stowed', () => {
    const t = kit({ tiles: { feint: { effects: [effect('outside', { op: 'mp', n: 1 })] } } })
    t.wear('feint', SLOT.ability)
    expect(t.refused(stow(SLOT.ability))).toBe('EU-813 noEquipment')
  })

  rule('EU-854', 'equipment works only while it is worn', () => {
    const ring = { kind: 'jewel', piece: 'ring', effects: [effect('outside', { op: 'mp', n: 1 })] } as const
    const t = kit({ tiles: { ring } })
    const place = t.carry('ring')
    expect(t.refused({ type: 'use', effect: 0, place, shelf: 'bags', way: 0 })).toBe('EU-854 notEquipped')
    t.play(equip(place, SLOT.ring)).use(SLOT.ring)
    expect(t.hero.mp).toBe(1)
    const stored = armoury()
    stored.carry('heavyCuirass')
    expect(bagsOf(stored.printed, stored.hero)).toBe(3)
  })

  rule(['EU-607', 'EU-R26'], 'the board rests in fights and in turns of others', () => {
    const t = armoury()
    t.hero.gaar = 1
    t.carry('mailGloves')
    t.hero.gems[EMERALD] = 1
    t.wear(tile('leather-guards'), SLOT.guards)
    t.meet()
    expect(t.step).toBe('beforeFight')
    t.done(3, 3)
    expect(t.state.fight).not.toBeNull()
    expect(t.refused(equip(0, SLOT.gloves))).toBe('EU-607 notNow')
    expect(t.refused(stow(SLOT.guards))).toBe('EU-607 notNow')
    expect(t.refused(setGem(EMERALD, SLOT.guards))).toBe('EU-607 notNow')
    const other = armoury()
    other.state.active = 1
    other.carry('mailGloves')
    other.state.agenda.push({ step: 'room', seat: 0 })
    expect(other.refused(equip(0, SLOT.gloves))).toBe('EU-R26 notYourTurn')
  })

  rule('EU-605', 'before a fight the board may still change; what has no room then goes first', () => {
    const t = armoury()
    t.hero.gems[EMERALD] = 1
    t.wear(tile('leather-gloves'), SLOT.gloves)
    for (const key of ['shortSword', 'luckPotion', 'chest']) t.carry(tile(key))
    t.meet()
    expect(t.step).toBe('beforeFight')
    t.play(setGem(EMERALD, SLOT.gloves)).play(stow(SLOT.hand))
    expect(t.step).toBe('room')
    t.play({ type: 'dropTile', place: 2, shelf: 'bags' })
    expect([t.step, t.hero.bags.length]).toEqual(['beforeFight', 3])
    t.play(equip(0, SLOT.hand))
    expect(t.hero.slots[SLOT.hand]?.tile).toBe(tile('shortSword'))
  })

  rule('EU-R95', 'the board changes at most thirty times in a turn', () => {
    const t = armoury()
    t.carry('mailGloves')
    for (let i = 0; i < MOST_ARRANGED; i++) t.play(i % 2 === 0 ? equip(0, SLOT.gloves) : stow(SLOT.gloves))
    expect(t.refused(equip(0, SLOT.gloves))).toBe('EU-R95 arrangedEnough')
    expect(t.refused(stow(SLOT.hand))).toBe('EU-R95 arrangedEnough')
  })
})

describe('health', () => {
  rule(
    ['EU-873', 'EU-E19', 'EU-R69'],
    'health symbols raise and lower the maximum and health together',
    () => {
      const t = armoury({ options: { hero1: 'maeldur', hero4: 'ael' } })
      expect([t.hero.maxHealth, t.hero.health]).toEqual([6, 6])
      t.hero.health = 3
      t.carry(tile('leather-helmet'))
      t.carry(tile('leather-guards'))
      t.carry('mailGloves')
      t.play(equip(0, SLOT.helmet)).play(equip(0, SLOT.guards)).play(equip(0, SLOT.gloves))
      expect([t.hero.maxHealth, t.hero.health]).toEqual([10, 7])
      t.hero.gems[RUBY] = 1
      t.play(setGem(RUBY, SLOT.guards))
      expect([t.hero.maxHealth, t.hero.health]).toEqual([11, 8])
      const guards = t.hero.slots[SLOT.guards]
      if (guards === null) throw new Error('no guards')
      guards.gems[0].active = 0
      guards.exhausted = 1
      t.play(stow(SLOT.helmet))
      expect([t.hero.maxHealth, t.hero.health]).toEqual([10, 7])
      t.play(stow(SLOT.guards))
      expect([t.hero.maxHealth, t.hero.health]).toEqual([8, 5])
    },
  )

  rule(['EU-874', 'EU-E22', 'EU-R68'], 'nobody undresses to death, but an exchange counts as a whole', () => {
    const t = armoury()
    t.carry('mailGuards')
    t.play(equip(0, SLOT.guards))
    t.hero.health = 2
    expect(t.refused(stow(SLOT.guards))).toBe('EU-874 healthGone')
    t.carry('plateGuards')
    const before = t.hero.maxHealth
    t.play(equip(0, SLOT.guards))
    expect([t.hero.maxHealth, t.hero.health]).toEqual([before + 1, 3])
    expect(t.refused(equip(0, SLOT.guards))).toBeNull()
    t.hero.health = 1
    expect(t.refused(equip(0, SLOT.guards))).toBe('EU-874 healthGone')
  })

  rule(['EU-871', 'EU-872'], 'wounds lower health one by one, healing stops at the maximum', () => {
    const t = kit()
    t.hero.health = 4
    t.ops([{ op: 'woundSelf', n: 3 }])
    expect(t.hero.health).toBe(1)
    t.ops([{ op: 'heal', n: 4 }])
    expect(t.hero.health).toBe(5)
    t.ops([{ op: 'heal', n: 9 }])
    expect(t.hero.health).toBe(t.hero.maxHealth)
    t.hero.health = 2
    t.hero.rep = 5
    t.ops([{ op: 'woundSelf', n: 2 }])
    expect([t.hero.health, t.hero.rep]).toEqual([t.hero.maxHealth, 3])
  })
})

describe('bags', () => {
  rule(
    ['EU-861', 'EU-862', 'EU-863', 'EU-865', 'EU-E21'],
    'bag symbols add up, to three bags at most',
    () => {
      const t = armoury()
      expect(bagsOf(t.printed, t.hero)).toBe(3)
      t.wear(tile('leather-cuirass'), SLOT.cuirass).exhausted = 1
      expect(bagsOf(t.printed, t.hero)).toBe(2)
      t.wear('lightBoots', SLOT.boots)
      expect(bagsOf(t.printed, t.hero)).toBe(3)
      t.wear('heavyGuards', SLOT.guards)
      expect(bagsOf(t.printed, t.hero)).toBe(2)
    },
  )

  rule(['EU-852', 'EU-863', 'EU-R66'], 'what lay in a covered bag must go', () => {
    const t = armoury()
    t.hero.unlocked[SLOT.cuirass] = 1
    for (const key of ['luckPotion', 'chest']) t.carry(tile(key))
    t.carry('heavyCuirass')
    t.play(equip(2, SLOT.cuirass))
    expect(t.step).toBe('room')
    expect(t.listed('dropTile').map(({ place }) => place)).toEqual([0, 1])
    t.play({ type: 'dropTile', place: 0, shelf: 'bags' })
    expect([t.step, t.hero.bags[0].tile]).toEqual(['main', tile('chest')])
  })

  rule('EU-864', 'bag symbols never sum up to less than three bags less', () => {
    const t = armoury()
    t.hero.unlocked[SLOT.boots] = 1
    t.wear('heavyCuirass', SLOT.cuirass)
    t.carry('heavyGuards')
    expect(t.refused(equip(0, SLOT.guards))).toBe('EU-864 noBagLeft')
    t.wear('lightBoots', SLOT.boots)
    t.play(equip(0, SLOT.guards))
    expect(t.refused(stow(SLOT.boots))).toBe('EU-864 noBagLeft')
    expect(t.refused(stow(SLOT.guards))).toBeNull()
  })
})

describe('gems and sets', () => {
  rule(['EU-881', 'EU-882'], 'gems are set on free spaces of what is worn, for good', () => {
    const t = armoury()
    t.hero.gems[EMERALD] = 2
    t.wear('mailGloves', SLOT.gloves)
    expect(t.listed('setGem')).toEqual([setGem(EMERALD, SLOT.gloves)])
    expect(t.refused(setGem(EMERALD, SLOT.hand))).toBe('EU-882 noGemSpace')
    expect(t.refused(setGem(EMERALD, SLOT.guards))).toBe('EU-881 slotEmpty')
    for (const gem of [RUBY, -1, GEMS.length])
      expect(t.refused(setGem(gem, SLOT.gloves))).toBe('EU-881 noSuchThing')
    t.play(setGem(EMERALD, SLOT.gloves))
    expect(t.hero.slots[SLOT.gloves]?.gems).toEqual([{ gem: EMERALD, active: 1 }])
    expect(t.hero.gems[EMERALD]).toBe(1)
    expect(t.refused(setGem(EMERALD, SLOT.gloves))).toBe('EU-882 noGemSpace')
  })

  rule(['EU-881', 'EU-884'], 'and of equipment in a bag, where they have no effect yet', () => {
    const t = armoury()
    t.hero.gems[RUBY] = 1
    const place = t.carry('mailGloves')
    const { maxHealth } = t.hero
    expect(t.listed('setGem')).toEqual([setGem(RUBY, place, 'bags')])
    expect(t.refused(setGem(RUBY, place + 1, 'bags'))).toBe('EU-881 noSuchThing')
    t.play(setGem(RUBY, place, 'bags'))
    expect([t.hero.bags[place].gems, t.hero.maxHealth]).toEqual([[{ gem: RUBY, active: 1 }], maxHealth])
    expect(t.refused(setGem(RUBY, place, 'bags'))).toBe('EU-881 noSuchThing')
    t.meet()
    t.hero.gems[RUBY] = 1
    expect(t.refused(setGem(RUBY, place, 'bags'))).toMatch(/EU-(607|882)/)
  })

  rule('EU-887', 'a set is made of different pieces of one kind, worn', () => {
    const t = armoury()
    expect(setSize(t.printed, t.hero)).toBe(0)
    for (const piece of ARMOUR_PIECES.slice(0, 3)) t.wear(tile(`leather-${piece}`), SLOT[piece])
    expect(setSize(t.printed, t.hero)).toBe(3)
    t.wear('mailGloves', SLOT.gloves)
    t.wear('mailGuards', SLOT.guards)
    expect(setSize(t.printed, t.hero)).toBe(2)
    t.carry(tile('leather-boots'))
    t.carry(tile('leather-cuirass'))
    expect(setSize(t.printed, t.hero)).toBe(2)
    for (const slot of [SLOT.helmet, SLOT.guards, SLOT.gloves]) t.wear(tile('leather-helmet'), slot)
    expect(setSize(t.printed, t.hero)).toBe(1)
  })

  rule(
    ['EU-888', 'EU-889', 'EU-E25', 'EU-R08'],
    'the amulet heals 2 with a set of three, 3 with four',
    () => {
      const t = kit()
      t.wear(tile('amulet'), SLOT.amulet)
      t.hero.health = 1
      expect(t.refused(using(SLOT.amulet))).toBe('EU-888 conditionFails')
      for (const piece of ['helmet', 'guards', 'gloves'] as const)
        t.wear(tile(`leather-${piece}`), SLOT[piece])
      t.use(SLOT.amulet)
      expect(t.hero.health).toBe(3)
      t.wear(tile('amulet'), SLOT.amulet)
      t.wear(tile('leather-boots'), SLOT.boots)
      t.use(SLOT.amulet)
      expect(t.hero.health).toBe(6)
      expect(t.listed('use').filter(({ place }) => place === SLOT.amulet)).toEqual([])
    },
  )
})
