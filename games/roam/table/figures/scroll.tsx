import { FIGURE_WIDTH, Ink } from '@vyprava/atlas'
import { at, path } from '@vyprava/atlas/pen.ts'
import type { Language } from '@vyprava/module'
import { figureTextsIn } from '../../texts/figures.ts'
import { Figure } from './figure.tsx'
import { arrow, turnArrow } from './ink.ts'
import { LAND } from './lands.ts'
import { MapWindow, Word } from './parts.tsx'
import { sceneOf } from './scene.ts'

const SIDE = 78
const NORTH = 18
const SOUTH = FIGURE_WIDTH - NORTH - 2 * SIDE
const TOP = 98
const BOTTOM = TOP + 3 * SIDE

/** One card in the northern and in the southern row: the scroll looks out of the map. */
export function ScrollFigure({ language }: { readonly language: Language }) {
  const words = figureTextsIn(language).scroll
  const [half, turn] = words.turned
  const common = { language, y: TOP, square: SIDE, left: 0, columns: 2, rows: 3, named: true }
  return (
    <Figure height={BOTTOM + 74} words={words}>
      <Word x={NORTH + SIDE} y={20} className="rf-title">
        {words.north}
      </Word>
      <Word x={SOUTH + SIDE} y={20} className="rf-title">
        {words.south}
      </Word>
      <MapWindow view={sceneOf({ lands: { 0: LAND.dragonTeeth } })} x={NORTH} top={0} {...common} />
      <MapWindow view={sceneOf({ lands: { 3: LAND.dragonTeeth } })} x={SOUTH} top={3} {...common} />
      <Ink
        ink={
          arrow(NORTH + SIDE, TOP - 32, NORTH + SIDE, TOP - 66) +
          banner(NORTH + SIDE, TOP - 20) +
          arrow(SOUTH + SIDE, BOTTOM + 32, SOUTH + SIDE, BOTTOM + 66) +
          banner(SOUTH + SIDE, BOTTOM + 20) +
          middleOfMap(NORTH, BOTTOM + 10) +
          middleOfMap(SOUTH, TOP - 10) +
          turnArrow(FIGURE_WIDTH / 2, TOP + 1.5 * SIDE - 6, 40, -160, -20)
        }
      />
      <Word x={NORTH + SIDE} y={TOP - 14}>
        {words.scroll}
      </Word>
      <Word x={SOUTH + SIDE} y={BOTTOM + 26}>
        {words.scroll}
      </Word>
      <Word x={NORTH + SIDE} y={BOTTOM + 32} className="rf-word rf-quiet">
        {words.middle}
      </Word>
      <Word x={SOUTH + SIDE} y={TOP - 20} className="rf-word rf-quiet">
        {words.middle}
      </Word>
      <Word x={FIGURE_WIDTH / 2} y={TOP + 1.5 * SIDE}>
        {half}
      </Word>
      <Word x={FIGURE_WIDTH / 2} y={TOP + 1.5 * SIDE + 20}>
        {turn}
      </Word>
    </Figure>
  )
}

/** A strip of paper with rolled ends. */
function banner(x: number, y: number): string {
  const [half, high] = [46, 13]
  const curl = (end: number) => `<ellipse cx="${end}" cy="${y}" rx="5" ry="${high + 2}" class="rf-curl"/>`
  return (
    path('rf-scroll', `M${at(x - half, y - high)}h${2 * half}v${2 * high}h${-2 * half}Z`) +
    curl(x - half) +
    curl(x + half)
  )
}

const middleOfMap = (x: number, y: number): string =>
  path('rf-hair rf-broken', `M${at(x - 6, y)}h${2 * SIDE + 12}`)
