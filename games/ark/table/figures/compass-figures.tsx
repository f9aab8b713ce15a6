import { FIGURE_WIDTH } from '@vyprava/atlas'
import type { Language } from '@vyprava/module'
import { useId } from 'react'
import { FIELD_COUNT, NONE } from '../../rules/index.ts'
import { figureTextsIn } from '../../texts/figures.ts'
import { COMPASS_BOX, CompassDrawing } from '../board/compass.tsx'
import { CELL } from '../board/compass-ink.ts'
import { type LetterState, type SheetScene, STILL } from '../board/scene.ts'
import { Figure, heightFor, MapWindow } from './figure.tsx'
import { CHART, compassLike, G, hexAt, paintedOn, sheetWith } from './scene.ts'

interface Props {
  readonly language: Language
}

const WIDE = 340
const B = 1
/** Some fields that are filled: two of the forest, one of the mountains, three of the ocean. */
const SOME: readonly (readonly [field: number, colour: number])[] = [
  [0, 3],
  [1, 1],
  [4, 2],
  [12, 0],
  [13, 4],
  [15, 2],
]

/** The sides, the letters, and the six fields of one letter. */
export function CompassFigure({ language }: Props) {
  const compass = new Array<number>(FIELD_COUNT).fill(NONE)
  for (const [field, colour] of SOME) compass[field] = colour
  const scene: SheetScene = { ...STILL, looked: { letter: B, hexes: [] } }
  return (
    <Figure height={WIDE} words={figureTextsIn(language).compass}>
      <svg
        x={(FIGURE_WIDTH - WIDE) / 2}
        y="0"
        width={WIDE}
        height={WIDE}
        viewBox={COMPASS_BOX}
        aria-hidden="true"
      >
        <CompassDrawing sheet={sheetWith(compass)} scene={scene} />
      </svg>
    </Figure>
  )
}

const MAP_WIDE = 208
const HIGH = heightFor(MAP_WIDE)
/** The middle of the compass: its seven cells around G. */
const FLOWER = 2.9 * CELL
const FLOWER_BOX = `${-FLOWER} ${-FLOWER} ${2 * FLOWER} ${2 * FLOWER}`

/** Six fields and six neighbours with the same colours: the part lies there, as the rules find it. */
export function MatchingFigure({ language }: Props) {
  const glass = useId()
  const middle = hexAt(0, 0)
  const around = [...CHART.around.subarray(6 * middle, 6 * middle + 6)]
  const painted = paintedOn([middle, ...around])
  const compass = compassLike(middle)
  const hex = CHART.finder.locate(painted, compass)[G]
  const letters = STILL.letters.map((_, letter): LetterState => (letter === G ? 'found' : 'sunk'))
  const scene: SheetScene = {
    ...STILL,
    letters,
    looked: { letter: G, hexes: [middle] },
    found: hex < 0 ? [] : [{ letter: G, hex, fresh: false }],
  }
  return (
    <Figure height={HIGH} words={figureTextsIn(language).matching}>
      <svg
        x="10"
        y={(HIGH - MAP_WIDE) / 2}
        width={MAP_WIDE}
        height={MAP_WIDE}
        viewBox={FLOWER_BOX}
        aria-hidden="true"
      >
        <clipPath id={glass}>
          <circle r={FLOWER - 2} />
        </clipPath>
        <g clipPath={`url(#${glass})`}>
          <CompassDrawing sheet={sheetWith(compass)} scene={scene} />
        </g>
        <circle r={FLOWER - 2} className="ac-rim" />
      </svg>
      <text className="ak-figure-equals" x={FIGURE_WIDTH / 2} y={HIGH / 2 + 14}>
        =
      </text>
      <MapWindow x={FIGURE_WIDTH - MAP_WIDE - 10} y={0} width={MAP_WIDE} painted={painted} scene={scene} />
    </Figure>
  )
}
