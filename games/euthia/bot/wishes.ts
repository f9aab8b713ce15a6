import { type Cost, ELEMENTS, ENCOUNTERS, GEMS, type Op, SITES } from '../content/schema.ts'
import { encounterOn } from '../rules/encounters.ts'
import { trophyLevel } from '../rules/purse.ts'
import { NONE } from '../rules/state.ts'
import { FAR, type Land } from './land.ts'
import { isRace, type Thought } from './mind.ts'
import { CATEGORY, costWorth, marginsOf, opsWorth } from './worth.ts'

/* Things that open quests ask for, and what having one more of them is worth beyond what it brings anybody. */

interface Wish {
  readonly cost: Exclude<Cost, { readonly of: unknown }>
  readonly worth: number
}

/** The share of a quest that is believed in, before anything of what it asks for is there. */
const FAITH = 0.6
/** Of a quest that waits behind a monster. */
const BEHIND = 0.5
const STEPS_A_TURN = 4
/** Nobody begins to gather more than that. */
const MOST_MISSING = 2

/** What is wished for: where and how soon a quest can be told counts, and how much of what it asks for is missing. */
export class Wishes {
  readonly #wishes: readonly Wish[]

  constructor(thought: Thought, land: Land) {
    this.#wishes = thought.mind.effort.gathers && isRace(thought.state) ? wishesOf(thought, land) : []
  }

  /** What ops bring besides, when somebody wishes for it. */
  of(ops: readonly Op[]): number {
    return ops.reduce((sum, op) => sum + this.#ofOp(op), 0)
  }

  resource(site: string): number {
    return this.#most(({ cost }) => cost.pay === 'resource' && (cost.site === 'any' || cost.site === site))
  }

  essence(element: number): number {
    return this.#most(
      ({ cost }) => cost.pay === 'essence' && (cost.kind === 'any' || cost.kind === ELEMENTS[element]),
    )
  }

  trophy(level: number): number {
    return this.#most(({ cost }) => cost.pay === 'trophy' && cost.level <= level)
  }

  #ofOp(op: Op): number {
    switch (op.op) {
      case 'gem':
        return this.#most(({ cost }) => cost.pay === 'gem' && meets(cost.kind, op.kind))
      case 'essence':
        return this.#most(({ cost }) => cost.pay === 'essence' && meets(cost.kind, op.kind))
      case 'resource':
        return this.#most(({ cost }) => cost.pay === 'resource' && meets(cost.site, op.site))
      case 'choose':
        return Math.max(...op.from.map((way) => this.of(way)))
      default:
        return 0
    }
  }

  #most(fits: (wish: Wish) => boolean): number {
    return this.#wishes.reduce((most, wish) => (fits(wish) ? Math.max(most, wish.worth) : most), 0)
  }
}

const meets = (wanted: string, given: string): boolean =>
  wanted === 'any' || given === 'any' || wanted === given

function wishesOf(thought: Thought, land: Land): Wish[] {
  const { printed, state, player } = thought
  const margin = marginsOf(thought)[CATEGORY.quest]
  const steps = land.from(player.field)
  const rounds = printed.pack.scenarios[state.scenario].rounds - state.round
  return land.fields.flatMap((field) => {
    const kind = encounterOn(printed, state, field)
    const turns = steps[field] / STEPS_A_TURN
    if (kind === null || steps[field] === FAR || turns > rounds + 1) return []
    const near = thought.values.later ** turns * (land.monster[field] > 0 ? BEHIND : 1)
    return state.encounters[ENCOUNTERS.indexOf(kind)].open.flatMap((card) => {
      const { require, reward } = printed.pack.encounterCards[card]
      const worth = opsWorth(thought, reward) + margin - costWorth(thought, require)
      return worth > 0 ? parts(require).flatMap((cost) => wishFor(thought, cost, FAITH * near * worth)) : []
    })
  })
}

const parts = (cost: Cost): readonly Wish['cost'][] =>
  cost.pay === 'all' || cost.pay === 'oneOf' ? cost.of.flatMap(parts) : [cost]

function wishFor(thought: Thought, cost: Wish['cost'], worth: number): Wish[] {
  if (!('n' in cost)) return []
  const missing = cost.n - owned(thought, cost)
  return missing > 0 && missing <= MOST_MISSING ? [{ cost, worth: worth / missing }] : []
}

/** How much of such a thing the hero has already; what is not gathered counts as never missing. */
function owned({ player, printed }: Thought, cost: Wish['cost']): number {
  const tiles = player.bags.map(({ tile }) => printed.pack.tiles[tile])
  switch (cost.pay) {
    case 'gem':
      return counted(player.gems, cost.kind === 'any' ? NONE : GEMS.indexOf(cost.kind))
    case 'essence':
      return counted(player.essences, cost.kind === 'any' ? NONE : ELEMENTS.indexOf(cost.kind))
    case 'resource':
      return tiles.filter(
        ({ kind, source }) =>
          kind === 'resource' &&
          (cost.site === 'any' || SITES.some((site) => site === source && site === cost.site)),
      ).length
    case 'trophy':
      return player.trophies.filter((each) => trophyLevel(printed, each) >= cost.level).length
    default:
      return Number.POSITIVE_INFINITY
  }
}

const counted = (list: readonly number[], kind: number): number =>
  kind === NONE ? list.reduce((sum, n) => sum + n, 0) : list[kind]
