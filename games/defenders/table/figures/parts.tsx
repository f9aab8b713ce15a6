import { FIGURE_WIDTH, Ink, icon } from '@vyprava/atlas'
import { checkMark, crossMark } from '@vyprava/atlas/icons/signs.ts'
import { tenth } from '@vyprava/atlas/pen.ts'
import type { Point } from '@vyprava/geometry'
import type { CSSProperties, ReactNode } from 'react'
import type { DefendersView } from '../../rules/index.ts'
import { LandLayer } from '../board/land-layer.tsx'
import { LegalLight, Trail } from '../board/light.tsx'
import { Over } from '../board/over.tsx'
import { Engines, Ground, Pieces, Walls } from '../board/pieces.tsx'
import { KERB } from '../board/plate-ink.ts'
import { type BoardScene, STILL } from '../board/scene.ts'
import { designOf } from '../design.ts'

/** A part of the board, in its own units. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** How high a part of the board is when it is as wide as a picture. */
export const heightOf = ({ width, height }: Box): number => Math.ceil((height / width) * FIGURE_WIDTH)

/** Of the letters of a picture, 18 units are 13 px on the narrowest phone. */
const FLOOR = 13 / 18

interface WindowProps {
  readonly view: DefendersView
  readonly box: Box
  readonly scene?: BoardScene
  /** Under the pieces, and over them, in units of the board. */
  readonly ground?: ReactNode
  readonly children?: ReactNode
}

/** A part of the board as wide as the picture, drawn by the board. */
export function BoardWindow({ view, box, scene = STILL, ground, children }: WindowProps) {
  const { left, top, width, height } = box
  const style: CSSProperties & Record<'--u', number> = { '--u': (FIGURE_WIDTH / width) * FLOOR }
  return (
    <svg
      aria-hidden="true"
      className="df-sheet df-window"
      width={FIGURE_WIDTH}
      height={heightOf(box)}
      style={style}
      viewBox={[left, top, width, height].map(tenth).join(' ')}
    >
      <Ink ink={KERB} />
      <LandLayer view={view} />
      <LegalLight view={view} light={scene.light} ghosts={scene.ghosts} />
      <Ground view={view} ghosts={scene.ghosts} />
      <Trail hexes={scene.trail} />
      {ground}
      <Walls view={view} design={designOf} />
      <Engines view={view} />
      <Pieces view={view} ghosts={scene.ghosts} design={designOf} />
      <Over view={view} scene={scene} design={designOf} />
      {children}
    </svg>
  )
}

/** A round seal: it is so, or it is not. */
export const seal = ({ x, y }: Point, good: boolean): string =>
  `<circle cx="${tenth(x)}" cy="${tenth(y)}" r="16" class="df-figure-seal"/>` +
  icon(good ? checkMark : crossMark, x - 10, y - 10, 20, `class="${good ? 'df-figure-yes' : 'df-figure-no'}"`)
