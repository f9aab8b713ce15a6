import { FIGURE_WIDTH, Ink } from '@vyprava/atlas'
import type { Language } from '@vyprava/module'
import { figureTextsIn } from '../../texts/figures.ts'
import { pin } from '../board/ink.ts'
import { MARGIN, SHEET, SQUARE } from '../board/units.ts'
import { Figure } from './figure.tsx'
import { turnArrow } from './ink.ts'
import { WHOLE_MAP } from './lands.ts'
import { MapWindow, Word } from './parts.tsx'
import { sceneOf } from './scene.ts'

const SIDE = 50
const RIM = (MARGIN + 1) / SQUARE
const HALF = (3 + RIM) * SIDE
const MIDDLE = FIGURE_WIDTH / 2
const CENTRE = 222
/** The diamonds are what this picture is about: bigger than on the board. */
const BIG = 1.7

/** The middles of the diamonds on the board: south, west, north, east. */
const PINS = [
  { x: SHEET / 2, y: SHEET + MARGIN / 2 },
  { x: -MARGIN / 2, y: SHEET / 2 },
  { x: SHEET / 2, y: -MARGIN / 2 },
  { x: SHEET + MARGIN / 2, y: SHEET / 2 },
] as const

/** The four edges, who sits there, and the order of turns. */
export function SeatsFigure({ language }: { readonly language: Language }) {
  const words = figureTextsIn(language).seats
  const { S, W, N, E } = words.edges
  const [low, high] = [CENTRE + HALF - 8, CENTRE - HALF + 8]
  const [west, east] = [MIDDLE - HALF + 8, MIDDLE + HALF - 8]
  return (
    <Figure height={2 * CENTRE} words={words}>
      <MapWindow
        view={sceneOf({ lands: WHOLE_MAP })}
        language={language}
        x={MIDDLE - HALF}
        y={CENTRE - HALF}
        square={SIDE}
        left={-RIM}
        top={-RIM}
        columns={6 + 2 * RIM}
        rows={6 + 2 * RIM}
      />
      <g transform={`translate(${MIDDLE - 3 * SIDE} ${CENTRE - 3 * SIDE}) scale(${SIDE / SQUARE})`}>
        <Ink className="seatpin" ink={diamond(0, 1) + diamond(1, 2) + diamond(2, 3) + diamond(3, 4)} />
      </g>
      <Ink
        ink={
          turnArrow(west, low, 26, 85, 190) +
          turnArrow(west, high, 26, 175, 280) +
          turnArrow(east, high, 26, 265, 370) +
          turnArrow(east, low, 26, -5, 100)
        }
      />
      <Word x={MIDDLE} y={CENTRE + HALF + 40}>
        <tspan className="rf-number">1.</tspan> {S}
      </Word>
      <Word x={MIDDLE} y={CENTRE - HALF - 26}>
        <tspan className="rf-number">3.</tspan> {N}
      </Word>
      <Beside x={(MIDDLE - HALF - 16) / 2} order={2} name={W} />
      <Beside x={FIGURE_WIDTH - (MIDDLE - HALF - 16) / 2} order={4} name={E} />
    </Figure>
  )
}

function diamond(side: 0 | 1 | 2 | 3, design: 1 | 2 | 3 | 4): string {
  const { x, y } = PINS[side]
  return `<g transform="translate(${x} ${y}) scale(${BIG})">${pin(design)}</g>`
}

interface BesideProps {
  readonly x: number
  readonly order: number
  readonly name: string
}

/** At the sides the number stands above the name. */
const Beside = ({ x, order, name }: BesideProps) => (
  <>
    <Word x={x} y={CENTRE - 4} className="rf-number">
      {order}.
    </Word>
    <Word x={x} y={CENTRE + 18}>
      {name}
    </Word>
  </>
)
