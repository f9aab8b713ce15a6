import { type GameAction, Random, type Seat } from '@vyprava/kernel'
import type { Rules } from '@vyprava/module'
import { type Finished, openBook } from '../table/book.ts'

/** Nobody's turn is longer. */
const MOST_ACTIONS = 40
/** Who plays the rest of the turn: quick, and not blind. */
const QUICK = 'greedy'

interface Deviation {
  readonly seat: Seat
  readonly number: number
  readonly suggestion: GameAction
}

/**
 * What the board would look like if somebody had done what the bot suggests, at the end of that turn: from there on a
 * quick player goes on. Seen with the eyes of the one who acts; what was hidden is dealt anew.
 */
export function insteadOf(
  rules: Rules,
  { book }: Finished,
  { seat, number, suggestion }: Deviation,
): object | null {
  const match = openBook(rules.game, book)
  if (!match.ok) return null
  const trial = match.value.sandbox(seat, number, 'instead')
  const turn = trial.turnAt(0).number
  const quick = rules.players.find(({ name }) => name === QUICK)
  const random = new Random('instead')
  if (!trial.play(seat, suggestion).ok) return null
  for (let played = 0; played < MOST_ACTIONS; played++) {
    const { view, decision, turn: now } = trial.sight(seat)
    if (decision === null || quick === undefined || now.number !== turn) return view
    trial.play(seat, quick.choose({ seat, decision, view: () => view }, random))
  }
  return trial.sight(seat).view
}
