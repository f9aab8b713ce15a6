import { ELEMENTS } from '../content/schema.ts'
import { wardedKinds } from '../rules/effects/permanent.ts'
import { around, influences, isOnMap, isTileFree, locationAt, monsterAt } from '../rules/fields.ts'
import { ruleValue } from '../rules/global.ts'
import { CENTRE, slotOf, tileOf } from '../rules/map.ts'
import { NONE } from '../rules/state.ts'
import type { Thought } from './mind.ts'

const FIRE_BIT = 1 << ELEMENTS.indexOf('fire')
const WATER_BIT = 1 << ELEMENTS.indexOf('water')
const FIRE_WOUNDS = 2
export const FAR = 99

interface Ways {
  readonly steps: readonly number[]
  /** Burning fields on the way. */
  readonly fires: readonly number[]
}

/** The map as a hero walks it: fields with monsters are ends of ways, fire is gone round where that is not longer. */
export class Land {
  readonly fields: readonly number[]
  readonly monster: readonly number[]
  readonly burns: readonly boolean[]
  readonly #around: readonly (readonly number[])[]
  readonly #open: readonly boolean[]
  readonly #ways = new Map<number, Ways>()
  /** Fires that the hero can bear. */
  readonly #bears: number

  constructor(thought: Thought) {
    const { printed, state, player } = thought
    const { map } = state
    const count = 4 * map.tiles.length
    const all = Array.from({ length: count }, (_, field) => field)
    this.fields = all.filter((field) => isOnMap(printed, map, field))
    this.monster = all.map((field) => (slotOf(field) === CENTRE ? 0 : monsterAt(printed, state, field)))
    const open = new Array<boolean>(count).fill(false)
    const burns = new Array<boolean>(count).fill(false)
    const next = new Array<readonly number[]>(count).fill([])
    const warded = wardedKinds(printed, player)
    for (const field of this.fields) {
      open[field] =
        slotOf(field) === CENTRE ? isTileFree(printed, state, tileOf(field)) : this.monster[field] === 0
      const bits = influences(printed, map, field) & ~warded
      burns[field] = (bits & FIRE_BIT) !== 0 && (bits & WATER_BIT) === 0
      next[field] = around(printed, map, field)
    }
    this.burns = burns
    this.#open = open
    this.#bears = Math.max(0, Math.ceil(player.health / FIRE_WOUNDS) - 1)
    const portals = this.#portals(thought)
    for (const portal of portals)
      next[portal] = [...next[portal], ...portals.filter((other) => other !== portal)]
    this.#around = next
  }

  /** Portals that can be used now, both ways. */
  #portals({ printed, state, player }: Thought): number[] {
    if (ruleValue(state, 'portalsClosed') > 0) return []
    return this.fields.filter(
      (field) =>
        slotOf(field) !== CENTRE &&
        this.#open[field] &&
        locationAt(printed, state.map, field) === 'portal' &&
        !player.portalsUsed.includes(field),
    )
  }

  isOpen(field: number): boolean {
    return this.#open[field]
  }

  /** Steps from a field to all others: only the last one may lead to a monster. */
  from(start: number): readonly number[] {
    return this.#waysFrom(start).steps
  }

  /** Burning fields on the way from one to another. */
  fires(start: number, goal: number): number {
    return this.#waysFrom(start).fires[goal]
  }

  #waysFrom(start: number): Ways {
    const known = this.#ways.get(start)
    if (known !== undefined) return known
    const count = this.#around.length
    const ways = { steps: new Array<number>(count).fill(FAR), fires: new Array<number>(count).fill(FAR) }
    const { steps, fires } = ways
    steps[start] = 0
    fires[start] = 0
    const queue = [start]
    for (let i = 0; i < queue.length; i++) {
      const field = queue[i]
      if (field !== start && !this.#open[field]) continue
      for (const next of this.#around[field]) {
        if (slotOf(next) === CENTRE && !this.#open[next]) continue
        const burnt = fires[field] + (this.burns[next] ? 1 : 0)
        if (burnt > this.#bears) continue
        if (steps[next] === FAR) {
          steps[next] = steps[field] + 1
          fires[next] = burnt
          queue.push(next)
        } else if (steps[next] === steps[field] + 1 && burnt < fires[next]) fires[next] = burnt
      }
    }
    this.#ways.set(start, ways)
    return ways
  }

  /** The next field on a shortest way with the fewest fires, or NONE. */
  stepTo(start: number, goal: number): number {
    let best = NONE
    let least = Number.POSITIVE_INFINITY
    for (const next of this.#around[start]) {
      if (next !== goal && !this.#open[next]) continue
      if (slotOf(next) === CENTRE && !this.#open[next]) continue
      const { steps, fires } = this.#waysFrom(next)
      const burnt = fires[goal] + (this.burns[next] ? 1 : 0)
      if (steps[goal] === FAR || burnt > this.#bears) continue
      const cost = steps[goal] + 0.1 * burnt
      if (cost >= least) continue
      least = cost
      best = next
    }
    return best
  }
}
