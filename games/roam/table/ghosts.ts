import type { Design } from '@vyprava/atlas'
import type { FillItem, Location, RoamView } from '../rules/index.ts'
import { locationOf } from './aim.ts'
import type { Cards } from './cards.ts'
import type { Proposal } from './intent.ts'
import { previewOf } from './preview.ts'
import { designOf } from './seats.ts'

/**
 * What lies over a square without being there yet: a marker, one of several that may be chosen, a skipped square,
 * a gap that can be filled, a gap that cannot.
 */
export interface Ghost {
  readonly square: number
  readonly kind: 'marker' | 'maybe' | 'skipped' | 'gap' | 'hollow'
  readonly coins: number
  /** Whose marker it would be; without it the active player's. */
  readonly design?: Design
}

/** What is shown over the map: a proposal, and the shape where it lies. */
export function ghostsOf(
  cards: Cards,
  view: RoamView,
  lit: ReadonlySet<number>,
  proposal: Proposal | null,
): Ghost[] {
  if (proposal === null) return ghostsPlaced(cards, view, lit)
  const { action, location } = proposal
  if (location !== null) return ghostsAt(cards, view, location)
  const there = ghostsPlaced(cards, view, lit)
  if (action.type === 'shift')
    return [...there, { square: action.to, kind: 'marker', coins: 0, design: designOf(view, action.owner) }]
  if (!('square' in action)) return there
  const { square } = action
  return [
    ...there.filter((ghost) => ghost.square !== square),
    { square, kind: 'marker', coins: view.squares[square].coins },
  ]
}

/** Whether the active player has an artifact face up that fills gaps. */
const hasFreeGap = ({ artifactOf }: Cards, view: RoamView): boolean =>
  view.players[view.active].artifacts.some(
    ({ artifact, faceUp }) => faceUp && artifactOf(artifact).ability === 'freeGap',
  )

/** The shape where it is aimed at. */
export function ghostsAt(cards: Cards, view: RoamView, aim: Location): Ghost[] {
  const { squares, skipped, gaps, canPay, short } = previewOf(view, aim)
  const coinsOn = (square: number) => view.squares[square].coins
  const open = canPay || hasFreeGap(cards, view)
  return [
    ...squares.map((square): Ghost => ({ square, kind: short ? 'maybe' : 'marker', coins: coinsOn(square) })),
    ...skipped.map((square): Ghost => ({ square, kind: 'skipped', coins: 0 })),
    ...gaps.map((square): Ghost => ({ square, kind: open ? 'gap' : 'hollow', coins: coinsOn(square) })),
  ]
}

const fillItemOf = (view: RoamView): FillItem | null => {
  const item = view.agenda.at(-1)
  return item?.step === 'fill' ? item : null
}

/** The shape where it lies, while its squares or its gaps are being chosen. */
export function ghostsPlaced(cards: Cards, view: RoamView, lit: ReadonlySet<number>): Ghost[] {
  const location = locationOf(cards, view)
  if (location === null) return []
  const coinsOn = (square: number) => view.squares[square].coins
  const item = fillItemOf(view)
  if (item === null) {
    return location.gaps
      .filter((square) => lit.has(square))
      .map((square) => ({ square, kind: 'gap', coins: coinsOn(square) }))
  }
  const chosen = [...item.fills, ...item.stacks, ...item.replaced]
  const { short } = previewOf(view, location)
  return location.required.flatMap((square): Ghost[] => {
    const free = view.squares[square].markers.length === 0
    if (chosen.includes(square) || (free && !short))
      return [{ square, kind: 'marker', coins: coinsOn(square) }]
    if (free) return [{ square, kind: 'maybe', coins: coinsOn(square) }]
    return lit.has(square) ? [] : [{ square, kind: 'skipped', coins: 0 }]
  })
}
