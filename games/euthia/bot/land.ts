import { ELEMENTS } from '../content/schema.ts'
import { wardedKinds } from '../rules/effects/permanent.ts'
import {
  around,
  influences,
  isLiberated,
  isOnMap,
  isTileFree,
  locationAt,
  monsterAt,
} from '../rules/fields.ts'
import { ruleValue } from '../rules/global.ts'
import { CENTRE, slotOf, tileOf } from '../rules/map.ts'
import { NONE } from '../rules/state.ts'
import type { Thought } from './mind.ts'

const FIRE_BIT = 1 << ELEMENTS.indexOf('fire')
const WATER_BIT = 1 << ELEMENTS.indexOf('water')
export const FAR = 99

/** The map as a hero walks it: fields with monsters are ends of ways, fire is gone round where it can be. */
export class Land {
  readonly fields: readonly number[]
  readonly monster: readonly number[]
  readonly burns: readonly boolean[]
  readonly #around: readonly (readonly number[])[]
  readonly #open: readonly boolean[]
  readonly #ways = new Map<number, readonly number[]>()
  readonly #afraid: boolean

  constructor(thought: Thought) {
    const { printed, state, player } = thought
    const { map } = state
    const count = 4 * map.tiles.length
    const all = Array.from({ length: count }, (_, field) => field)
    this.fields = all.filter((field) => isOnMap(printed, map, field))
    const warded = wardedKinds(printed, player)
    const known = new Array<number[]>(count).fill([])
    this.monster = all.map((field) => (slotOf(field) === CENTRE ? 0 : monsterAt(printed, state, field)))
    this.#open = all.map(
      (field) =>
        isOnMap(printed, map, field) &&
        (slotOf(field) === CENTRE ? isTileFree(printed, state, tileOf(field)) : this.monster[field] === 0),
    )
    const burns = new Array<boolean>(count).fill(false)
    const portals = this.#portals(thought)
    for (const field of this.fields) {
      const bits = influences(printed, map, field) & ~warded
      burns[field] = (bits & FIRE_BIT) !== 0 && (bits & WATER_BIT) === 0
      known[field] = around(printed, map, field)
      if (portals.includes(field)) known[field].push(...portals.filter((portal) => portal !== field))
    }
    this.burns = burns
    this.#around = known
    this.#afraid = player.health <= 4
  }

  /** Portals that can be used now, both ways. */
  #portals({ printed, state, player }: Thought): number[] {
    if (ruleValue(state, 'portalsClosed') > 0) return []
    return this.fields.filter(
      (field) =>
        slotOf(field) !== CENTRE &&
        locationAt(printed, state.map, field) === 'portal' &&
        isLiberated(printed, state, field) &&
        !player.portalsUsed.includes(field),
    )
  }

  isOpen(field: number): boolean {
    return this.#open[field]
  }

  next(field: number): readonly number[] {
    return this.#around[field]
  }

  /** Steps from a field to all others: only the last one may lead to a monster. */
  from(start: number): readonly number[] {
    const known = this.#ways.get(start)
    if (known !== undefined) return known
    const steps = new Array<number>(this.#around.length).fill(FAR)
    steps[start] = 0
    const queue = [start]
    for (let i = 0; i < queue.length; i++) {
      const field = queue[i]
      if (field !== start && (!this.#open[field] || (this.#afraid && this.burns[field]))) continue
      for (const next of this.#around[field]) {
        if (steps[next] !== FAR || (slotOf(next) === CENTRE && !this.#open[next])) continue
        steps[next] = steps[field] + 1
        queue.push(next)
      }
    }
    this.#ways.set(start, steps)
    return steps
  }

  /** The next field on a shortest way; one that does not burn if there is a choice. */
  stepTo(start: number, goal: number): number {
    const back = this.#backFrom(goal)
    let best = NONE
    for (const next of this.#around[start]) {
      if (next !== goal && (!this.#open[next] || (this.#afraid && this.burns[next]))) continue
      if (back[next] === FAR || (slotOf(next) === CENTRE && !this.#open[next])) continue
      const better =
        best === NONE ||
        back[next] < back[best] ||
        (back[next] === back[best] && !this.burns[next] && this.burns[best])
      if (better) best = next
    }
    return best
  }

  /** Steps from all fields to a goal, over open ones. */
  #backFrom(goal: number): readonly number[] {
    return this.from(goal)
  }
}
