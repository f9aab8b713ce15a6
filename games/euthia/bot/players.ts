import type { Player } from '@vyprava/bots'
import type { EuthiaAction } from '../rules/actions.ts'
import type { Pack } from '../rules/printed.ts'
import type { EuthiaView } from '../rules/view.ts'
import type { Effort } from './mind.ts'
import { createPlanner } from './planner.ts'

/** How much the players think, by the names of the house's levels, weakest first. */
const EFFORTS: readonly (Effort & { readonly name: string })[] = [
  { name: 'novice', width: 1, depth: 1, turns: 0, noise: 0.6, careless: 0.3 },
  { name: 'wanderer', width: 2, depth: 2, turns: 0, noise: 0.5, careless: 0.05 },
  { name: 'greedy', width: 1, depth: 1, turns: 0, noise: 0, careless: 0 },
  { name: 'scout', width: 4, depth: 3, turns: 0, noise: 0.25, careless: 0 },
  { name: 'pathfinder', width: 16, depth: 7, turns: 2, noise: 0, careless: 0 },
  { name: 'navigator', width: 40, depth: 9, turns: 3, noise: 0, careless: 0 },
]

/** The players of Euthia with the tiles and cards of a pack, weakest first. */
export const playersFor = (pack: Pack): Player<EuthiaView, EuthiaAction>[] =>
  EFFORTS.map(({ name, ...effort }) => createPlanner(name, pack, effort))
