import { Ink } from '@vyprava/atlas'
import type { Language } from '@vyprava/module'
import { SQUARES_OF } from '../../rules/index.ts'
import { figureTextsIn } from '../../texts/figures.ts'
import { MARGIN, SQUARE } from '../board/units.ts'
import { slotBox } from '../turn.ts'
import { Figure } from './figure.tsx'
import { measureAcross, measureDown } from './ink.ts'
import { WHOLE_MAP } from './lands.ts'
import { MapWindow, Word } from './parts.tsx'
import { sceneOf } from './scene.ts'

const SIDE = 68
const LEFT = 54
const TOP = 52
const RIM = (MARGIN + 1) / SQUARE

/** Six lands, three by two. */
export function MapFigure({ language }: { readonly language: Language }) {
  return (
    <Figure height={TOP + (6 + RIM) * SIDE + 4} words={figureTextsIn(language).map}>
      <MapWindow
        view={sceneOf({ lands: WHOLE_MAP })}
        language={language}
        x={LEFT - RIM * SIDE}
        y={TOP - RIM * SIDE}
        square={SIDE}
        left={-RIM}
        top={-RIM}
        columns={6 + 2 * RIM}
        rows={6 + 2 * RIM}
        named
      >
        <Ink ink={SQUARES_OF.map((_, slot) => outline(slot)).join('')} />
      </MapWindow>
      <Ink ink={measureAcross(LEFT, TOP - 28, 2 * SIDE) + measureDown(LEFT - 28, TOP, 3 * SIDE)} />
      <Word x={LEFT + SIDE} y={TOP - 34} className="rf-number">
        2
      </Word>
      <Word x={LEFT - 42} y={TOP + 1.5 * SIDE + 6} className="rf-number">
        3
      </Word>
    </Figure>
  )
}

function outline(slot: number): string {
  const { x, y, width, height } = slotBox('S', slot)
  const inset = 3
  return (
    `<rect x="${x * SQUARE + inset}" y="${y * SQUARE + inset}" width="${width * SQUARE - 2 * inset}"` +
    ` height="${height * SQUARE - 2 * inset}" rx="7" class="rf-slot"/>`
  )
}
