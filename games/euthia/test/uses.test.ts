import { rule } from '@vyprava/kernel/testing'
import { describe, expect } from 'vitest'
import { ELEMENTS, GEMS, TIMINGS, type Timing } from '../content/schema.ts'
import type { EuthiaAction } from '../rules/actions.ts'
import { influencesOn } from '../rules/steps/turn/arrive.ts'
import { effect, type Kit, kit, using, usingBag } from './kit.ts'
import { pack, rows, SLOT, tile } from './pack.ts'

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

describe('tiles in use', () => {
  rule(['EU-814', 'EU-824'], 'an ability works only on the board', () => {
    const t = kit({ tiles: { run: { effects: [effect('outside', MP)] } } })
    t.hero.revealed.push({ tile: t.id('run'), exhausted: 0, gems: [], essences: [0, 0, 0, 0] })
    expect(t.refused({ type: 'use', effect: 0, place: 0, shelf: 'revealed', way: 0 })).toBe(
      'EU-814 notLearnt',
    )
    t.wear('run', SLOT.ability)
    expect(t.refused(using(SLOT.ability, 1))).toBe('EU-824 noSuchEffect')
    expect(t.refused(using(SLOT.ability2))).toBe('EU-850 noSuchThing')
    t.use(SLOT.ability)
    expect(t.hero.mp).toBe(1)
  })

  rule(['EU-823', 'EU-856', 'EU-203'], 'once in a round: exhausted by use, ready at its next start', () => {
    const ring = { kind: 'jewel', piece: 'ring', effects: [effect('outside', MP)] } as const
    const t = kit({ tiles: { run: { effects: [effect('outside', MP)] }, ring } })
    t.wear('run', SLOT.ability)
    t.wear('ring', SLOT.ring)
    t.use(SLOT.ability).use(SLOT.ring)
    expect(t.hero.mp).toBe(2)
    expect(t.refused(using(SLOT.ability))).toBe('EU-823 exhausted')
    expect(t.refused(using(SLOT.ring))).toBe('EU-856 exhausted')
    t.state.agenda = [{ step: 'round' }]
    t.due([])
    expect([t.hero.slots[SLOT.ability]?.exhausted, t.hero.slots[SLOT.ring]?.exhausted]).toEqual([0, 0])
  })

  rule('EU-831', 'a permanent effect works by itself and exhausts nothing', () => {
    const strong = { effects: [effect('permanent', { op: 'maxHealth', n: 2 }), effect('outside', MP)] }
    const t = kit({ tiles: { strong } })
    t.wear('strong', SLOT.ability)
    expect(t.refused(using(SLOT.ability, 0))).toBe('EU-824 noSuchEffect')
    t.use(SLOT.ability, 1)
    expect(t.hero.mp).toBe(1)
  })

  rule('EU-229', 'effects are for the own turn', () => {
    const t = kit({ tiles: { run: { effects: [effect('outside', MP)] } } })
    t.wear('run', SLOT.ability)
    t.state.active = 1
    expect(t.refused(using(SLOT.ability), 0)).toBe('EU-229 notYourTurn')
  })

  rule('EU-208', 'an effect grants a fixed action once', () => {
    const t = kit({ tiles: { hunt: { effects: [effect('outside', { op: 'action', action: 'combat' })] } } })
    t.wear('hunt', SLOT.ability)
    t.use(SLOT.ability)
    expect(t.hero.granted).toEqual([0, 0, 1])
    expect(t.refused(using(SLOT.ability))).toBe('EU-823 exhausted')
  })
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

describe('one use, several windows', () => {
  const FEINT = {
    feint: {
      effects: [
        { ...effect('aroundMonsterRoll', hare(-2)), when: { when: 'set', n: 3 } as const },
        { ...effect('beforeHeroRoll', clover(2)), when: { when: 'set', n: 3 } as const },
      ],
    },
  }
  const feint = () => {
    const t = kit({ tiles: FEINT })
    t.wear('feint', SLOT.ability)
    return t
  }
  const suit = (t: Kit): Kit => {
    for (const piece of ['helmet', 'guards', 'gloves'] as const) t.wear(tile(`leather-${piece}`), SLOT[piece])
    return t
  }

  rule(['EU-E24', 'EU-888'], 'Feint needs a set of three; it may lie there without one', () => {
    const t = feint()
    t.meet(5, 5)
    expect(t.step).toBe('attack')
    const dressed = suit(feint())
    dressed.meet()
    expect(dressed.step).toBe('heroBeforeMonster')
    for (const slot of [SLOT.helmet]) dressed.hero.slots[slot] = null
    expect(dressed.refused(using(SLOT.ability))).toBe('EU-888 conditionFails')
  })

  rule(
    ['EU-824', 'EU-R62'],
    'after its first part the later one follows for nothing, in its first window',
    () => {
      const t = suit(feint())
      t.meet().use(SLOT.ability).done(5, 4)
      expect(t.hero.slots[SLOT.ability]?.exhausted).toBe(1)
      expect(t.step).toBe('heroBefore')
      t.use(SLOT.ability, 1)
      expect(t.refused(using(SLOT.ability, 1))).toBe('EU-823 exhausted')
      t.done().attack(SLOT.hand, 3, 3, 1, 1)
      expect(t.events.find(({ type }) => type === 'heroStruck')).toMatchObject({ strength: 8 })
      expect(t.events.find(({ type }) => type === 'foeStruck')).toMatchObject({ strength: 7 })
    },
  )

  rule('EU-R62', 'what was not used in its first window is lost', () => {
    const t = suit(feint())
    t.meet().use(SLOT.ability).done(1, 1)
    expect([t.step, t.fight.open.length]).toEqual(['heroBefore', 1])
    t.done()
    expect([t.step, t.fight.open]).toEqual(['attack', []])
    t.attack(SLOT.hand, 3, 3, 1, 1)
    expect([t.step, t.fight.round]).toEqual(['attack', 2])
  })

  rule('EU-R62', 'a part whose window has gone by is lost; the condition must hold in each window', () => {
    const t = suit(feint())
    t.meet().done(1, 1)
    expect(t.step).toBe('heroAfterMonster')
    t.done()
    expect(t.step).toBe('heroBefore')
    t.use(SLOT.ability, 1)
    expect(t.fight.open).toEqual([])
    const undressed = suit(feint())
    undressed.meet().use(SLOT.ability)
    undressed.hero.slots[SLOT.helmet] = null
    undressed.done(1, 1)
    expect(undressed.step).toBe('attack')
  })

  rule('EU-R62', 'the cost is paid once; outside a fight nothing is left open', () => {
    const twice = {
      effects: [
        { ...effect('anytime', GAAR), cost: { pay: 'coins', n: 2 } as const },
        effect('beforeHeroRoll', clover(1)),
      ],
    }
    const t = kit({ tiles: { twice } })
    t.wear('twice', SLOT.ability)
    t.hero.coins = 3
    t.meet().done().use(SLOT.ability)
    expect([t.step, t.hero.coins, t.hero.gaar]).toEqual(['preparation', 1, 1])
    t.done(1, 1).play({ type: 'pass' })
    t.use(SLOT.ability, 1)
    expect([t.step, t.hero.coins]).toEqual(['heroBefore', 1])
    const outside = kit({ tiles: { twice } })
    outside.wear('twice', SLOT.ability)
    outside.hero.coins = 2
    outside.use(SLOT.ability).meet(1, 1)
    expect(outside.step).toBe('exchange')
    outside.play({ type: 'pass' })
    expect(outside.step).toBe('attack')
  })
})

describe('parts of a use and attacks', () => {
  const strike = rows([{ op: 'hit', n: 2, sign: 'base' }])

  rule(['EU-R62', 'EU-685'], 'an attack is a part like others: it follows for nothing', () => {
    const charge = {
      effects: [
        { ...effect('beforeHeroRoll', clover(1)), cost: { pay: 'coins', n: 1 } as const },
        effect('attack'),
      ],
      profile: strike,
    }
    const t = kit({ tiles: { charge } })
    t.wear('charge', SLOT.ability)
    t.hero.coins = 1
    t.meet(1, 1).use(SLOT.ability).done()
    expect([t.step, t.hero.coins, t.hero.slots[SLOT.ability]?.exhausted]).toEqual(['attack', 0, 1])
    t.attack(SLOT.ability, 3, 3, 1, 1)
    expect(t.fight.hits).toBe(2)
    expect(t.refused({ type: 'attack', place: SLOT.ability, way: 0 })).toBe('EU-685 exhausted')
  })

  rule(['EU-R62', 'EU-631'], 'after a First Strike all windows of the round are still to come', () => {
    const first = {
      kind: 'firstStrike',
      source: 'hero',
      effects: [effect('firstStrike')],
      profile: strike,
    } as const
    const both = { effects: [effect('aroundMonsterRoll', hare(-2)), effect('beforeHeroRoll', clover(2))] }
    const t = kit({ tiles: { first, both } })
    t.wear('first', SLOT.firstStrike)
    t.wear('both', SLOT.ability)
    t.meet().attack(SLOT.firstStrike)
    expect(t.step).toBe('heroBefore')
    t.use(SLOT.ability, 1).done(3, 3)
    expect([t.step, t.fight.round]).toEqual(['heroBeforeMonster', 1])
    t.use(SLOT.ability, 0).done(5, 4).attack(SLOT.hand, 3, 3, 1, 1)
    expect(t.events.find(({ type }) => type === 'foeStruck')).toMatchObject({ strength: 7 })
    expect([t.step, t.fight.round]).toEqual(['attack', 2])
  })

  rule(['EU-229', 'EU-624'], 'in a fight effects are for the hero alone', () => {
    const t = kit({ tiles: OPENER, foe: { gaar: 1 } })
    t.state.players[1].slots[SLOT.ability] = {
      tile: t.id('opener'),
      exhausted: 0,
      gems: [],
      essences: [0, 0, 0, 0],
    }
    t.state.players[1].essences = [1, 1, 1, 1]
    t.meet(3, 3)
    expect([t.step, t.asked]).toEqual(['exchange', 1])
    expect(t.refused(using(SLOT.ability))).toBe('EU-229 notYourTurn')
    expect([t.listed('use'), t.listed('useEssence')]).toEqual([[], []])
  })
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

  rule(['EU-645', 'EU-R58'], 'one air essence before the monster rolls', () => {
    const t = kit()
    t.hero.essences = [2, 0, 0, 0]
    t.meet().play(essence('air'))
    expect(t.refused(essence('air'))).toBe('EU-R58 dieRemoved')
    t.done(4, 1)
    expect([t.fight.monsterDice, t.hero.essences[0]]).toEqual([[0, 4], 1])
  })

  rule('EU-682', 'any number of fire essences before the hero rolls', () => {
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
