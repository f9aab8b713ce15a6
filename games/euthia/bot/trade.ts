import type { EuthiaAction } from '../rules/actions.ts'
import { coinsFor, discountOf } from '../rules/steps/trade/prices.ts'
import { equipWorth, gemWorth, isUse, worthOfUse } from './chores.ts'
import { bestFit, fitOf, strive, usefulness } from './gear.ts'
import { pay } from './market.ts'
import { restOf, type Thought } from './mind.ts'
import { coinWorth, opsWorth, wantsGem, wantsTile } from './worth.ts'

const DONE: EuthiaAction = { type: 'done' }

/** The best transaction, or the end of the trade. */
export function tradeAction(thought: Thought, actions: readonly EuthiaAction[]): EuthiaAction {
  let best = actions.find(({ type }) => type === 'done') ?? null
  let most = 0.05
  for (const action of actions) {
    const worth = transactionWorth(thought, action)
    if (worth <= most && best !== null) continue
    if (worth <= most) continue
    best = action
    most = worth
  }
  if (best !== null) return best
  return cheapestSale(thought, actions)
}

function transactionWorth(thought: Thought, action: EuthiaAction): number {
  const { player } = thought
  switch (action.type) {
    case 'sell':
      return saleGain(thought, action)
    case 'sellGem':
      return wantsGem(thought, action.gem) || hasGemSpace(thought) ? 0 : 0.35 * strive(thought)
    case 'cashSilver':
    case 'cashGold':
      return 4
    case 'brew':
      return player.dwurt < thought.printed.pack.heroes[player.hero].dwurtSlots ? 4 : 0
    case 'reveal':
      return 3
    case 'buy':
      return buyGain(thought, offered(thought, action.place))
    case 'buyPersonal':
      return personalGain(thought, action.place)
    case 'learn':
      return learnGain(thought, action.place, action.slot)
    case 'unlock':
      return unlockGain(thought, action.slot)
    case 'heal':
      return healGain(thought)
    case 'buyGaar':
      return player.gaar + player.dwurt < 4 && player.coins <= 4 ? 0.3 * strive(thought) : 0
    case 'exchange':
      return exchangeGain(thought)
    case 'equip':
      return 2 * equipWorth(thought, action.place, action.slot)
    case 'setGem':
      return action.shelf === 'slots' ? gemWorth(thought, action.gem, action.place) : -1
    default:
      return isUse(action) ? worthOfUse(thought, action) : 0
  }
}

/** Resources are sold, apart from what a quest asks for; so are things that nobody will use. */
function saleGain(thought: Thought, { place, shelf, way }: Extract<EuthiaAction, { type: 'sell' }>): number {
  const { printed, player } = thought
  if (shelf !== 'bags') return 0
  const owned = player.bags[place]
  const { sales, kind, price, sale } = printed.pack.tiles[owned.tile]
  if (sales !== undefined) return wantsTile(thought, owned) ? 0 : 4 + opsWorth(thought, sales[way])
  if (kind === 'potion' || kind === 'satchel' || kind === 'backpack' || kind === 'artifact') return 0
  if (bestFit(thought, owned).gain > 0.1 || usefulness(thought, owned.tile) > 0.3) return 0
  // Its price counts at the end; it is sold for what is needed now.
  const lost = 0.2 * ((price?.coins ?? 0) - (sale ?? 0))
  return player.bags.length >= 2 ? Math.max(0, 0.5 * strive(thought) - lost * 0.3) : 0
}

function hasGemSpace({ printed, player }: Thought): boolean {
  return player.slots.some(
    (owned) => owned !== null && owned.gems.length < (printed.pack.tiles[owned.tile].gemSpaces ?? 0),
  )
}

function offered({ state }: Thought, place: number): number {
  const item = state.agenda.findLast(({ step }) => step === 'trade')
  return item?.step === 'trade' ? state.offers[item.trade][place] : -1
}

function buyGain(thought: Thought, tile: number): number {
  const { printed, player } = thought
  if (tile < 0) return 0
  const { kind } = printed.pack.tiles[tile]
  const coins = coinsFor(printed, tile, discountOf(printed, player, 'buy'))
  if (printed.slotKindOf[tile] !== -1) return fitOf(thought, tile).gain - pay(thought, coins)
  if (player.bags.length >= 2) return 0
  if (kind === 'flask') return 0.1 + thought.values.essence * 0.5 - pay(thought, coins)
  const heal = thought.mind.armoury.tiles[tile].heal > 0 ? 0.35 : 0
  const { hare, guard, clover } = thought.mind.armoury.tiles[tile]
  const fight = 0.2 * hare + 0.3 * guard + 0.15 * clover
  return (heal + fight) * strive(thought) + 0.6 * usefulness(thought, tile) - pay(thought, coins) - 0.35
}

function personalGain(thought: Thought, place: number): number {
  const { printed, player } = thought
  const { tile } = player.revealed[place]
  const coins = coinsFor(printed, tile, discountOf(printed, player, 'buy'))
  return fitOf(thought, tile).gain - pay(thought, coins)
}

function learnGain(thought: Thought, place: number, slot: number): number {
  const { printed, player } = thought
  const owned = player.revealed[place]
  const fit = bestFit(thought, owned)
  if (fit.slot === -1) return 0
  const coins = coinsFor(printed, owned.tile, discountOf(printed, player, 'learn'))
  const essence = printed.pack.tiles[owned.tile].price?.essence?.n ?? 0
  return fit.gain - pay(thought, coins) - 0.3 * essence + (slot === fit.slot ? 0.01 : 0)
}

/** A slot is opened for something that one has, or can have for the coins that are left. */
function unlockGain(thought: Thought, slot: number): number {
  const { printed, player } = thought
  const lock = printed.locks[player.hero][slot]
  const coins = lock?.pay === 'coins' ? lock.n : 0
  const kind = printed.slotKinds[player.hero][slot]
  const free = player.slots.some(
    (owned, other) =>
      owned === null && player.unlocked[other] === 1 && printed.slotKinds[player.hero][other] === kind,
  )
  if (free) return 0
  let best = 0
  for (const { tile } of [...player.bags, ...player.revealed]) {
    if (printed.slotKindOf[tile] !== kind) continue
    const owns = player.bags.some((owned) => owned.tile === tile)
    const price = owns ? 0 : (printed.pack.tiles[tile].price?.coins ?? 0)
    if (price + coins > player.coins) continue
    best = Math.max(best, fitOf(thought, tile, true).gain - pay(thought, price + coins))
  }
  return best
}

function healGain(thought: Thought): number {
  const { health, maxHealth } = thought.player
  const missing = maxHealth - health
  if (missing < 2 || restOf(thought) === 0) return 0
  return health <= maxHealth / 2 ? 2.5 : missing >= 3 ? 0.5 : 0
}

/** New tiles are looked at when nothing of these is wanted and there are coins for something. */
function exchangeGain(thought: Thought): number {
  const { state, player } = thought
  const item = state.agenda.findLast(({ step }) => step === 'trade')
  if (item?.step !== 'trade' || player.coins < 3) return 0
  return item.exchanged === 0 || (player.coins >= 7 && item.exchanged < 3) ? 0.06 * strive(thought) : 0
}

/** The fee has to be paid: what is missed least goes. */
function cheapestSale(thought: Thought, actions: readonly EuthiaAction[]): EuthiaAction {
  const { printed, player } = thought
  const cost = (action: EuthiaAction): number => {
    if (action.type === 'cashSilver' || action.type === 'cashGold') return 0
    if (action.type === 'sellGem') return thought.values.gem
    if (action.type === 'sellEssence') return thought.values.essence
    if (action.type !== 'sell') return 9
    const { tile } = player[action.shelf][action.place] ?? { tile: 0 }
    const { sales, price } = printed.pack.tiles[tile]
    if (sales !== undefined) return 0.5 - 0.1 * opsWorth(thought, sales[action.way])
    return (action.shelf === 'slots' ? 5 : 1) + coinWorth(thought) * (price?.coins ?? 0)
  }
  let best = actions[0]
  for (const action of actions) if (cost(action) < cost(best)) best = action
  return best ?? DONE
}
