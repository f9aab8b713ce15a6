import { asidesOf, indexOfAction } from './actions.ts'
import { bad, type Problem } from './checked.ts'
import type { Game, GameAction, GameEvent, Refusal, Seat } from './contract.ts'
import { clone } from './json.ts'
import { checkData } from './pack.ts'
import { Random } from './random.ts'
import { silentCourse } from './told.ts'

/** Not an action of the list: refused by a rule, or not an action at all. */
export type NotTaken =
  | { readonly ok: false; readonly refusal: Refusal }
  | { readonly ok: false; readonly problem: Problem }

/** An action as the list has it, and how it would be taken. */
export interface Found<Action> {
  readonly action: Action
  readonly aside: boolean
  /** Who was asked before it. */
  readonly asked: readonly Seat[]
}

/** Actions of one seat, found to be legal one after another at a moment of a match. Nothing has changed yet. */
export interface Plan<Action> {
  readonly ok: true
  readonly seat: Seat
  readonly found: readonly Found<Action>[]
  /** How many entries the journal had. */
  readonly at: number
}

/** Looks for an action in what a seat may answer or do besides. */
export function findAction<State extends object, Action extends GameAction, Event extends GameEvent>(
  game: Game<State, Action, object, object, Event>,
  state: State,
  seat: Seat,
  input: unknown,
): ({ readonly ok: true } & Found<Action>) | NotTaken {
  const asked = game.deciders(state).slice()
  const answers = asked.includes(seat) ? game.decision(state, seat).actions : []
  const place = indexOfAction(answers, input)
  if (place !== -1) return { ok: true, action: answers[place], aside: false, asked }
  const asides = asidesOf(game, state, seat)
  const besides = indexOfAction(asides, input)
  if (besides !== -1) return { ok: true, action: asides[besides], aside: true, asked }
  const parsed = checkData(game.action, input)
  if (!parsed.ok) return parsed
  const refusal = game.refusal(state, seat, parsed.value)
  if (refusal === null) return bad('action', input, 'an action from the list, with no other fields')
  return { ok: false, refusal }
}

/** All of the actions, or those before the first that cannot be taken, and why not. */
type FoundAll<Action> =
  | { readonly ok: true; readonly found: readonly Found<Action>[] }
  | { readonly ok: false; readonly found: readonly Found<Action>[]; readonly why: NotTaken }

/** Looks for actions one after another, each where those before it lead to; neither state nor chance is touched. */
export function findAll<State extends object, Action extends GameAction, Event extends GameEvent>(
  game: Game<State, Action, object, object, Event>,
  point: { readonly state: State; readonly random: Random },
  seat: Seat,
  inputs: readonly unknown[],
): FoundAll<Action> {
  const found: Found<Action>[] = []
  // The last one is only looked for: most often it is the only one.
  const tried = inputs.length > 1 ? clone(point.state) : point.state
  const course = silentCourse(point.random)
  for (const [place, input] of inputs.entries()) {
    const next = findAction(game, tried, seat, input)
    if (!next.ok) return { ok: false, found, why: next }
    const { action, aside, asked } = next
    found.push({ action, aside, asked })
    if (place + 1 < inputs.length) game.apply(tried, seat, action, course)
  }
  return { ok: true, found }
}

/**
 * The same so that nobody learns anything without paying for it: several steps are tried first in a world imagined from
 * what the seat sees, and a refusal comes from there. What only the true world refuses is left out with all that follows,
 * and the steps before it are done: otherwise one could try "draw a card, then play this one" until it is the right one.
 */
export function findTogether<
  State extends object,
  Action extends GameAction,
  View extends object,
  Event extends GameEvent,
>(
  game: Game<State, Action, object, View, Event>,
  point: { readonly state: State; readonly random: Random; readonly at: number },
  seat: Seat,
  inputs: readonly unknown[],
): { readonly ok: true; readonly found: readonly Found<Action>[] } | NotTaken {
  if (inputs.length > 1) {
    const random = new Random(`plan-${point.at}`)
    const state = game.imagine(game.view(point.state, seat), seat, random)
    const there = findAll(game, { state, random }, seat, inputs)
    if (!there.ok) return there.why
  }
  const here = findAll(game, point, seat, inputs)
  return here.ok || here.found.length > 0 ? { ok: true, found: here.found } : here.why
}
