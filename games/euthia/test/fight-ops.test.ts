import { rule } from '@vyprava/kernel/testing'
import { describe, expect } from 'vitest'
import type { Op } from '../content/schema.ts'
import { fightDecided, fightOp, isFightOp, refuseFightOps } from '../rules/effects/fight-ops.ts'
import { expire } from '../rules/steps/fight/foe.ts'
import { bout, cardOf, type Setting, wounds } from './bout.ts'
import { rows } from './pack.ts'
import { listen } from './position.ts'

const TOUGH = { vitality: 40, profile: rows([]) }

/** A fight in its first exchange (the monster threw 6 and 3), in which the hero's effects do these ops. */
function after(ops: readonly Op[], setting: Setting = {}, ...dice: readonly number[]) {
  const foe = { ...TOUGH, gaar: 1, ...setting.foe }
  const fight = bout({ player: { gaar: 1, health: 20, maxHealth: 20 }, ...setting, foe }, 6, 3)
  const turn = listen(...dice)
  for (const op of ops) if (isFightOp(op)) fightOp(fight.printed, fight.state, op, 'hero', turn)
  return fight
}

/** Everybody passes until the hero attacks with 4 and 4; the strengths of both sides. */
function strengths(fight: ReturnType<typeof after>) {
  while (fight.step === 'exchange') fight.pass()
  fight.attack(4, 4)
  if (fight.step === 'heroAfter') fight.done(1, 1)
  return [fight.heard('foeStruck')[0].strength, fight.heard('heroStruck')[0].strength]
}

describe('ops of a fight', () => {
  rule(['EU-660', 'EU-410'], 'hare changes the monster, clover the hero, for one attack', () => {
    const fight = after([
      { op: 'hare', n: -2 },
      { op: 'clover', n: 3 },
    ])
    expect(strengths(fight)).toEqual([7, 11])
    expect(fight.fight.modifiers).toEqual([])
    expect(strengths(after([]))).toEqual([9, 8])
  })

  rule(['EU-662', 'EU-663', 'EU-R57'], 'nextAttack adds up, and ends with the next attack', () => {
    const twice = after([
      { op: 'nextAttack', n: -1 },
      { op: 'nextAttack', n: -2 },
    ])
    expect(strengths(twice)).toEqual([9, 5])
    expect(twice.fight.modifiers).toEqual([])
  })

  rule(
    ['EU-691', 'EU-693', 'EU-R48'],
    'a plain hit outside the own attack counts at once, in it as a base',
    () => {
      const hit: Op = { op: 'hit', n: 2, sign: 'base' }
      expect(after([hit]).fight.hits).toBe(2)
      const last = after([hit, { op: 'gain', what: 'coins', n: 1 }], { foe: { vitality: 2 } })
      expect([fightDecided(last.state), last.step]).toEqual([true, 'victory'])
      const own = after([])
      while (own.step === 'exchange') own.pass()
      fightOp(own.printed, own.state, hit, 'hero', listen())
      expect([own.fight.hits, own.fight.hitBase]).toEqual([0, 2])
      own.attack(4, 4)
      own.done()
      expect([own.fight.hits, own.fight.hitBase]).toEqual([4, 0])
    },
  )

  rule(['EU-673'], 'wound −n of the hero', () => {
    const fight = after([{ op: 'wound', n: 1, sign: 'minus' }], { foe: { profile: rows([wounds(3)]) } })
    strengths(fight)
    expect(fight.heard('foeStruck')[0].wounds).toBe(2)
  })

  rule(['EU-675', 'EU-1014'], 'monsterHeal, hope, tokens and vitality', () => {
    const fight = after([
      { op: 'hitNow', n: 5 },
      { op: 'monsterHeal', n: 7 },
      { op: 'hope', n: 9 },
      { op: 'monsterToken', what: 'gaar', n: -3 },
      { op: 'monsterToken', what: 'chaos', n: 1 },
      { op: 'vitality', n: -3 },
    ])
    expect(fight.fight).toMatchObject({ hits: 0, hope: 5, gaar: 0, chaos: 1, vitality: 37 })
    expect(after([{ op: 'vitality', n: -40 }]).step).toBe('victory')
  })

  rule(['EU-1238'], 'stealGaar takes what there is', () => {
    const fight = after([{ op: 'stealGaar', n: 3 }])
    expect([fight.hero.gaar, fight.fight.gaar]).toEqual([0, 2])
  })

  rule(['EU-R58', 'EU-633'], 'a die less, once in an attack; no Silence in First Strike', () => {
    const air: Op = { op: 'removeMonsterDie', n: 1 }
    const fight = after([air])
    expect(fight.fight.monsterDice).toEqual([0, 3])
    expect(fight.refused({ type: 'gaar', die: 0 })).toBe('EU-655 noSuchDie')
    expect(fight.refused({ type: 'gaar', die: 1 })).toBeNull()
    expect(refuseFightOps(fight.state, [air])).toEqual({ rule: 'EU-R58', reason: 'dieRemoved' })
    expect(strengths(fight)).toEqual([3, 8])
    expect(refuseFightOps(fight.state, [air])).toBeNull()
    const silence: Op = { op: 'denyCards', what: 'all', until: 'nextMonsterAttack' }
    expect(refuseFightOps(fight.state, [silence])).toBeNull()
    fight.fight.firstStrike = 1
    expect(refuseFightOps(fight.state, [silence])).toEqual({ rule: 'EU-633', reason: 'firstStrikeOnly' })
  })

  rule(['EU-655', 'EU-656'], 'denied Gaar and denied cards', () => {
    const gaar = after([{ op: 'denyGaar', side: 'monster' }])
    expect(gaar.refused({ type: 'gaar', die: 0 })).toBe('EU-655 denied')
    const hero = after([{ op: 'denyGaar', side: 'hero' }])
    expect(hero.pass().step).toBe('attack')
    const foe = { gaar: 0, chaos: 1 }
    const cards: Setting = {
      foe,
      cards: ['venom', 'mending'],
      player: { gaar: 0, health: 20, maxHealth: 20 },
    }
    const venom = { type: 'play', card: cardOf('venom'), count: 1 } as const
    const mending = { type: 'play', card: cardOf('mending'), count: 1 } as const
    const denied = (what: 'silver' | 'venom' | 'gold' | 'all') => {
      const fight = bout({ ...cards, foe: { ...TOUGH, ...foe } }).done(2, 2)
      fightOp(fight.printed, fight.state, { op: 'denyCards', what }, 'hero', listen())
      return [fight.refused(venom), fight.refused(mending)]
    }
    expect(denied('silver')).toEqual(['EU-755 denied', null])
    expect(denied('venom')).toEqual(['EU-755 denied', null])
    expect(denied('gold')).toEqual([null, 'EU-755 denied'])
    expect(denied('all')).toEqual(['EU-755 denied', 'EU-755 denied'])
  })

  rule(['EU-R98', 'EU-646', 'EU-689'], 'cancel: a clock, the penalty, the last play', () => {
    const clocked: Op[] = [{ op: 'clover', n: -3, until: 'clock' }]
    expect(strengths(after(clocked))).toEqual([9, 5])
    expect(strengths(after([...clocked, { op: 'cancel', what: 'clock' }]))).toEqual([9, 8])
    const foe = { clover: -4 }
    expect(strengths(after([], { foe }))).toEqual([9, 4])
    expect(strengths(after([{ op: 'cancel', what: 'penalty' }], { foe }))).toEqual([9, 8])
    const played = bout({ foe: { ...TOUGH, chaos: 1 }, cards: ['ambush'], player: { gaar: 0 } })
    played.cards('ambush', 1)
    fightOp(played.printed, played.state, { op: 'cancel', what: 'card' }, 'hero', listen())
    expect([played.fight.played, played.fight.modifiers]).toEqual([[], []])
    expect(played.state.silver.discard).toEqual([cardOf('ambush')])
  })

  rule(['EU-R99'], "dice: the hero's lowest, the monster's highest", () => {
    expect(after([{ op: 'reroll', side: 'monster', n: 1 }], {}, 2).fight.monsterDice).toEqual([2, 3])
    expect(after([{ op: 'setDie', side: 'monster', value: 1 }]).fight.monsterDice).toEqual([1, 3])
    expect(after([{ op: 'flipDie', side: 'monster' }]).fight.monsterDice).toEqual([1, 3])
    const own = after([])
    while (own.step === 'exchange') own.pass()
    own.attack(5, 2)
    fightOp(own.printed, own.state, { op: 'flipDie', side: 'hero' }, 'hero', listen())
    expect(own.fight.heroDice).toEqual([5, 5])
  })

  rule(['EU-676', 'EU-1014'], 'killHero ends the fight', () => {
    expect(after([{ op: 'killHero' }]).step).toBe('defeat')
  })

  rule('EU-646', 'a clock that began in this very round runs on to the next one', () => {
    const fight = after([{ op: 'clover', n: -3, until: 'clock' }])
    expire(fight.printed, fight.state, fight.fight, 'clock')
    expect(fight.fight.modifiers).toHaveLength(1)
    fight.fight.round += 1
    expire(fight.printed, fight.state, fight.fight, 'clock')
    expect(fight.fight.modifiers).toEqual([])
  })

  rule(['EU-1015', 'EU-R59'], 'an immune foe feels hits and no wounds, but nothing else of the hero', () => {
    const fight = after(
      [
        { op: 'hare', n: -3 },
        { op: 'removeMonsterDie', n: 1 },
        { op: 'monsterToken', what: 'gaar', n: -1 },
        { op: 'denyCards', what: 'all' },
        { op: 'denyGaar', side: 'monster' },
        { op: 'flipDie', side: 'monster' },
        { op: 'vitality', n: -5 },
        { op: 'hitNow', n: 2 },
        { op: 'wound', n: 1, sign: 'minus' },
        { op: 'clover', n: 1 },
      ],
      { foe: { immune: true } },
    )
    expect(fight.fight).toMatchObject({ monsterDice: [6, 3], gaar: 1, denials: [], vitality: 40, hits: 2 })
    expect(fight.fight.modifiers.map(({ what }) => what)).toEqual(['woundMinus', 'heroRoll'])
  })
})
