import { blocksEngines } from '../blocking.ts'
import { CORE, edgeOf, RAY_POSES, radarOf, wayOf } from '../board/index.ts'
import { putWall } from '../pieces.ts'
import { type Defenders, FACTORY_TILES, ON_CORE } from '../state.ts'
import type { DefendersCourse } from '../steps/step.ts'

/** The engines on the board in the order in which the radar meets them (G9, DE-R05). */
export function enginesByRadar(state: Defenders): number[] {
  const { edgeRanks } = radarOf(state.rotations[state.coreTop], state.direction)
  const rank = (engine: number): number => edgeRanks[edgeOf(state.engines[engine])]
  return state.engines
    .flatMap((pose, engine) => (pose === ON_CORE ? [] : [engine]))
    .sort((a, b) => rank(a) - rank(b))
}

/** A step of all engines, then the next step of all; a reset engine makes none (DE-711, DE-716). */
export function moveTogether(state: Defenders, steps: number, course: DefendersCourse): void {
  for (let step = 0; step < steps; step++) {
    for (const engine of enginesByRadar(state)) stepEngine(state, engine, course)
  }
}

/** All steps of the engine that the radar meets first, then those of the other one (DE-791, DE-792, DE-R54). */
export function moveInTurn(state: Defenders, first: number, second: number, course: DefendersCourse): void {
  const counts = [first, second]
  for (const [place, engine] of enginesByRadar(state).entries()) {
    for (let step = 0; step < counts[place] && state.engines[engine] !== ON_CORE; step++) {
      stepEngine(state, engine, course)
    }
  }
}

/** To the next interior edge, leaving walls behind, or back to the core at a dead end (G8, DE-712 to DE-718). */
function stepEngine(state: Defenders, engine: number, course: DefendersCourse): void {
  const from = state.engines[engine]
  const { edges, pose } = wayOf(from, state.direction)
  const walls: number[] = []
  let at = edgeOf(from)
  for (const next of edges) {
    putWall(state, at)
    walls.push(at)
    if (blocksEngines(state, next)) {
      state.engines[engine] = ON_CORE
      course.emit({ type: 'engineReset', engine, from, walls, blocked: next })
      return
    }
    at = next
  }
  state.engines[engine] = pose
  course.emit({ type: 'engineMoved', engine, from, pose, walls })
}

/** Engines on the core go out, the lower number first; one that finds no ray stays (DE-721, DE-726, DE-R08). */
export function deployEngines(state: Defenders, course: DefendersCourse): void {
  for (const [engine, pose] of state.engines.entries()) {
    if (pose === ON_CORE) deployEngine(state, engine, course)
  }
}

/** The highest factory first, rewilded or not, the core's top tile last (DE-722, DE-723, DE-725). */
function deployEngine(state: Defenders, engine: number, course: DefendersCourse): void {
  for (let tile = FACTORY_TILES - 1; tile >= state.coreTop; tile--) {
    const pose = freeRay(state, tile === state.coreTop ? CORE : state.builtAt[tile], state.rotations[tile])
    if (pose === ON_CORE) continue
    state.engines[engine] = pose
    course.emit({ type: 'engineDeployed', engine, tile, pose })
    return
  }
  course.emit({ type: 'engineStuck', engine })
}

/** The pose on the first free ray from the arrow round in the machine direction, or ON_CORE (DE-724, DE-R07). */
function freeRay(state: Defenders, hex: number, arrow: number): number {
  const onwards = state.direction === 'right' ? 1 : 5
  for (let i = 0; i < 6; i++) {
    const pose = RAY_POSES[hex * 6 + ((arrow + i * onwards) % 6)]
    if (pose !== -1 && !blocksEngines(state, edgeOf(pose))) return pose
  }
  return ON_CORE
}
