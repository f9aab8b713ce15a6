import { clone, type Seat } from '@vyprava/kernel'
import type { Colour } from '../content/schema.ts'
import { coinsOn, type Printed } from './printed.ts'
import { scoreOf } from './scoring.ts'
import {
  type Edge,
  type EndReason,
  type Item,
  type LastPlacement,
  type Mode,
  NONE,
  type Roam,
  type TurnSoFar,
} from './state.ts'

/** A square of the map: its coins, and the owners of its markers from below. */
export interface SquareView {
  coins: number
  markers: Seat[]
}

export interface PlayerView {
  edge: Edge
  colour: Colour
  coins: number
  supply: number
  party: { character: number; faceUp: boolean }[]
  artifacts: { artifact: number; faceUp: boolean }[]
  /** Points on all that the player owns now. */
  score: number
}

/** What everybody may know (RO-901, RO-902). The backs of lands and the order of the piles are not in it. */
export interface RoamView {
  agenda: Item[]
  mode: Mode
  patrol: boolean
  advanced: boolean
  start: Seat
  active: Seat
  round: number
  idleRounds: number
  barrenRounds: number
  moved: boolean
  completed: boolean
  endTriggered: boolean
  ended: EndReason | null
  /** The land on each slot, null where the slot is empty. */
  lands: (number | null)[]
  squares: SquareView[]
  /** The land on top of the draw pile, and the lands below it in no order. */
  topLand: number | null
  landsBelow: number[]
  players: PlayerView[]
  artifactRow: number[]
  artifactPileSize: number
  patrolOwner: Seat | null
  lastPlacement: LastPlacement | null
  turn: TurnSoFar
}

const known = (value: number): number | null => (value === NONE ? null : value)

/** The same for every seat and for spectators: Roam has no private knowledge (RO-903). */
export function viewOf(printed: Printed, state: Roam): RoamView {
  return {
    agenda: clone(state.agenda),
    mode: state.mode,
    patrol: state.patrol,
    advanced: state.advanced,
    start: state.start,
    active: state.active,
    round: state.round,
    idleRounds: state.idleRounds,
    barrenRounds: state.barrenRounds,
    moved: state.moved,
    completed: state.completed,
    endTriggered: state.endTriggered,
    ended: state.ended,
    lands: state.lands.map(known),
    squares: state.lower.map((lower, square) => ({
      coins: coinsOn(printed, state, square),
      markers: [lower, state.upper[square]].filter((owner) => owner !== NONE),
    })),
    topLand: state.pile.at(-1) ?? null,
    landsBelow: state.pile.slice(0, -1).sort((a, b) => a - b),
    players: state.players.map((player, seat) => ({
      edge: player.edge,
      colour: player.colour,
      coins: player.coins,
      supply: player.supply,
      party: player.party.map((character, i) => ({ character, faceUp: player.partyFaces[i] === 1 })),
      artifacts: player.artifacts.map((artifact, i) => ({ artifact, faceUp: player.artifactFaces[i] === 1 })),
      score: scoreOf(printed, state, seat),
    })),
    artifactRow: state.artifactRow.slice(),
    artifactPileSize: state.artifactPile.length,
    patrolOwner: known(state.patrolOwner),
    lastPlacement: clone(state.lastPlacement),
    turn: clone(state.turn),
  }
}
