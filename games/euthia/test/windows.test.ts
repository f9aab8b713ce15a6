import { rule } from '@vyprava/kernel/testing'
import { describe, expect } from 'vitest'
import { ELEMENTS, GEMS, TIMINGS, type Timing } from '../content/schema.ts'
import type { EuthiaAction } from '../rules/actions.ts'
import { effect, type Kit, kit, using, usingBag } from './kit.ts'
import { rows, SLOT, tile } from './pack.ts'

const MP = { op: 'mp', n: 1 } as const
const clover = (n: number) => ({ op: 'clover', n }) as const
const hare = (n: number) => ({ op: 'hare', n }) as const
const heal = (n: number) => ({ op: 'heal', n }) as const
const GAAR = { op: 'gain', what: 'gaar', n: 1 } as const
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

/** What each window lists of abilities with every timing, one in each slot, each with this op. */
const ALL: Readonly<Record<string, { readonly effects: readonly ReturnType<typeof effect>[] }>> =
  Object.fromEntries(
    TIMINGS.filter((timing) => !['permanent', 'attack', 'firstStrike'].includes(timing)).map((timing) => [
      timing,
      { effects: [effect(timing, clover(1))] },
    ]),
  )
const timed = (t: Kit): string[] =>
  t.listed('use').map(({ place }) => {
    const owned = t.hero.slots[place]
    return owned === null ? '' : t.printed.pack.tiles[owned.tile].effects[0].timing
  })

/** A fight in which the hero owns one ability of a timing, and something else that opens every window. */
function windowsOf(timing: Timing): string[] {
  const t = kit({ tiles: { ...ALL, ...OPENER } })
  t.wear(timing, SLOT.ability)
  t.wear('opener', SLOT.ability2)
  const seen: string[] = []
  const look = (): void => {
    if (timed(t).includes(timing)) seen.push(t.step)
  }
  look()
  t.meet()
  for (let i = 0; i < 12 && t.state.fight !== null && seen.length < 12; i++) {
    look()
    if (t.step === 'attack') t.attack(SLOT.hand, 3, 3)
    else if (t.step === 'heroAfter') break
    else t.done(1, 1)
  }
  return seen
}
/** Usable at any moment, so that every window is asked; a test never uses it. */
const OPENER = { opener: { effects: [effect('anytime', GAAR)] } }

describe('timings', () => {
  rule(['EU-830', 'EU-606'], 'without an icon: outside fights, and last before one', () => {
    expect(windowsOf('outside')).toEqual(['main', 'beforeFight'])
    const t = kit({ tiles: { ...ALL, ...OPENER } })
    t.wear('outside', SLOT.ability)
    t.wear('opener', SLOT.ability2)
    t.meet().done()
    expect(t.refused(using(SLOT.ability))).toBe('EU-607 wrongTiming')
  })

  rule(['EU-832', 'EU-R41'], 'anytime: whenever the player is asked', () => {
    expect(windowsOf('anytime')).toEqual([
      'main',
      'beforeFight',
      'preparation',
      'healing',
      'heroBeforeMonster',
      'heroAfterMonster',
      'healing',
      'heroBefore',
      'attack',
      'heroAfter',
    ])
  })

  rule(['EU-833', 'EU-626', 'EU-R40'], 'preparation: when the foe is known', () => {
    expect(windowsOf('preparation')).toEqual(['preparation'])
    const t = kit({ tiles: { hope: { effects: [effect('preparation', { op: 'hope', n: 3 })] } } })
    t.wear('hope', SLOT.ability)
    expect(t.refused(using(SLOT.ability))).toBe('EU-833 wrongTiming')
    t.meet()
    expect([t.step, t.fight.foe >= 0, t.fight.round]).toEqual(['preparation', true, 0])
    t.use(SLOT.ability)
    expect(t.fight.hope).toBe(3)
  })

  rule('EU-836', 'before the monster rolls', () => {
    expect(windowsOf('beforeMonsterRoll')).toEqual(['heroBeforeMonster'])
  })

  rule('EU-837', 'before or after the monster rolls', () => {
    expect(windowsOf('aroundMonsterRoll')).toEqual(['heroBeforeMonster', 'heroAfterMonster'])
  })

  rule('EU-838', 'after the monster has rolled', () => {
    expect(windowsOf('afterMonsterRoll')).toEqual(['heroAfterMonster'])
  })

  rule('EU-839', 'before the hero rolls', () => {
    expect(windowsOf('beforeHeroRoll')).toEqual(['heroBefore'])
  })

  rule('EU-840', 'after the hero has rolled', () => {
    expect(windowsOf('afterHeroRoll')).toEqual(['heroAfter'])
  })

  rule(['EU-834', 'EU-835'], 'what attacks is chosen for the attack, by no other use', () => {
    const strike = {
      kind: 'firstStrike',
      source: 'hero',
      effects: [effect('firstStrike')],
      profile: rows([{ op: 'hit', n: 1, sign: 'base' }]),
    } as const
    const t = kit({ tiles: { strike, ...OPENER } })
    t.wear('strike', SLOT.firstStrike)
    t.wear('opener', SLOT.ability2)
    expect(t.refused(using(SLOT.firstStrike))).toBe('EU-834 wrongTiming')
    expect(t.refused(using(SLOT.hand))).toBe('EU-835 wrongTiming')
    t.meet().done().done()
    expect(t.step).toBe('firstStrike')
    expect(t.refused(using(SLOT.firstStrike))).toBe('EU-834 wrongTiming')
    expect(t.listed('attack')).toEqual([{ type: 'attack', place: SLOT.firstStrike, way: 0 }])
  })

  rule('EU-R93', 'before a fight nothing takes the hero away; movement points are kept for later', () => {
    const away = {
      kind: 'scroll',
      effects: [{ ...effect('outside', { op: 'teleport', n: 3 }), consume: true }],
    } as const
    const t = kit({
      tiles: { away, run: { effects: [effect('outside', MP)] } },
      foe: { vitality: 1 },
    })
    t.wear('run', SLOT.ability)
    t.carry('away')
    t.meet()
    expect(t.refused(usingBag(0))).toBe('EU-R93 notNow')
    t.use(SLOT.ability).done(1, 1).attack(SLOT.hand, 6, 6).play({ type: 'trophy', keep: false })
    expect([t.step, t.hero.mp]).toEqual(['main', 1])
    expect(t.refused(usingBag(0))).toBeNull()
  })

  rule('EU-R27', 'death before a fight is a death outside of it: no card is turned up', () => {
    const t = kit({ tiles: { pact: { effects: [effect('outside', { op: 'woundSelf', n: 9 })] } } })
    t.wear('pact', SLOT.ability)
    t.hero.rep = 4
    t.meet().use(SLOT.ability)
    expect([t.step, t.state.fight, t.hero.rep, t.hero.deaths]).toEqual(['main', null, 2, 0])
    expect(t.events.some(({ type }) => type === 'foeMet')).toBe(false)
  })
})

describe('healing in fights', () => {
  const HEALERS = {
    pray: { effects: [effect('anytime', heal(2))] },
    salve: { kind: 'potion', effects: [{ ...effect('outside', heal(2)), consume: true }] },
    song: { effects: [effect('outside', heal(2))] },
    runes: { kind: 'scroll', effects: [{ ...effect('outside', MP), consume: true }] },
    parry: { effects: [effect('afterMonsterRoll', hare(-1), heal(2))] },
  } as const
  const healers = () => kit({ tiles: { ...HEALERS, ...OPENER } })

  rule(
    ['EU-641', 'EU-642'],
    'healing phases are for what heals: scrolls and potions too, and nobody else acts',
    () => {
      const t = healers()
      t.wear('pray', SLOT.ability)
      t.wear('song', SLOT.ability2)
      for (const name of ['salve', 'runes']) t.carry(name)
      t.hero.health = 1
      t.meet().done()
      expect([t.step, t.asked]).toEqual(['healing', 0])
      expect(t.refused(using(SLOT.ability2))).toBe('EU-641 healingOnly')
      expect(t.refused(usingBag(1))).toBe('EU-641 healingOnly')
      t.play(usingBag(0))
      expect([t.hero.health, t.step]).toEqual([3, 'healing'])
      t.done(1, 1)
      expect([t.step, t.hero.health]).toEqual(['healing', 2])
      t.use(SLOT.ability)
      expect(t.hero.health).toBe(4)
    },
  )

  rule(['EU-643', 'EU-607'], 'elsewhere in a fight they do not heal, unless their own icon says so', () => {
    const t = healers()
    t.wear('pray', SLOT.ability)
    t.wear('parry', SLOT.ability2)
    t.hero.unlocked[SLOT.ability3] = 1
    t.wear('opener', SLOT.ability3)
    t.carry('salve')
    t.hero.essences[ELEMENTS.indexOf('water')] = 1
    t.wear(tile('leather-gloves'), SLOT.gloves).gems.push({ gem: GEMS.indexOf('opal'), active: 1 })
    t.hero.health = 3
    t.meet().done().done().done()
    expect(t.step).toBe('heroBeforeMonster')
    for (const action of [using(SLOT.ability), essence('water'), gemUse('opal', SLOT.gloves)])
      expect(t.refused(action)).toBe('EU-643 healingOnly')
    expect(t.refused(usingBag(0))).toBe('EU-607 wrongTiming')
    t.done(1, 1)
    expect(t.step).toBe('heroAfterMonster')
    t.use(SLOT.ability2)
    expect(t.hero.health).toBe(5)
  })
})
