import { type GameResult, rankBy, type Seat } from '@vyprava/kernel'
import type { Chart } from './chart.ts'
import type { Printed } from './printed.ts'
import { type Ark, COLOURED, EARNED, type Sheet } from './state.ts'
import { CHALLENGES, type Challenge, NONE, PART_COUNT } from './vocabulary.ts'

/** Whether a challenge is fulfilled (AR-831 to AR-839). */
export function isFulfilled(chart: Chart, sheet: Sheet, challenge: Challenge): boolean {
  if (challenge === 'noMinus') return sheet.minus === 0
  const hexes = chart.challenges[challenge]
  for (let i = 0; i < hexes.length; i++) if (sheet.painted[hexes[i]] === NONE) return false
  return true
}

/** The challenges of a game: one about hexes that the map does not have is left out (AR-R43). */
export const challengesOn = ({ challenges }: Chart): readonly Challenge[] =>
  CHALLENGES.filter((challenge) => challenge === 'noMinus' || challenges[challenge].length > 0)

/** A seat's points, one kind at a time (AR-810). */
export interface Score {
  readonly hints: number
  readonly diamonds: number
  readonly challenges: number
  readonly minus: number
  readonly time: number
}

export function scoreOf(printed: Printed, state: Ark, seat: Seat): Score {
  const sheet = state.sheets[seat]
  const chart = printed.chartOf(state)
  const { hintValue, diamondValue, challengeValue, timeBonusPerSlot, counterSlots } = printed.sheet
  let unused = 0
  for (const diamond of sheet.diamonds) if (diamond === EARNED || diamond === COLOURED) unused += 1
  let fulfilled = 0
  if (state.challenges) {
    for (const challenge of challengesOn(chart)) if (isFulfilled(chart, sheet, challenge)) fulfilled += 1
  }
  return {
    hints: hintValue * sheet.hints,
    diamonds: diamondValue * unused,
    challenges: challengeValue * fulfilled,
    minus: 0 - sheet.minus,
    time: sheet.parts === PART_COUNT ? timeBonusPerSlot * (counterSlots - sheet.counter.length) : 0,
  }
}

export const totalOf = ({ hints, diamonds, challenges, minus, time }: Score): number =>
  hints + diamonds + challenges + minus + time

export const scoresOf = (printed: Printed, state: Ark): number[] =>
  state.sheets.map((_, seat) => totalOf(scoreOf(printed, state, seat)))

/** Parts first; then points, fewer minus points, fewer slots (AR-801, AR-805, AR-806, AR-813). */
export const ranksOf = ({ sheets }: Ark, scores: readonly number[]): number[] =>
  rankBy(sheets.map((sheet, seat) => [sheet.parts, scores[seat], -sheet.minus, -sheet.counter.length]))

export function resultOf(printed: Printed, state: Ark): GameResult | null {
  const reason = state.ended
  if (reason === null) return null
  const scores = scoresOf(printed, state)
  return state.mode === 'race'
    ? { kind: 'ranked', ranks: ranksOf(state, scores), scores, reason }
    : { kind: 'together', won: reason === 'found', scores, reason }
}
