import type { Refusal } from '@vyprava/kernel'
import { inForce } from '../abilities.ts'
import { campWorks, hasEngine } from '../blocking.ts'
import { CORE, directionTo, isHex, SIDES } from '../board/index.ts'
import { canTravelTo, travelOf } from '../moving.ts'
import { NONE } from '../state.ts'
import type { TurnAttempt } from './attempt.ts'
import { refuse } from './reasons.ts'

/** A Move to a hex, paid or by the map (DE-401 to DE-408). */
export function refuseMove({ printed, state, player, owner }: TurnAttempt, hex: number): Refusal | null {
  if (!isHex(hex)) return refuse('DE-306', 'notOnBoard')
  if (hex === CORE) return refuse('DE-305', 'core')
  if (hex === owner.leader) return refuse('DE-401', 'sameHex')
  const travel = travelOf(printed, state, player)
  if (canTravelTo(state, travel, hex)) return null
  const direction = directionTo(owner.leader, hex)
  if (direction !== NONE) {
    return hasEngine(state, SIDES[owner.leader * 6 + direction])
      ? refuse('DE-304', 'blockedByEngine', { hex })
      : refuse('DE-303', 'blockedByWall', { hex })
  }
  if (canTravelTo(state, { ...travel, pastMechs: true }, hex)) return refuse('DE-406', 'mechOnTrail', { hex })
  return canTravelTo(state, { ...travel, pastMechs: true, acrossWalls: true }, hex)
    ? refuse('DE-405', 'trailBlocked', { hex })
    : refuse('DE-404', 'noTrail', { hex })
}

/** A regroup to a camp, paid or by the map (DE-431 to DE-433). */
export function refuseRegroup({ printed, state, player, owner }: TurnAttempt, hex: number): Refusal | null {
  if (!isHex(hex)) return refuse('DE-306', 'notOnBoard')
  if (hex === owner.leader) return refuse('DE-433', 'sameHex')
  if (state.camps[hex] === NONE) return refuse('DE-431', 'noCampHere', { hex })
  if (state.camps[hex] !== player && !inForce(printed, state, 'shareCamps'))
    return refuse('DE-433', 'campOfOthers', { hex })
  return campWorks(state, hex) ? null : refuse('DE-311', 'factoryHere', { hex })
}
