import type { Seat } from '@vyprava/kernel'
import type { WordContext } from '@vyprava/module/words.ts'
import type { Ability } from '../content/schema.ts'
import {
  formFor,
  type Item,
  locationAt,
  type PlayerView,
  type Printed,
  type RoamView,
} from '../rules/index.ts'

/* What the words ask of a view. */

export type Context = WordContext<RoamView>

export const stepOf = (view: RoamView): Item['step'] | null => view.agenda.at(-1)?.step ?? null

/** Who is asked: the bidder in an auction, else whose turn it is. */
export function deciderOf(view: RoamView): Seat {
  const item = view.agenda.at(-1)
  return item?.step === 'auction' ? item.bidders[item.next] : view.active
}

const activePlayer = (view: RoamView): PlayerView => view.players[view.active]

/** One coin for each character that is face up. */
export const restPrice = (view: RoamView): number =>
  activePlayer(view).party.filter(({ faceUp }) => faceUp).length

/** Whether the active player could rest now for coins. */
export function canRest(view: RoamView): boolean {
  const { coins, party, artifacts } = activePlayer(view)
  const tired = [...party, ...artifacts].some(({ faceUp }) => !faceUp)
  return tired && !view.turn.rested && coins >= restPrice(view)
}

export const isFaceUp = (view: RoamView, character: number): boolean =>
  activePlayer(view).party.some((card) => card.character === character && card.faceUp)

/** Whether the active player has a face-up artifact with an ability. */
export const isReady = ({ pack }: Printed, view: RoamView, ability: Ability): boolean =>
  activePlayer(view).artifacts.some(
    ({ artifact, faceUp }) => faceUp && pack.artifacts[artifact].ability === ability,
  )

/** Whether the active player has an artifact that can still be used at the end of the turn (RO-R40). */
export const canUseWhileBuying = (printed: Printed, view: RoamView): boolean =>
  isReady(printed, view, 'coin') || isReady(printed, view, 'flipCard')

/** A place for the shape of this turn, as it would fall now. */
export interface Placement {
  readonly free: readonly number[]
  readonly occupied: readonly number[]
  /** Whether the player may still choose to place on occupied squares. */
  readonly occupiedOpen: boolean
  /** What all the free squares bring. */
  readonly coins: number
  /** The markers in supply, when they are fewer than the free squares. */
  readonly tooFew: number | null
}

/** Null when the view is not one in which the shape can be laid there. */
export function placementAt(printed: Printed, view: RoamView, x: number, y: number): Placement | null {
  const { character, turns } = view.turn
  if (printed.forms[character] === undefined) return null
  const { edge, supply } = activePlayer(view)
  const location = locationAt(formFor(printed, edge, character, turns), x, y)
  if (location === null) return null
  const isFree = (square: number): boolean => view.squares[square].markers.length === 0
  const free = location.required.filter(isFree)
  return {
    free,
    occupied: location.required.filter((square) => !isFree(square)),
    occupiedOpen: view.advanced || isReady(printed, view, 'replace'),
    coins: free.reduce((sum, square) => sum + view.squares[square].coins, 0),
    tooFew: supply < free.length ? supply : null,
  }
}
