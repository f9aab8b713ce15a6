import type { Chart } from './chart.ts'
import { hasPower, type Printed } from './printed.ts'
import type { Answer, Ark, Sheet } from './state.ts'
import { COLOURS, FIELD_COUNT, GREEN, GREY, NONE } from './vocabulary.ts'

/** How many hexes one move of a colour may paint (AR-407). */
export function allowance(sheet: Pick<Sheet, 'identity' | 'sides'>, colour: number): number {
  const filled = sheet.sides[colour]
  return 1 + filled + (filled === 4 && sheet.identity === colour ? 1 : 0)
}

/** Leaping reaches two hexes far, in the own move only (AR-611). */
export const reachOf = (printed: Printed, sheet: Sheet, active: boolean): readonly number[] =>
  active && hasPower(printed, sheet, 'leap') ? sheet.far : sheet.near

/** The hexes that a colour opens to a character: those of the terrain, and danger for the Paladin (AR-622). */
export const opened = (printed: Printed, chart: Chart, sheet: Sheet, colour: number): readonly number[] =>
  (hasPower(printed, sheet, 'enterDanger') ? chart.ofColourOrDanger : chart.ofColour)[colour]

/** Whether a hex can be painted by a move: unvisited and supported. */
const isFree = (sheet: Sheet, reach: readonly number[], hex: number): boolean =>
  sheet.painted[hex] === NONE && reach[hex] === 1

/** Whether some hex of a list is free. */
export function hasFree(sheet: Sheet, reach: readonly number[], hexes: readonly number[]): boolean {
  for (let i = 0; i < hexes.length; i++) if (isFree(sheet, reach, hexes[i])) return true
  return false
}

/** Whether the active player has a target in a colour (AR-202). */
export const hasTarget = (printed: Printed, chart: Chart, sheet: Sheet, colour: number): boolean =>
  hasFree(sheet, reachOf(printed, sheet, true), opened(printed, chart, sheet, colour))

/** Whether no colour has a target (AR-327). */
export function isStuck(printed: Printed, chart: Chart, sheet: Sheet): boolean {
  for (let colour = 0; colour < COLOURS.length; colour++) {
    if (hasTarget(printed, chart, sheet, colour)) return false
  }
  return true
}

/** Whether there is just one target in all colours together, which free actions must leave (AR-213). */
export function isDownToOne(printed: Printed, chart: Chart, sheet: Sheet): boolean {
  const reach = reachOf(printed, sheet, true)
  const danger = hasPower(printed, sheet, 'enterDanger')
  let count = 0
  for (let hex = 0; hex < chart.size && count < 2; hex++) {
    if (isFree(sheet, reach, hex) && (danger || !chart.isDanger[hex])) count++
  }
  return count === 1
}

/** Whether a waiting answer has taken a hex already. */
export const isPlanned = ({ meadow, hexes }: Answer, hex: number): boolean =>
  meadow === hex || hexes.includes(hex)

/** Whether a map answer has a further target; the solo player has none (AR-222, AR-953). */
export function hasAnswerTarget(
  printed: Printed,
  chart: Chart,
  state: Ark,
  sheet: Sheet,
  colour: number,
): boolean {
  if (state.mode === 'solo') return false
  const hexes = opened(printed, chart, sheet, colour)
  for (let i = 0; i < hexes.length; i++) {
    if (isFree(sheet, sheet.near, hexes[i]) && !isPlanned(sheet.answer, hexes[i])) return true
  }
  return false
}

export const isCompassFull = ({ sides }: Sheet): boolean =>
  sides[0] + sides[1] + sides[2] + sides[3] + sides[4] + sides[5] === FIELD_COUNT

/** No step leads from grey to green or back (AR-503). */
export const isBarred = (from: number, to: number): boolean =>
  (from === GREEN && to === GREY) || (from === GREY && to === GREEN)

/** Hints that it takes to turn one colour into another: a step each, for the Mage two (AR-502, AR-631). */
export function hintCost(printed: Printed, sheet: Sheet, from: number, to: number): number {
  const steps = Math.abs(from - to)
  return hasPower(printed, sheet, 'longHints') ? Math.ceil(steps / 2) : steps
}

/** Conversions that the Druid may still make (AR-651). */
export const conversionsLeft = (printed: Printed, sheet: Sheet): number =>
  hasPower(printed, sheet, 'convert') ? Math.floor(sheet.tally[GREEN] / 4) - sheet.conversions : 0
