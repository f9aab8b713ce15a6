import { Ink } from '@vyprava/atlas'
import { memo, useMemo } from 'react'
import type { Land } from '../../rules/fields.ts'
import { emptyMap, placeTile } from '../../rules/map.ts'
import type { MapView } from '../../rules/view.ts'
import { usePack } from '../packed.ts'
import { factsAt, fieldsOf } from './field-facts.ts'
import { fieldInk } from './field-ink.ts'
import { LandLayer } from './land-layer.tsx'
import { boundsOf, middleOf, viewBoxOf } from './units.ts'
import './signs.css'
import '../ink/shapes.css'
import './tile-picture.css'

/** Where a tile lies. */
export interface Laid {
  readonly tile: number
  readonly q: number
  readonly r: number
}

/** Land of these tiles, with nothing on it but what is printed. */
export function landOf(laid: readonly Laid[], players: number): MapView {
  const { stack: _, ...map } = layAll(laid, players)
  return { ...map, chapters: [], next: null }
}

function layAll(laid: readonly Laid[], players: number) {
  const map = emptyMap([])
  for (const { tile, q, r } of laid) placeTile(map, tile, q, r, players)
  return map
}

/** Land and what lies on its fields, drawn as on the table. */
export function LandDrawing({ map, players }: { readonly map: MapView; readonly players: Land['players'] }) {
  const { printed } = usePack()
  const view = { map, players }
  const ink = fieldsOf(printed, view).map((field) => {
    const { x, y } = middleOf(map, field)
    return fieldInk(factsAt(printed, view, field), x, y)
  })
  return (
    <>
      <LandLayer map={map} />
      <Ink ink={ink.join('')} />
    </>
  )
}

const MARGIN = 8
const NOBODY: Land['players'] = []

/** A tile of the map lying alone, as it comes out of the stack. */
export const MapTilePicture = memo(function MapTilePicture({ tile }: { readonly tile: number }) {
  const map = useMemo(() => landOf([{ tile, q: 0, r: 0 }], 0), [tile])
  return (
    <svg viewBox={viewBoxOf(boundsOf(map, MARGIN))} className="eu-map-tile" aria-hidden="true">
      <LandDrawing map={map} players={NOBODY} />
    </svg>
  )
})
