import type { Seat } from '@vyprava/kernel'
import { coinsOn, formFor, type Location, NONE, type Printed, type Roam, SLOT_OF } from '../rules/index.ts'
import { cardWorth, coinWorth, countMarkers, LEAD, lateness, leadIndex, leadOf } from './worth.ts'

const SLOTS = 6

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
  #state: Roam | null = null
  #seat: Seat = 0
  #card = 0
  #share = 1

  constructor(printed: Printed) {
    this.#printed = printed
  }

  look(state: Roam, seat: Seat): void {
    this.#state = state
    this.#seat = seat
    this.#card = cardWorth(this.#printed, lateness(state))
    this.#share = 1 / (state.players.length - 1)
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

  /** What a placement gains: leads, completed cards and coins, with or without stacking, whichever is better. */
  location({ required }: Location): number {
    const state = this.#state
    if (state === null) return 0
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
