import { Ink } from '@vyprava/atlas'
import type { Point } from '@vyprava/geometry'
import type { Language } from '@vyprava/module'
import { edgeOf, RAYS } from '../../rules/index.ts'
import { figureTextsIn } from '../../texts/figures.ts'
import { badge } from '../board/tokens-ink.ts'
import { edgeMiddle } from '../board/units.ts'
import { Figure } from './figure.tsx'
import { BoardWindow, type Box, heightOf } from './parts.tsx'
import { laidOut, viewOf } from './scene.ts'

const BOX: Box = { left: -190, top: -160, width: 380, height: 320 }

/** The two trios that a game begins with: wall, wall, engine, and their mirror image. */
export function FirstWallsFigure({ language }: { readonly language: Language }) {
  const state = laidOut()
  const view = viewOf(state)
  const arrow = state.rotations[state.coreTop]
  // A wall on a ray of the core is the first of its trio.
  const rays = [RAYS[arrow], RAYS[(arrow + 3) % 6]]
  const numbers = [
    ...view.walls.flatMap((wall, edge) =>
      wall === 1 ? [{ edge, number: rays.includes(edge) ? 1 : 2 }] : [],
    ),
    ...view.engines.map((pose) => ({ edge: edgeOf(pose), number: 3 })),
  ]
  return (
    <Figure height={heightOf(BOX)} words={figureTextsIn(language)['first-walls']}>
      <BoardWindow
        view={{ ...view, mechs: view.mechs.map(() => 0), pollution: view.pollution.map(() => 0) }}
        box={BOX}
      >
        <Ink ink={numbers.map(({ edge, number }) => numbered(edgeMiddle(edge), number)).join('')} />
      </BoardWindow>
    </Figure>
  )
}

/** Beside the edge, on its outer side. */
function numbered({ x, y }: Point, number: number): string {
  const far = Math.hypot(x, y)
  return badge(x + (x / far) * 4, y - 24, number, 'df-badge--step')
}
