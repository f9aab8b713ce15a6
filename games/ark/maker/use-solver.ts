import { useEffect, useState } from 'react'
import { MAP_CHECKS } from '../maps/checks.ts'
import type { MapFault, MapSolution } from '../maps/index.ts'
import { solving } from '../maps/solve.ts'
import type { Survey } from '../maps/survey.ts'

export type Solution =
  | { readonly state: 'waits' }
  /** How much of it is done, from 0 to 1. */
  | { readonly state: 'counting'; readonly share: number }
  | { readonly state: 'found'; readonly line: MapSolution }
  | { readonly state: 'none'; readonly fault: MapFault }

/** So long it counts before the page may draw again, in milliseconds. */
const SLICE = 8
/** So long it waits for the next stroke. */
const PAUSE = 120

const UNSOLVED: MapFault = { kind: 'line', hexes: [] }

/** Looks for a line of play in slices, so that the hand never waits; begins anew when the sheet changes. */
export function useSolver(survey: Survey | null): Solution {
  const [solution, tell] = useState<Solution>({ state: 'waits' })
  useEffect(() => {
    if (survey === null) {
      tell({ state: 'waits' })
      return
    }
    const search = solving(survey)
    let timer = setTimeout(count, PAUSE)
    function count(): void {
      if (survey === null) return
      const until = performance.now() + SLICE
      let share = 0
      while (performance.now() < until) {
        const step = search.next()
        if (step.done) {
          const fault = () => MAP_CHECKS.find(({ name }) => name === 'solvable')?.fault(survey) ?? UNSOLVED
          tell(step.value === null ? { state: 'none', fault: fault() } : { state: 'found', line: step.value })
          return
        }
        share = step.value
      }
      tell({ state: 'counting', share })
      timer = setTimeout(count)
    }
    tell({ state: 'counting', share: 0 })
    return () => clearTimeout(timer)
  }, [survey])
  return solution
}
