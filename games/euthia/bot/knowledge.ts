import type { BotKnowledge, Weighed } from '@vyprava/bots'
import { Random, type Seat, same } from '@vyprava/kernel'
import type { EuthiaAction } from '../rules/actions.ts'
import type { Pack } from '../rules/printed.ts'
import type { Euthia } from '../rules/state.ts'
import { chancesBy, worthsIn } from './chance.ts'
import { choreWorth, isUse } from './chores.ts'
import { Ledger } from './ledger.ts'
import { type Effort, type Mind, mindOf, PLAIN, thoughtOf } from './mind.ts'
import { answer } from './planner.ts'
import { World } from './playing.ts'

/** How a move is thought of by who advises, and how the rest of a turn is played in the mind. */
const ADVISER: Effort = { ...PLAIN, width: 16, depth: 7, turns: 2 }
const QUICK: Effort = { ...PLAIN, width: 2, depth: 3 }

/** Worlds in which every candidate is played on, and those for the best few. */
const LOOKS = 5
const LONG_LOOKS = 10
const FEW = 3
const MOST_CANDIDATES = 8
/** Differences within so many standard errors are no differences. */
const SURE = 2

/**
 * What the house's hints and analysis know of Euthia. A move is played on in worlds that fit the view, by the house's
 * players, until the turn or the fight is over, and judged by what has changed. It counts as better or worse than what
 * they would do themselves only as far as dice cannot explain it.
 */
export function euthiaKnowledge(pack: Pack): BotKnowledge<Euthia, EuthiaAction> {
  return {
    evaluate(state) {
      const quick = mindOf(pack, QUICK)
      return chancesBy(quick, state, worthsIn(quick, state))
    },
    weigh: (state, seat, actions) => weigh(mindOf(pack, ADVISER), mindOf(pack, QUICK), state, seat, actions),
    /** Further worlds are imagined from the first one. */
    worlds: 1,
  }
}

/** What nobody here has an opinion of: where a tile is laid is all the same to them. */
const UNKNOWN: readonly string[] = ['explore', 'pick-gem', 'pick-slot', 'pick-tile', 'swap']

function weigh(
  adviser: Mind,
  quick: Mind,
  state: Euthia,
  seat: Seat,
  asked: readonly EuthiaAction[],
): readonly Weighed<EuthiaAction>[] {
  const { actions, prompt } = adviser.game.decision(state, seat)
  if (actions.length === 1 || UNKNOWN.includes(prompt.key)) return []
  const seed = JSON.stringify(adviser.game.view(state, seat))
  const own = answer(thoughtOf(adviser, state, seat, new Random(seed)), prompt.key, actions)
  const others = candidates(quick, state, seat, asked).filter((action) => !same(action, own))
  const trials = [own, ...others].map((action) => new Trial(action))
  const worlds = new Worlds(quick, state, seat, seed)
  for (let look = 0; look < LOOKS; look++) worlds.play(look, trials)
  const best = [
    trials[0],
    ...trials
      .slice(1)
      .sort((a, b) => b.mean() - a.mean())
      .slice(0, FEW - 1),
  ]
  for (let look = LOOKS; look < LONG_LOOKS; look++) worlds.play(look, best)
  const worths = worthsIn(quick, state)
  return trials
    .filter(({ action }) => asked.some((each) => same(each, action)))
    .map((trial) => {
      const worth = worths[seat] + trial.advantageOver(trials[0])
      return {
        action: trial.action,
        chances: chancesBy(quick, state, worths.with(seat, worth)),
        terms: trial.ledger().terms,
      }
    })
}

/** One move in all the worlds in which it was played on. */
class Trial {
  readonly action: EuthiaAction
  readonly #found: Ledger[] = []

  constructor(action: EuthiaAction) {
    this.action = action
  }

  add(ledger: Ledger): void {
    this.#found.push(ledger)
  }

  mean(): number {
    return meanOf(this.#found.map((ledger) => ledger.sum()))
  }

  ledger(): Ledger {
    const mean = new Ledger()
    for (const each of this.#found) mean.blend(each, 1 / this.#found.length)
    return mean
  }

  /** By how much this is better than another move in the same worlds, as far as dice do not explain it. */
  advantageOver(other: Trial): number {
    if (other === this) return 0
    const differences = this.#found.map((ledger, look) => ledger.sum() - other.#found[look].sum())
    const mean = meanOf(differences)
    const variance = meanOf(differences.map((each) => (each - mean) ** 2))
    const error = Math.sqrt(variance / Math.max(1, differences.length - 1))
    const sure = Math.abs(mean) - SURE * error
    // Of equals what the house's player would do comes first, then what went better.
    return sure > 0 ? Math.sign(mean) * sure : EQUAL * (Math.tanh(mean) - 2)
  }
}
const EQUAL = 1e-6

const meanOf = (list: readonly number[]): number =>
  list.reduce((sum, each) => sum + each, 0) / Math.max(1, list.length)

/** Worlds that fit what the seat knows, each with dice of its own. */
class Worlds {
  readonly #mind: Mind
  readonly #seat: Seat
  readonly #seed: string
  readonly #view: ReturnType<Mind['game']['view']>
  readonly #worlds: World[] = []

  constructor(mind: Mind, state: Euthia, seat: Seat, seed: string) {
    this.#mind = mind
    this.#seat = seat
    this.#seed = seed
    this.#view = mind.game.view(state, seat)
  }

  play(look: number, trials: readonly Trial[]): void {
    const world = this.#worlds[look] ?? this.#imagine(look)
    this.#worlds[look] = world
    for (const trial of trials) trial.add(world.after(trial.action))
  }

  #imagine(look: number): World {
    const seed = `${look} ${this.#seed}`
    const state = this.#mind.game.imagine(this.#view, this.#seat, new Random(seed))
    return new World(this.#mind, state, this.#seat, seed)
  }
}

/** Of many actions those that are worth a thought; a single one was asked about. */
function candidates(
  mind: Mind,
  state: Euthia,
  seat: Seat,
  actions: readonly EuthiaAction[],
): readonly EuthiaAction[] {
  if (actions.length <= MOST_CANDIDATES) return actions
  const thought = thoughtOf(mind, state, seat, new Random('candidates'))
  const promise = (action: EuthiaAction): number => {
    const chore = choreWorth(thought, action)
    if (chore > 0) return chore
    return isUse(action) || DULL.includes(action.type) ? -1 : 0
  }
  const scored = actions.map((action) => ({ action, promise: promise(action) }))
  // One of each type before a second one of any.
  const rank = new Map<string, number>()
  const ordered = scored
    .sort((a, b) => b.promise - a.promise)
    .map(({ action, promise: worth }) => {
      const before = rank.get(action.type) ?? 0
      rank.set(action.type, before + 1)
      return { action, key: before - (worth > 0 ? 1 : 0) + (worth < 0 ? MOST_CANDIDATES : 0) }
    })
  return ordered
    .sort((a, b) => a.key - b.key)
    .slice(0, MOST_CANDIDATES)
    .map(({ action }) => action)
}

/** What changes little by itself. */
const DULL: readonly EuthiaAction['type'][] = [
  'equip',
  'stow',
  'setGem',
  'unlearn',
  'swapSilver',
  'cashSilver',
  'cashGold',
  'exchange',
  'sell',
  'sellGem',
  'sellEssence',
]
