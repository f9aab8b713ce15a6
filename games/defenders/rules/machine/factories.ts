import { isEnclosed } from '../blocking.ts'
import { CORE, radarOf, SIDES } from '../board/index.ts'
import { loseGame } from '../end.ts'
import { layPollution, putMechs, takeWall } from '../pieces.ts'
import { CORE_MECHS, type Defenders, NONE } from '../state.ts'
import type { DefendersCourse } from '../steps/step.ts'

/** Builds on the first enclosed hex that the radar meets, if there is one; tells whether (DE-731, DE-735, DE-736). */
export function buildFactory(state: Defenders, course: DefendersCourse): boolean {
  const hex = firstEnclosed(state)
  if (hex === NONE) return false
  // DE-742: the last tile of the core is never built.
  if (state.coreTop === 0) {
    loseGame(state, 'core', course)
    return false
  }
  moveTopTile(state, hex, course)
  if (!movePollution(state, hex, course)) {
    loseGame(state, 'toxic', course)
    return true
  }
  course.emit({ type: 'coreManned', mechs: putMechs(state, CORE, CORE_MECHS) })
  return true
}

function firstEnclosed(state: Defenders): number {
  for (const hex of radarOf(state.rotations[state.coreTop], state.direction).hexes) {
    if (isEnclosed(state, hex)) return hex
  }
  return NONE
}

/** Wall pieces around the hex go, breaches stay; the tile comes as it lies, with its mechs (DE-737 to DE-739). */
function moveTopTile(state: Defenders, hex: number, course: DefendersCourse): void {
  const walls: number[] = []
  for (let side = 0; side < 6; side++) {
    const edge = SIDES[hex * 6 + side]
    if (state.walls[edge] === 0) continue
    takeWall(state, edge)
    walls.push(edge)
  }
  const tile = state.coreTop
  const mechs = state.mechs[CORE]
  state.coreTop = tile - 1
  state.factory[hex] = tile
  state.builtAt[tile] = hex
  state.mechs[hex] += mechs
  state.mechs[CORE] = 0
  course.emit({ type: 'factoryBuilt', tile, hex, walls, mechs })
}

/** Pollution of hex and tile is added up; of two toxic sites one stays (DE-740, DE-R16). False: none was left. */
function movePollution(state: Defenders, hex: number, course: DefendersCourse): boolean {
  const tokens = state.pollution[hex] + state.pollution[CORE]
  const sites = state.toxic[hex] + state.toxic[CORE]
  state.pollution[CORE] = 0
  state.toxic[CORE] = 0
  if (sites > 0) {
    state.toxic[hex] = 1
    state.toxicSupply += sites - 1
    state.pollution[hex] = 0
    return true
  }
  return layPollution(state, hex, tokens, course)
}
