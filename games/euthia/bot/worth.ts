import { type Cost, GEMS, type Op, SITES } from '../content/schema.ts'
import { countsOf } from '../rules/scoring.ts'
import type { Owned } from '../rules/state.ts'
import { meanOfThrows, opsFor } from './dice.ts'
import { isRace, restOf, type Thought } from './mind.ts'

/* What things are worth, in reputation at the end of the game. */

export const WORTH = {
  gaar: 0.4,
  dwurt: 0.4,
  potion: 0.45,
  silver: 0.12,
  gold: 0.45,
  artifact: 3,
  provisions: 0.5,
  teleportScroll: 0.6,
  gem: 0.6,
  essence: 0.9,
  resource: 1.2,
  treasure: [0, 1.5, 2.6, 4.2],
  rewardTile: 1.6,
  item: 1,
  heal: 0.13,
  wound: 0.2,
  mp: 0.2,
  action: 0.5,
  /** Of power, as `powerOf` measures it. */
  power: 7,
  /** Of a death in a fight, against rivals and otherwise. */
  death: 3.2,
  deathAlone: 1.3,
  /** Of tiles to be turned up: always, and more at the beginning. */
  explore: 0.12,
  exploreEarly: 0.35,
  /** Of a coin that can be spent in a trade, of tiles to learn there, of health to be bought. */
  spending: 0.22,
  learning: 0.7,
  healing: 0.12,
  /** Of places of trade, beyond their tokens, to one who has much of the game before him. */
  market: 1.5,
  /** Of a step into fire. */
  fire: 0.5,
  /** Of an elite where elites are the common goal: among rivals, and otherwise. */
  goal: 1.5,
  goalAlone: 7,
  /** What is left for later counts less, the farther the less; a token that is left may be kept. */
  later: 0.62,
  kept: 0.25,
}

/** Coins buy strength while there is time for it; in the end five of them are one. */
export const coinWorth = (thought: Thought): number => 0.2 + 0.2 * restOf(thought)

/** Steps of the table of the end (EU-1111), with lines drawn between them. */
const STEPS: readonly (readonly number[])[] = [
  [0, 4, 7, 10, 14],
  [0, 7, 10, 14, 20],
  [0, 1, 2, 4, 5],
  [0, 1, 2, 3, 4],
  [0, 2, 4, 6, 8],
  [0, 1, 2, 4, 6],
]
const STEP_REP: readonly number[] = [0, 2, 5, 9, 15]
export const CATEGORY = { hero: 0, interaction: 1, trade: 2, won: 3, quest: 4, elite: 5 } as const

function smooth(steps: readonly number[], count: number): number {
  for (let i = 1; i < steps.length; i++) {
    if (count > steps[i]) continue
    const share = (count - steps[i - 1]) / (steps[i] - steps[i - 1])
    return STEP_REP[i - 1] + share * (STEP_REP[i] - STEP_REP[i - 1])
  }
  return STEP_REP[STEP_REP.length - 1]
}

/** How much the count at the end matters: together nothing but the goal does. */
const SCORED = { competitive: 1, solo: 0.35, cooperative: 0.15 }

/** What one more of each category brings; late in the game only steps that can still be reached count. */
export function marginsOf({ state, seat }: Thought): readonly number[] {
  const counts = countsOf(state, seat)
  const share = SCORED[state.mode]
  return counts.map(
    (count, category) => share * (smooth(STEPS[category], count + 1) - smooth(STEPS[category], count)),
  )
}

/** What ops bring to the player, as far as it is gain. */
export const opsWorth = (thought: Thought, ops: readonly Op[]): number =>
  ops.reduce((sum, op) => sum + opWorth(thought, op), 0)

function opWorth(thought: Thought, op: Op): number {
  switch (op.op) {
    case 'gain':
      return gainWorth(thought, op.what, op.n)
    case 'gem':
      return WORTH.gem * op.n
    case 'essence':
      return WORTH.essence * op.n
    case 'resource':
      return WORTH.resource * op.n
    case 'treasure':
      return WORTH.treasure[op.level]
    case 'rewardTile':
      return WORTH.rewardTile
    case 'item':
      return WORTH.item * op.n
    case 'heal': {
      const { health, maxHealth } = thought.player
      return WORTH.heal * Math.min(op.n, maxHealth - health)
    }
    case 'woundSelf':
      return -woundWorth(thought, op.n)
    case 'mp':
      return WORTH.mp * op.n
    case 'action':
      return WORTH.action
    case 'choose':
      return Math.max(...op.from.map((way) => opsWorth(thought, way)))
    case 'roll':
      return meanOfThrows((sum) => opsWorth(thought, opsFor(op.profile, sum)))
    case 'eachOpponent':
      return isRace(thought.state) ? -0.6 * opsWorth(thought, op.ops) * (thought.state.players.length - 1) : 0
    case 'eachHero':
      return 0.3 * opsWorth(thought, op.ops)
    case 'unlock':
      return 1
    case 'ready':
      return 0.4
    case 'peekTile':
    case 'peekMonster':
    case 'minecart':
      return 0.1
    default:
      return 0
  }
}

function gainWorth(thought: Thought, what: Extract<Op, { op: 'gain' }>['what'], n: number): number {
  switch (what) {
    case 'rep':
      return n
    case 'coins':
      return coinWorth(thought) * n
    case 'silver':
    case 'gold':
      return isRace(thought.state) ? WORTH[what] * n : 0.25 * WORTH[what] * n
    default:
      return WORTH[what] * n
  }
}

/** Wounds outside a fight; the last ones cost the way back and reputation. */
export const woundWorth = ({ player }: Thought, n: number): number =>
  n >= player.health ? 4 : WORTH.wound * n * (player.health <= 3 ? 1.5 : 1)

/** What a price takes. */
export function costWorth(thought: Thought, cost: Cost | null): number {
  if (cost === null) return 0
  switch (cost.pay) {
    case 'all':
      return cost.of.reduce((sum, part) => sum + costWorth(thought, part), 0)
    case 'oneOf':
      return Math.min(...cost.of.map((part) => costWorth(thought, part)))
    case 'coins':
      return coinWorth(thought) * cost.n
    case 'wounds':
      return woundWorth(thought, cost.n)
    case 'gem':
      return WORTH.gem * cost.n
    case 'essence':
    case 'essenceOnTile':
      return WORTH.essence * cost.n
    case 'resource':
      return WORTH.resource * cost.n
    case 'item':
      return 0.7 * cost.n
    case 'trophy':
      return 0.15 * cost.n
    case 'discardSelf':
      return 1
    case 'hope':
      return 0.15 * cost.n
    case 'chaos':
      return 0
    case 'rep':
      return cost.n
    default:
      return WORTH[cost.pay] * cost.n
  }
}

/** The best that a resource can be sold for. */
export function resourceWorth(thought: Thought, tile: number): number {
  const { sales } = thought.printed.pack.tiles[tile]
  return sales === undefined ? 0 : Math.max(...sales.map((ops) => opsWorth(thought, ops)))
}

/** Whether an open quest that can be seen asks for something of this kind. */
export function isWanted(thought: Thought, fits: (cost: Cost) => boolean): boolean {
  const { state, printed } = thought
  const has = (cost: Cost): boolean =>
    cost.pay === 'all' || cost.pay === 'oneOf' ? cost.of.some(has) : fits(cost)
  return state.encounters.some(({ open }) =>
    open.some((card) => has(printed.pack.encounterCards[card].require)),
  )
}

export const wantsGem = (thought: Thought, gem: number): boolean =>
  isWanted(thought, (cost) => cost.pay === 'gem' && (cost.kind === 'any' || cost.kind === GEMS[gem]))

export function wantsTile(thought: Thought, { tile }: Owned): boolean {
  const { kind, source } = thought.printed.pack.tiles[tile]
  if (kind === 'resource')
    return isWanted(
      thought,
      (cost) =>
        cost.pay === 'resource' &&
        (cost.site === 'any' || SITES.some((site) => site === source && cost.site === site)),
    )
  if (kind === 'artifact') return isWanted(thought, (cost) => cost.pay === 'artifact')
  return isWanted(thought, (cost) => cost.pay === 'item' && cost.kind === kind)
}
