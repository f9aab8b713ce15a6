import type { Edge, Hex, Vertex } from '@vyprava/geometry'
import { type CSSProperties, memo, useMemo } from 'react'
import type { BoardProps, Find } from '../gestures/use-hands.ts'
import { buttonUnder, shareOf } from './find.ts'
import {
  edgeZone,
  type HexPlace,
  type HexSheet,
  hexZone,
  nearestHex,
  placeName,
  placeNamed,
  vertexZone,
} from './hex-zones.ts'
import './grid.css'
import './hex-board.css'

export interface HexBoardProps {
  readonly sheet: HexSheet
  /** The hexes by their numbers; edges and vertices only while they can be touched, for they lie over the hexes. */
  readonly hexes: ReadonlyMap<number, Hex>
  readonly edges?: ReadonlyMap<number, Edge>
  readonly vertices?: ReadonlyMap<number, Vertex>
  readonly label: string
  /** What a screen reader says of a place; keep the function while nothing of it changes. */
  labelOf(place: HexPlace): string
  /** The names of the lit places (`placeName`). */
  readonly lit: ReadonlySet<string>
  /** The hex that the keyboard comes to first. */
  readonly cursor: number
  /** Something is shown and waits for its confirmation. */
  readonly pinned: boolean
  /** A finger that misses a lit hex by no more pixels than this means it. */
  readonly snap?: number
  /** What a hex is called besides its place: `data-<mark>` with its number. Two boards of one table need it. */
  readonly mark?: string
  readonly board: (find: Find<HexPlace>) => BoardProps
}

const PLACE = 'data-spot'

interface SpotProps {
  readonly place: HexPlace
  readonly lit: boolean
  /** Whether Tab comes to it: to the cursor, and to everything that is lit. */
  readonly reached: boolean
  readonly label: string
  readonly mark: string | null
  readonly style: CSSProperties
}

const Spot = memo(function Spot({ place, lit, reached, label, mark, style }: SpotProps) {
  return (
    <button
      type="button"
      className={`spot spot--${place.kind}`}
      data-spot={placeName(place)}
      data-lit={lit || undefined}
      tabIndex={reached || lit ? 0 : -1}
      aria-label={label}
      style={style}
      {...(mark === null || place.kind !== 'hex' ? {} : { [`data-${mark}`]: place.id })}
    />
  )
})

const NONE: ReadonlyMap<number, never> = new Map<number, never>()

/** The hexes of a board as buttons over its drawing, and the edges and vertices between them. */
export const HexBoard = memo(function HexBoard(props: HexBoardProps) {
  const { sheet, hexes, edges = NONE, vertices = NONE, label, labelOf, lit, cursor, pinned, snap = 0 } = props
  const { board, mark = null } = props
  const find = useMemo(() => finder(sheet, hexes, lit, snap), [sheet, hexes, lit, snap])
  const hands = useMemo(() => board(find), [board, find])
  const spots = useMemo(
    () => [
      ...[...hexes].map(([id, hex]) => ({ place: { kind: 'hex', id } as const, style: hexZone(sheet, hex) })),
      ...[...edges].map(([id, edge]) => ({
        place: { kind: 'edge', id } as const,
        style: edgeZone(sheet, edge),
      })),
      ...[...vertices].map(([id, vertex]) => ({
        place: { kind: 'vertex', id } as const,
        style: vertexZone(sheet, vertex),
      })),
    ],
    [sheet, hexes, edges, vertices],
  )
  const labels = useMemo(() => spots.map(({ place }) => labelOf(place)), [spots, labelOf])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a board is no fieldset
    <div
      className={`hexes hexes--${sheet.orientation}`}
      role="group"
      aria-label={label}
      data-pinned={pinned || undefined}
      data-snap={snap || undefined}
      {...hands}
    >
      {spots.map(({ place, style }, number) => (
        <Spot
          key={placeName(place)}
          place={place}
          style={style}
          lit={lit.has(placeName(place))}
          reached={place.kind === 'hex' && place.id === cursor}
          label={labels[number]}
          mark={mark}
        />
      ))}
    </div>
  )
})

function finder(
  sheet: HexSheet,
  hexes: ReadonlyMap<number, Hex>,
  lit: ReadonlySet<string>,
  snap: number,
): Find<HexPlace> {
  return (event) => {
    const share = shareOf(event)
    const at = { x: sheet.left + share.x * sheet.width, y: sheet.top + share.y * sheet.height }
    const element = buttonUnder(event, PLACE)
    const place = placeNamed(element?.getAttribute(PLACE) ?? '')
    if (place !== null && element !== null && lit.has(placeName(place))) return { place, at, element }
    const touched = event.nativeEvent instanceof PointerEvent && event.nativeEvent.pointerType === 'touch'
    const unit = sheet.width / event.currentTarget.getBoundingClientRect().width
    const litHexes = [...hexes].filter(([id]) => lit.has(placeName({ kind: 'hex', id })))
    const near = touched ? nearestHex(sheet, litHexes, at, snap * unit) : null
    const missed = near === null ? place : ({ kind: 'hex', id: near } as const)
    const meant =
      missed === null ? null : event.currentTarget.querySelector(`[${PLACE}="${placeName(missed)}"]`)
    return missed === null || meant === null ? null : { place: missed, at, element: meant }
  }
}
