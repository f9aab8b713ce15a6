import { rule } from '@vyprava/kernel/testing'
import { describe, expect } from 'vitest'
import { effect, type Kit, kit, using } from './kit.ts'
import { rows, SLOT, tile } from './pack.ts'

const MP = { op: 'mp', n: 1 } as const
const clover = (n: number) => ({ op: 'clover', n }) as const
const hare = (n: number) => ({ op: 'hare', n }) as const
const GAAR = { op: 'gain', what: 'gaar', n: 1 } as const

/** Usable at any moment, so that every window is asked; a test never uses it. */
const OPENER = { opener: { effects: [effect('anytime', GAAR)] } }

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

  rule('EU-824', 'of several effects of one moment each is used by itself', () => {
    const effects = [MP, GAAR].map((op, i) => ({ ...effect('outside', op), group: `${i}` }))
    const t = kit({ tiles: { both: { effects } } })
    t.wear('both', SLOT.ability)
    const gaar = t.hero.gaar
    expect(t.listed('use').map((use) => use.effect)).toEqual([0, 1])
    t.use(SLOT.ability, 1)
    expect([t.hero.mp, t.hero.gaar]).toEqual([0, gaar + 1])
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
