import { type Observer, Random, type Seat } from '@vyprava/kernel'
import { FIELDS_OF_SIDE, LETTER_FIELDS } from '../compass/index.ts'
import {
  type Ark,
  allowance,
  COLOURED,
  COLOURS,
  EARNED,
  FIELD_COUNT,
  isCompassFull,
  NONE,
  PART_COUNT,
  type Printed,
  type Sheet,
  scoreOf,
} from '../rules/index.ts'
import { viewOf } from '../rules/view.ts'
import type { Dice, Effort, Ends } from './compass-plan.ts'
import type { Ending } from './ending.ts'
import type { Horizon } from './future.ts'
import { Ledger } from './ledger.ts'
import { Planning } from './planning.ts'

/** How long the planner thinks about what follows an action, and how many ends a compass is judged by. */
const EFFORT: Effort = { tried: 6, ends: 12 }
const ENDS = 64

/** The whole ark, a part of it that is found. */
const ARK = 10
const PART = 0.6
/** The logarithm of the chance to find all parts, and what keeps it finite. */
const PROSPECT = 1
const LEAST = 0.03
/** A letter without a place: time may run out, and then parts are counted. */
const ABSENT = 0.3
/** The same chance where a diamond has yet to do its work. */
const WITH_DIAMOND = 0.6
/** A letter with a single empty field and a place for it. */
const OPENING = 0.2
/** A place of a part that is all but visited; from this share on it is told as a place of its own. */
const SITE = 1
const LIKELY = 0.3
const NEARLY_FILLED = 5
/** A hex that is visited or in reach, for its own sake, a field, what an allowance is worth for each hex of a colour. */
const REACH = 0.01
const FIELD = 0.08
const STRIDE = 0.006
/** A hint while the compass is empty and when it is full, a diamond, a slot, a minus point, a point of challenges. */
const HINT = 0.25
const LATE_HINT = 0.05
const DIAMOND = 0.15
const SLOT = 0.05
const MINUS = 0.06
const CHALLENGE = 0.02
/** Of a diamond that the compass gives, by fields of its side. */
const DIAMOND_SIDE_SHARE = 0.5

/** Judges one seat's sheet as it may become by an action: all sheets with the same dice, so that they can be compared. */
export class Judge {
  readonly planning: Planning
  readonly #printed: Printed
  readonly #seat: Seat
  readonly #observer: Observer
  readonly #dice: Dice
  /** Where the parts lay before the action. */
  readonly #places: readonly number[]
  readonly #known = new Map<string, Ends>()

  /** Whoever only looks on knows no answer before it is revealed. */
  constructor(printed: Printed, state: Ark, seat: Seat, observer: Observer) {
    this.#printed = printed
    this.#seat = seat
    this.#observer = observer
    this.planning = this.#planFor(state)
    const { chart, sheet } = this.planning
    this.#places = chart.finder.locate(sheet.painted, sheet.compass)
    this.#dice = this.planning.plan.dice(ENDS, this.planning.horizon)
  }

  #planFor(state: Ark): Planning {
    const view = viewOf(this.#printed, state, this.#observer)
    return new Planning(this.#printed, view, this.#seat, EFFORT, new Random('judge'))
  }

  /** What a state is worth to the seat, term by term; nothing of the others is looked at but their colours. */
  terms(state: Ark): Ledger {
    const ledger = new Ledger()
    const planning = this.#planFor(state)
    const { sheet, chart } = planning
    const ends = this.#endsOf(planning)
    this.#found(ledger, planning)
    prospects(ledger, sheet, ends)
    journey(ledger, planning, ends)
    ledger.add('fields', FIELD * (FIELD_COUNT - planning.empty))
    COLOURS.forEach((_, colour) => {
      const left = chart.ofColour[colour].filter((hex) => this.planning.sheet.painted[hex] === NONE).length
      ledger.addOf('strides', colour, STRIDE * left * Math.log(allowance(sheet, colour)))
    })
    ledger.add('hints', sheet.hints * (LATE_HINT + (HINT * planning.empty) / FIELD_COUNT))
    ledger.add('diamonds', DIAMOND * diamondsOf(sheet))
    ledger.add('slots', -SLOT * sheet.counter.length)
    ledger.add('minus', -MINUS * sheet.minus)
    ledger.add('challenges', CHALLENGE * scoreOf(this.#printed, state, this.#seat).challenges)
    return ledger
  }

  #found(ledger: Ledger, { chart, sheet }: Planning): void {
    const places = chart.finder.locate(sheet.painted, sheet.compass)
    places.forEach((hex, letter) => {
      if (hex === NONE) return
      // Of letters that ask for the same the hexes may be exchanged: what is found already stays where it was.
      const before = this.#places[letter]
      ledger.addAt('part', letter, before === NONE ? hex : before, PART)
    })
    if (!places.includes(NONE)) ledger.add('ark', ARK)
  }

  /** What the compass comes to; a full one by the shortest way to its parts. */
  #endsOf(planning: Planning): Ends {
    const { sheet, map } = planning
    const horizon = this.#horizonOf(planning)
    const key = [...sheet.compass, ...map, horizon.hints, horizon.turns, ...horizon.hintsAfter].join()
    let ends = this.#known.get(key)
    if (ends === undefined) {
      ends = isCompassFull(sheet) ? this.#lastOf(planning) : planning.plan.ends(horizon, this.#dice)
      this.#known.set(key, ends)
    }
    return ends
  }

  /** No more turns than there were before the action: who waits does not gain time. */
  #horizonOf(planning: Planning): Horizon {
    const most = Math.max(0, planning.slotsLeft() - 1) * Math.max(1, planning.rivals().length)
    return { ...planning.horizon, turns: Math.min(this.planning.horizon.turns, most) }
  }

  /** The way that was found before the action is kept as long as it leads as far. */
  #lastOf(planning: Planning): Ends {
    const before = this.planning.ending()
    if (before !== null && this.#stillLeads(before, planning)) return endsBy(before)
    const ending = planning.ending()
    return ending === null ? NO_ENDS : endsBy(ending)
  }

  #stillLeads({ change, places }: Ending, { chart, sheet, map, horizon }: Planning): boolean {
    const changed = map.slice()
    if (change !== null && sheet.painted[change.hex] === NONE) {
      if (horizon.diamonds === 0) return false
      changed[change.hex] = change.colour
    }
    const found = places.filter((place) => place !== NONE).length
    return chart.finder.count(changed, sheet.compass) <= found
  }
}

/** The compass is full and the planner sees no way. */
const NO_ENDS: Ends = { whole: 0, lost: LETTER_FIELDS.map(() => 1 / PART_COUNT), sites: [], lacking: [] }

function endsBy({ change, places }: Ending): Ends {
  const sites = places.flatMap((hex, letter) => (hex === NONE ? [] : [{ letter, hex, share: 1 }]))
  const missing = PART_COUNT - sites.length
  const surely = change === null ? 1 : WITH_DIAMOND
  return {
    whole: missing === 0 ? surely : 0,
    // What a diamond has yet to do is laid to all letters alike.
    lost: places.map((hex) => (missing === 0 ? (1 - surely) / PART_COUNT : hex === NONE ? 1 / missing : 0)),
    sites,
    lacking: places.map(() => NONE),
  }
}

/** The logarithm of the chance to find all parts, laid to the letters that would be lost, and each letter for itself. */
function prospects(ledger: Ledger, sheet: Sheet, { whole, lost, sites, lacking }: Ends): void {
  const all = PROSPECT * Math.log((LEAST + whole) / (LEAST + 1))
  lost.forEach((share, letter) => {
    const likely = sites.reduce((sum, site) => sum + (site.letter === letter ? site.share : 0), 0)
    const laid = share === 0 ? 0 : (all * share) / (1 - whole)
    ledger.addOf('prospect', letter, laid - ABSENT * (1 - likely))
    if (filledOf(sheet, letter) !== NEARLY_FILLED || lacking[letter] === NONE) return
    ledger.addAt('opening', letter, lacking[letter], OPENING * likely)
  })
}

const filledOf = ({ compass }: Sheet, letter: number): number =>
  LETTER_FIELDS[letter].filter((field) => compass[field] !== NONE).length

/** How far the likely places of parts are visited. */
function journey(ledger: Ledger, { chart, sheet }: Planning, { sites }: Ends): void {
  const away = distances(chart.around, sheet.painted, chart.isDanger)
  for (const { letter, hex, share } of sites) {
    let visited = sheet.painted[hex] === NONE ? 0 : 1
    let nearest = away[hex]
    for (let i = hex * 6, end = i + 6; i < end; i++) {
      const next = chart.around[i]
      if (next < 0) continue
      if (sheet.painted[next] !== NONE) visited++
      nearest = Math.min(nearest, away[next])
    }
    const worth = (SITE * share * (visited + 1 / Math.max(1, nearest))) / 8
    if (share >= LIKELY && filledOf(sheet, letter) >= NEARLY_FILLED) ledger.addAt('site', letter, hex, worth)
    else ledger.add('journey', worth)
  }
  ledger.add('journey', REACH * away.filter((steps) => steps <= 1).length)
}

/** For each hex how many steps it lies from the visited ones. */
function distances(around: Int32Array, painted: readonly number[], isDanger: readonly boolean[]): number[] {
  const away = painted.map((colour) => (colour === NONE ? Number.POSITIVE_INFINITY : 0))
  const queue = painted.flatMap((colour, hex) => (colour === NONE ? [] : [hex]))
  for (const hex of queue) {
    for (let i = hex * 6, end = i + 6; i < end; i++) {
      const next = around[i]
      if (next < 0 || isDanger[next] || away[next] <= away[hex] + 1) continue
      away[next] = away[hex] + 1
      queue.push(next)
    }
  }
  return away
}

/** Diamonds in hand, and a share of that of the compass. */
function diamondsOf({ diamonds, sides, usesDiamonds }: Sheet): number {
  if (!usesDiamonds) return 0
  const unused = diamonds.filter((state) => state === EARNED || state === COLOURED).length
  const side = sides[COLOURS.length] / FIELDS_OF_SIDE
  return unused + (side < 1 ? DIAMOND_SIDE_SHARE * side : 0)
}
