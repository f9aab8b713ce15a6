import type { Seat } from '@vyprava/kernel'
import { coinsOn, formFor, NONE, type Printed, type Roam, SLOT_OF } from '../rules/index.ts'
import { cardWorth, coinWorth, countMarkers, LEAD, lateness, leadIndex, leadOf } from './worth.ts'

const SLOTS = 6
/** More markers than a land has squares bring no more. */
const STEPS = 7

/**
 * A look at the map from a seat: what so many more markers on each land would gain, in the unit of `worth.ts`.
 * It sees squares and coins, not what anybody does afterwards. One is enough, it is looked through anew each time.
 */
export class Glance {
  readonly #printed: Printed
  readonly #gains = new Float64Array(SLOTS * STEPS)
  readonly #markers = [0, 0, 0, 0]
  readonly #added = new Int8Array(SLOTS)
  #state: Roam | null = null
  #seat: Seat = 0

  constructor(printed: Printed) {
    this.#printed = printed
  }

  look(state: Roam, seat: Seat): void {
    this.#state = state
    this.#seat = seat
    const card = cardWorth(this.#printed, lateness(state))
    for (let slot = 0; slot < SLOTS; slot++) if (state.lands[slot] !== NONE) this.#lookAt(state, slot, card)
  }

  #lookAt(state: Roam, slot: number, card: number): void {
    const free = countMarkers(state, slot, this.#markers)
    const lead = leadOf(this.#markers, this.#seat)
    const before = LEAD[free][leadIndex(lead)]
    const share = 1 / (state.players.length - 1)
    for (let more = 1; more <= free; more++) {
      const after = lead + more
      let gain = (LEAD[free - more][leadIndex(after)] - before) * (1 + share)
      if (more === free) {
        if (after > 0) gain = card - before
        else gain = coinWorth(1) - before - (after === 0 ? 0 : card * share)
      }
      this.#gains[slot * STEPS + more] = gain
    }
  }

  /** What a marker on each of the free ones among these squares gains: leads, completed cards and coins. */
  squares(list: readonly number[]): number {
    const state = this.#state
    if (state === null) return 0
    const added = this.#added
    let slots = 0
    let coins = 0
    for (let i = 0; i < list.length; i++) {
      const square = list[i]
      if (state.lower[square] !== NONE) continue
      const slot = SLOT_OF[square]
      if ((slots & (1 << slot)) === 0) added[slot] = 0
      slots |= 1 << slot
      added[slot]++
      coins += coinsOn(this.#printed, state, square)
    }
    const purse = state.players[this.#seat].coins
    let gain = coins === 0 ? 0 : coinWorth(purse + coins) - coinWorth(purse)
    for (let slot = 0; slots >> slot !== 0; slot++) {
      if ((slots & (1 << slot)) !== 0) gain += this.#gains[slot * STEPS + added[slot]]
    }
    return gain
  }

  /** The best that a character's shape can gain anywhere. */
  character(character: number): number {
    const state = this.#state
    if (state === null) return 0
    const { locations } = formFor(this.#printed, state.players[this.#seat].edge, character, 0)
    let best = 0
    for (let i = 0; i < locations.length; i++) best = Math.max(best, this.squares(locations[i].required))
    return best
  }
}
