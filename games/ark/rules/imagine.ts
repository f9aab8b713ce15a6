import { clone, type Random, type Seat, silentCourse } from '@vyprava/kernel'
import type { ArkAction } from './actions.ts'
import { answerDecision, hasMoreToPaint, owesAnswer, resetAnswer, takeAnswer } from './answer.ts'
import type { Chart } from './chart.ts'
import type { Printed } from './printed.ts'
import { newAnswer } from './sheet.ts'
import type { Ark, Sheet } from './state.ts'
import type { ArkView, SheetView } from './view.ts'

/** A full state that fits a view: answers that are hidden from the seat are given anew at random. */
export function imagineFrom(printed: Printed, view: ArkView, random: Random): Ark {
  const { sheets, ...rest } = clone(view)
  const state: Ark = { ...rest, sheets: sheets.map(withoutAnswer) }
  const chart = printed.chartOf(state)
  for (let seat = 0; seat < sheets.length; seat++) {
    const { answer, answered } = sheets[seat]
    if (answer !== null) continue
    if (!owesAnswer(state, seat)) continue
    resetAnswer(state.sheets[seat], state.named)
    if (answered) giveAnswer(printed, chart, state, seat, random)
    else answerOn(printed, chart, state, seat, random)
  }
  return state
}

/** Field by field: taking a few away from all costs as much as everything else that imagining does. */
function withoutAnswer(sheet: SheetView): Sheet {
  return {
    character: sheet.character,
    identity: sheet.identity,
    usesHints: sheet.usesHints,
    usesDiamonds: sheet.usesDiamonds,
    owesSystem: sheet.owesSystem,
    owesFields: sheet.owesFields,
    start: sheet.start,
    painted: sheet.painted,
    near: sheet.near,
    far: sheet.far,
    fresh: sheet.fresh,
    tally: sheet.tally,
    compass: sheet.compass,
    sides: sheet.sides,
    counter: sheet.counter,
    minus: sheet.minus,
    hints: sheet.hints,
    diamonds: sheet.diamonds,
    diamondColours: sheet.diamondColours,
    conversions: sheet.conversions,
    status: sheet.status,
    parts: sheet.parts,
    stale: sheet.stale,
    answer: sheet.answer ?? newAnswer(),
  }
}

/** Answers at random, step by step. */
function giveAnswer(printed: Printed, chart: Chart, state: Ark, seat: Seat, random: Random): void {
  const course = silentCourse(random)
  while (!state.sheets[seat].answer.done) {
    const action = random.pick(answerDecision(printed, chart, state, seat).actions)
    takeAnswer(printed, chart, state, seat, action, course)
  }
}

/** How often a step is sought that leaves all open, and how many are taken at most. */
const TRIES = 6
const MOST_STEPS = 2

/**
 * Somebody is still at it: no step or some at random, as long as afterwards both going on and ending remain
 * possible. So an imagined world is never refuted by somebody's next step, which nobody else can see.
 */
function answerOn(printed: Printed, chart: Chart, state: Ark, seat: Seat, random: Random): void {
  for (let steps = random.int(MOST_STEPS + 1); steps > 0; steps--) {
    if (!answerStep(printed, chart, state, seat, random)) return
  }
}

/** Takes a step that leaves the answer undecided, if one is found. */
function answerStep(printed: Printed, chart: Chart, state: Ark, seat: Seat, random: Random): boolean {
  const steps = openSteps(printed, chart, state, seat)
  if (steps.length === 0) return false
  const sheet = state.sheets[seat]
  const before = clone(sheet.answer)
  for (let i = 0; i < TRIES; i++) {
    takeAnswer(printed, chart, state, seat, random.pick(steps), silentCourse(random))
    const further = openSteps(printed, chart, state, seat).length
    if (further > 0 && further < answerDecision(printed, chart, state, seat).actions.length) return true
    sheet.answer = clone(before)
  }
  return false
}

const openSteps = (printed: Printed, chart: Chart, state: Ark, seat: Seat): ArkAction[] =>
  answerDecision(printed, chart, state, seat).actions.filter((action) =>
    goesOn(printed, chart, state, seat, action),
  )

/** Whether an answer is still open after a step. */
function goesOn(printed: Printed, chart: Chart, state: Ark, seat: Seat, action: ArkAction): boolean {
  if (action.type === 'meadow' || action.type === 'shift') return true
  if (action.type !== 'paint') return false
  const sheet = state.sheets[seat]
  sheet.answer.hexes.push(action.hex)
  const more = hasMoreToPaint(printed, chart, state, sheet)
  sheet.answer.hexes.pop()
  return more
}
