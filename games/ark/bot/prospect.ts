import { type Chart, hasPower, NONE, type Printed, type Sheet } from '../rules/index.ts'

/**
 * The map as a player may hope to see it: painted hexes as they are, others in their printed colours when
 * they can be reached in so many moves. Danger stays unvisited, also for the Paladin, until it is painted.
 */
export function prospectOf(printed: Printed, chart: Chart, sheet: Sheet, moves: number): number[] {
  const map = paintedWith(sheet)
  const queue = map.flatMap((colour, hex) => (colour === NONE ? [] : [hex]))
  const away: number[] = map.map((colour) => (colour === NONE ? NONE : 0))
  const danger = hasPower(printed, sheet, 'enterDanger')
  for (const hex of queue) {
    if (away[hex] === moves) break
    for (let i = hex * 6, end = i + 6; i < end; i++) {
      const next = chart.around[i]
      if (next < 0 || away[next] !== NONE || (chart.isDanger[next] && !danger)) continue
      away[next] = away[hex] + 1
      queue.push(next)
      map[next] = chart.colour[next]
    }
  }
  return map
}

/** The painted hexes, those of an answer in the making among them. */
export function paintedWith({ painted, answer }: Sheet): number[] {
  const map = painted.slice()
  answer.hexes.forEach((hex, i) => {
    map[hex] = answer.paints[i]
  })
  return map
}
