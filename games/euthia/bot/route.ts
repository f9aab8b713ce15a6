import { FIXED_ACTIONS } from '../content/schema.ts'
import { FAR } from './land.ts'
import type { Thought } from './mind.ts'
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
  readonly done: readonly number[]
  readonly won: readonly number[]
  readonly worth: number
  readonly promise: number
  readonly first: Prospect | null
  readonly walks: readonly number[]
}

/** What is left for later turns; nothing in the last round. */
type Later = (node: Node) => number

const NEEDS: readonly Need[] = FIXED_ACTIONS
const NOTHING: readonly number[] = [0, 0, 0]
const TOKEN_MP = 2
const PER_TURN = 4
const MOST_PROSPECTS = 22
/** A step less is better among equals. */
const STEP_COST = 0.02

const total = (list: readonly number[]): number => list.reduce((sum, n) => sum + n, 0)

/** The best turn that a beam finds: prospects one after another, as far as tokens and steps go. */
export function routeFor(thought: Thought, prospects: Prospects): Route {
  const { mind, player, printed, state, values } = thought
  const { land } = prospects
  const here = land.from(player.field)
  const near = prospects.list
    .filter(({ field }) => here[field] < FAR)
    .sort((a, b) => b.worth / (3 + here[b.field]) - a.worth / (3 + here[a.field]))
    .slice(0, MOST_PROSPECTS)
  const isLast = state.round >= printed.pack.scenarios[state.scenario].rounds
  const later: Later = isLast ? () => 0 : (node) => laterWorth(near, prospects, node, values)
  const start: Node = {
    field: player.field,
    mp: player.mp,
    tokens: player.tokens,
    granted: player.granted,
    done: [],
    won: [],
    worth: 0,
    promise: 0,
    first: null,
    walks: NOTHING,
  }
  let best = { ...start, promise: later(start) }
  let beam: Node[] = [start]
  for (let depth = 0; depth < mind.effort.depth && beam.length > 0; depth++) {
    const next: Node[] = []
    for (const node of beam)
      for (let at = 0; at < near.length; at++)
        extend(near, prospects, node, at, { later, fire: values.fire }, next)
    for (const node of next) if (node.promise > best.promise + 1e-9) best = node
    beam = next.sort((a, b) => b.promise - a.promise).slice(0, mind.effort.width)
  }
  if (best.first !== null) return { first: best.first, worth: best.promise, walks: best.walks }
  return { first: farGoal(near, prospects, start, values), worth: best.promise, walks: NOTHING }
}

/** One more prospect, in every sensible way of paying for the steps to it. */
function extend(
  near: readonly Prospect[],
  prospects: Prospects,
  node: Node,
  at: number,
  { later, fire }: { readonly later: Later; readonly fire: number },
  into: Node[],
): void {
  const { land } = prospects
  const prospect = near[at]
  if (node.done.includes(at) || (prospect.after && !node.won.includes(prospect.field))) return
  const steps = node.field === prospect.field ? 0 : land.from(node.field)[prospect.field]
  const capacity = node.mp + TOKEN_MP * total(node.tokens)
  if (steps > capacity) return
  const need = NEEDS.indexOf(prospect.need)
  let { tokens, granted } = node
  if (need !== -1) {
    if (granted[need] > 0) granted = granted.map((n, action) => (action === need ? n - 1 : n))
    else if (tokens[need] > 0) tokens = tokens.map((n, action) => (action === need ? n - 1 : n))
    else return
  }
  const missing = Math.max(0, Math.ceil((steps - node.mp) / TOKEN_MP))
  for (const walks of waysToWalk(tokens, missing)) {
    const left = tokens.map((n, action) => n - walks[action])
    const burnt = steps > 0 ? fire * land.fires(node.field, prospect.field) : 0
    const fought = prospect.what === 'fight'
    const draft: Node = {
      field: prospect.field,
      mp: node.mp + TOKEN_MP * missing - steps,
      tokens: left,
      granted,
      done: [...node.done, at],
      won: fought ? [...node.won, prospect.field] : node.won,
      worth: node.worth + prospect.worth - burnt - STEP_COST * steps,
      promise: 0,
      first: node.first ?? prospect,
      walks: node.first === null ? walks : node.walks,
    }
    into.push({ ...draft, promise: draft.worth + later(draft) })
  }
}

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

/** The best of what is left, for later turns: what is nearer at the end of this one counts more. */
function laterWorth(
  near: readonly Prospect[],
  { land }: Prospects,
  node: Node,
  { later: fading, kept }: Values,
): number {
  const from = land.from(node.field)
  const tokens = total(node.tokens)
  const capacity = node.mp + TOKEN_MP * Math.max(0, tokens - 1)
  let best = 0
  for (let at = 0; at < near.length; at++) {
    const { field, worth, after } = near[at]
    if (node.done.includes(at) || after) continue
    const left = Math.max(0, from[field] - capacity)
    const later = worth * fading ** (1 + left / PER_TURN)
    if (later > best) best = later
  }
  return best + (tokens > 0 ? kept : 0)
}

/** Nothing can be reached in this turn: the prospect to go towards, or null when the hero is there already. */
function farGoal(
  near: readonly Prospect[],
  { land }: Prospects,
  start: Node,
  { later: fading }: Values,
): Prospect | null {
  const from = land.from(start.field)
  let best: Prospect | null = null
  let most = 0
  for (const prospect of near) {
    if (prospect.after) continue
    const later = prospect.worth * fading ** (from[prospect.field] / PER_TURN)
    if (later <= most) continue
    most = later
    best = from[prospect.field] === 0 ? null : prospect
  }
  return best
}
