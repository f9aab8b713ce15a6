import { rule } from '@vyprava/kernel/testing'
import { describe, expect } from 'vitest'
import { fieldAt } from '../rules/map.ts'
import { newTile } from '../rules/setup.ts'
import { type Euthia, MOST_BOUGHT, MOST_EXCHANGED } from '../rules/state.ts'
import { SLOT, tile } from './pack.ts'
import { asked, listed, ofType, play, refused } from './play.ts'
import { give, lay, midTurn, ringed, walking } from './position.ts'

const MARKET = fieldAt(1, 0)
const TRADE = { type: 'trade', fund: 'token' } as const
const DONE = { type: 'done' } as const
const MERCHANT = 0
const ALCHEMIST = 1
const TOWER = 2

/** The hero on a liberated merchants field with coins; the token on it belongs to seat 0. */
function atMarket(coins = 5, seats = 2, chosen: Parameters<typeof midTurn>[1] = {}): Euthia {
  const state = walking(ringed(midTurn(seats, chosen), ['market1', 'brewery1', 'towers']), MARKET)
  state.map.stack = []
  state.map.tradeTokens[MARKET] = 0
  state.players[0].coins = coins
  state.offers[MERCHANT] = ['shortSword', 'shield', 'backpack', 'cartRing'].map(tile)
  return state
}

/** The same with the trade begun. */
function trading(...args: Parameters<typeof atMarket>): Euthia {
  const state = atMarket(...args)
  play(state, TRADE)
  return state
}

const BREWERY = fieldAt(2, 0)
const TOWERS = fieldAt(3, 3)

/** In the centre of the towers; their hexes were liberated by these players. */
function inTowers(owners: readonly number[], coins = 5, chosen: Parameters<typeof midTurn>[1] = {}): Euthia {
  const state = walking(atMarket(coins, 3, chosen), TOWERS)
  for (const [slot, owner] of owners.entries()) state.map.tradeTokens[fieldAt(3, slot)] = owner
  return state
}

/** Without the starting weapon, which could be sold. */
function unarmed(state: Euthia): Euthia {
  state.players[0].slots[SLOT.hand] = null
  return state
}

const tilesOf = (state: Euthia): number[] => state.players[0].bags.map((owned) => owned.tile)
const steps = (state: Euthia): string[] => state.agenda.map(({ step }) => step)

describe('where one trades', () => {
  rule(
    ['EU-501', 'EU-208', 'EU-209'],
    'on a liberated field of merchants or alchemists, with a source',
    () => {
      const state = atMarket()
      play(state, TRADE)
      expect([steps(state), state.players[0].tokens]).toEqual([
        ['main', 'tidy', 'trade'],
        [1, 0, 1],
      ])
      play(state, DONE)
      expect(refused(state, TRADE)).toBe('EU-208 noSource')
      state.players[0].granted = [0, 1, 0]
      play(state, { type: 'trade', fund: 'granted' })
      expect(state.players[0].granted).toEqual([0, 0, 0])
      play(state, DONE)
      state.players[0].tokens = [1, 1, 1]
      walking(state, fieldAt(1, 1))
      expect(refused(state, TRADE)).toBe('EU-501 notHere')
      walking(state, BREWERY)
      expect(refused(state, TRADE)).toBe('EU-334 notLiberated')
      state.map.tradeTokens[BREWERY] = 0
      play(state, TRADE)
      expect(state.agenda.at(-1)).toMatchObject({ step: 'trade', trade: ALCHEMIST })
    },
  )

  rule(
    ['EU-534', 'EU-533'],
    'the church is no place of trade, and nothing is learnt or revealed there',
    () => {
      const state = walking(atMarket(), fieldAt(0, 3))
      expect(refused(state, TRADE)).toBe('EU-501 notHere')
      for (const action of [
        { type: 'buy', place: 0 },
        { type: 'reveal' },
        { type: 'learn', place: 0, slot: SLOT.ability2 },
        { type: 'unlock', slot: SLOT.hand3, way: 0 },
        { type: 'sellGem', gem: 0 },
        { type: 'buyGaar' },
      ] as const)
        expect(refused(state, action)).toContain('notNow')
    },
  )

  rule('EU-502', 'towers: in the centre, with all three hexes liberated', () => {
    const state = inTowers([0, 0, 0])
    play(state, TRADE)
    expect(state.agenda.at(-1)).toMatchObject({ step: 'trade', trade: TOWER })
    const beside = walking(inTowers([0, 0, 0]), fieldAt(3, 1))
    expect(refused(beside, TRADE)).toBe('EU-502 notHere')
    expect(refused(inTowers([0, 0]), TRADE)).toBe('EU-502 notLiberated')
  })

  rule('EU-1524', 'where a settlement was destroyed nobody trades', () => {
    const state = atMarket()
    state.map.rubble[MARKET] = 2
    expect(refused(state, TRADE)).toBe('EU-501 notHere')
  })
})

describe('the fee', () => {
  rule(['EU-504', 'EU-503', 'EU-507'], "a coin to the owner of another's token, in each action anew", () => {
    const state = atMarket(3)
    state.map.tradeTokens[MARKET] = 1
    state.players[0].tokens = [0, 2, 0]
    const before = state.players[1].coins
    for (const paid of [1, 2]) {
      play(state, TRADE)
      expect([state.players[0].coins, state.players[1].coins]).toEqual([3 - paid, before + paid])
      play(state, DONE)
    }
    const own = atMarket(3)
    play(own, TRADE)
    expect(own.players[0].coins).toBe(3)
  })

  rule('EU-225', 'what is printed on a tile may spare the fee', () => {
    const state = atMarket(3)
    state.map.tradeTokens[MARKET] = 1
    state.players[0].slots[SLOT.ring] = newTile(tile('barterRing'))
    play(state, TRADE)
    expect(state.players[0].coins).toBe(3)
  })

  rule('EU-1306', "together another hero's token costs nothing", () => {
    const state = atMarket(3, 2, { mode: 'cooperative' })
    state.map.tradeTokens[MARKET] = 1
    play(state, TRADE)
    expect(state.players[0].coins).toBe(3)
  })

  rule('EU-R30', 'in towers a coin to each other player with a token there, unless agreed otherwise', () => {
    const state = inTowers([1, 2, 1], 5)
    const before = state.players.map(({ coins }) => coins)
    play(state, TRADE)
    expect(state.players.map(({ coins }, seat) => coins - before[seat])).toEqual([-2, 1, 1])
    const none = inTowers([1, 2, 1], 5, { towerFee: 'none' })
    play(none, TRADE)
    expect(none.players[0].coins).toBe(5)
  })

  rule(['EU-505', 'EU-R31'], 'who has no coins sells first, and nothing else; then the fee is paid', () => {
    const state = unarmed(atMarket(0))
    state.map.tradeTokens[MARKET] = 1
    expect(refused(state, TRADE)).toBe('EU-R31 tooPoor')
    give(state.players[0], 'iron')
    state.players[0].gems[0] = 1
    play(state, TRADE)
    const before = state.players[1].coins
    expect(new Set(listed(state).map(({ type }) => type))).toEqual(new Set(['sell', 'sellGem']))
    for (const action of [DONE, { type: 'exchange' }, { type: 'heal' }, { type: 'reveal' }] as const)
      expect(refused(state, action)).toBe('EU-505 feeFirst')
    expect(refused(state, { type: 'walk', action: 0 })).toBe('EU-209 notNow')
    play(state, { type: 'sellGem', gem: 0 })
    expect([state.players[0].coins, state.players[1].coins - before]).toEqual([1, 1])
    expect(refused(state, DONE)).toBeNull()
  })

  rule('EU-R31', 'gems of a resource count two coins; the whole fee is paid at once', () => {
    const state = unarmed(inTowers([1, 2, 1], 0))
    give(state.players[0], 'healingPotion')
    expect(refused(state, TRADE)).toBe('EU-R31 tooPoor')
    give(state.players[0], 'geode')
    state.players[0].bags.shift()
    play(state, TRADE)
    const before = state.players.map(({ coins }) => coins)
    play(state, { type: 'sell', place: 0, shelf: 'bags', way: 1 })
    expect([state.players[0].coins, ofType(state, 'sellGem')]).toEqual([0, [{ type: 'sellGem', gem: 3 }]])
    play(state, { type: 'sellGem', gem: 3 })
    expect(state.players.map(({ coins }, seat) => coins - before[seat])).toEqual([0, 1, 1])
  })

  rule('EU-R31', 'sold badly: the coins go to the creditors in turn order and the action is over', () => {
    const state = unarmed(inTowers([2, 1, 2], 0))
    give(state.players[0], 'healingPotion')
    give(state.players[0], 'pearl')
    play(state, TRADE)
    const before = state.players.map(({ coins }) => coins)
    play(state, { type: 'sell', place: 1, shelf: 'bags', way: 1 })
    expect([state.players[0].rep, steps(state).at(-1)]).toEqual([1, 'trade'])
    play(state, { type: 'sell', place: 0, shelf: 'bags', way: 0 })
    expect(state.players.map(({ coins }, seat) => coins - before[seat])).toEqual([0, 1, 0])
    expect(steps(state)).toEqual(['main'])
  })
})

describe('buying', () => {
  rule(
    ['EU-510', 'EU-512', 'EU-506'],
    'tiles of the offer for their price; the gap is filled at once',
    () => {
      const state = trading(4)
      state.trade[MERCHANT].draw.push(tile('leather-helmet'))
      play(state, { type: 'buy', place: 0 })
      expect([state.players[0].coins, tilesOf(state)]).toEqual([0, [tile('shortSword')]])
      expect(state.offers[MERCHANT]).toEqual(['shield', 'backpack', 'cartRing', 'leather-helmet'].map(tile))
      expect(refused(state, { type: 'buy', place: 0 })).toBe('EU-510 tooPoor')
      expect(refused(state, { type: 'buy', place: 4 })).toBe('EU-510 notInOffer')
      expect(refused(state, { type: 'buy', place: -1 })).toBe('EU-510 notInOffer')
    },
  )

  rule('EU-510', "only from the offer of this place's kind", () => {
    const state = trading(20)
    state.offers[MERCHANT] = [tile('shield')]
    expect(ofType(state, 'buy')).toEqual([{ type: 'buy', place: 0 }])
    play(state, { type: 'buy', place: 0 })
    expect(tilesOf(state)).toEqual([tile('shield')])
    expect(state.offers[ALCHEMIST]).toHaveLength(4)
  })

  rule('EU-225', 'what is printed on a tile goes before the price: a discount', () => {
    const state = trading(3)
    expect(refused(state, { type: 'buy', place: 0 })).toBe('EU-510 tooPoor')
    state.players[0].slots[SLOT.ring] = newTile(tile('discountRing'))
    play(state, { type: 'buy', place: 0 })
    expect(state.players[0].coins).toBe(0)
    play(state, { type: 'sell', place: SLOT.ring, shelf: 'slots', way: 0 })
    expect(state.players[0].coins).toBe(2)
  })

  rule('EU-513', 'what was bought may be used, equipped or stowed at once', () => {
    const state = trading(7)
    state.offers[MERCHANT][1] = tile('flask')
    play(state, { type: 'buy', place: 0 })
    play(state, { type: 'equip', place: 0, slot: SLOT.hand2 })
    expect(state.players[0].slots[SLOT.hand2]?.tile).toBe(tile('shortSword'))
    play(state, { type: 'stow', slot: SLOT.hand2 })
    play(state, { type: 'buy', place: 0 })
    expect(tilesOf(state)).toEqual([tile('shortSword'), tile('flask')])
    play(state, { type: 'use', effect: 0, place: 1, shelf: 'bags', way: 0 })
    play(state, { type: 'choose', way: 2 })
    expect([state.players[0].essences, tilesOf(state)]).toEqual([[0, 0, 1, 0], [tile('shortSword')]])
    expect(steps(state).at(-1)).toBe('trade')
  })

  rule(['EU-514', 'EU-515'], 'the whole offer is exchanged: once for nothing, then for a coin', () => {
    const state = trading(1)
    const old = state.offers[MERCHANT].slice()
    state.trade[MERCHANT] = {
      draw: ['shield', 'shield', 'shield', 'shield', 'shield'].map(tile),
      discard: [],
    }
    play(state, { type: 'exchange' })
    expect([state.players[0].coins, state.trade[MERCHANT].discard]).toEqual([1, old])
    expect(state.offers[MERCHANT]).toEqual(['shield', 'shield', 'shield', 'shield'].map(tile))
    play(state, { type: 'exchange' })
    expect(state.players[0].coins).toBe(0)
    expect(refused(state, { type: 'exchange' })).toBe('EU-515 tooPoor')
    play(state, DONE)
    state.players[0].tokens = [0, 1, 0]
    play(state, TRADE)
    expect(refused(state, { type: 'exchange' })).toBeNull()
  })

  rule('EU-R36', 'with fewer than four tiles the offer has as many as there are; they may come again', () => {
    const state = trading()
    state.offers[MERCHANT] = [tile('shield'), tile('backpack')]
    state.trade[MERCHANT] = { draw: [], discard: [] }
    play(state, { type: 'exchange' })
    expect(state.offers[MERCHANT].toSorted()).toEqual([tile('shield'), tile('backpack')].toSorted())
    play(state, { type: 'buy', place: 0 })
    expect(state.offers[MERCHANT]).toHaveLength(1)
  })

  rule('EU-R96', 'twenty purchases in a turn, and twenty exchanges in an action, are enough', () => {
    const state = trading(20)
    state.bought = MOST_BOUGHT - 1
    play(state, { type: 'buy', place: 1 })
    expect(refused(state, { type: 'buy', place: 0 })).toBe('EU-R96 boughtEnough')
    state.players[0].slots[SLOT.ring] = newTile(tile('barterRing'))
    const { coins } = state.players[0]
    for (let i = 0; i < MOST_EXCHANGED; i++) play(state, { type: 'exchange' })
    expect(state.players[0].coins).toBe(coins)
    expect(refused(state, { type: 'exchange' })).toBe('EU-R96 exchangedEnough')
  })

  rule(['EU-516', 'EU-816'], 'own revealed weapons and shields, anywhere; they become items', () => {
    const state = trading(4)
    const [player] = state.players
    player.revealed = [newTile(tile('aelSword')), newTile(tile('aelRun'))]
    expect(refused(state, { type: 'buyPersonal', place: 0 })).toBe('EU-516 tooPoor')
    expect(refused(state, { type: 'buyPersonal', place: 1 })).toBe('EU-816 noEquipment')
    expect(refused(state, { type: 'buyPersonal', place: 2 })).toBe('EU-516 notRevealed')
    expect(refused(state, { type: 'learn', place: 0, slot: SLOT.hand2 })).toBe('EU-816 noAbility')
    player.coins = 5
    play(state, { type: 'buyPersonal', place: 0 })
    expect([player.coins, tilesOf(state), player.revealed.length]).toEqual([0, [tile('aelSword')], 1])
    play(state, { type: 'equip', place: 0, slot: SLOT.hand2 })
    expect(player.slots[SLOT.hand2]?.tile).toBe(tile('aelSword'))
  })
})

describe('selling', () => {
  rule(
    ['EU-520', 'EU-511', 'EU-R37'],
    'items with a sale price; abilities, trophies and artifacts have none',
    () => {
      const state = trading(0)
      const [player] = state.players
      give(player, 'shortSword')
      give(player, 'heart')
      give(player, 'provisions')
      player.trophies = [{ elite: 0, id: 0 }]
      expect(ofType(state, 'sell').filter(({ shelf }) => shelf === 'bags')).toEqual([
        { type: 'sell', place: 0, shelf: 'bags', way: 0 },
      ])
      expect(refused(state, { type: 'sell', place: 1, shelf: 'bags', way: 0 })).toBe('EU-R37 notForSale')
      expect(refused(state, { type: 'sell', place: SLOT.ability, shelf: 'slots', way: 0 })).toBe(
        'EU-R37 notForSale',
      )
      expect(refused(state, { type: 'sell', place: 0, shelf: 'revealed', way: 0 })).toBe('EU-520 noSuchThing')
      expect(refused(state, { type: 'sell', place: 9, shelf: 'bags', way: 0 })).toBe('EU-520 noSuchThing')
      expect(refused(state, { type: 'sell', place: 0, shelf: 'bags', way: 1 })).toBe('EU-525 noSuchSale')
      play(state, { type: 'sell', place: 0, shelf: 'bags', way: 0 })
      expect(player.coins).toBe(2)
    },
  )

  rule(['EU-521', 'EU-R35'], 'sold tiles go to their discard pile, and may have been bought just now', () => {
    const state = trading(4)
    state.trade[MERCHANT].discard = []
    play(state, { type: 'buy', place: 0 })
    play(state, { type: 'sell', place: 0, shelf: 'bags', way: 0 })
    expect(state.trade[MERCHANT].discard).toEqual([tile('shortSword')])
    give(state.players[0], 'aelSword')
    play(state, { type: 'sell', place: 0, shelf: 'bags', way: 0 })
    const { stack, revealed, bags } = state.players[0]
    expect([...stack, ...revealed.map((owned) => owned.tile), ...tilesOf(state)]).toHaveLength(stack.length)
    expect([bags.length, state.trade.flatMap(({ discard }) => discard)]).toEqual([0, [tile('shortSword')]])
  })

  rule('EU-522', 'gems on an item raise its price by a coin each, active or not, and go with it', () => {
    const state = trading(0)
    const [player] = state.players
    const owned = {
      ...newTile(tile('armourerHelmet')),
      gems: [{ gem: 0, active: 1 } as const, { gem: 1, active: 0 } as const],
    }
    player.bags.push(owned)
    expect(refused(state, { type: 'sellGem', gem: 0 })).toBe('EU-523 noSuchThing')
    play(state, { type: 'sell', place: 0, shelf: 'bags', way: 0 })
    expect([player.coins, player.gems.reduce((sum, n) => sum + n)]).toEqual([4, 0])
  })

  rule(['EU-523', 'EU-524', 'EU-891'], 'loose gems and essences for two coins; Gaar not at all', () => {
    const state = trading(0)
    const [player] = state.players
    player.gems[2] = 1
    player.essences[3] = 1
    player.slots[SLOT.ability2] = { ...newTile(tile('aelRun')), essences: [1, 0, 0, 0] }
    expect(ofType(state, 'sellEssence')).toEqual([{ type: 'sellEssence', kind: 3 }])
    play(state, { type: 'sellEssence', kind: 3 })
    play(state, { type: 'sellGem', gem: 2 })
    expect([player.coins, player.gems[2], player.essences[3]]).toEqual([4, 0, 0])
    expect(refused(state, { type: 'sellGem', gem: 2 })).toBe('EU-523 noSuchThing')
    expect(refused(state, { type: 'sellEssence', kind: 9 })).toBe('EU-523 noSuchThing')
    expect(player.gaar).toBe(4)
    expect(listed(state).filter(({ type }) => type.startsWith('sell'))).toEqual(ofType(state, 'sell'))
  })

  rule('EU-525', 'a resource by one of its alternatives', () => {
    const state = trading(0)
    const [player] = state.players
    give(player, 'rawDiamond')
    give(player, 'rawDiamond')
    expect(ofType(state, 'sell').filter(({ shelf, place }) => shelf === 'bags' && place === 0)).toEqual([
      { type: 'sell', place: 0, shelf: 'bags', way: 0 },
      { type: 'sell', place: 0, shelf: 'bags', way: 1 },
    ])
    state.resources[0].discard = []
    play(state, { type: 'sell', place: 0, shelf: 'bags', way: 0 })
    expect([player.coins, player.rep, player.gems[7], player.sold]).toEqual([2, 3, 0, 1])
    play(state, { type: 'sell', place: 0, shelf: 'bags', way: 1 })
    expect([player.coins, player.rep, player.gems[7], player.sold]).toEqual([2, 3, 1, 2])
    expect(state.resources[0].discard).toEqual([tile('rawDiamond'), tile('rawDiamond')])
  })

  rule(['EU-525', 'EU-1532'], 'an event may add coins to each sale of a resource', () => {
    const state = trading(0)
    give(state.players[0], 'iron')
    give(state.players[0], 'shield')
    state.rules = [{ rule: 3, n: 1, until: 'round' }]
    play(state, { type: 'sell', place: 0, shelf: 'bags', way: 0 })
    expect(state.players[0].coins).toBe(3)
    play(state, { type: 'sell', place: 0, shelf: 'bags', way: 0 })
    expect(state.players[0].coins).toBe(4)
  })

  rule(['EU-873', 'EU-874'], 'equipment is sold off the board, unless the hero would die of it', () => {
    const state = trading(0)
    const [player] = state.players
    give(player, 'leather-helmet', SLOT.helmet)
    Object.assign(player, { maxHealth: 8, health: 1 })
    const sell = { type: 'sell', place: SLOT.helmet, shelf: 'slots', way: 0 } as const
    expect(refused(state, sell)).toBe('EU-874 healthGone')
    player.health = 3
    play(state, sell)
    expect([player.maxHealth, player.health, player.slots[SLOT.helmet]]).toEqual([7, 2, null])
  })
})

describe('other transactions', () => {
  rule('EU-530', 'a coin heals what is printed for the kind of place', () => {
    for (const [field, heals] of [
      [MARKET, 3],
      [BREWERY, 5],
      [TOWERS, 4],
    ]) {
      const state = inTowers([0, 0, 0])
      state.map.tradeTokens[BREWERY] = 0
      walking(state, field)
      state.players[0].health = 1
      play(state, TRADE)
      play(state, { type: 'heal' })
      expect([state.players[0].health, state.players[0].coins]).toEqual([1 + heals, 4])
    }
  })

  rule(
    ['EU-530', 'EU-872', 'EU-1532'],
    'not without coins, not at full health, not when an event forbids it',
    () => {
      const state = trading(1)
      expect(refused(state, { type: 'heal' })).toBe('EU-872 fullHealth')
      state.players[0].health = 5
      state.rules = [{ rule: 0, n: 1, until: 'round' }]
      expect(refused(state, { type: 'heal' })).toBe('EU-1532 noHealing')
      state.rules = []
      play(state, { type: 'heal' })
      expect(state.players[0].health).toBe(7)
      state.players[0].health = 5
      expect(refused(state, { type: 'heal' })).toBe('EU-530 tooPoor')
    },
  )

  rule('EU-531', 'Gaar for a coin each, in towers alone', () => {
    const state = inTowers([0, 0, 0], 2)
    play(state, TRADE)
    play(state, { type: 'buyGaar' })
    play(state, { type: 'buyGaar' })
    expect([state.players[0].gaar, state.players[0].coins]).toEqual([6, 0])
    expect(refused(state, { type: 'buyGaar' })).toBe('EU-531 tooPoor')
    expect(refused(trading(), { type: 'buyGaar' })).toBe('EU-531 towersOnly')
  })

  rule(['EU-R39', 'EU-852'], 'room is looked at when the action is over, not during it', () => {
    const state = trading(12)
    state.offers[MERCHANT] = ['shield', 'shield', 'shield', 'shield'].map(tile)
    for (let i = 0; i < 4; i++) {
      state.offers[MERCHANT] = ['shield', 'shield', 'shield', 'shield'].map(tile)
      play(state, { type: 'buy', place: 0 })
    }
    expect([tilesOf(state).length, steps(state).at(-1)]).toEqual([4, 'trade'])
    play(state, DONE)
    expect(steps(state).at(-1)).toBe('room')
    play(state, { type: 'dropTile', place: 0, shelf: 'bags' })
    expect(steps(state)).toEqual(['main'])
    expect(asked(state)).toBe(0)
  })
})

describe('who leaves in the middle', () => {
  rule('EU-R100', 'a teleport that comes out of a roll or a find ends the trade', () => {
    const state = trading()
    lay(state, 'gate2', 3, 0)
    state.agenda.push({ step: 'teleport', seat: 0, fields: [fieldAt(0, 0)] })
    play(state, { type: 'teleport', field: fieldAt(0, 0), fund: null })
    expect([state.players[0].field, steps(state)]).toEqual([fieldAt(0, 0), ['main']])
  })
})
