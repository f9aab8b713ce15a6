import { at } from '@vyprava/atlas/pen.ts'
import { memo } from 'react'
import type { Point } from '../gestures/gesture.ts'
import './route.css'

interface RouteProps {
  /** The middles of the places that it leads over, from where it starts to where it ends. */
  readonly points: readonly Point[]
  /** The radius of the ring at its start, in units of the drawing. */
  readonly ring: number
}

/** A way that somebody would go: a ring where they stand, dots over what they pass. Drawn over the pieces. */
export const Route = memo(function Route({ points, ring }: RouteProps) {
  const [start] = points
  if (start === undefined || points.length < 2) return null
  const d = points.map(({ x, y }, place) => `${place === 0 ? 'M' : 'L'}${at(x, y)}`).join('')
  return (
    <g className="route">
      <circle cx={start.x} cy={start.y} r={ring} className="route-start" />
      <path d={d} className="route-ground" />
      <path d={d} className="route-dots" />
    </g>
  )
})

/** A broken ring around what was refused, whatever its shape: the outline of a place (`Lit.fill`). */
export const Refused = ({ outline }: { readonly outline: string }) => <path d={outline} className="refused" />
