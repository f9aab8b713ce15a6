import type { Random, Seat } from '@vyprava/kernel'
import {
  type ArkView,
  type Chart,
  COLOURED,
  EARNED,
  hasPower,
  isCompassFull,
  type Mode,
  NONE,
  type Printed,
  type Sheet,
} from '../rules/index.ts'
import { newAnswer } from '../rules/sheet.ts'
import { CompassPlan, type Effort } from './compass-plan.ts'
import { type Ending, endingFor } from './ending.ts'
import type { Horizon } from './future.ts'
import { worthOfHexes } from './journey.ts'
import { oddsOf } from './odds.ts'
import { paintedWith, prospectOf } from './prospect.ts'

/** Ends that are imagined for the journey, for each of a first round for the compass. */
const VOTING_ENDS = 2

/** What a turn more costs: in a race somebody else may find the ark, alone it is only a point. */
const HASTE: Readonly<Record<Mode, number>> = { race: 0.04, cooperative: 0.01, solo: 0.002 }

/** What a player thinks about: a sheet, its map and its compass. All of it is worked out from the view. */
export class Planning {
  readonly printed: Printed
  readonly chart: Chart
  readonly view: ArkView
  readonly seat: Seat
  readonly sheet: Sheet
  readonly random: Random
  readonly effort: Effort
  readonly horizon: Horizon
  /** The map as it may become. */
  readonly map: readonly number[]
  readonly plan: CompassPlan
  /** How many fields are empty. */
  readonly empty: number
  #ending: Ending | null = null
  #votes: readonly number[] | null = null

  constructor(printed: Printed, view: ArkView, seat: Seat, effort: Effort, random: Random) {
    this.printed = printed
    this.view = view
    this.seat = seat
    this.effort = effort
    this.random = random
    this.chart = printed.chartOf(view)
    this.sheet = sheetIn(view, seat)
    this.empty = this.sheet.compass.filter((colour) => colour === NONE).length
    this.horizon = this.#horizon()
    this.map = prospectOf(printed, this.chart, this.sheet, this.slotsLeft())
    this.plan = new CompassPlan(this.chart, this.sheet, this.map, this.horizon.diamonds, random)
  }

  /** What is to come: an answer to every turn of others while there is time. */
  #horizon(): Horizon {
    const { printed, chart, view, sheet, empty } = this
    const rivals = this.rivals()
    const perMove = Math.max(1, rivals.length)
    const marked = sheet.counter.length
    const most = Math.max(0, this.slotsLeft() - 1) * perMove
    const turns = view.mode === 'solo' ? most : Math.min(most, patience(empty))
    const coming = printed.sheet.hintSlots.filter((slot) => slot > marked)
    const sheets = rivals.map((rival) => sheetIn(view, rival))
    return {
      turns,
      hints: sheet.hints,
      hintsAfter: sheet.usesHints ? coming.map((slot) => (slot - marked) * perMove) : [],
      span: hasPower(printed, sheet, 'longHints') ? 2 : 1,
      diamonds: sheet.diamonds.filter((state) => state === EARNED || state === COLOURED).length,
      odds: sheets.length === 0 ? null : oddsOf(printed, chart, sheets, turns),
      haste: HASTE[view.mode],
    }
  }

  /** The same thoughts about another seat. */
  of(seat: Seat): Planning {
    return new Planning(this.printed, this.view, seat, this.effort, this.random)
  }

  /** The same thoughts a step later: what is needed stays needed, as long as the compass is the same. */
  after(view: ArkView): Planning {
    const next = new Planning(this.printed, view, this.seat, this.effort, this.random)
    if (next.empty !== this.empty) return next
    next.#votes = this.votes()
    const ending = this.ending()
    if (ending === null) return next
    const isOpen = (hex: number): boolean => next.sheet.painted[hex] === NONE
    const change = ending.change !== null && isOpen(ending.change.hex) ? ending.change : null
    next.#ending = { ...ending, change, needed: ending.needed.filter(isOpen) }
    return next
  }

  /** The other seats that still play. */
  rivals(): Seat[] {
    return this.view.sheets.flatMap((other, seat) =>
      seat !== this.seat && other.status === 'playing' ? [seat] : [],
    )
  }

  slotsLeft(): number {
    return this.printed.sheet.counterSlots - this.sheet.counter.length
  }

  /** How much each unvisited hex is needed, 1 for sure. */
  votes(): readonly number[] {
    this.#votes ??= this.#vote()
    return this.#votes
  }

  #vote(): readonly number[] {
    const painted = paintedWith(this.sheet)
    const ending = this.ending()
    if (ending) return painted.map((_, hex) => (ending.needed.includes(hex) ? 1 : 0))
    return this.plan.votes(painted, this.horizon, this.effort.ends * VOTING_ENDS)
  }

  /** What every hex is worth to the traveller; a hex that waits for a diamond is worth nothing. */
  worth(): number[] {
    const worth = worthOfHexes(this.printed, this.chart, this.sheet, paintedWith(this.sheet), this.votes())
    const change = this.ending()?.change
    if (change) worth[change.hex] = 0
    return worth
  }

  /** How to find the parts once the compass is full; null before, and for whoever does not plan. */
  ending(): Ending | null {
    if (this.effort.ends === 0 || !isCompassFull(this.sheet)) return null
    this.#ending ??= endingFor(this.chart, this.sheet, this.map, this.horizon.diamonds, this.random)
    return this.#ending
  }
}

/** The sheet of a seat as the rules read it; an answer that is hidden is blank. */
function sheetIn(view: ArkView, seat: Seat): Sheet {
  const { answer, answered: _answered, score: _score, ...sheet } = view.sheets[seat]
  return { ...sheet, answer: answer ?? newAnswer() }
}

/** In a race nobody waits for ever: a few turns more than there are fields to fill. */
const patience = (empty: number): number => empty + 2 + Math.ceil(empty / 4)
