import { finish, type Refusal, type Seat, schedule } from '@vyprava/kernel'
import { SITES } from '../../../content/schema.ts'
import { cardDeeds } from '../../cards.ts'
import { discardFromHand, draw } from '../../decks.ts'
import { isLiberated, locationAt } from '../../fields.ts'
import { fundsOf, hasFund, MINE, spendFund } from '../../funds.ts'
import { refuseSource } from '../../grants.ts'
import type { Printed } from '../../printed.ts'
import { refuse } from '../../refusals/reasons.ts'
import { newTile } from '../../setup.ts'
import { type Euthia, NONE } from '../../state.ts'
import { type Attempt, asking, type Deeds, type EuthiaCourse } from '../step.ts'

const CART_TILES = 3
const GOLD = 1

/** The place in SITES of the site on which the hero stands, or NONE. */
function siteAt(printed: Printed, state: Euthia, field: number): number {
  const location = locationAt(printed, state.map, field)
  return location === 'mountain' || location === 'lake' || location === 'cave'
    ? SITES.indexOf(location)
    : NONE
}

const tokensOn = ({ map, players }: Euthia, field: number, seat: Seat): number =>
  map.interactions[field * players.length + seat]

/** The other players with interaction tokens on a field: each gets a coin (EU-456, EU-932). */
export function creditors(state: Euthia, seat: Seat, field: number): Seat[] {
  const others: Seat[] = []
  for (let other = 0; other < state.players.length; other++)
    if (other !== seat && tokensOn(state, field, other) > 0) others.push(other)
  return others
}

/** Together a gold card is discarded in place of all the coins (EU-1305, EU-R86). */
const goldInHand = ({ metalOf }: Printed, { players }: Euthia, seat: Seat): number =>
  players[seat].hand.find((card) => metalOf[card] === GOLD) ?? NONE

/** Whether the tokens of others on the field can be paid for (EU-457, EU-932, EU-1305, EU-R32). */
export function refuseFee(
  printed: Printed,
  state: Euthia,
  seat: Seat,
  field: number,
  rule = 'EU-457',
): Refusal | null {
  const owed = creditors(state, seat, field).length
  if (owed === 0) return null
  if (state.mode === 'cooperative')
    return goldInHand(printed, state, seat) === NONE ? refuse('EU-1305', 'noGoldCard') : null
  return state.players[seat].coins < owed ? refuse(rule, 'tooPoor', { coins: owed }) : null
}

/** Pays for the tokens of others on the field. */
export function payFee(
  printed: Printed,
  state: Euthia,
  seat: Seat,
  field: number,
  course: EuthiaCourse,
): void {
  const others = creditors(state, seat, field)
  if (others.length === 0) return
  if (state.mode === 'cooperative') {
    discardFromHand(printed, state, seat, goldInHand(printed, state, seat), course)
    return
  }
  for (const other of others) {
    state.players[seat].coins -= 1
    state.players[other].coins += 1
    course.emit({ type: 'paid', player: seat, to: other, coins: 1 })
  }
}

/** Why nothing can be mined here, whatever pays for the action (EU-451, EU-454, EU-457). */
function refuseSite({ printed, state, seat }: Attempt): Refusal | null {
  const { field } = state.players[seat]
  if (siteAt(printed, state, field) === NONE) return refuse('EU-451', 'notHere')
  if (!isLiberated(printed, state, field)) return refuse('EU-334', 'notLiberated')
  if (tokensOn(state, field, seat) === 1) return refuse('EU-454', 'alreadyMined')
  return refuseFee(printed, state, seat, field)
}

const CARTS = [false, true] as const

const mine: NonNullable<Deeds['mine']> = {
  list(attempt, list) {
    const player = attempt.state.players[attempt.seat]
    const funds = fundsOf(player, MINE)
    if (funds.length === 0 || refuseSite(attempt) !== null) return
    for (const cart of CARTS)
      if (!cart || player.minecarts > 0) for (const fund of funds) list.push({ type: 'mine', cart, fund })
  },
  refusal(attempt, { cart, fund }) {
    const player = attempt.state.players[attempt.seat]
    if (!hasFund(player, MINE, fund))
      return refuseSource(attempt.printed, attempt.state, attempt.seat, MINE, 'EU-208')
    const site = refuseSite(attempt)
    if (site !== null) return site
    return cart && player.minecarts === 0 ? refuse('EU-458', 'noMinecart') : null
  },
  take({ printed, state, seat }, { cart, fund }, course) {
    const player = state.players[seat]
    const { field } = player
    spendFund(player, MINE, fund)
    payFee(printed, state, seat, field, course)
    markMined(state, seat, field)
    const site = siteAt(printed, state, field)
    if (cart) drawCart(state, seat, site, course)
    else keep(state, seat, draw(state.resources[site], course.random), course)
  },
}

/** One token is placed; of two from a fight one goes (EU-453, EU-455). */
function markMined(state: Euthia, seat: Seat, field: number): void {
  const own = tokensOn(state, field, seat)
  state.map.interactions[field * state.players.length + seat] = own === 0 ? 1 : own - 1
}

function keep(state: Euthia, seat: Seat, tile: number, course: EuthiaCourse): void {
  if (tile === NONE) return
  const player = state.players[seat]
  player.bags.push(newTile(tile))
  course.emit({ type: 'mined', player: seat, tile, field: player.field })
}

/** With a minecart three tiles are drawn and one is kept (EU-458, EU-459). */
function drawCart(state: Euthia, seat: Seat, site: number, course: EuthiaCourse): void {
  state.players[seat].minecarts -= 1
  const tiles: number[] = []
  for (let i = 0; i < CART_TILES; i++) {
    const tile = draw(state.resources[site], course.random)
    if (tile !== NONE) tiles.push(tile)
  }
  if (tiles.length === 0) return
  tiles.sort((a, b) => a - b)
  course.emit({ type: 'cartDrawn', player: seat, tiles })
  schedule(state, { step: 'cart', tiles, site })
}

const take: NonNullable<Deeds<'cart'>['take']> = {
  list({ item }, list) {
    for (const [i, tile] of item.tiles.entries())
      if (i === 0 || tile !== item.tiles[i - 1]) list.push({ type: 'take', tile })
  },
  refusal: ({ item }, { tile }) => (item.tiles.includes(tile) ? null : refuse('EU-458', 'notChoosable')),
  take({ state, item, seat }, { tile }, course) {
    finish(state, item)
    const rest = item.tiles.slice()
    rest.splice(rest.indexOf(tile), 1)
    state.resources[item.site].discard.push(...rest)
    keep(state, seat, tile, course)
  },
}

export const miningDeeds = { mine }

export const cartStep = (printed: Printed) =>
  asking<'cart'>(printed, {
    asks: ({ active }) => active,
    prompt: () => ({ key: 'cart' }),
    window: 'none',
    deeds: { ...cardDeeds, take },
  })
