import type { Refusal, Seat } from '@vyprava/kernel'
import { hasMarker, hasRoom, isFree, isOnMap, isSquare } from '../map.ts'
import { formUsed, locationUsed, spareMarkers } from '../placement.ts'
import { emptySlots, locationAt } from '../shapes.ts'
import { GAP_PRICE, NONE } from '../state.ts'
import { type Attempt, artifactMissing, basicGame, fillItemOf, isBeforeMain } from './context.ts'
import { refuse } from './reasons.ts'

/** Choosing a location: after a character, once, with every required cell on the map. */
export function refusePlace({ printed, state, item }: Attempt, x: number, y: number): Refusal | null {
  if (item.step === 'character') return refuse('RO-202', 'characterFirst')
  if (item.step !== 'place') {
    return state.turn.located ? refuse('RO-203', 'alreadyPlaced') : refuse('RO-R17', 'noPlacement')
  }
  const location = locationAt(formUsed(printed, state), x, y)
  if (location === null) return refuse('RO-304', 'offMap', { x, y })
  return (location.slots & emptySlots(state)) === 0 ? null : refuse('RO-R28', 'offMap', { x, y })
}

/** Choosing a free square: only when there are too few markers for all of them. */
export function refuseFill(attempt: Attempt, square: number): Refusal | null {
  const { printed, state } = attempt
  const item = fillItemOf(attempt)
  const location = locationUsed(printed, state)
  if (item === null || location === null) return refuse('RO-R19', 'onlyWhilePlacing')
  if (!location.required.includes(square)) return refuse('RO-301', 'notInShape', { square })
  if (spareMarkers(state, location, item) >= 0) return refuse('RO-R16', 'enoughMarkers')
  if (!isFree(state, square)) return refuse('RO-310', 'occupied', { square })
  return item.fills.includes(square) ? refuse('RO-R16', 'alreadyChosen', { square }) : null
}

/** Stacking: advanced variant only, on a required square with one marker, with a marker to spare. */
export function refuseStack(attempt: Attempt, square: number): Refusal | null {
  const { printed, state } = attempt
  if (!state.advanced) return refuse('RO-310', 'occupied', { square })
  const item = fillItemOf(attempt)
  const location = locationUsed(printed, state)
  if (item === null || location === null) return refuse('RO-R19', 'onlyWhilePlacing')
  if (!location.required.includes(square)) return refuse('RO-301', 'notInShape', { square })
  if (isFree(state, square)) return refuse('RO-306', 'freeSquare', { square })
  if (state.upper[square] !== NONE) return refuse('RO-801', 'squareFull', { square })
  if (item.stacks.includes(square) || item.replaced.includes(square)) {
    return refuse('RO-R73', 'alreadyChosen', { square })
  }
  return spareMarkers(state, location, item) > 0 ? null : refuse('RO-R16', 'noSpareMarker')
}

/** Replacing while placing: a rival's marker on a required square, with a marker to spare. */
export function refuseReplace(attempt: Attempt, owner: Seat, square: number): Refusal | null {
  const { printed, state } = attempt
  const basic = basicGame(attempt)
  if (basic !== null) return basic
  const item = fillItemOf(attempt)
  const location = locationUsed(printed, state)
  if (item === null || location === null) return refuse('RO-656', 'onlyWhilePlacing')
  if (!location.required.includes(square)) return refuse('RO-656', 'notInShape', { square })
  const missing = refuseRival(attempt, owner, square) ?? artifactMissing(attempt, 'replace')
  if (missing !== null) return missing
  if (item.stacks.includes(square) || item.replaced.includes(square)) {
    return refuse('RO-R73', 'alreadyChosen', { square })
  }
  return spareMarkers(state, location, item) > 0 ? null : refuse('RO-R16', 'noSpareMarker')
}

function refuseRival({ state, seat }: Attempt, owner: Seat, square: number): Refusal | null {
  if (owner === seat) return refuse('RO-659', 'ownMarker', { square })
  const there = owner >= 0 && isSquare(square) && hasMarker(state, square, owner)
  return there ? null : refuse('RO-659', 'noRivalThere', { square })
}

/** The rules by which the parts of a gap are refused: those of buying, or that of the artifact. */
interface GapRules {
  readonly early: string
  readonly gap: string
  readonly square: string
  readonly marker: string
  readonly once: string
}

const BOUGHT: GapRules = {
  early: 'RO-346',
  gap: 'RO-341',
  square: 'RO-344',
  marker: 'RO-345',
  once: 'RO-348',
}
const FREE: GapRules = {
  early: 'RO-651',
  gap: 'RO-650',
  square: 'RO-652',
  marker: 'RO-652',
  once: 'RO-652',
}

/** Filling a gap: of this turn's shape at its location, on the map, not yet filled, with a marker. */
function refuseGapSquare(attempt: Attempt, square: number, rules: GapRules): Refusal | null {
  const { printed, state, player } = attempt
  if (isBeforeMain(attempt)) return refuse(rules.early, 'gapTooEarly')
  const location = locationUsed(printed, state)
  if (location === null) return refuse('RO-R17', 'noPlacement')
  if (!isSquare(square)) return refuse(rules.square, 'offMap', { square })
  if (!location.gaps.includes(square)) return refuse(rules.gap, 'notAGap', { square })
  if (!isOnMap(state, square)) return refuse('RO-R28', 'offMap', { square })
  if (state.turn.filled.includes(square)) return refuse(rules.once, 'gapFilled', { square })
  return player.supply > 0 ? null : refuse(rules.marker, 'noMarkerLeft')
}

/** A gap for coins, or by `freeGap`; on an occupied square only with `replace` or by stacking. */
export function refuseGap(attempt: Attempt, square: number, free: boolean): Refusal | null {
  const rules = free ? FREE : BOUGHT
  return (
    (free ? basicGame(attempt) : null) ??
    refuseGapSquare(attempt, square, rules) ??
    refuseFullGap(attempt, square, rules) ??
    refuseGapPrice(attempt, free) ??
    refuseMainOver(attempt)
  )
}

function refuseFullGap({ state }: Attempt, square: number, rules: GapRules): Refusal | null {
  if (hasRoom(state, square)) return null
  return state.advanced
    ? refuse('RO-801', 'squareFull', { square })
    : refuse(rules.square, 'occupied', { square })
}

/** Asked last: a main part that ended by itself ended because of what stands before it. */
const refuseMainOver = ({ item }: Attempt): Refusal | null =>
  item.step === 'gaps' ? null : refuse('RO-202', 'mainPartOver')

export function refuseGapReplace(
  attempt: Attempt,
  owner: Seat,
  square: number,
  free: boolean,
): Refusal | null {
  return (
    basicGame(attempt) ??
    refuseGapSquare(attempt, square, free ? FREE : BOUGHT) ??
    refuseRival(attempt, owner, square) ??
    artifactMissing(attempt, 'replace') ??
    refuseGapPrice(attempt, free) ??
    refuseMainOver(attempt)
  )
}

function refuseGapPrice(attempt: Attempt, free: boolean): Refusal | null {
  if (free) return artifactMissing(attempt, 'freeGap')
  const { coins } = attempt.player
  return coins < GAP_PRICE ? refuse('RO-343', 'tooExpensive', { price: GAP_PRICE, coins }) : null
}
