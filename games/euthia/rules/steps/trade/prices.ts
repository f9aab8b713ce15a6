import type { Refusal } from '@vyprava/kernel'
import { type Cost, ELEMENTS, type Op } from '../../../content/schema.ts'
import { eachPermanent } from '../../effects/permanent.ts'
import type { Printed } from '../../printed.ts'
import { refuse } from '../../refusals/reasons.ts'
import type { Player } from '../../state.ts'

type Discount = Extract<Op, { readonly op: 'discount' }>['kind']

/** By how many coins the board lowers prices of a kind. */
export function discountOf(printed: Printed, player: Player, kind: Discount): number {
  let sum = 0
  eachPermanent(printed, player, (op) => {
    if (op.op === 'discount' && op.kind === kind) sum += op.n
  })
  return sum
}

/** What a tile costs in coins, with everything that lowers it. */
export const coinsFor = ({ pack }: Printed, tile: number, discount: number): number =>
  Math.max(0, (pack.tiles[tile].price?.coins ?? 0) - discount)

/** Why a player cannot pay for a tile: coins, or the essence that some tiles cost besides (EU-510, EU-R71). */
export function refusePrice(
  printed: Printed,
  player: Player,
  tile: number,
  discount: number,
  rule: string,
): Refusal | null {
  const coins = coinsFor(printed, tile, discount)
  if (player.coins < coins) return refuse(rule, 'tooPoor', { coins })
  const essence = printed.pack.tiles[tile].price?.essence
  if (essence === undefined) return null
  return player.essences[ELEMENTS.indexOf(essence.kind)] < essence.n ? refuse(rule, 'cannotPay') : null
}

export function payPrice(printed: Printed, player: Player, tile: number, discount: number): void {
  player.coins -= coinsFor(printed, tile, discount)
  const essence = printed.pack.tiles[tile].price?.essence
  if (essence !== undefined) player.essences[ELEMENTS.indexOf(essence.kind)] -= essence.n
}

/** A cost with fewer coins: the coins are lowered, everything else stays. */
export function lowered(cost: Cost, discount: number): Cost {
  if (discount === 0) return cost
  switch (cost.pay) {
    case 'coins':
      return { pay: 'coins', n: Math.max(0, cost.n - discount) }
    case 'all':
    case 'oneOf':
      return { pay: cost.pay, of: cost.of.map((part) => lowered(part, discount)) }
    default:
      return cost
  }
}
