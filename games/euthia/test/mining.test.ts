import { rule } from '@vyprava/kernel/testing'
import { describe, expect } from 'vitest'
import { fieldAt } from '../rules/map.ts'
import type { Euthia } from '../rules/state.ts'
import { pack, tile } from './pack.ts'
import { ofType, play, refused } from './play.ts'
import { midTurn, ringed, walking } from './position.ts'

const FIELD = fieldAt(1, 1)
const FRENZY = pack.chaosCards.findIndex(({ type }) => type === 'frenzy')
const MINE = { type: 'mine', cart: false, fund: 'token' } as const

/** The hero on a free mountain (slot SW of `mine1`); its cave (slot N) has a monster. */
function onMountain(seats: number, chosen: Parameters<typeof midTurn>[1] = {}): Euthia {
  const state = walking(ringed(midTurn(seats, chosen), ['mine1']), FIELD)
  state.map.stack = []
  return state
}
const tokens = (state: Euthia): number[] =>
  state.map.interactions.slice(FIELD * state.players.length, (FIELD + 1) * state.players.length)
const own = (state: Euthia, seat: number, count: number): void => {
  state.map.interactions[FIELD * state.players.length + seat] = count
}

describe('mining', () => {
  rule(
    ['EU-451', 'EU-208', 'EU-452', 'EU-453'],
    'the top tile of the site for a mining source, and a token on the field',
    () => {
      const state = onMountain(2)
      const top = state.resources[0].draw.at(-1) ?? -1
      play(state, MINE)
      expect(state.players[0].bags.map((owned) => owned.tile)).toEqual([top])
      expect([tokens(state), state.players[0].tokens]).toEqual([
        [1, 0],
        [0, 1, 1],
      ])
      expect(refused(state, MINE)).toBe('EU-208 noSource')
    },
  )

  rule(['EU-451', 'EU-334'], 'nowhere else, and not beside a monster', () => {
    const state = onMountain(2)
    walking(state, 0)
    expect(refused(state, MINE)).toBe('EU-451 notHere')
    walking(state, fieldAt(1, 0))
    expect(refused(state, MINE)).toBe('EU-334 notLiberated')
    walking(state, fieldAt(1, 2))
    expect(refused(state, MINE)).toBeNull()
  })

  rule('EU-208', 'a granted action is as good as the token', () => {
    const state = onMountain(2)
    state.players[0].tokens = [0, 1, 1]
    expect(refused(state, MINE)).toBe('EU-208 noSource')
    state.players[0].granted = [1, 0, 0]
    play(state, { type: 'mine', cart: false, fund: 'granted' })
    expect([state.players[0].granted, state.players[0].bags.length]).toEqual([[0, 0, 0], 1])
  })

  rule('EU-454', 'each hero mines each field once', () => {
    const state = onMountain(2)
    own(state, 0, 1)
    expect(refused(state, MINE)).toBe('EU-454 alreadyMined')
  })

  rule('EU-455', 'of two tokens from a fight one goes', () => {
    const state = onMountain(2)
    own(state, 0, 2)
    play(state, MINE)
    expect(tokens(state)).toEqual([1, 0])
  })

  rule('EU-456', 'a coin to each other player with tokens there, however many', () => {
    const state = onMountain(3)
    own(state, 1, 1)
    own(state, 2, 2)
    state.players[0].coins = 5
    play(state, MINE)
    expect(state.players.map(({ coins }) => coins)).toEqual([3, 3, 3])
  })

  rule(['EU-457', 'EU-R32'], 'refused when not all of them can be paid', () => {
    const state = onMountain(3)
    own(state, 1, 1)
    own(state, 2, 1)
    state.players[0].coins = 1
    expect(refused(state, MINE)).toBe('EU-457 tooPoor')
  })

  rule(['EU-1305', 'EU-R86', 'EU-R97'], 'together one gold card is discarded instead', () => {
    const state = onMountain(3, { mode: 'cooperative' })
    own(state, 1, 1)
    own(state, 2, 1)
    expect(refused(state, MINE)).toBe('EU-1305 noGoldCard')
    state.players[0].hand = [FRENZY, FRENZY]
    play(state, MINE)
    expect([state.players[0].hand, state.players.map(({ coins }) => coins)]).toEqual([[FRENZY], [2, 2, 2]])
  })

  rule(
    ['EU-458', 'EU-459'],
    'with a minecart three are drawn and one is kept; one minecart for each action',
    () => {
      const state = onMountain(2)
      const cart = { ...MINE, cart: true }
      expect(refused(state, cart)).toBe('EU-458 noMinecart')
      state.players[0].minecarts = 2
      state.resources[0] = { draw: [tile('iron'), tile('rawDiamond'), tile('iron')], discard: [] }
      play(state, cart)
      expect(state.players[0].minecarts).toBe(1)
      expect(ofType(state, 'take').map((choice) => choice.tile)).toEqual([tile('iron'), tile('rawDiamond')])
      expect(refused(state, { type: 'take', tile: tile('fish') })).toBe('EU-458 notChoosable')
      play(state, { type: 'take', tile: tile('rawDiamond') })
      expect(state.players[0].bags.map((owned) => owned.tile)).toEqual([tile('rawDiamond')])
      expect(state.resources[0].discard).toEqual([tile('iron'), tile('iron')])
    },
  )

  rule('EU-R19', 'with both piles empty nothing is drawn, the token is placed', () => {
    const state = onMountain(2)
    state.resources[0] = { draw: [], discard: [] }
    play(state, MINE)
    expect([tokens(state), state.players[0].bags]).toEqual([[1, 0], []])
  })
})
