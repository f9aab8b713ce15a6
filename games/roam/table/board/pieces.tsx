import { type Design, Ink } from '@vyprava/atlas'
import { memo } from 'react'
import type { Edge, RoamView } from '../../rules/index.ts'
import { designOf } from '../seats.ts'
import { coinsAt, corner } from './ink.ts'
import { MARKER } from './units.ts'

interface PiecesProps {
  readonly view: RoamView
  readonly edge: Edge
}

/** Coins and markers on the squares. */
export const Pieces = memo(ShownPieces, (a, b) => a.edge === b.edge && a.view.squares === b.view.squares)

function ShownPieces({ view, edge }: PiecesProps) {
  return (
    <>
      {view.squares.map(({ coins, markers }, square) => {
        if (isCovered(view, coins, markers.length)) return null
        const { x, y } = corner(edge, square)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: coins lie on their square
          <g key={square} transform={`translate(${x} ${y})`}>
            <Ink ink={coinsAt(0, 0, coins, markers.length > 0)} />
          </g>
        )
      })}
      {view.squares.flatMap(({ markers }, square) =>
        markers.map((owner, level) => (
          <Piece
            // biome-ignore lint/suspicious/noArrayIndexKey: a marker is its square and its level
            key={`${square}/${level}`}
            edge={edge}
            square={square}
            level={level}
            stacked={markers.length > 1}
            design={designOf(view, owner)}
          />
        )),
      )}
    </>
  )
}

interface PieceProps {
  readonly edge: Edge
  readonly square: number
  readonly level: number
  readonly stacked: boolean
  readonly design: Design
}

const Piece = memo(function Piece({ edge, square, level, stacked, design }: PieceProps) {
  const { x, y } = corner(edge, square)
  const lift = stacked ? [7, -9][level] : 0
  return (
    <g transform={`translate(${x + 50} ${y + 51 + lift})`}>
      <g className="roam-marker" data-marker={`${square}/${level}`}>
        <use href={`#marker-${design}`} x={-MARKER / 2} y={-MARKER / 2} width={MARKER} height={MARKER} />
      </g>
    </g>
  )
})

/** Printed coins; under a marker they are out of sight, unless another marker could still come for them. */
const isCovered = (view: RoamView, coins: number, markers: number): boolean =>
  coins === 0 || markers > (view.advanced ? 1 : 0)
