import { distance } from '@vyprava/geometry'
import { type ArkAction, COLOURS } from '../rules/index.ts'
import type { Planning } from './planner.ts'

const NEAR = 2

/** A start with many colours close by, near the middle of the map. */
export function startFor({ chart }: Planning, actions: readonly ArkAction[]): ArkAction {
  const worth = (hex: number): number => {
    const near = chart.within2[hex].filter((other) => !chart.isDanger[other])
    const colours = COLOURS.filter((_, colour) => near.some((other) => chart.colour[other] === colour)).length
    const middle = chart.hexes[Math.floor(chart.size / 2)]
    return near.length + NEAR * colours - distance(chart.hexes[hex], middle)
  }
  let best = actions[0]
  let most = Number.NEGATIVE_INFINITY
  for (const action of actions) {
    if (action.type !== 'start' || worth(action.hex) <= most) continue
    most = worth(action.hex)
    best = action
  }
  return best
}
