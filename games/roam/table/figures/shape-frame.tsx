import { FIGURE_WIDTH, Ink } from '@vyprava/atlas'
import type { Language } from '@vyprava/module'
import { EDGES } from '../../rules/index.ts'
import { figureTextsIn } from '../../texts/figures.ts'
import { FRAME, frameLetters } from '../board/frame.ts'
import { graticule } from '../board/ink.ts'
import { MARGIN, SQUARE } from '../board/units.ts'
import { SHIPPED } from '../cards.ts'
import { turnedRows } from '../rows.ts'
import { Figure } from './figure.tsx'
import { shapeInk } from './ink.ts'
import { Card } from './parts.tsx'

const CENTRE = FIGURE_WIDTH / 2
const SIDE = 37
const CORNER = CENTRE - 3 * SIDE
const CARD = 76
/** From the middle of the picture to the near end of a card. */
const REACH = 3 * SIDE + (MARGIN / SQUARE) * SIDE + 7

/** The starting cards with one shape in four colours, and where the shape lies on the map of the picture. */
const SAME_SHAPE = [
  { starter: 1, design: 1, x: 2, y: 4 },
  { starter: 4, design: 2, x: 0, y: 2 },
  { starter: 7, design: 3, x: 1, y: 0 },
  { starter: 10, design: 4, x: 4, y: 1 },
] as const

/** One shape as it is seen from the four edges. */
export function ShapeFrameFigure({ language }: { readonly language: Language }) {
  return (
    <Figure height={2 * CENTRE} words={figureTextsIn(language)['shape-frame']}>
      <Ink
        transform={`translate(${CORNER} ${CORNER}) scale(${SIDE / SQUARE})`}
        ink={FRAME + frameLetters('S') + graticule('S')}
      />
      <Ink transform={`translate(${CORNER} ${CORNER})`} ink={SAME_SHAPE.map(onMap).join('')} />
      {SAME_SHAPE.map(({ starter, design }, turns) => (
        <g key={EDGES[turns]} transform={`translate(${CENTRE} ${CENTRE}) rotate(${90 * turns})`}>
          <Card
            character={SHIPPED.pack.characters.length + starter}
            language={language}
            x={-CARD / 2}
            y={REACH}
            width={CARD}
            design={design}
          />
        </g>
      ))}
    </Figure>
  )
}

function onMap({ starter, design, x, y }: (typeof SAME_SHAPE)[number], turns: number): string {
  const rows = turnedRows(SHIPPED.pack.starters[starter].shape, turns)
  const middle = { x: x + rows[0].length / 2, y: y + rows.length / 2 }
  return shapeInk(rows, design, middle.x * SIDE, middle.y * SIDE, SIDE)
}
