import { hunterMayStep, isBuilt } from '../blocking.ts'
import { FRONT, HEXES, leftOf, NEIGHBOURS, rightOf } from '../board/index.ts'
import { injure } from '../injuries.ts'
import { putMechs } from '../pieces.ts'
import type { Printed } from '../printed.ts'
import { type Defenders, isOver, NONE } from '../state.ts'
import type { DefendersCourse } from '../steps/step.ts'
import { enginesByRadar } from './engines.ts'

/** Each engine on the board puts a hunter before itself, or beside where no habitat is before it (DE-771, DE-772). */
export function deployHunters(state: Defenders, course: DefendersCourse): void {
  for (const engine of enginesByRadar(state)) {
    const hex = hunterHex(state, state.engines[engine])
    if (putMechs(state, hex, 1) === 1) course.emit({ type: 'hunterDeployed', engine, hex })
  }
}

function hunterHex(state: Defenders, pose: number): number {
  const front = FRONT[pose]
  if (front !== -1 && !isBuilt(state, front)) return front
  return state.direction === 'right' ? rightOf(pose) : leftOf(pose)
}

/** Hunters decide by the positions before the pursuit, so all of one hex go together (DE-773 to DE-778, DE-R52). */
export function pursue(state: Defenders, active: number, others: number, course: DefendersCourse): void {
  const moves: [from: number, to: number][] = []
  for (let hex = 0; hex < HEXES; hex++) {
    if (state.mechs[hex] === 0 || isBuilt(state, hex)) continue
    const to = prey(state, hex, active, others)
    if (to !== NONE) moves.push([hex, to])
  }
  const counts = moves.map(([from]) => state.mechs[from])
  for (const [i, [from, to]] of moves.entries()) {
    state.mechs[from] -= counts[i]
    state.mechs[to] += counts[i]
    course.emit({ type: 'hunterMoved', from, to, count: counts[i] })
  }
}

/** Where the hunters of a hex go: the active leader is worth more steps, then the others clockwise; or NONE. */
function prey(state: Defenders, hex: number, active: number, others: number): number {
  const { players } = state
  if (players.some(({ leader }) => leader === hex)) return NONE
  for (let i = 0; i < players.length; i++) {
    const { leader } = players[(state.current + i) % players.length]
    if (leader !== NONE && canReach(state, hex, leader, i === 0 ? active : others)) return leader
  }
  return NONE
}

function canReach(state: Defenders, hex: number, target: number, steps: number): boolean {
  for (let direction = 0; direction < 6; direction++) {
    if (!hunterMayStep(state, hex, direction)) continue
    const next = NEIGHBOURS[hex * 6 + direction]
    if (next === target || (steps > 1 && canReach(state, next, target, steps - 1))) return true
  }
  return false
}

/** Leaders that share a hex with mechs are injured, clockwise from the active player (DE-794, DE-R55). */
export function strike(printed: Printed, state: Defenders, injuries: number, course: DefendersCourse): void {
  const { players } = state
  for (let i = 0; i < players.length; i++) {
    const player = (state.current + i) % players.length
    const { leader } = players[player]
    if (leader === NONE || state.mechs[leader] === 0) continue
    injure(printed, state, player, injuries, course)
    if (isOver(state)) return
  }
}
