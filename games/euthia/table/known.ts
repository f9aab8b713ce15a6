import { clone, Random, type Seat } from '@vyprava/kernel'
import type { EuthiaEvent } from '../rules/events.ts'
import type { Euthia } from '../rules/state.ts'
import type { EuthiaView } from '../rules/view.ts'
import type { Press } from './intent.ts'
import type { Packed } from './packed.ts'

/**
 * The table as the rules can read it, made from what is seen alone. What lies hidden is dealt anew: nothing that is shown
 * may follow from it.
 */
export const knownState = ({ game }: Packed, view: EuthiaView, seat: Seat): Euthia =>
  game.imagine(view, seat, new Random('known'))

/** With these comes what nobody can know before: dice, drawn tiles and cards, new land, the turns of others. */
const BEYOND: readonly EuthiaEvent['type'][] = [
  'attackRolled',
  'attackTurned',
  'bountyOpened',
  'cardsDrawn',
  'cardsDrawnHidden',
  'cardsPlayed',
  'cartDrawn',
  'combatRound',
  'controlTurned',
  'diceTurned',
  'dwurtDie',
  'eventTurned',
  'fightStarted',
  'foeMet',
  'foeRolled',
  'gaarSpent',
  'golemWalked',
  'mined',
  'offerExchanged',
  'ravageTurned',
  'rerolled',
  'reserveGrew',
  'rolled',
  'roundEnded',
  'tileDrawn',
  'tilePlaced',
  'tilesRevealed',
  'treasureFound',
  'turnStarted',
]

/** What a press surely does, told by the rules over what is known. */
export interface Sure {
  readonly events: readonly EuthiaEvent[]
  /** The table afterwards; null when something comes with it that nobody can know. */
  readonly after: Euthia | null
  /** The first thing that nobody can know. */
  readonly beyond: EuthiaEvent | null
}

export function sureOf({ game }: Packed, state: Euthia, seat: Seat, press: Press): Sure {
  const events: EuthiaEvent[] = []
  const emit = (event: EuthiaEvent) => void events.push(event)
  const tell = (_seats: readonly Seat[], secret: EuthiaEvent) => emit(secret)
  const after = clone(state)
  for (const action of press) {
    if (game.refusal(after, seat, action) !== null) break
    game.apply(after, seat, action, { random: new Random('known'), emit, tell })
  }
  const end = events.findIndex(({ type }) => BEYOND.includes(type))
  return end === -1
    ? { events, after, beyond: null }
    : { events: events.slice(0, end), after: null, beyond: events[end] }
}
