import type { DefendersView } from '../../rules/index.ts'
import type { Position } from './position.ts'
import type { PlayedCard, Step } from './steps.ts'
import { beatOf, CARD_STAYS, CARD_TURNS, lengthOf } from './timing.ts'

/** Machine cards being played out: the first of them now. */
export interface Run {
  readonly cards: readonly [PlayedCard, ...PlayedCard[]]
  /** How many of its steps are done; 0 when the card has just been turned up. */
  readonly at: number
  readonly paused: boolean
  /** Nothing moves: a picture of all steps at once, until it is put away. */
  readonly still: boolean
}

/** Bots at full speed would leave a queue that nobody wants to watch: the newest cards are enough. */
const MOST_WAITING = 2

/** What is shown when cards were played out: after those that are still shown, or at once. */
export function begun(now: Run | null, cards: readonly PlayedCard[], motion: boolean): Run | null {
  const [last] = cards.slice(-1)
  if (last === undefined) return now
  if (!motion) return { cards: [last], at: 0, paused: false, still: true }
  const waiting = now === null || now.still ? cards : [...now.cards, ...cards]
  const [first, ...others] = waiting.slice(-MOST_WAITING)
  const goesOn = now !== null && now.cards[0] === first
  return { cards: [first, ...others], at: goesOn ? now.at : 0, paused: goesOn && now.paused, still: false }
}

/** One step on; after the last one the next card, or nothing. */
export function advanced(run: Run): Run | null {
  const [card, next, ...others] = run.cards
  if (run.at < card.steps.length) return { ...run, at: run.at + 1 }
  return next === undefined ? null : { cards: [next, ...others], at: 0, paused: run.paused, still: false }
}

/** The step that is shown now; null while the card is turned up, and in a still picture. */
export const stepNow = ({ cards: [card], at, still }: Run): Step | null =>
  still || at === 0 ? null : card.steps[at - 1]

/** The board as it is shown; null: as it is. */
export function boardNow(run: Run): Position | null {
  if (run.still) return null
  return stepNow(run)?.after ?? run.cards[0].start
}

/** How long what is shown now takes, in milliseconds. */
export function timeOf(run: Run, view: Pick<DefendersView, 'rotations'>): number {
  const step = stepNow(run)
  const time = step === null ? CARD_TURNS : lengthOf(beatOf(step, view))
  return run.at === run.cards[0].steps.length ? time + CARD_STAYS : time
}
