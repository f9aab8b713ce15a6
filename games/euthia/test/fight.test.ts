import { rule } from '@vyprava/kernel/testing'
import { describe, expect } from 'vitest'
import { bout, cardOf, DRAGONFLY, hits, wounds } from './bout.ts'
import { rows } from './pack.ts'

const TOUGH = { vitality: 40, profile: rows([]) }

describe('the examples of the rulebook', () => {
  rule(['EU-E10', 'EU-655', 'EU-656', 'EU-657'], 'Gaar against Gaar, a pass is not final', () => {
    const fight = bout({ foe: { gaar: 2 }, player: { gaar: 4, health: 20, maxHealth: 20 } }, 6, 2)
    expect([fight.step, fight.asked]).toEqual(['exchange', [1]])
    fight.pass()
    expect(fight.asked).toEqual([0])
    fight.gaar(0, 4)
    expect([fight.fight.monsterDice, fight.fight.monsterRoll, fight.asked]).toEqual([[4, 2], -2, [1]])
    fight.gaar(1, 5).gaar(1, 6)
    expect([fight.fight.monsterDice, fight.fight.monsterRoll]).toEqual([[4, 6], -2])
    fight.fight.modifiers.push({ what: 'monsterStrength', n: -2, until: 'monsterAttack', round: 1, play: 0 })
    fight.pass().pass()
    expect(fight.heard('foeStruck')).toEqual([{ type: 'foeStruck', player: 0, strength: 6, wounds: 1 }])
    expect([fight.hero.gaar, fight.fight.gaar]).toEqual([2, 1])
  })

  rule(['EU-E11', 'EU-670', 'EU-671'], 'the diagram of the dragonfly', () => {
    for (const [dice, lost] of [
      [[1, 2], 0],
      [[2, 2], 1],
      [[3, 4], 1],
      [[4, 4], 2],
      [[5, 6], 2],
      [[6, 6], 3],
    ] as const) {
      const fight = bout({ foe: DRAGONFLY, player: { gaar: 0, health: 7 } }, ...dice)
      expect([dice, fight.hero.health]).toEqual([dice, 7 - lost])
    }
  })

  rule(
    ['EU-E12', 'EU-E13', 'EU-689', 'EU-690', 'EU-409', 'EU-704'],
    'the penalty, Gaar, and a point of hope',
    () => {
      const fight = bout({ foe: DRAGONFLY, player: { gaar: 2 } }, 1, 1)
      fight.pass().attack(4, 1)
      expect([fight.fight.hope, fight.step]).toEqual([1, 'heroAfter'])
      fight.gaar(1, 5).gaar(0, 4)
      expect([fight.hero.gaar, fight.fight.heroDice, fight.fight.heroRoll]).toEqual([0, [4, 5], 4])
      expect(fight.refused({ type: 'gaar', die: 0 })).toBe('EU-408 noGaar')
      fight.play({ type: 'hope', how: 'plus' }).done()
      expect(fight.heard('heroStruck')).toEqual([{ type: 'heroStruck', player: 0, strength: 10, hits: 3 }])
      expect(fight.heard('foeBeaten')).toHaveLength(1)
      const without = bout({ foe: DRAGONFLY, player: { gaar: 2 } }, 1, 1)
        .pass()
        .attack(4, 1)
      without.gaar(1, 5).gaar(0, 4).done(1, 1)
      expect(without.heard('heroStruck')).toEqual([{ type: 'heroStruck', player: 0, strength: 9, hits: 2 }])
      expect(without.over).toBe(false)
    },
  )

  rule(['EU-E16', 'EU-R06', 'EU-760', 'EU-754', 'EU-681'], 'Frenzy and two Curses of the cyclops', () => {
    const foe = { chaos: 2, profile: rows([], [5, [wounds(2)]]) }
    const fight = bout({
      foe,
      cards: ['frenzy', 'curse', 'curse'],
      player: { gaar: 0, health: 9, maxHealth: 9 },
    })
    expect(fight.step).toBe('monsterBefore')
    fight.cards('frenzy', 1).done(3, 3).pass()
    expect([fight.hero.health, fight.step, fight.fight.chaos]).toEqual([5, 'curses', 1])
    fight.cards('curse', 2).done().attack(6, 5)
    expect(fight.heard('heroStruck')).toEqual([{ type: 'heroStruck', player: 0, strength: 5, hits: 0 }])
  })
})

describe('dice in a fight', () => {
  rule(['EU-650', 'EU-651', 'EU-702'], 'a monster throw of 10 or more raises hope', () => {
    const calm = { foe: TOUGH, player: { gaar: 0 } }
    expect(bout(calm, 4, 6).fight.hope).toBe(1)
    expect(bout(calm, 4, 5).fight.hope).toBe(0)
  })

  rule(['EU-686', 'EU-701'], 'a hero throw of 5 or less raises hope', () => {
    const calm = { foe: TOUGH, player: { gaar: 0 } }
    expect(bout(calm, 1, 1).attack(2, 3).fight.hope).toBe(1)
    expect(bout(calm, 1, 1).attack(3, 3, 1, 1).fight.hope).toBe(0)
  })

  rule(['EU-R46'], 'hope stops at five', () => {
    const fight = bout({ foe: TOUGH, player: { gaar: 0 } }, 1, 1)
    fight.fight.hope = 5
    expect(fight.attack(1, 1).fight.hope).toBe(5)
  })

  rule(
    ['EU-625', 'EU-652', 'EU-403', 'EU-405', 'EU-406', 'EU-357'],
    'air turns the higher die, then earth adds 2',
    () => {
      const fight = bout({ foe: TOUGH, air: true, earth: true, player: { gaar: 0 } }, 6, 4)
      expect([fight.fight.air, fight.fight.earth]).toEqual([1, 1])
      expect([fight.fight.monsterDice, fight.fight.monsterRoll, fight.fight.hope]).toEqual([[1, 4], 2, 1])
      fight.attack(1, 4)
      expect([fight.fight.heroDice, fight.fight.heroRoll, fight.fight.hope]).toEqual([[1, 3], 2, 2])
      expect(bout({ foe: TOUGH, player: { gaar: 0 } }, 6, 4).fight.monsterDice).toEqual([6, 4])
    },
  )

  rule(['EU-404', 'EU-407'], 'equal dice stay, dice thrown again are not turned', () => {
    const fight = bout({ foe: TOUGH, air: true, player: { gaar: 1 } }, 5, 5)
    expect(fight.fight.monsterDice).toEqual([5, 5])
    fight.gaar(0, 6)
    expect(fight.fight.monsterDice).toEqual([6, 5])
  })

  rule(['EU-1015', 'EU-R59'], 'air and earth do not touch an immune foe, but the hero', () => {
    const fight = bout({ foe: { ...TOUGH, immune: true }, air: true, earth: true, player: { gaar: 0 } }, 6, 3)
    expect([fight.fight.monsterDice, fight.fight.monsterRoll]).toEqual([[6, 3], 0])
    fight.attack(1, 4)
    expect([fight.fight.heroDice, fight.fight.heroRoll]).toEqual([[1, 3], 2])
  })
})

describe('signs', () => {
  rule(['EU-672', 'EU-673', 'EU-674', 'EU-R48'], 'plus only with a base, plus before minus', () => {
    const row = (...ops: ReturnType<typeof wounds>[]) => ({ profile: rows(ops) })
    const left = (foe: object) => bout({ foe, player: { gaar: 0, health: 7 } }, 1, 1).hero.health
    expect(left(row(wounds(2, 'plus')))).toBe(7)
    expect(left(row(wounds(1), wounds(2, 'plus')))).toBe(4)
    expect(left(row(wounds(1), wounds(2, 'plus'), wounds(2, 'minus')))).toBe(6)
    expect(left(row(wounds(1), wounds(3, 'minus')))).toBe(7)
    expect(left(row(wounds(1), wounds(2)))).toBe(4)
  })

  rule(['EU-691', 'EU-R07', 'EU-692'], 'hits follow the same signs', () => {
    const dealt = (...ops: ReturnType<typeof hits>[]) => {
      const fight = bout({ foe: TOUGH, weapon: rows(ops), player: { gaar: 0 } }, 1, 1)
      return fight.attack(3, 3, 1, 1).fight.hits
    }
    expect(dealt(hits(2, 'plus'))).toBe(0)
    expect(dealt(hits(1), hits(2, 'plus'), hits(1, 'minus'))).toBe(2)
    expect(dealt(hits(1), hits(5, 'minus'))).toBe(0)
    const changed = bout({ foe: TOUGH, weapon: rows([hits(3)]), player: { gaar: 0 } }, 1, 1)
    for (const [what, n] of [['hitPlus', 1] as const, ['hitMinus', 2] as const])
      changed.fight.modifiers.push({ what, n, until: 'combatRound', round: 1, play: 0 })
    expect(changed.attack(3, 3, 1, 1).fight.hits).toBe(2)
  })

  rule(['EU-R47'], 'below and above a diagram its outer rows count', () => {
    const foe = { ...TOUGH, clover: -6 }
    const fight = bout({ foe, weapon: rows([hits(1)], [3, [hits(2)]]), player: { gaar: 0 } }, 1, 1)
    fight.attack(2, 1).done(1, 1)
    expect(fight.heard('heroStruck')[0]).toMatchObject({ strength: -3, hits: 1 })
  })

  rule(['EU-R49', 'EU-675'], 'damage before healing, and nothing of a row for the dead', () => {
    const weapon = rows([{ op: 'heal', n: 3 }, hits(1)])
    const fight = bout({ foe: TOUGH, weapon, player: { gaar: 0, health: 2, maxHealth: 9 } }, 1, 1)
    expect(fight.attack(3, 3, 1, 1).hero.health).toBe(5)
    const last = bout(
      { foe: { ...TOUGH, vitality: 1 }, weapon, player: { gaar: 0, health: 2, maxHealth: 9 } },
      1,
      1,
    )
    expect(last.attack(3, 3).hero.health).toBe(2)
    const healing = bout(
      { foe: { ...TOUGH, profile: rows([{ op: 'monsterHeal', n: 3 }]) }, player: { gaar: 0 } },
      1,
      1,
    )
    healing.fight.hits = 2
    expect(healing.attack(4, 4, 1, 1).fight.hits).toBe(1)
  })
})

describe('rounds', () => {
  rule(['EU-640', 'EU-603'], 'round after round until somebody falls', () => {
    const fight = bout({ foe: TOUGH, player: { gaar: 0 } }, 1, 1)
    for (let round = 1; round <= 4; round++) {
      expect(fight.fight.round).toBe(round)
      fight.attack(4, 4, 1, 1)
    }
    expect(fight.fight.hits).toBe(8)
  })

  rule(['EU-R52'], 'after thirty rounds the hero is deemed dead', () => {
    const fight = bout({ foe: TOUGH, weapon: rows([]), player: { gaar: 0 } }, 1, 1)
    for (let round = 1; round < 30; round++) fight.attack(4, 4, 1, 1)
    expect([fight.fight.round, fight.over]).toEqual([30, false])
    fight.attack(4, 4)
    expect([fight.over, fight.heard('fightLost').length, fight.hero.deaths]).toEqual([true, 1, 1])
  })

  rule(['EU-1547'], 'a foe of the scenario leaves after its last round', () => {
    const story = { vitality: 20, hits: 3, lastRound: 3 }
    const fight = bout({ foe: TOUGH, story, player: { gaar: 0 } }, 1, 1)
    expect([fight.fight.hits, fight.fight.vitality]).toEqual([3, 20])
    fight.attack(4, 4, 1, 1).attack(4, 4, 1, 1).attack(4, 4)
    expect([fight.over, fight.heard('fightLeft').length, fight.hero.deaths]).toEqual([true, 1, 0])
    expect(fight.ops).toEqual([])
  })

  rule(['EU-683', 'EU-685', 'EU-R51'], 'an attack ability serves once, a weapon always', () => {
    const setting = {
      foe: TOUGH,
      tiles: [{ kind: 'ability' as const, profile: rows([hits(4)]) }],
      player: { gaar: 0 },
    }
    const fight = bout(setting, 1, 1)
    expect(fight.refused({ type: 'done' })).toBe('EU-683 notNow')
    expect(fight.refused({ type: 'attack', place: 9, way: 0 })).toBe('EU-683 noAttack')
    fight.play({ type: 'attack', place: 3, way: 0 }, 4, 4, 1, 1)
    expect([fight.fight.hits, fight.hero.slots[3]?.exhausted]).toEqual([4, 1])
    expect(fight.refused({ type: 'attack', place: 3, way: 0 })).toBe('EU-685 exhausted')
    fight.attack(4, 4, 1, 1)
    expect([fight.fight.hits, fight.hero.slots[0]?.exhausted]).toEqual([6, 0])
    const bare = bout({ ...setting, change: ({ players }) => players[0].slots.splice(0, 1, null) }, 1, 1)
    bare.play({ type: 'attack', place: 3, way: 0 }, 4, 4, ...Array<number>(60).fill(1))
    expect([bare.over, bare.heard('fightLost').length, bare.heard('heroStruck').length]).toEqual([true, 1, 1])
  })

  rule(['EU-630', 'EU-631', 'EU-632', 'EU-634', 'EU-635'], 'First Strike', () => {
    const strike = { kind: 'firstStrike' as const, effects: [{ timing: 'firstStrike' as const, do: [] }] }
    const setting = {
      foe: { ...TOUGH, vitality: 3, chaos: 1 },
      cards: ['curse' as const],
      tiles: [{ ...strike, profile: rows([hits(1)], [8, [hits(3)]]) }],
      player: { gaar: 0 },
    }
    const fight = bout(setting)
    expect(fight.step).toBe('firstStrike')
    expect(fight.refused({ type: 'attack', place: 0, way: 0 })).toBe('EU-634 noAttack')
    fight.play({ type: 'attack', place: 3, way: 0 }, 3, 3)
    expect([fight.fight.round, fight.fight.hits, fight.step]).toEqual([1, 1, 'monsterBefore'])
    const won = bout(setting).play({ type: 'attack', place: 3, way: 0 }, 4, 4)
    expect([won.heard('combatRound'), won.heard('foeBeaten').length]).toEqual([[], 1])
    expect(bout(setting).done().step).toBe('monsterBefore')
  })
})

describe('hope', () => {
  const hopeful = (hope: number) => {
    const fight = bout({ foe: TOUGH, player: { gaar: 0 } }, 1, 1).attack(1, 1)
    fight.fight.hope = hope
    return fight
  }

  rule(
    ['EU-705', 'EU-707', 'EU-706', 'EU-R45'],
    'a Gaar for two, a hit for three, refused without enough',
    () => {
      const fight = hopeful(5)
      fight.play({ type: 'hope', how: 'strike' })
      expect([fight.fight.hits, fight.fight.heroRoll, fight.fight.hope]).toEqual([1, 1, 2])
      expect(fight.refused({ type: 'hope', how: 'strike' })).toBe('EU-707 noHope')
      fight.play({ type: 'hope', how: 'gaar' })
      expect([fight.hero.gaar, fight.fight.hope]).toEqual([1, 0])
      expect(fight.refused({ type: 'hope', how: 'plus' })).toBe('EU-707 noHope')
      const last = hopeful(3)
      last.fight.hits = 39
      last.play({ type: 'hope', how: 'strike' })
      expect([last.heard('heroStruck'), last.heard('foeBeaten').length]).toEqual([[], 1])
    },
  )

  rule(['EU-R44', 'EU-703'], 'never on the roll of the monster, never by its player', () => {
    const fight = bout({ foe: { ...TOUGH, gaar: 1 }, player: { gaar: 1 } }, 1, 1)
    fight.fight.hope = 5
    expect(fight.refused({ type: 'hope', how: 'gaar' })).toBe('EU-703 notHeroPlayer')
    fight.pass()
    expect(fight.refused({ type: 'hope', how: 'plus' })).toBe('EU-R44 afterOwnRoll')
    expect(fight.refused({ type: 'hope', how: 'gaar' })).toBeNull()
  })

  rule(['EU-708', 'EU-716'], 'at the end each two points are a Gaar, an odd one is lost', () => {
    const fight = hopeful(5)
    fight.fight.hits = 40
    fight.done()
    fight.play({ type: 'trophy', keep: false })
    expect([fight.over, fight.hero.gaar]).toEqual([true, 2])
  })
})

describe('cards of the monster-player', () => {
  const cards = { foe: { ...TOUGH, chaos: 2 }, player: { gaar: 0, health: 20, maxHealth: 20 } }

  rule(['EU-752', 'EU-755', 'EU-754', 'EU-680', 'EU-647'], 'windows, chaos, numbers', () => {
    const hand = ['curse', 'curse', 'curse', 'ambush', 'venom'] as const
    const fight = bout({ ...cards, cards: hand })
    expect(fight.refused({ type: 'play', card: cardOf('curse'), count: 1 })).toBe('EU-752 wrongTiming')
    expect(fight.refused({ type: 'play', card: cardOf('venom'), count: 1 })).toBe('EU-752 wrongTiming')
    expect(fight.refused({ type: 'play', card: cardOf('ambush'), count: 2 })).toBe('EU-754 noSuchCard')
    expect(fight.refused({ type: 'play', card: cardOf('frenzy'), count: 1 })).toBe('EU-754 noSuchCard')
    fight.cards('ambush', 1).done(1, 1)
    expect([fight.step, fight.asked, fight.fight.chaos]).toEqual(['exchange', [1], 1])
    fight.pass()
    expect(fight.step).toBe('curses')
    expect(fight.refused({ type: 'play', card: cardOf('curse'), count: 3 })).toBe('EU-755 tooManyCards')
    fight.cards('curse', 2)
    expect(fight.refused({ type: 'play', card: cardOf('curse'), count: 1 })).toBe('EU-755 noChaos')
    expect(fight.state.players[1].hand).toEqual([cardOf('curse'), cardOf('venom')])
  })

  rule(['EU-688', 'EU-751'], 'no card by the hero, and none after 4A', () => {
    const fight = bout({ ...cards, cards: ['curse'] })
      .done(1, 1)
      .pass()
      .done()
    expect(fight.step).toBe('attack')
    fight.attack(1, 1)
    expect(fight.refused({ type: 'play', card: cardOf('curse'), count: 1 })).toBe('EU-751 notNow')
    expect(fight.refused({ type: 'play', card: cardOf('curse'), count: 1 }, 1)).toBe('EU-229 notYourTurn')
  })

  rule(['EU-758', 'EU-646', 'EU-760'], 'a clock runs until the next 2A', () => {
    const fight = bout({ ...cards, cards: ['frenzy', 'venom'] })
    fight.cards('frenzy', 1).done(1, 1).pass()
    expect([fight.step, fight.fight.played.length]).toEqual(['curses', 1])
    fight.done().attack(4, 4)
    expect(fight.heard('heroStruck')[0]).toMatchObject({ strength: 6 })
    expect([fight.step, fight.fight.played, fight.state.gold.discard]).toEqual([
      'monsterBefore',
      [],
      [cardOf('frenzy')],
    ])
    fight.done(1, 1).pass().done().attack(4, 4)
    expect(fight.heard('heroStruck')[1]).toMatchObject({ strength: 8 })
  })

  rule(['EU-694', 'EU-759'], 'other cards go at the end of the round, after the fight the rest', () => {
    const fight = bout({ ...cards, cards: ['ambush', 'mending', 'mending'] })
    fight.cards('ambush', 1).cards('mending', 1).done(1, 1).attack(4, 4, 1, 1)
    expect(fight.fight.played.map(({ card }) => card)).toEqual([cardOf('mending')])
    expect(fight.state.silver.discard).toEqual([cardOf('ambush')])
    expect(fight.heard('foeStruck')[0]).toMatchObject({ strength: 6 })
    fight.fight.hits = 40
    fight.attack(4, 4)
    fight.play({ type: 'trophy', keep: false })
    expect(fight.state.gold.discard).toEqual([cardOf('mending')])
  })

  rule(['EU-757', 'EU-R50'], 'regeneration works in each later 2A, of equal cards once', () => {
    const fight = bout({ ...cards, cards: ['mending', 'mending'] })
    fight.fight.hits = 20
    fight.cards('mending', 1).cards('mending', 1).done(1, 1)
    expect(fight.fight.hits).toBe(16)
    fight.attack(1, 1).play({ type: 'hope', how: 'plus' }).done(1, 1)
    expect(fight.fight.hits).toBe(15)
  })

  rule(['EU-R42', 'EU-R43'], 'in 2C one Gaar or one play in a turn', () => {
    const fight = bout({
      ...cards,
      foe: { ...TOUGH, chaos: 2, gaar: 1 },
      cards: ['venom', 'venom'],
      player: { gaar: 1, health: 20 },
    })
    fight.done(2, 2)
    expect(fight.asked).toEqual([1])
    fight.cards('venom', 1)
    expect(fight.asked).toEqual([0])
    fight.pass()
    expect(fight.asked).toEqual([1])
    fight.gaar(0, 6).pass().pass()
    expect(fight.step).toBe('curses')
    expect(bout({ foe: TOUGH, player: { gaar: 0 } }, 1, 1).step).toBe('attack')
  })

  rule(['EU-624'], 'the tokens of the own hero are of no use to the monster-player', () => {
    const fight = bout({ foe: { ...TOUGH, gaar: 1 }, player: { gaar: 1 } }, 2, 2)
      .gaar(0, 6)
      .pass()
    expect(fight.state.players[1].gaar).toBe(4)
    expect([fight.step, fight.fight.gaar]).toEqual(['attack', 0])
  })
})
