import type { Course } from '@vyprava/kernel'
import type { DefendersEvent } from './events.ts'
import { type Defenders, TOXIC_AT } from './state.ts'

/** The supply may run below zero: walls are not limited by the pieces (DE-R13). */
export function putWall(state: Defenders, edge: number): void {
  if (state.walls[edge] === 1) throw new Error(`Edge ${edge} has a wall already`)
  state.walls[edge] = 1
  state.wallSupply -= 1
}

export function takeWall(state: Defenders, edge: number): void {
  if (state.walls[edge] === 0) throw new Error(`Edge ${edge} has no wall`)
  state.walls[edge] = 0
  state.wallSupply += 1
}

/** Places as many mechs as the supply has, and tells how many that were (DE-R14). */
export function putMechs(state: Defenders, hex: number, count: number): number {
  const placed = Math.min(count, state.mechSupply)
  state.mechs[hex] += placed
  state.mechSupply -= placed
  return placed
}

/** Returns a mech to the supply. */
export function takeMech(state: Defenders, hex: number): void {
  if (state.mechs[hex] === 0) throw new Error(`Hex ${hex} has no mech`)
  state.mechs[hex] -= 1
  state.mechSupply += 1
}

/** A pollution token on a hex without a toxic site. False when it needs a toxic site and none is left. */
export const addPollution = (state: Defenders, hex: number, course: Course<DefendersEvent>): boolean =>
  layPollution(state, hex, state.pollution[hex] + 1, course)

/**
 * So many tokens on a hex without a toxic site; three or more turn into one from the dial (DE-751).
 * False when the dial is empty: then the hex stays as it was.
 */
export function layPollution(
  state: Defenders,
  hex: number,
  tokens: number,
  course: Course<DefendersEvent>,
): boolean {
  if (tokens < TOXIC_AT) {
    state.pollution[hex] = tokens
    return true
  }
  if (state.toxicSupply === 0) return false
  state.pollution[hex] = 0
  state.toxic[hex] = 1
  state.toxicSupply -= 1
  course.emit({ type: 'toxicPlaced', hex })
  return true
}

/** All tokens go to the supply, a toxic site goes to the dial (DE-442). */
export function clearHex(state: Defenders, hex: number): void {
  state.pollution[hex] = 0
  state.toxicSupply += state.toxic[hex]
  state.toxic[hex] = 0
}
