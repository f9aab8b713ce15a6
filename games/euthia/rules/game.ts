import {
  type Decision,
  type Game,
  markOf,
  type Refusal,
  runAgenda,
  type Seat,
  silentCourse,
  type Table,
  type TurnMark,
} from '@vyprava/kernel'
import { type EuthiaAction, euthiaAction } from './actions.ts'
import { isTurnOn } from './agenda.ts'
import { cardDeeds } from './cards.ts'
import { useDeeds } from './effects/uses.ts'
import { resultOf, scoringStep } from './end.ts'
import type { EuthiaEvent } from './events.ts'
import { imagineFrom } from './imagine.ts'
import type { Item } from './items.ts'
import { checkTable, type EuthiaOptions, modeFor, optionsFor } from './options.ts'
import { type Pack, type Printed, printedFrom, UNREAD } from './printed.ts'
import { refuse } from './refusals/reasons.ts'
import { setUp } from './setup.ts'
import { type Euthia, isOver } from './state.ts'
import { handLimitStep, swapStep } from './steps/due/hand.ts'
import { chooseStep, opsStep, pickStep, tidyStep } from './steps/due/ops.ts'
import { roomStep } from './steps/due/room.ts'
import { teleportStep } from './steps/due/teleport.ts'
import { hope } from './steps/fight/hope.ts'
import { fightSteps } from './steps/fight/index.ts'
import { asking } from './steps/step.ts'
import { pairStep, tradeFeeStep, tradeStep, wonTradeStep } from './steps/trade/index.ts'
import { arriveStep } from './steps/turn/arrive.ts'
import { exploreStep } from './steps/turn/explore.ts'
import { keepStep, mainStep } from './steps/turn/main.ts'
import { cartStep } from './steps/turn/mining.ts'
import { rollDeeds } from './steps/turn/roll.ts'
import { endTurnStep, roundOverStep, roundStep, turnOverStep, turnStep } from './steps/turn/round.ts'
import { golemStep, isGolemBeaten } from './story/golem.ts'
import { setUpStory } from './story/index.ts'
import { type EuthiaView, viewOf } from './view.ts'

export type EuthiaGame = Game<Euthia, EuthiaAction, EuthiaOptions, EuthiaView, EuthiaEvent>

const stepsOf = (printed: Printed) => ({
  round: roundStep(printed),
  turn: turnStep(printed),
  main: mainStep(printed),
  keep: keepStep(printed),
  endTurn: endTurnStep(printed),
  turnOver: turnOverStep,
  roundOver: roundOverStep(printed),
  scoring: scoringStep(printed),
  arrive: arriveStep(printed),
  explore: exploreStep(printed),
  cart: cartStep(printed),
  trade: tradeStep(printed),
  tradeFee: tradeFeeStep(printed),
  wonTrade: wonTradeStep(printed),
  pair: pairStep(printed),
  heroRoll: asking<'heroRoll'>(printed, {
    asks: (_state, { seat }) => seat,
    prompt: (_state, { dice, plus }) => ({ key: 'heroRoll', values: { sum: dice[0] + dice[1] + plus } }),
    window: 'heroRoll',
    deeds: { ...cardDeeds, ...useDeeds, ...rollDeeds, hope },
  }),
  ...fightSteps(printed),
  golem: golemStep(printed),
  ops: opsStep(printed),
  choose: chooseStep(printed),
  pick: pickStep(printed),
  teleport: teleportStep(printed),
  tidy: tidyStep(printed),
  room: roomStep(printed),
  handLimit: handLimitStep(printed, cardDeeds),
  swap: swapStep(printed),
})

/** Euthia with the tiles and cards of a pack. */
export function createEuthia(pack: Pack): EuthiaGame {
  const printed = printedFrom(pack)
  const { settle, ...agenda } = runAgenda<Item, Euthia, EuthiaAction, EuthiaEvent>(
    stepsOf(printed),
    refuseStranger,
  )
  const [first, ...others] = pack.scenarios.map(({ key }) => key)

  return {
    id: 'euthia',
    version: 1,
    seats: { min: 1, max: 4 },
    options: optionsFor([first, ...others]),
    pack: markOf(pack, UNREAD),
    action: euthiaAction,
    checkTable: (table) => checkTable(pack, table),
    rivals: (table) => modeFor(pack, table) === 'competitive',
    task: 'scenario',
    setup(table, random) {
      const state = setUp(printed, table, random)
      setUpStory(printed, state, random)
      settle(state, silentCourse(random))
      return state
    },
    ...agenda,
    view: (state, observer) => viewOf(printed, state, observer),
    imagine: (view, seat, random) => imagineFrom(printed, view, seat, random),
    standIn: (_view, _seat, decision) => harmless(decision),
    turn: (state) => turnOf(printed, state),
    progress: (state) => progressOf(printed, state),
    result: (state) => resultOf(printed, state),
    bound: (table) => boundOf(pack, table),
  }
}

/** Nobody else is asked now (EU-229), or the game is over. */
const refuseStranger = (state: Euthia, _seat: Seat, _action: EuthiaAction): Refusal =>
  isOver(state) ? refuse('EU-220', 'over') : refuse('EU-229', 'notYourTurn')

const HARMLESS: readonly EuthiaAction['type'][] = ['endTurn', 'done', 'pass']

/** Ends what can be ended, and else takes the first of the list. */
const harmless = ({ actions }: Decision<EuthiaAction>): EuthiaAction =>
  actions.find(({ type }) => HARMLESS.includes(type)) ?? actions[0]

/** Everybody has one turn in each round (EU-201); a round begins and ends with what happens to all. */
function turnOf(printed: Printed, state: Euthia): TurnMark {
  const { round, active, starter, agenda } = state
  const seats = state.players.length
  const before = seats * Math.max(0, round - 1)
  if (isTurnOn(state) || isGolemBeaten(printed, state)) {
    return { number: before + ((active - starter + seats) % seats) + 1, seat: active, round }
  }
  const open = agenda.some(({ step }) => step === 'turn')
  return { number: open ? before : seats * round, seat: null, round }
}

/** Turns taken of all the turns of the scenario. */
function progressOf({ pack }: Printed, state: Euthia): number {
  if (state.ended !== null) return 1
  const seats = state.players.length
  const turns = pack.scenarios[state.scenario].rounds * seats
  const taken = (state.round - 1) * seats + ((state.active - state.starter + seats) % seats)
  return Math.min(1, Math.max(0, taken / turns))
}

/** Nobody can do more than this in one turn, fights of thirty rounds included. */
const CHOICES_PER_TURN = 3000

const boundOf = ({ scenarios }: Pack, { seats, options }: Table<EuthiaOptions>): number =>
  CHOICES_PER_TURN * seats * (scenarios.find(({ key }) => key === options.scenario)?.rounds ?? 0)
