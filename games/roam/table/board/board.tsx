import { type Seat as Design, Ink, type Language } from '@vyprava/atlas'
import { memo, type ReactNode } from 'react'
import { EDGES, type Edge, type RoamView } from '../../rules/index.ts'
import type { Ghost } from '../ghosts.ts'
import { designOf } from '../seats.ts'
import { sideOf } from '../turn.ts'
import { GhostGround, Ghosts } from './ghosts.tsx'
import { brackets, completion, corner, pin, pinPlace, tiles, veil } from './ink.ts'
import { LateLands } from './land-layer.tsx'
import { Pieces } from './pieces.tsx'
import { MAP_BOX } from './units.ts'

export interface BoardProps {
  readonly view: RoamView
  readonly edge: Edge
  readonly language: Language
  /** Squares that can be chosen. */
  readonly lit: ReadonlySet<number>
  /** Whether any place will do (quiet brackets) or single squares are asked for (strong light). */
  readonly quiet: boolean
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
  const { view, edge, language, lit, quiet, ghosts, refused, last, completes, skippedLabel, children } = props
  const design = designOf(view, view.active)
  return (
    <div className="roam-map">
      {/* Two sheets: the lands hold most of the ink and hardly ever change, so they are painted apart. */}
      <svg className="roam-sheet" viewBox={MAP_BOX} aria-hidden="true">
        <LateLands edge={edge} lands={view.lands} language={language} />
      </svg>
      <svg className="roam-sheet" viewBox={MAP_BOX} aria-hidden="true">
        <Light edge={edge} lit={lit} quiet={quiet} ghosts={ghosts} />
        <GhostGround edge={edge} ghosts={ghosts} />
        <Ink ink={completes.map((slot) => completion(edge, slot)).join('')} />
        <Pieces view={view} edge={edge} />
        <Rings edge={edge} squares={last} />
        <Ghosts edge={edge} design={design} ghosts={ghosts} skippedLabel={skippedLabel} />
        {refused === null ? null : <Ink ink={refusal(edge, refused)} />}
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
  readonly quiet: boolean
  readonly ghosts: readonly Ghost[]
}

/** A veil over what is impossible, brackets on what is possible: one path each. */
const Light = memo(function Light({ edge, lit, quiet, ghosts }: LightProps) {
  if (lit.size === 0) return null
  const ghostly = new Set(ghosts.map(({ square }) => square))
  const dark: number[] = []
  for (let square = 0; square < 36; square++) if (!lit.has(square) && !ghostly.has(square)) dark.push(square)
  const open = quiet ? [...lit].filter((square) => !ghostly.has(square)) : [...lit]
  return (
    <>
      <path d={veil(edge, dark)} className="veil" />
      <path d={tiles(edge, open)} className={quiet ? 'litsq roam-open' : 'litsq roam-choice'} />
      <path d={brackets(edge, open)} className={quiet ? 'brk brk-all' : 'brk'} />
    </>
  )
})

function refusal(edge: Edge, square: number): string {
  const { x, y } = corner(edge, square)
  return `<rect x="${x + 5}" y="${y + 5}" width="90" height="90" rx="3" class="refused"/>`
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
