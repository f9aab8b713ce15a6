import type { Thumbnail } from '@vyprava/module'
import { useMemo } from 'react'
import { packOf } from '../content/index.ts'
import { LandLayer } from './board/land-layer.tsx'
import { Engines, Ground, Pieces, Walls } from './board/pieces.tsx'
import { CROPPED } from './board/plate-ink.ts'
import type { Ghost } from './board/scene.ts'
import { CardsProvider, cardsOf } from './cards.ts'
import { designOf } from './design.ts'
import { isDefendersView } from './props.ts'
import './board/board.css'
import './board/pieces.css'

const NO_GHOSTS: readonly Ghost[] = []

/** The board in small: land as kept images, what stands on it over them. */
export const DefendersThumbnail: Thumbnail = ({ view, pack }) => {
  const cards = useMemo(() => cardsOf(packOf(pack)), [pack])
  if (!isDefendersView(view)) return null
  return (
    <CardsProvider value={cards}>
      <svg viewBox={CROPPED} className="df-thumbnail" aria-hidden="true">
        <LandLayer view={view} />
        <Ground view={view} ghosts={NO_GHOSTS} />
        <Walls view={view} design={designOf} />
        <Engines view={view} />
        <Pieces view={view} ghosts={NO_GHOSTS} design={designOf} />
      </svg>
    </CardsProvider>
  )
}
