import { isFactory } from '../rules/blocking.ts'
import {
  CORE,
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
import { Ledger } from './ledger.ts'
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

  /**
   * Why a position is worth what it is: the terms add up to it while nobody has won or lost. Before the leaders are on
   * the board their camps to come are counted already.
   */
  terms(state: Defenders, hurt: number): Ledger {
    const ledger = new Ledger()
    for (let player = 0; player < state.players.length; player++) {
      if (state.players[player].retired) ledger.add('retired', WEIGHTS.retired)
      else this.#playerTerms(state, player, player === this.#focus ? hurt : 0, ledger)
    }
    this.#boardTerms(state, ledger)
    return ledger
  }

  #playerTerms(state: Defenders, player: number, hurt: number, ledger: Ledger): void {
    const owner = state.players[player]
    ledger.add('cards', cardsWorth(owner))
    ledger.add('tokens', tokensWorth(owner) + lastTokensWorth(owner))
    for (let item = 0; item < owner.items.length; item++) ledger.addAt('item', item, itemWorth(owner, item))
    if (owner.campsLeft > 0) {
      const top = this.#topOf(state, player)
      const missing = top - owner.support
      ledger.add('support', -missing)
      if (owner.leader !== NONE) ledger.add('wayToCamp', -this.#wayBeforeCamp(state, player, missing))
      ledger.add('camps', -withLaterCamps(1, owner, top))
    }
    ledger.add('threat', -this.#threat(state, player))
    ledger.add('injuries', -harmOf(this.#printed, state, player, owner.injuries + hurt))
  }

  #boardTerms(state: Defenders, ledger: Ledger): void {
    const late = lateness(state)
    const sites = TOXIC_SITES - state.toxicSupply
    for (let hex = 0; hex < HEXES; hex++) {
      if (state.toxic[hex] === 1) ledger.addAt('toxic', hex, -WEIGHTS.toxic[sites] / sites)
      if (hex === CORE) continue
      if (state.pollution[hex] === 2) ledger.addAt('nearToxic', hex, -nearToxic(sites))
      if (!isFactory(state, hex)) continue
      ledger.addAt('factory', hex, -late * WEIGHTS.factory)
      ledger.addAt('guards', hex, -late * guardsOf(state, hex))
      ledger.addAt('dirt', hex, -late * dirtOf(state, hex))
      ledger.addAt('closed', hex, -late * closedOf(state, hex))
      ledger.addAt('wayToFactory', hex, -late * this.#wayToFactory(state, hex))
    }
  }

  #belongings(owner: Player): number {
    let sum = cardsWorth(owner) + tokensWorth(owner) + lastTokensWorth(owner)
    for (let item = 0; item < owner.items.length; item++) sum += itemWorth(owner, item)
    return sum
  }

  #campsToCome(state: Defenders, player: number): number {
    const owner = state.players[player]
    if (owner.campsLeft === 0) return 0
    const top = this.#topOf(state, player)
    const missing = top - owner.support
    return withLaterCamps(missing + 1 + this.#wayBeforeCamp(state, player, missing), owner, top)
  }

  /** The field before the next camp. */
  #topOf(state: Defenders, player: number): number {
    const { first, camps } = trackOf(this.#printed, state.players)
    return first + camps - state.players[player].campsLeft - 1
  }

  #wayBeforeCamp(state: Defenders, player: number, missing: number): number {
    return Math.min(WEIGHTS.mostWay, this.#wayToCamp(state, player, missing))
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
    return this.#threat(state, player) + harmOf(this.#printed, state, player, state.players[player].injuries)
  }

  #threat(state: Defenders, player: number): number {
    return WEIGHTS.threat * meanRoll(this.#printed, state, player, threatTo(state, player))
  }

  #boardWorth(state: Defenders): number {
    let cost = 0
    const late = lateness(state)
    const sites = TOXIC_SITES - state.toxicSupply
    for (let hex = 1; hex < HEXES; hex++) {
      if (isFactory(state, hex)) cost += late * this.#factoryCost(state, hex)
      if (state.pollution[hex] === 2) cost += nearToxic(sites)
    }
    return -cost - WEIGHTS.toxic[sites]
  }

  #factoryCost(state: Defenders, hex: number): number {
    return (
      WEIGHTS.factory +
      guardsOf(state, hex) +
      dirtOf(state, hex) +
      closedOf(state, hex) +
      this.#wayToFactory(state, hex)
    )
  }

  #wayToFactory(state: Defenders, hex: number): number {
    let way = FAR
    for (let player = 0; player < state.players.length; player++) {
      if (state.players[player].leader === NONE) continue
      way = Math.min(way, this.#roads.from(state, player)[hex])
    }
    return WEIGHTS.factoryWay * Math.min(4, way / STEP)
  }
}

const cardsWorth = ({ hand }: Player): number => WEIGHTS.card * hand.length
const tokensWorth = ({ breaches }: Player): number => WEIGHTS.token * breaches
const lastTokensWorth = ({ breaches }: Player): number => WEIGHTS.lastTokens * Math.min(2, breaches)
const itemWorth = ({ items }: Player, item: number): number => (items[item] === 1 ? WEIGHTS.items[item] : 0)

/** The cost of the next camp, and on top of it those of the camps after it. */
function withLaterCamps(next: number, { campsLeft }: Player, top: number): number {
  let sum = next
  for (let later = 1; later < campsLeft; later++) sum += top + later + 1 + WEIGHTS.camp
  return sum
}

function lateness({ players }: Defenders): number {
  let camps = 0
  for (const { campsLeft } of players) camps += campsLeft
  return camps < WEIGHTS.lateFactory.length ? WEIGHTS.lateFactory[camps] : 1
}

const nearToxic = (sites: number): number => WEIGHTS.nearToxic * (1 + sites)
const guardsOf = (state: Defenders, hex: number): number => WEIGHTS.guard * state.mechs[hex]
const dirtOf = (state: Defenders, hex: number): number =>
  WEIGHTS.factoryDirt * (state.toxic[hex] === 1 ? 2 : Math.min(1, state.pollution[hex]))
const closedOf = (state: Defenders, hex: number): number => (isEntered(state, hex) ? 0 : WEIGHTS.closed)

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
