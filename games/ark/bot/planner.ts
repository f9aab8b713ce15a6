import type { Player } from '@vyprava/bots'
import { type ArkAction, type ArkView, type Pack, printedFrom } from '../rules/index.ts'
import { answerFor, bestHex, fillWith } from './answers.ts'
import type { Effort } from './compass-plan.ts'
import { freeAction } from './free.ts'
import type { Filling } from './future.ts'
import { colourFor, colourOnly } from './naming.ts'
import { Planning } from './planning.ts'
import { characterFor, startFor, systemFor } from './start.ts'

/** Plans the compass by imagining how it may be filled, and the journey by what it is then likely to need. */
export function createPlanner(name: string, pack: Pack, effort: Effort): Player<ArkView, ArkAction> {
  const printed = printedFrom(pack)
  return {
    name,
    choose({ seat, decision: { actions, prompt }, view }, random) {
      if (actions.length === 1) return actions[0]
      if (prompt.key === 'character') return characterFor(pack, actions)
      return stepFor(new Planning(printed, view(), seat, effort, random), prompt.key, actions)
    },
  }
}

/** The next step of a plan. */
export function stepFor(planning: Planning, prompt: string, actions: readonly ArkAction[]): ArkAction {
  switch (prompt) {
    case 'system':
      return systemFor(actions)
    case 'start':
      return startFor(planning, actions)
    case 'field':
      return firstField(planning, actions)
    case 'name':
      return freeAction(planning, actions) ?? colourFor(planning, actions)
    case 'nameOnly':
      return colourOnly(planning, actions)
    case 'after':
      return freeAction(planning, actions) ?? actions.find(({ type }) => type === 'endTurn') ?? actions[0]
    case 'answer':
      return answerFor(planning, actions)
    default:
      // A move goes on as long as it may: more hexes never find fewer parts.
      return bestHex(planning, actions, 'paint') ?? actions[0]
  }
}

/** A first field that keeps most ways open. */
function firstField({ plan, horizon, effort, sheet }: Planning, actions: readonly ArkAction[]): ArkAction {
  const fillings = actions.flatMap((action): Filling[] =>
    action.type === 'fill' ? [{ colour: sheet.identity, field: action.field, cost: 0 }] : [],
  )
  return fillWith(actions, plan.choose(fillings, horizon, effort).filling.field)
}
