import type { Player } from '@vyprava/bots'
import type { Random } from '@vyprava/kernel'
import type { Defenders, DefendersAction, DefendersView, Pack } from '../rules/index.ts'
import { tryOut } from './choices.ts'
import { leadFor, mistake } from './lead.ts'
import { type Effort, type Mind, mindOf } from './mind.ts'
import { planTurn } from './plan.ts'
import { wordFor } from './talk.ts'

/** Plans whole turns for the team, from what the seat may know. */
export function createPlanner(
  name: string,
  pack: Pack,
  effort: Effort,
): Player<DefendersView, DefendersAction> {
  const mind = mindOf(pack, effort)
  return {
    name,
    choose({ seat, decision: { actions, prompt }, asides = [], view }, random) {
      const speaks = prompt.key === 'discussion' && asides.length > 0
      if (actions.length === 1 && !speaks) return actions[0]
      const world = (): Defenders => mind.calm.imagine(view(), seat, random)
      switch (prompt.key) {
        case 'chooseFaction':
        case 'chooseLeader':
        case 'drawFrom':
          return random.pick(actions)
        case 'lead':
          return leadFor(mind, world(), seat, actions, random)
        case 'discussion':
          return wordFor(mind, view(), world, seat)
        case 'turn':
          return stepOf(mind, world(), actions, random)
        default:
          return tryOut(mind, world(), seat)
      }
    },
  }
}

const END: DefendersAction = { type: 'endActions' }

/** The next step of the best turn; who is careless does something else now and then. */
function stepOf(
  mind: Mind,
  state: Defenders,
  actions: readonly DefendersAction[],
  random: Random,
): DefendersAction {
  if (mind.effort.noise * Math.abs(mistake(random)) > CARELESS) return random.pick(actions)
  return planTurn(mind, state, mind.effort.width).actions[0] ?? END
}

const CARELESS = 2
