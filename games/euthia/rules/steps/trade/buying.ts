import type { Refusal } from '@vyprava/kernel'
import { TRADES } from '../../../content/schema.ts'
import { renewOffer } from '../../effects/index.ts'
import { ruleValue } from '../../global.ts'
import { heal as healHero } from '../../health.ts'
import { refuse } from '../../refusals/reasons.ts'
import { fillOffer } from '../../setup.ts'
import { MOST_BOUGHT, MOST_EXCHANGED } from '../../state.ts'
import { gainTile } from '../../storage.ts'
import type { Attempt, Deeds, ItemOf } from '../step.ts'
import { hasPermanent } from './place.ts'
import { coinsFor, discountOf, payPrice, refusePrice } from './prices.ts'

type Trading = Attempt<ItemOf<'trade'>>
const TOWER = TRADES.indexOf('tower')

/** A tile of the open offer for its price; the gap is filled at once (EU-510, EU-512, EU-R96). */
const buy: NonNullable<Deeds<'trade'>['buy']> = {
  list({ printed, state, item, seat }, list) {
    const player = state.players[seat]
    const discount = discountOf(printed, player, 'buy')
    if (state.bought >= MOST_BOUGHT) return
    for (const [place, tile] of state.offers[item.trade].entries())
      if (refusePrice(printed, player, tile, discount, 'EU-510') === null) list.push({ type: 'buy', place })
  },
  refusal({ printed, state, item, seat }, { place }) {
    const tile = state.offers[item.trade][place]
    if (tile === undefined) return refuse('EU-510', 'notInOffer')
    if (state.bought >= MOST_BOUGHT) return refuse('EU-R96', 'boughtEnough', { most: MOST_BOUGHT })
    const player = state.players[seat]
    return refusePrice(printed, player, tile, discountOf(printed, player, 'buy'), 'EU-510')
  },
  take({ printed, state, item, seat }, { place }, course) {
    const player = state.players[seat]
    const discount = discountOf(printed, player, 'buy')
    const [tile] = state.offers[item.trade].splice(place, 1)
    payPrice(printed, player, tile, discount)
    state.bought += 1
    gainTile(state, seat, tile)
    course.emit({ type: 'bought', player: seat, tile, coins: coinsFor(printed, tile, discount) })
    fillOffer(state.trade[item.trade], state.offers[item.trade], course.random)
  },
}

const refuseGaar = ({ state, item, seat }: Trading): Refusal | null => {
  if (item.trade !== TOWER) return refuse('EU-531', 'towersOnly')
  return state.players[seat].coins > 0 ? null : refuse('EU-531', 'tooPoor', { coins: 1 })
}

/** A coin each, in towers alone (EU-531). */
const buyGaar: NonNullable<Deeds<'trade'>['buyGaar']> = {
  list(attempt, list) {
    if (refuseGaar(attempt) === null) list.push({ type: 'buyGaar' })
  },
  refusal: refuseGaar,
  take({ state, seat }, _action, course) {
    const player = state.players[seat]
    player.coins -= 1
    player.gaar += 1
    course.emit({ type: 'gaarBought', player: seat })
  },
}

function refusePersonal({ printed, state, seat }: Attempt, place: number, discount: number): Refusal | null {
  const player = state.players[seat]
  const owned = player.revealed[place]
  if (owned === undefined) return refuse('EU-516', 'notRevealed')
  const { kind } = printed.pack.tiles[owned.tile]
  if (kind !== 'weapon' && kind !== 'shield') return refuse('EU-816', 'noEquipment')
  return refusePrice(printed, player, owned.tile, discount, 'EU-516')
}

/** Own revealed weapons and shields, at any place of trade; then they are items like others (EU-516, EU-816). */
const buyPersonal: NonNullable<Deeds<'trade'>['buyPersonal']> = {
  list(attempt, list) {
    const player = attempt.state.players[attempt.seat]
    const discount = discountOf(attempt.printed, player, 'buy')
    for (let place = 0; place < player.revealed.length; place++)
      if (refusePersonal(attempt, place, discount) === null) list.push({ type: 'buyPersonal', place })
  },
  refusal: (attempt, { place }) =>
    refusePersonal(attempt, place, discountOf(attempt.printed, attempt.state.players[attempt.seat], 'buy')),
  take({ printed, state, seat }, { place }, course) {
    const player = state.players[seat]
    const discount = discountOf(printed, player, 'buy')
    const [owned] = player.revealed.splice(place, 1)
    payPrice(printed, player, owned.tile, discount)
    player.bags.push(owned)
    course.emit({
      type: 'bought',
      player: seat,
      tile: owned.tile,
      coins: coinsFor(printed, owned.tile, discount),
    })
  },
}

/** The first exchange of an action is free, the others cost a coin unless something makes them free (EU-515). */
function exchangePrice({ printed, state, item, seat }: Trading): number {
  if (item.exchanged === 0 || ruleValue(state, 'freeExchange') > 0) return 0
  return hasPermanent(printed, state.players[seat], 'freeExchange') ? 0 : 1
}

function refuseExchange(attempt: Trading): Refusal | null {
  if (attempt.item.exchanged >= MOST_EXCHANGED)
    return refuse('EU-R96', 'exchangedEnough', { most: MOST_EXCHANGED })
  const coins = exchangePrice(attempt)
  return attempt.state.players[attempt.seat].coins < coins ? refuse('EU-515', 'tooPoor', { coins }) : null
}

/** All tiles of the offer go, new ones come (EU-514, EU-515, EU-R36). */
const exchange: NonNullable<Deeds<'trade'>['exchange']> = {
  list(attempt, list) {
    if (refuseExchange(attempt) === null) list.push({ type: 'exchange' })
  },
  refusal: refuseExchange,
  take(attempt, _action, course) {
    const { state, item, seat } = attempt
    const coins = exchangePrice(attempt)
    state.players[seat].coins -= coins
    item.exchanged += 1
    renewOffer(state, item.trade, course)
    course.emit({ type: 'offerExchanged', player: seat, trade: item.trade, coins })
  },
}

function refuseHealing({ state, seat }: Trading): Refusal | null {
  const { coins, health, maxHealth } = state.players[seat]
  if (ruleValue(state, 'noTradeHealing') > 0) return refuse('EU-1532', 'noHealing')
  if (health >= maxHealth) return refuse('EU-872', 'fullHealth')
  return coins > 0 ? null : refuse('EU-530', 'tooPoor', { coins: 1 })
}

/** What this kind of place heals for a coin (EU-530). */
const heal: NonNullable<Deeds<'trade'>['heal']> = {
  list(attempt, list) {
    if (refuseHealing(attempt) === null) list.push({ type: 'heal' })
  },
  refusal: refuseHealing,
  take({ printed, state, item, seat }, _action, course) {
    state.players[seat].coins -= 1
    healHero(state, seat, printed.pack.healing[TRADES[item.trade]], course)
  },
}

export const buyingDeeds = { buy, buyGaar, buyPersonal, exchange, heal }
