import type { Seat } from '@vyprava/kernel'
import {
  formFor,
  GAP_PRICE,
  locationAt,
  type Printed,
  type Roam,
  type RoamAction,
  readyCharacters,
  SLOT_OF,
} from '../rules/index.ts'
import { Glance } from './glance.ts'
import { bidFor } from './rollout.ts'
import { artifactWorth, cellsIn, coinWorth, lateness, pointWorth, readyWorth } from './worth.ts'

/** How much the bid by rule of thumb is preferred, and how much each coin beside it is not. */
const WANTED_BID = 0.3
const COIN_BESIDE = -0.2
/** An artifact turned face down, and a marker on top of another, are not free. */
const SPENT = 0.08
const STACKED = 0.01
/** A choice that a glance cannot judge: rather not. */
const RATHER_NOT = -0.05

/** What each action of a list seems to gain at once, in the unit of `worth.ts`. */
export type Gains = (state: Roam, seat: Seat, actions: readonly RoamAction[]) => number[]

export function gainsIn(printed: Printed): Gains {
  const glance = new Glance(printed)
  const cells = cellsIn(printed)

  const gainOfGap = (state: Roam, seat: Seat, square: number, price: number, replacing: boolean): number => {
    const { coins } = state.players[seat]
    const paid = coinWorth(coins) - coinWorth(Math.max(0, coins - price))
    return glance.square(square, replacing) - paid - (replacing ? SPENT : 0)
  }

  /** Stacking or replacing on an occupied square of the placement that is being made. */
  const gainOfChoice = (state: Roam, seat: Seat, square: number, lead: number): number => {
    const item = state.agenda[state.agenda.length - 1]
    const { character, turns, x, y } = state.turn
    const plan = locationAt(formFor(printed, state.players[seat].edge, character, turns), x, y)
    return plan === null || item.step !== 'fill' ? 0 : glance.chosen(item, plan, square, lead)
  }

  /** A marker of one's own leaves a land for another, or a rival's does. */
  const gainOfShift = (seat: Seat, owner: Seat, from: number, to: number): number => {
    const [left, reached] = [SLOT_OF[from], SLOT_OF[to]]
    if (left === reached) return -SPENT
    const side = owner === seat ? 1 : -1
    return glance.land(left, -1, -side) + glance.land(reached, 1, side) - SPENT
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
        const location = locationAt(form, action.x, action.y)
        return location === null ? 0 : glance.location(location)
      }
      case 'use':
        return glance.character(action.character) - readyWorth(cells[action.character])
      case 'rest':
        return gainOfRest(state, seat)
      case 'gap':
        return gainOfGap(state, seat, action.square, GAP_PRICE, false)
      case 'gapReplace':
        return gainOfGap(state, seat, action.square, GAP_PRICE, true)
      case 'freeGap':
        return gainOfGap(state, seat, action.square, 0, false) - SPENT
      case 'freeGapReplace':
        return gainOfGap(state, seat, action.square, 0, true) - SPENT
      case 'fill':
        return gainOfGap(state, seat, action.square, 0, false)
      case 'stack':
        return gainOfChoice(state, seat, action.square, 1) - STACKED
      case 'replace':
        return gainOfChoice(state, seat, action.square, 2) - SPENT
      case 'shift':
        return gainOfShift(seat, action.owner, action.from, action.to)
      case 'bid':
        return gainOfBid(state, seat, action.coins)
      case 'pass':
        return gainOfBid(state, seat, -1)
      case 'coin':
        return coinWorth(1)
      case 'buy':
        return gainOfPurchase(state, seat, action.artifact)
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
