import type { DefendersView } from '../../rules/index.ts'
import type { Position } from './position.ts'
import type { Speed } from './speed.ts'
import type { PlayedCard, ShownStep } from './steps.ts'
import { beatOf, CARD_STAYS, CARD_TURNS, lengthOf } from './timing.ts'

/** Machine cards being played out: the first of them now. */
export interface Run {
  readonly cards: readonly [PlayedCard, ...PlayedCard[]]
  /** How many of its steps are done; 0 when the card has just been turned up. */
  readonly at: number
  readonly paused: boolean
  /** Nothing moves: a picture of all steps at once, until it is put away. */
  readonly still: boolean
  /** All steps were shown: their picture goes by itself after a while. */
  readonly over: boolean
}

/** Bots at full speed would leave a queue that nobody wants to watch: the newest cards are enough. */
const MOST_WAITING = 2

/** What is shown when cards were played out: after those that are still shown, or at once. */
export function begun(now: Run | null, cards: readonly PlayedCard[], motion: boolean): Run | null {
  const [last] = cards.slice(-1)
  if (last === undefined) return now
  if (!motion) return { cards: [last], at: 0, paused: false, still: true, over: false }
  const waiting = now === null || now.still ? cards : [...now.cards, ...cards]
  const [first, ...others] = waiting.slice(-MOST_WAITING)
  const goesOn = now !== null && now.cards[0] === first
  return {
    cards: [first, ...others],
    at: goesOn ? now.at : 0,
    paused: goesOn && now.paused,
    still: false,
    over: false,
  }
}

/** One step on; after the last one the next card, or a picture of what was done, which goes in the end. */
export function advanced(run: Run): Run | null {
  if (run.still) return null
  const [card, next, ...others] = run.cards
  if (run.at < card.steps.length) return { ...run, at: run.at + 1 }
  return next === undefined
    ? { ...run, paused: false, still: true, over: true }
    : { ...run, cards: [next, ...others], at: 0 }
}

/** One step on at somebody's wish: who goes on after the last one has seen it. */
export function stepped(run: Run): Run | null {
  const next = advanced(run)
  return next?.over === true ? null : next
}

/** The step that is shown now; null while the card is turned up, and in a still picture. */
export const stepNow = ({ cards: [card], at, still }: Run): ShownStep | null =>
  still || at === 0 ? null : card.steps[at - 1]

/** The board as it is shown; null: as it is. */
export function boardNow(run: Run): Position | null {
  if (run.still) return null
  return stepNow(run)?.after ?? run.cards[0].start
}

/** How long what is shown now takes at a speed, in milliseconds; null: until somebody goes on. */
export function timeOf(run: Run, view: Pick<DefendersView, 'rotations'>, speed: Speed): number | null {
  if (run.over) return CARD_STAYS
  if (run.still || run.paused) return null
  const step = stepNow(run)
  return (step === null ? CARD_TURNS : lengthOf(beatOf(step, view))) / speed
}
