import { type Cost, GEMS, type Op, SITES } from '../content/schema.ts'
import { canPay } from '../rules/costs.ts'
import { countsOf, tableRep } from '../rules/scoring.ts'
import { MOST_DWURT_DIE, NONE, type Owned } from '../rules/state.ts'
import { DWURT_FACES } from '../rules/steps/turn/round.ts'
import { meanOfThrows, opsFor } from './dice.ts'
import { isRace, restOf, type Thought } from './mind.ts'

/* What things are worth to the one who thinks, by its values. */

/** Coins buy strength while there is time for it; in the end five of them are one. */
export const coinWorth = (thought: Thought): number =>
  thought.values.coin + thought.values.coinEarly * restOf(thought)

/** Categories of the table of the end (EU-1111). */
export const CATEGORY = { hero: 0, interaction: 1, trade: 2, won: 3, quest: 4, elite: 5 } as const

/** How many of each a hero gains in a round, roughly. */
const RATES: readonly number[] = [0.4, 0.45, 0.3, 0.1, 0.3, 0.2]

/** What the table gives when so many more are to be expected: their number is thought of as Poisson's. */
function tableWorth(category: number, count: number, expected: number): number {
  let chance = Math.exp(-expected)
  let worth = 0
  for (let more = 0; more <= 14; more++) {
    worth += chance * tableRep(category, count + more)
    chance *= expected / (more + 1)
  }
  return worth
}

/** What each category of the table will bring; late in the game only steps that can still be reached count. */
function worthsWith({ state, seat, values, printed }: Thought, more: number): readonly number[] {
  const counts = countsOf(state, seat)
  const left = Math.max(0, printed.pack.scenarios[state.scenario].rounds - state.round)
  return counts.map(
    (count, category) => values.scored * tableWorth(category, count + more, RATES[category] * left),
  )
}
export const tableWorths = (thought: Thought): readonly number[] => worthsWith(thought, 0)

/** What one more of each category brings. */
export function marginsOf(thought: Thought): readonly number[] {
  const now = tableWorths(thought)
  return worthsWith(thought, 1).map((worth, category) => worth - now[category])
}

/** What ops bring to the player, as far as it is gain. */
export const opsWorth = (thought: Thought, ops: readonly Op[]): number =>
  ops.reduce((sum, op) => sum + opWorth(thought, op), 0)

function opWorth(thought: Thought, op: Op): number {
  switch (op.op) {
    case 'gain':
      return gainWorth(thought, op.what, op.n)
    case 'gem':
      return thought.values.gem * op.n
    case 'essence':
      return thought.values.essence * op.n
    case 'resource':
      return thought.values.resource * op.n
    case 'treasure':
      return thought.values.treasure[op.level]
    case 'rewardTile':
      return thought.values.rewardTile
    case 'item':
      return thought.values.item * op.n
    case 'heal': {
      const { health, maxHealth } = thought.player
      return thought.values.heal * Math.min(op.n, maxHealth - health)
    }
    case 'woundSelf':
      return -woundWorth(thought, op.n)
    case 'mp':
      return thought.values.mp * op.n
    case 'teleport':
      return thought.values.mp * op.n * LEAP
    case 'action':
      return thought.values.action
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

/** A leap is worth less than steps: it ends where it may. */
const LEAP = 0.8

function gainWorth(thought: Thought, what: Extract<Op, { op: 'gain' }>['what'], n: number): number {
  switch (what) {
    case 'rep':
      return thought.values.rep * n
    case 'coins':
      return coinWorth(thought) * n
    case 'dwurt':
      return dwurtWorth(thought, n)
    default:
      return thought.values[what] * n
  }
}

/** Wounds outside a fight; the last ones cost the way back and reputation. */
export const woundWorth = ({ player, values }: Thought, n: number): number =>
  n >= player.health ? 4 : values.wound * n * (player.health <= 3 ? 1.5 : 1)

/** What has no slot of its own lies in a bag. */
const dwurtWorth = ({ player, printed, values }: Thought, n: number): number =>
  values.dwurt * Math.min(n, Math.max(0, printed.pack.heroes[player.hero].dwurtSlots - player.dwurt))

/** What the Dwurt die takes at the end of the turn when it is turned on by so much (EU-1412). */
export const dieWorth = (thought: Thought, steps: number): number => {
  const { dwurtDie } = thought.player
  const then = Math.min(MOST_DWURT_DIE, dwurtDie + steps)
  return faceWorth(thought, dwurtDie) - faceWorth(thought, then)
}

function faceWorth(thought: Thought, face: number): number {
  const { dwurt, silver, gold, rep, wounds } = DWURT_FACES[face]
  const { values } = thought
  const gains = dwurtWorth(thought, dwurt) + values.silver * silver + values.gold * gold
  return gains - values.rep * rep - (wounds > 0 ? woundWorth(thought, wounds) : 0)
}

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
      return thought.values.gem * cost.n
    case 'essence':
    case 'essenceOnTile':
      return thought.values.essence * cost.n
    case 'resource':
      return thought.values.resource * cost.n
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
      return thought.values.rep * cost.n
    case 'dwurt':
      return thought.values.dwurt * cost.n + dieWorth(thought, cost.n)
    default:
      return thought.values[cost.pay] * cost.n
  }
}

/** The best that a resource can be sold for. */
export function resourceWorth(thought: Thought, tile: number): number {
  const { sales } = thought.printed.pack.tiles[tile]
  return sales === undefined ? 0 : Math.max(...sales.map((ops) => opsWorth(thought, ops)))
}

/** Whether an open quest that can be seen asks for something of this kind; alone only what can be paid at once counts. */
export function isWanted(thought: Thought, fits: (cost: Cost) => boolean): boolean {
  const { state, printed, seat } = thought
  const has = (cost: Cost): boolean =>
    cost.pay === 'all' || cost.pay === 'oneOf' ? cost.of.some(has) : fits(cost)
  return state.encounters.some(({ open }) =>
    open.some((card) => {
      const { require } = printed.pack.encounterCards[card]
      return has(require) && (isRace(state) || canPay(printed, state, seat, require, NONE))
    }),
  )
}

/** Alone gems are money: quests that ask for them are done on the way or not at all. */
export const wantsGem = (thought: Thought, gem: number): boolean =>
  isRace(thought.state) &&
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
