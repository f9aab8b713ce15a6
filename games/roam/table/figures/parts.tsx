import { characterCard, Ink } from '@vyprava/atlas'
import type { Language } from '@vyprava/module'
import type { ReactNode } from 'react'
import type { RoamView } from '../../rules/index.ts'
import { labelsIn } from '../../texts/labels.ts'
import { artOf, toneOf } from '../art.ts'
import { GhostGround, Ghosts } from '../board/ghosts.tsx'
import { completion } from '../board/ink.ts'
import { LandLayer } from '../board/land-layer.tsx'
import { LandNames } from '../board/land-names.tsx'
import { Pieces } from '../board/pieces.tsx'
import { SQUARE } from '../board/units.ts'
import { nameIn, SHIPPED } from '../cards.ts'
import type { Ghost } from '../ghosts.ts'
import { designOf } from '../seats.ts'

interface WindowProps {
  readonly view: RoamView
  readonly language: Language
  /** Where the window is in the picture, and how big a square is there. */
  readonly x: number
  readonly y: number
  readonly square: number
  /** What of the map is seen, in squares. */
  readonly left: number
  readonly top: number
  readonly columns: number
  readonly rows: number
  /** What lies over the map without being there yet. */
  readonly ghosts?: readonly Ghost[]
  /** Names only where nothing lies over them. */
  readonly named?: boolean
  /** Slots whose card is complete. */
  readonly complete?: readonly number[]
  /** Ink over the map, in its own units. */
  readonly children?: ReactNode
}

/** A part of the board, drawn by the board. */
export function MapWindow(props: WindowProps) {
  const { view, language, x, y, square, left, top, columns, rows } = props
  const { ghosts = [], named = false, complete = [], children } = props
  return (
    <svg
      aria-hidden="true"
      className={named ? undefined : 'rf-nameless'}
      x={x}
      y={y}
      width={columns * square}
      height={rows * square}
      viewBox={`${left * SQUARE} ${top * SQUARE} ${columns * SQUARE} ${rows * SQUARE}`}
    >
      <LandLayer edge="S" lands={view.lands} />
      <LandNames edge="S" lands={view.lands} language={language} />
      <GhostGround edge="S" ghosts={ghosts} />
      <Ink ink={complete.map((slot) => completion('S', slot)).join('')} />
      <Pieces view={view} edge="S" />
      <Ghosts
        edge="S"
        ghosts={ghosts}
        design={designOf(view, view.active)}
        skippedLabel={labelsIn(language).skipped}
      />
      {children}
    </svg>
  )
}

interface CardProps {
  readonly character: number
  readonly language: Language
  readonly x: number
  readonly y: number
  readonly width: number
  readonly design: 1 | 2 | 3 | 4
  readonly asleep?: boolean
}

/** How high a character card is for its width. */
export const CARD_RATIO = 196 / 140

/** A character card by its left top corner. */
export function Card({ character, language, x, y, width, design, asleep = false }: CardProps) {
  const face = SHIPPED.characterOf(character)
  return (
    <Ink
      transform={`translate(${x} ${y}) scale(${width / 140})`}
      ink={characterCard({
        name: nameIn(language, face.name),
        art: artOf(face.icon),
        rows: face.shape,
        points: face.points,
        seat: design,
        starter: SHIPPED.isStarter(character),
        tone: toneOf(face.seed),
        asleep,
      })}
    />
  )
}

interface WordProps {
  readonly x: number
  readonly y: number
  readonly children: ReactNode
  /** Which end of the words stands at x. */
  readonly anchor?: 'start' | 'middle' | 'end'
  readonly className?: string
}

export const Word = ({ x, y, children, anchor = 'middle', className = 'rf-word' }: WordProps) => (
  <text x={x} y={y} textAnchor={anchor} className={className}>
    {children}
  </text>
)
