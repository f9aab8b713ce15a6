import type { Tile } from '../../content/schema.ts'
import type { Printed } from '../../rules/printed.ts'
import type { Player } from '../../rules/state.ts'
import { coinsFor, discountOf } from '../../rules/steps/trade/prices.ts'

/** What a tile costs somebody now, and how many coins are missing. */
export interface Cost {
  readonly coins: number
  readonly essence: NonNullable<NonNullable<Tile['price']>['essence']> | null
  readonly missing: number
}

export function priceOf(printed: Printed, player: Player, tile: number, kind: 'buy' | 'learn'): Cost {
  const coins = coinsFor(printed, tile, discountOf(printed, player, kind))
  return {
    coins,
    essence: printed.pack.tiles[tile].price?.essence ?? null,
    missing: Math.max(0, coins - player.coins),
  }
}

/** Weapons and shields of one's own are bought, abilities learnt. */
export const dealOf = ({ kind }: Pick<Tile, 'kind'>): 'buy' | 'learn' =>
  kind === 'ability' || kind === 'firstStrike' ? 'learn' : 'buy'
