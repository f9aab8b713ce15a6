import type { Refusal } from '@vyprava/kernel'
import { ownEffect } from '../abilities.ts'
import { campWorks, fitsTerrain, hasEngine, hasWall, isFactory } from '../blocking.ts'
import { directionTo, isEdge, isHex, SIDES } from '../board/index.ts'
import { FOOD_ITEM } from '../listing.ts'
import { MEALS_PER_TURN, NONE } from '../state.ts'
import { topSupport } from '../support.ts'
import { needItem, type TurnAttempt } from './attempt.ts'
import { refuse } from './reasons.ts'

/** DE-421 to DE-423 */
export function refuseBuild({ printed, state, player, owner }: TurnAttempt): Refusal | null {
  const hex = owner.leader
  if (owner.campsLeft === 0) return refuse('DE-421', 'noCampLeft')
  const needed = topSupport(printed, state, player)
  if (owner.support < needed) return refuse('DE-421', 'supportTooLow', { support: owner.support, needed })
  if (isFactory(state, hex)) return refuse('DE-422', 'factoryUnderCamp', { hex })
  if (!fitsTerrain(state, hex, owner.faction)) return refuse('DE-422', 'notHome', { hex })
  return state.camps[hex] === NONE ? null : refuse('DE-423', 'campThere', { hex })
}

/** DE-444 */
export const refuseClear = ({ state, owner: { leader } }: TurnAttempt): Refusal | null =>
  state.pollution[leader] > 0 || state.toxic[leader] === 1 ? null : refuse('DE-444', 'clean', { hex: leader })

/** DE-453 */
export function refuseHeal({ state, owner: { leader, injuries } }: TurnAttempt): Refusal | null {
  if (!campWorks(state, leader)) return refuse('DE-453', 'noCampHere', { hex: leader })
  return injuries > 0 ? null : refuse('DE-453', 'notInjured')
}

/** DE-461 */
export const refuseDestroy = ({ state, owner: { leader } }: TurnAttempt): Refusal | null =>
  state.mechs[leader] > 0 ? null : refuse('DE-461', 'noMechHere', { hex: leader })

/** The own hex; with ballistics also the next ones (DE-507, DE-847). */
export function refuseRocket(attempt: TurnAttempt, hex: number): Refusal | null {
  const { printed, state, player, owner } = attempt
  if (!isHex(hex)) return refuse('DE-507', 'notOnBoard')
  const long = ownEffect(printed, state, player, 'longRockets') !== null
  const inReach = hex === owner.leader || (long && directionTo(owner.leader, hex) !== NONE)
  if (!inReach) return refuse(long ? 'DE-847' : 'DE-507', 'notAdjacent', { hex })
  return state.mechs[hex] > 0 ? null : refuse('DE-461', 'noMechHere', { hex })
}

/** A wall on the border of the leader's hex, with a token left (DE-471 to DE-473). */
export function refuseBreach({ state, owner }: TurnAttempt, edge: number): Refusal | null {
  if (!isEdge(edge)) return refuse('DE-471', 'notAnEdge')
  const sides = SIDES.subarray(owner.leader * 6, owner.leader * 6 + 6)
  if (!sides.includes(edge)) return refuse('DE-471', 'wallElsewhere', { edge })
  if (owner.breaches === 0) return refuse('DE-472', 'noBreachToken')
  if (state.breaches[edge] !== NONE) return refuse('DE-473', 'alreadyBreached', { edge })
  if (hasWall(state, edge)) return null
  return refuse('DE-473', hasEngine(state, edge) ? 'engineOnly' : 'noWall', { edge })
}

/** DE-481 */
export function refuseRewild({ state, owner: { leader } }: TurnAttempt): Refusal | null {
  if (!isFactory(state, leader)) return refuse('DE-481', 'notAFactory', { hex: leader })
  if (state.mechs[leader] > 0) return refuse('DE-481', 'mechHere', { hex: leader })
  const dirty = state.pollution[leader] > 0 || state.toxic[leader] === 1
  return dirty ? refuse('DE-481', 'pollutedHere', { hex: leader }) : null
}

/** DE-502, DE-503 */
export function refuseGain({ state, owner }: TurnAttempt): Refusal | null {
  const { leader, items } = owner
  if (!campWorks(state, leader)) return refuse('DE-502', 'noItemHere', { hex: leader })
  const item = state.players[state.camps[leader]].faction
  return items[item] === 0 ? null : refuse('DE-502', 'itemActive', { item })
}

/** DE-505, DE-R79 */
export function refuseFood(attempt: TurnAttempt): Refusal | null {
  const missing = needItem(attempt, FOOD_ITEM)
  if (missing !== null) return missing
  return attempt.state.meals < MEALS_PER_TURN ? null : refuse('DE-R79', 'mealsOver')
}

/** DE-506 */
export const refuseCure = ({ owner }: TurnAttempt): Refusal | null =>
  owner.injuries > 0 ? null : refuse('DE-R49', 'notInjured')

/** One card of the hand and of the right terrain, when all points are spent (DE-220, DE-221, DE-959). */
export function refuseTeam({ printed, state, owner }: TurnAttempt, card: number): Refusal | null {
  if (!owner.hand.includes(card)) {
    const held = state.solo && state.players.some(({ hand }) => hand.includes(card))
    return held ? refuse('DE-959', 'otherFaction') : refuse('DE-220', 'notInHand')
  }
  if (state.ap > 0) return refuse('DE-220', 'apLeft', { ap: state.ap })
  const { terrainOf } = printed
  return terrainOf[card] === terrainOf[owner.active] ? null : refuse('DE-221', 'otherTerrain', { card })
}
