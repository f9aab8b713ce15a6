import type { ArkAction } from '../rules/index.ts'
import { routes } from './journey.ts'
import type { Planning } from './planning.ts'

/** How much the others' use of a colour counts beside the own journey. */
const RIVALRY = 1.5
const FRIENDSHIP = 0.5

/** The colour of the own turn: the best journey, with a thought for the others. */
export function colourFor(planning: Planning, actions: readonly ArkAction[]): ArkAction {
  const { printed, chart, sheet } = planning
  const favour = favourOf(planning)
  const best = routes(printed, chart, sheet, planning.worth(), true).reduce((a, b) =>
    b.worth + favour(b.colour) > a.worth + favour(a.colour) ? b : a,
  )
  return actions.find((action) => action.type === 'name' && action.colour === best.colour) ?? actions[0]
}

/** A colour without a move: the die's wild six for oneself, else what suits the others. */
export function colourOnly(planning: Planning, actions: readonly ArkAction[]): ArkAction {
  const isAlone = planning.view.mode === 'solo'
  const favour = isAlone ? (colour: number) => planning.plan.gainOf(colour) : favourOf(planning)
  const worth = (action: ArkAction): number => (action.type === 'name' ? favour(action.colour) : 0)
  return actions.reduce((a, b) => (worth(b) > worth(a) ? b : a))
}

/** A colour for the others: what helps them most together, what helps them least in a race. */
export function favourOf(planning: Planning): (colour: number) => number {
  const { view, effort } = planning
  if (effort.ends === 0) return () => 0
  const plans = planning.rivals().map((rival) => planning.of(rival).plan)
  const share = (view.mode === 'race' ? -RIVALRY : FRIENDSHIP) / Math.max(1, plans.length)
  return (colour) => share * plans.reduce((sum, plan) => sum + plan.gainOf(colour), 0)
}
