import type { Random, Seat } from '@vyprava/kernel'
import { silentCourse } from '@vyprava/kernel'
import { applyAnswer, owesAnswer, resetAnswer } from '../rules/answer.ts'
import { decisionOf, take } from '../rules/game.ts'
import { type Ark, type ArkAction, NONE, type Printed } from '../rules/index.ts'
import { settleSupport } from '../rules/sheet.ts'
import { viewOf } from '../rules/view.ts'
import { copyArk } from './copy.ts'
import { stepFor } from './planner.ts'
import type { Planning } from './planning.ts'

/**
 * An action and the rest of the own turn or answer as the planner would play it, as it then lies on the own sheet. The
 * others neither move nor answer in the thought.
 */
export function playedOut(
  printed: Printed,
  planning: Planning,
  state: Ark,
  seat: Seat,
  action: ArkAction,
  random: Random,
): Ark {
  const world = copyArk(state)
  const chart = printed.chartOf(world)
  const course = silentCourse(random)
  take(printed, chart, world, seat, action, course)
  let thought = planning
  while (isAsked(world, seat)) {
    const { actions, prompt } = decisionOf(printed, chart, world, seat)
    thought = thought.after(viewOf(printed, world, seat))
    take(printed, chart, world, seat, stepFor(thought, prompt.key, actions), course)
  }
  const sheet = world.sheets[seat]
  if (sheet.answer.done) {
    applyAnswer(printed, chart, world, seat, course)
    resetAnswer(sheet, NONE)
  }
  settleSupport(chart, sheet)
  sheet.parts = chart.finder.count(sheet.painted, sheet.compass)
  return world
}

/** Whether the own turn or answer goes on; what is prepared is judged step by step. */
const isAsked = (world: Ark, seat: Seat): boolean =>
  owesAnswer(world, seat) ||
  (seat === world.active && (world.phase === 'naming' || (world.phase === 'turn' && world.stage !== 'ended')))
