import { Figure as AtlasFigure, type FigureProps, Ink } from '@vyprava/atlas'
import { tenth } from '@vyprava/atlas/pen.ts'
import { NONE } from '../../rules/index.ts'
import { boundsOf } from '../board/layout.ts'
import { knownEdge } from '../board/map-ink.ts'
import { OverInk, UnderInk } from '../board/map-layers.tsx'
import type { SheetScene } from '../board/scene.ts'
import { RADIUS } from '../board/units.ts'
import { MapGround, MapPrint } from '../end/still-map.tsx'
import { CHART } from './scene.ts'
import '../board/sheet.css'
import './figures.css'

/** A picture of the rulebook with its caption. */
export const Figure = (props: FigureProps) => <AtlasFigure className="ak-figure" {...props} />

interface WindowProps {
  readonly painted: readonly number[]
  readonly scene: SheetScene
  /** Where it lies in the picture, and how wide it is. */
  readonly x: number
  readonly y: number
  readonly width: number
}

const { left, top, right, bottom } = boundsOf(CHART)
const ROOM = 6
const WIDE = (right - left) * RADIUS + 2 * ROOM
const HIGH = (bottom - top) * RADIUS + 2 * ROOM
const BOX = `${tenth(left * RADIUS - ROOM)} ${tenth(top * RADIUS - ROOM)} ${tenth(WIDE)} ${tenth(HIGH)}`

/** How high the small map is when it is so wide. */
export const heightFor = (width: number): number => (width * HIGH) / WIDE

/** The small map with what is drawn over it, layer by layer as on the sheet. */
export const MapWindow = ({ painted, scene, x, y, width }: WindowProps) => (
  <svg x={x} y={y} width={width} height={heightFor(width)} viewBox={BOX} aria-hidden="true">
    <MapGround chart={CHART} painted={painted} />
    <UnderInk chart={CHART} scene={scene} />
    <MapPrint chart={CHART} painted={painted} />
    <Ink ink={knownEdge(CHART, (hex) => painted[hex] !== NONE)} />
    <OverInk chart={CHART} scene={scene} />
  </svg>
)
