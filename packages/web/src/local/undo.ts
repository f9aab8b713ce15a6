import type { Match, Seat, Undo } from '@vyprava/kernel'
import type { Eyes } from './eyes.ts'

type Known = { readonly match: Match; readonly at: number; readonly undo: Undo }

/**
 * Whether a seat may go back, without making the player wait: whether knowledge grew takes many imagined worlds
 * to find out, so the likely answer comes at once and the true one when there is time.
 */
export function undoGauge(idle: (work: () => void) => void, corrected: () => void) {
  let known: Known | null = null
  return (match: Match, seat: Seat): Undo => {
    const { length } = match
    if (length === 0) return { possible: false, why: 'nothing' }
    if (match.actionAt(length - 1).seat !== seat) return { possible: false, why: 'other' }
    const at = match.journal.length
    const isKnown = () => known?.match === match && known.at === at
    if (!isKnown()) {
      idle(() => {
        if (match.journal.length !== at || isKnown()) return
        known = { match, at, undo: match.undo(seat) }
        if (!known.undo.possible) corrected()
      })
    }
    return known !== null && isKnown() ? known.undo : { possible: true, to: length - 1 }
  }
}

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
