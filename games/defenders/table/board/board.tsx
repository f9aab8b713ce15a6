import { type Language, useNight } from '@vyprava/atlas'
import { type CSSProperties, memo, type ReactNode, useRef } from 'react'
import { type DefendersView, FACTORY_TILES } from '../../rules/index.ts'
import type { BoardLabels } from '../../texts/labels/board/type.ts'
import type { DefendersHands } from '../intent.ts'
import { Instruments } from './instruments.tsx'
import { LateLand, PlateLayer, useDrawnTrees } from './land-layer.tsx'
import { GhostGround, LegalLight, Threats, Trail } from './light.tsx'
import { Over } from './over.tsx'
import { type DesignOf, Engines, Ground, Pieces, Walls } from './pieces.tsx'
import { boxOf, viewBoxOf } from './plate-ink.ts'
import type { BoardScene } from './scene.ts'
import { SpokenHexes } from './spoken-hexes.tsx'
import { NARROW } from './units.ts'
import { usePlate } from './use-plate.ts'
import './board.css'
import './pieces.css'
import './over.css'

export interface BoardProps {
  readonly view: DefendersView
  readonly scene: BoardScene
  readonly labels: BoardLabels
  readonly language: Language
  readonly design: DesignOf
  readonly hands: DefendersHands
  /** The hex that the keyboard comes to first. */
  readonly cursor: number
  /** Something is shown and waits for its confirmation. */
  readonly pinned: boolean
  /** What else lies over the pieces: the steps of a machine card. */
  readonly children?: ReactNode
}

/** The plate: a drawing that nobody reads aloud, with buttons over it. Layers from the ground up. */
export const Board = memo(function Board(props: BoardProps) {
  const { view, scene, labels, language, design, hands, cursor, pinned, children } = props
  const room = useRef<HTMLDivElement>(null)
  const shape = usePlate(room)
  const box = boxOf(shape)
  useDrawnTrees(FACTORY_TILES, useNight())
  const style: CSSProperties & Record<'--u', number> = {
    width: box.width * shape.scale,
    height: box.height * shape.scale,
    '--u': Math.round(shape.scale * 1000) / 1000,
  }
  const { ghosts } = scene
  return (
    <div className="df-room" ref={room}>
      <div className="df-plate" style={style}>
        {/* Two sheets: the land holds most of the ink and hardly ever changes, so it is painted apart. */}
        <svg className="df-sheet" viewBox={viewBoxOf(shape)} aria-hidden="true">
          <PlateLayer shape={shape} />
          <LateLand view={view} />
        </svg>
        <svg className="df-sheet" viewBox={viewBoxOf(shape)} aria-hidden="true">
          <Threats view={view} threats={scene.threats} />
          <LegalLight view={view} light={scene.light} ghosts={ghosts} />
          <GhostGround view={view} ghosts={ghosts} />
          <Ground view={view} ghosts={ghosts} />
          <Trail hexes={scene.trail} />
          <Walls view={view} design={design} />
          <Engines view={view} />
          <Pieces view={view} ghosts={ghosts} design={design} />
          <Over view={view} scene={scene} design={design} />
          {children}
          {shape.width === NARROW ? null : <Instruments view={view} labels={labels} />}
          <g className="df-flights" />
        </svg>
        <SpokenHexes
          view={view}
          shape={shape}
          light={scene.light}
          labels={labels}
          language={language}
          cursor={cursor}
          pinned={pinned}
          hands={hands}
        />
      </div>
    </div>
  )
})
