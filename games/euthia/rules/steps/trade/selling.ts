import type { Refusal } from '@vyprava/kernel'
import type { Op } from '../../../content/schema.ts'
import { carryOut } from '../../effects/index.ts'
import { refit } from '../../equipment.ts'
import { ruleValue } from '../../global.ts'
import { refuse } from '../../refusals/reasons.ts'
import { NONE, type Owned } from '../../state.ts'
import { discardTile } from '../../storage.ts'
import type { ActionOf, Attempt, Deeds, EuthiaCourse } from '../step.ts'
import { eachSale, LOOSE_COINS, ownedAt, refuseLeaving, saleOf, salesOf } from './worth.ts'

/** Items and resources for what is printed on them (EU-520 to EU-522, EU-525, EU-R37). */
const sell: NonNullable<Deeds['sell']> = {
  list({ printed, state, seat }, list) {
    eachSale(printed, state.players[seat], (owned, shelf, place) => {
      for (let way = 0; way < salesOf(printed, owned); way++) list.push({ type: 'sell', place, shelf, way })
    })
  },
  refusal({ printed, state, seat }, { place, shelf, way }) {
    const player = state.players[seat]
    const owned = ownedAt(player, shelf, place)
    if (owned === null) return refuse('EU-520', 'noSuchThing')
    const sales = salesOf(printed, owned)
    if (sales === 0) return refuse('EU-R37', 'notForSale')
    if (!Number.isInteger(way) || way < 0 || way >= sales) return refuse('EU-525', 'noSuchSale')
    return refuseLeaving(printed, player, shelf, place)
  },
  take(attempt, action, course) {
    const { printed, state, seat } = attempt
    const owned = takeAway(attempt, action)
    const { tile } = owned
    const ops = printed.pack.tiles[tile].sales?.[action.way]
    discardTile(printed, state, tile)
    if (ops === undefined) {
      const coins = saleOf(printed, owned)
      state.players[seat].coins += coins
      course.emit({ type: 'sold', player: seat, tile, coins })
    } else sellResource(attempt, tile, ops, course)
  },
}

/** A resource gives what one of its sales says, and a coin more when an event says so (EU-525, EU-1532). */
function sellResource(
  { printed, state, seat }: Attempt,
  tile: number,
  ops: readonly Op[],
  course: EuthiaCourse,
): void {
  const coins = ruleValue(state, 'resourceBonus')
  const player = state.players[seat]
  player.sold += 1
  player.coins += coins
  course.emit({ type: 'sold', player: seat, tile, coins })
  carryOut(printed, state, seat, ops, NONE, course)
}

/** Gems on the tile go with it (EU-522). */
function takeAway({ printed, state, seat }: Attempt, { place, shelf }: ActionOf<'sell'>): Owned {
  const player = state.players[seat]
  if (shelf === 'bags') return player.bags.splice(place, 1)[0]
  const owned = player.slots[place]
  if (owned === null) throw new Error(`Nothing lies in slot ${place}`)
  player.slots[place] = null
  refit(printed, player)
  return owned
}

const refuseLoose = (list: readonly number[], kind: number): Refusal | null =>
  (list[kind] ?? 0) > 0 ? null : refuse('EU-523', 'noSuchThing')

/** Loose essences; those that lie on an ability cannot be sold (EU-523, EU-R63). */
const sellEssence: NonNullable<Deeds['sellEssence']> = {
  list({ state, seat }, list) {
    for (const [kind, n] of state.players[seat].essences.entries())
      if (n > 0) list.push({ type: 'sellEssence', kind })
  },
  refusal: ({ state, seat }, { kind }) => refuseLoose(state.players[seat].essences, kind),
  take({ state, seat }, { kind }, course) {
    const player = state.players[seat]
    player.essences[kind] -= 1
    player.coins += LOOSE_COINS
    course.emit({ type: 'essenceSold', player: seat, kind, coins: LOOSE_COINS })
  },
}

/** Loose gems (EU-523, EU-882). */
const sellGem: NonNullable<Deeds['sellGem']> = {
  list({ state, seat }, list) {
    for (const [gem, n] of state.players[seat].gems.entries()) if (n > 0) list.push({ type: 'sellGem', gem })
  },
  refusal: ({ state, seat }, { gem }) => refuseLoose(state.players[seat].gems, gem),
  take({ state, seat }, { gem }, course) {
    const player = state.players[seat]
    player.gems[gem] -= 1
    player.coins += LOOSE_COINS
    course.emit({ type: 'gemSold', player: seat, gem, coins: LOOSE_COINS })
  },
}

export const sellingDeeds = { sell, sellEssence, sellGem }
