import type { Seat } from '@vyprava/kernel'

/** An action that changed somebody's chance much, by its actor's skill or by luck. */
export interface Swing {
  readonly number: number
  /** Whose chance it is, and by how much it changed. */
  readonly seat: Seat
  readonly change: number
}

interface Judged {
  readonly number: number
  readonly seat: Seat
  readonly chances: readonly number[]
}

const SWINGS = 5

/** The actions by which somebody's chance changed most, where both sides of the action are known. */
export function swingsOf(actions: readonly Judged[], end: readonly number[] | null): Swing[] {
  const swings: Swing[] = []
  for (const [place, { number, seat, chances }] of actions.entries()) {
    const next = place + 1 < actions.length ? actions[place + 1] : null
    const after = next === null ? end : next.number === number + 1 ? next.chances : null
    if (after !== null) swings.push(largestChange(number, seat, chances, after))
  }
  return swings
    .filter(({ change }) => change !== 0)
    .sort((a, b) => Math.abs(b.change) - Math.abs(a.change))
    .slice(0, SWINGS)
}

/** What one of two rivals wins the other loses: it is told of the actor unless somebody's chance changed clearly more. */
const CLEARLY = 0.01

function largestChange(
  number: number,
  actor: Seat,
  before: readonly number[],
  after: readonly number[],
): Swing {
  let largest: Swing = { number, seat: actor, change: after[actor] - before[actor] }
  for (const [seat, chance] of before.entries()) {
    const change = after[seat] - chance
    if (Math.abs(change) > Math.abs(largest.change) + CLEARLY) largest = { number, seat, change }
  }
  return largest
}
