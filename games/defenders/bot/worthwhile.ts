import { hasWall, isFactory } from '../rules/blocking.ts'
import {
  CORE,
  type Defenders,
  type DefendersAction,
  directionTo,
  EDGE_HEXES,
  NONE,
  type Printed,
  SIDES,
} from '../rules/index.ts'
import { FOOD_ITEM } from '../rules/listing.ts'

/** Actions of a turn that are worth a thought; alike ones are thought of once, the end of the actions not at all. */
export function worthwhile(
  { apOf }: Printed,
  state: Defenders,
  actions: readonly DefendersAction[],
): DefendersAction[] {
  const kept: DefendersAction[] = []
  let team: Extract<DefendersAction, { type: 'team' }> | null = null
  let idle: DefendersAction['type'] | null = null
  const { leader, breaches } = state.players[state.current]
  for (const action of actions) {
    switch (action.type) {
      case 'endActions':
        break
      case 'team':
        // Only the point counts in a team, so the weakest joins.
        if (team === null || apOf[action.card] < apOf[team.card]) team = action
        break
      case 'gainItem':
        // Food for the point of a meal is no gain: whoever wants to keep some had better not eat it.
        if (state.meals === 0 || !givesFood(state, leader)) kept.push(action)
        break
      case 'breach':
      case 'rocketsBreach':
        // Walls that lead nowhere are worth the same support.
        if (!leadsNowhere(action.edge)) kept.push(action)
        else if (idle !== action.type) {
          idle = action.type
          kept.push(action)
        }
        break
      case 'move':
      case 'mapMove':
        if (isGoal(state, action.hex, breaches) || directionTo(leader, action.hex) !== -1) kept.push(action)
        break
      default:
        kept.push(action)
    }
  }
  if (team !== null) kept.push(team)
  return kept
}

const givesFood = ({ camps, players }: Defenders, hex: number): boolean =>
  camps[hex] !== NONE && players[camps[hex]].faction === FOOD_ITEM

function leadsNowhere(edge: number): boolean {
  const first = EDGE_HEXES[edge * 2]
  const second = EDGE_HEXES[edge * 2 + 1]
  return first <= CORE || second <= CORE
}

/** A hex with something to do. */
function isGoal(state: Defenders, hex: number, tokens: number): boolean {
  if (state.mechs[hex] + state.pollution[hex] + state.toxic[hex] > 0) return true
  if (state.camps[hex] !== NONE || isFactory(state, hex) || state.rewilded[hex] === 1) return true
  const { faction } = state.players[state.current]
  if (state.terrain[hex] === faction) return true
  if (tokens === 0) return false
  for (let side = 0; side < 6; side++) if (hasWall(state, SIDES[hex * 6 + side])) return true
  return false
}
