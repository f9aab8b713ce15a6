import type { Refusal } from '@vyprava/kernel'
import type { RevealEffect } from '../../content/schema.ts'
import { TERRAINS } from '../../content/schema.ts'
import type { DefendersAction } from '../actions.ts'
import { fitsTerrain, hasWall } from '../blocking.ts'
import { CORE, directionTo, isEdge, isHex } from '../board/index.ts'
import { revealEffectOf } from '../reveals.ts'
import { type Defenders, NONE } from '../state.ts'
import { mayWait, shifterOf } from '../steps/abilities.ts'
import { needsSeventh, targetsOf } from '../targets.ts'
import type { Attempt } from './attempt.ts'
import { refuse } from './reasons.ts'

export type Resolving = Extract<
  DefendersAction,
  { type: 'resolve' | 'resolveCamp' | 'resolveEdge' | 'resolveHex' | 'resolvePlayer' }
>

/** A target for the ability whose owner is asked (DE-802). */
export function refuseResolve({ printed, state, item }: Attempt, action: Resolving): Refusal | null {
  if (item.step === 'burn') {
    if (action.type !== 'resolveHex') return refuse('DE-814', 'needsTarget')
    return item.hexes.includes(action.hex) ? null : refuse('DE-814', 'clean', hexValue(action.hex))
  }
  if (item.step !== 'ability') return refuse('DE-205', 'nothingToResolve')
  const [player] = state.pending
  const effect = revealEffectOf(printed, state, player)
  if (action.type === 'resolve') {
    return targetsOf(printed, state, player).length === 0 ? null : refuse('DE-802', 'needsTarget')
  }
  return refuseTarget(state, player, effect, action)
}

const hexValue = (hex: number) => (isHex(hex) ? { hex } : undefined)

type Targeting = Exclude<Resolving, { type: 'resolve' }>

function refuseTarget(
  state: Defenders,
  player: number,
  effect: RevealEffect,
  action: Targeting,
): Refusal | null {
  switch (effect.does) {
    case 'destroyMech':
    case 'rustMech':
    case 'travel':
      return action.type === 'resolveHex'
        ? refuseHex(state, player, effect, action.hex)
        : refuse('DE-802', 'targetless')
    case 'moveCamp':
      return action.type === 'resolveCamp'
        ? refuseCamp(state, player, TERRAINS.indexOf(effect.terrain), action.from, action.hex)
        : refuse('DE-802', 'targetless')
    case 'breachAnywhere':
      return action.type === 'resolveEdge'
        ? refuseAnyWall(state, player, action.edge)
        : refuse('DE-802', 'targetless')
    case 'healOne':
      return action.type === 'resolvePlayer'
        ? refusePatient(state, action.player)
        : refuse('DE-802', 'targetless')
    default:
      return refuse('DE-802', 'targetless')
  }
}

function refuseHex(
  state: Defenders,
  player: number,
  effect: Extract<RevealEffect, { does: 'destroyMech' | 'rustMech' | 'travel' }>,
  hex: number,
): Refusal | null {
  if (!isHex(hex)) return refuse('DE-802', 'notOnBoard')
  if (effect.does === 'travel') {
    return fitsTerrain(state, hex, TERRAINS.indexOf(effect.terrain))
      ? null
      : refuse('DE-846', 'otherTerrain', { hex })
  }
  if (effect.does === 'rustMech') {
    if (state.toxic[hex] === 1) return refuse('DE-838', 'toxicThere', { hex })
    if (state.mechs[hex] === 0) return refuse('DE-838', 'noMechHere', { hex })
    return needsSeventh(state, hex) ? refuse('DE-R17', 'seventhToxic', { hex }) : null
  }
  const { leader } = state.players[player]
  const own = effect.where === 'own'
  const rule = own ? 'DE-835' : 'DE-828'
  const inReach = own ? hex === leader : directionTo(leader, hex) !== NONE
  if (!inReach) return refuse(rule, own ? 'targetless' : 'notAdjacent', { hex })
  return state.mechs[hex] > 0 ? null : refuse(rule, 'noMechHere', { hex })
}

function refuseCamp(
  state: Defenders,
  player: number,
  terrain: number,
  from: number,
  hex: number,
): Refusal | null {
  if (!isHex(from) || !isHex(hex)) return refuse('DE-818', 'notOnBoard')
  if (state.camps[from] !== player) return refuse('DE-818', 'campOfOthers', { hex: from })
  if (!fitsTerrain(state, hex, terrain)) return refuse('DE-818', 'otherTerrain', { hex })
  return state.camps[hex] === NONE ? null : refuse('DE-310', 'campThere', { hex })
}

function refuseAnyWall(state: Defenders, player: number, edge: number): Refusal | null {
  if (!isEdge(edge)) return refuse('DE-848', 'notAnEdge')
  if (state.players[player].breaches === 0) return refuse('DE-R42', 'noBreachToken')
  if (!hasWall(state, edge)) return refuse('DE-848', 'noWall', { edge })
  return state.breaches[edge] === NONE ? null : refuse('DE-473', 'alreadyBreached', { edge })
}

function refusePatient(state: Defenders, player: number): Refusal | null {
  if (player < 0 || player >= state.players.length) return refuse('DE-839', 'playerUnknown')
  return state.players[player].retired ? refuse('DE-R43', 'retired') : null
}

/** Letting the others go first (DE-R70). */
export function refuseWait({ state, item }: Attempt): Refusal | null {
  if (item.step !== 'ability') return refuse('DE-205', 'nothingToResolve')
  return mayWait(state, item) ? null : refuse('DE-R70', 'mustResolve')
}

/** A shift to an adjacent hex, blocked or not, but not the core (DE-836, DE-R30). */
export function refuseShift({ state, seat, item }: Attempt, hex: number): Refusal | null {
  if (item.step !== 'secretPaths') return refuse('DE-836', 'notNow')
  if (!isHex(hex)) return refuse('DE-306', 'notOnBoard')
  if (hex === CORE) return refuse('DE-305', 'core')
  const { leader } = state.players[shifterOf(state, item, seat)]
  return directionTo(leader, hex) === NONE ? refuse('DE-836', 'notAdjacent', { hex }) : null
}

export const refuseStay = ({ item }: Attempt): Refusal | null =>
  item.step === 'secretPaths' ? null : refuse('DE-836', 'notNow')
