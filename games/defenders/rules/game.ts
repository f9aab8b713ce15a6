import {
  type Decision,
  type Game,
  type GameResult,
  markOf,
  runAgenda,
  silentCourse,
  type Table,
  type TurnMark,
} from '@vyprava/kernel'
import { type DefendersAction, defendersAction, type Signal } from './actions.ts'
import type { DefendersEvent } from './events.ts'
import { imagineFrom } from './imagine.ts'
import { machineStep } from './machine/card.ts'
import { type DefendersOptions, defendersOptions } from './options.ts'
import { type Pack, printedFrom, UNREAD } from './printed.ts'
import { refuseStranger } from './refusals/index.ts'
import { setUp } from './setup.ts'
import { signals, talkOf } from './signals.ts'
import { type Defenders, FACTORY_TILES, type Item, LAST_ROUND, NONE, seatOf } from './state.ts'
import { abilitiesStep, abilityStep, burnStep, pathsStep } from './steps/abilities.ts'
import { actionsStep } from './steps/actions.ts'
import { discussionStep } from './steps/discussion.ts'
import { leadershipStep } from './steps/leadership.ts'
import { revealStep, talkStep } from './steps/reveal.ts'
import { endRoundStep, endTurnStep, roundStep, turnStep } from './steps/round.ts'
import { factionsStep, leadersStep, soloHandStep, startingCampsStep } from './steps/setup/index.ts'
import { type DefendersView, viewOf } from './view.ts'

export type DefendersGame = Game<Defenders, DefendersAction, DefendersOptions, DefendersView, DefendersEvent>

/** Defenders (Strážci Divočiny) with the cards of a pack. */
export function createDefenders(pack: Pack): DefendersGame {
  const printed = printedFrom(pack)
  const { settle, ...agenda } = runAgenda<Item, Defenders, DefendersAction, DefendersEvent, Signal>(
    {
      factions: factionsStep,
      leaders: leadersStep(printed),
      soloHand: soloHandStep(printed),
      startingCamps: startingCampsStep,
      round: roundStep,
      leadership: leadershipStep(printed),
      reveal: revealStep(printed),
      abilities: abilitiesStep(printed),
      ability: abilityStep(printed),
      burn: burnStep(printed),
      secretPaths: pathsStep(printed),
      talk: talkStep,
      discussion: discussionStep(printed),
      turn: turnStep(printed),
      actions: actionsStep(printed),
      machine: machineStep(printed),
      endTurn: endTurnStep,
      endRound: endRoundStep,
    },
    refuseStranger,
    signals(printed),
  )

  return {
    id: 'defenders',
    version: 1,
    seats: { min: 1, max: 4 },
    options: defendersOptions,
    pack: markOf(pack, UNREAD),
    action: defendersAction,
    rivals: () => false,
    task: 'hardCards',
    setup(table, random) {
      const state = setUp(printed, table, random)
      settle(state, silentCourse(random))
      return state
    },
    ...agenda,
    view: viewOf,
    imagine: (view, _seat, random) => imagineFrom(printed, view, random),
    standIn: (_view, _seat, decision) => harmless(decision),
    turn: turnOf,
    talk: talkOf,
    progress: progressOf,
    result: resultOf,
    bound: boundOf,
  }
}

/**
 * After what all do together everybody has one turn, with the machine card that follows; alone there is one (DE-208,
 * DE-954). Whoever has retired keeps the numbers: a round has as many as there are leaders, the last one always counts.
 */
function turnOf(state: Defenders): TurnMark {
  const { round, phase, waiting, current } = state
  const each = state.solo ? 1 : state.players.length
  if (phase !== 'action') return { number: each * Math.max(0, round - 1), seat: null, round }
  return { number: each * round - waiting.length, seat: seatOf(state, current), round }
}

const HARMLESS = ['endActions', 'ready', 'stay']

/** Ends what can be ended, and else takes the first of the list: a card, a target, a hex. */
const harmless = ({ actions }: Decision<DefendersAction>): DefendersAction =>
  actions.find(({ type }) => HARMLESS.includes(type)) ?? actions[0]

/** How near the end is, whether the players or the machines bring it. */
function progressOf(state: Defenders): number {
  if (state.ended !== null) return 1
  const built = FACTORY_TILES - 1 - state.coreTop
  let left = 0
  for (const { campsLeft } of state.players) left += campsLeft
  // Everybody begins with a camp.
  const camps = state.camps.filter((camp) => camp !== NONE).length - state.players.length
  const all = left + Math.max(0, camps)
  const nearness = (1 / (1 + left) - 1 / (1 + all)) / (1 - 1 / (1 + all))
  return Math.min(1, Math.max(built / FACTORY_TILES, nearness, state.round / LAST_ROUND))
}

/** All win or lose together (DE-903). */
const resultOf = ({ ended }: Defenders): GameResult | null =>
  ended === null ? null : { kind: 'together', won: ended === 'won', reason: ended }

/** Choices before the first round, and in each round: card, abilities, being ready, and the longest possible turn. */
const SETUP_CHOICES = 20
const CHOICES_PER_PLAYER = 150

const boundOf = ({ seats }: Table<DefendersOptions>): number =>
  SETUP_CHOICES + LAST_ROUND * Math.max(2, seats) * CHOICES_PER_PLAYER
