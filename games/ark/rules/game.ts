import { type Decision, type Game, markOf, type Seat, type Table } from '@vyprava/kernel'
import { type ArkAction, arkAction } from './actions.ts'
import { activeDecision, namingDecision, takeActive } from './active.ts'
import { answerDecision, owesAnswer, takeAnswer } from './answer.ts'
import type { Chart } from './chart.ts'
import type { ArkEvent } from './events.ts'
import { decidersOf, nameColour, proceed } from './flow.ts'
import { imagineFrom } from './imagine.ts'
import { type ArkOptions, checkTable, modeFor, optionsFor } from './options.ts'
import { characterDecision, preparationDecision, takePreparation } from './preparation.ts'
import { type Pack, type Printed, printedFrom, UNREAD } from './printed.ts'
import { refusalOf } from './refusals/index.ts'
import { resultOf } from './scoring.ts'
import { setUp } from './setup.ts'
import type { ArkCourse } from './sheet.ts'
import type { Ark } from './state.ts'
import { type ArkView, viewOf } from './view.ts'
import { PART_COUNT } from './vocabulary.ts'

export type ArkGame = Game<Ark, ArkAction, ArkOptions, ArkView, ArkEvent>

/** Search for the Lost Ark (Hľadanie stratenej Archy) with the maps and characters of a pack. */
export function createArk(pack: Pack): ArkGame {
  const printed = printedFrom(pack)
  return {
    id: 'ark',
    version: 1,
    seats: { min: 1, max: pack.characters.length },
    options: optionsFor(
      pack.maps.map(({ id }) => id),
      pack.standardMap,
    ),
    pack: markOf(pack, UNREAD),
    action: arkAction,
    checkTable,
    rivals: ({ seats, options }) => modeFor(seats, options.mode) === 'race',
    task: 'difficulty',
    setup: (table, random) => setUp(printed, table, random),
    deciders: decidersOf,
    decision: (state, seat) => decisionOf(printed, printed.chartOf(state), state, seat),
    refusal: (state, seat, action) => refusalOf(printed, state, seat, action),
    apply(state, seat, action, course) {
      const chart = printed.chartOf(state)
      take(printed, chart, state, seat, action, course)
      proceed(printed, chart, state, course)
    },
    view: (state, observer) => viewOf(printed, state, observer),
    imagine: (view, _seat, random) => imagineFrom(printed, view, random),
    standIn: (_view, _seat, decision) => harmless(decision),
    turn: ({ turn, active }) => ({ number: turn, seat: turn === 0 ? null : active, round: null }),
    progress: (state) => progressOf(printed, state),
    result: (state) => resultOf(printed, state),
    bound: (table) => boundOf(printed, table),
  }
}

/** What a seat is asked that owes a decision. */
export function decisionOf(printed: Printed, chart: Chart, state: Ark, seat: Seat): Decision<ArkAction> {
  switch (state.phase) {
    case 'characters':
      return characterDecision(printed, state)
    case 'preparation':
      return preparationDecision(printed, chart, state.sheets[seat])
    case 'naming':
      return namingDecision(printed, chart, state)
    case 'turn':
      return owesAnswer(state, seat)
        ? answerDecision(printed, chart, state, seat)
        : activeDecision(printed, chart, state)
    case 'over':
      throw new Error('The game is over: nobody is asked anything')
  }
}

/** What an action does by itself; whether the turn then ends is not looked at. */
export function take(
  printed: Printed,
  chart: Chart,
  state: Ark,
  seat: Seat,
  action: ArkAction,
  course: ArkCourse,
): void {
  if (state.phase === 'characters' || state.phase === 'preparation') {
    takePreparation(printed, chart, state, seat, action, course)
  } else if (action.type === 'name') {
    const only = state.stage === 'ended'
    course.emit({ type: 'named', seat, colour: action.colour, only })
    if (!only) state.stage = 'moving'
    nameColour(state, action.colour)
  } else if (owesAnswer(state, seat)) {
    takeAnswer(printed, chart, state, seat, action, course)
  } else {
    takeActive(printed, chart, state, seat, action, course)
  }
}

const HARMLESS: readonly ArkAction['type'][] = ['skip', 'endMove', 'endTurn', 'fill', 'name', 'paint']

/** An answer that is missing is a skip; a turn is played as short as possible; nothing is spent. */
function harmless({ actions }: Decision<ArkAction>): ArkAction {
  for (const type of HARMLESS) {
    const found = actions.find((action) => action.type === type)
    if (found !== undefined) return found
  }
  return actions[0]
}

/** How far the fastest is: by time, or by parts found. */
function progressOf({ sheet: { counterSlots } }: Printed, { sheets, ended }: Ark): number {
  if (ended !== null) return 1
  let most = 0
  for (const { parts, counter } of sheets) {
    most = Math.max(most, parts / PART_COUNT, counter.length / counterSlots)
  }
  return Math.min(1, most)
}

/** Steps that one seat can take in one turn: a colour, six hexes and two ends; or a meadow, a hint and as many. */
const STEPS_PER_TURN = 9
const STEPS_OF_PREPARATION = 6
const STEPS_WITH_DIAMONDS = 6

/**
 * Every turn of a seat in time marks one of its slots, and alone a die turn follows each; free actions besides
 * are three diamonds and a conversion for every four hexes.
 */
function boundOf({ pack, sheet }: Printed, { seats, options }: Table<ArkOptions>): number {
  const turns = sheet.counterSlots * (modeFor(seats, options.mode) === 'solo' ? 2 : seats)
  const free = STEPS_OF_PREPARATION + STEPS_WITH_DIAMONDS + MOST_CONVERSIONS
  return seats * (turns * STEPS_PER_TURN + free) + pack.characters.length
}

/** One for every four hexes of the largest map. */
const MOST_CONVERSIONS = 100
