import { campWorks, fitsTerrain, hasEngine, hasWall } from '../rules/blocking.ts'
import { CORE, type Defenders, EDGE_HEXES, EDGES, HEXES, NEIGHBOURS, NONE, SIDES } from '../rules/index.ts'

/** Costs of ways in tenths of an action point. */
export const STEP = 10
export const FAR = 80
/** Trails shorten long ways; a wall costs the breach, which is not lost; an engine will have gone on by then. */
const TRAIL_STEP = 6
const WALL_STEP = 16
const ENGINE_STEP = 24

const OPEN = 0
const ALONG_TRAIL = 1
const WALL = 2
const ENGINE = 3
const CLOSED = 4

/** What lies between hexes; breaches are read from the state, all else stays the same during a turn. */
export type Land = Uint8Array

export function landOf(state: Defenders): Land {
  const land = new Uint8Array(EDGES)
  for (let edge = 0; edge < EDGES; edge++) land[edge] = betweenHexes(state, edge)
  return land
}

function betweenHexes(state: Defenders, edge: number): number {
  const first = EDGE_HEXES[edge * 2]
  const second = EDGE_HEXES[edge * 2 + 1]
  if (first === -1 || second === -1 || first === CORE || second === CORE) return CLOSED
  if (hasEngine(state, edge)) return ENGINE
  if (hasWall(state, edge)) return WALL
  return state.terrain[first] === state.terrain[second] ? ALONG_TRAIL : OPEN
}

/** How far every hex is from the nearest of those that are 0 in the list; the others must be `FAR`. */
export function spread(state: Defenders, land: Land, tokens: number, ways: Int32Array): void {
  let end = 0
  IN_QUEUE.fill(0)
  for (let hex = 1; hex < HEXES; hex++) {
    if (ways[hex] >= FAR) continue
    QUEUE[end++] = hex
    IN_QUEUE[hex] = 1
  }
  for (let at = 0; at !== end; at = (at + 1) % ROOM) {
    const hex = QUEUE[at]
    IN_QUEUE[hex] = 0
    const here = ways[hex]
    for (let d = 0; d < 6; d++) {
      const to = NEIGHBOURS[hex * 6 + d]
      if (to <= CORE) continue
      const there = here + costOf(state, land, SIDES[hex * 6 + d], tokens)
      if (there >= ways[to]) continue
      ways[to] = there
      if (IN_QUEUE[to] === 1) continue
      IN_QUEUE[to] = 1
      QUEUE[end] = to
      end = (end + 1) % ROOM
    }
  }
}

const ROOM = 64
const QUEUE = new Int32Array(ROOM)
const IN_QUEUE = new Uint8Array(HEXES)

function costOf(state: Defenders, land: Land, edge: number, tokens: number): number {
  switch (land[edge]) {
    case OPEN:
      return STEP
    case ALONG_TRAIL:
      return TRAIL_STEP
    case WALL:
      if (state.breaches[edge] !== NONE) return STEP
      return tokens > 0 ? WALL_STEP : FAR
    case ENGINE:
      return ENGINE_STEP
    default:
      return FAR
  }
}

/** Ways of a leader to every hex, by foot or from the own camps. */
export function waysFrom(state: Defenders, land: Land, player: number, ways: Int32Array): void {
  const { leader, breaches } = state.players[player]
  ways.fill(FAR)
  if (leader === NONE) return
  for (let hex = 1; hex < HEXES; hex++)
    if (state.camps[hex] === player && campWorks(state, hex)) ways[hex] = STEP
  ways[leader] = 0
  spread(state, land, breaches, ways)
}

/** Ways from every hex to the nearest place for a camp of the player; over the own camps too. */
export function waysHome(state: Defenders, land: Land, player: number, ways: Int32Array): void {
  const { faction, breaches } = state.players[player]
  ways.fill(FAR)
  for (let hex = 1; hex < HEXES; hex++) {
    if (state.camps[hex] === NONE && fitsTerrain(state, hex, faction)) ways[hex] = 0
  }
  spread(state, land, breaches, ways)
  let camp = FAR
  for (let hex = 1; hex < HEXES; hex++) {
    if (state.camps[hex] === player && campWorks(state, hex) && ways[hex] < camp) camp = ways[hex]
  }
  for (let hex = 1; hex < HEXES; hex++) ways[hex] = Math.min(ways[hex], camp + STEP)
}
