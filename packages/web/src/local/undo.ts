import { type Match, type Seat, same, type Undo } from '@vyprava/kernel'
import type { GoingBack } from '../play/scene.ts'
import type { Eyes } from './eyes.ts'

/** Who would like to go back in which match. */
export interface Wanderer {
  readonly match: Match
  readonly seat: Seat
  /** Nobody but bots plays along: then nobody is wronged by going back beyond the barrier. */
  readonly alone: boolean
}

/**
 * Whether a seat may go back, without making the player wait: whether knowledge grew takes many imagined worlds
 * to find out, so the likely answer comes at once and the true one when there is time.
 */
export function undoGauge(idle: (work: () => void) => void, corrected: () => void) {
  let known: { readonly of: Wanderer; readonly at: number; readonly back: GoingBack } | null = null
  const knownOf = ({ match, seat, alone }: Wanderer): GoingBack | null => {
    if (known?.of.match !== match || known.of.seat !== seat || known.of.alone !== alone) return null
    return known.at === match.journal.length ? known.back : null
  }
  /** The true answer, at once. */
  const truth = (of: Wanderer): GoingBack => {
    const back = knownOf(of) ?? backFor(of)
    known = { of, at: of.match.journal.length, back }
    return back
  }
  /** The best answer that costs nothing; the true one may correct it later. */
  const likely = (of: Wanderer): GoingBack => {
    const back = knownOf(of)
    if (back !== null) return back
    const guess = beyond(of, of.match.likelyUndo(of.seat))
    const at = of.match.journal.length
    idle(() => {
      if (of.match.journal.length !== at || knownOf(of) !== null) return
      if (!same(truth(of), guess)) corrected()
    })
    return knownOf(of) ?? guess
  }
  return { truth, likely }
}

/** Whether a seat may go back: what it did last, an answer that waits for those of others, or a takeback. */
const backFor = (of: Wanderer): GoingBack => beyond(of, undoFor(of.match, of.seat))

function undoFor(match: Match, seat: Seat): Undo {
  const undo = match.undo(seat)
  if (undo.possible || undo.why !== 'other') return undo
  const to = match.waitingAnswer(seat)
  return to === null ? undo : { possible: true, to }
}

/** Against bots one may take back one's last decision also where the barrier ends. */
function beyond({ match, seat, alone }: Wanderer, undo: Undo): GoingBack {
  if (undo.possible || !alone) return undo
  let to = match.length - 1
  while (to >= 0 && match.actionAt(to).seat !== seat) to--
  return to === -1 ? undo : { possible: true, to, takeback: true }
}

/** Goes back by one action of this seat, over answers of others if need be. */
export function goBack({ match, seat }: Wanderer, back: GoingBack): boolean {
  if (!back.possible) return false
  return back.takeback === true ? match.takeBack(seat, back.to) : match.goBack(seat) || match.withdraw(seat)
}

/** Takes again what a seat took back, and what bots answered to it; how far the match was before, or null. */
export function goAgain(match: Match, seat: Seat, bots: readonly Seat[]): number | null {
  const from = match.length
  if (!match.redo(seat)) return null
  while (bots.some((bot) => match.redo(bot)));
  return from
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
