import type { Seat } from '@vyprava/kernel'
import {
  formFor,
  GAP_PRICE,
  locationAt,
  type Printed,
  type Roam,
  type RoamAction,
  readyCharacters,
} from '../rules/index.ts'
import { Glance } from './glance.ts'
import { bidFor } from './rollout.ts'
import { artifactWorth, cellsIn, coinWorth, lateness, pointWorth, readyWorth } from './worth.ts'

/** How much the bid by rule of thumb is preferred, and how much each coin beside it is not. */
const WANTED_BID = 0.3
const COIN_BESIDE = -0.2
/** Choices that a glance cannot judge: worth a try, or rather not. */
const TRY = 0.1
const RATHER_NOT = -0.05

/** What each action of a list seems to gain at once, in the unit of `worth.ts`. */
export type Gains = (state: Roam, seat: Seat, actions: readonly RoamAction[]) => number[]

export function gainsIn(printed: Printed): Gains {
  const glance = new Glance(printed)
  const cells = cellsIn(printed)
  const one = [0]

  const gainOfGap = (state: Roam, seat: Seat, square: number, price: number): number => {
    const { coins } = state.players[seat]
    one[0] = square
    return glance.squares(one) - coinWorth(coins) + coinWorth(Math.max(0, coins - price))
  }

  /** Resting brings the best of the characters that turn up, for the price of those that are up. */
  const gainOfRest = (state: Roam, seat: Seat): number => {
    const player = state.players[seat]
    let best = 0
    let readiness = 0
    for (let i = 0; i < player.party.length; i++) {
      const character = player.party[i]
      best = Math.max(best, glance.character(character) - readyWorth(cells[character]))
      if (player.partyFaces[i] === 0) readiness += readyWorth(cells[character])
    }
    const left = Math.max(0, player.coins - readyCharacters(player))
    return best + readiness + coinWorth(left) - coinWorth(player.coins)
  }

  const gainOfPurchase = (state: Roam, seat: Seat, artifact: number): number => {
    const { price, points } = printed.pack.artifacts[artifact]
    const { coins } = state.players[seat]
    const paid = coinWorth(coins) - coinWorth(Math.max(0, coins - price))
    return points * pointWorth(lateness(state)) + artifactWorth - paid
  }

  const gainOf = (state: Roam, seat: Seat, action: RoamAction): number => {
    switch (action.type) {
      case 'place': {
        const { character, turns } = state.turn
        const form = formFor(printed, state.players[seat].edge, character, turns)
        return glance.squares(locationAt(form, action.x, action.y)?.required ?? [])
      }
      case 'use':
        return glance.character(action.character) - readyWorth(cells[action.character])
      case 'rest':
        return gainOfRest(state, seat)
      case 'gap':
        return gainOfGap(state, seat, action.square, GAP_PRICE)
      case 'freeGap':
      case 'fill':
        return gainOfGap(state, seat, action.square, 0)
      case 'bid':
        return gainOfBid(state, seat, action.coins)
      case 'pass':
        return gainOfBid(state, seat, -1)
      case 'coin':
        return coinWorth(1)
      case 'buy':
        return gainOfPurchase(state, seat, action.artifact)
      case 'replace':
      case 'gapReplace':
      case 'freeGapReplace':
      case 'stack':
        return TRY
      case 'shift':
      case 'rotate':
      case 'flip':
        return RATHER_NOT
      default:
        return 0
    }
  }

  return (state, seat, actions) => {
    glance.look(state, seat)
    const gains = new Array<number>(actions.length)
    for (let i = 0; i < actions.length; i++) gains[i] = gainOf(state, seat, actions[i])
    return gains
  }
}

function gainOfBid(state: Roam, seat: Seat, coins: number): number {
  const sensible = bidFor(state, seat)
  const wanted = sensible.type === 'bid' ? sensible.coins : -1
  return wanted === coins ? WANTED_BID : COIN_BESIDE * Math.abs(wanted - coins)
}
