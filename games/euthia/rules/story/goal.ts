import type { Printed } from '../printed.ts'
import type { Euthia } from '../state.ts'
import { grownFor } from './cards.ts'

/** Whether the common goal of the scenario is reached now (EU-1501, EU-1514, EU-1528, EU-1538, EU-1549). */
export function goalReached({ pack }: Printed, state: Euthia): boolean {
  const { goal } = pack.scenarios[state.scenario]
  const { story, mode } = state
  switch (goal.goal) {
    case 'elites': {
      const needed = mode === 'solo' ? goal.solo : grownFor(goal[mode], state)
      return story.elitesBeaten >= needed
    }
    case 'settlements':
      return story.foes.length === 0 || story.destroyed <= grownFor(goal.destroyed, state)
    case 'sleeper':
    case 'golem':
      return story.foes.length === 0
  }
}

/** Whether the round that ends is the last one: by the count of rounds, or because the sleeper has fallen (EU-220, EU-1538). */
export function isLastRound({ pack }: Printed, { scenario, round, story }: Euthia): boolean {
  const { rounds, goal } = pack.scenarios[scenario]
  return round === rounds || (goal.goal === 'sleeper' && story.foes.length === 0)
}

/** The grade of a success alone: its place among those of the scenario, or null where there are none (EU-1515). */
export function gradeFor({ pack }: Printed, { scenario, mode }: Euthia, rep: number): number | null {
  const { grades } = pack.scenarios[scenario]
  if (mode !== 'solo' || grades.length === 0) return null
  return grades.filter((from) => rep >= from).length - 1
}
