import type { Refusal } from '@vyprava/kernel'
import type { Op } from '../../../content/schema.ts'
import type { Shelf } from '../../actions.ts'
import { refuseEmptying } from '../../equipment.ts'
import { ruleValue } from '../../global.ts'
import type { Printed } from '../../printed.ts'
import type { Euthia, Owned, Player } from '../../state.ts'

/** What a loose gem or essence sells for, and by how much a gem raises the price of its item (EU-522, EU-523). */
export const LOOSE_COINS = 2
const SET_COINS = 1

export const ownedAt = ({ bags, slots }: Player, shelf: Shelf, place: number): Owned | null =>
  (shelf === 'bags' ? bags[place] : shelf === 'slots' ? slots[place] : null) ?? null

/** In how many ways a tile can be sold: by one of its sales a resource, by its sale price an item (EU-520, EU-525). */
export function salesOf({ pack }: Printed, { tile }: Owned): number {
  const { sale, sales } = pack.tiles[tile]
  return sales?.length ?? (sale === undefined ? 0 : 1)
}

/** The sale price of an item; every gem on it, active or not, is a coin more (EU-522). */
export const saleOf = ({ pack }: Printed, { tile, gems }: Owned): number =>
  (pack.tiles[tile].sale ?? 0) + SET_COINS * gems.length

/** Why a tile cannot leave where it lies: from the board only if the hero stays alive (EU-864, EU-874). */
export const refuseLeaving = (
  printed: Printed,
  player: Player,
  shelf: Shelf,
  place: number,
): Refusal | null => (shelf === 'slots' ? refuseEmptying(printed, player, place) : null)

const SELLING = ['bags', 'slots'] as const

/** Visits every sale that is possible now, in the order of lists. */
export function eachSale(
  printed: Printed,
  player: Player,
  visit: (owned: Owned, shelf: Shelf, place: number) => void,
): void {
  const places = Math.max(player.bags.length, player.slots.length)
  for (let place = 0; place < places; place++)
    for (const shelf of SELLING) {
      const owned = ownedAt(player, shelf, place)
      if (owned === null || salesOf(printed, owned) === 0) continue
      if (refuseLeaving(printed, player, shelf, place) === null) visit(owned, shelf, place)
    }
}

const count = (list: readonly number[]): number => list.reduce((sum, n) => sum + n, 0)

/** What everything that can be sold would bring at best (EU-R31); whether anything can be sold at all. */
export function saleableOf(printed: Printed, state: Euthia, player: Player): { any: boolean; coins: number } {
  const loose = count(player.gems) + count(player.essences)
  const all = { any: loose > 0, coins: LOOSE_COINS * loose }
  const bonus = ruleValue(state, 'resourceBonus')
  eachSale(printed, player, (owned) => {
    const { sales } = printed.pack.tiles[owned.tile]
    all.any = true
    all.coins +=
      sales === undefined
        ? saleOf(printed, owned)
        : bonus + Math.max(...sales.map((ops) => coinsIn(printed, ops)))
  })
  return all
}

/** A sale of a resource in coins: a gem or an essence counts like those that are sold (EU-R31). */
function coinsIn({ pack, bySource }: Printed, ops: readonly Op[]): number {
  let coins = 0
  for (const op of ops) {
    if (op.op === 'gem' || op.op === 'essence') coins += LOOSE_COINS * op.n
    else if (op.op === 'gain' && op.what === 'coins') coins += op.n
    else if (op.op === 'gain' && op.what === 'potion')
      coins += op.n * (pack.tiles[bySource.healingPotion[0]].sale ?? 0)
  }
  return coins
}
