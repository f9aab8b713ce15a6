import { Ink } from '@vyprava/atlas'
import { path } from '@vyprava/atlas/pen.ts'
import { litHexes } from '@vyprava/kit'
import type { PlateProps } from '@vyprava/module'
import { useRef } from 'react'
import { BOARD, type DefendersView } from '../../rules/index.ts'
import { boardLabelsIn } from '../../texts/labels/board.ts'
import { changedHexes, ghostsBetween } from '../board/differences.ts'
import { Instruments } from '../board/instruments.tsx'
import { LandLayer, PlateLayer } from '../board/land-layer.tsx'
import { GhostGround } from '../board/light.tsx'
import { EdgeGhosts } from '../board/over.tsx'
import { Engines, Ground, Pieces, Walls } from '../board/pieces.tsx'
import { CROPPED, KERB, viewBoxOf } from '../board/plate-ink.ts'
import type { Ghost } from '../board/scene.ts'
import { edgeOutline, outlineOf } from '../board/tiles-ink.ts'
import { NARROW, RADIUS } from '../board/units.ts'
import { usePlate } from '../board/use-plate.ts'
import { designOf } from '../design.ts'
import { isDefendersView } from '../props.ts'
import '../board/board.css'
import '../board/pieces.css'
import '../board/over.css'
import './plate.css'

const NONE_YET: readonly Ghost[] = []

const other = (view: object | null | undefined): DefendersView | null =>
  view !== null && view !== undefined && isDefendersView(view) ? view : null

/** The board as a picture: at the end of a game, beside its story, in its analysis. */
export function Plate({ view, language, before, played, instead, small = false }: PlateProps) {
  const room = useRef<HTMLDivElement>(null)
  const shape = usePlate(room)
  if (!isDefendersView(view)) return null
  const [was, mistake, better] = [other(before), other(played), other(instead)]
  const wrong = mistake === null ? NONE_YET : ghostsBetween(view, mistake)
  const right = better === null ? NONE_YET : ghostsBetween(view, better)
  const ghosts = [...right, ...wrong]
  const changed = was === null ? [] : changedHexes(was, view)
  const labels = boardLabelsIn(language)
  return (
    <div className="df-picture" ref={room}>
      <svg
        className="df-picture-sheet df-sheet"
        viewBox={small ? CROPPED : viewBoxOf(shape)}
        style={{ '--u': small ? undefined : shape.scale }}
        aria-hidden="true"
      >
        {small ? <Ink ink={KERB} /> : <PlateLayer shape={shape} />}
        <LandLayer view={view} />
        <Ink ink={lights(changed)} />
        <GhostGround view={view} ghosts={right} />
        <Ground view={view} ghosts={ghosts} />
        <Walls view={view} design={designOf} />
        <Engines view={view} />
        <Pieces view={view} ghosts={ghosts} design={designOf} />
        <EdgeGhosts ghosts={ghosts} design={designOf} />
        <Ink ink={wrong.map(mistakeRing).join('')} />
        {small || shape.width === NARROW ? null : (
          <Instruments view={view} labels={labels} captions={shape.allSides} />
        )}
      </svg>
    </div>
  )
}

/** Light on what has changed. */
function lights(hexes: readonly number[]): string {
  if (hexes.length === 0) return ''
  const { fill, edge } = litHexes(
    hexes.map((hex) => BOARD.hexes[hex]),
    { radius: RADIUS, inset: 3 },
  )
  return path('df-changed', fill) + path('df-trail1', edge)
}

/** What was done and should not have been. */
const mistakeRing = (ghost: Ghost): string =>
  path('refused', 'hex' in ghost ? outlineOf(ghost.hex, 41) : edgeOutline(ghost.edge))
