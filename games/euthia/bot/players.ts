import type { Player } from '@vyprava/bots'
import type { EuthiaAction } from '../rules/actions.ts'
import type { Pack } from '../rules/printed.ts'
import type { EuthiaView } from '../rules/view.ts'
import { type Effort, PLAIN } from './mind.ts'
import { createPlanner } from './planner.ts'

/** How much the players think, by the names of the house's levels, weakest first. */
const EFFORTS: readonly (Effort & { readonly name: string })[] = [
  { ...PLAIN, name: 'novice', misjudges: 0.5, wavers: 0.2, forgets: 0.5, sight: 3 },
  { ...PLAIN, name: 'wanderer', width: 2, depth: 2, misjudges: 0.5, forgets: 0.2, sight: 6 },
  { ...PLAIN, name: 'greedy' },
  { ...PLAIN, name: 'scout', width: 4, depth: 3, misjudges: 0.4, forgets: 0.1, sight: 10 },
  { ...PLAIN, name: 'pathfinder', width: 16, depth: 7, turns: 2 },
  {
    ...PLAIN,
    name: 'navigator',
    width: 16,
    depth: 7,
    turns: 2,
    gathers: true,
    fights: [
      { answers: 8, worlds: 4 },
      { answers: 3, worlds: 4 },
    ],
  },
]

/** The players of Euthia with the tiles and cards of a pack, weakest first. */
export const playersFor = (pack: Pack): Player<EuthiaView, EuthiaAction>[] =>
  EFFORTS.map(({ name, ...effort }) => createPlanner(name, pack, effort))
