import { type Seat, schedule } from '@vyprava/kernel'
import {
  ELEMENTS,
  FIXED_ACTIONS,
  GEMS,
  GLOBAL_RULES,
  type Op,
  SITES,
  SLOT_KINDS,
  TRADES,
} from '../../content/schema.ts'
import { addToReserve } from '../decks.ts'
import { hasCentreAt } from '../fields.ts'
import { heal, hurt } from '../health.ts'
import type { Item, OpsDue } from '../items.ts'
import { distancesFrom } from '../map.ts'
import type { Printed } from '../printed.ts'
import { type Euthia, NONE } from '../state.ts'
import { fieldsLike, fieldsWithin } from '../steps/due/teleport.ts'
import type { EuthiaCourse } from '../steps/step.ts'
import { startRoll } from '../steps/turn/roll.ts'
import { imbue, kindsToImbue, lockedSlots, picked, pickOf, pickReady, readyPlaces } from './board.ts'
import { drawTiles, findTreasure, renewOffer } from './draws.ts'
import { fightDecided, fightOp, isFightOp } from './fight-ops.ts'
import { gain, gainJewel, gainTop, losing } from './gains.ts'
import { changeRoll } from './rolls.ts'

export { kindsToImbue, renewOffer }

const REWARDS = ['hunter', 'armourer', 'sorceress'] as const

/**
 * Does ops in order for a player. An op that asks somebody puts its question on the agenda, and the ops after it below
 * that; a hero who dies by one of them gets nothing of the rest. `source` is the slot of the tile, or NONE.
 */
export function carryOut(
  printed: Printed,
  state: Euthia,
  seat: Seat,
  ops: readonly Op[],
  source: number,
  course: EuthiaCourse,
): void {
  for (const [i, op] of ops.entries()) {
    if (state.fight !== null && fightDecided(state)) return
    const questions = asks(printed, state, seat, op, source)
    if (questions !== null) {
      const rest = ops.slice(i + 1)
      if (rest.length > 0) schedule(state, { step: 'ops', seat, ops: rest, source })
      if (op.op === 'roll') startRoll(printed, state, seat, 'effect', NONE, op.profile, course)
      schedule(state, ...questions)
      return
    }
    if (carryOne(printed, state, seat, op, source, course)) return
  }
}

const due = (seat: Seat, ops: readonly Op[], source: number): OpsDue => ({ step: 'ops', seat, ops, source })

/** What has to be asked or done for others before the ops after this one; null when it is done at once. */
function asks(printed: Printed, state: Euthia, seat: Seat, op: Op, source: number): Item[] | null {
  const choose = (ways: readonly (readonly Op[])[]): Item[] => [{ step: 'choose', seat, ways, source }]
  const teleport = (fields: readonly number[]): Item[] =>
    fields.length === 0 ? [] : [{ step: 'teleport', seat, fields }]
  switch (op.op) {
    case 'choose':
      return choose(op.from)
    case 'roll':
      return []
    case 'gem':
      return op.kind === 'any' ? choose(GEMS.map((kind) => [{ ...op, kind }])) : null
    case 'essence':
      return op.kind === 'any' ? choose(ELEMENTS.map((kind) => [{ ...op, kind }])) : null
    case 'imbue':
      return op.kind === 'any'
        ? choose(kindsToImbue(state.players[seat], op).map((kind) => [{ ...op, kind: ELEMENTS[kind] }]))
        : null
    case 'ready':
      return pickOf(seat, pickReady(op), readyPlaces(printed, state.players[seat], op.kind), op.n)
    case 'unlock':
      return pickOf(seat, 'slot', lockedSlots(printed, state.players[seat], SLOT_KINDS.indexOf(op.kind)), 1)
    case 'gain':
      return losing(printed, state, seat, op)
    case 'resource':
      return op.site === 'any' ? choose(SITES.map((site) => [{ ...op, site }])) : null
    case 'teleport':
      return teleport(fieldsWithin(printed, state, seat, op.n))
    case 'teleportTo':
      return teleport(fieldsLike(printed, state, seat, op.goal))
    case 'eachOpponent':
      return opponentsOf(state, seat).map((other) => due(other, op.ops, NONE))
    case 'eachHero':
      return inTurn(state, () => true).map((other) => due(other, op.ops, NONE))
    case 'heroesWithin':
      return near(printed, state, seat, op.n).map((other) => due(other, op.ops, NONE))
    default:
      return null
  }
}

/** Players in the order of turns from the active one (EU-R15). */
const inTurn = ({ active, players }: Euthia, fits: (seat: Seat) => boolean): Seat[] =>
  players.map((_, i) => (Math.max(0, active) + i) % players.length).filter(fits)

/** Companions are no opponents: together nobody takes anything from anybody (EU-1309). */
const opponentsOf = (state: Euthia, seat: Seat): Seat[] =>
  inTurn(state, (other) => other !== seat && state.mode === 'competitive')

/** Heroes within so many steps of the figure of the scenario, or else of the hero itself. */
function near(printed: Printed, state: Euthia, seat: Seat, n: number): Seat[] {
  const from = state.story.figure === NONE ? state.players[seat].field : state.story.figure
  if (from === NONE) return []
  const steps = distancesFrom(state.map, from, hasCentreAt(printed, state.map))
  return inTurn(state, (other) => {
    const { field } = state.players[other]
    return field !== NONE && steps[field] !== NONE && steps[field] <= n
  })
}

/** Does one op at once. Returns whether the hero died. */
function carryOne(
  printed: Printed,
  state: Euthia,
  seat: Seat,
  op: Op,
  source: number,
  course: EuthiaCourse,
): boolean {
  if (isFightOp(op)) {
    if (!changeRoll(state, seat, op, course)) fightOp(printed, state, op, 'hero', course)
    return false
  }
  const player = state.players[seat]
  switch (op.op) {
    case 'woundSelf':
      return hurt(state, seat, op.n, course)
    case 'heal':
      heal(state, seat, op.n, course)
      break
    case 'mp':
      player.mp += op.n
      break
    case 'action':
      player.granted[FIXED_ACTIONS.indexOf(op.action)] += 1
      break
    case 'minecart':
      player.minecarts += 1
      break
    case 'gain':
      gain(printed, state, seat, op, course)
      break
    case 'gem':
      if (op.kind !== 'any') gainJewel(player.gems, seat, 'gem', GEMS.indexOf(op.kind), op.n, course)
      break
    case 'essence':
      if (op.kind !== 'any')
        gainJewel(player.essences, seat, 'essence', ELEMENTS.indexOf(op.kind), op.n, course)
      break
    case 'imbue':
      imbue(state, seat, op, source, course)
      break
    case 'resource':
      if (op.site !== 'any') drawTiles(state, seat, state.resources[SITES.indexOf(op.site)], op.n, course)
      break
    case 'item':
      drawTiles(state, seat, state.trade[TRADES.indexOf(op.deck)], op.n, course)
      break
    case 'treasure':
      findTreasure(printed, state, seat, op.level, course)
      break
    case 'rewardTile':
      gainTop(state, seat, state.rewards[REWARDS.indexOf(op.kind)])
      break
    case 'ready':
      for (const place of readyPlaces(printed, player, op.kind))
        picked(state, seat, pickReady(op), place, course)
      break
    case 'peekTile':
      player.knowsTile = state.map.stack.length > 0 ? 1 : 0
      break
    case 'peekMonster':
      player.knowsMonster = state.monsters.map((deck) => (deck.draw.length > 0 ? 1 : 0))
      break
    case 'unlock':
      for (const slot of lockedSlots(printed, player, SLOT_KINDS.indexOf(op.kind)))
        picked(state, seat, 'slot', slot, course)
      break
    case 'reserve':
      if (state.mode !== 'competitive') addToReserve(printed, state, op.metal, op.n, course)
      break
    case 'offerDiscard':
      renewOffer(state, TRADES.indexOf(op.trade), course)
      break
    case 'rule':
      state.rules.push({ rule: GLOBAL_RULES.indexOf(op.rule), n: op.n, until: op.until })
      break
    default:
      break
  }
  return false
}
