import type { Refusal } from '@vyprava/kernel'
import { sideOfField } from '../../compass/index.ts'
import { hasPower } from '../printed.ts'
import { FIELD_COUNT, GREY, NONE, type Power } from '../vocabulary.ts'
import { type Attempt, isHex } from './context.ts'
import { refuse } from './reasons.ts'

/** One's own character, when it is one's turn to choose, not taken (AR-104). */
export function refuseCharacter({ printed, state, role }: Attempt, character: number): Refusal | null {
  if (role !== 'choosing') return refuse('AR-104', 'chosenAlready')
  if (character < 0 || character >= printed.pack.characters.length) {
    return refuse('AR-104', 'characterUnknown', { character })
  }
  const taken = state.sheets.some((sheet) => sheet.character === character)
  return taken ? refuse('AR-104', 'characterTaken', { character }) : null
}

/** Hints or diamonds: at medium difficulty, once, after character and identity (AR-121, AR-R20). */
export function refuseSystem({ state, sheet, role }: Attempt): Refusal | null {
  if (state.difficulty === 'easy') return refuse('AR-120', 'systemFixed')
  if (state.difficulty === 'high') return refuse('AR-122', 'systemFixed')
  if (sheet.character === NONE || role === 'choosing') return refuse('AR-110', 'setupOrder')
  if (state.phase === 'characters') return refuse('AR-110', 'setupOrder')
  return sheet.owesSystem ? null : refuse('AR-R20', 'chosenAlready')
}

const START_RULES: Readonly<Record<Power, string>> = {
  leap: 'AR-610',
  enterDanger: 'AR-620',
  longHints: 'AR-630',
  paintWreck: 'AR-640',
  convert: 'AR-650',
  extraMeadow: 'AR-660',
  threeFields: 'AR-670',
}

/** The start hex: in its place in the preparation, where the character may start (AR-107, AR-110). */
export function refuseStart(attempt: Attempt, hex: number): Refusal | null {
  const { printed, chart, state, sheet } = attempt
  if (sheet.start !== NONE) return refuse('AR-107', 'chosenAlready')
  if (state.phase === 'characters' || sheet.owesSystem) return refuse('AR-110', 'setupOrder')
  if (!isHex(attempt, hex)) return refuse('AR-107', 'hexUnknown', { hex })
  if (chart.isDanger[hex]) return refuse('AR-107', 'danger', { hex })
  if (chart.isWreck[hex]) return refuse('AR-107', 'wreckStart', { hex })
  const { start, power } = printed.pack.characters[sheet.character]
  const fits = chart.starts[start].includes(hex)
  return fits ? null : refuse(START_RULES[power], 'notStart', { hex, character: sheet.character })
}

/** The first fields: after the start, exactly as many as are due, the Knight's by the road (AR-109, AR-671). */
export function refuseFirstField({ printed, state, sheet, role }: Attempt, field: number): Refusal | null {
  if (role === 'waiting' && state.phase === 'preparation') return refuse('AR-109', 'chosenAlready')
  if (state.phase === 'characters' || sheet.start === NONE) return refuse('AR-110', 'setupOrder')
  if (field < 0 || field >= FIELD_COUNT) return refuse('AR-109', 'fieldUnknown', { field })
  if (hasPower(printed, sheet, 'threeFields') && sideOfField(field) !== GREY) {
    return refuse('AR-671', 'notRoadSide', { field })
  }
  return sheet.compass[field] === NONE ? null : refuse('AR-402', 'fieldFilled', { field })
}
