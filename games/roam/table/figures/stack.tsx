import { Ink, marker } from '@vyprava/atlas'
import type { Language } from '@vyprava/module'
import { figureTextsIn } from '../../texts/figures.ts'
import { Figure } from './figure.tsx'
import { seal, square } from './ink.ts'
import { LAND } from './lands.ts'
import { MapWindow, Word } from './parts.tsx'
import { sceneOf } from './scene.ts'

const SIDE = 82
const TOP = 10
const BOX = 78
const STACKS = [[1], [2, 1], [2, 1, 3]] as const
const MARKERS = { 0: [0], 1: [1, 0], 6: [1], 7: [0, 1], 12: [0], 13: [2, 0] } as const
const COUNTED = [
  [1, 5],
  [2, 3],
  [3, 1],
] as const

/** Two markers on a square: a land with stacks, how high they may be, and how they count. */
export function StackFigure({ language }: { readonly language: Language }) {
  const words = figureTextsIn(language).stack
  return (
    <Figure height={3 * SIDE + 2 * TOP} words={words}>
      <MapWindow
        view={sceneOf({ lands: { 0: LAND.eiderdown }, markers: MARKERS, advanced: true })}
        language={language}
        x={4}
        y={TOP}
        square={SIDE}
        left={0}
        top={0}
        columns={2}
        rows={3}
        complete={[0]}
      />
      <Ink
        ink={
          STACKS.map((designs, i) => {
            const x = 208 + i * (BOX + 16)
            return square(x, 22, BOX, designs) + seal(x + BOX / 2, 22 + BOX + 22, i < 2)
          }).join('') + COUNTED.map(([design], i) => marker(design, 224 + i * 88, 222, 44)).join('')
        }
      />
      <Word x={204} y={186} anchor="start">
        {words.counted}
      </Word>
      {COUNTED.map(([design, count], i) => (
        <Word key={design} x={252 + i * 88} y={228} anchor="start" className="rf-number">
          {count}
        </Word>
      ))}
    </Figure>
  )
}
