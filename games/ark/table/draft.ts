import { type Decision, indexOfAction, type Seat } from '@vyprava/kernel'
import {
  type ArkAction,
  type ArkView,
  allowance,
  COLOURS,
  END_MOVE,
  FILL,
  MEADOW,
  NAME,
  NONE,
  PAINT,
  type Printed,
  SHIFT,
  SKIP,
} from '../rules/index.ts'
import type { Mind, Press, Stroke } from './intent.ts'
import { type Trial, tryOut } from './trial.ts'

/** Who is asked what, and what they have in mind. */
export interface Asked {
  readonly printed: Printed
  readonly view: ArkView
  readonly seat: Seat
  readonly decision: Decision<ArkAction>
  readonly mind: Mind
}

/** Whether an action is among those; a server tells copies of them. */
export const has = (actions: readonly ArkAction[], action: ArkAction): boolean =>
  indexOfAction(actions, action) !== -1

/** How a hex may be painted next: the colour of the move, and the colours that the hex may get. */
export interface Way {
  readonly named: number
  readonly paints: readonly number[]
}

/** A move or an answer as far as it is gathered. */
export interface Draft {
  /** The steps so far, in the order of the rules. */
  readonly steps: Press
  /** What would be sent; null while something is missing. */
  readonly press: Press | null
  /** The colour of the move or the answer, or NONE while none is chosen. */
  readonly colour: number
  /** Hexes chosen, with those that the rules have already, and how many there may be. */
  readonly count: number
  readonly allowance: number
  readonly ways: ReadonlyMap<number, Way>
  /** Fields that a compass answer may fill. */
  readonly fields: ReadonlySet<number>
}

export const NO_DRAFT: Draft = {
  steps: [],
  press: null,
  colour: NONE,
  count: 0,
  allowance: 0,
  ways: new Map(),
  fields: new Set(),
}

/** What is gathered, worked out by the rules; nothing where nothing can be. */
export function draftOf(asked: Asked): Draft {
  switch (asked.decision.prompt.key) {
    case 'name':
      return asked.mind.colour === null ? unnamed(asked) : moving(asked, [NAME[asked.mind.colour]])
    case 'paint':
    case 'answerMove':
      return moving(asked, [])
    case 'answer':
      return answering(asked)
    default:
      return NO_DRAFT
  }
}

/** No pencil is in the hand: a hex takes its own, where only one can be meant. */
function unnamed({ printed, view, seat, decision }: Asked): Draft {
  const ways = new Map<number, Way>()
  const doubtful = new Set<number>()
  for (let colour = 0; colour < COLOURS.length; colour++) {
    if (!has(decision.actions, NAME[colour])) continue
    for (const [hex, way] of waysIn(tryOut(printed, view, seat, [NAME[colour]]), colour)) {
      if (ways.has(hex)) doubtful.add(hex)
      else ways.set(hex, way)
    }
  }
  for (const hex of doubtful) ways.delete(hex)
  return { ...NO_DRAFT, ways }
}

/** The hexes that may be painted next. */
function waysIn({ decision }: Trial, named: number): ReadonlyMap<number, Way> {
  const ways = new Map<number, { named: number; paints: number[] }>()
  for (const action of decision?.actions ?? []) {
    if (action.type !== 'paint') continue
    const way = ways.get(action.hex)
    if (way === undefined) ways.set(action.hex, { named, paints: [action.colour] })
    else way.paints.push(action.colour)
  }
  return ways
}

const paintOf = ({ hex, colour }: Stroke): ArkAction => PAINT[colour][hex]

/**
 * A move never gains hexes by its own strokes (AR-306), so all of them are among those of the question: a lesson asks for
 * fewer than the rules allow.
 */
function offered({ decision }: Asked, ways: ReadonlyMap<number, Way>): readonly (readonly [number, Way])[] {
  const hexes = new Set(decision.actions.flatMap((action) => (action.type === 'paint' ? [action.hex] : [])))
  return [...ways].filter(([hex]) => hexes.has(hex))
}

/** A move after the steps that come before its hexes; touching one more than allowed takes the place of the last. */
function moving(asked: Asked, first: Press): Draft {
  const { printed, view, seat, mind } = asked
  const before = tryOut(printed, view, seat, first)
  const own = seat === before.state.active && !before.state.die
  const sheet = before.state.sheets[seat]
  const colour = own ? before.state.named : sheet.answer.colour
  const bound = own ? before.state.move.length : sheet.answer.hexes.length
  const most = allowance(sheet, colour)
  const painted = [...first, ...mind.strokes.map(paintOf)]
  const full = bound + mind.strokes.length >= most
  const kept = full ? mind.strokes.slice(0, -1) : mind.strokes
  const found = waysIn(tryOut(printed, view, seat, [...first, ...kept.map(paintOf)]), colour)
  const ways = new Map(first.length === 0 ? offered(asked, found) : found)
  for (const { hex } of mind.strokes) ways.delete(hex)
  const { decision } = tryOut(printed, view, seat, painted)
  const ends = has(decision?.actions ?? [], END_MOVE)
  const steps = ends && mind.strokes.length > 0 ? [...painted, END_MOVE] : painted
  return {
    ...NO_DRAFT,
    steps,
    press: mind.strokes.length > 0 || first[0]?.type === 'name' ? steps : bound > 0 ? [END_MOVE] : null,
    colour,
    count: bound + mind.strokes.length,
    allowance: most,
    ways,
  }
}

/** Meadow first, then the colour, then hexes, a field or nothing: the order of the touches does not matter (AR-R33). */
function answering(asked: Asked): Draft {
  const { printed, view, seat, decision, mind } = asked
  const first: ArkAction[] = []
  if (mind.meadow !== null) first.push(MEADOW[mind.meadow])
  if (mind.colour !== null) first.push(SHIFT[mind.colour])
  const before = tryOut(printed, view, seat, first)
  const draft = moving(asked, first)
  const fields = new Set<number>()
  const actions = first.length === 0 ? decision.actions : (before.decision?.actions ?? [])
  for (const action of actions) if (action.type === 'fill') fields.add(action.field)
  if (mind.field !== null) {
    const steps = [...first, FILL[mind.field]]
    return { ...draft, steps, press: steps, fields }
  }
  if (mind.card === 'skip' && has(decision.actions, SKIP)) {
    const steps = [...first, SKIP]
    return { ...draft, steps, press: steps, fields }
  }
  return { ...draft, press: mind.strokes.length > 0 ? draft.steps : null, fields }
}
