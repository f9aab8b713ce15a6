import type { TurnMark } from '@vyprava/kernel'
import type { TurnTexts } from '../texts/turns-en.ts'

/** A turn as the log tells it, or what all do between two turns: from one point to another. */
export interface TurnSpan {
  readonly mark: TurnMark
  readonly from: number
  readonly to: number
}

/** What is needed of a line of the log. */
type Line = { readonly number: number; readonly turn: TurnMark }

/** The turns of a log in order. The one that stands now may be empty; once the game is over (null) there is none. */
export function turnSpans(log: readonly Line[], now: TurnMark | null): TurnSpan[] {
  const spans: { mark: TurnMark; from: number; to: number }[] = []
  let end = 0
  for (const { number, turn } of log) {
    const last = spans.at(-1)
    if (last !== undefined && isSameTurn(last.mark, turn)) last.to = number
    else spans.push({ mark: turn, from: end, to: number })
    end = number
  }
  const last = spans.at(-1)
  if (now !== null && (last === undefined || !isSameTurn(last.mark, now)))
    spans.push({ mark: now, from: end, to: end })
  return spans
}

const isSameTurn = (a: TurnMark, b: TurnMark): boolean =>
  a.number === b.number && a.seat === b.seat && a.round === b.round

/** Turns of one round, or a turn by itself in a game without rounds. */
export interface RoundSpan {
  /** What people call it; null before the first round or turn. */
  readonly number: number | null
  /** The places of its first turn and of the first one after it in the list of turns. */
  readonly first: number
  readonly end: number
}

/** The rounds of a list of turns. */
export function roundSpans(spans: readonly TurnSpan[]): RoundSpan[] {
  const rounds: { number: number | null; first: number; end: number }[] = []
  for (const [place, { mark }] of spans.entries()) {
    const number = numberOf(mark)
    const last = rounds.at(-1)
    if (last !== undefined && last.number === number) last.end = place + 1
    else rounds.push({ number, first: place, end: place + 1 })
  }
  return rounds
}

/** The one number that people are told: that of the round, or of the turn in a game without rounds. */
export function numberOf({ number, round }: TurnMark): number | null {
  const told = round ?? number
  return told === 0 ? null : told
}

/** Which round or turn it is, in words: a heading. */
export function headingOf(mark: TurnMark, words: TurnTexts): string {
  const number = numberOf(mark)
  if (number === null) return words.setUp
  return mark.round === null ? words.turn(number) : words.round(number)
}

/** The same with whose turn it is. */
export function placeOf(mark: TurnMark, words: TurnTexts, names: readonly string[]): string {
  const heading = headingOf(mark, words)
  return mark.seat === null ? heading : words.plays(heading, names[mark.seat])
}

/** How far a point lies on a line on which all turns are equally long; one that is under way is never full. */
export function reachOf(spans: readonly TurnSpan[], point: number, over: boolean): number {
  const place = spans.findIndex(({ to }, at) => point < to || (at === spans.length - 1 && !over))
  if (place === -1) return spans.length
  const { from, to } = spans[place]
  const room = to - from + (place === spans.length - 1 && !over ? 1 : 0)
  return place + (point - from) / room
}

/** The last line of a log after which a whole turn went by without anybody being asked; null where none did. */
export function passedSince<L extends Line>(log: readonly L[], now: TurnMark): L | null {
  const passes = ({ turn }: L, at: number) =>
    turn.seat !== null && (log[at + 1]?.turn ?? now).number > turn.number + 1
  return log.findLast(passes) ?? null
}

/** The beginning of this turn or of the one before; or the beginning of the next one. */
export function pointBeside(spans: readonly TurnSpan[], point: number, back: boolean): number {
  if (!back) return spans.find(({ to }) => to > point)?.to ?? point
  return spans.findLast(({ from }) => from < point)?.from ?? 0
}

/** The point at which so many turns are over. */
export const pointAfter = (spans: readonly TurnSpan[], turns: number): number => spans[turns - 1]?.to ?? 0
