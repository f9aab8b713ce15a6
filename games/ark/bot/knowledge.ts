import type { BotKnowledge, Weighed } from '@vyprava/bots'
import { Random, type Seat, winners } from '@vyprava/kernel'
import {
  type Ark,
  type ArkAction,
  COLOURS,
  NONE,
  type Pack,
  type Printed,
  printedFrom,
  resultOf,
} from '../rules/index.ts'
import { viewOf } from '../rules/view.ts'
import { chancesBy } from './chance.ts'
import { copyArk } from './copy.ts'
import { freeAction } from './free.ts'
import { Judge } from './judge.ts'
import type { Ledger } from './ledger.ts'
import { favourOf } from './naming.ts'
import { playedOut } from './play-out.ts'
import { worthOfStart } from './start.ts'

/** What a colour is worth to others, and a start, beside what a sheet is worth. */
const FAVOUR = 0.15
const START = 0.05
/** Answers of others are all that is hidden, and nobody asks for them. */
const WORLDS = 1

/** What the house's hints and analysis know of Ark: its own players plan, and so do these. */
export function arkKnowledge(pack: Pack): BotKnowledge<Ark, ArkAction> {
  const printed = printedFrom(pack)
  const worths = remembered(printed)
  return {
    evaluate: (state) => evaluate(printed, state, worths),
    weigh: (state, seat, actions) => weigh(printed, state, seat, actions, worths(state)),
    copy: copyArk,
    worlds: WORLDS,
  }
}

type Worths = (state: Ark) => readonly number[]

/** What sheets are worth is asked several times of a position: the last answer is kept. */
function remembered(printed: Printed): Worths {
  let [seen, worths]: [string, readonly number[]] = ['', []]
  return (state) => {
    const now = JSON.stringify(viewOf(printed, state, null))
    if (now !== seen) [seen, worths] = [now, worthsIn(printed, state)]
    return worths
  }
}

function evaluate(printed: Printed, state: Ark, worths: Worths): number[] {
  const result = resultOf(printed, state)
  if (result !== null) {
    const best = winners(result, state.sheets.length)
    const share = result.kind === 'together' ? 1 : 1 / best.length
    return state.sheets.map((_, seat) => (best.includes(seat) ? share : 0))
  }
  return chancesBy(state, worths(state))
}

/** What all sheets are worth to their seats, as everybody sees them. */
export const worthsIn = (printed: Printed, state: Ark): number[] =>
  state.sheets.map((sheet, seat) =>
    sheet.start === NONE ? 0 : new Judge(printed, state, seat, null).terms(state).sum(),
  )

function weigh(
  printed: Printed,
  state: Ark,
  seat: Seat,
  actions: readonly ArkAction[],
  worths: readonly number[],
): readonly Weighed<ArkAction>[] {
  // Which character or system is better nobody here knows.
  if (state.phase === 'characters' || state.sheets[seat].owesSystem) return []
  const judge = new Judge(printed, state, seat, seat)
  const favour = favourOf(judge.planning)
  const chart = printed.chartOf(state)
  const random = new Random('followed')
  return toDo(judge, actions).map((action) => {
    const end = playedOut(printed, judge.planning, state, seat, action, random)
    const ledger = judge.terms(end)
    if (action.type === 'start') ledger.add('start', START * worthOfStart(chart, action.hex))
    if (state.named === NONE && end.named !== NONE) addFavour(ledger, state, end.named, favour)
    const chances = chancesBy(
      state,
      worths.map((worth, other) => (other === seat ? ledger.sum() : worth)),
    )
    return { action, chances, terms: ledger.terms }
  })
}

/** What the colour of the turn is worth by those who answer it, beside a colour at random. */
function addFavour(ledger: Ledger, { mode }: Ark, colour: number, favour: (colour: number) => number): void {
  if (mode === 'solo') return
  const usual = COLOURS.reduce((sum, _, each) => sum + favour(each), 0) / COLOURS.length
  const worth = FAVOUR * (favour(colour) - usual)
  const kinds = mode === 'race' ? (['denial', 'gift'] as const) : (['help', 'hindrance'] as const)
  ledger.addOf(kinds[worth > 0 ? 0 : 1], colour, worth)
}

/** Diamonds and conversions are worth a thought where the planner would use them; a single action was asked about. */
function toDo({ planning }: Judge, actions: readonly ArkAction[]): readonly ArkAction[] {
  if (actions.length === 1) return actions
  const isFree = ({ type }: ArkAction): boolean =>
    type === 'terraform' || type === 'convert' || type === 'colourDiamond'
  const free = actions.some(isFree) ? freeAction(planning, actions) : null
  const left = actions.filter((action) => !isFree(action) || action === free)
  // Of equals the first is told: the hex that is needed most, and the end only when nothing is left to do.
  const worth = planning.worth()
  const sight = (action: ArkAction): number => (action.type === 'paint' ? worth[action.hex] : 0)
  return [
    ...left.filter((action) => !isEnd(action)).sort((a, b) => sight(b) - sight(a)),
    ...left.filter(isEnd),
  ]
}

const isEnd = ({ type }: ArkAction): boolean => type === 'endMove' || type === 'endTurn' || type === 'skip'
