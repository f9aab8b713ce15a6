import { FIXED_ACTIONS } from '../content/schema.ts'
import { FAR, type Land } from './land.ts'
import type { Effort, Thought } from './mind.ts'
import type { Need, Prospect, Prospects } from './prospects.ts'
import type { Values } from './values.ts'

/** What a turn does first, and what it is expected to bring in all. */
export interface Route {
  readonly first: Prospect | null
  readonly worth: number
  /** Tokens that are spent on the way to the first, by action. */
  readonly walks: readonly number[]
}

interface Node {
  readonly field: number
  readonly mp: number
  /** Tokens and granted actions left: mine, trade, combat. */
  readonly tokens: readonly number[]
  readonly granted: readonly number[]
  /** How many turns from now. */
  readonly turn: number
  readonly done: readonly number[]
  readonly won: readonly number[]
  readonly worth: number
  readonly promise: number
  readonly first: Prospect | null
  readonly walks: readonly number[]
}

const NEEDS: readonly Need[] = FIXED_ACTIONS
const NOTHING: readonly number[] = [0, 0, 0]
const FRESH: readonly number[] = [1, 1, 1]
const TOKEN_MP = 2
const PER_TURN = 4
const MOST_PROSPECTS = 22
/** A step less is better among equals. */
const STEP_COST = 0.02

const total = (list: readonly number[]): number => list.reduce((sum, n) => sum + n, 0)
const less = (list: readonly number[], at: number): readonly number[] =>
  list.map((n, place) => (place === at ? n - 1 : n))

/** The best row of prospects that a beam finds, as far as tokens and steps of this turn and of the next ones go. */
export function routeFor(thought: Thought, prospects: Prospects): Route {
  return new Planning(thought, prospects).best()
}

class Planning {
  readonly #land: Land
  readonly #near: readonly Prospect[]
  readonly #values: Values
  readonly #start: Node
  readonly #effort: Effort
  /** Turns after this one that are planned. */
  readonly #turns: number
  readonly #isLast: boolean

  constructor({ mind, player, printed, state, values }: Thought, { land, list }: Prospects) {
    const here = land.from(player.field)
    this.#land = land
    this.#values = values
    this.#effort = mind.effort
    this.#near = list
      .filter(({ field }) => here[field] < FAR)
      .sort((a, b) => b.worth / (3 + here[b.field]) - a.worth / (3 + here[a.field]))
      .slice(0, MOST_PROSPECTS)
    const rest = printed.pack.scenarios[state.scenario].rounds - state.round
    this.#isLast = rest <= 0
    this.#turns = Math.min(rest, mind.effort.turns)
    const { field, mp, tokens, granted } = player
    this.#start = {
      field,
      mp,
      tokens,
      granted,
      turn: 0,
      done: [],
      won: [],
      worth: 0,
      promise: 0,
      first: null,
      walks: NOTHING,
    }
  }

  best(): Route {
    let best = { ...this.#start, promise: this.#later(this.#start) }
    let beam: Node[] = [this.#start]
    for (let depth = 0; depth < this.#effort.depth && beam.length > 0; depth++) {
      const next: Node[] = []
      for (const node of beam) for (let at = 0; at < this.#near.length; at++) this.#extend(node, at, next)
      for (const node of next) if (node.promise > best.promise + 1e-9) best = node
      beam = next.sort((a, b) => b.promise - a.promise).slice(0, this.#effort.width)
    }
    if (best.first !== null) return { first: best.first, worth: best.promise, walks: best.walks }
    return { first: this.#farGoal(), worth: best.promise, walks: NOTHING }
  }

  /** One more prospect: in the same turn in every sensible way of paying for the steps to it, or else in a later one. */
  #extend(node: Node, at: number, into: Node[]): void {
    const prospect = this.#near[at]
    if (node.done.includes(at) || (prospect.after && !node.won.includes(prospect.field))) return
    const steps = node.field === prospect.field ? 0 : this.#land.from(node.field)[prospect.field]
    if (steps >= FAR) return
    const need = NEEDS.indexOf(prospect.need)
    const before = into.length
    if (steps <= node.mp + TOKEN_MP * total(node.tokens)) this.#reach(node, at, steps, need, into)
    if (into.length === before) this.#postpone(node, at, steps, need, into)
  }

  #reach(node: Node, at: number, steps: number, need: number, into: Node[]): void {
    let { tokens, granted } = node
    if (need !== -1) {
      if (granted[need] > 0) granted = less(granted, need)
      else if (tokens[need] > 0) tokens = less(tokens, need)
      else return
    }
    const missing = Math.max(0, Math.ceil((steps - node.mp) / TOKEN_MP))
    for (const walks of waysToWalk(tokens, missing)) {
      const left = tokens.map((n, action) => n - walks[action])
      const mp = node.mp + TOKEN_MP * missing - steps
      into.push(this.#after(node, at, steps, { mp, tokens: left, granted, turn: node.turn, walks }))
    }
  }

  /** In a later turn: what is left of this one is walked, but for a token that is kept. */
  #postpone(node: Node, at: number, steps: number, need: number, into: Node[]): void {
    const free = node.turn < this.#turns ? total(node.tokens) : -1
    if (free < 0) return
    const isFight = this.#near[at].what === 'fight'
    const walked = Math.min(free, Math.ceil(Math.max(0, steps - (isFight ? 1 : 0) - node.mp) / TOKEN_MP))
    let left = Math.max(isFight && steps > 0 ? 1 : 0, steps - node.mp - TOKEN_MP * walked)
    let tokens = FRESH
    const kept =
      free > walked
        ? need !== -1 && node.tokens[need] > 0
          ? need
          : node.tokens.findLastIndex((n) => n > 0)
        : -1
    if (kept !== -1) tokens = tokens.map((n, action) => (action === kept ? n + 1 : n))
    let turn = node.turn + 1
    const reach = (): number => TOKEN_MP * (total(tokens) - (need === -1 ? 0 : 1))
    for (; left > reach(); turn++) {
      left -= TOKEN_MP * total(tokens)
      tokens = FRESH
    }
    if (turn > this.#turns) return
    if (need !== -1) tokens = less(tokens, need)
    const paid = Math.ceil(left / TOKEN_MP)
    for (let n = 0; n < paid; n++) tokens = less(tokens, SPENT.find((action) => tokens[action] > 0) ?? 0)
    const mp = TOKEN_MP * paid - left
    into.push(this.#after(node, at, steps, { mp, tokens, granted: NOTHING, turn, walks: NOTHING }))
  }

  #after(
    node: Node,
    at: number,
    steps: number,
    { walks, ...left }: Pick<Node, 'mp' | 'tokens' | 'granted' | 'turn' | 'walks'>,
  ): Node {
    const prospect = this.#near[at]
    const burnt = steps > 0 ? this.#values.fire * this.#land.fires(node.field, prospect.field) : 0
    const draft: Node = {
      ...left,
      field: prospect.field,
      done: [...node.done, at],
      won: prospect.what === 'fight' ? [...node.won, prospect.field] : node.won,
      worth: node.worth + this.#values.later ** left.turn * (prospect.worth - burnt - STEP_COST * steps),
      promise: 0,
      first: node.first ?? prospect,
      walks: node.first === null ? walks : node.walks,
    }
    return { ...draft, promise: draft.worth + this.#later(draft) }
  }

  /** The best of what is left, for later turns: what is nearer at the end of this one counts more. Nothing in the last round. */
  #later(node: Node): number {
    if (this.#isLast) return 0
    const { later: fading, kept } = this.#values
    const from = this.#land.from(node.field)
    const tokens = total(node.tokens)
    const capacity = node.mp + TOKEN_MP * Math.max(0, tokens - 1)
    let best = 0
    for (let at = 0; at < this.#near.length; at++) {
      const { field, worth, after } = this.#near[at]
      if (node.done.includes(at) || after) continue
      const left = Math.max(0, from[field] - capacity)
      const later = worth * fading ** (1 + left / PER_TURN)
      if (later > best) best = later
    }
    return fading ** node.turn * (best + (tokens > 0 ? kept : 0))
  }

  /** Nothing can be reached: the prospect to go towards, or null when the hero is there already. */
  #farGoal(): Prospect | null {
    const from = this.#land.from(this.#start.field)
    let best: Prospect | null = null
    let most = 0
    for (const prospect of this.#near) {
      if (prospect.after) continue
      const later = prospect.worth * this.#values.later ** (from[prospect.field] / PER_TURN)
      if (later <= most) continue
      most = later
      best = from[prospect.field] === 0 ? null : prospect
    }
    return best
  }
}

/** What is walked with in later turns: mining, trade, fight. */
const SPENT: readonly number[] = [0, 1, 2]

/** Which tokens are spent on steps: every choice of so many. */
function waysToWalk(tokens: readonly number[], count: number): readonly (readonly number[])[] {
  if (count === 0) return [NOTHING]
  const ways: number[][] = []
  for (let mine = 0; mine <= Math.min(count, tokens[0]); mine++)
    for (let trade = 0; trade <= Math.min(count - mine, tokens[1]); trade++) {
      const combat = count - mine - trade
      if (combat <= tokens[2]) ways.push([mine, trade, combat])
    }
  return ways
}
