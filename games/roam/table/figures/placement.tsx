import { FIGURE_WIDTH, Ink } from '@vyprava/atlas'
import type { Language } from '@vyprava/module'
import { figureTextsIn } from '../../texts/figures.ts'
import { MARGIN, SQUARE } from '../board/units.ts'
import { SHIPPED } from '../cards.ts'
import { ghostsAt } from '../ghosts.ts'
import { Figure } from './figure.tsx'
import { LAND } from './lands.ts'
import { Card, MapWindow, Word } from './parts.tsx'
import { placedIn, sceneOf } from './scene.ts'

/** Three cells in a row, a gap below the middle one. */
const CHARACTER = 11
const SIDE = 74
const RIM = (MARGIN + 1) / SQUARE
const LEFT = FIGURE_WIDTH - 4 * SIDE - 2
const TOP = 2
/** The gap lies below the southern rim, in the third column. */
const GAP = { x: 2 * SQUARE, y: 6 * SQUARE }

/** A shape across two lands; its gap sticks out of the map. */
export function PlacementFigure({ language }: { readonly language: Language }) {
  const words = figureTextsIn(language).placement
  const view = sceneOf({ lands: { 3: LAND.lostPier, 4: LAND.heather }, character: CHARACTER })
  const [first, second] = words.gap
  return (
    <Figure height={TOP + 4 * SIDE + 10} words={words}>
      <Card character={CHARACTER} language={language} x={2} y={38} width={120} design={1} />
      <MapWindow
        view={view}
        language={language}
        x={LEFT - RIM * SIDE}
        y={TOP}
        square={SIDE}
        left={-RIM}
        top={3}
        columns={4 + RIM}
        rows={4.05}
        ghosts={ghostsAt(SHIPPED, view, placedIn(view, 1, 5))}
      >
        <Ink
          ink={
            `<rect x="${GAP.x + 3}" y="${GAP.y + 3}" width="94" height="94" rx="3" class="litsq roam-hollow"/>` +
            `<rect x="${GAP.x + 4.5}" y="${GAP.y + 4.5}" width="91" height="91" rx="2" class="litln roam-gap"/>`
          }
        />
      </MapWindow>
      <Word x={LEFT + 2 * SIDE - 10} y={TOP + 3.6 * SIDE} anchor="end">
        {first}
      </Word>
      <Word x={LEFT + 2 * SIDE - 10} y={TOP + 3.6 * SIDE + 21} anchor="end">
        {second}
      </Word>
    </Figure>
  )
}
