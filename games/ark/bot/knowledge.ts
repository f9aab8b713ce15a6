import type { BotKnowledge, Terms } from '@vyprava/bots'
import type { Seat } from '@vyprava/kernel'
import {
  type Ark,
  type ArkAction,
  type Chart,
  NONE,
  PART_COUNT,
  type Pack,
  type Printed,
  printedFrom,
  type Sheet,
  scoreOf,
  totalOf,
} from '../rules/index.ts'
import { Chances } from './chances.ts'
import { copyArk } from './copy.ts'
import { Future } from './future.ts'
import { paintable } from './odds.ts'

/** What a sheet is judged by. */
export const TERMS = ['parts', 'compass', 'journey', 'points'] as const

/** How much the terms weigh: a part found, hope in the logarithm of chances, a field, a hex, a point. */
const PART = 0.6
const HOPE = 0.4
const FIELD = 0.15
const HEX = 0.03
const POINT = 0.01
/** The hope of a player at whom the chance to find the ark is even. */
const EVEN = 2
/** How a skipped answer looks beside a field, and how a hint is weighed, in logarithms. */
const SKIP_SIGHT = -1
const SHIFT_SIGHT = -0.5
const HORIZON = 2

/** What the house's search knows of Ark, for hints and analysis; its own players plan (`planner.ts`). */
export function arkKnowledge(pack: Pack): BotKnowledge<Ark, ArkAction> {
  const printed = printedFrom(pack)
  const sights = new WeakMap<Chart, Future>()
  /** The compass of a sheet, seen with the whole printed map in mind. */
  const sightOf = (chart: Chart, sheet: Sheet): Future => {
    let sight = sights.get(chart)
    if (!sight) {
      const chances = new Chances(chart.around, chart.colour, chart.colour, false)
      sight = new Future(chances, chart.finder)
      sights.set(chart, sight)
    }
    sight.begin(sheet.compass)
    return sight
  }
  const termsOf = (state: Ark, seat: Seat): Readonly<Record<(typeof TERMS)[number], number>> => {
    const sheet = state.sheets[seat]
    const sight = sightOf(printed.chartOf(state), sheet)
    const filled = sheet.compass.filter((colour) => colour !== NONE).length
    const visited = sheet.painted.filter((colour) => colour !== NONE).length
    return {
      parts: PART * sheet.parts,
      compass: HOPE * sight.hope() + FIELD * filled,
      journey: HEX * visited,
      points: POINT * totalOf(scoreOf(printed, state, seat)),
    }
  }
  const sightsOf = (state: Ark, seat: Seat, actions: readonly ArkAction[]): number[] => {
    const chart = printed.chartOf(state)
    const sheet = state.sheets[seat]
    const sight = sightOf(chart, sheet)
    return actions.map((action) => lookAt(printed, chart, state, seat, sight, action))
  }
  return {
    evaluate: (state) => chancesIn(state, (seat) => sum(termsOf(state, seat))),
    terms: (state, seat): Terms => termsOf(state, seat),
    prior: (state, seat, actions) => sightsOf(state, seat, actions).map((sight) => Math.exp(sight)),
    rollout(state, seat, actions, random) {
      const worth = sightsOf(state, seat, actions).map((sight) => sight + random.word() / 2 ** 32)
      return actions[worth.indexOf(Math.max(...worth))]
    },
    copy: copyArk,
    turn: (state) => state.turn,
    horizon: HORIZON,
  }
}

const sum = (terms: Readonly<Record<string, number>>): number =>
  Object.values(terms).reduce((before, term) => before + term, 0)

/** Rivals share a chance by their worth; who plays together has the chance of the weakest. */
function chancesIn({ mode, sheets }: Ark, worth: (seat: Seat) => number): number[] {
  const worths = sheets.map((_, seat) => worth(seat))
  if (mode !== 'race') {
    const least = Math.min(...worths.map((each, seat) => (sheets[seat].parts === PART_COUNT ? 9 : each)))
    return worths.map(() => 1 / (1 + Math.exp(EVEN - least)))
  }
  const odds = worths.map(Math.exp)
  const all = odds.reduce((before, each) => before + each, 0)
  return odds.map((each) => each / all)
}

/** How an action looks at first sight, as a logarithm. */
function lookAt(
  printed: Printed,
  chart: Chart,
  state: Ark,
  seat: Seat,
  sight: Future,
  action: ArkAction,
): number {
  const sheet = state.sheets[seat]
  switch (action.type) {
    case 'fill':
      return sight.gain(action.field, state.phase === 'preparation' ? sheet.identity : sheet.answer.colour)
    case 'name':
      return Math.log(1 + paintable(printed, chart, sheet, action.colour))
    case 'paint':
    case 'meadow':
      return visitedAround(chart, sheet, action.hex) / 6
    case 'skip':
      return SKIP_SIGHT
    case 'shift':
      return SHIFT_SIGHT
    case 'endMove':
    case 'terraform':
    case 'convert':
    case 'colourDiamond':
      return SKIP_SIGHT * 2
    case 'character':
    case 'start':
    case 'system':
    case 'endTurn':
      return 0
  }
}

function visitedAround({ around }: Chart, { painted }: Sheet, hex: number): number {
  let visited = 0
  for (let i = hex * 6, end = i + 6; i < end; i++)
    if (around[i] >= 0 && painted[around[i]] !== NONE) visited++
  return visited
}
