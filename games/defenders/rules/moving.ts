import { inForce } from './abilities.ts'
import { fitsTerrain, isOpen } from './blocking.ts'
import { HEXES, NEIGHBOURS } from './board/index.ts'
import type { Printed } from './printed.ts'
import { type Defenders, NONE } from './state.ts'

/** How a leader may travel: what stops it, and which terrains make a trail. */
export interface Travel {
  readonly from: number
  readonly acrossWalls: boolean
  /** The terrain of the active Defender, or NONE for any one terrain (DE-408, DE-826). */
  readonly terrain: number
  /** Mechs on the way are passed by; only to find out why a way is closed. */
  readonly pastMechs?: boolean
}

export function travelOf(printed: Printed, state: Defenders, player: number): Travel {
  const { leader, active } = state.players[player]
  return {
    from: leader,
    acrossWalls: inForce(printed, state, 'crossWalls'),
    terrain: inForce(printed, state, 'anyTrail') ? NONE : printed.terrainOf[active],
  }
}

const ANY = [0, 1, 2, 3]

/** By hex: whether a Move may end there (DE-401 to DE-407). One list is used again and again: read it at once. */
export function destinations(state: Defenders, travel: Travel): Uint8Array {
  REACHED.fill(0)
  if (travel.terrain === NONE) for (const terrain of ANY) follow(state, travel, terrain)
  else follow(state, travel, travel.terrain)
  REACHED[travel.from] = 0
  return REACHED
}

/** The hexes of a Move from the leader to where it ends, by one of the shortest ways; none when it may not end there. */
export function routeTo(state: Defenders, travel: Travel, hex: number): readonly number[] {
  let best: readonly number[] = []
  for (const terrain of travel.terrain === NONE ? ANY : [travel.terrain]) {
    REACHED.fill(0)
    follow(state, travel, terrain)
    if (REACHED[hex] === 0 || hex === travel.from) continue
    const route = [hex]
    while (route[0] !== travel.from) route.unshift(CAME_FROM[route[0]])
    if (best.length === 0 || route.length < best.length) best = route
  }
  return best
}

/** The hexes of a terrain along which a leader may go on, those with mechs at their ends included (DE-402, DE-406). */
export function trailOf(state: Defenders, travel: Travel, terrain: number): readonly number[] {
  REACHED.fill(0)
  follow(state, travel, terrain)
  const trail: number[] = []
  for (let hex = 1; hex < HEXES; hex++) {
    if (fitsTerrain(state, hex, terrain) && (REACHED[hex] === 1 || hex === travel.from)) trail.push(hex)
  }
  return trail
}

const REACHED = new Uint8Array(HEXES)
/** By hex that was reached: the one before it on the way. */
const CAME_FROM = new Int32Array(HEXES)
const PASSED = new Uint8Array(HEXES)
const QUEUE = new Int32Array(HEXES)

/**
 * Steps over open edges, further only from hexes of the trail without mechs (DE-406). One who starts beside the
 * trail may not go beyond it (DE-404).
 */
function follow(state: Defenders, travel: Travel, terrain: number): void {
  const { from, acrossWalls, pastMechs = false } = travel
  const startsOnTrail = fitsTerrain(state, from, terrain)
  PASSED.fill(0)
  PASSED[from] = 1
  QUEUE[0] = from
  let end = 1
  for (let at = 0; at < end; at++) {
    const hex = QUEUE[at]
    for (let d = 0; d < 6; d++) {
      if (!isOpen(state, hex, d, acrossWalls)) continue
      const to = NEIGHBOURS[hex * 6 + d]
      const onTrail = fitsTerrain(state, to, terrain)
      if (onTrail || startsOnTrail || hex === from) {
        if (REACHED[to] === 0) CAME_FROM[to] = hex
        REACHED[to] = 1
      }
      if (!onTrail || PASSED[to] === 1 || (state.mechs[to] > 0 && !pastMechs)) continue
      PASSED[to] = 1
      QUEUE[end++] = to
    }
  }
}

/** Whether a Move may end on the hex. */
export const canTravelTo = (state: Defenders, travel: Travel, hex: number): boolean =>
  destinations(state, travel)[hex] === 1
