import { Figure as AtlasFigure, DESIGNS, FIGURE_WIDTH, Ink } from '@vyprava/atlas'
import type { Language } from '@vyprava/module'
import { HEROES, type MapTile } from '../../content/schema.ts'
import type { MapView } from '../../rules/view.ts'
import { type FigureName, figureTextsIn } from '../../texts/figures.ts'
import { figure } from '../board/signs-ink.ts'
import { LandDrawing } from '../board/tile-picture.tsx'
import { boundsOf, middleOf, viewBoxOf } from '../board/units.ts'
import { HERO_ART } from '../ink/people.ts'
import { SHIPPED } from '../packed.ts'
import '../board/land.css'
import './figures.css'

export interface FigureProps {
  readonly language: Language
}

/** The one whose tokens lie there. */
const OWNER = [0]
const MARGIN = 10
const HEIGHT = 230
const GAP = 20

/** Where the hero stands on one of the pictures, or nobody does. */
interface Part {
  readonly id: string
  readonly map: MapView
  readonly hero?: number
}

/** Pieces of land side by side, drawn by the table, with a caption. */
export function LandFigure({
  language,
  name,
  parts,
}: FigureProps & { readonly name: FigureName; readonly parts: readonly Part[] }) {
  const width = (FIGURE_WIDTH - GAP * (parts.length - 1)) / parts.length
  return (
    <AtlasFigure className="eu-figure" height={HEIGHT} words={figureTextsIn(language)[name]}>
      {parts.map(({ id, map, hero }, at) => (
        <svg
          key={id}
          aria-hidden="true"
          x={at * (width + GAP)}
          width={width}
          height={HEIGHT}
          viewBox={viewBoxOf(boundsOf(map, MARGIN))}
        >
          <LandDrawing map={map} players={OWNER} />
          {hero === undefined ? null : <Hero map={map} field={hero} />}
        </svg>
      ))}
    </AtlasFigure>
  )
}

function Hero({ map, field }: { readonly map: MapView; readonly field: number }) {
  const { x, y } = middleOf(map, field)
  return <Ink ink={figure(DESIGNS[0], HERO_ART[HEROES[0]], x, y + 12)} />
}

/** The first tile of our pack that shows what a picture needs. */
export function tileWith(fits: (tile: MapTile) => boolean): number {
  const found = SHIPPED.pack.mapTiles.findIndex(fits)
  if (found < 0) throw new Error('No tile of the pack fits the picture')
  return found
}
