import { coinsFor, discountOf } from '../rules/steps/trade/prices.ts'
import { fitOf, isLearnt, strive } from './gear.ts'
import { restOf, type Thought } from './mind.ts'
import { purseFor } from './story.ts'
import { coinWorth, resourceWorth, wantsGem } from './worth.ts'

/** Something that coins could buy: what it costs, and what it adds before that is counted. */
interface Ware {
  readonly coins: number
  readonly gain: number
}

/** What coins are kept for otherwise: the first ones are potions before a great fight, and all count a little at the end. */
export function pay(thought: Thought, coins: number): number {
  const { player } = thought
  const purse = player.coins
  const spared = Math.max(0, Math.min(purse, purseFor(thought)) - Math.max(0, purse - coins))
  return strive(thought) * (thought.values.pay * coins + thought.values.sparedCoin * spared)
}

/** What a trade would bring at a place of a kind: the best wares for what the hero has and can sell, and healing. */
export function marketWorth(thought: Thought, trade: number, fee: number): number {
  const { player } = thought
  const sold = soldCoins(thought)
  let coins = player.coins + sold - fee
  if (coins < 1) return 0
  const wares = waresAt(thought, trade)
    .map((ware) => ({ ...ware, net: ware.gain - pay(thought, ware.coins) }))
    .sort((a, b) => b.net - a.net)
  let worth = 0
  let share = 1
  for (const { coins: price, net } of wares) {
    if (price > coins || net <= 0) continue
    coins -= price
    worth += net * share
    share *= NEXT_WARE
  }
  const missing = player.maxHealth - player.health
  const healing = missing >= 3 && coins > 0 ? thought.values.healing * missing * (0.3 + restOf(thought)) : 0
  return worth + healing + thought.values.selling * sold * coinWorth(thought) - fee * coinWorth(thought)
}
/** What is bought besides may want the same slot. */
const NEXT_WARE = 0.7
const GEM_COINS = 2

function soldCoins(thought: Thought): number {
  const { printed, player } = thought
  let coins = 0
  for (const { tile } of player.bags)
    if (printed.pack.tiles[tile].kind === 'resource')
      coins += resourceWorth(thought, tile) / coinWorth(thought)
  for (const [gem, n] of player.gems.entries()) if (!wantsGem(thought, gem)) coins += GEM_COINS * n
  return coins
}

function waresAt(thought: Thought, trade: number): Ware[] {
  const { printed, state, player } = thought
  const offered = state.offers[trade].filter((tile) => tile >= 0 && printed.slotKindOf[tile] !== -1)
  const open = [...offered, ...player.revealed.map(({ tile }) => tile)]
  return [...open.flatMap((tile) => wareOf(thought, tile)), ...hiddenWares(thought)]
}

/** A tile with its price, and with that of the slot that it needs where none is open. */
function wareOf(thought: Thought, tile: number): Ware[] {
  const { printed, player } = thought
  const discount = discountOf(printed, player, isLearnt(thought, tile) ? 'learn' : 'buy')
  const coins = coinsFor(printed, tile, discount)
  const open = fitOf(thought, tile)
  if (open.slot !== -1) return [{ coins, gain: open.gain }]
  const locked = fitOf(thought, tile, true)
  const lock = locked.slot === -1 ? null : printed.locks[player.hero][locked.slot]
  return lock?.pay === 'coins' ? [{ coins: coins + lock.n, gain: locked.gain }] : []
}

/** Personal tiles that could be revealed: of each value the better one, for a coin more. */
function hiddenWares(thought: Thought): Ware[] {
  const { printed, player } = thought
  const best = new Map<number, Ware>()
  for (const tile of player.stack) {
    const value = printed.pack.tiles[tile].value ?? 0
    if (value > player.rep) break
    for (const { coins, gain } of wareOf(thought, tile))
      if (gain > (best.get(value)?.gain ?? 0)) best.set(value, { coins: coins + 1, gain })
  }
  return [...best.values()]
}
