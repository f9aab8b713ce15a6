import { rule } from '@vyprava/kernel/testing'
import { describe, expect } from 'vitest'
import { newTile } from '../rules/setup.ts'
import { MOST_BOUGHT, MOST_EXCHANGED } from '../rules/state.ts'
import { SLOT, tile } from './pack.ts'
import { listed, ofType, play, refused } from './play.ts'
import { give } from './position.ts'
import { ALCHEMIST, DONE, MERCHANT, steps, TRADE, tilesOf, trading } from './stall.ts'

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
