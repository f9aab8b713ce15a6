import { useAfterFrame } from '@vyprava/atlas'
import type { ReactNode } from 'react'
import type { DefendersView } from '../../rules/index.ts'
import type { BoardLabels } from '../../texts/labels/board.ts'
import { Instruments } from './instruments.tsx'
import { LateLand, PlateLayer } from './land-layer.tsx'
import { GhostGround, LegalLight, Threats, Trail } from './light.tsx'
import { Over } from './over.tsx'
import { type DesignOf, Engines, Ground, Pieces, Walls } from './pieces.tsx'
import { type PlateShape, viewBoxOf } from './plate-ink.ts'
import type { BoardScene } from './scene.ts'
import { NARROW } from './units.ts'
import './pieces.css'
import './over.css'

interface DrawingProps {
  readonly view: DefendersView
  readonly scene: BoardScene
  readonly shape: PlateShape
  readonly labels: BoardLabels
  readonly design: DesignOf
  /** What else lies over the pieces. */
  readonly children?: ReactNode
}

/** What can be chosen lights up after the picture of what was done. */
const LateLight = ({ children }: { readonly children: ReactNode }) => useAfterFrame(children, 'light')

/** Everything that is drawn, layer by layer from the ground up; each is drawn anew only when what it shows changes. */
export function PlateDrawing({ view, scene, shape, labels, design, children }: DrawingProps) {
  const { ghosts } = scene
  return (
    <>
      {/* Two sheets: the land holds most of the ink and hardly ever changes, so it is painted apart. */}
      <svg className="df-sheet" viewBox={viewBoxOf(shape)} aria-hidden="true">
        <PlateLayer shape={shape} />
        <LateLand view={view} />
      </svg>
      <svg className="df-sheet" viewBox={viewBoxOf(shape)} aria-hidden="true">
        <Threats view={view} threats={scene.threats} />
        <LateLight>
          <LegalLight view={view} light={scene.light} ghosts={ghosts} />
        </LateLight>
        <GhostGround view={view} ghosts={ghosts} />
        <Ground view={view} ghosts={ghosts} />
        <Trail hexes={scene.trail} />
        <Walls view={view} design={design} />
        <Engines view={view} />
        <Pieces view={view} ghosts={ghosts} design={design} />
        <Over view={view} scene={scene} design={design} />
        {children}
        {shape.width === NARROW ? null : (
          <Instruments view={view} labels={labels} captions={shape.allSides} />
        )}
        <g className="df-flights" />
      </svg>
    </>
  )
}
