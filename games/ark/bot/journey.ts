import {
  allowance,
  type Chart,
  COLOURS,
  NONE,
  opened,
  type Printed,
  reachOf,
  type Sheet,
} from '../rules/index.ts'

/** How much of the worth of a hex passes on to the hexes from which it can be reached. */
const PASSED_ON = 0.6
const STEPS = 7
/** The worth of a hex for its own sake, and for each unvisited neighbour that it opens. */
const ANY = 0.02
const OPENING = 0.01

/** What each unvisited hex is worth to a traveller: its own votes and those that lie behind it. */
export function worthOfHexes(
  printed: Printed,
  chart: Chart,
  sheet: Sheet,
  painted: readonly number[],
  votes: readonly number[],
): number[] {
  const isOpen = (hex: number): boolean =>
    painted[hex] === NONE &&
    (!chart.isDanger[hex] || printed.pack.characters[sheet.character].power === 'enterDanger')
  const own = votes.map((vote, hex) => {
    if (!isOpen(hex)) return 0
    let around = 0
    for (let i = hex * 6, end = i + 6; i < end; i++) {
      if (chart.around[i] >= 0 && isOpen(chart.around[i])) around++
    }
    return vote + ANY + OPENING * around
  })
  let worth = own
  for (let step = 0; step < STEPS; step++) {
    const before = worth
    worth = own.map((each, hex) => {
      if (each === 0) return 0
      let most = 0
      for (let i = hex * 6, end = i + 6; i < end; i++) {
        const next = chart.around[i]
        if (next >= 0 && before[next] > most) most = before[next]
      }
      return each + PASSED_ON * most
    })
  }
  return worth
}

/** The hexes of a colour that a move would paint, best first, and what they are worth together. */
export interface Route {
  readonly colour: number
  readonly hexes: readonly number[]
  readonly worth: number
}

export function routeIn(
  printed: Printed,
  chart: Chart,
  sheet: Sheet,
  worth: readonly number[],
  colour: number,
  active: boolean,
): Route {
  const reach = reachOf(printed, sheet, active)
  const hexes = opened(printed, chart, sheet, colour)
    .filter((hex) => reach[hex] === 1 && worth[hex] > 0)
    .sort((a, b) => worth[b] - worth[a] || a - b)
    .slice(0, allowance(sheet, colour))
  return { colour, hexes, worth: hexes.reduce((sum, hex) => sum + worth[hex], 0) }
}

/** The routes of all colours that have a target. */
export const routes = (
  printed: Printed,
  chart: Chart,
  sheet: Sheet,
  worth: readonly number[],
  active: boolean,
): Route[] =>
  COLOURS.map((_, colour) => routeIn(printed, chart, sheet, worth, colour, active)).filter(
    ({ hexes }) => hexes.length > 0,
  )
