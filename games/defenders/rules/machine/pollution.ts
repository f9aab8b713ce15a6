import { isFactory } from '../blocking.ts'
import { CORE, LINES } from '../board/index.ts'
import { loseGame } from '../end.ts'
import { addPollution } from '../pieces.ts'
import type { Printed } from '../printed.ts'
import { type Defenders, FACTORY_TILES, isOver } from '../state.ts'
import type { DefendersCourse } from '../steps/step.ts'

/** Factories vent, the highest number first, then the core's top tile (DE-752, DE-753). */
export function pollute(printed: Printed, state: Defenders, course: DefendersCourse): void {
  for (let tile = FACTORY_TILES - 1; tile > state.coreTop; tile--) {
    const hex = state.builtAt[tile]
    if (isFactory(state, hex)) ventTile(printed, state, tile, hex, course)
    if (isOver(state)) return
  }
  ventTile(printed, state, state.coreTop, CORE, course)
}

function ventTile(
  printed: Printed,
  state: Defenders,
  tile: number,
  hex: number,
  course: DefendersCourse,
): void {
  for (const vent of printed.vents[tile * 6 + state.rotations[tile]]) {
    const target = LINES[hex * 6 + vent].find((onLine) => state.toxic[onLine] === 0)
    // DE-758: over the rim the token is not placed.
    if (target === undefined) continue
    course.emit({ type: 'polluted', tile, hex: target, vent })
    if (addPollution(state, target, course)) continue
    loseGame(state, 'toxic', course)
    return
  }
}
