import { Ink } from '@vyprava/atlas'
import { path } from '@vyprava/atlas/pen.ts'
import type { Language } from '@vyprava/module'
import { isEnclosed } from '../../rules/blocking.ts'
import { edgeOf, hexAt, IS_RIM, poseBetween, SIDES } from '../../rules/index.ts'
import { figureTextsIn } from '../../texts/figures.ts'
import { outlineOf } from '../board/tiles-ink.ts'
import { middleOf } from '../board/units.ts'
import { Figure } from './figure.tsx'
import { BoardWindow, type Box, heightOf, seal } from './parts.tsx'
import { bareBoard, viewOf } from './scene.ts'

const BOX: Box = { left: -262, top: -262, width: 524, height: 196 }
/** Walled all round, with a breach; with an engine on one side; with the bare rim on one side. */
const BREACHED = hexAt(-1, -2)
const ENGINE = hexAt(1, -2)
const RIM = hexAt(3, -2)

/** One hex that is enclosed, and two that are not. */
export function EnclosedFigure({ language }: { readonly language: Language }) {
  const state = bareBoard()
  const hexes = [BREACHED, ENGINE, RIM]
  for (const hex of hexes) {
    for (let side = 0; side < 6; side++) state.walls[SIDES[hex * 6 + side]] = 1
  }
  state.breaches[SIDES[BREACHED * 6 + 1]] = 0
  state.engines[0] = poseBetween(ENGINE, hexAt(1, -1))
  state.walls[edgeOf(state.engines[0])] = 0
  for (let side = 0; side < 6; side++) {
    const edge = SIDES[RIM * 6 + side]
    if (IS_RIM[edge] === 1) state.walls[edge] = 0
  }
  const ground = path('df-enclosed df-enclosed--next', outlineOf(BREACHED, 37))
  return (
    <Figure height={heightOf(BOX)} words={figureTextsIn(language).enclosed}>
      <BoardWindow view={viewOf(state)} box={BOX} ground={<Ink ink={ground} />}>
        <Ink ink={hexes.map((hex) => seal(middleOf(hex), isEnclosed(state, hex))).join('')} />
      </BoardWindow>
    </Figure>
  )
}
