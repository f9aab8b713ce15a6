import { Ink } from '@vyprava/atlas'
import { at, group, path } from '@vyprava/atlas/pen.ts'
import type { Language } from '@vyprava/module'
import { isEnclosed } from '../../rules/blocking.ts'
import { hexAt, radarOf, SIDES } from '../../rules/index.ts'
import { figureTextsIn } from '../../texts/figures.ts'
import { outlineOf } from '../board/tiles-ink.ts'
import { badge } from '../board/tokens-ink.ts'
import { middleOf } from '../board/units.ts'
import { Figure } from './figure.tsx'
import { BoardWindow, type Box, heightOf } from './parts.tsx'
import { bareBoard, viewOf } from './scene.ts'

const BOX: Box = { left: -215, top: -262, width: 517, height: 395 }
/** The arrow points up. */
const UP = 4
const REACH = 250

const on = (degrees: number, radius: number): string => {
  const a = (degrees * Math.PI) / 180
  return at(radius * Math.cos(a), radius * Math.sin(a))
}

/** The line turns from the arrow; the first enclosed hex that it meets is built on. */
export function RadarFigure({ language }: { readonly language: Language }) {
  const state = bareBoard()
  state.rotations[state.coreTop] = UP
  const hexes = [hexAt(2, -2), hexAt(2, 0)]
  for (const hex of hexes) {
    for (let side = 0; side < 6; side++) state.walls[SIDES[hex * 6 + side]] = 1
  }
  const met = radarOf(UP, state.direction).hexes.filter((hex) => isEnclosed(state, hex))
  const [first] = met
  const { x, y } = middleOf(first)
  const from = 60 * UP + 30
  // It meets a hex at its near side.
  const to = (Math.atan2(y, x) * 180) / Math.PI + 360 - 15
  const sector = `M0 0L${on(from, REACH)}A${REACH} ${REACH} 0 0 1 ${on(to, REACH)}Z`
  const sweep = `M${on(from, 120)}A120 120 0 0 1 ${on(to - 4, 120)}`
  return (
    <Figure height={heightOf(BOX)} words={figureTextsIn(language).radar}>
      <BoardWindow
        view={viewOf(state)}
        box={BOX}
        ground={
          <Ink
            ink={
              path('df-figure-sector', sector) +
              path('df-enclosed df-enclosed--next', outlineOf(first, 37)) +
              met
                .slice(1)
                .map((hex) => path('df-enclosed', outlineOf(hex, 37)))
                .join('')
            }
          />
        }
      >
        <Ink
          ink={
            path(
              'df-figure-radar',
              `M${on(from, 52)}L${on(from, REACH)}M${on(to, 52)}L${on(to, REACH)}${sweep}`,
            ) +
            group(
              '',
              path('df-figure-head', 'M4 0L-10-8V8Z'),
              `transform="translate(${on(to - 2, 120)}) rotate(${to + 88})"`,
            ) +
            met
              .map((hex, place) => badge(middleOf(hex).x, middleOf(hex).y, place + 1, 'df-badge--step'))
              .join('')
          }
        />
      </BoardWindow>
    </Figure>
  )
}
