import { rule } from '@vyprava/kernel/testing'
import { describe, expect } from 'vitest'
import { fieldAt } from '../rules/map.ts'
import type { EuthiaOptions } from '../rules/options.ts'
import { countsOf } from '../rules/scoring.ts'
import { newTile } from '../rules/setup.ts'
import { type Euthia, MOST_ARRANGED, type Owned } from '../rules/state.ts'
import { pack, SLOT, tile } from './pack.ts'
import { listed, ofType, play, refused } from './play.ts'
import { midTurn, ringed, walking } from './position.ts'

/** A trade in progress at merchants of one's own, with so many coins and so much reputation. */
function trading(coins: number, rep: number, chosen: Partial<EuthiaOptions> = {}): Euthia {
  const field = fieldAt(1, 0)
  const state = walking(ringed(midTurn(2, chosen), ['market1']), field)
  state.map.stack = []
  state.map.tradeTokens[field] = 0
  Object.assign(state.players[0], { coins, rep })
  play(state, { type: 'trade', fund: 'token' })
  return state
}

const REVEAL = { type: 'reveal' } as const
const ids = (owned: readonly Owned[]): number[] => owned.map((one) => one.tile)
const steps = (state: Euthia): string[] => state.agenda.map(({ step }) => step)

/** The same with one revealed ability. */
function withAbility(coins: number, key = 'aelRun'): Euthia {
  const state = trading(coins, 0)
  state.players[0].revealed = [newTile(tile(key))]
  return state
}

describe('revealing', () => {
  rule(['EU-803', 'EU-802', 'EU-532'], 'all tiles up to the reputation, for one coin in total', () => {
    const state = trading(2, 4)
    const [player] = state.players
    expect(player.stack).toHaveLength(4)
    play(state, REVEAL)
    play(state, { type: 'take', tile: tile('aelFight') })
    play(state, { type: 'take', tile: tile('aelSword') })
    expect([player.coins, player.stack, ids(player.revealed)]).toEqual([
      1,
      [],
      [tile('aelFight'), tile('aelSword')],
    ])
    const less = trading(2, 3)
    play(less, REVEAL)
    play(less, { type: 'take', tile: tile('aelRun') })
    expect([ids(less.players[0].revealed), less.players[0].stack]).toEqual([
      [tile('aelRun')],
      [tile('aelSword'), tile('aelStrike')],
    ])
  })

  rule('EU-806', 'not without a coin, not when nothing qualifies', () => {
    expect(refused(trading(0, 4), REVEAL)).toBe('EU-806 tooPoor')
    expect(refused(trading(3, 1), REVEAL)).toBe('EU-806 nothingToReveal')
  })

  rule(['EU-804', 'EU-R65'], 'of equal values one is chosen at once, all others leave the game', () => {
    const state = trading(1, 2)
    const [player] = state.players
    player.stack = ['aelRun', 'aelFight', 'dralRun'].map(tile)
    play(state, REVEAL)
    expect(listed(state)).toEqual(
      ['aelRun', 'aelFight', 'dralRun'].map((key) => ({ type: 'take', tile: tile(key) })),
    )
    expect(refused(state, { type: 'done' })).toBe('EU-207 notNow')
    expect(refused(state, { type: 'take', tile: tile('aelSword') })).toBe('EU-804 notChoosable')
    play(state, { type: 'take', tile: tile('aelFight') })
    expect([ids(player.revealed), player.stack, steps(state).at(-1)]).toEqual([
      [tile('aelFight')],
      [],
      'trade',
    ])
  })

  rule('EU-804', 'a tile that is alone with its value stays without a choice', () => {
    const state = trading(1, 7)
    state.players[0].stack = [tile('wardSong')]
    play(state, REVEAL)
    expect([ids(state.players[0].revealed), steps(state).at(-1)]).toEqual([[tile('wardSong')], 'trade'])
  })

  rule('EU-805', 'a later loss of reputation changes nothing', () => {
    const state = withAbility(3)
    state.players[0].rep = 0
    expect(pack.tiles[tile('aelRun')].value).toBe(2)
    play(state, { type: 'learn', place: 0, slot: SLOT.ability2 })
    expect(state.players[0].slots[SLOT.ability2]?.tile).toBe(tile('aelRun'))
  })

  rule('EU-1415', 'tiles of value 0 are revealed like others', () => {
    const state = trading(1, 0)
    const zero = pack.tiles.findIndex(({ value }) => value === 0)
    state.players[0].stack = [zero]
    play(state, REVEAL)
    expect(ids(state.players[0].revealed)).toEqual([zero])
  })
})

describe('learning', () => {
  rule(['EU-811', 'EU-801'], 'a revealed ability to a free open slot with its symbol, for its price', () => {
    const state = withAbility(3)
    const [player] = state.players
    expect(ofType(state, 'learn')).toEqual([{ type: 'learn', place: 0, slot: SLOT.ability2 }])
    const learn = (slot: number) => refused(state, { type: 'learn', place: 0, slot })
    expect(learn(SLOT.hand2)).toBe('EU-811 slotDiffers')
    expect(learn(SLOT.firstStrike)).toBe('EU-811 slotDiffers')
    expect(learn(SLOT.ability3)).toBe('EU-821 slotLocked')
    expect(learn(SLOT.ability)).toBe('EU-811 slotTaken')
    expect(learn(99)).toBe('EU-811 noSuchSlot')
    expect(refused(state, { type: 'learn', place: 1, slot: SLOT.ability2 })).toBe('EU-811 notRevealed')
    play(state, { type: 'learn', place: 0, slot: SLOT.ability2 })
    expect([player.coins, player.revealed, player.slots[SLOT.ability2]?.tile]).toEqual([
      0,
      [],
      tile('aelRun'),
    ])
    expect(refused(withAbility(2), { type: 'learn', place: 0, slot: SLOT.ability2 })).toBe('EU-811 tooPoor')
  })

  rule(['EU-801', 'EU-811'], 'abilities of the First Strike have a slot of their own', () => {
    const state = withAbility(9, 'aelStrike')
    expect(refused(state, { type: 'learn', place: 0, slot: SLOT.ability2 })).toBe('EU-811 slotDiffers')
    expect(refused(state, { type: 'learn', place: 0, slot: SLOT.firstStrike })).toBe('EU-821 slotLocked')
    play(state, { type: 'unlock', slot: SLOT.firstStrike, way: 0 })
    play(state, { type: 'learn', place: 0, slot: SLOT.firstStrike })
    expect(state.players[0].slots[SLOT.firstStrike]?.tile).toBe(tile('aelStrike'))
  })

  rule('EU-R71', 'an essence in the price is paid with a loose one of that kind', () => {
    const state = withAbility(3, 'wardSong')
    const learn = { type: 'learn', place: 0, slot: SLOT.ability2 } as const
    state.players[0].essences = [0, 1, 0, 0]
    expect(refused(state, learn)).toBe('EU-811 cannotPay')
    state.players[0].essences = [1, 1, 0, 0]
    play(state, learn)
    expect([state.players[0].essences, state.players[0].coins]).toEqual([[0, 1, 0, 0], 0])
  })

  rule('EU-225', 'a discount lowers what is learnt, and what is unlocked', () => {
    const state = withAbility(2)
    state.players[0].slots[SLOT.ring] = newTile(tile('discountRing'))
    play(state, { type: 'learn', place: 0, slot: SLOT.ability2 })
    expect(state.players[0].coins).toBe(0)
    state.players[0].coins = 3
    play(state, { type: 'unlock', slot: SLOT.hand3, way: 0 })
    expect(state.players[0].coins).toBe(0)
  })

  rule(['EU-811', 'EU-533'], 'in a trade alone', () => {
    const state = withAbility(5)
    play(state, { type: 'done' })
    expect(refused(state, { type: 'learn', place: 0, slot: SLOT.ability2 })).toBe('EU-811 inTrade')
    expect(refused(state, { type: 'relearn', slot: SLOT.ability, to: SLOT.ability2 })).toBe('EU-812 notNow')
    expect(refused(state, { type: 'unlearn', slot: SLOT.ability })).toBe('EU-813 notNow')
    expect(refused(state, { type: 'unlock', slot: SLOT.hand3, way: 0 })).toBe('EU-821 inTrade')
  })

  rule('EU-812', 'a tile moves to another open slot with its symbol for nothing', () => {
    const state = trading(0, 0)
    const [player] = state.players
    const { tile: aim } = player.slots[SLOT.ability] ?? newTile(-1)
    expect(ofType(state, 'relearn')).toEqual([{ type: 'relearn', slot: SLOT.ability, to: SLOT.ability2 }])
    const move = (slot: number, to: number) => refused(state, { type: 'relearn', slot, to })
    expect(move(SLOT.ability2, SLOT.ability)).toBe('EU-812 slotEmpty')
    expect(move(SLOT.hand, SLOT.hand2)).toBe('EU-812 noAbility')
    expect(move(SLOT.ability, SLOT.ability3)).toBe('EU-821 slotLocked')
    expect(move(SLOT.ability, SLOT.ability)).toBe('EU-811 slotTaken')
    play(state, { type: 'relearn', slot: SLOT.ability, to: SLOT.ability2 })
    expect([player.slots[SLOT.ability], player.slots[SLOT.ability2]?.tile]).toEqual([null, aim])
  })

  rule(['EU-R95', 'EU-812'], 'thirty times in a turn are enough', () => {
    const state = trading(0, 0)
    state.arranged = MOST_ARRANGED - 1
    play(state, { type: 'relearn', slot: SLOT.ability, to: SLOT.ability2 })
    expect(refused(state, { type: 'relearn', slot: SLOT.ability2, to: SLOT.ability })).toBe(
      'EU-R95 arrangedEnough',
    )
    expect(refused(state, { type: 'unlearn', slot: SLOT.ability2 })).toBe('EU-R95 arrangedEnough')
  })

  rule(['EU-813', 'EU-815', 'EU-R63'], 'back beside the board as it is; learning again costs again', () => {
    const state = withAbility(4)
    const [player] = state.players
    play(state, { type: 'learn', place: 0, slot: SLOT.ability2 })
    Object.assign(player.slots[SLOT.ability2] ?? {}, { exhausted: 1, essences: [0, 2, 0, 0] })
    expect(refused(state, { type: 'unlearn', slot: SLOT.hand })).toBe('EU-813 noAbility')
    expect(refused(state, { type: 'unlearn', slot: SLOT.ability3 })).toBe('EU-813 slotEmpty')
    play(state, { type: 'unlearn', slot: SLOT.ability2 })
    expect(player.slots[SLOT.ability2]).toBeNull()
    expect(player.revealed).toEqual([
      { tile: tile('aelRun'), exhausted: 1, gems: [], essences: [0, 2, 0, 0] },
    ])
    expect([player.essences, ofType(state, 'sellEssence')]).toEqual([[0, 0, 0, 0], []])
    expect(refused(state, { type: 'learn', place: 0, slot: SLOT.ability2 })).toBe('EU-811 tooPoor')
    player.coins = 3
    play(state, { type: 'learn', place: 0, slot: SLOT.ability2 })
    expect(player.slots[SLOT.ability2]?.exhausted).toBe(1)
  })

  rule('EU-R70', 'what an ability had added to the maximum only cuts health when it goes', () => {
    const state = withAbility(3, 'aelVigour')
    const [player] = state.players
    play(state, { type: 'learn', place: 0, slot: SLOT.ability2 })
    expect([player.maxHealth, player.health]).toEqual([9, 9])
    player.health = 2
    play(state, { type: 'unlearn', slot: SLOT.ability2 })
    expect([player.maxHealth, player.health]).toEqual([7, 2])
  })

  rule('EU-864', 'not when bag symbols would fall below minus three', () => {
    const state = withAbility(3, 'aelBurden')
    const learn = { type: 'learn', place: 0, slot: SLOT.ability2 } as const
    state.players[0].slots[SLOT.cuirass] = newTile(tile('leather-cuirass'))
    state.players[0].slots[SLOT.ability] = newTile(tile('aelBurden'))
    expect(refused(state, learn)).toBe('EU-864 noBagLeft')
    state.players[0].slots[SLOT.cuirass] = null
    expect(refused(state, learn)).toBe('EU-864 noBagLeft')
    state.players[0].slots[SLOT.ability] = null
    play(state, learn)
    expect(state.players[0].slots[SLOT.ability2]?.tile).toBe(tile('aelBurden'))
  })
})

describe('unlocking', () => {
  rule(['EU-821', 'EU-853', 'EU-533'], 'locked slots of all kinds for what they show, for good', () => {
    const state = trading(4, 0)
    const [player] = state.players
    const unlock = (slot: number, way = 0) => refused(state, { type: 'unlock', slot, way })
    expect(unlock(SLOT.hand)).toBe('EU-821 slotOpen')
    expect(unlock(99)).toBe('EU-821 noSuchSlot')
    expect(unlock(SLOT.hand3, 1)).toBe('EU-821 notChoosable')
    play(state, { type: 'unlock', slot: SLOT.hand3, way: 0 })
    expect([player.coins, player.unlocked[SLOT.hand3]]).toEqual([0, 1])
    expect(unlock(SLOT.boots)).toBe('EU-821 cannotPay')
    player.coins = 2
    play(state, { type: 'unlock', slot: SLOT.boots, way: 0 })
    expect(player.unlocked[SLOT.boots]).toBe(1)
  })

  rule(['EU-821', 'EU-R71', 'EU-891'], 'an essence of any kind: the payer chooses which', () => {
    const state = trading(0, 0)
    const [player] = state.players
    player.essences = [0, 1, 0, 1]
    expect(ofType(state, 'unlock')).toEqual([
      { type: 'unlock', slot: SLOT.ability4, way: 0 },
      { type: 'unlock', slot: SLOT.ability4, way: 1 },
    ])
    play(state, { type: 'unlock', slot: SLOT.ability4, way: 1 })
    expect([player.essences, player.unlocked[SLOT.ability4]]).toEqual([[0, 1, 0, 0], 1])
  })

  rule('EU-822', 'the token that marks an open slot is none on the map', () => {
    const state = trading(4, 0)
    const before = countsOf(state, 0)
    play(state, { type: 'unlock', slot: SLOT.hand3, way: 0 })
    expect(countsOf(state, 0)).toEqual(before)
  })
})
