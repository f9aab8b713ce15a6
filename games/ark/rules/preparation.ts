import type { Decision, Seat } from '@vyprava/kernel'
import { FIELDS_OF_SIDE } from '../compass/index.ts'
import { type ArkAction, FILL, START, SYSTEM } from './actions.ts'
import type { Chart } from './chart.ts'
import { hasPower, type Printed } from './printed.ts'
import { giveCharacter } from './setup.ts'
import { type ArkCourse, fillField, paintHex } from './sheet.ts'
import type { Ark, Sheet } from './state.ts'
import { FIELD_COUNT, GREY, NONE } from './vocabulary.ts'

/** The seat that chooses a character now, or NONE: one after the other, so that nobody takes another's. */
export function choosingSeat({ sheets }: Ark): Seat {
  for (let seat = 0; seat < sheets.length; seat++) if (sheets[seat].character === NONE) return seat
  return NONE
}

/** Whether a sheet is ready for the first turn. */
export const isReady = ({ owesSystem, owesFields, start }: Sheet): boolean =>
  !owesSystem && owesFields === 0 && start !== NONE

export function characterDecision({ pack }: Printed, { sheets }: Ark): Decision<ArkAction> {
  const actions: ArkAction[] = []
  for (let character = 0; character < pack.characters.length; character++) {
    if (sheets.every((sheet) => sheet.character !== character)) actions.push({ type: 'character', character })
  }
  return { prompt: { key: 'character' }, actions }
}

/** Hints or diamonds, the start hex, the first fields: in this order (AR-110). */
export function preparationDecision(printed: Printed, chart: Chart, sheet: Sheet): Decision<ArkAction> {
  const { character, identity, owesFields } = sheet
  if (sheet.owesSystem) return { prompt: { key: 'system' }, actions: SYSTEM_CHOICES }
  if (sheet.start === NONE) {
    const hexes = chart.starts[printed.pack.characters[character].start]
    return { prompt: { key: 'start', values: { character } }, actions: hexes.map((hex) => START[hex]) }
  }
  const actions: ArkAction[] = []
  const knight = hasPower(printed, sheet, 'threeFields')
  const first = knight ? FIELDS_OF_SIDE * GREY : 0
  const end = knight ? first + FIELDS_OF_SIDE : FIELD_COUNT
  for (let field = first; field < end; field++) if (sheet.compass[field] === NONE) actions.push(FILL[field])
  return { prompt: { key: 'field', values: { identity, fields: owesFields } }, actions }
}

const SYSTEM_CHOICES: readonly ArkAction[] = SYSTEM.toSorted((a, b) =>
  a.type === 'system' && b.type === 'system' && a.system < b.system ? -1 : 1,
)

export function takePreparation(
  printed: Printed,
  chart: Chart,
  state: Ark,
  seat: Seat,
  action: ArkAction,
  course: ArkCourse,
): void {
  const sheet = state.sheets[seat]
  switch (action.type) {
    case 'character':
      giveCharacter(printed, sheet, action.character, state.difficulty, course.random)
      course.emit({ type: 'characterChosen', seat, character: action.character })
      course.emit({ type: 'identityRolled', seat, colour: sheet.identity })
      if (choosingSeat(state) === NONE) state.phase = 'preparation'
      return
    case 'system':
      sheet.owesSystem = false
      sheet.usesHints = action.system === 'hints'
      sheet.usesDiamonds = action.system === 'diamonds'
      course.emit({ type: 'systemChosen', seat, system: action.system })
      return
    case 'start':
      sheet.start = action.hex
      paintHex(sheet, action.hex, chart.colour[action.hex])
      course.emit({ type: 'started', seat, hex: action.hex, colour: chart.colour[action.hex] })
      return
    case 'fill':
      sheet.owesFields -= 1
      fillField(sheet, seat, action.field, sheet.identity, course)
      return
    default:
      throw new Error(`The preparation cannot take ${JSON.stringify(action)}`)
  }
}
