import type { PlateProps } from '@vyprava/module'
import { type CSSProperties, useMemo } from 'react'
import type { EuthiaView } from '../../rules/view.ts'
import { LandLayer, PaperLayer } from '../board/land-layer.tsx'
import { groundPath, outlineOf } from '../board/outline.ts'
import { Figures, Things } from '../board/pieces.tsx'
import { type Box, boundsOf, hexOf, viewBoxOf } from '../board/units.ts'
import { usePack } from '../packed.ts'
import { isEuthiaView } from '../props.ts'
import { changedFields } from './changes.ts'
import '../board/signs.css'
import '../ink/shapes.css'
import './plate.css'

const other = (view: object | null | undefined): EuthiaView | null =>
  view !== null && view !== undefined && isEuthiaView(view) ? view : null

/** The whole land as a picture: at the end of a game, beside its story, in its analysis. */
export function Plate({ view, before, played, instead, small = false }: PlateProps) {
  if (!isEuthiaView(view)) return null
  return (
    <Picture
      view={view}
      before={other(before)}
      played={other(played)}
      instead={other(instead)}
      small={small}
    />
  )
}

interface PictureProps {
  readonly view: EuthiaView
  readonly before: EuthiaView | null
  readonly played: EuthiaView | null
  readonly instead: EuthiaView | null
  readonly small: boolean
}

const PLATE: CSSProperties & Record<'--u', number> = { '--u': 1 }

/** Paper also where the picture is wider or higher than the land. */
const around = ({ left, top, width, height }: Box): Box => ({
  left: left - width,
  top: top - height,
  width: 3 * width,
  height: 3 * height,
})

function Picture({ view, before, played, instead, small }: PictureProps) {
  const { printed } = usePack()
  const { map } = view
  const box = useMemo(() => boundsOf(map, 70), [map])
  const hexesOf = (fields: readonly number[]) => fields.map((field) => hexOf(map, field))
  const changed = before === null ? [] : changedFields(printed, before, view)
  const wrong = played === null ? [] : changedFields(printed, view, played)
  const right = instead === null ? [] : changedFields(printed, view, instead)
  return (
    <div className={small ? 'eu-picture' : 'eu-picture eu-picture--framed'}>
      <svg viewBox={viewBoxOf(box)} style={PLATE} aria-hidden="true">
        <PaperLayer box={around(box)} />
        <LandLayer map={map} />
        <path d={groundPath(hexesOf(changed))} className="eu-changed" />
        <path d={outlineOf(hexesOf(changed), 3)} className="eu-sel" />
        <path d={outlineOf(hexesOf(right), 3)} className="eu-better" />
        <path d={outlineOf(hexesOf(wrong), 6)} className="refused" />
        <Things view={view} />
        <Figures view={view} />
      </svg>
    </div>
  )
}
