import { Ink } from '@vyprava/atlas'
import { memo } from 'react'
import type { Edge, RoamView } from '../../rules/index.ts'
import { designOf } from '../seats.ts'
import { coinsOnSquare, corner } from './ink.ts'
import { MARKER } from './units.ts'

interface PiecesProps {
  readonly view: RoamView
  readonly edge: Edge
}

/** Coins and markers on the squares. */
export const Pieces = memo(function Pieces({ view, edge }: PiecesProps) {
  return (
    <>
      <Ink ink={coinsOf(view, edge)} />
      {view.squares.flatMap(({ markers }, square) =>
        markers.map((owner, level) => {
          const { x, y } = corner(edge, square)
          const lift = markers.length > 1 ? [7, -9][level] : 0
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a marker is its square and its level
            <g key={`${square}/${level}`} transform={`translate(${x + 50} ${y + 51 + lift})`}>
              <g className="roam-marker" data-marker={`${square}/${level}`}>
                <use
                  href={`#marker-${designOf(view, owner)}`}
                  x={-MARKER / 2}
                  y={-MARKER / 2}
                  width={MARKER}
                  height={MARKER}
                />
              </g>
            </g>
          )
        }),
      )}
    </>
  )
})

/** Printed coins; under a marker they are out of sight, unless another marker could still come for them. */
function coinsOf(view: RoamView, edge: Edge): string {
  return view.squares
    .map(({ coins, markers }, square) => {
      if (coins === 0 || markers.length > (view.advanced ? 1 : 0)) return ''
      return coinsOnSquare(edge, square, coins, markers.length > 0)
    })
    .join('')
}
