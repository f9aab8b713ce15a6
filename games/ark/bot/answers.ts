import { DIAMOND_SIDE, sideOfField } from '../compass/index.ts'
import { type ArkAction, allowance, isCompassFull, NONE } from '../rules/index.ts'
import type { Filling } from './future.ts'
import type { Planning } from './planning.ts'

/** Slots that are kept for turns to come. */
const RESERVE = 2
/** What a fourth field of the diamond side is worth beside sides that lengthen moves. */
const DIAMOND_USE = 2

/** An answer to the turn's colour: a field, a move or a skip, after hints and the extra meadow. */
export function answerFor(planning: Planning, actions: readonly ArkAction[]): ArkAction {
  const meadow = bestHex(planning, actions, 'meadow')
  if (meadow) return meadow
  const { sheet, plan, horizon, effort } = planning
  if (isCompassFull(sheet)) return mapAnswer(planning, actions)
  const { filling } = plan.choose(fillingsFor(planning), horizon, effort)
  if (filling.field === NONE) return mapAnswer(planning, actions)
  if (filling.colour !== sheet.answer.colour) {
    const shift = actions.find((action) => action.type === 'shift' && action.colour === filling.colour)
    return shift ?? skip(actions)
  }
  return fillWith(actions, bestSide(planning, filling.field))
}

/** The action that fills a field. */
export const fillWith = (actions: readonly ArkAction[], field: number): ArkAction =>
  actions.find((action) => action.type === 'fill' && action.field === field) ?? actions[0]

const skip = (actions: readonly ArkAction[]): ArkAction =>
  actions.find(({ type }) => type === 'skip') ?? actions[0]

/** Fields in the colour at hand, in colours that hints reach, or none. */
function fillingsFor({ plan, sheet, view, horizon, empty }: Planning): Filling[] {
  const isShifted = sheet.answer.colour !== view.named
  const fillings = plan.fillings(sheet.answer.colour, isShifted ? { ...horizon, hints: 0 } : horizon)
  const maySkip = !isShifted && horizon.turns >= empty
  return maySkip ? [...fillings, { colour: NONE, field: NONE, cost: 0 }] : fillings
}

/** Of two fields that mean the same to the letters the one whose side is of more use. */
function bestSide({ sheet, chart, plan }: Planning, field: number): number {
  const use = (each: number): number => {
    const side = sideOfField(each)
    if (side === DIAMOND_SIDE) return sheet.usesDiamonds ? DIAMOND_USE : 0
    const left = chart.ofColour[side].filter((hex) => sheet.painted[hex] === NONE).length
    return left / allowance(sheet, side)
  }
  return plan.twins(field).reduce((a, b) => (use(b) > use(a) ? b : a))
}

/** A move in place of a skip, when there is time for it. */
function mapAnswer(planning: Planning, actions: readonly ArkAction[]): ArkAction {
  const turns = planning.empty / Math.max(1, planning.rivals().length)
  if (planning.slotsLeft() <= turns + RESERVE && planning.empty > 0) return skip(actions)
  return bestHex(planning, actions, 'paint') ?? skip(actions)
}

/** Whether a move that has begun will paint all its targets, whatever their order. */
function paintsAll({ view, sheet, seat }: Planning, targets: number): boolean {
  const { answer } = sheet
  const isActive = seat === view.active && view.stage === 'moving'
  const painted = isActive ? view.move.length : answer.hexes.length
  const colour = isActive ? view.named : answer.colour
  return painted > 0 && targets <= allowance(sheet, colour) - painted
}

/** Of the actions of a kind the one with the most useful hex; a hex of many colours in the most hopeful one. */
export function bestHex(
  planning: Planning,
  actions: readonly ArkAction[],
  kind: 'paint' | 'meadow',
): ArkAction | null {
  const fitting = actions.filter((action) => action.type === kind)
  if (fitting.length === 0) return null
  if (kind === 'paint' && paintsAll(planning, fitting.length)) return fitting[0]
  const worth = planning.worth()
  const worthOf = (action: ArkAction): number => ('hex' in action ? worth[action.hex] : 0)
  const best = fitting.reduce((a, b) => (worthOf(b) > worthOf(a) ? b : a))
  if (best.type !== 'paint') return best
  const paints = fitting.filter((action) => action.type === 'paint' && action.hex === best.hex)
  if (paints.length === 1) return best
  const hope = (action: ArkAction): number =>
    action.type === 'paint' ? planning.plan.hopeWith(action.hex, action.colour) : 0
  return paints.reduce((a, b) => (hope(b) > hope(a) ? b : a))
}
