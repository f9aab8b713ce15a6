import { Ink, type Language } from '@vyprava/atlas'
import { figureTextsIn } from '../../texts/figures/index.ts'
import { pin } from '../board/ink.ts'
import { MARGIN, SQUARE } from '../board/units.ts'
import { Figure } from './figure.tsx'
import { turnArrow } from './ink.ts'
import { WHOLE_MAP } from './lands.ts'
import { MapWindow, Word } from './parts.tsx'
import { sceneOf } from './scene.ts'

const SIDE = 47
const RIM = (MARGIN + 14) / SQUARE
const HALF = (3 + RIM) * SIDE
const MIDDLE = 240
const CENTRE_Y = 218

/** The four edges, who sits there, and the order of turns. */
export function SeatsFigure({ language }: { readonly language: Language }) {
  const words = figureTextsIn(language).seats
  const { S, W, N, E } = words.edges
  const far = HALF - 6
  const corners = [
    turnArrow(MIDDLE - far, CENTRE_Y + far, 34, 70, 200),
    turnArrow(MIDDLE - far, CENTRE_Y - far, 34, 160, 290),
    turnArrow(MIDDLE + far, CENTRE_Y - far, 34, 250, 380),
  ]
  return (
    <Figure height={CENTRE_Y * 2} words={words}>
      <Ink ink={corners.join('')} />
      <MapWindow
        view={sceneOf({ lands: WHOLE_MAP })}
        language={language}
        x={MIDDLE - HALF}
        y={CENTRE_Y - HALF}
        square={SIDE}
        left={-RIM}
        top={-RIM}
        columns={6 + 2 * RIM}
        rows={6 + 2 * RIM}
      >
        <Ink className="seatpin" ink={pin(0, 1) + pin(1, 2) + pin(2, 3) + pin(3, 4)} />
      </MapWindow>
      <Place x={MIDDLE} y={CENTRE_Y + HALF + 26} order={1} name={S} />
      <Place x={(MIDDLE - HALF) / 2} y={CENTRE_Y - 4} order={2} name={W} tall />
      <Place x={MIDDLE} y={CENTRE_Y - HALF - 14} order={3} name={N} />
      <Place x={480 - (MIDDLE - HALF) / 2} y={CENTRE_Y - 4} order={4} name={E} tall />
    </Figure>
  )
}

interface PlaceProps {
  readonly x: number
  readonly y: number
  readonly order: number
  readonly name: string
  /** At the sides the number stands above the name. */
  readonly tall?: boolean
}

function Place({ x, y, order, name, tall = false }: PlaceProps) {
  if (!tall) {
    return (
      <Word x={x} y={y}>
        <tspan className="rf-number">{order}.</tspan> {name}
      </Word>
    )
  }
  return (
    <>
      <Word x={x} y={y} className="rf-number">
        {order}.
      </Word>
      <Word x={x} y={y + 22}>
        {name}
      </Word>
    </>
  )
}
