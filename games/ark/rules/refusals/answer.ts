import type { Refusal } from '@vyprava/kernel'
import { hasPower } from '../printed.ts'
import { FIELD_COUNT, GREEN, GREY, NONE } from '../vocabulary.ts'
import { type Attempt, isColour, isHex } from './context.ts'
import { nameRule } from './own-turn.ts'
import { hasMapAnswer, isSupported, isTarget, refuseHex } from './places.ts'
import { refuse } from './reasons.ts'

/** What only those do who answer; the active player is told by a rule of its own. */
function refuseOutside(
  { role, state, seat }: Attempt,
  ownTurn: string,
  reason: 'notInOwnTurn' | 'mustMove' | 'activeDoesNotAnswer',
): Refusal | null {
  switch (role) {
    case 'answering':
      return null
    case 'choosing':
    case 'preparing':
      return refuse('AR-110', 'setupOrder')
    case 'naming':
    case 'nameOnly':
    case 'moving':
    case 'moved':
      return refuse(ownTurn, reason)
    case 'waiting':
      if (state.phase === 'characters' || state.phase === 'preparation') return refuse('AR-110', 'setupOrder')
      return seat === state.active ? refuse(ownTurn, reason) : refuse('AR-201', 'notYourTurn')
  }
}

/** Painting: the next hex of the own move, or of a map answer (AR-203, AR-222). */
export function refusePaint(attempt: Attempt, hex: number, paint: number): Refusal | null {
  const { state, sheet, role } = attempt
  switch (role) {
    case 'moving':
      return refuseHex(attempt, hex, state.named, paint)
    case 'answering':
      if (state.mode === 'solo') return refuse('AR-953', 'noMapAnswer')
      return refuseHex(attempt, hex, sheet.answer.colour, paint)
    case 'naming':
      return refuse('AR-202', 'nameFirst')
    case 'nameOnly':
      return refuse(nameRule(attempt), 'nameOnly')
    case 'moved':
      return refuse('AR-203', 'moveOver')
    case 'choosing':
    case 'preparing':
      return refuse('AR-110', 'setupOrder')
    case 'waiting':
      return refuseElsewhere(attempt)
  }
}

/** Ending a move: after at least one hex (AR-203, AR-222). */
export function refuseEndMove(attempt: Attempt): Refusal | null {
  const { state, sheet, role } = attempt
  switch (role) {
    case 'moving':
      return state.move.length > 0 ? null : refuse('AR-203', 'mustPaint')
    case 'answering':
      return sheet.answer.hexes.length > 0 ? null : refuse('AR-222', 'mustPaint')
    case 'naming':
      return refuse('AR-207', 'mustMove')
    case 'nameOnly':
      return refuse(nameRule(attempt), 'nameOnly')
    case 'moved':
      return refuse('AR-203', 'moveOver')
    case 'choosing':
    case 'preparing':
      return refuse('AR-110', 'setupOrder')
    case 'waiting':
      return refuseElsewhere(attempt)
  }
}

function refuseElsewhere({ state, seat }: Attempt): Refusal {
  if (state.phase === 'characters' || state.phase === 'preparation') return refuse('AR-110', 'setupOrder')
  return seat === state.active ? refuse('AR-203', 'moveOver') : refuse('AR-201', 'notYourTurn')
}

/** A compass answer: one empty field, instead of a move (AR-220, AR-224). */
export function refuseFill(attempt: Attempt, field: number): Refusal | null {
  const { sheet } = attempt
  const refused = refuseOutside(attempt, 'AR-205', 'activeDoesNotAnswer')
  if (refused !== null) return refused
  if (sheet.answer.hexes.length > 0) return refuse('AR-220', 'answerBegun')
  if (field < 0 || field >= FIELD_COUNT) return refuse('AR-224', 'fieldUnknown', { field })
  return sheet.compass[field] === NONE ? null : refuse('AR-402', 'fieldFilled', { field })
}

/** Skipping: instead of anything else, and without hints (AR-226, AR-228). */
export function refuseSkip(attempt: Attempt): Refusal | null {
  const { state, sheet } = attempt
  const refused = refuseOutside(attempt, 'AR-207', 'mustMove')
  if (refused !== null) return refused
  if (sheet.answer.hexes.length > 0) return refuse('AR-220', 'answerBegun')
  return sheet.answer.colour === state.named ? null : refuse('AR-228', 'shiftedNoSkip')
}

/** The extra meadow: the Hunter's, when an opponent names the identity colour, before the answer (AR-661). */
export function refuseMeadow(attempt: Attempt, hex: number): Refusal | null {
  const { printed, chart, state, sheet } = attempt
  const { answer, identity } = sheet
  const refused = refuseOutside(attempt, 'AR-663', 'notInOwnTurn')
  if (refused !== null) return refused
  if (!hasPower(printed, sheet, 'extraMeadow')) return refuse('AR-661', 'powerMissing')
  if (state.named !== identity) return refuse('AR-663', 'wrongTrigger', { identity })
  if (answer.meadow !== NONE) return refuse('AR-661', 'meadowTaken')
  if (answer.hexes.length > 0) return refuse('AR-R33', 'answerBegun')
  if (!isHex(attempt, hex)) return refuse('AR-661', 'hexUnknown', { hex })
  if (chart.hexes[hex].terrain !== 'meadow') return refuse('AR-661', 'notMeadow', { hex })
  if (sheet.painted[hex] !== NONE) return refuse('AR-304', 'visited', { hex })
  if (!isSupported(attempt, hex, 1)) return refuse('AR-661', 'notSupported', { hex })
  return isLastUse(attempt, hex) ? refuse('AR-227', 'noUse', { colour: answer.colour }) : null
}

/** Whether hints were paid for a colour that would be of no use without this hex: then it is the answer's. */
function isLastUse(attempt: Attempt, hex: number): boolean {
  const { chart, state, sheet } = attempt
  const { colour } = sheet.answer
  if (colour === state.named || sheet.compass.includes(NONE)) return false
  return !chart.hexes.some((_, other) => other !== hex && isTarget(attempt, other, colour))
}

/** Hints: once, before the answer, paid in full, along the line, to a colour that is of use (50x). */
export function refuseShift(attempt: Attempt, to: number): Refusal | null {
  const { printed, state, sheet } = attempt
  const { answer, hints } = sheet
  const from = state.named
  const refused = refuseOutside(attempt, 'AR-206', 'notInOwnTurn')
  if (refused !== null) return refused
  if (!sheet.usesHints) return refuse('AR-123', 'hintsNotInPlay')
  if (answer.hexes.length > 0) return refuse('AR-228', 'answerBegun')
  if (answer.colour !== from) return refuse('AR-506', 'shiftedAlready')
  if (!isColour(to)) return refuse('AR-502', 'colourUnknown', { colour: to })
  if (to === from) return refuse('AR-502', 'sameColour', { colour: to })
  if (Math.min(from, to) === GREEN && Math.max(from, to) === GREY) return refuse('AR-503', 'greyGreen')
  const stride = hasPower(printed, sheet, 'longHints') ? 2 : 1
  const cost = Math.ceil(Math.abs(to - from) / stride)
  if (cost > hints) return refuse('AR-506', 'notEnoughHints', { cost, hints })
  return sheet.compass.includes(NONE) || hasMapAnswer(attempt, to)
    ? null
    : refuse('AR-227', 'noUse', { colour: to })
}
