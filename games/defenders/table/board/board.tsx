import { useNight } from '@vyprava/atlas'
import type { Language } from '@vyprava/module'
import { type CSSProperties, memo, type ReactNode, useRef } from 'react'
import { type DefendersView, FACTORY_TILES } from '../../rules/index.ts'
import type { BoardLabels } from '../../texts/labels/board.ts'
import type { DefendersHands } from '../intent.ts'
import { type Bubble, Bubbles } from './bubbles.tsx'
import { useDrawnTrees } from './land-layer.tsx'
import type { DesignOf } from './pieces.tsx'
import { PlateDrawing } from './plate-drawing.tsx'
import { boxOf } from './plate-ink.ts'
import type { BoardScene } from './scene.ts'
import { SpokenHexes } from './spoken-hexes.tsx'
import { usePlate } from './use-plate.ts'
import './board.css'

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
  /** What is said, and its words. */
  readonly bubbles: readonly Bubble[]
  said(phrase: number): string
  /** What else lies over the pieces: the steps of a machine card. */
  readonly children?: ReactNode
}

/** The plate: a drawing that nobody reads aloud, with buttons over it. */
export const Board = memo(function Board(props: BoardProps) {
  const { view, scene, labels, language, design, hands, cursor, pinned, bubbles, said, children } = props
  const room = useRef<HTMLDivElement>(null)
  const shape = usePlate(room)
  const box = boxOf(shape)
  useDrawnTrees(FACTORY_TILES, useNight())
  const style: CSSProperties & Record<'--u', number> = {
    width: box.width * shape.scale,
    height: box.height * shape.scale,
    '--u': Math.round(shape.scale * 1000) / 1000,
  }
  return (
    <div className="df-room" ref={room}>
      <div className="df-plate" style={style}>
        <PlateDrawing view={view} scene={scene} shape={shape} labels={labels} design={design}>
          {children}
        </PlateDrawing>
        <SpokenHexes
          view={view}
          shape={shape}
          light={scene.light}
          zones={scene.zones}
          labels={labels}
          language={language}
          cursor={cursor}
          pinned={pinned}
          hands={hands}
        />
        <Bubbles bubbles={bubbles} shape={shape} design={design} said={said} />
      </div>
    </div>
  )
})
