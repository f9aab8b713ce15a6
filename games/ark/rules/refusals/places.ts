import { distance } from '@vyprava/geometry'
import type { Refusal } from '@vyprava/kernel'
import { hasPower } from '../printed.ts'
import { BLUE, COLOURS, NONE } from '../vocabulary.ts'
import { type Attempt, isColour, isHex } from './context.ts'
import { refuse } from './reasons.ts'

/* Written from the rulebook over the painted hexes, without the tables that the lists are made from. */

/** Whether a hex lies within a distance of one that was visited before this turn (AR-305, AR-306). */
export const isSupported = ({ chart, sheet }: Attempt, hex: number, reach: number): boolean =>
  sheet.painted.some(
    (colour, other) =>
      colour !== NONE &&
      !sheet.fresh.includes(other) &&
      other !== hex &&
      distance(chart.hexes[hex], chart.hexes[other]) <= reach,
  )

/** How far a move reaches: the Ranger's own one leaps (AR-611). */
const reachOf = ({ printed, sheet, role }: Attempt): number =>
  role !== 'answering' && hasPower(printed, sheet, 'leap') ? 2 : 1

/** Whether a hex is visited, or taken by the answer under way. */
const isVisited = ({ sheet }: Attempt, hex: number): boolean =>
  sheet.painted[hex] !== NONE || sheet.answer.meadow === hex || sheet.answer.hexes.includes(hex)

/** Whether a move of some colour may paint a hex, by place and terrain. */
export function isTarget(attempt: Attempt, hex: number, colour: number): boolean {
  const { printed, chart, sheet } = attempt
  const open = chart.isDanger[hex] ? hasPower(printed, sheet, 'enterDanger') : chart.colour[hex] === colour
  return open && !isVisited(attempt, hex) && isSupported(attempt, hex, reachOf(attempt))
}

/** The colours in which a move has a target. */
export const reachableColours = (attempt: Attempt): Set<number> =>
  new Set(
    COLOURS.flatMap((_, colour) =>
      attempt.chart.hexes.some((_, hex) => isTarget(attempt, hex, colour)) ? [colour] : [],
    ),
  )

/** How many hexes the move of this turn could paint, in whatever colour. */
export const targetCount = (attempt: Attempt): number =>
  attempt.chart.hexes.filter((_, hex) => COLOURS.some((_, colour) => isTarget(attempt, hex, colour))).length

/** One hex of a move, active or as an answer (3xx, 6xx). */
export function refuseHex(attempt: Attempt, hex: number, move: number, paint: number): Refusal | null {
  const { printed, chart, sheet, role } = attempt
  if (!isHex(attempt, hex)) return refuse('AR-203', 'hexUnknown', { hex })
  if (!isColour(paint)) return refuse('AR-303', 'colourUnknown', { colour: paint })
  const danger = chart.isDanger[hex]
  if (danger && !hasPower(printed, sheet, 'enterDanger')) return refuse('AR-309', 'danger', { hex })
  if (!danger && chart.colour[hex] !== move) {
    const rule = chart.isWreck[hex] && hasPower(printed, sheet, 'paintWreck') ? 'AR-641' : 'AR-308'
    return refuse(rule, 'wrongColour', { hex, colour: move })
  }
  if (isVisited(attempt, hex)) return refuse('AR-304', 'visited', { hex })
  if (!isSupported(attempt, hex, reachOf(attempt))) {
    const leaper = hasPower(printed, sheet, 'leap')
    const rule = leaper && (role !== 'answering' || isSupported(attempt, hex, 2)) ? 'AR-611' : 'AR-305'
    return refuse(rule, 'notSupported', { hex })
  }
  const free = danger || (chart.isWreck[hex] && move === BLUE && hasPower(printed, sheet, 'paintWreck'))
  return free || paint === chart.colour[hex]
    ? null
    : refuse('AR-540', 'wrongPaint', { hex, colour: chart.colour[hex] })
}

/** Whether a map answer in a colour has a target. */
export const hasMapAnswer = (attempt: Attempt, colour: number): boolean =>
  attempt.state.mode !== 'solo' && attempt.chart.hexes.some((_, hex) => isTarget(attempt, hex, colour))
