import { FIGURE_WIDTH, Ink } from '@vyprava/atlas'
import { at, path } from '@vyprava/atlas/pen.ts'
import { litHexes } from '@vyprava/kit'
import type { Language } from '@vyprava/module'
import { BOARD, CORE, hexAt } from '../../rules/index.ts'
import { figureTextsIn } from '../../texts/figures.ts'
import { hexName } from '../../texts/names.ts'
import { LandLayer, PlateLayer } from '../board/land-layer.tsx'
import { boxOf, plateFor, viewBoxOf } from '../board/plate-ink.ts'
import { HEIGHT, middleOf, NARROW, RADIUS } from '../board/units.ts'
import { Figure } from './figure.tsx'
import { bareBoard, viewOf } from './scene.ts'

/** Letters are 18 units of the picture. */
const SHAPE = plateFor(FIGURE_WIDTH, true, 18)
const HIGH = Math.ceil(boxOf(SHAPE).height * SHAPE.scale)
const HEX = hexAt(1, -1)

/** A hex is called by its row and its column. */
export function PlacesFigure({ language }: { readonly language: Language }) {
  const { x, y } = middleOf(HEX)
  const light = litHexes([BOARD.hexes[HEX]], { radius: RADIUS })
  const lines = `M${at(x, y)}V${-HEIGHT / 2 + 20}M${at(x, y)}H${-NARROW / 2 + 20}`
  return (
    <Figure height={HIGH} words={figureTextsIn(language).places}>
      <svg
        className="df-sheet df-window"
        width={FIGURE_WIDTH}
        height={HIGH}
        viewBox={viewBoxOf(SHAPE)}
        aria-hidden="true"
      >
        <PlateLayer shape={SHAPE} />
        <LandLayer view={viewOf(bareBoard())} />
        <Ink
          ink={path('df-goal0', light.edge) + path('df-goal1', light.edge) + path('df-figure-line', lines)}
        />
        {[HEX, CORE].map((hex) => (
          <text
            key={hex}
            x={middleOf(hex).x}
            y={middleOf(hex).y + (hex === CORE ? 40 : 9)}
            className="df-figure-name"
          >
            {hexName(hex)}
          </text>
        ))}
      </svg>
    </Figure>
  )
}
