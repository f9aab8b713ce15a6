import type { Player } from '@vyprava/bots'
import type { DefendersAction, DefendersView, Pack } from '../rules/index.ts'
import type { Effort } from './mind.ts'
import { createPlanner } from './planner.ts'

/** How much the players think, by the names of the house's levels, weakest first. */
const EFFORTS: readonly (Effort & { readonly name: string })[] = [
  { name: 'novice', width: 1, leadWidth: 1, noise: 4 },
  { name: 'greedy', width: 1, leadWidth: 1, noise: 0 },
  { name: 'wanderer', width: 2, leadWidth: 1, noise: 2.5 },
  { name: 'scout', width: 4, leadWidth: 2, noise: 1 },
  { name: 'pathfinder', width: 10, leadWidth: 4, noise: 0 },
  { name: 'navigator', width: 24, leadWidth: 10, noise: 0 },
]

/** The players of Defenders with the cards of a pack, weakest first. */
export const playersFor = (pack: Pack): Player<DefendersView, DefendersAction>[] =>
  EFFORTS.map(({ name, ...effort }) => createPlanner(name, pack, effort))
