import type { Refusal, Seat } from '@vyprava/kernel'
import type { DefendersAction } from '../actions.ts'
import { MAP, POTIONS, ROCKETS } from '../listing.ts'
import type { Printed } from '../printed.ts'
import { type Defenders, isOver } from '../state.ts'
import { type Attempt, needAp, needItem, type TurnAttempt } from './attempt.ts'
import { refuseLead, refuseLeadBlind } from './leadership.ts'
import { refuseMove, refuseRegroup } from './moving.ts'
import { refuse } from './reasons.ts'
import { refuseResolve, refuseShift, refuseStay, refuseWait } from './reveal.ts'
import { refuseReady, refuseSignal } from './signals.ts'
import {
  refuseBreach,
  refuseBuild,
  refuseClear,
  refuseCure,
  refuseDestroy,
  refuseFood,
  refuseGain,
  refuseHeal,
  refuseRewild,
  refuseRocket,
  refuseTeam,
} from './turn.ts'

export { REFUSAL_REASONS, type RefusalReason } from './reasons.ts'

/** Why a seat that owes a decision may not do this, rule by rule; written without looking at the lists. */
export function refusalOf(
  printed: Printed,
  state: Defenders,
  seat: Seat,
  action: DefendersAction,
): Refusal | null {
  const attempt: Attempt = { printed, state, seat, item: state.agenda[state.agenda.length - 1] }
  switch (action.type) {
    case 'chooseFaction':
      return refuse('DE-117', 'notNow')
    case 'chooseLeader':
      return refuse('DE-124', 'notNow')
    case 'drawFrom':
      return refuse('DE-952', 'notNow')
    case 'placeCamp':
      return refuse('DE-135', 'notNow')
    case 'lead':
      return refuseLead(attempt, action.card)
    case 'leadBlind':
      return refuseLeadBlind(attempt, action.player)
    case 'resolve':
    case 'resolveCamp':
    case 'resolveEdge':
    case 'resolveHex':
    case 'resolvePlayer':
      return refuseResolve(attempt, action)
    case 'wait':
      return refuseWait(attempt)
    case 'shift':
      return refuseShift(attempt, action.hex)
    case 'stay':
      return refuseStay(attempt)
    case 'ready':
      return refuseReady(attempt)
    case 'hint':
    case 'pinEdge':
    case 'pinHex':
    case 'say':
      return refuseSignal(state, seat, action)
    default:
      return refuseOutOfTurn(attempt) ?? refuseInTurn(attempt, action)
  }
}

/** Actions and items belong to the own turn, before the machine card (DE-214); abilities come first (DE-205). */
function refuseOutOfTurn({ item: { step } }: Attempt): Refusal | null {
  if (step === 'actions') return null
  const resolving = step === 'ability' || step === 'burn' || step === 'secretPaths'
  return resolving ? refuse('DE-205', 'abilityFirst') : refuse('DE-214', 'notInTurn')
}

type InTurn = Exclude<DefendersAction, { type: OutOfTurn }>
type OutOfTurn =
  | 'chooseFaction'
  | 'chooseLeader'
  | 'drawFrom'
  | 'placeCamp'
  | 'lead'
  | 'leadBlind'
  | 'resolve'
  | 'resolveCamp'
  | 'resolveEdge'
  | 'resolveHex'
  | 'resolvePlayer'
  | 'wait'
  | 'shift'
  | 'stay'
  | 'hint'
  | 'pinEdge'
  | 'pinHex'
  | 'ready'
  | 'say'

function refuseInTurn({ printed, state }: Attempt, action: InTurn): Refusal | null {
  const player = state.current
  const attempt: TurnAttempt = { printed, state, player, owner: state.players[player] }
  switch (action.type) {
    case 'breach':
      return needAp(attempt) ?? refuseBreach(attempt, action.edge)
    case 'build':
      return needAp(attempt) ?? refuseBuild(attempt)
    case 'clear':
      return needAp(attempt) ?? refuseClear(attempt)
    case 'destroy':
      return needAp(attempt) ?? refuseDestroy(attempt)
    case 'endActions':
      return null
    case 'food':
      return refuseFood(attempt)
    case 'gainItem':
      return needAp(attempt) ?? refuseGain(attempt)
    case 'heal':
      return needAp(attempt) ?? refuseHeal(attempt)
    case 'mapMove':
      return needItem(attempt, MAP) ?? refuseMove(attempt, action.hex)
    case 'mapRegroup':
      return needItem(attempt, MAP) ?? refuseRegroup(attempt, action.hex)
    case 'move':
      return needAp(attempt) ?? refuseMove(attempt, action.hex)
    case 'potionsClear':
      return needItem(attempt, POTIONS) ?? refuseClear(attempt)
    case 'potionsHeal':
      return needItem(attempt, POTIONS) ?? refuseCure(attempt)
    case 'regroup':
      return needAp(attempt) ?? refuseRegroup(attempt, action.hex)
    case 'rewild':
      return needAp(attempt) ?? refuseRewild(attempt)
    case 'rocketsBreach':
      return needItem(attempt, ROCKETS) ?? refuseBreach(attempt, action.edge)
    case 'rocketsDestroy':
      return needItem(attempt, ROCKETS) ?? refuseRocket(attempt, action.hex)
    case 'team':
      return refuseTeam(attempt, action.card)
  }
}

/** Why a seat that owes no decision may do nothing: the game is over, it has chosen, retired, or another's turn. */
export function refuseStranger(state: Defenders, seat: Seat): Refusal {
  if (isOver(state)) return refuse('DE-907', 'over')
  const { retired, active } = state.players[seat]
  if (retired) return refuse('DE-241', 'retired')
  if (state.phase === 'leadership' && active !== -1) return refuse('DE-202', 'alreadyChosen')
  return refuse('DE-214', 'notYourTurn')
}
