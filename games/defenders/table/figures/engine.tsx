import { Ink } from '@vyprava/atlas'
import { at, group, path } from '@vyprava/atlas/pen.ts'
import type { Point } from '@vyprava/geometry'
import type { Language } from '@vyprava/module'
import { edgeOf, hexAt, poseBetween, wayOf } from '../../rules/index.ts'
import { moveTogether } from '../../rules/machine/engines.ts'
import { type FigureName, figureTextsIn } from '../../texts/figures.ts'
import { badge } from '../board/tokens-ink.ts'
import { edgeMiddle, engineAt } from '../board/units.ts'
import { engineInk } from '../board/walls-ink.ts'
import { Figure } from './figure.tsx'
import { BoardWindow, type Box, heightOf } from './parts.tsx'
import { bareBoard, hearing, viewOf } from './scene.ts'

interface RideProps {
  readonly language: Language
  readonly name: FigureName
  readonly from: number
  readonly steps: number
  readonly box: Box
}

/** An engine before and after some steps, its way and its walls, as the rules move it. */
function Ride({ language, name, from, steps, box }: RideProps) {
  const state = bareBoard()
  state.engines[0] = from
  const poses = [from]
  for (let step = 0; step < steps; step++) {
    moveTogether(state, 1, hearing().turn)
    poses.push(state.engines[0])
  }
  const way = poses.slice(0, -1).flatMap((pose) => wayOf(pose, state.direction).edges)
  const points = [edgeOf(from), ...way].map(edgeMiddle)
  return (
    <Figure height={heightOf(box)} words={figureTextsIn(language)[name]}>
      <BoardWindow view={viewOf(state)} box={box}>
        <Ink ink={group('ghost df-figure-before', engineInk(from)) + track(points)} />
        <Ink
          ink={poses
            .slice(1)
            .map((pose, step) => numbered(engineAt(pose), step + 1))
            .join('')}
        />
      </BoardWindow>
    </Figure>
  )
}

const track = (points: readonly Point[]): string => {
  const d = points.map(({ x, y }, place) => `${place === 0 ? 'M' : 'L'}${at(x, y)}`).join('')
  return path('df-track-halo', d) + path('df-track', d)
}

const numbered = ({ x, y }: Point, number: number): string => badge(x + 22, y - 20, number, 'df-badge--step')

/** Two steps around the hex on its right hand. */
export const EngineFigure = ({ language }: { readonly language: Language }) => (
  <Ride
    language={language}
    name="engine"
    from={poseBetween(hexAt(-2, 0), hexAt(-1, 0))}
    steps={2}
    box={{ left: -250, top: -125, width: 300, height: 205 }}
  />
)

/** One step along the rim. */
export const RimFigure = ({ language }: { readonly language: Language }) => (
  <Ride
    language={language}
    name="rim"
    from={poseBetween(hexAt(2, -3), hexAt(3, -3))}
    steps={1}
    box={{ left: 30, top: -276, width: 270, height: 190 }}
  />
)
