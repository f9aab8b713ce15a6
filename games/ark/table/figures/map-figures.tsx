import { FIGURE_WIDTH } from '@vyprava/atlas'
import type { Language } from '@vyprava/module'
import { NONE } from '../../rules/index.ts'
import { figureTextsIn } from '../../texts/figures.ts'
import { type SheetScene, STILL } from '../board/scene.ts'
import { Figure, heightFor, MapWindow } from './figure.tsx'
import { CHART, hexAt, paintedOn } from './scene.ts'

interface Props {
  readonly language: Language
}

const WIDE = 300
const PLACE = { x: (FIGURE_WIDTH - WIDE) / 2, y: 0, width: WIDE }
const HIGH = heightFor(WIDE)
const around = (hex: number): number[] => [...CHART.around.subarray(6 * hex, 6 * hex + 6)]

/** Meadows beside what was visited before lean on it; one beside a begun stroke has nothing to lean on. */
export function SupportFigure({ language }: Props) {
  const painted = paintedOn([hexAt(0, -1), hexAt(0, 0), hexAt(1, -1)])
  const lit = [hexAt(-1, 1), hexAt(1, 0)]
  const begun = hexAt(-1, 0)
  const support = [...lit, begun].flatMap((hex) =>
    around(hex).flatMap((next, direction) => (painted[next] === NONE ? [] : [{ hex, direction }])),
  )
  const scene: SheetScene = {
    ...STILL,
    light: { hexes: new Set(lit), fields: new Set() },
    support,
    begun: [{ hex: begun, colour: CHART.colour[begun] }],
    refused: { kind: 'hex', hex: hexAt(-2, 1) },
  }
  return (
    <Figure height={HIGH} words={figureTextsIn(language).support}>
      <MapWindow {...PLACE} painted={painted} scene={scene} />
    </Figure>
  )
}

/** What anybody reaches from one hex, and what the Ranger leaps to. */
export function ReachFigure({ language }: Props) {
  const start = hexAt(0, 0)
  const beside = around(start)
  const scene: SheetScene = {
    ...STILL,
    light: { hexes: new Set(beside), fields: new Set() },
    reach: CHART.within2[start].filter((hex) => !beside.includes(hex)),
  }
  return (
    <Figure height={HIGH} words={figureTextsIn(language).reach}>
      <MapWindow {...PLACE} painted={paintedOn([start])} scene={scene} />
    </Figure>
  )
}
