import type { Seat } from '@vyprava/kernel'
import type { Ability } from '../content/schema.ts'
import type { RoamAction } from './actions.ts'
import { isFree, isOnMap, NEIGHBOURS, SQUARES } from './map.ts'
import type { Printed } from './printed.ts'
import { NONE, type Player, type Roam } from './state.ts'

/** The place of a player's first face-up artifact with an ability, or NONE. Which one it is never matters. */
export function readyArtifact({ pack }: Printed, player: Player, ability: Ability): number {
  const { artifacts, artifactFaces } = player
  for (let i = 0; i < artifacts.length; i++) {
    if (artifactFaces[i] === 1 && pack.artifacts[artifacts[i]].ability === ability) return i
  }
  return NONE
}

export function countReady({ pack }: Printed, player: Player, ability: Ability): number {
  const { artifacts, artifactFaces } = player
  let count = 0
  for (let i = 0; i < artifacts.length; i++) {
    if (artifactFaces[i] === 1 && pack.artifacts[artifacts[i]].ability === ability) count++
  }
  return count
}

export const isReady = (printed: Printed, player: Player, ability: Ability): boolean =>
  player.artifacts.length > 0 && readyArtifact(printed, player, ability) !== NONE

/** Turns an artifact face down for its ability and names it (RO-608). */
export function spendArtifact(printed: Printed, player: Player, ability: Ability): number {
  const place = readyArtifact(printed, player, ability)
  if (place === NONE) throw new Error(`No artifact for '${ability}' is face up: ${JSON.stringify(player)}`)
  player.artifactFaces[place] = 0
  return player.artifacts[place]
}

/** A short list of numbers in ascending order, for lists of actions. */
export function ascending(numbers: readonly number[]): number[] {
  const sorted = numbers.slice()
  for (let i = 1; i < sorted.length; i++) {
    const held = sorted[i]
    let at = i
    for (; at > 0 && sorted[at - 1] > held; at--) sorted[at] = sorted[at - 1]
    sorted[at] = held
  }
  return sorted
}

/**
 * After the rest, a character must still be used: its last face-up one may not be turned down (RO-204).
 * Before it, turning the last one down makes the free rest due (RO-676).
 */
export const mustStayUp = (state: Roam, player: Player, place: number): boolean =>
  state.turn.rested &&
  state.turn.character === NONE &&
  player.partyFaces[place] === 1 &&
  player.partyFaces.indexOf(1) === player.partyFaces.lastIndexOf(1)

export function pushFlips(state: Roam, seat: Seat, list: RoamAction[]): void {
  const player = state.players[seat]
  for (const character of ascending(player.party)) {
    if (!mustStayUp(state, player, player.party.indexOf(character))) list.push({ type: 'flip', character })
  }
}

/** Whether any marker can move to a neighbouring empty square (RO-R43). */
export function canShift(state: Roam): boolean {
  for (let from = 0; from < SQUARES; from++) {
    if (state.lower[from] === NONE) continue
    for (const to of NEIGHBOURS[from]) if (isFree(state, to) && isOnMap(state, to)) return true
  }
  return false
}

export function pushShifts(state: Roam, list: RoamAction[]): void {
  for (let from = 0; from < SQUARES; from++) {
    const low = Math.min(state.lower[from], state.upper[from])
    const high = Math.max(state.lower[from], state.upper[from])
    if (high === NONE) continue
    if (low !== NONE && low !== high) pushShiftsOf(state, from, low, list)
    pushShiftsOf(state, from, high, list)
  }
}

function pushShiftsOf(state: Roam, from: number, owner: Seat, list: RoamAction[]): void {
  for (const to of NEIGHBOURS[from]) {
    if (isFree(state, to) && isOnMap(state, to)) list.push({ type: 'shift', from, owner, to })
  }
}
