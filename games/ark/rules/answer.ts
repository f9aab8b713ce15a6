import type { Decision, Seat } from '@vyprava/kernel'
import { type ArkAction, END_MOVE, FILL, MEADOW, SHIFT, SKIP } from './actions.ts'
import type { Chart } from './chart.ts'
import { pushPaints } from './paints.ts'
import { hasPower, type Printed } from './printed.ts'
import { type ArkCourse, addMinus, earnSets, fillField, paintHex, recordMove } from './sheet.ts'
import type { Ark, Sheet } from './state.ts'
import { allowance, hasAnswerTarget, hintCost, isBarred, isCompassFull } from './targets.ts'
import { COLOURS, FIELD_COUNT, NONE, YELLOW } from './vocabulary.ts'

/** Whether a seat owes an answer to the turn's colour; alone, the player answers the die (AR-220, AR-950). */
export function owesAnswer(state: Ark, seat: Seat): boolean {
  const { status, answer } = state.sheets[seat]
  if (state.phase !== 'turn' || state.named === NONE || status !== 'playing' || answer.done) return false
  return seat !== state.active || (state.die && state.mode === 'solo')
}

/**
 * Whether the Hunter may take an extra meadow: the named colour counts, and hints change nothing (AR-661, AR-663).
 * It stays open until the first hex or field of the answer (AR-R33).
 */
const mayTakeMeadow = (printed: Printed, state: Ark, sheet: Sheet): boolean =>
  state.named === sheet.identity && hasPower(printed, sheet, 'extraMeadow') && sheet.answer.meadow === NONE

/** Whether a colour can be put to use by a map or a compass answer. */
export const hasUse = (printed: Printed, chart: Chart, state: Ark, sheet: Sheet, colour: number): boolean =>
  !isCompassFull(sheet) || hasAnswerTarget(printed, chart, state, sheet, colour)

/** Map, compass or skip; before it the extra meadow and hints (AR-220 to AR-228). */
export function answerDecision(printed: Printed, chart: Chart, state: Ark, seat: Seat): Decision<ArkAction> {
  const sheet = state.sheets[seat]
  const { answer, hints } = sheet
  const { colour } = answer
  const most = allowance(sheet, colour)
  const actions: ArkAction[] = []
  if (answer.hexes.length > 0) {
    actions.push(END_MOVE)
    pushPaints(printed, chart, sheet, colour, sheet.near, answer, actions)
    const values = { colour, painted: answer.hexes.length, allowance: most }
    return { prompt: { key: 'answerMove', values }, actions }
  }
  for (let field = 0; field < FIELD_COUNT; field++) {
    if (sheet.compass[field] === NONE) actions.push(FILL[field])
  }
  if (mayTakeMeadow(printed, state, sheet)) pushMeadows(chart, state, sheet, actions)
  if (state.mode !== 'solo') pushPaints(printed, chart, sheet, colour, sheet.near, answer, actions)
  if (colour === state.named) {
    if (hints > 0) pushShifts(printed, chart, state, sheet, actions)
    actions.push(SKIP)
  }
  return { prompt: { key: 'answer', values: { colour, hints, allowance: most, die: state.die } }, actions }
}

function pushMeadows(chart: Chart, state: Ark, sheet: Sheet, list: ArkAction[]): void {
  const meadows = chart.ofColour[YELLOW]
  const before = list.length
  for (let i = 0; i < meadows.length; i++) {
    const hex = meadows[i]
    if (sheet.painted[hex] === NONE && sheet.near[hex] === 1) list.push(MEADOW[hex])
  }
  if (list.length === before + 1 && needsMeadow(state, sheet)) list.pop()
}

/** Whether only a meadow can be the answer: hints made it yellow, no field is empty, and skipping is over (AR-228). */
const needsMeadow = (state: Ark, sheet: Sheet): boolean =>
  sheet.answer.colour === YELLOW && state.named !== YELLOW && isCompassFull(sheet)

/** Colours that the player can pay for and put to use (AR-502, AR-503, AR-506). */
function pushShifts(printed: Printed, chart: Chart, state: Ark, sheet: Sheet, list: ArkAction[]): void {
  for (let to = 0; to < COLOURS.length; to++) {
    if (to === state.named || isBarred(state.named, to)) continue
    if (hintCost(printed, sheet, state.named, to) > sheet.hints) continue
    if (hasUse(printed, chart, state, sheet, to)) list.push(SHIFT[to])
  }
}

/** Whether a map answer that has begun can go on: within the allowance, with a target left. */
export const hasMoreToPaint = (printed: Printed, chart: Chart, state: Ark, sheet: Sheet): boolean =>
  sheet.answer.hexes.length < allowance(sheet, sheet.answer.colour) &&
  hasAnswerTarget(printed, chart, state, sheet, sheet.answer.colour)

/** One step of an answer; nothing reaches the sheet before the turn ends. */
export function takeAnswer(
  printed: Printed,
  chart: Chart,
  state: Ark,
  seat: Seat,
  action: ArkAction,
  course: ArkCourse,
): void {
  const sheet = state.sheets[seat]
  const { answer } = sheet
  switch (action.type) {
    case 'meadow':
      answer.meadow = action.hex
      return
    case 'shift':
      answer.colour = action.colour
      return
    case 'paint':
      answer.kind = 'map'
      answer.hexes.push(action.hex)
      answer.paints.push(action.colour)
      answer.done = !hasMoreToPaint(printed, chart, state, sheet)
      break
    case 'endMove':
      answer.done = true
      break
    case 'fill':
      answer.kind = 'compass'
      answer.field = action.field
      answer.done = true
      break
    case 'skip':
      answer.kind = 'skip'
      answer.done = true
      break
    default:
      throw new Error(`An answer cannot take ${JSON.stringify(action)}`)
  }
  if (answer.done) course.emit({ type: 'answered', seat })
}

/** Brings a given answer to the sheet (AR-222 to AR-226, AR-R33). */
export function applyAnswer(printed: Printed, chart: Chart, state: Ark, seat: Seat, course: ArkCourse): void {
  const sheet = state.sheets[seat]
  const { kind, colour, meadow, hexes, paints, field } = sheet.answer
  if (meadow !== NONE) {
    paintHex(sheet, meadow, YELLOW)
    course.emit({ type: 'meadowVisited', seat, hex: meadow })
    earnSets(sheet, seat, course)
  }
  if (colour !== state.named) {
    const paid = hintCost(printed, sheet, state.named, colour)
    sheet.hints -= paid
    course.emit({ type: 'shifted', seat, from: state.named, to: colour, paid })
  }
  if (kind === 'map') {
    for (let i = 0; i < hexes.length; i++) paintHex(sheet, hexes[i], paints[i])
    recordMove(printed, chart, sheet, seat, { active: false, colour, hexes, paints }, course)
  } else if (kind === 'compass') {
    fillField(sheet, seat, field, colour, course)
  } else {
    addMinus(sheet, seat, 'skip', course)
  }
}

/** Makes an answer blank, to be given to a colour; NONE when nothing is asked. */
export function resetAnswer({ answer }: Sheet, colour: number): void {
  answer.kind = 'open'
  answer.done = false
  answer.colour = colour
  answer.meadow = NONE
  answer.hexes.length = 0
  answer.paints.length = 0
  answer.field = NONE
}
