import type { Refusal } from '@vyprava/kernel'
import { hasPower } from '../printed.ts'
import { COLOURED, EARNED } from '../state.ts'
import { GREEN, NONE } from '../vocabulary.ts'
import { type Attempt, isColour, isHex } from './context.ts'
import { isSupported, reachableColours, targetCount } from './places.ts'
import { refuse } from './reasons.ts'

/** Naming: on one's own turn, once, a colour that the player can paint (AR-202, AR-204). */
export function refuseName(attempt: Attempt, colour: number): Refusal | null {
  const { role } = attempt
  if (role === 'choosing' || role === 'preparing') return refuse('AR-110', 'setupOrder')
  if (role === 'moving' || role === 'moved') return refuse('AR-204', 'chosenAlready')
  if (role === 'answering' || role === 'waiting') return refuse('AR-201', 'notYourTurn')
  if (!isColour(colour)) return refuse(nameRule(attempt), 'colourUnknown', { colour })
  if (role === 'nameOnly' || reachableColours(attempt).has(colour)) return null
  return refuse('AR-202', 'noTarget', { colour })
}

/** By what rule only a colour is named. */
export function nameRule({ state, sheet, role }: Attempt): string {
  if (role !== 'nameOnly') return 'AR-202'
  if (state.mode === 'solo') return 'AR-952'
  return sheet.status === 'finished' ? 'AR-905' : 'AR-907'
}

/** Ending the turn: after the move (AR-207, AR-209). */
export function refuseEndTurn({ state, role }: Attempt): Refusal | null {
  switch (role) {
    case 'moved':
      return null
    case 'naming':
      return refuse('AR-207', 'mustMove')
    case 'moving':
      return state.move.length > 0 ? refuse('AR-209', 'finishMoveFirst') : refuse('AR-207', 'mustMove')
    case 'nameOnly':
      return refuse('AR-207', 'nameOnly')
    case 'choosing':
    case 'preparing':
      return refuse('AR-110', 'setupOrder')
    case 'answering':
    case 'waiting':
      return refuse('AR-201', 'notYourTurn')
  }
}

/** Free actions: before or after the own move, not in the middle of it (AR-209). */
function refuseFreeAction({ role }: Attempt, rule: string): Refusal | null {
  switch (role) {
    case 'naming':
    case 'moved':
      return null
    case 'moving':
      return refuse('AR-209', 'finishMoveFirst')
    case 'nameOnly':
      return refuse(rule, 'nameOnly')
    case 'choosing':
    case 'preparing':
      return refuse('AR-110', 'setupOrder')
    case 'answering':
    case 'waiting':
      return refuse(rule, 'notInOthersTurn')
  }
}

/** Colouring a diamond: an earned one that has no colour yet (AR-535). */
export function refuseColourDiamond(attempt: Attempt, colour: number): Refusal | null {
  const { sheet } = attempt
  const refused = refuseFreeAction(attempt, 'AR-535')
  if (refused !== null) return refused
  if (!sheet.usesDiamonds) return refuse('AR-123', 'diamondsNotInPlay')
  if (!isColour(colour)) return refuse('AR-535', 'colourUnknown', { colour })
  if (sheet.diamonds.includes(EARNED)) return null
  return sheet.diamonds.includes(COLOURED)
    ? refuse('AR-535', 'diamondsColoured')
    : refuse('AR-534', 'noDiamondEarned')
}

/** Terraforming: with a coloured diamond, on an unvisited hex beside the snapshot (AR-536, AR-537). */
export function refuseTerraform(attempt: Attempt, hex: number, colour: number): Refusal | null {
  const { printed, chart, sheet } = attempt
  const refused = refuseFreeAction(attempt, 'AR-536')
  if (refused !== null) return refused
  if (!sheet.usesDiamonds) return refuse('AR-123', 'diamondsNotInPlay')
  const ready = sheet.diamonds.some((is, i) => is === COLOURED && sheet.diamondColours[i] === colour)
  if (!ready) return refuse('AR-536', 'noDiamond', { colour })
  if (!isHex(attempt, hex)) return refuse('AR-537', 'hexUnknown', { hex })
  if (sheet.painted[hex] !== NONE) return refuse('AR-304', 'visited', { hex })
  if (chart.isDanger[hex] && !hasPower(printed, sheet, 'enterDanger')) {
    return refuse('AR-309', 'danger', { hex })
  }
  if (!isSupported(attempt, hex, 1)) return refuse('AR-537', 'notSupported', { hex })
  return refuseLastTarget(attempt, hex)
}

/** Converting: the Druid's power, on an unvisited forest beside the snapshot (AR-651, AR-652). */
export function refuseConvert(attempt: Attempt, hex: number): Refusal | null {
  const { printed, chart, sheet } = attempt
  const refused = refuseFreeAction(attempt, 'AR-652')
  if (refused !== null) return refused
  if (!hasPower(printed, sheet, 'convert')) return refuse('AR-651', 'powerMissing')
  const green = sheet.painted.filter((colour) => colour === GREEN).length
  if (4 * (sheet.conversions + 1) > green) {
    return refuse('AR-651', 'noConversion', { green, made: sheet.conversions })
  }
  if (!isHex(attempt, hex)) return refuse('AR-652', 'hexUnknown', { hex })
  if (chart.hexes[hex].terrain !== 'forest') return refuse('AR-652', 'notForest', { hex })
  if (sheet.painted[hex] !== NONE) return refuse('AR-304', 'visited', { hex })
  if (!isSupported(attempt, hex, 1)) return refuse('AR-652', 'notSupported', { hex })
  return refuseLastTarget(attempt, hex)
}

/** Before the move the last target stays (AR-213). */
const refuseLastTarget = (attempt: Attempt, hex: number): Refusal | null =>
  attempt.role === 'naming' && targetCount(attempt) === 1 ? refuse('AR-213', 'lastTarget', { hex }) : null
