import type { Match, Seat, Undo } from '@vyprava/kernel'
import type { Eyes } from './eyes.ts'

type Known = { readonly match: Match; readonly seat: Seat; readonly at: number; readonly undo: Undo }

/**
 * Whether a seat may go back, without making the player wait: whether knowledge grew takes many imagined worlds
 * to find out, so the likely answer comes at once and the true one when there is time.
 */
export function undoGauge(idle: (work: () => void) => void, corrected: () => void) {
  let known: Known | null = null
  return (match: Match, seat: Seat): Undo => {
    const { length } = match
    if (length === 0) return { possible: false, why: 'nothing' }
    const own = match.actionAt(length - 1).seat === seat
    const at = match.journal.length
    const isKnown = () => known?.match === match && known.seat === seat && known.at === at
    if (!isKnown()) {
      idle(() => {
        if (match.journal.length !== at || isKnown()) return
        known = { match, seat, at, undo: undoFor(match, seat) }
        if (known.undo.possible !== own) corrected()
      })
    }
    if (known !== null && isKnown()) return known.undo
    return own ? { possible: true, to: length - 1 } : { possible: false, why: 'other' }
  }
}

/** Whether a seat may go back: what it did last, or an answer that waits for those of others. */
export function undoFor(match: Match, seat: Seat): Undo {
  const undo = match.undo(seat)
  if (undo.possible || undo.why !== 'other') return undo
  const to = match.waitingAnswer(seat)
  return to === null ? undo : { possible: true, to }
}

/** Goes back by one action of this seat, over answers of others if need be. */
export const goBack = (match: Match, seat: Seat): boolean => match.goBack(seat) || match.withdraw(seat)

interface AtTheTable {
  readonly match: Match
  readonly eyes: Eyes
  readonly persons: readonly Seat[]
  readonly secrets: boolean
}

/** Who may go back: whoever acted last, if they sit here and the screen serves them. */
export function undoerOf({ match, eyes, persons, secrets }: AtTheTable): Seat | null {
  if (eyes.kind !== 'open' || eyes.observer === null) return null
  const { length } = match
  const actor = length === 0 ? eyes.observer : match.actionAt(length - 1).seat
  return !secrets && persons.includes(actor) ? actor : eyes.observer
}

/** Who may take again what was taken back. */
export function redoerOf({ match, eyes, persons, secrets }: AtTheTable): Seat | null {
  if (eyes.kind !== 'open') return null
  const able = persons.filter((seat) => match.redoable(seat) !== null)
  return able.find((seat) => !secrets || seat === eyes.observer) ?? null
}
