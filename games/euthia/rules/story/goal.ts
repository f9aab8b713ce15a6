import type { Grown } from '../../content/schema.ts'
import type { Printed } from '../printed.ts'
import type { Euthia } from '../state.ts'

const grownFor = ({ base, each }: Grown, { players }: Euthia): number => base + each * players.length

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
