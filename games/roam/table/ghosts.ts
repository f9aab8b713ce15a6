import type { FillItem, Location, RoamView } from '../rules/index.ts'
import { locationOf } from './aim.ts'
import { artifactOf } from './pack.ts'
import { previewOf } from './preview.ts'

/**
 * What lies over a square without being there yet: a marker, one of several that may be chosen, a skipped square,
 * a gap that can be filled, a gap that cannot.
 */
export interface Ghost {
  readonly square: number
  readonly kind: 'marker' | 'maybe' | 'skipped' | 'gap' | 'hollow'
  readonly coins: number
}

/** Whether the active player has an artifact face up that fills gaps. */
const hasFreeGap = (view: RoamView): boolean =>
  view.players[view.active].artifacts.some(
    ({ artifact, faceUp }) => faceUp && artifactOf(artifact).ability === 'freeGap',
  )

/** The shape where it is aimed at. */
export function ghostsAt(view: RoamView, aim: Location): Ghost[] {
  const { squares, skipped, gaps, canPay, short } = previewOf(view, aim)
  const coinsOn = (square: number) => view.squares[square].coins
  const open = canPay || hasFreeGap(view)
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
export function ghostsPlaced(view: RoamView, lit: ReadonlySet<number>): Ghost[] {
  const location = locationOf(view)
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
