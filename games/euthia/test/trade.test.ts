import { rule } from '@vyprava/kernel/testing'
import { describe, expect } from 'vitest'
import { fieldAt } from '../rules/map.ts'
import { newTile } from '../rules/setup.ts'
import { SLOT, tile } from './pack.ts'
import { asked, listed, ofType, play, refused } from './play.ts'
import { give, lay, walking } from './position.ts'
import {
  ALCHEMIST,
  atMarket,
  BREWERY,
  DONE,
  inTowers,
  MARKET,
  MERCHANT,
  steps,
  TOWER,
  TOWERS,
  TRADE,
  tilesOf,
  trading,
  unarmed,
} from './stall.ts'

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
        { type: 'sellGem', gem: 0 },
        { type: 'buyGaar' },
      ] as const)
        expect(refused(state, action)).toContain('notNow')
      for (const action of [
        { type: 'reveal' },
        { type: 'learn', place: 0, slot: SLOT.ability2 },
        { type: 'unlock', slot: SLOT.hand3, way: 0 },
      ] as const)
        expect(refused(state, action)).toContain('inTrade')
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
    expect(refused(state, TRADE)).toBe('EU-R31 nothingToSell')
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
