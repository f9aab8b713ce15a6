import { Ink, marker } from '@vyprava/atlas'
import type { PlateProps } from '@vyprava/module'
import { EDGES, type Edge, type RoamView } from '../../rules/index.ts'
import { corner, pin, pinPlace } from '../board/ink.ts'
import { LandLayer } from '../board/land-layer.tsx'
import { LandNames } from '../board/land-names.tsx'
import { Pieces } from '../board/pieces.tsx'
import { MAP_BOX, MARKER, SHEET } from '../board/units.ts'
import { isRoamView } from '../props.ts'
import { designOf } from '../seats.ts'
import { sideOf } from '../turn.ts'
import './end.css'

/** The map as a picture: at the end of a game, beside its story, in its analysis. */
export function Plate({ view, seat, language, before, played, instead, small = false }: PlateProps) {
  if (!isRoamView(view)) return null
  const edge = seat === null ? 'S' : view.players[seat].edge
  const since = (other: object | null | undefined) =>
    other !== null && other !== undefined && isRoamView(other) ? laidSince(other, view) : []
  const towards = (other: object | null | undefined) =>
    other !== null && other !== undefined && isRoamView(other) ? laidSince(view, other) : []
  return (
    <svg
      className={small ? 'roam-plate roam-plate--small' : 'roam-plate'}
      viewBox={small ? `0 0 ${SHEET} ${SHEET}` : MAP_BOX}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <LandLayer edge={edge} lands={view.lands} />
      <Ink ink={lights(edge, since(before))} />
      <Pieces view={view} edge={edge} />
      <LandNames edge={edge} lands={view.lands} language={language} />
      <Ink ink={mistakes(edge, towards(played)) + ghosts(edge, towards(instead))} />
      {small ? null : <Ink className="seatpin" ink={pins(view, edge)} />}
    </svg>
  )
}

interface Laid {
  readonly square: number
  readonly design: ReturnType<typeof designOf>
}

/** Squares whose top marker is another one than before, with that marker; what was taken away leaves no light. */
export function laidSince(before: RoamView, after: RoamView): Laid[] {
  return after.squares.flatMap(({ markers }, square) => {
    const top = markers.at(-1)
    const was = before.squares[square].markers
    if (top === undefined || (was.at(-1) === top && was.length === markers.length)) return []
    return [{ square, design: designOf(after, top) }]
  })
}

const light = (x: number, y: number): string =>
  `<rect x="${x + 3}" y="${y + 3}" width="94" height="94" rx="3" class="litsq"/>` +
  `<rect x="${x + 4.5}" y="${y + 4.5}" width="91" height="91" rx="2" class="litln"/>`

const lights = (edge: Edge, laid: readonly Laid[]): string =>
  laid
    .map(({ square }) => {
      const { x, y } = corner(edge, square)
      return light(x, y)
    })
    .join('')

/** What was played and should not have been. */
const mistakes = (edge: Edge, laid: readonly Laid[]): string =>
  laid
    .map(({ square, design }) => {
      const { x, y } = corner(edge, square)
      return (
        `<g opacity=".5">${marker(design, x + 50, y + 51, MARKER)}</g>` +
        `<rect x="${x + 5}" y="${y + 5}" width="90" height="90" rx="3" class="refused"/>`
      )
    })
    .join('')

/** What could lie there instead. */
const ghosts = (edge: Edge, laid: readonly Laid[]): string =>
  laid
    .map(({ square, design }) => {
      const { x, y } = corner(edge, square)
      return (
        light(x, y) +
        marker(design, x + 50, y + 53, MARKER, 'ghost') +
        `<circle cx="${x + 50}" cy="${y + 50.6}" r="30" class="roam-ring"/>`
      )
    })
    .join('')

const pins = (view: RoamView, edge: Edge): string =>
  EDGES.map((at) => {
    const seat = view.players.findIndex((player) => player.edge === at)
    return `<g transform="${pinPlace(sideOf(edge, at))}">${pin(seat === -1 ? null : designOf(view, seat))}</g>`
  }).join('')
