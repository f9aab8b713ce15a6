import { clone, type Observer, type Seat } from '@vyprava/kernel'
import type { Printed } from './printed.ts'
import { type Score, scoreOf } from './scoring.ts'
import type { ActiveStage, Answer, Ark, Phase, Sheet } from './state.ts'
import type { Difficulty, EndReason, Mode } from './vocabulary.ts'

/** A sheet as an observer sees it: all of it, but for an answer that is not revealed yet (AR-970). */
export interface SheetView extends Omit<Sheet, 'answer'> {
  /** Null when it is hidden from this observer. */
  answer: Answer | null
  /** Whether the seat has given its answer. */
  answered: boolean
  /** What the sheet would score if the game ended now. */
  score: Score
}

export interface ArkView {
  mode: Mode
  difficulty: Difficulty
  wildSix: boolean
  challenges: boolean
  map: string
  phase: Phase
  stage: ActiveStage
  turn: number
  active: Seat
  named: number
  die: boolean
  move: number[]
  movePaints: number[]
  sheets: SheetView[]
  ended: EndReason | null
}

/** In a race a waiting answer is seen by its own player only; together all is open (AR-221, AR-903). */
export const seesAnswer = (mode: Mode, seat: Seat, observer: Observer): boolean =>
  mode !== 'race' || seat === observer

export function viewOf(printed: Printed, state: Ark, observer: Observer): ArkView {
  return {
    mode: state.mode,
    difficulty: state.difficulty,
    wildSix: state.wildSix,
    challenges: state.challenges,
    map: state.map,
    phase: state.phase,
    stage: state.stage,
    turn: state.turn,
    active: state.active,
    named: state.named,
    die: state.die,
    move: state.move.slice(),
    movePaints: state.movePaints.slice(),
    sheets: state.sheets.map((sheet, seat) => sheetView(printed, state, sheet, seat, observer)),
    ended: state.ended,
  }
}

function sheetView(printed: Printed, state: Ark, sheet: Sheet, seat: Seat, observer: Observer): SheetView {
  return {
    character: sheet.character,
    identity: sheet.identity,
    usesHints: sheet.usesHints,
    usesDiamonds: sheet.usesDiamonds,
    owesSystem: sheet.owesSystem,
    owesFields: sheet.owesFields,
    start: sheet.start,
    painted: sheet.painted.slice(),
    near: sheet.near.slice(),
    far: sheet.far.slice(),
    fresh: sheet.fresh.slice(),
    tally: sheet.tally.slice(),
    compass: sheet.compass.slice(),
    sides: sheet.sides.slice(),
    counter: sheet.counter.slice(),
    minus: sheet.minus,
    hints: sheet.hints,
    diamonds: sheet.diamonds.slice(),
    diamondColours: sheet.diamondColours.slice(),
    conversions: sheet.conversions,
    status: sheet.status,
    parts: sheet.parts,
    stale: sheet.stale,
    answer: seesAnswer(state.mode, seat, observer) ? clone(sheet.answer) : null,
    answered: sheet.answer.done,
    score: scoreOf(printed, state, seat),
  }
}
