import { type Cost, ELEMENTS, GLOBAL_RULES } from '../../content/schema.ts'
import type { Euthia, Owned } from '../../rules/state.ts'
import type { Seen } from './hero.ts'

/* The trade action, transaction by transaction. */

const TOWER = 2
const MOST_BOUGHT = 20
const MOST_EXCHANGED = 20
type Trade = Extract<Euthia['agenda'][number], { step: 'trade' }>

const ruleValue = ({ state }: Seen, rule: (typeof GLOBAL_RULES)[number]): number =>
  state.rules.reduce((sum, switched) => sum + (GLOBAL_RULES[switched.rule] === rule ? switched.n : 0), 0)

/** EU-504, EU-1306, EU-R30. */
export function feeAt(seen: Seen): number {
  const { state, seat, land, player } = seen
  if (state.mode === 'cooperative' || seen.has('noFee')) return 0
  const { field } = player
  if (land.isCentre(field) && state.towerFee === 0) return 0
  const first = field - (field & 3)
  const hexes = land.isCentre(field) ? [first, first + 1, first + 2] : [field]
  return state.players.filter(
    (_, other) => other !== seat && hexes.some((hex) => state.map.tradeTokens[hex] === other),
  ).length
}

/** In how many ways a tile sells, and for how many coins at best (EU-520 to EU-525, EU-R31). */
function sales(seen: Seen, { tile, gems }: Owned): { readonly ways: number; readonly coins: number } {
  const { sale, sales: options } = seen.pack.tiles[tile]
  if (options === undefined) return { ways: sale === undefined ? 0 : 1, coins: (sale ?? 0) + gems.length }
  const potion = seen.pack.tiles.find(({ source }) => source === 'healingPotion')?.sale ?? 0
  const worth = options.map((ops) =>
    ops.reduce((sum, op) => {
      if (op.op === 'gem' || op.op === 'essence') return sum + 2 * op.n
      if (op.op !== 'gain') return sum
      return sum + (op.what === 'coins' ? op.n : op.what === 'potion' ? op.n * potion : 0)
    }, 0),
  )
  return { ways: options.length, coins: ruleValue(seen, 'resourceBonus') + Math.max(...worth) }
}

function eachSale(seen: Seen, visit: (owned: Owned, shelf: 'bags' | 'slots', place: number) => void): void {
  for (const [place, owned] of seen.player.bags.entries()) visit(owned, 'bags', place)
  for (const [place, owned] of seen.player.slots.entries())
    if (owned !== null && seen.mayChange(place, null)) visit(owned, 'slots', place)
}

export function saleable(seen: Seen): { readonly any: boolean; readonly coins: number } {
  const { gems, essences } = seen.player
  const loose = [...gems, ...essences].reduce((sum, n) => sum + n, 0)
  const all = { any: loose > 0, coins: 2 * loose }
  eachSale(seen, (owned) => {
    const { ways, coins } = sales(seen, owned)
    if (ways === 0) return
    all.any = true
    all.coins += coins
  })
  return all
}

function selling(seen: Seen): void {
  const { gems, essences } = seen.player
  for (const [gem, n] of gems.entries()) if (n > 0) seen.add({ type: 'sellGem', gem })
  for (const [kind, n] of essences.entries()) if (n > 0) seen.add({ type: 'sellEssence', kind })
  eachSale(seen, (owned, shelf, place) => {
    for (let way = 0; way < sales(seen, owned).ways; way++) seen.add({ type: 'sell', place, shelf, way })
  })
}

/** EU-510, EU-811, EU-R71: coins less what lowers them, and an essence where one is printed. */
function affordsTile(seen: Seen, tile: number, kind: 'buy' | 'learn'): boolean {
  const { price } = seen.pack.tiles[tile]
  if (seen.player.coins < Math.max(0, (price?.coins ?? 0) - seen.discount(kind))) return false
  const essence = price?.essence
  return essence === undefined || seen.player.essences[ELEMENTS.indexOf(essence.kind)] >= essence.n
}

function buying(seen: Seen, { trade, exchanged }: Trade): void {
  const { state, player, pack } = seen
  if (state.bought < MOST_BOUGHT)
    for (const [place, tile] of state.offers[trade].entries())
      if (affordsTile(seen, tile, 'buy')) seen.add({ type: 'buy', place })
  for (const [place, { tile }] of player.revealed.entries())
    if (['weapon', 'shield'].includes(pack.tiles[tile].kind) && affordsTile(seen, tile, 'buy'))
      seen.add({ type: 'buyPersonal', place })
  if (trade === TOWER && player.coins > 0) seen.add({ type: 'buyGaar' })
  const free = exchanged === 0 || ruleValue(seen, 'freeExchange') > 0 || seen.has('freeExchange')
  if (exchanged < MOST_EXCHANGED && (free || player.coins > 0)) seen.add({ type: 'exchange' })
  if (player.health < player.maxHealth && player.coins > 0 && ruleValue(seen, 'noTradeHealing') === 0)
    seen.add({ type: 'heal' })
  const next = player.stack[0]
  if (next !== undefined && (pack.tiles[next].value ?? 0) <= player.rep && player.coins > 0)
    seen.add({ type: 'reveal' })
}

/** EU-811 to EU-822. */
function learning(seen: Seen): void {
  const { player } = seen
  const isFree = (slot: number, owned: Owned): boolean =>
    seen.slotIs(slot, seen.slotKind(owned)) && player.unlocked[slot] === 1 && player.slots[slot] === null
  for (const [place, owned] of player.revealed.entries())
    if (seen.isAbility(owned) && affordsTile(seen, owned.tile, 'learn'))
      for (const slot of player.slots.keys())
        if (isFree(slot, owned) && seen.mayChange(slot, owned)) seen.add({ type: 'learn', place, slot })
  if (!seen.mayArrange) return
  for (const [slot, owned] of player.slots.entries()) {
    if (owned === null || !seen.isAbility(owned)) continue
    for (const to of player.slots.keys()) if (isFree(to, owned)) seen.add({ type: 'relearn', slot, to })
    const bags = seen.sum('bags', owned)
    if (bags <= 0 || seen.sum('bags') - bags >= -3) seen.add({ type: 'unlearn', slot })
  }
}

function cheaper(cost: Cost, by: number): Cost {
  if (cost.pay === 'coins') return { ...cost, n: Math.max(0, cost.n - by) }
  return cost.pay === 'all' || cost.pay === 'oneOf'
    ? { ...cost, of: cost.of.map((part) => cheaper(part, by)) }
    : cost
}

/** EU-821, EU-853. */
function unlocking(seen: Seen): void {
  for (const [slot, { lock }] of seen.pack.heroes[seen.player.hero].slots.entries())
    if (
      seen.player.unlocked[slot] === 0 &&
      lock !== undefined &&
      seen.affords(cheaper(lock, seen.discount('unlock')))
    )
      seen.add({ type: 'unlock', slot, way: 0 })
}

/** EU-505, EU-506: before the fee is paid sales alone. */
export function inTrade(seen: Seen, item: Trade): void {
  selling(seen)
  if (item.fee.length > 0) return
  buying(seen, item)
  learning(seen)
  unlocking(seen)
  seen.add({ type: 'done' })
}
