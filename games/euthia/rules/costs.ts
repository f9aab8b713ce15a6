import type { Seat } from '@vyprava/kernel'
import type { Cost } from '../content/schema.ts'
import { discardFromHand } from './decks.ts'
import { bagOf, ownedAt } from './effects/source.ts'
import { refit } from './equipment.ts'
import { hurt } from './health.ts'
import type { Printed } from './printed.ts'
import {
  COUNTED,
  type Counted,
  have,
  isCounted,
  openPurse,
  type Payers,
  type Purse,
  purseAfter,
  spend,
} from './purse.ts'
import { type Euthia, NONE, type Owned, type Trophy } from './state.ts'
import type { EuthiaCourse } from './steps/step.ts'
import { spendDwurt } from './steps/turn/roll.ts'
import { discardTile, discardTrophy } from './storage.ts'

/** In how many ways a player can pay; `source` is where the tile lies (`effects/source.ts`), or NONE. */
export function waysToPay(printed: Printed, state: Euthia, seat: Seat, cost: Cost, source: number): number {
  if (isCounted(cost)) return have(state, seat, cost.pay) >= cost.n ? 1 : 0
  let ways = 0
  spend(openPurse(printed, state, seat, source), cost, () => {
    ways += 1
    return false
  })
  return ways
}

export function canPay(printed: Printed, state: Euthia, seat: Seat, cost: Cost, source: number): boolean {
  if (isCounted(cost)) return have(state, seat, cost.pay) >= cost.n
  return spend(openPurse(printed, state, seat, source), cost, () => true)
}

/** Pays in one of the ways: tokens to the supply, tiles, trophies and cards to their discard piles (EU-411, EU-R78). */
export function pay(
  printed: Printed,
  state: Euthia,
  seat: Seat,
  cost: Cost,
  way: number,
  source: number,
  course: EuthiaCourse,
): void {
  if (isCounted(cost)) {
    const personal = isPersonal(printed, ownedAt(state.players[seat], source))
    giveCount(state, seat, cost.pay, cost.n, personal, course)
  } else handOver(purseAfter(printed, state, seat, cost, way, source), state, course)
}

const isPersonal = ({ pack }: Printed, owned: Owned | null): boolean =>
  owned !== null && pack.tiles[owned.tile].source === 'hero'

/** What one of the ways gives, for the words: counts, loose gems and essences by kind, tiles, trophies, cards. */
export interface Given {
  readonly counted: readonly { readonly what: Counted; readonly n: number }[]
  readonly gems: readonly number[]
  readonly essences: readonly number[]
  readonly onTile: readonly number[]
  readonly tiles: readonly number[]
  readonly trophies: readonly Trophy[]
  readonly cards: readonly number[]
  readonly self: boolean
}

export function givenBy(
  printed: Printed,
  state: Payers,
  seat: Seat,
  cost: Cost,
  way: number,
  source: number,
): Given {
  const before = openPurse(printed, state, seat, source)
  const after = purseAfter(printed, state, seat, cost, way, source)
  const { bags, trophies, hand } = state.players[seat]
  const less = (was: readonly number[], is: readonly number[]): number[] => was.map((n, at) => n - is[at])
  return {
    counted: COUNTED.flatMap((what, at) => {
      const n = before.counted[at] - after.counted[at]
      return n > 0 ? [{ what, n }] : []
    }),
    gems: less(before.gems, after.gems),
    essences: less(before.essences, after.essences),
    onTile: less(before.onTile, after.onTile),
    tiles: bags.flatMap(({ tile }, at) => (after.tiles[at] && !before.tiles[at] ? [tile] : [])),
    trophies: trophies.filter((_, at) => after.trophies[at]),
    cards: hand.filter((_, at) => after.cards[at]),
    self: after.self,
  }
}

function handOver(purse: Purse, state: Euthia, course: EuthiaCourse): void {
  const { printed, seat, source } = purse
  const player = state.players[seat]
  const owned = ownedAt(player, source)
  giveKinds(player.gems, purse.gems, seat, 'gem', course)
  giveKinds(player.essences, purse.essences, seat, 'essence', course)
  if (owned !== null) giveKinds(owned.essences, purse.onTile, seat, 'essence', course)
  for (const card of player.hand.filter((_, place) => purse.cards[place]))
    discardFromHand(printed, state, seat, card, course)
  for (const trophy of player.trophies.filter((_, place) => purse.trophies[place]))
    discardTrophy(printed, state, trophy)
  player.trophies = player.trophies.filter((_, place) => !purse.trophies[place])
  const own = bagOf(source)
  const gone = purse.tiles.map((given, place) => (place === own ? purse.self : given))
  for (const { tile } of player.bags.filter((_, place) => gone[place]))
    dropped(printed, state, seat, tile, course)
  player.bags = player.bags.filter((_, place) => !gone[place])
  if (purse.self && owned !== null && source >= 0) {
    player.slots[source] = null
    refit(printed, player)
    dropped(printed, state, seat, owned.tile, course)
  }
  const personal = isPersonal(printed, owned)
  for (const [i, what] of COUNTED.entries())
    giveCount(state, seat, what, have(state, seat, what) - purse.counted[i], personal, course)
}

function dropped(printed: Printed, state: Euthia, seat: Seat, tile: number, course: EuthiaCourse): void {
  discardTile(printed, state, tile)
  course.emit({ type: 'tileDropped', player: seat, tile })
}

function giveKinds(
  list: number[],
  left: readonly number[],
  seat: Seat,
  what: 'gem' | 'essence',
  course: EuthiaCourse,
): void {
  for (let kind = 0; kind < left.length; kind++) {
    const n = list[kind] - left[kind]
    list[kind] = left[kind]
    if (n > 0) course.emit({ type: 'spent', player: seat, what, kind, n })
  }
}

/** Dwurt for a personal tile turns the Dwurt die (EU-1403, EU-1411). */
function giveCount(
  state: Euthia,
  seat: Seat,
  what: Counted,
  n: number,
  personal: boolean,
  course: EuthiaCourse,
): void {
  if (n <= 0) return
  const player = state.players[seat]
  if (what === 'wounds') {
    hurt(state, seat, n, course)
    return
  }
  course.emit({ type: 'spent', player: seat, what, kind: NONE, n })
  if (what === 'hope' || what === 'chaos') {
    if (state.fight !== null) state.fight[what] -= n
  } else if (what === 'dwurt' && personal) for (let left = n; left > 0; left--) spendDwurt(player)
  else player[what] -= n
}
