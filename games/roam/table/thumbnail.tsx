import { Ink, marker, useNight } from '@vyprava/atlas'
import type { Thumbnail } from '@vyprava/module'
import { useMemo } from 'react'
import { packOf } from '../content/index.ts'
import type { Edge, RoamView } from '../rules/index.ts'
import { corner } from './board/ink.ts'
import { landImage } from './board/land-image.ts'
import { MARKER, SHEET, SQUARE } from './board/units.ts'
import { isRoamView } from './props.ts'
import { designOf } from './seats.ts'
import { slotBox } from './turn.ts'

/** A little larger than on the table: a thumbnail shows who stands where, and no more. */
const DISC = MARKER * 1.2
/** Paper between the cards. */
const GAP = 4

/** The map in small: lands as kept images, markers over them. */
export const RoamThumbnail: Thumbnail = ({ view, observer, pack }) => {
  const { lands } = useMemo(() => packOf(pack), [pack])
  const night = useNight()
  if (!isRoamView(view)) return null
  const edge = view.players[observer ?? 0].edge
  return (
    <svg viewBox={`0 0 ${SHEET} ${SHEET}`} aria-hidden="true">
      {view.lands.map((land, slot) => {
        if (land === null) return null
        const { x, y, width, height } = slotBox(edge, slot)
        const { seed, kind } = lands[land]
        return (
          <image
            key={land}
            href={landImage({ seed, kind, lying: width > height, night })}
            x={x * SQUARE + GAP}
            y={y * SQUARE + GAP}
            width={width * SQUARE - 2 * GAP}
            height={height * SQUARE - 2 * GAP}
            preserveAspectRatio="none"
          />
        )
      })}
      <Ink ink={markersOf(view, edge)} />
    </svg>
  )
}

const markersOf = (view: RoamView, edge: Edge): string =>
  view.squares
    .flatMap(({ markers }, square) =>
      markers.map((owner) => {
        const { x, y } = corner(edge, square)
        return marker(designOf(view, owner), x + SQUARE / 2, y + SQUARE / 2, DISC)
      }),
    )
    .join('')
