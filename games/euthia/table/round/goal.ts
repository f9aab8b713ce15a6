import type { ScenarioGoal } from '../../content/scenario.ts'
import type { Euthia } from '../../rules/state.ts'
import { grownFor } from '../../rules/story/cards.ts'
import type { RoundLabels } from '../../texts/labels/index.ts'

type Table = Pick<Euthia, 'mode' | 'players'>

/** How many elites are to be beaten (EU-1514). */
export const neededOf = (goal: Extract<ScenarioGoal, { readonly goal: 'elites' }>, table: Table): number =>
  table.mode === 'solo' ? goal.solo : grownFor(goal[table.mode], table)

interface Played {
  readonly goal: ScenarioGoal
  readonly rounds: number
}

/** What wins, in words: the goal, and among rivals what it costs to miss it. */
export function winsOf({ goal, rounds }: Played, table: Table, { goals, rivals }: RoundLabels): string {
  const said = goalIn({ goal, rounds }, table, goals)
  return table.mode === 'competitive' ? `${said} ${rivals}` : said
}

function goalIn({ goal, rounds }: Played, table: Table, goals: RoundLabels['goals']): string {
  switch (goal.goal) {
    case 'elites':
      return goals.elites(neededOf(goal, table), rounds)
    case 'settlements':
      return goals.settlements(grownFor(goal.destroyed, table), rounds)
    case 'sleeper':
      return goals.sleeper(rounds)
    case 'golem':
      return goals.golem(rounds)
  }
}
