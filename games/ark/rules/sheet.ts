import type { Course, Seat } from '@vyprava/kernel'
import { DIAMOND_SIDE, sideOfField } from '../compass/index.ts'
import type { Chart } from './chart.ts'
import type { ArkEvent, MinusCause } from './events.ts'
import type { Printed } from './printed.ts'
import { type Answer, EARNED, IDLE, type Sheet, UNEARNED } from './state.ts'
import { isCompassFull } from './targets.ts'
import { COLOURS, FIELD_COUNT, NONE } from './vocabulary.ts'

export type ArkCourse = Course<ArkEvent>

const filledWith = (count: number, value: number): number[] => new Array<number>(count).fill(value)

export const newAnswer = (): Answer => ({
  kind: 'open',
  done: false,
  colour: NONE,
  meadow: NONE,
  hexes: [],
  paints: [],
  field: NONE,
})

/** An empty sheet (AR-112, AR-401). */
export const newSheet = (hexes: number): Sheet => ({
  character: NONE,
  identity: NONE,
  usesHints: false,
  usesDiamonds: false,
  owesSystem: false,
  owesFields: 0,
  start: NONE,
  painted: filledWith(hexes, NONE),
  near: filledWith(hexes, 0),
  far: [],
  fresh: [],
  tally: filledWith(COLOURS.length, 0),
  compass: filledWith(FIELD_COUNT, NONE),
  sides: filledWith(6, 0),
  counter: [],
  minus: 0,
  hints: 0,
  diamonds: [UNEARNED, UNEARNED, UNEARNED],
  diamondColours: [NONE, NONE, NONE],
  conversions: 0,
  status: 'playing',
  parts: 0,
  stale: false,
  answer: newAnswer(),
})

export function paintHex(sheet: Sheet, hex: number, colour: number): void {
  sheet.painted[hex] = colour
  sheet.tally[colour] += 1
  sheet.fresh.push(hex)
  sheet.stale = true
}

/** What was painted in this turn supports from now on (AR-305, AR-306). */
export function settleSupport(chart: Chart, sheet: Sheet): void {
  const { fresh, near, far } = sheet
  for (let i = 0; i < fresh.length; i++) {
    const hex = fresh[i]
    for (let k = 6 * hex, end = k + 6; k < end; k++) if (chart.around[k] >= 0) near[chart.around[k]] = 1
    if (far.length === 0) continue
    const within = chart.within2[hex]
    for (let k = 0; k < within.length; k++) far[within[k]] = 1
  }
  fresh.length = 0
}

/** A field is filled; with the fourth of the diamond side the compass diamond is earned (AR-531). */
export function fillField(sheet: Sheet, seat: Seat, field: number, colour: number, course: ArkCourse): void {
  sheet.compass[field] = colour
  sheet.stale = true
  const side = sideOfField(field)
  sheet.sides[side] += 1
  course.emit({ type: 'filled', seat, field, colour })
  if (side === DIAMOND_SIDE && sheet.sides[side] === 4) earn(sheet, seat, 0, course)
}

export function addMinus(sheet: Sheet, seat: Seat, cause: MinusCause, course: ArkCourse): void {
  sheet.minus += 1
  course.emit({ type: 'minus', seat, cause, total: sheet.minus })
}

/** Bookkeeping of one recorded movement whose hexes are painted, in the order of AR-212. */
export function recordMove(
  printed: Printed,
  chart: Chart,
  sheet: Sheet,
  seat: Seat,
  move: { active: boolean; colour: number; hexes: readonly number[]; paints: readonly number[] },
  course: ArkCourse,
): void {
  const { active, colour, hexes, paints } = move
  sheet.counter.push(colour)
  const slot = sheet.counter.length
  course.emit({ type: 'moved', seat, active, colour, hexes: hexes.slice(), paints: paints.slice(), slot })
  if (isCompassFull(sheet)) addMinus(sheet, seat, 'fullCompass', course)
  for (let i = 0; i < hexes.length; i++) visitWreck(chart, sheet, seat, hexes[i], course)
  slotHint(printed, sheet, seat, course)
  earnSets(sheet, seat, course)
}

/** A slot without colour: time passes for whoever is stuck (AR-327). */
export function markIdle(printed: Printed, sheet: Sheet, seat: Seat, course: ArkCourse): void {
  sheet.counter.push(IDLE)
  course.emit({ type: 'stuck', seat, slot: sheet.counter.length })
  slotHint(printed, sheet, seat, course)
}

/** A hint for every wreck visited (AR-310, AR-R26). */
export function visitWreck(chart: Chart, sheet: Sheet, seat: Seat, hex: number, course: ArkCourse): void {
  if (!chart.isWreck[hex] || !sheet.usesHints) return
  sheet.hints += 1
  course.emit({ type: 'hintGained', seat, source: 'wreck', hints: sheet.hints })
}

/** A hint for marking certain slots (AR-324). */
function slotHint(printed: Printed, sheet: Sheet, seat: Seat, course: ArkCourse): void {
  if (!sheet.usesHints || !printed.sheet.hintSlots.includes(sheet.counter.length)) return
  sheet.hints += 1
  course.emit({ type: 'hintGained', seat, source: 'slot', hints: sheet.hints })
}

/** Diamonds for one and for two painted hexes of every colour (AR-532, AR-533). */
export function earnSets(sheet: Sheet, seat: Seat, course: ArkCourse): void {
  if (!sheet.usesDiamonds || sheet.diamonds[2] !== UNEARNED) return
  const { tally } = sheet
  const sets = Math.min(tally[0], tally[1], tally[2], tally[3], tally[4])
  if (sets >= 1) earn(sheet, seat, 1, course)
  if (sets >= 2) earn(sheet, seat, 2, course)
}

function earn(sheet: Sheet, seat: Seat, diamond: number, course: ArkCourse): void {
  if (!sheet.usesDiamonds || sheet.diamonds[diamond] !== UNEARNED) return
  sheet.diamonds[diamond] = EARNED
  course.emit({ type: 'diamondEarned', seat, diamond })
}
