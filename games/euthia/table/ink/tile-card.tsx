import { tidy } from '@vyprava/atlas'
import type { ReactNode } from 'react'
import type { Tile } from '../../content/schema.ts'
import { Diagram, Effects, type Told } from './effects.tsx'
import { TilePicture } from './pictures.tsx'
import './tile-card.css'

interface TileCardProps {
  readonly tile: Tile
  readonly name: string
  readonly told: Told
  /** Of its diagram, for screen readers. */
  readonly diagram: string
  /** Under everything: a price, what it is bought back for. */
  readonly foot?: ReactNode
}

/** "zbroj · rukavice": what a tile is, and where it is worn. */
export const kindOf = ({ words }: Told, { kind, piece }: Tile): string =>
  piece === undefined ? words.kinds[kind] : `${words.kinds[kind]} · ${words.slots[piece]}`

/** A tile as a card: its picture, name, kind, all that it does, and a foot. It is as wide as its place. */
export const TileCard = ({ tile, name, told, diagram, foot }: TileCardProps) => (
  <div className="eu-card" data-kind={tile.kind}>
    <div className="eu-card-pic">
      <TilePicture tile={tile} box="card" />
      {tile.gemSpaces === undefined ? null : (
        <svg className="eu-card-gem" viewBox="-13 -13 26 26" aria-hidden="true">
          <circle r="11" />
        </svg>
      )}
    </div>
    <b>{tidy(name)}</b>
    <i>{kindOf(told, tile)}</i>
    <div className="eu-card-does">
      <Effects effects={tile.effects} told={told} />
      {tile.profile === undefined ? null : (
        <Diagram rows={tile.profile} told={told} of="hit" label={diagram} />
      )}
    </div>
    {foot}
  </div>
)
