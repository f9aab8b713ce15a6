import { clone, type Decision, Random, type Seat, silentCourse } from '@vyprava/kernel'
import { applyAnswer } from '../rules/answer.ts'
import { decidersOf } from '../rules/flow.ts'
import { decisionOf, take } from '../rules/game.ts'
import type { Ark, ArkAction, ArkEvent, ArkView, Printed, Sheet } from '../rules/index.ts'
import { newAnswer } from '../rules/sheet.ts'
import type { Press } from './intent.ts'

/**
 * The table as the rules can read it, made from what is seen alone: hidden answers are blank. Only what a step of this
 * seat may change is copied.
 */
export function knownState(view: ArkView, seat: Seat): Ark {
  const { sheets, move, movePaints, ...rest } = view
  return {
    ...rest,
    move: move.slice(),
    movePaints: movePaints.slice(),
    sheets: sheets.map(({ answered, score: _score, ...sheet }, number) => {
      const own = number === seat ? clone(sheet) : sheet
      return {
        ...own,
        answer: sheet.answer === null ? { ...newAnswer(), done: answered } : clone(sheet.answer),
      }
    }),
  }
}

/** What came of steps that were only tried out. */
export interface Trial {
  readonly state: Ark
  /** What the seat is asked next; null when it would owe nothing. */
  readonly decision: Decision<ArkAction> | null
}

/** Takes steps one after another without ending the turn, as if nobody else were at the table. */
export function tryOut(printed: Printed, view: ArkView, seat: Seat, steps: Press): Trial {
  const state = knownState(view, seat)
  const chart = printed.chartOf(state)
  for (const step of steps) take(printed, chart, state, seat, step, silent())
  const asked = decidersOf(state).includes(seat)
  return { state, decision: asked ? decisionOf(printed, chart, state, seat) : null }
}

/** The sheet as it will be when the turn ends, and what is told on the way there. */
export interface Outcome {
  readonly sheet: Sheet
  readonly events: readonly ArkEvent[]
}

/** What a press brings to one's own sheet: an answer is brought to it as if it were revealed. */
export function outcomeOf(printed: Printed, view: ArkView, seat: Seat, steps: Press): Outcome {
  const state = knownState(view, seat)
  const chart = printed.chartOf(state)
  const events: ArkEvent[] = []
  const turn = { ...silent(), emit: (event: ArkEvent) => void events.push(event) }
  for (const step of steps) take(printed, chart, state, seat, step, turn)
  const sheet = state.sheets[seat]
  if (seat !== state.active || state.die) {
    const { answer } = sheet
    if (answer.done) applyAnswer(printed, chart, state, seat, turn)
    else bringUnfinished(sheet)
  }
  return { sheet, events }
}

/** An answer that is still gathered: its hexes and its field as they would be drawn. */
function bringUnfinished({ answer, painted, fresh }: Sheet): void {
  answer.hexes.forEach((hex, place) => {
    painted[hex] = answer.paints[place]
    fresh.push(hex)
  })
}

/** Nothing that is tried out here depends on chance. */
const silent = () => silentCourse(new Random('tried out'))
