import type { Seat } from '@vyprava/kernel'
import type { Cost, Op } from '../content/schema.ts'
import type { Printed } from './printed.ts'
import type { Euthia, Owned, Player } from './state.ts'

/** Coins for a gem or an essence, and coins that make one reputation (EU-1103, EU-1107). */
const GEM_COINS = 2
const COINS_FOR_REP = 5
const DEATH_LOSS = 2
/** A silver and a gold card, when reputation is equal (EU-1116). */
const CARD_WORTH = [1, 4]

/** What a price was worth in coins: essences count 2 each (EU-R71). */
export function worthOf(cost: Cost | null): number {
  if (cost === null) return 0
  switch (cost.pay) {
    case 'coins':
      return cost.n
    case 'essence':
      return GEM_COINS * cost.n
    case 'all':
      return cost.of.reduce((sum, part) => sum + worthOf(part), 0)
    case 'oneOf':
      return Math.max(...cost.of.map(worthOf))
    default:
      return 0
  }
}

function priceOf({ pack }: Printed, { tile }: Owned): number {
  const { price } = pack.tiles[tile]
  return price === undefined ? 0 : price.coins + GEM_COINS * (price.essence?.n ?? 0)
}

/** Coins of everything that a player owns, step by step (EU-1101 to EU-1105); resources come after. */
export function wealthOf(printed: Printed, player: Player): number {
  const { hero, slots, bags, unlocked, gems, essences } = player
  const owned = [...slots.filter((tile) => tile !== null), ...bags]
  const tiles = owned.reduce((sum, tile) => sum + priceOf(printed, tile), 0)
  const locks = printed.locks[hero].reduce(
    (sum, lock, slot) => sum + (unlocked[slot] === 1 ? worthOf(lock) : 0),
    0,
  )
  const set = owned.reduce((sum, tile) => sum + tile.gems.length, 0)
  const loose = [...gems, ...essences].reduce((sum, n) => sum + n, 0)
  return player.coins + tiles + locks + GEM_COINS * (set + loose)
}

interface Sale {
  readonly coins: number
  readonly rep: number
}

const saleOf = (ops: readonly Op[]): Sale => ({ coins: gained(ops, 'coins'), rep: gained(ops, 'rep') })

const gained = (ops: readonly Op[], what: 'coins' | 'rep'): number =>
  ops.reduce((sum, op) => sum + (op.op === 'gain' && op.what === what ? op.n : 0), 0)

/** The sale of a resource at the end: most reputation, then most coins (EU-1106, EU-R34). */
export function bestSale({ pack }: Printed, { tile }: Owned): Sale {
  let best: Sale = { coins: 0, rep: 0 }
  for (const ops of pack.tiles[tile].sales ?? []) {
    const sale = saleOf(ops)
    if (sale.rep > best.rep || (sale.rep === best.rep && sale.coins > best.coins)) best = sale
  }
  return best
}

/** Hero tokens, interaction tokens, trade tokens on the map, tokens won, quests, elites: from how many on (EU-1111). */
const TABLE: readonly (readonly number[])[] = [
  [4, 7, 10, 14],
  [7, 10, 14, 20],
  [1, 2, 4, 5],
  [1, 2, 3, 4],
  [2, 4, 6, 8],
  [1, 2, 4, 6],
]
const TABLE_REP = [0, 2, 5, 9, 15]

/** The reputation for so many of a category. */
export const tableRep = (category: number, count: number): number =>
  TABLE_REP[TABLE[category].filter((least) => count >= least).length]

/** How many of each category a player has (EU-1112 to EU-1114). */
export function countsOf({ map, players }: Euthia, seat: Seat): number[] {
  const player = players[seat]
  const own = (list: readonly number[]): number =>
    list.reduce((sum, owner) => sum + (owner === seat ? 1 : 0), 0)
  let interactions = 0
  for (let at = seat; at < map.interactions.length; at += players.length) interactions += map.interactions[at]
  return [
    own(map.heroTokens),
    interactions,
    own(map.tradeTokens),
    player.won.reduce((sum, n) => sum + n, 0),
    player.quests.length + player.legends.length,
    player.bounties.length + player.foes.length,
  ]
}

export interface Score {
  /** Coins of everything before they become reputation. */
  readonly coins: number
  /** Reputation for coins, and of resources. */
  readonly wealth: number
  readonly table: readonly number[]
  readonly deaths: number
  readonly total: number
}

/** The final reputation of a player, with that of titles, without the goal (EU-1101 to EU-1115, EU-1242, EU-1591, EU-R75). */
export function scoreOf(printed: Printed, state: Euthia, seat: Seat, titles = 0): Score {
  const player = state.players[seat]
  const sales = player.bags
    .filter(({ tile }) => printed.pack.tiles[tile].kind === 'resource')
    .map((owned) => bestSale(printed, owned))
  const coins = sales.reduce((sum, sale) => sum + sale.coins, wealthOf(printed, player))
  const wealth = sales.reduce((sum, sale) => sum + sale.rep, Math.floor(coins / COINS_FOR_REP))
  const table = countsOf(state, seat).map((count, category) => tableRep(category, count))
  const deaths = state.mode === 'cooperative' ? 0 : DEATH_LOSS * player.deaths
  const gains = table.reduce((sum, rep) => sum + rep, player.rep + wealth + titles)
  return { coins, wealth, table, deaths, total: Math.max(0, gains - deaths) }
}

/** What the cards left in hand are worth when reputation is equal (EU-1116). */
export const cardWorth = ({ metalOf }: Printed, { hand }: Player): number =>
  hand.reduce((sum, card) => sum + CARD_WORTH[metalOf[card]], 0)
