import { type Design, Ink } from '@vyprava/atlas'
import { Light, litSquares, Refused, useScale } from '@vyprava/kit'
import type { Language } from '@vyprava/module'
import { memo, type ReactNode, useMemo, useRef } from 'react'
import { EDGES, type Edge, MAP, type RoamView } from '../../rules/index.ts'
import type { Ghost } from '../ghosts.ts'
import { designOf } from '../seats.ts'
import { cornerOf, sideOf } from '../turn.ts'
import { GhostGround, Ghosts } from './ghosts.tsx'
import { completion, corner, pin, pinPlace } from './ink.ts'
import { LateLands } from './land-layer.tsx'
import { LateNames } from './land-names.tsx'
import { Pieces } from './pieces.tsx'
import { MAP_BOX, MAP_WIDTH, SQUARE } from './units.ts'

const SQUARES = MAP.width * MAP.height

export interface BoardProps {
  readonly view: RoamView
  readonly edge: Edge
  readonly language: Language
  /** Squares that can be chosen. */
  readonly lit: ReadonlySet<number>
  readonly ghosts: readonly Ghost[]
  readonly refused: number | null
  /** Markers of the last placement: nobody has to remember it. */
  readonly last: ReadonlySet<number>
  /** Cards that would be completed, or are. */
  readonly completes: readonly number[]
  readonly skippedLabel: string
  /** The grid of buttons, and what hangs over the map. */
  readonly children: ReactNode
}

/** The map: a drawing that nobody reads aloud, with a grid of buttons over it. */
export function Board(props: BoardProps) {
  const { view, edge, language, lit, ghosts, refused, last, completes, skippedLabel, children } = props
  const design = designOf(view, view.active)
  const map = useRef<HTMLDivElement>(null)
  const scale = useScale(map, MAP_WIDTH)
  return (
    <div className={scale * MAP_WIDTH < SMALL ? 'roam-map roam-map--small' : 'roam-map'} ref={map}>
      {/* Two sheets: the lands hold most of the ink and hardly ever change, so they are painted apart. */}
      <svg className="roam-sheet" viewBox={MAP_BOX} aria-hidden="true">
        <LateLands edge={edge} lands={view.lands} />
      </svg>
      <svg className="roam-sheet" viewBox={MAP_BOX} aria-hidden="true">
        <LegalLight edge={edge} lit={lit} ghosts={ghosts} scale={scale} />
        <GhostGround edge={edge} ghosts={ghosts} />
        <Ink ink={completes.map((slot) => completion(edge, slot)).join('')} />
        <Pieces view={view} edge={edge} />
        <LateNames edge={edge} lands={view.lands} language={language} scale={scale} />
        <Rings edge={edge} squares={last} />
        <Ghosts edge={edge} design={design} ghosts={ghosts} skippedLabel={skippedLabel} scale={scale} />
        {refused === null ? null : <Refused outline={refusal(edge, refused)} />}
        <Pins view={view} edge={edge} />
        <g className="roam-flights" />
      </svg>
      {children}
    </div>
  )
}

interface RingsProps {
  readonly edge: Edge
  readonly squares: ReadonlySet<number>
}

const Rings = memo(function Rings({ edge, squares }: RingsProps) {
  return [...squares].map((square) => {
    const { x, y } = corner(edge, square)
    return <circle key={square} cx={x + 50} cy={y + 49.5} r={33} className="roam-last" />
  })
})

interface LightProps {
  readonly edge: Edge
  readonly lit: ReadonlySet<number>
  readonly ghosts: readonly Ghost[]
  readonly scale: number
}

/** A map narrower than this, in pixels, carries letters on its north and west alone. */
const SMALL = 440

/** On a small map the arms of brackets are at least as long as this, in pixels. */
const SHORTEST_ARM = 12

/** The light of the legal squares; what lies under a ghost has its own. */
const LegalLight = memo(function LegalLight({ edge, lit, ghosts, scale }: LightProps) {
  const light = useMemo(() => {
    const arm = Math.max(20, SHORTEST_ARM / scale)
    return litSquares(
      [...lit].map((square) => cornerOf(edge, square)),
      { size: SQUARE, arm },
    )
  }, [edge, lit, scale])
  if (lit.size === 0) return null
  const ghostly = new Set(ghosts.map(({ square }) => square))
  const dark = Array.from({ length: SQUARES }, (_, square) => square).filter(
    (square) => !lit.has(square) && !ghostly.has(square),
  )
  const veil = litSquares(
    dark.map((square) => cornerOf(edge, square)),
    { size: SQUARE },
  ).fill
  return <Light lit={light} veil={veil} share={lit.size / SQUARES} />
})

function refusal(edge: Edge, square: number): string {
  const { x, y } = corner(edge, square)
  return `M${x + 5} ${y + 5}h90v90h-90Z`
}

/** The four edges; the empty ones are drawn with a broken line. */
const Pins = memo(
  ShownPins,
  (a, b) =>
    a.edge === b.edge &&
    a.view.active === b.view.active &&
    a.view.ended === b.view.ended &&
    a.view.players.length === b.view.players.length,
)

function ShownPins({ view, edge }: { readonly view: RoamView; readonly edge: Edge }) {
  return (
    <g className="seatpin">
      {EDGES.map((at) => {
        const seat = view.players.findIndex((player) => player.edge === at)
        const design: Design | null = seat === -1 ? null : designOf(view, seat)
        const on = seat === view.active && view.ended === null
        return (
          <g
            key={at}
            data-pin={seat}
            transform={pinPlace(sideOf(edge, at))}
            className={on ? 'roam-pin-on' : undefined}
          >
            <Ink ink={pin(design)} />
          </g>
        )
      })}
    </g>
  )
}
