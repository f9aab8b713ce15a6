import type { Thumbnail } from '@vyprava/module'
import { useMemo } from 'react'
import { packOf } from '../content/index.ts'
import { LandLayer } from './board/land-layer.tsx'
import { Figures, Things } from './board/pieces.tsx'
import { boundsOf, viewBoxOf } from './board/units.ts'
import { PackProvider, packedOf } from './packed.ts'
import { isEuthiaView } from './props.ts'
import './board/signs.css'
import './ink/shapes.css'
import './end/plate.css'

/** The land in small. */
export const EuthiaThumbnail: Thumbnail = ({ view, pack }) => {
  const packed = useMemo(() => packedOf(packOf(pack)), [pack])
  if (!isEuthiaView(view)) return null
  return (
    <PackProvider value={packed}>
      <svg viewBox={viewBoxOf(boundsOf(view.map, 30))} className="eu-thumbnail" aria-hidden="true">
        <LandLayer map={view.map} />
        <Things view={view} />
        <Figures view={view} />
      </svg>
    </PackProvider>
  )
}
