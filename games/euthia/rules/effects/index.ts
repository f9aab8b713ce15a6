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
import { addToReserve, draw } from '../decks.ts'
import { hasCentreAt } from '../fields.ts'
import { heal, hurt } from '../health.ts'
import type { Item, OpsDue } from '../items.ts'
import { distancesFrom } from '../map.ts'
import type { Printed } from '../printed.ts'
import { fillOffer } from '../setup.ts'
import { type Euthia, NONE, type Owned } from '../state.ts'
import { fieldsLike, fieldsWithin } from '../steps/due/teleport.ts'
import type { EuthiaTurn } from '../steps/step.ts'
import { startRoll } from '../steps/turn/roll.ts'
import { discardTile, gainTile } from '../storage.ts'
import { fightDecided, fightOp, isFightOp } from './fight-ops.ts'
import { gain, gainTop } from './gains.ts'
import { changeRoll } from './rolls.ts'

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
  turn: EuthiaTurn,
): void {
  for (const [i, op] of ops.entries()) {
    if (state.fight !== null && fightDecided(state)) return
    const questions = asks(printed, state, seat, op, source)
    if (questions !== null) {
      const rest = ops.slice(i + 1)
      if (rest.length > 0) schedule(state, { step: 'ops', seat, ops: rest, source })
      if (op.op === 'roll') startRoll(printed, state, seat, 'effect', NONE, op.profile, turn)
      schedule(state, ...questions)
      return
    }
    if (carryOne(printed, state, seat, op, source, turn)) return
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
    case 'imbue':
      return op.kind === 'any' ? choose(ELEMENTS.map((kind) => [{ ...op, kind }])) : null
    case 'resource':
      return op.site === 'any' ? choose(SITES.map((site) => [{ ...op, site }])) : null
    case 'teleport':
      return teleport(fieldsWithin(printed, state, seat, op.n))
    case 'teleportTo':
      return teleport(fieldsLike(printed, state, seat, op.goal))
    case 'eachOpponent':
      return inTurn(state, (other) => other !== seat).map((other) => due(other, op.ops, NONE))
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

/** Does one op at once; whether the hero died by it is answered. */
function carryOne(
  printed: Printed,
  state: Euthia,
  seat: Seat,
  op: Op,
  source: number,
  turn: EuthiaTurn,
): boolean {
  if (isFightOp(op)) {
    if (!changeRoll(state, seat, op, turn)) fightOp(printed, state, op, 'hero', turn)
    return false
  }
  const player = state.players[seat]
  switch (op.op) {
    case 'woundSelf':
      return hurt(state, seat, op.n, turn)
    case 'heal':
      heal(state, seat, op.n, turn)
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
      gain(printed, state, seat, op, turn)
      break
    case 'gem':
      if (op.kind !== 'any') player.gems[GEMS.indexOf(op.kind)] += op.n
      break
    case 'essence':
      if (op.kind !== 'any') player.essences[ELEMENTS.indexOf(op.kind)] += op.n
      break
    case 'imbue':
      if (op.kind !== 'any') layEssences(player.slots[source] ?? null, ELEMENTS.indexOf(op.kind), op.n)
      break
    case 'resource':
      if (op.site !== 'any') drawTiles(state, seat, state.resources[SITES.indexOf(op.site)], op.n, turn)
      break
    case 'item':
      drawTiles(state, seat, state.trade[TRADES.indexOf(op.deck)], op.n, turn)
      break
    case 'treasure':
      findTreasure(printed, state, seat, op.level, turn)
      break
    case 'rewardTile':
      gainTop(state, seat, state.rewards[REWARDS.indexOf(op.kind)])
      break
    case 'ready':
      readySome(printed, state, seat, op)
      break
    case 'peekTile':
      player.knowsTile = state.map.stack.length > 0 ? 1 : 0
      break
    case 'peekMonster':
      player.knowsMonster = state.monsters.map((deck) => (deck.draw.length > 0 ? 1 : 0))
      break
    case 'unlock':
      unlockFirst(printed, state, seat, SLOT_KINDS.indexOf(op.kind))
      break
    case 'reserve':
      if (state.mode !== 'competitive') addToReserve(printed, state, op.metal, op.n, turn)
      break
    case 'offerDiscard':
      renewOffer(state, TRADES.indexOf(op.trade), turn)
      break
    case 'rule':
      state.rules.push({ rule: GLOBAL_RULES.indexOf(op.rule), n: op.n, until: op.until })
      break
    default:
      break
  }
  return false
}

function layEssences(owned: Owned | null, kind: number, n: number): void {
  if (owned !== null) owned.essences[kind] += n
}

function drawTiles(
  state: Euthia,
  seat: Seat,
  deck: Euthia['resources'][number],
  n: number,
  turn: EuthiaTurn,
): void {
  for (let left = n; left > 0; left--) {
    const tile = draw(deck, turn.random)
    if (tile === NONE) return
    gainTile(state, seat, tile)
  }
}

/** A treasure is a tile to keep, or a find that is used up at once. */
function findTreasure(printed: Printed, state: Euthia, seat: Seat, level: number, turn: EuthiaTurn): void {
  const tile = draw(state.treasures[level - 1], turn.random)
  if (tile === NONE) return
  state.players[seat].treasures += 1
  turn.emit({ type: 'treasureFound', player: seat, tile })
  const { kind, effects } = printed.pack.tiles[tile]
  if (kind !== 'treasure') {
    gainTile(state, seat, tile)
    return
  }
  discardTile(printed, state, tile)
  schedule(
    state,
    due(
      seat,
      effects.flatMap((effect) => effect.do),
      NONE,
    ),
  )
}

function readySome(
  { pack }: Printed,
  { players }: Euthia,
  seat: Seat,
  { kind, n }: Extract<Op, { op: 'ready' }>,
): void {
  let left = n
  for (const owned of players[seat].slots) {
    if (owned === null) continue
    if (kind === 'gem') {
      for (const gem of owned.gems)
        if (left > 0 && gem.active === 0) {
          gem.active = 1
          left -= 1
        }
      continue
    }
    const own = pack.tiles[owned.tile].kind
    const fits = kind === 'equipment' ? own !== 'ability' && own !== 'firstStrike' : own === kind
    if (left === 0 || !fits || owned.exhausted === 0) continue
    owned.exhausted = 0
    left -= 1
  }
}

function unlockFirst({ slotKinds }: Printed, { players }: Euthia, seat: Seat, kind: number): void {
  const { hero, unlocked } = players[seat]
  const slot = unlocked.findIndex((open, at) => open === 0 && slotKinds[hero][at] === kind)
  if (slot !== -1) unlocked[slot] = 1
}

/** All tiles of an offer go, new ones come (EU-514, EU-R36). */
export function renewOffer(state: Euthia, trade: number, turn: EuthiaTurn): void {
  state.trade[trade].discard.push(...state.offers[trade].splice(0))
  fillOffer(state.trade[trade], state.offers[trade], turn.random)
}
