import type { Seat } from '@vyprava/kernel'
import { coinsOn, formFor, type Location, NONE, type Printed, type Roam, SLOT_OF } from '../rules/index.ts'
import { cardWorth, coinWorth, countMarkers, LEAD, lateness, leadIndex, leadOf } from './worth.ts'

const SLOTS = 6
/** What a square on each slot adds to a number that counts squares by slot, in three bits each. */
const ONE_ON = SLOT_OF.map((slot) => 1 << (3 * slot))
const OCCUPIED = -1

/**
 * A look at the map from a seat: what more markers on each land would gain, in the unit of `worth.ts`.
 * It sees squares and coins, not what anybody does afterwards. It is made once and looks anew each time.
 */
export class Glance {
  readonly #printed: Printed
  readonly #markers = [0, 0, 0, 0]
  readonly #free = new Int8Array(SLOTS)
  readonly #lead = new Int8Array(SLOTS)
  readonly #filled = new Int8Array(SLOTS)
  readonly #stacked = new Int8Array(SLOTS)
  /** The coins of each free square. */
  readonly #coins = new Int8Array(SLOT_OF.length)
  /** What so many markers more gain on a land, by slot and number; NaN while nobody has asked. */
  readonly #gains = new Float64Array(8 * SLOTS)
  /** The best that each character can gain; NaN while nobody has asked. */
  readonly #best: Float64Array
  #state: Roam | null = null
  #seat: Seat = 0
  #card = 0
  #share = 1

  constructor(printed: Printed) {
    this.#printed = printed
    this.#best = new Float64Array(printed.forms.length)
  }

  look(state: Roam, seat: Seat): void {
    this.#state = state
    this.#seat = seat
    this.#card = cardWorth(this.#printed, lateness(state))
    this.#share = 1 / (state.players.length - 1)
    this.#gains.fill(Number.NaN)
    this.#best.fill(Number.NaN)
    for (let square = 0; square < SLOT_OF.length; square++) {
      this.#coins[square] = state.lower[square] === NONE ? coinsOn(this.#printed, state, square) : OCCUPIED
    }
    for (let slot = 0; slot < SLOTS; slot++) {
      if (state.lands[slot] === NONE) continue
      this.#free[slot] = countMarkers(state, slot, this.#markers)
      this.#lead[slot] = leadOf(this.#markers, seat)
    }
  }

  /** What a land gains by so many squares filled and so much lead besides. */
  land(slot: number, filled: number, lead: number): number {
    const free = this.#free[slot] - filled
    const before = LEAD[this.#free[slot]][leadIndex(this.#lead[slot])]
    const after = this.#lead[slot] + lead
    if (free > 0) return (LEAD[Math.min(6, free)][leadIndex(after)] - before) * (1 + this.#share)
    if (after > 0) return this.#card - before
    return coinWorth(1) - before - (after === 0 ? 0 : this.#card * this.#share)
  }

  /** What a marker on a square gains, also in place of a rival's. */
  square(square: number, replacing: boolean): number {
    const state = this.#state
    if (state === null) return 0
    const slot = SLOT_OF[square]
    const free = state.lower[square] === NONE
    const { coins } = state.players[this.#seat]
    const found = coinsOn(this.#printed, state, square)
    const gain = this.land(slot, free ? 1 : 0, replacing ? 2 : 1)
    return gain + coinWorth(coins + found) - coinWorth(coins)
  }

  /** What a placement gains: leads, completed cards and coins. */
  location({ required }: Location): number {
    const state = this.#state
    if (state === null) return 0
    if (state.advanced) return this.#stacking(state, required)
    let filled = 0
    let coins = 0
    for (let i = 0; i < required.length; i++) {
      const found = this.#coins[required[i]]
      if (found === OCCUPIED) continue
      filled += ONE_ON[required[i]]
      coins += found
    }
    const purse = state.players[this.#seat].coins
    let gain = coins === 0 ? 0 : coinWorth(purse + coins) - coinWorth(purse)
    for (let slot = 0; filled !== 0; slot++, filled >>= 3) {
      if ((filled & 7) !== 0) gain += this.#gainOn(slot, filled & 7)
    }
    return gain
  }

  #gainOn(slot: number, markers: number): number {
    const known = this.#gains[8 * slot + markers]
    if (!Number.isNaN(known)) return known
    const gain = this.land(slot, markers, markers)
    this.#gains[8 * slot + markers] = gain
    return gain
  }

  /** The same where markers may be stacked: with or without, whichever is better. */
  #stacking(state: Roam, required: readonly number[]): number {
    const { coins: purse, supply } = state.players[this.#seat]
    let slots = 0
    let coins = 0
    let fills = 0
    for (let i = 0; i < required.length; i++) {
      const square = required[i]
      const slot = SLOT_OF[square]
      if ((slots & (1 << slot)) === 0) this.#filled[slot] = this.#stacked[slot] = 0
      slots |= 1 << slot
      if (state.lower[square] === NONE) {
        this.#filled[slot]++
        fills++
        coins += coinsOn(this.#printed, state, square)
      } else if (state.advanced && state.upper[square] === NONE) this.#stacked[slot]++
    }
    let gain = coins === 0 ? 0 : coinWorth(purse + coins) - coinWorth(purse)
    let spare = supply - fills
    for (let slot = 0; slots >> slot !== 0; slot++) {
      if ((slots & (1 << slot)) === 0) continue
      const filled = this.#filled[slot]
      const stacked = Math.min(spare, this.#stacked[slot])
      const without = filled === 0 ? 0 : this.land(slot, filled, filled)
      const stacking = stacked > 0 ? this.land(slot, filled, filled + stacked) : without
      if (stacking > without) spare -= stacked
      gain += Math.max(without, stacking)
    }
    return gain
  }

  /** The best that a character's shape can gain anywhere. */
  character(character: number): number {
    const known = this.#best[character]
    if (!Number.isNaN(known)) return known
    const best = this.#bestOf(character)
    this.#best[character] = best
    return best
  }

  #bestOf(character: number): number {
    const state = this.#state
    if (state === null) return 0
    const { locations } = formFor(this.#printed, state.players[this.#seat].edge, character, 0)
    let best = 0
    for (let i = 0; i < locations.length; i++) best = Math.max(best, this.location(locations[i]))
    return best
  }

  /** What one more marker (or two of lead, in place of a rival's) gains on a land that is about to be filled. */
  chosen(
    item: { readonly stacks: readonly number[]; readonly replaced: readonly number[] },
    plan: Location,
    square: number,
    lead: number,
  ): number {
    const state = this.#state
    if (state === null) return 0
    const slot = SLOT_OF[square]
    let filled = 0
    for (const other of plan.required) {
      if (SLOT_OF[other] === slot && state.lower[other] === NONE) filled++
    }
    let so = filled
    for (const other of item.stacks) if (SLOT_OF[other] === slot) so++
    for (const other of item.replaced) if (SLOT_OF[other] === slot) so += 2
    return this.land(slot, filled, so + lead) - this.land(slot, filled, so)
  }
}
