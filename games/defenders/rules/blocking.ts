import { CORE, EDGE_HEXES, edgeOf, NEIGHBOURS, SIDES } from './board/index.ts'
import { type Defenders, NONE, ON_CORE } from './state.ts'

/** The core, a factory or a rewilded factory: walled on all six sides (DE-302, DE-R09). */
export const isBuilt = (state: Defenders, hex: number): boolean => hex === CORE || state.factory[hex] !== NONE

/** A factory that is not rewilded; the core is none. */
export const isFactory = (state: Defenders, hex: number): boolean =>
  state.factory[hex] !== NONE && state.rewilded[hex] === 0

/** A hex that shows printed terrain. */
export const isHabitat = (state: Defenders, hex: number): boolean => !isBuilt(state, hex)

/** Whether a hex counts as this terrain: a rewilded factory as any, a factory and the core as none (DE-307, DE-308). */
export const fitsTerrain = (state: Defenders, hex: number, terrain: number): boolean =>
  state.factory[hex] === NONE ? state.terrain[hex] === terrain : state.rewilded[hex] === 1

/** A mech on a factory or on the core is a sniper, anywhere else a hunter (DE-601). */
export const isSniperPost = (state: Defenders, hex: number): boolean => hex === CORE || isFactory(state, hex)

/** A camp that gives regroup, heal and item: not one on a factory (DE-311). */
export const campWorks = (state: Defenders, hex: number): boolean =>
  state.camps[hex] !== NONE && !isFactory(state, hex)

const touchesBuilt = (state: Defenders, edge: number): boolean => {
  const first = EDGE_HEXES[edge * 2]
  const second = EDGE_HEXES[edge * 2 + 1]
  return (first !== -1 && isBuilt(state, first)) || (second !== -1 && isBuilt(state, second))
}

/** A wall piece or a factory wall, breached or not. */
export const hasWall = (state: Defenders, edge: number): boolean =>
  state.walls[edge] === 1 || touchesBuilt(state, edge)

export function hasEngine(state: Defenders, edge: number): boolean {
  for (const pose of state.engines) if (pose !== ON_CORE && edgeOf(pose) === edge) return true
  return false
}

/** A dead end for engines (G8, DE-714, DE-715). */
export const blocksEngines = (state: Defenders, edge: number): boolean =>
  hasWall(state, edge) || hasEngine(state, edge)

/** Whether a leader may step from a hex in a direction (G11, DE-303 to DE-306); `acrossWalls` by an outage (DE-R29). */
export function isOpen(state: Defenders, hex: number, direction: number, acrossWalls: boolean): boolean {
  const to = NEIGHBOURS[hex * 6 + direction]
  if (to === -1 || to === CORE) return false
  const edge = SIDES[hex * 6 + direction]
  if (hasEngine(state, edge)) return false
  return acrossWalls || state.breaches[edge] !== NONE || !hasWall(state, edge)
}

/** Whether a hunter may step: never across a wall, so to habitat alone; engines do not stop it (G11, DE-777, DE-R51). */
export const hunterMayStep = (state: Defenders, hex: number, direction: number): boolean =>
  NEIGHBOURS[hex * 6 + direction] !== -1 && !hasWall(state, SIDES[hex * 6 + direction])

/** A habitat hex with walls on all six sides; the rim and engines are no walls (DE-732 to DE-734). */
export function isEnclosed(state: Defenders, hex: number): boolean {
  if (isBuilt(state, hex)) return false
  for (let side = 0; side < 6; side++) if (!hasWall(state, SIDES[hex * 6 + side])) return false
  return true
}
