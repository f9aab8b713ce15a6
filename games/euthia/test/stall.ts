import { fieldAt } from '../rules/map.ts'
import type { Euthia } from '../rules/state.ts'
import { SLOT, tile } from './pack.ts'
import { play } from './play.ts'
import { midTurn, ringed, walking } from './position.ts'

/* Positions at places of trade. */

export const MARKET = fieldAt(1, 0)
export const TRADE = { type: 'trade', fund: 'token' } as const
export const DONE = { type: 'done' } as const
export const MERCHANT = 0
export const ALCHEMIST = 1
export const TOWER = 2

/** The hero on a liberated merchants field with coins; the token on it belongs to seat 0. */
export function atMarket(coins = 5, seats = 2, chosen: Parameters<typeof midTurn>[1] = {}): Euthia {
  const state = walking(ringed(midTurn(seats, chosen), ['market1', 'brewery1', 'towers']), MARKET)
  state.map.stack = []
  state.map.tradeTokens[MARKET] = 0
  state.players[0].coins = coins
  state.offers[MERCHANT] = ['shortSword', 'shield', 'backpack', 'cartRing'].map(tile)
  return state
}

/** The same with the trade begun. */
export function trading(...args: Parameters<typeof atMarket>): Euthia {
  const state = atMarket(...args)
  play(state, TRADE)
  return state
}

export const BREWERY = fieldAt(2, 0)
export const TOWERS = fieldAt(3, 3)

/** In the centre of the towers; their hexes were liberated by these players. */
export function inTowers(
  owners: readonly number[],
  coins = 5,
  chosen: Parameters<typeof midTurn>[1] = {},
): Euthia {
  const state = walking(atMarket(coins, 3, chosen), TOWERS)
  for (const [slot, owner] of owners.entries()) state.map.tradeTokens[fieldAt(3, slot)] = owner
  return state
}

/** Without the starting weapon, which could be sold. */
export function unarmed(state: Euthia): Euthia {
  state.players[0].slots[SLOT.hand] = null
  return state
}

export const tilesOf = (state: Euthia): number[] => state.players[0].bags.map((owned) => owned.tile)
export const steps = (state: Euthia): string[] => state.agenda.map(({ step }) => step)
