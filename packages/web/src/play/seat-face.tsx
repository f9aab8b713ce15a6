import { Marker } from '@vyprava/atlas'
import type { Seat } from '@vyprava/kernel'
import { Safe } from '../frame/safe.tsx'
import { usePlay } from './context.ts'
import { paintOf } from './paint.ts'

interface SeatFaceProps {
  readonly seat: Seat
  readonly className: string
}

/** The face of a seat: its marker, or what the game puts in its place. */
export function SeatFace({ seat, className }: SeatFaceProps) {
  const { drawn, scene } = usePlay()
  const marker = <Marker seat={paintOf(seat)} className={className} />
  if (drawn?.SeatFace === undefined) return marker
  return (
    <Safe instead={marker}>
      <drawn.SeatFace view={scene.sight.view} seat={seat} className={className} />
    </Safe>
  )
}
