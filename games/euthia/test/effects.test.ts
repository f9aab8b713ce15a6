import { rule } from '@vyprava/kernel/testing'
import { describe, expect } from 'vitest'
import { GEMS, type Op, SLOT_KINDS } from '../content/schema.ts'
import { NONE } from '../rules/state.ts'
import { effect, kit, using, usingBag } from './kit.ts'
import { pack, rows, SLOT, tile } from './pack.ts'

/* The ops that are not of the fight, one by one; those of the fight are in fight-ops.test.ts. */

const gain = (what: Extract<Op, { op: 'gain' }>['what'], n: number): Op => ({ op: 'gain', what, n })
const card = (type: string): number => pack.chaosCards.findIndex((face) => face.type === type)

describe('gains', () => {
  rule(
    'EU-714',
    'coins, tokens, reputation, potions and cards; a negative number takes what is there',
    () => {
      const t = kit()
      Object.assign(t.hero, { coins: 1, rep: 1, dwurt: 0 })
      t.ops([gain('coins', 2), gain('gaar', 3), gain('dwurt', 1), gain('rep', 2), gain('potion', 2)])
      expect(t.hero).toMatchObject({ coins: 3, gaar: 3, dwurt: 1, rep: 3 })
      expect(t.hero.bags.map((owned) => owned.tile)).toEqual([tile('healingPotion'), tile('healingPotion')])
      t.ops([gain('coins', -5), gain('rep', -1), gain('potion', -1), gain('silver', 2), gain('gold', 1)])
      expect([t.hero.coins, t.hero.rep, t.hero.bags.length, t.hero.hand.length]).toEqual([0, 2, 1, 3])
    },
  )

  rule(['EU-714', 'EU-R19'], 'tiles from stacks, as far as there are some', () => {
    const t = kit()
    t.state.artifacts = [tile('heart')]
    t.ops([gain('artifact', 2)])
    t.state.rewards[0] = [tile('hunterBow')]
    t.ops([
      { op: 'rewardTile', kind: 'hunter' },
      { op: 'rewardTile', kind: 'hunter' },
    ])
    expect(t.hero.bags.map((owned) => owned.tile)).toEqual([tile('heart'), tile('hunterBow')])
    t.hero.bags = []
    t.ops([
      { op: 'resource', site: 'lake', n: 1 },
      { op: 'item', deck: 'tower', n: 1 },
      gain('provisions', 1),
    ])
    const sources = t.hero.bags.map((owned) => pack.tiles[owned.tile].source)
    expect(sources).toEqual(['lake', 'tower', 'provisions'])
    t.ops([gain('provisions', -1), gain('artifact', -1)])
    expect(t.hero.bags).toHaveLength(2)
  })

  rule('EU-714', 'of any kind: the owner chooses', () => {
    const t = kit()
    t.ops([{ op: 'gem', kind: 'any', n: 2 }, gain('coins', 1)])
    expect(t.listed('choose')).toHaveLength(GEMS.length)
    t.play({ type: 'choose', way: GEMS.indexOf('ruby') })
    expect([t.hero.gems[GEMS.indexOf('ruby')], t.hero.coins]).toEqual([2, 3])
    t.ops([{ op: 'essence', kind: 'any', n: 1 }]).play({ type: 'choose', way: 3 })
    expect(t.hero.essences).toEqual([0, 0, 0, 1])
    t.ops([{ op: 'resource', site: 'any', n: 1 }]).play({ type: 'choose', way: 2 })
    expect(pack.tiles[t.hero.bags[0].tile].source).toBe('cave')
  })

  rule(['EU-922', 'EU-921'], 'a treasure is kept, or used up at once', () => {
    const t = kit()
    t.state.treasures[1].draw.push(tile('ringFind'))
    t.ops([{ op: 'treasure', level: 2 }])
    expect([t.hero.bags[0].tile, t.hero.treasures]).toEqual([tile('ringFind'), 1])
    t.state.treasures[0].draw.push(tile('coinFind'))
    const before = t.hero.coins
    t.ops([{ op: 'treasure', level: 1 }])
    expect([t.hero.coins - before, t.hero.treasures]).toEqual([3, 2])
    expect(t.state.treasures[0].discard).toContain(tile('coinFind'))
  })

  rule(['EU-301', 'EU-208', 'EU-458'], 'movement points, actions, minecarts, for this turn', () => {
    const t = kit()
    t.ops([{ op: 'mp', n: 2 }, { op: 'action', action: 'mine' }, { op: 'minecart' }])
    expect([t.hero.mp, t.hero.granted, t.hero.minecarts]).toEqual([2, [1, 0, 0], 1])
  })
})

describe('the board', () => {
  rule(['EU-203', 'EU-R102'], 'what is made ready is for the owner to say, when there is a choice', () => {
    const t = kit({ tiles: { a: { effects: [effect('outside', { op: 'mp', n: 1 })] } } })
    const first = t.wear('a', SLOT.ability)
    const second = t.wear('a', SLOT.ability2)
    first.exhausted = 1
    t.ops([{ op: 'ready', kind: 'ability', n: 1 }])
    expect([first.exhausted, t.step]).toEqual([0, 'main'])
    first.exhausted = 1
    second.exhausted = 1
    t.ops([{ op: 'ready', kind: 'ability', n: 1 }])
    expect(t.step).toBe('pick')
    expect(t.refused({ type: 'choose', way: 2 })).toBe('EU-203 notChoosable')
    t.play({ type: 'choose', way: 1 })
    expect([first.exhausted, second.exhausted, t.step]).toEqual([1, 0, 'main'])
    t.use(SLOT.ability2)
    expect(t.hero.mp).toBe(1)
  })

  rule('EU-204', 'gems and equipment are made ready in the same way', () => {
    const t = kit()
    const gloves = t.wear(tile('leather-gloves'), SLOT.gloves)
    const guards = t.wear(tile('leather-guards'), SLOT.guards)
    gloves.gems.push({ gem: 0, active: 0 })
    guards.gems.push({ gem: 1, active: 0 })
    t.ops([{ op: 'ready', kind: 'gem', n: 1 }]).play({ type: 'choose', way: 0 })
    expect([guards.gems[0].active, gloves.gems[0].active]).toEqual([1, 0])
    gloves.exhausted = 1
    t.ops([{ op: 'ready', kind: 'equipment', n: 2 }])
    expect(gloves.exhausted).toBe(0)
  })

  rule(['EU-821', 'EU-853', 'EU-R102'], 'an effect opens a slot of its kind, of the owner’s choice', () => {
    const t = kit()
    t.hero.unlocked[SLOT.ability2] = 0
    t.ops([{ op: 'unlock', kind: 'ability' }]).play({ type: 'choose', way: 1 })
    expect([t.hero.unlocked[SLOT.ability2], t.hero.unlocked[SLOT.ability3]]).toEqual([0, 1])
    t.ops([{ op: 'unlock', kind: 'boots' }])
    expect(t.hero.unlocked[SLOT.boots]).toBe(1)
    expect(SLOT_KINDS).toContain('boots')
  })

  rule('EU-226', 'what was looked at is known to that player alone', () => {
    const t = kit()
    t.state.map.stack = [1]
    t.ops([{ op: 'peekTile' }, { op: 'peekMonster' }])
    expect([t.hero.knowsTile, t.hero.knowsMonster]).toEqual([1, [1, 1, 1]])
    expect([t.state.players[1].knowsTile, t.state.players[1].knowsMonster]).toEqual([0, [0, 0, 0]])
  })
})

describe('several players', () => {
  rule(['EU-229', 'EU-R29', 'EU-R102'], 'a card lost is of its owner’s choice, when there is one', () => {
    const t = kit({ seats: 3 })
    t.hero.hand = [card('curse')]
    t.state.players[1].hand = [card('curse'), card('ambush')].sort((a, b) => a - b)
    t.state.players[2].hand = [card('venom'), card('venom')]
    t.ops([{ op: 'eachOpponent', ops: [gain('silver', -1)] }, gain('coins', 1)])
    expect([t.step, t.asked]).toEqual(['swap', 1])
    expect(t.refused({ type: 'discardCard', card: card('frenzy') })).toBe('EU-R29 noSuchCard')
    t.play({ type: 'discardCard', card: card('ambush') })
    expect(t.state.players.map(({ hand }) => hand)).toEqual([
      [card('curse')],
      [card('curse')],
      [card('venom')],
    ])
    expect([t.step, t.state.silver.discard]).toEqual(['main', [card('ambush'), card('venom')]])
  })

  rule('EU-R15', 'each hero, or each near by, from the active one on', () => {
    const t = kit({ seats: 3 })
    t.ops([{ op: 'eachHero', ops: [gain('coins', 1)] }])
    expect(t.state.players.map(({ coins }) => coins)).toEqual([3, 3, 3])
    t.state.players[1].field = 3
    t.state.players[2].field = NONE
    t.ops([{ op: 'heroesWithin', n: 1, ops: [{ op: 'woundSelf', n: 1 }] }])
    expect(t.state.players.map(({ health, maxHealth }) => maxHealth - health)).toEqual([1, 1, 0])
  })

  rule(['EU-1213', 'EU-514', 'EU-1532'], 'reserves, offers and rules of the table', () => {
    const t = kit({ options: { mode: 'cooperative' } })
    const offer = t.state.offers[0].slice()
    t.ops([
      { op: 'reserve', metal: 'silver', n: 2 },
      { op: 'offerDiscard', trade: 'merchant' },
      { op: 'rule', rule: 'monsterHare', n: 2, until: 'round' },
    ])
    expect([t.state.silverReserve.length, t.state.rules.length]).toEqual([2, 1])
    expect(t.state.offers[0]).toHaveLength(4)
    expect([...t.state.trade[0].discard, ...t.state.offers[0], ...t.state.trade[0].draw]).toEqual(
      expect.arrayContaining(offer),
    )
    expect(t.state.offers[0]).not.toEqual(offer)
    const open = kit()
    open.ops([{ op: 'reserve', metal: 'gold', n: 1 }])
    expect(open.state.goldReserve).toEqual([])
  })
})

describe('rolls and choices', () => {
  rule(
    ['EU-412', 'EU-410', 'EU-402'],
    'a roll of an effect is changed like any other, then its row is done',
    () => {
      const lucky = { effects: [effect('afterHeroRoll', { op: 'clover', n: 2 })] }
      const strong = { effects: [effect('afterHeroRoll', { op: 'hitNow', n: 2 })] }
      const t = kit({ tiles: { lucky, strong } })
      t.wear('lucky', SLOT.ability)
      t.wear('strong', SLOT.ability2)
      t.carry(tile('luckPotion'))
      t.hero.gaar = 1
      t.ops(
        [{ op: 'roll', profile: rows([gain('coins', 1)], [11, [gain('coins', 5)]]) }, gain('rep', 1)],
        2,
        3,
      )
      expect(t.refused(using(SLOT.ability2))).toBe('EU-412 wrongTiming')
      t.use(SLOT.ability).play(usingBag(0)).play({ type: 'gaar', die: 0 }, 2)
      const coins = t.hero.coins
      t.done()
      expect([t.hero.coins - coins, t.hero.gaar, t.hero.rep, t.step]).toEqual([5, 0, 1, 'main'])
    },
  )

  rule(['EU-408', 'EU-R99'], 'dice of such a roll are thrown again, set and turned', () => {
    const changes: readonly [Op, number[]][] = [
      [{ op: 'reroll', side: 'hero', n: 1 }, [6, 5]],
      [{ op: 'setDie', side: 'hero', value: 4 }, [4, 5]],
      [{ op: 'flipDie', side: 'hero' }, [5, 5]],
    ]
    for (const [op, dice] of changes) {
      const t = kit({ tiles: { hand: { effects: [effect('afterHeroRoll', op)] } } })
      t.wear('hand', SLOT.ability)
      t.ops([{ op: 'roll', profile: rows([]) }], 2, 5).use(SLOT.ability, 0, 0, 6)
      expect(t.state.agenda.at(-1)).toMatchObject({ step: 'heroRoll', dice })
    }
  })

  rule(['EU-701', 'EU-702'], 'a low throw of an effect in a fight raises hope', () => {
    const chance = { effects: [effect('preparation', { op: 'roll', profile: rows([gain('gaar', 1)]) })] }
    const t = kit({ tiles: { chance } })
    t.wear('chance', SLOT.ability)
    t.meet().use(SLOT.ability, 0, 0, 2, 3)
    expect([t.step, t.fight.hope]).toEqual(['heroRoll', 1])
    t.done()
    expect([t.step, t.hero.gaar]).toEqual(['preparation', 1])
  })

  rule('EU-687', 'after the own roll: Gaar, clovers, other effects and the prayer, in any order', () => {
    const lucky = { effects: [effect('afterHeroRoll', { op: 'clover', n: 2 })] }
    const t = kit({ tiles: { lucky } })
    t.wear('lucky', SLOT.ability)
    t.hero.gaar = 1
    t.carry(tile('luckPotion'))
    t.meet(2, 3).play({ type: 'pass' })
    t.fight.hope = 1
    t.attack(SLOT.hand, 3, 3)
    t.use(SLOT.ability)
      .play({ type: 'hope', how: 'plus' })
      .play({ type: 'gaar', die: 1 }, 5)
      .play(usingBag(0))
    expect([t.step, t.refused(using(SLOT.ability))]).toEqual(['heroAfter', 'EU-823 exhausted'])
    t.done(1, 1)
    expect(t.events.find(({ type }) => type === 'heroStruck')).toMatchObject({ strength: 15 })
  })

  rule(['EU-936', 'EU-741'], 'who dies by an op gets nothing of the rest', () => {
    const t = kit()
    t.hero.rep = 5
    t.ops([{ op: 'woundSelf', n: 9 }, gain('coins', 5)])
    expect([t.hero.coins, t.hero.rep, t.hero.field]).toEqual([2, 3, 3])
  })
})

describe('where teleports are not used', () => {
  rule('EU-341', 'not where there is nowhere to go', () => {
    const t = kit()
    t.carry(tile('gate'))
    t.hero.field = 3
    expect(t.refused(usingBag(0))).toBe('EU-341 noTarget')
    t.hero.field = 0
    expect(t.refused(usingBag(0))).toBeNull()
  })

  rule('EU-R100', 'not in the middle of a roll', () => {
    const away = { effects: [effect('anytime', { op: 'teleport', n: 2 })] }
    const t = kit({ tiles: { away } })
    t.wear('away', SLOT.ability)
    t.ops([{ op: 'roll', profile: rows([]) }])
    expect(t.refused(using(SLOT.ability))).toBe('EU-R100 notNow')
    t.done()
    expect(t.refused(using(SLOT.ability))).toBeNull()
  })
})

describe('companions', () => {
  rule(['EU-1309', 'EU-223'], 'together no effect takes anything from a companion', () => {
    const spite: Op = { op: 'eachOpponent', ops: [gain('silver', -1)] }
    const left = (mode: 'competitive' | 'cooperative') => {
      const t = kit({ options: { mode } })
      t.state.players[1].hand = [0]
      t.ops([spite, gain('rep', 1)])
      return [t.state.players[1].hand.length, t.hero.rep]
    }
    expect([left('competitive'), left('cooperative')]).toEqual([
      [0, 1],
      [1, 1],
    ])
  })
})
