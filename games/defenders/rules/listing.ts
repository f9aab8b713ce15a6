import { inForce, ownEffect } from './abilities.ts'
import {
  BREACH,
  BUILD,
  CLEAR,
  DESTROY,
  type DefendersAction,
  END_ACTIONS,
  FOOD,
  GAIN_ITEM,
  HEAL,
  MAP_MOVE,
  MAP_REGROUP,
  MOVE,
  POTIONS_CLEAR,
  POTIONS_HEAL,
  REGROUP,
  REWILD,
  ROCKETS_BREACH,
  ROCKETS_DESTROY,
  TEAM,
} from './actions.ts'
import { campWorks, fitsTerrain, hasWall, isFactory } from './blocking.ts'
import { HEXES, NEIGHBOURS, SIDES } from './board/index.ts'
import { isDirty, itemHere } from './deeds.ts'
import { destinations, travelOf } from './moving.ts'
import type { Printed } from './printed.ts'
import { type Defenders, MEALS_PER_TURN, NONE, type Player } from './state.ts'
import { topSupport } from './support.ts'

/** The numbers of the items, which are those of their factions. */
export const MAP = 0
export const FOOD_ITEM = 1
export const POTIONS = 2
export const ROCKETS = 3

/** Everything that the current player can do now, in the order of lists (DE-211, DE-504). */
export function listTurn(printed: Printed, state: Defenders): DefendersAction[] {
  const player = state.current
  const owner = state.players[player]
  const { leader, items } = owner
  const paid = state.ap > 0
  const list: DefendersAction[] = []
  const walls = owner.breaches > 0 && (paid || items[ROCKETS] === 1) ? openableWalls(state, leader) : NO_WALLS
  if (paid) {
    for (const edge of walls) list.push(BREACH[edge])
    if (canBuild(printed, state, player)) list.push(BUILD)
    if (isDirty(state, leader)) list.push(CLEAR)
    if (state.mechs[leader] > 0) list.push(DESTROY)
  }
  list.push(END_ACTIONS)
  if (items[FOOD_ITEM] === 1 && state.meals < MEALS_PER_TURN) list.push(FOOD)
  if (paid) {
    const item = itemHere(state, player)
    if (item !== NONE && items[item] === 0) list.push(GAIN_ITEM)
    if (owner.injuries > 0 && campWorks(state, leader)) list.push(HEAL)
  }
  pushWays(printed, state, player, list)
  if (items[POTIONS] === 1) {
    if (isDirty(state, leader)) list.push(POTIONS_CLEAR)
    if (owner.injuries > 0) list.push(POTIONS_HEAL)
  }
  if (paid) {
    pushRegroups(printed, state, player, REGROUP, list)
    if (canRewild(state, leader)) list.push(REWILD)
  }
  if (items[ROCKETS] === 1) {
    for (const edge of walls) list.push(ROCKETS_BREACH[edge])
    pushRockets(printed, state, player, list)
  }
  if (!paid) pushTeam(printed, owner, list)
  return list
}

const NO_WALLS: readonly number[] = []

/** Unbreached walls around a hex, in order (DE-471, DE-473, DE-R10). */
function openableWalls(state: Defenders, hex: number): readonly number[] {
  const edges: number[] = []
  for (let side = 0; side < 6; side++) {
    const edge = SIDES[hex * 6 + side]
    if (state.breaches[edge] !== NONE || !hasWall(state, edge)) continue
    let at = edges.length
    while (at > 0 && edges[at - 1] > edge) at--
    edges.splice(at, 0, edge)
  }
  return edges
}

/** Full support, home terrain or a rewilded factory, no camp there yet (DE-421 to DE-423). */
function canBuild(printed: Printed, state: Defenders, player: number): boolean {
  const { leader, campsLeft, faction, support } = state.players[player]
  return (
    campsLeft > 0 &&
    state.camps[leader] === NONE &&
    support === topSupport(printed, state, player) &&
    fitsTerrain(state, leader, faction)
  )
}

/** A factory without mechs, pollution or a toxic site (DE-481). */
const canRewild = (state: Defenders, hex: number): boolean =>
  isFactory(state, hex) && state.mechs[hex] === 0 && !isDirty(state, hex)

/** Moves and regroups by the map, and paid moves: they go to the same hexes. */
function pushWays(printed: Printed, state: Defenders, player: number, list: DefendersAction[]): void {
  const hasMap = state.players[player].items[MAP] === 1
  if (!hasMap && state.ap === 0) return
  const reached = destinations(state, travelOf(printed, state, player))
  if (hasMap) {
    for (let hex = 1; hex < HEXES; hex++) if (reached[hex] === 1) list.push(MAP_MOVE[hex])
    pushRegroups(printed, state, player, MAP_REGROUP, list)
  }
  if (state.ap === 0) return
  for (let hex = 1; hex < HEXES; hex++) if (reached[hex] === 1) list.push(MOVE[hex])
}

/** Hexes with camps to which the leader may go straight (DE-431, DE-433, DE-819). */
function pushRegroups(
  printed: Printed,
  state: Defenders,
  player: number,
  actions: readonly DefendersAction[],
  list: DefendersAction[],
): void {
  const shared = inForce(printed, state, 'shareCamps')
  const { leader } = state.players[player]
  for (let hex = 1; hex < HEXES; hex++) {
    const owner = state.camps[hex]
    if (owner === NONE || hex === leader || (owner !== player && !shared)) continue
    if (campWorks(state, hex)) list.push(actions[hex])
  }
}

/** A mech on the own hex, with ballistics also on the next ones (DE-507, DE-847, DE-R33). */
function pushRockets(printed: Printed, state: Defenders, player: number, list: DefendersAction[]): void {
  const { leader } = state.players[player]
  const targets = state.mechs[leader] > 0 ? [leader] : []
  if (ownEffect(printed, state, player, 'longRockets') !== null) {
    for (let d = 0; d < 6; d++) {
      const hex = NEIGHBOURS[leader * 6 + d]
      if (hex !== -1 && state.mechs[hex] > 0) targets.push(hex)
    }
    targets.sort((a, b) => a - b)
  }
  for (const hex of targets) list.push(ROCKETS_DESTROY[hex])
}

/** Cards of the hand that show the terrain of the active Defender (DE-220, DE-221). */
function pushTeam({ terrainOf }: Printed, { hand, active }: Player, list: DefendersAction[]): void {
  for (const card of hand) if (terrainOf[card] === terrainOf[active]) list.push(TEAM[card])
}
