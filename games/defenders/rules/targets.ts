import { TERRAINS } from '../content/schema.ts'
import { type DefendersAction, RESOLVE_EDGE, RESOLVE_HEX, RESOLVE_PLAYER } from './actions.ts'
import { fitsTerrain, hasWall } from './blocking.ts'
import { directionTo, EDGES, HEXES, NEIGHBOURS } from './board/index.ts'
import type { Printed } from './printed.ts'
import { inGame, revealEffectOf } from './reveals.ts'
import { type Defenders, NONE, TOXIC_AT } from './state.ts'

const NOTHING: readonly DefendersAction[] = []

/** Every target that a player's reveal ability may name; none when it needs none or finds none (DE-802, DE-R41). */
export function targetsOf(printed: Printed, state: Defenders, player: number): readonly DefendersAction[] {
  const effect = revealEffectOf(printed, state, player)
  switch (effect.does) {
    case 'destroyMech':
      return hexes((hex) => isMechTarget(state, player, hex, effect.where))
    case 'rustMech':
      return hexes((hex) => isRustTarget(state, hex))
    case 'travel':
      return hexes((hex) => fitsTerrain(state, hex, TERRAINS.indexOf(effect.terrain)))
    case 'moveCamp':
      return campMoves(state, player, TERRAINS.indexOf(effect.terrain))
    case 'breachAnywhere':
      return state.players[player].breaches === 0 ? NOTHING : breaches(state)
    case 'healOne':
      return inGame(state).map((healed) => RESOLVE_PLAYER[healed])
    case 'passToken':
    case 'gainItem':
    case 'gainSupport':
    case 'suffer':
    case 'draw':
    case 'healAll':
    case 'clearAround':
    case 'shiftLeaders':
      return NOTHING
  }
}

function hexes(fits: (hex: number) => boolean): DefendersAction[] {
  const found: DefendersAction[] = []
  for (let hex = 0; hex < HEXES; hex++) if (fits(hex)) found.push(RESOLVE_HEX[hex])
  return found
}

/** A mech on the leader's own hex, or on a neighbouring one whatever lies between (DE-806, DE-828, DE-835, DE-R33). */
export function isMechTarget(
  state: Defenders,
  player: number,
  hex: number,
  where: 'own' | 'adjacent',
): boolean {
  const { leader } = state.players[player]
  if (state.mechs[hex] === 0) return false
  return where === 'own' ? hex === leader : directionTo(leader, hex) !== -1
}

/** A mech on a hex without a toxic site, unless a seventh toxic site would be needed (DE-838, DE-R17, DE-R32). */
export const isRustTarget = (state: Defenders, hex: number): boolean =>
  state.mechs[hex] > 0 && state.toxic[hex] === 0 && !needsSeventh(state, hex)

export const needsSeventh = (state: Defenders, hex: number): boolean =>
  state.pollution[hex] + 1 === TOXIC_AT && state.toxicSupply === 0

/** An own camp from wherever it stands to a hex of the terrain without a camp (DE-818, DE-R40). */
function campMoves(state: Defenders, player: number, terrain: number): DefendersAction[] {
  const found: DefendersAction[] = []
  for (let from = 0; from < HEXES; from++) {
    if (state.camps[from] !== player) continue
    for (let hex = 0; hex < HEXES; hex++) {
      if (state.camps[hex] === NONE && fitsTerrain(state, hex, terrain))
        found.push({ type: 'resolveCamp', from, hex })
    }
  }
  return found
}

/** Any wall that is not breached yet, rim and core included (DE-848, DE-R42). */
function breaches(state: Defenders): DefendersAction[] {
  const found: DefendersAction[] = []
  for (let edge = 0; edge < EDGES; edge++) {
    if (state.breaches[edge] === NONE && hasWall(state, edge)) found.push(RESOLVE_EDGE[edge])
  }
  return found
}

/** Hexes next to the leader, whatever lies between; not the core (DE-836, DE-R30). */
export function shiftTargets(state: Defenders, player: number): number[] {
  const { leader } = state.players[player]
  const found: number[] = []
  for (let d = 0; d < 6; d++) {
    const hex = NEIGHBOURS[leader * 6 + d]
    if (hex > 0) found.push(hex)
  }
  return found.sort((a, b) => a - b)
}
