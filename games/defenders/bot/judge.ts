import { isFactory } from '../rules/blocking.ts'
import {
  type Defenders,
  HEXES,
  NONE,
  type Player,
  type Printed,
  SIDES,
  TOXIC_SITES,
  trackOf,
} from '../rules/index.ts'
import { threatTo } from '../rules/injuries.ts'
import { harmOf, meanRoll } from './harm.ts'
import { FAR, STEP } from './land.ts'
import { Roads } from './roads.ts'

/** What the team has still to do and what it has, in action points. */
export const WEIGHTS = {
  /** The end of the game. */
  end: 1000,
  /** Ways that a camp is expected to take from the one before, and the most that is feared of them. */
  camp: 3,
  mostWay: 3.2,
  /** A support that is still missing and not at hand. */
  farSupport: 0.5,
  wayHome: 0.5,
  /** A factory, its guards, its dirt, its closed walls, the way to it. */
  factory: 2.2,
  guard: 0.8,
  factoryDirt: 0.8,
  closed: 0.8,
  factoryWay: 0.25,
  /** Poison: by the toxic sites on the board, and a hex that is about to become one. */
  toxic: [0, 0.4, 1, 2, 4, 8, 16],
  nearToxic: 0.12,
  /** More than all belongings: the clock is left to the others. */
  retired: 9,
  /** Factories count for more when few camps are left, the first of the list when none is. */
  lateFactory: [2.5, 1.8, 1.5, 1.25],
  card: 0.4,
  items: [0.7, 0.8, 0.5, 0.7],
  token: 0.5,
  lastTokens: 0.5,
  /** Rolls to come where the leader stands. */
  threat: 0.7,
}

/** Judges positions of one turn; players whose things have not changed are judged once. */
export class Judge {
  readonly #printed: Printed
  readonly #roads: Roads
  readonly #known: readonly Player[]
  readonly #worths: readonly number[]
  readonly #focus: number

  constructor(printed: Printed, state: Defenders, focus: number) {
    this.#printed = printed
    this.#roads = new Roads(state)
    this.#focus = focus
    this.#known = state.players
    this.#worths = state.players.map((_, player) => (player === focus ? 0 : this.#playerWorth(state, player)))
  }

  /** More is better; `hurt` are injuries of the focused player that are expected on top of those in the state. */
  worth(state: Defenders, hurt: number): number {
    if (state.ended !== null) return state.ended === 'won' ? WEIGHTS.end : -WEIGHTS.end
    let sum = this.#boardWorth(state)
    for (let player = 0; player < state.players.length; player++) {
      const same = player !== this.#focus && state.players[player] === this.#known[player]
      sum += same ? this.#worths[player] : this.#playerWorth(state, player)
    }
    const { injuries } = state.players[this.#focus]
    if (!state.players[this.#focus].retired)
      sum -=
        harmOf(this.#printed, state, this.#focus, injuries + hurt) -
        harmOf(this.#printed, state, this.#focus, injuries)
    return sum
  }

  #playerWorth(state: Defenders, player: number): number {
    const owner = state.players[player]
    if (owner.retired) return WEIGHTS.retired
    if (owner.leader === NONE) return 0
    return this.#belongings(owner) - this.#campsToCome(state, player) - this.#dangers(state, player)
  }

  #belongings({ hand, items, breaches }: Player): number {
    let sum =
      WEIGHTS.card * hand.length + WEIGHTS.token * breaches + WEIGHTS.lastTokens * Math.min(2, breaches)
    for (let item = 0; item < items.length; item++) if (items[item] === 1) sum += WEIGHTS.items[item]
    return sum
  }

  #campsToCome(state: Defenders, player: number): number {
    const { campsLeft, support } = state.players[player]
    if (campsLeft === 0) return 0
    const { first, camps } = trackOf(this.#printed, state.players)
    const top = first + camps - campsLeft - 1
    let sum = top - support + 1 + Math.min(WEIGHTS.mostWay, this.#wayToCamp(state, player, top - support))
    for (let later = 1; later < campsLeft; later++) sum += top + later + 1 + WEIGHTS.camp
    return sum
  }

  /** The ways before the next camp: to what gives support, and from there to a place for the camp. */
  #wayToCamp(state: Defenders, player: number, missing: number): number {
    const home = this.#roads.home(state, player)
    const { leader, breaches } = state.players[player]
    if (missing === 0) return home[leader] / STEP
    const from = this.#roads.from(state, player)
    const walls = this.#roads.walls(state)
    const spare = Math.max(0, breaches - KEPT)
    let best = FAR
    for (let hex = 1; hex < HEXES; hex++) {
      if (from[hex] >= FAR) continue
      const at = supportAt(state, hex) + Math.min(spare, walls[hex])
      if (at === 0) continue
      const far = Math.max(0, missing - at) * WEIGHTS.farSupport
      const way = (from[hex] + WEIGHTS.wayHome * home[hex]) / STEP + far
      if (way < best) best = way
    }
    return best
  }

  #dangers(state: Defenders, player: number): number {
    const roll = meanRoll(this.#printed, state, player, threatTo(state, player))
    return WEIGHTS.threat * roll + harmOf(this.#printed, state, player, state.players[player].injuries)
  }

  #boardWorth(state: Defenders): number {
    let cost = 0
    let camps = 0
    for (const { campsLeft } of state.players) camps += campsLeft
    const late = camps < WEIGHTS.lateFactory.length ? WEIGHTS.lateFactory[camps] : 1
    const sites = TOXIC_SITES - state.toxicSupply
    for (let hex = 1; hex < HEXES; hex++) {
      if (isFactory(state, hex)) cost += late * this.#factoryCost(state, hex)
      if (state.pollution[hex] === 2) cost += WEIGHTS.nearToxic * (1 + sites)
    }
    return -cost - WEIGHTS.toxic[sites]
  }

  #factoryCost(state: Defenders, hex: number): number {
    const dirt = state.toxic[hex] === 1 ? 2 : Math.min(1, state.pollution[hex])
    let way = FAR
    for (let player = 0; player < state.players.length; player++) {
      if (state.players[player].leader === NONE) continue
      way = Math.min(way, this.#roads.from(state, player)[hex])
    }
    return (
      WEIGHTS.factory +
      WEIGHTS.guard * state.mechs[hex] +
      WEIGHTS.factoryDirt * dirt +
      (isEntered(state, hex) ? 0 : WEIGHTS.closed) +
      WEIGHTS.factoryWay * Math.min(4, way / STEP)
    )
  }
}

/** Whether one of the walls of a factory is breached. */
function isEntered(state: Defenders, hex: number): boolean {
  for (let side = 0; side < 6; side++) if (state.breaches[SIDES[hex * 6 + side]] !== NONE) return true
  return false
}

/** Tokens that are kept for factories. */
const KEPT = 2

/** How much support a hex gives: its mechs, its dirt, the factory. */
const supportAt = (state: Defenders, hex: number): number =>
  state.mechs[hex] + Math.min(1, state.pollution[hex] + state.toxic[hex]) + (isFactory(state, hex) ? 1 : 0)
