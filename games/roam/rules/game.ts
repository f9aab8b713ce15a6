import {
  type Decision,
  type Game,
  markOf,
  runAgenda,
  silentCourse,
  type Table,
  type TurnMark,
} from '@vyprava/kernel'
import { type RoamAction, roamAction } from './actions.ts'
import type { RoamEvent } from './events.ts'
import { imagineFrom } from './imagine.ts'
import { checkTable, type RoamOptions, roamOptions } from './options.ts'
import { type Pack, type Printed, printedFrom, UNREAD } from './printed.ts'
import { refuseStranger } from './refusals/index.ts'
import { resultOf } from './scoring.ts'
import { setUp } from './setup.ts'
import { BARREN_ROUNDS, CARDS_TO_END, type Item, isOver, type Roam } from './state.ts'
import { auctionStep } from './steps/auction.ts'
import { completeStep, resolveStep } from './steps/complete.ts'
import { fillStep } from './steps/fill.ts'
import { gapsStep, mainStep } from './steps/gaps.ts'
import { placeStep } from './steps/place.ts'
import { purchaseStep, shopStep } from './steps/purchase.ts'
import { characterStep, startStep } from './steps/start.ts'
import { passStep, turnStep } from './steps/turn.ts'
import { type RoamView, viewOf } from './view.ts'

export type RoamGame = Game<Roam, RoamAction, RoamOptions, RoamView, RoamEvent>

/** Roam (Zbloudilí) with the cards of a pack. */
export function createRoam(pack: Pack): RoamGame {
  const printed = printedFrom(pack)
  const { settle, ...agenda } = runAgenda<Item, Roam, RoamAction, RoamEvent>(
    {
      turn: turnStep,
      start: startStep(printed),
      character: characterStep(printed),
      place: placeStep(printed),
      fill: fillStep(printed),
      main: mainStep(printed),
      gaps: gapsStep(printed),
      complete: completeStep,
      resolve: resolveStep(printed),
      auction: auctionStep(printed),
      shop: shopStep(printed),
      purchase: purchaseStep(printed),
      pass: passStep(printed),
    },
    refuseStranger(printed),
  )

  return {
    id: 'roam',
    version: 1,
    seats: { min: 2, max: 4 },
    options: roamOptions,
    pack: markOf(pack, UNREAD),
    action: roamAction,
    checkTable,
    task: 'mode',
    setup(table, random) {
      const state = setUp(printed, table, random)
      settle(state, silentCourse(random))
      return state
    },
    ...agenda,
    view: (state) => viewOf(printed, state),
    imagine: (view, _seat, random) => imagineFrom(printed, view, random),
    standIn: (_view, _seat, decision) => harmless(decision),
    turn: turnOf,
    progress: progressOf,
    result: (state) => resultOf(printed, state),
    bound: (table) => boundOf(printed, table),
  }
}

/** Everybody has one turn in each round, from the starting player on (RO-201). */
function turnOf({ round, active, start, players: { length: seats } }: Roam): TurnMark {
  return { number: (round - 1) * seats + ((active - start + seats) % seats) + 1, seat: active, round }
}

const HARMLESS = ['done', 'endMain', 'endTurn', 'pass']

/** Spends nothing: ends what can be ended, passes, and else takes the last of the list (a character, a place). */
const harmless = ({ actions }: Decision<RoamAction>): RoamAction =>
  actions.find(({ type }) => HARMLESS.includes(type)) ??
  actions.findLast(({ type }) => type === 'use' || type === 'place') ??
  actions.find(({ type }) => type === 'rest') ??
  actions[actions.length - 1]

/** How near the leader is to the tenth card. */
function progressOf(state: Roam): number {
  if (isOver(state)) return 1
  let most = 0
  for (const { party } of state.players) most = Math.max(most, party.length)
  return Math.min(1, Math.max(0, (most - 3) / (CARDS_TO_END - 3)))
}

/**
 * A card is completed at least every fifteen rounds (RO-R34), and at most six for each player and one more until
 * the end is triggered. In a turn every artifact can be used before and after the rest; the rest of the turn is
 * a rest, a character, a place, at most 16 cells, six cards with their auctions, and the three ends.
 */
function boundOf({ pack }: Printed, { seats, options }: Table<RoamOptions>): number {
  const rounds = BARREN_ROUNDS * (6 * seats + 1) + 1
  const artifacts = options.mode === 'full' ? 2 * pack.artifacts.length + 2 : 0
  const turn = 3 + 16 + 6 * (1 + seats) + 3 + artifacts
  return rounds * seats * turn
}
