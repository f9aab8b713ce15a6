import { inForce } from '../rules/abilities.ts'
import type { Defenders, DefendersAction, Printed, Threat } from '../rules/index.ts'
import { injuriesBy, threatTo } from '../rules/injuries.ts'

/** Actions of the list: with a mech in reach each of them costs a roll, by whatever means it is done (DE-602, DE-609). */
const ROLLING: readonly DefendersAction['type'][] = [
  'breach',
  'build',
  'clear',
  'destroy',
  'gainItem',
  'heal',
  'mapMove',
  'mapRegroup',
  'move',
  'potionsClear',
  'regroup',
  'rewild',
  'rocketsBreach',
  'rocketsDestroy',
]

/** The die that an action would cost: what threatens, and the injuries on the six faces. */
export interface DueRoll {
  readonly threat: Exclude<Threat, 'none'>
  readonly faces: readonly number[]
}

/** The roll that is due after an action, or null; refuge makes regrouping safe (DE-819). */
export function rollFor(
  printed: Printed,
  state: Defenders,
  player: number,
  { type }: DefendersAction,
): DueRoll | null {
  if (!ROLLING.includes(type)) return null
  const regroups = type === 'regroup' || type === 'mapRegroup'
  if (regroups && inForce(printed, state, 'shareCamps')) return null
  const threat = threatTo(state, player)
  if (threat === 'none') return null
  return {
    threat,
    faces: printed.pack.die.map((result) => injuriesBy(printed, state, player, threat, result)).toSorted(),
  }
}
