import type { Decision, Seat } from '@vyprava/kernel'
import { type ArkAction, COLOUR_DIAMOND, CONVERT, END_MOVE, END_TURN, NAME, TERRAFORM } from './actions.ts'
import type { Chart } from './chart.ts'
import { pushPaints } from './paints.ts'
import { hasPower, type Printed } from './printed.ts'
import { type ArkCourse, earnSets, paintHex, recordMove, visitWreck } from './sheet.ts'
import { type Ark, COLOURED, EARNED, type Sheet, USED } from './state.ts'
import { allowance, conversionsLeft, hasFree, hasTarget, isDownToOne, opened, reachOf } from './targets.ts'
import { COLOURS, GREEN, GREY, NONE } from './vocabulary.ts'

/** Before the move: free actions, and the colour (AR-202, AR-209); or just a colour for the others. */
export function namingDecision(printed: Printed, chart: Chart, state: Ark): Decision<ArkAction> {
  if (state.stage === 'ended') return { prompt: { key: 'nameOnly' }, actions: NAME }
  const sheet = state.sheets[state.active]
  const actions: ArkAction[] = []
  const mayPaint = canPaintFreely(sheet, printed) && !isDownToOne(printed, chart, sheet)
  pushColouring(sheet, actions)
  if (mayPaint) pushConversions(printed, chart, sheet, actions)
  for (let colour = 0; colour < COLOURS.length; colour++) {
    if (hasTarget(printed, chart, sheet, colour)) actions.push(NAME[colour])
  }
  if (mayPaint) pushTerraforming(printed, chart, sheet, actions)
  return { prompt: { key: 'name' }, actions }
}

/** The move, and free actions after it (AR-203, AR-209). */
export function activeDecision(printed: Printed, chart: Chart, state: Ark): Decision<ArkAction> {
  const sheet = state.sheets[state.active]
  const colour = state.named
  const actions: ArkAction[] = []
  if (state.stage === 'moving') {
    if (state.move.length > 0) actions.push(END_MOVE)
    pushPaints(printed, chart, sheet, colour, reachOf(printed, sheet, true), null, actions)
    const values = { colour, painted: state.move.length, allowance: allowance(sheet, colour) }
    return { prompt: { key: 'paint', values }, actions }
  }
  pushColouring(sheet, actions)
  pushConversions(printed, chart, sheet, actions)
  actions.push(END_TURN)
  pushTerraforming(printed, chart, sheet, actions)
  return { prompt: { key: 'after', values: { colour } }, actions }
}

export function takeActive(
  printed: Printed,
  chart: Chart,
  state: Ark,
  seat: Seat,
  action: ArkAction,
  course: ArkCourse,
): void {
  const sheet = state.sheets[seat]
  switch (action.type) {
    case 'paint':
      paint(printed, chart, state, seat, action.hex, action.colour, course)
      return
    case 'endMove':
      finishMove(printed, chart, state, seat, course)
      return
    case 'endTurn':
      state.stage = 'ended'
      return
    case 'colourDiamond':
      colourDiamond(sheet, seat, action.colour, course)
      break
    case 'terraform':
      terraform(chart, sheet, seat, action.hex, action.colour, course)
      break
    case 'convert':
      sheet.conversions += 1
      paintHex(sheet, action.hex, GREY)
      course.emit({ type: 'converted', seat, hex: action.hex })
      earnSets(sheet, seat, course)
      break
    default:
      throw new Error(`The active player cannot take ${JSON.stringify(action)}`)
  }
  if (state.stage === 'moved') endIfDone(printed, chart, state, sheet)
}

function paint(
  printed: Printed,
  chart: Chart,
  state: Ark,
  seat: Seat,
  hex: number,
  colour: number,
  course: ArkCourse,
): void {
  const sheet = state.sheets[seat]
  paintHex(sheet, hex, colour)
  state.move.push(hex)
  state.movePaints.push(colour)
  course.emit({ type: 'painted', seat, hex, colour })
  const more =
    state.move.length < allowance(sheet, state.named) &&
    hasFree(sheet, reachOf(printed, sheet, true), opened(printed, chart, sheet, state.named))
  if (!more) finishMove(printed, chart, state, seat, course)
}

function finishMove(printed: Printed, chart: Chart, state: Ark, seat: Seat, course: ArkCourse): void {
  const sheet = state.sheets[seat]
  const move = { active: true, colour: state.named, hexes: state.move, paints: state.movePaints }
  recordMove(printed, chart, sheet, seat, move, course)
  state.stage = 'moved'
  endIfDone(printed, chart, state, sheet)
}

/** A turn without anything left to do ends by itself. */
function endIfDone(printed: Printed, chart: Chart, state: Ark, sheet: Sheet): void {
  if (sheet.diamonds.includes(EARNED)) return
  if (canPaintFreely(sheet, printed)) {
    const actions: ArkAction[] = []
    pushConversions(printed, chart, sheet, actions)
    pushTerraforming(printed, chart, sheet, actions)
    if (actions.length > 0) return
  }
  state.stage = 'ended'
}

function colourDiamond(sheet: Sheet, seat: Seat, colour: number, course: ArkCourse): void {
  const diamond = sheet.diamonds.indexOf(EARNED)
  sheet.diamonds[diamond] = COLOURED
  sheet.diamondColours[diamond] = colour
  course.emit({ type: 'diamondColoured', seat, diamond, colour })
}

/** A diamond paints one hex in its colour, free of slot, allowance and minus point (AR-536 to AR-542). */
function terraform(
  chart: Chart,
  sheet: Sheet,
  seat: Seat,
  hex: number,
  colour: number,
  course: ArkCourse,
): void {
  const diamond = readyDiamond(sheet, colour)
  sheet.diamonds[diamond] = USED
  paintHex(sheet, hex, colour)
  course.emit({ type: 'terraformed', seat, diamond, hex, colour })
  visitWreck(chart, sheet, seat, hex, course)
  earnSets(sheet, seat, course)
}

/** The first diamond that is ready to paint in a colour, or NONE. */
export function readyDiamond({ diamonds, diamondColours }: Sheet, colour: number): number {
  for (let i = 0; i < diamonds.length; i++) {
    if (diamonds[i] === COLOURED && diamondColours[i] === colour) return i
  }
  return NONE
}

/** Whether the player has a coloured diamond or a conversion. */
const canPaintFreely = (sheet: Sheet, printed: Printed): boolean =>
  sheet.diamonds.includes(COLOURED) || conversionsLeft(printed, sheet) > 0

function pushColouring(sheet: Sheet, list: ArkAction[]): void {
  if (!sheet.diamonds.includes(EARNED)) return
  for (let colour = 0; colour < COLOURS.length; colour++) list.push(COLOUR_DIAMOND[colour])
}

function pushConversions(printed: Printed, chart: Chart, sheet: Sheet, list: ArkAction[]): void {
  if (conversionsLeft(printed, sheet) <= 0) return
  const forests = chart.ofColour[GREEN]
  for (let i = 0; i < forests.length; i++) {
    const hex = forests[i]
    if (sheet.painted[hex] === NONE && sheet.near[hex] === 1) list.push(CONVERT[hex])
  }
}

function pushTerraforming(printed: Printed, chart: Chart, sheet: Sheet, list: ArkAction[]): void {
  if (!sheet.diamonds.includes(COLOURED)) return
  const danger = hasPower(printed, sheet, 'enterDanger')
  for (let colour = 0; colour < COLOURS.length; colour++) {
    if (readyDiamond(sheet, colour) === NONE) continue
    for (let hex = 0; hex < chart.size; hex++) {
      if (sheet.painted[hex] !== NONE || sheet.near[hex] === 0) continue
      if (danger || !chart.isDanger[hex]) list.push(TERRAFORM[colour][hex])
    }
  }
}
