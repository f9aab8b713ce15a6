import type { Player } from '@vyprava/bots'
import type { Random, Seat } from '@vyprava/kernel'
import { sideOfField } from '../compass/index.ts'
import {
  type ArkAction,
  type ArkView,
  allowance,
  type Chart,
  COLOURED,
  EARNED,
  hasPower,
  isCompassFull,
  NONE,
  type Pack,
  type Printed,
  printedFrom,
  type Sheet,
} from '../rules/index.ts'
import { newAnswer } from '../rules/sheet.ts'
import { CompassPlan, type Effort } from './compass-plan.ts'
import { type Ending, endingFor } from './ending.ts'
import { freeAction } from './free.ts'
import type { Filling, Horizon } from './future.ts'
import { routeIn, routes, worthOfHexes } from './journey.ts'
import { paintedWith, prospectOf } from './prospect.ts'
import { startFor } from './start.ts'

const VOTING_ENDS = 4
/** How much the others' use of a colour counts beside the own journey. */
const RIVALRY = 1.5
const FRIENDSHIP = 0.5

/** What a planner thinks about: its own sheet, in the view. */
export class Planning {
  readonly printed: Printed
  readonly chart: Chart
  readonly view: ArkView
  readonly seat: Seat
  readonly sheet: Sheet
  readonly random: Random
  readonly effort: Effort
  readonly horizon: Horizon
  readonly map: readonly number[]
  readonly plan: CompassPlan
  #ending: Ending | null = null

  constructor(printed: Printed, view: ArkView, seat: Seat, effort: Effort, random: Random) {
    this.printed = printed
    this.view = view
    this.seat = seat
    this.effort = effort
    this.random = random
    this.chart = printed.chartOf(view)
    this.sheet = ownSheet(view, seat)
    this.horizon = horizonOf(printed, view, this.sheet, seat)
    const moves = printed.sheet.counterSlots - this.sheet.counter.length
    this.map = prospectOf(printed, this.chart, this.sheet, moves)
    this.plan = new CompassPlan(this.chart, this.sheet, this.map, this.horizon.diamonds, random)
  }

  /** The same thoughts about another seat. */
  of(seat: Seat): Planning {
    return new Planning(this.printed, this.view, seat, this.effort, this.random)
  }

  /** What every hex is worth to the traveller; a hex that waits for a diamond is worth nothing. */
  worth(): number[] {
    const painted = paintedWith(this.sheet)
    const ending = this.ending()
    const votes = ending
      ? painted.map((_, hex) => (ending.needed.includes(hex) ? 1 : 0))
      : this.plan.votes(painted, this.horizon, this.effort.ends * VOTING_ENDS)
    const worth = worthOfHexes(this.printed, this.chart, this.sheet, painted, votes)
    if (ending?.change) worth[ending.change.hex] = 0
    return worth
  }

  /** How to find the parts once the compass is full; null before, and for who does not plan. */
  ending(): Ending | null {
    if (this.effort.ends === 0 || !isCompassFull(this.sheet)) return null
    this.#ending ??= endingFor(this.chart, this.sheet, this.map, this.horizon.diamonds, this.random)
    return this.#ending
  }
}

/** The sheet of a seat, as the rules read it. */
export function ownSheet(view: ArkView, seat: Seat): Sheet {
  const { answer, answered: _answered, score: _score, ...sheet } = view.sheets[seat]
  return { ...sheet, answer: answer ?? newAnswer() }
}

/** What is to come: an answer to every turn of others while there is time. */
function horizonOf(printed: Printed, view: ArkView, sheet: Sheet, seat: Seat): Horizon {
  const { counterSlots, hintSlots } = printed.sheet
  const marked = sheet.counter.length
  const left = counterSlots - marked
  const others = view.sheets.filter((other, i) => i !== seat && other.status !== 'outOfTime').length
  const perMove = view.mode === 'solo' ? 1 : Math.max(1, others)
  const empty = sheet.compass.filter((colour) => colour === NONE).length
  const most = Math.max(0, left - 1) * perMove
  const turns = view.mode === 'solo' ? most : Math.min(most, empty + 2 + Math.ceil(empty / 4))
  return {
    turns,
    hints: sheet.usesHints ? sheet.hints : 0,
    hintsAfter: sheet.usesHints
      ? hintSlots.filter((slot) => slot > marked).map((slot) => (slot - marked) * perMove)
      : [],
    span: hasPower(printed, sheet, 'longHints') ? 2 : 1,
    diamonds: sheet.diamonds.filter((state) => state === EARNED || state === COLOURED).length,
  }
}

/** Plans the compass by imagining how it may be filled, and the journey by what it is then likely to need. */
export function createPlanner(name: string, pack: Pack, effort: Effort): Player<ArkView, ArkAction> {
  const printed = printedFrom(pack)
  return {
    name,
    choose({ seat, decision: { actions, prompt }, view }, random) {
      if (actions.length === 1) return actions[0]
      const planning = new Planning(printed, view(), seat, effort, random)
      switch (prompt.key) {
        case 'start':
          return startFor(planning, actions)
        case 'field':
          return fieldFor(planning, actions)
        case 'name':
          return freeAction(planning, actions) ?? colourFor(planning, actions)
        case 'nameOnly':
          return colourForOthers(planning, actions)
        case 'paint':
        case 'answerMove':
          return hexFor(planning, actions)
        case 'after':
          return freeAction(planning, actions) ?? actions.find(({ type }) => type === 'endTurn') ?? actions[0]
        case 'answer':
          return answerFor(planning, actions)
        default:
          return actions[0]
      }
    },
  }
}

/** The first fields: those that keep most ways open. */
function fieldFor({ plan, horizon, effort, sheet }: Planning, actions: readonly ArkAction[]): ArkAction {
  const fillings = actions.flatMap((action): Filling[] =>
    action.type === 'fill' ? [{ colour: sheet.identity, field: action.field, cost: 0 }] : [],
  )
  return fill(actions, plan.choose(fillings, horizon, effort).filling.field)
}

function colourFor(planning: Planning, actions: readonly ArkAction[]): ArkAction {
  const { printed, chart, sheet } = planning
  const favour = favourOf(planning)
  const best = routes(printed, chart, sheet, planning.worth(), true).reduce((a, b) =>
    b.worth + favour(b.colour) > a.worth + favour(a.colour) ? b : a,
  )
  return actions.find((action) => action.type === 'name' && action.colour === best.colour) ?? actions[0]
}

/** A colour without a move: the die's wild six for oneself, else what suits the others. */
function colourForOthers(planning: Planning, actions: readonly ArkAction[]): ArkAction {
  const favour =
    planning.view.mode === 'solo' ? (colour: number) => planning.plan.gainOf(colour) : favourOf(planning)
  const worth = (action: ArkAction): number => (action.type === 'name' ? favour(action.colour) : 0)
  return actions.reduce((a, b) => (worth(b) > worth(a) ? b : a))
}

/** A colour for the others: what helps them most together, what helps them least in a race. */
function favourOf(planning: Planning): (colour: number) => number {
  const { view, seat, effort } = planning
  if (view.mode === 'solo' || effort.ends === 0) return () => 0
  const others = view.sheets.flatMap((other, i) => (i !== seat && other.status === 'playing' ? [i] : []))
  const plans = others.map((other) => planning.of(other).plan)
  const share = (view.mode === 'race' ? -RIVALRY : FRIENDSHIP) / Math.max(1, others.length)
  return (colour) => share * plans.reduce((sum, plan) => sum + plan.gainOf(colour), 0)
}

/** The next hex of a move; painting as many as allowed is never worse for finding parts. */
function hexFor(planning: Planning, actions: readonly ArkAction[]): ArkAction {
  const worth = planning.worth()
  let best = actions[0]
  let most = Number.NEGATIVE_INFINITY
  for (const action of actions) {
    if (action.type !== 'paint') continue
    const printed = planning.chart.colour[action.hex] === action.colour ? 0.001 : 0
    if (worth[action.hex] + printed <= most) continue
    most = worth[action.hex] + printed
    best = action
  }
  return best
}

function answerFor(planning: Planning, actions: readonly ArkAction[]): ArkAction {
  const { view, sheet, plan, horizon, effort } = planning
  const meadows = actions.filter(({ type }) => type === 'meadow')
  if (meadows.length > 0) {
    const worth = planning.worth()
    return meadows.reduce((a, b) => (hexWorth(worth, b) > hexWorth(worth, a) ? b : a))
  }
  if (isCompassFull(sheet)) return mapAnswer(planning, actions)
  const skips = actions.some(({ type }) => type === 'skip')
  const fillings = fillingsFor(planning, skips ? horizon : { ...horizon, hints: 0 })
  const { filling } = plan.choose(fillings, horizon, effort)
  if (filling.field === NONE) {
    return view.mode === 'solo' ? skip(actions) : mapAnswer(planning, actions)
  }
  if (filling.colour !== sheet.answer.colour) {
    return (
      actions.find((action) => action.type === 'shift' && action.colour === filling.colour) ?? skip(actions)
    )
  }
  return fill(actions, bestSide(planning, filling.field))
}

function fillingsFor(planning: Planning, horizon: Horizon): Filling[] {
  const { plan, sheet } = planning
  const fillings = plan.fillings(sheet.answer.colour, horizon)
  const empty = sheet.compass.filter((colour) => colour === NONE).length
  const maySkip = sheet.answer.colour === planning.view.named && planning.horizon.turns >= empty
  return maySkip ? [...fillings, { colour: NONE, field: NONE, cost: 0 }] : fillings
}

/** Of two fields that mean the same to the letters the one whose side is of more use. */
function bestSide({ sheet, chart, plan }: Planning, field: number): number {
  const use = (each: number): number => {
    const side = sideOfField(each)
    if (side === 5) return sheet.usesDiamonds ? 2 : 0
    const left = chart.ofColour[side].filter((hex) => sheet.painted[hex] === NONE).length
    return left / allowance(sheet, side)
  }
  return plan.twins(field).reduce((a, b) => (use(b) > use(a) ? b : a))
}

/** A move in place of a skip when there is a use and time for it. */
function mapAnswer(planning: Planning, actions: readonly ArkAction[]): ArkAction {
  const { printed, chart, sheet } = planning
  const worth = planning.worth()
  const route = routeIn(printed, chart, sheet, worth, sheet.answer.colour, false)
  const spare = printed.sheet.counterSlots - sheet.counter.length
  const empty = sheet.compass.filter((colour) => colour === NONE).length
  if (route.hexes.length === 0 || spare <= empty + 2) return skip(actions)
  const [hex] = route.hexes
  return actions.find((action) => action.type === 'paint' && action.hex === hex) ?? skip(actions)
}

const hexWorth = (worth: readonly number[], action: ArkAction): number =>
  action.type === 'meadow' || action.type === 'paint' ? worth[action.hex] : 0

const fill = (actions: readonly ArkAction[], field: number): ArkAction =>
  actions.find((action) => action.type === 'fill' && action.field === field) ?? actions[0]

const skip = (actions: readonly ArkAction[]): ArkAction =>
  actions.find(({ type }) => type === 'skip') ?? actions[0]
