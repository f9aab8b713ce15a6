import type { Player } from '@vyprava/bots'
import type { ArkAction, ArkView, Pack } from '../rules/index.ts'
import type { Effort } from './compass-plan.ts'
import { createPlanner } from './planner.ts'

/** How much the planning players think, by the names of the house's levels, weakest first. */
const EFFORTS: readonly (Effort & { readonly name: string })[] = [
  { name: 'wanderer', tried: 4, ends: 3 },
  { name: 'scout', tried: 6, ends: 6 },
  { name: 'pathfinder', tried: 8, ends: 24 },
  { name: 'navigator', tried: 12, ends: 80 },
]

/** Judges every choice at first sight and imagines nothing of what is to come. */
const createGreedy = (pack: Pack): Player<ArkView, ArkAction> =>
  createPlanner('greedy', pack, { tried: 1, ends: 0 })

/** The players of Ark with the maps and characters of a pack, weakest first. */
export function playersFor(pack: Pack): Player<ArkView, ArkAction>[] {
  const greedy = createGreedy(pack)
  return [
    createNovice(greedy),
    greedy,
    ...EFFORTS.map(({ name, ...effort }) => createPlanner(name, pack, effort)),
  ]
}

/** Every other choice is made without a thought. */
function createNovice(greedy: Player<ArkView, ArkAction>): Player<ArkView, ArkAction> {
  return {
    name: 'novice',
    choose: (question, random) =>
      random.int(2) === 0 ? random.pick(question.decision.actions) : greedy.choose(question, random),
  }
}
