import type { Seat } from '@vyprava/kernel'
import type { EuthiaAction } from '../rules/actions.ts'
import { wardedKinds } from '../rules/effects/permanent.ts'
import { waysIn } from '../rules/entry.ts'
import { around, influences, monsterAt } from '../rules/fields.ts'
import { ruleValue } from '../rules/global.ts'
import type { Printed } from '../rules/printed.ts'
import type { Euthia } from '../rules/state.ts'
import { burns } from '../rules/steps/turn/arrive.ts'
import { missingPlaces } from '../rules/steps/turn/explore.ts'

/** A way of several steps that nothing interrupts: no fight, no exploration and no death before its end. */
export interface Route {
  readonly fields: readonly number[]
  readonly wounds: number
  readonly press: readonly EuthiaAction[]
}

export type Routes = ReadonlyMap<number, Route>
export const NO_ROUTES: Routes = new Map()

const FIRE = 2

/** What entering a field costs in health, as far as the map is known (EU-351). */
export function woundsAt(printed: Printed, state: Euthia, seat: Seat, field: number): number {
  const bits = influences(printed, state.map, field) & ~wardedKinds(printed, state.players[seat])
  return burns(bits) ? ruleValue(state, 'fireWounds') || FIRE : 0
}

interface Reached {
  readonly fields: readonly number[]
  readonly wounds: number
}

/** The shortest ways to fields farther than one step, for the points that a hero has; of equal ones the least painful. */
export function routesOf(printed: Printed, state: Euthia, seat: Seat): Routes {
  const { field: here, mp, health } = state.players[seat]
  const reached = new Map<number, Reached>([[here, { fields: [], wounds: 0 }]])
  const ends = new Map<number, Route>()
  let edge: readonly number[] = [here]
  for (let steps = 1; steps <= mp && edge.length > 0; steps++) {
    const found = new Map<number, Reached>()
    for (const from of edge) {
      const before = reached.get(from)
      if (before === undefined || !isQuiet(printed, state, from, here) || before.wounds >= health) continue
      for (const field of around(printed, state.map, from)) {
        if (reached.has(field) || waysIn(printed, state, seat, field).length === 0) continue
        const wounds = before.wounds + woundsAt(printed, state, seat, field)
        if (wounds >= (found.get(field)?.wounds ?? Number.POSITIVE_INFINITY)) continue
        found.set(field, { fields: [...before.fields, field], wounds })
      }
    }
    for (const [field, way] of found) {
      reached.set(field, way)
      if (steps > 1) ends.set(field, { ...way, press: pressFor(printed, state, seat, way.fields) })
    }
    edge = [...found.keys()]
  }
  return ends
}

/** Whether one can go on from a field: nobody has to be fought there, and no tile is missing. */
const isQuiet = (printed: Printed, state: Euthia, field: number, here: number): boolean =>
  field === here || (monsterAt(printed, state, field) === 0 && missingPlaces(state, field).length === 0)

const pressFor = (
  printed: Printed,
  state: Euthia,
  seat: Seat,
  fields: readonly number[],
): readonly EuthiaAction[] =>
  fields.map((field) => ({ type: 'step', field, fund: waysIn(printed, state, seat, field)[0] ?? null }))
